// SPDX-License-Identifier: MIT
// A field that nobody sees takes letters: only there do dead keys, foreign scripts and a phone's keyboard compose them.
import {ERASED, LETTERS, tellProgram} from "./news.js";

const field = document.getElementById("letters");
const canvas = document.getElementById("canvas");
const stop = " "; // stands in the field, so that something can be erased

function empty() {
    field.value = stop;
    field.setSelectionRange(stop.length, stop.length);
}

function takeWhatCame() {
    const text = field.value;
    if (text.length < stop.length) {
        tellProgram(ERASED);
    }
    for (const letter of text.slice(stop.length)) {
        tellProgram(LETTERS, letter);
    }
    empty();
}

field.addEventListener("input", (event) => {
    if (!event.isComposing) {
        takeWhatCame();
    }
});
field.addEventListener("compositionend", takeWhatCame);
/* The library would hear each letter a second time, and the keys that only compose. */
field.addEventListener("keypress", (event) => event.stopPropagation());
field.addEventListener("keydown", (event) => {
    if (event.isComposing) {
        event.stopPropagation();
    }
});

export function take(on) {
    empty();
    (on ? field : canvas).focus();
}
