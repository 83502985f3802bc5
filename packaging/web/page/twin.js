// SPDX-License-Identifier: MIT
// Another instance of the program, which thinks in a worker (thinker.js) while this one draws. Memory is copied there and
// back. What it is at ends with it: to call it off it is ended, and another one begins with the next job.

const address = new URL("thinker.js", import.meta.url);
let binary = null; // compiled once for both
let worker = null;

export let given = 0;    // jobs so far,
export let answered = 0; // of which so many came back,
export let calledOff = 0; // and so many were ended

/* The compiled program, before any job. */
export function use(module) {
    binary = module;
}

function hear(from, memory) {
    if (from !== worker) {
        return;
    }
    answered++;
    const at = Module._malloc(memory.length);
    Module.HEAPU8.set(memory, at);
    Module._web_twin_answered(at, memory.length);
    Module._free(at);
}

export function open() {
    try {
        const begun = new Worker(address);
        worker = begun;
        begun.addEventListener("message", ({data}) => hear(begun, data));
        begun.addEventListener("error", (error) => {
            console.error("route-mille:", error.message);
            if (begun === worker) {
                stop();
                Module._web_twin_lost();
            }
        });
        begun.postMessage({binary});
        return true;
    } catch (error) {
        console.error("route-mille:", error);
        return false;
    }
}

export function give(run, memory, ms) {
    given++;
    if (worker || open()) {
        worker.postMessage({run, memory, ms}, [memory.buffer]);
    } else {
        queueMicrotask(() => Module._web_twin_lost());
    }
}

export function stop() {
    calledOff = given - answered;
    worker?.terminate();
    worker = null;
}
