// SPDX-License-Identifier: MIT
// The picture until the game's own: a saloon drives as far as the parts have come.
import {words} from "./words.js";

const picture = document.getElementById("loading");
const begins = 110, way = 740, least = 30;
const came = new Map();
let all = 0;

export function expect(bytes) {
    all = bytes;
}

/* So many bytes of a part have come. */
export function drive(part, bytes) {
    came.set(part, bytes);
    const sum = [...came.values()].reduce((one, other) => one + other, 0), share = Math.min(1, sum / all);
    const length = least + (way - least) * share;
    document.getElementById("driven").setAttribute("width", length);
    document.getElementById("car").setAttribute("transform", `translate(${begins + length} 0)`);
    document.getElementById("share").textContent = words.share(Math.floor(100 * share));
}

export function arrive() {
    picture.remove();
}
