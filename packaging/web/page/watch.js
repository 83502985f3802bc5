// SPDX-License-Identifier: MIT
// What goes wrong by itself is told: an exception that nobody has caught, a program that ends, a beginning that does not
// come to its end.
import {again, tell, tellBeside, untell} from "./trouble.js";
import {words} from "./words.js";

const patienceMs = 20000; // without anything that comes
const here = new URL("..", import.meta.url).href;
let timer = 0;
let plays = false;  // the first picture is there
let inStep = false; // the program is called; an exception out of it ends its loop
let slow = false;   // it was told that it takes long
let over = false;   // that the program has stopped was told, and nothing after it

/* The program has stopped, or cannot begin; `why` in its own words. */
export function stop(why) {
    if (!over) {
        over = true;
        clearTimeout(timer);
        tell(plays ? words.stopped(why) : words.notBegun(why), again);
    }
}

function wrong(error) {
    if (over) {
        return;
    }
    if (!plays || inStep) {
        stop(error);
    } else {
        tellBeside(words.wrong(error), again);
    }
}

function late() {
    if (document.hidden || slow || !tellBeside(words.slow(), again)) {
        come(); // nobody waits, or somebody reads another sentence
        return;
    }
    slow = true;
}

/* Something of what the first picture waits for has come. */
export function come() {
    clearTimeout(timer);
    if (plays || over) {
        return;
    }
    if (slow) {
        slow = false;
        untell(words.slow());
    }
    timer = setTimeout(late, patienceMs);
}

/* The game stands there. */
export function playing() {
    plays = true;
    clearTimeout(timer);
    if (slow) {
        untell(words.slow());
    }
}

/* What emscripten calls round each step of the loop, and at the program's end. */
export const hooks = {
    preMainLoop() {
        inStep = true;
    },
    postMainLoop() {
        inStep = false;
    },
    onAbort: stop,
    quit(code, thrown) {
        if (code !== 0) {
            stop(hooks.said || `${thrown.message ?? thrown}`);
        }
        throw thrown;
    },
    said: "", // the last the program has said
};

/* What a browser's extension does in this page is not ours. */
self.addEventListener("error", (event) => {
    if ((!event.filename || event.filename.startsWith(here)) && !event.message?.startsWith("ResizeObserver")) {
        wrong(event.message);
    }
});
self.addEventListener("unhandledrejection", ({reason}) => {
    if (!reason?.stack || reason.stack.includes(here)) {
        wrong(reason?.message ?? String(reason));
    }
});
