// SPDX-License-Identifier: MIT
// The same program as on the page, without a window: it does jobs (twin.js), one after the other.
"use strict";

const waiting = [];
let ready = false;

function work({run, memory, ms}) {
    const at = Module._malloc(memory.length);
    Module.HEAPU8.set(memory, at);
    Module._web_twin_run(run, at, ms);
    const done = Module.HEAPU8.slice(at, at + memory.length);
    Module._free(at);
    postMessage(done, [done.buffer]);
}

function begin(binary) {
    self.Module = {
        noInitialRun: true,
        instantiateWasm(imports, done) {
            WebAssembly.instantiate(binary, imports).then((instance) => done(instance, binary));
            return {};
        },
        onRuntimeInitialized() {
            ready = true;
            waiting.splice(0).forEach(work);
        },
    };
    importScripts("../route-mille.js");
}

self.addEventListener("message", ({data}) => {
    if (data.binary) {
        begin(data.binary);
    } else if (ready) {
        work(data);
    } else {
        waiting.push(data);
    }
});
