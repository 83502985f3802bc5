// SPDX-License-Identifier: MIT
// Brings the program and what its first picture needs, and begins it.
import {drive, expect} from "./loading.js";
import {again, tell} from "./trouble.js";
import * as twin from "./twin.js";
import {come} from "./watch.js";
import {words} from "./words.js";

const sizes = self.parts.first;

/* A part's bytes, told as they come. */
async function open(name) {
    const answer = await fetch(name);
    if (!answer.ok) {
        throw new Error(`${name}: ${answer.status}`);
    }
    let bytes = 0;
    const counted = answer.body.pipeThrough(new TransformStream({
        transform(piece, on) {
            bytes += piece.length;
            drive(name, bytes);
            come();
            on.enqueue(piece);
        },
    }));
    return new Response(counted, {headers: {"content-type": answer.headers.get("content-type")}});
}

async function compile(name) {
    const answer = await open(name);
    /* Not every server knows what it hands out. */
    return answer.headers.get("content-type") === "application/wasm" ?
        WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

function script(name) {
    return new Promise((done, failed) => {
        const element = document.createElement("script");
        element.src = name;
        element.onload = done;
        element.onerror = () => failed(new Error(name));
        document.body.append(element);
    });
}

function notCome(error) {
    console.error("route-mille:", error);
    tell(words.notCome(error.message), again);
}

/* `module` is what emscripten's Module begins with; the program runs once `mayBegin` resolves. */
export async function run(module, mayBegin) {
    expect(Object.values(sizes).reduce((one, other) => one + other, 0));
    const binary = compile("route-mille.wasm");
    const files = open("route-mille-files.data").then((answer) => answer.arrayBuffer());
    binary.catch(() => {});
    files.catch(() => {});
    self.Module = Object.assign(module, {
        instantiateWasm(imports, done) {
            binary.then(async (compiled) => {
                twin.use(compiled);
                done(await WebAssembly.instantiate(compiled, imports), compiled);
            }).catch(notCome);
            return {};
        },
    });
    try {
        const bytes = await files;
        performance.mark("files");
        Module.getPreloadedPackage = () => bytes;
        await Promise.all([binary, mayBegin]);
        performance.mark("compiled");
        come();
        await script("route-mille-files.js");
        await script("route-mille.js");
    } catch (error) {
        notCome(error);
    }
}
