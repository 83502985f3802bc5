// SPDX-License-Identifier: MIT
// Sound rests while nobody sees the page: the program, which would fade it out, is not called then. A browser that has stopped
// it, as a phone does for a call, lets it on again at the next press alone.

let mutesAway = true; // the option "Silent in the background"
let rests = false;    // it sounded until the page was hidden
let over = false;

function audio() {
    return self.Module?.SDL2?.audioContext;
}

/* Whether it is to rest while nobody sees the page. */
export function muteAway(on) {
    mutesAway = on;
}

/* No sound from now on. */
export function end() {
    over = true;
    audio()?.suspend();
}

document.addEventListener("visibilitychange", () => {
    const context = audio();
    if (document.hidden && mutesAway && context?.state === "running") {
        rests = true;
        context.suspend();
    } else if (!document.hidden && rests && !over) {
        rests = false;
        context.resume().catch(() => {}); // at the next press
    }
});

for (const press of ["pointerup", "touchend", "keydown"]) {
    self.addEventListener(press, () => {
        const context = audio();
        if (context && context.state !== "running" && !over) {
            context.resume().catch(() => {});
        }
    }, {capture: true, passive: true});
}
