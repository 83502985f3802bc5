// SPDX-License-Identifier: MIT
// What stands in the way, in a sentence over the page, with buttons for what can be done about it.
import {words} from "./words.js";

const panel = document.getElementById("trouble");
const [sentence, row] = panel.children;

export const again = {label: words.again, act: () => location.reload()};

/* Shows a sentence; each of the buttons closes it and acts. */
export function tell(text, ...buttons) {
    sentence.textContent = text;
    row.replaceChildren(...buttons.map(({label, act}) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label;
        button.addEventListener("click", () => {
            untell();
            act();
        });
        return button;
    }));
    panel.classList.remove("beside");
    panel.hidden = false;
    row.firstChild?.focus();
}

/* Takes a sentence away, or whatever stands there. */
export function untell(text = sentence.textContent) {
    panel.hidden ||= sentence.textContent === text;
}

/* The same at the page's foot, over a game that goes on, with a button more that only closes it. false: another sentence
 * waits for an answer. */
export function tellBeside(text, ...buttons) {
    if (!panel.hidden && !panel.classList.contains("beside")) {
        return false;
    }
    tell(text, ...buttons, {label: words.close, act: () => {}});
    panel.classList.add("beside");
    return true;
}
