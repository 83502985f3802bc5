// SPDX-License-Identifier: MIT
// The page: looks whether everything is there that the game needs, and begins it with the modules it calls.
import * as watch from "./watch.js"; // first: it hears what goes wrong in the others
import * as arrivals from "./arrivals.js";
import {claim} from "./claim.js";
import * as clipboard from "./clipboard.js";
import * as letters from "./letters.js";
import {arrive} from "./loading.js";
import {news} from "./news.js";
import {keepForLater} from "./offline.js";
import {run} from "./program.js";
import * as screen from "./screen.js";
import * as sound from "./sound.js";
import * as speech from "./speech.js";
import * as store from "./store.js";
import {again, tell, untell} from "./trouble.js";
import * as twin from "./twin.js";
import {language, words} from "./words.js";

const canvas = document.getElementById("canvas");
const asked = new URLSearchParams(location.search);

function dress() {
    document.documentElement.lang = language;
    document.getElementById("about").textContent = words.about;
    document.getElementById("waiting").textContent = words.waiting;
    document.getElementById("access").textContent = words.access;
    document.getElementById("fill").textContent = words.fill;
}

/* The map round the canvas, unless there is another page or nothing at all round it. */
function frame() {
    document.documentElement.classList.toggle("framed", self === self.top && !document.fullscreenElement);
}

function listen() {
    document.addEventListener("fullscreenchange", frame);
    document.getElementById("fill").addEventListener("click", () => {
        screen.fill(true);
        canvas.focus();
    });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("webglcontextlost", (event) => {
        event.preventDefault();
        tell(words.noPicture(), again);
    });
}

function leaveStore() {
    store.leave();
    Module.pauseMainLoop();
    sound.end();
    tell(words.elsewhere(), {label: words.here, act: () => location.reload()});
}

/* Resolves once this page may play, for which a person may have to decide. */
async function mayPlay() {
    if (!store.works()) {
        store.leave();
        await new Promise((act) => tell(words.noStore(), {label: words.play, act}));
    } else {
        let asked = false;
        await claim(leaveStore, () => new Promise((act) => {
            asked = true;
            tell(words.elsewhere(), {label: words.here, act});
        }));
        if (asked) {
            untell(); // the other page may have gone before anybody answered
        }
    }
}

/* Lines of a trace begin like this; anything else is said to whoever looks after the page. */
function print(line) {
    if (!line.startsWith("{")) {
        console.log(line);
        return;
    }
    Module.traced.push(line);
    if (!Module.first && line.includes("\"frame\"")) {
        Module.first = performance.mark("picture").startTime;
    }
}

const module = {
    ...watch.hooks,
    canvas,
    arguments: asked.getAll("arg"),
    traced: [],
    print,
    printErr(line) {
        watch.hooks.said = line;
        console.warn(line);
    },
    setStatus() {},
    preRun: [() => store.restore(FS)],
    onRuntimeInitialized() {
        performance.mark("begun");
        requestAnimationFrame(() => {
            arrive();
            watch.playing();
            canvas.focus();
            keepForLater();
        });
    },
    ended: () => tell(words.ended(), again),
    news, store, screen, sound, clipboard, letters, arrivals, twin, speech,
};

dress();
frame();
listen();
self.modulesHave();
watch.come();
if (typeof WebAssembly === "undefined") {
    tell(words.noWebAssembly());
} else {
    run(module, mayPlay());
}
