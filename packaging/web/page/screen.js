// SPDX-License-Identifier: MIT
// The screen: what draws on it, and the whole of it. A browser gives it to a key or a click alone, and whoever looks on may leave it at any time: what
// became of it is told.
import {FILLED, LEFT, tellProgram} from "./news.js";

const root = document.documentElement;

function tell() {
    tellProgram(document.fullscreenElement ? FILLED : LEFT);
}

export async function fill(on) {
    if (on === Boolean(document.fullscreenElement)) {
        return;
    }
    try {
        await (on ? root.requestFullscreen() : document.exitFullscreen());
        /* Esc is a key of the game there, and held for a while it still leaves. */
        await navigator.keyboard?.lock?.(["Escape"]);
    } catch {
        tell();
    }
}

/* What draws WebGL here, asked of a canvas that nobody sees: a canvas that had WebGL once never has anything else. Nothing
 * where there is no WebGL. */
export function glName() {
    const gl = document.createElement("canvas").getContext("webgl");
    return gl?.getParameter(gl.RENDERER) ?? "";
}

document.addEventListener("fullscreenchange", tell);
