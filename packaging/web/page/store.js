// SPDX-License-Identifier: MIT
// The person's folder in the browser's own store, a piece of text for each file. localStorage and no slower store: it has
// everything by the time a call returns, so that a tab may be closed right behind a move.
import {tellBeside} from "./trouble.js";
import {words} from "./words.js";

const prefix = "route-mille:";
const asked = "route-mille?stay";
const folder = "/libsdl"; // where SDL has a person's folder lie
let writes = true;
let told = false;

/* Whether the browser keeps anything at all. */
export function works() {
    try {
        localStorage.setItem("route-mille?", "1");
        localStorage.removeItem("route-mille?");
        return true;
    } catch {
        return false;
    }
}

/* Nothing is written from now on: another page has the store, or there is none. */
export function leave() {
    writes = false;
}

/* A browser that runs out of room throws away what pages keep, but of those that may stay. It may ask the person for that:
 * once in all, and for a game that was begun. */
function askToStay() {
    if (localStorage.getItem(asked) === null) {
        localStorage.setItem(asked, "1");
        navigator.storage?.persist?.().catch(() => {});
    }
}

function keys() {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

/* Puts everything back to where the program looks for it, as old as it was. */
export function restore(FS) {
    FS.mkdirTree(folder);
    if (!works()) {
        return;
    }
    for (const key of keys()) {
        const path = key.slice(prefix.length), text = localStorage.getItem(key), space = text.indexOf(" ");
        const written = Number(text.slice(0, space));
        FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        FS.writeFile(path, text.slice(space + 1));
        FS.utime(path, written, written);
    }
}

function gather(FS, at, kept) {
    for (const name of FS.readdir(at)) {
        const path = `${at}/${name}`;
        if (name === "." || name === "..") {
            continue;
        }
        const info = FS.stat(path);
        if (FS.isDir(info.mode)) {
            gather(FS, path, kept);
        } else {
            kept.set(prefix + path, `${info.mtime.getTime()} ${FS.readFile(path, {encoding: "utf8"})}`);
        }
    }
    return kept;
}

/* Writes what has changed; what no longer is there first makes room. */
export function keep(FS) {
    if (!writes) {
        return;
    }
    const kept = gather(FS, folder, new Map());
    try {
        keys().filter((key) => !kept.has(key)).forEach((key) => localStorage.removeItem(key));
        kept.forEach((text, key) => {
            if (localStorage.getItem(key) !== text) {
                localStorage.setItem(key, text);
            }
        });
        if ([...kept.keys()].some((key) => key.endsWith(".journal"))) {
            askToStay();
        }
        told = false;
    } catch (error) {
        console.error("route-mille:", error);
        if (!told) {
            told = true;
            tellBeside(words.notKept());
        }
    }
}
