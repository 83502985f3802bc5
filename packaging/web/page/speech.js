// SPDX-License-Identifier: MIT
// What the program says aloud: a line that only screen readers read, or a voice of the browser. Which of them, a person is asked
// once, with the first sentence; until there is an answer the line has it.
import {tellBeside} from "./trouble.js";
import {words} from "./words.js";

/* enum os_speaking of src/platform/os/os.h. */
const SPEAKS = 0, SAID = 1, GIVEN = 2, FAILS = 3;
const kept = "route-mille speech";
const line = document.getElementById("said");
const canvas = document.getElementById("canvas");
const synthesis = self.speechSynthesis;
let state = SAID;
let asked = false;
let current = null; // also keeps the utterance alive: a browser may forget one that it is saying

function remembered() {
    try {
        return localStorage.getItem(kept);
    } catch {
        return null; // this browser keeps nothing
    }
}

let speaker = remembered(); // "reader" or "voice"; null: not asked yet

function choose(which) {
    speaker = which;
    try {
        localStorage.setItem(kept, which);
    } catch {
        // asked again the next time
    }
    canvas.focus();
}

/* Voices of this machine alone: what is said goes to no server. */
function voices(language) {
    return synthesis ? synthesis.getVoices().filter((voice) => voice.localService && voice.lang.slice(0, 2) === language) : [];
}

function ask(language) {
    if (asked || speaker || voices(language).length === 0) {
        return;
    }
    asked = tellBeside(words.whoSpeaks(), {label: words.reader, act: () => choose("reader")},
        {label: words.voice, act: () => choose("voice")});
}

/* The same sentence twice is a change too. The game may speak another language than the page. */
function write(sentence, language) {
    line.lang = language;
    line.textContent = line.textContent === sentence ? `${sentence}\u00a0` : sentence;
    state = GIVEN;
}

/* rate, loudness: percent. */
export function say(sentence, language, name, rate, loudness) {
    const there = voices(language);
    ask(language);
    if (speaker !== "voice" || there.length === 0 || navigator.userActivation?.hasBeenActive === false) {
        write(sentence, language);
        return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    current = utterance;
    utterance.voice = there.find((voice) => voice.name === name) ?? there.find((voice) => voice.default) ?? there[0];
    utterance.lang = utterance.voice.lang;
    utterance.rate = Math.min(Math.max(rate / 100, .1), 10);
    utterance.volume = Math.min(Math.max(loudness / 100, 0), 1);
    utterance.onend = () => ended(utterance, SAID);
    utterance.onerror = () => ended(utterance, FAILS);
    state = SPEAKS;
    synthesis.speak(utterance);
}

function ended(utterance, how) {
    if (current === utterance) {
        current = null;
        state = how;
    }
}

export function look() {
    return state;
}

export function hush() {
    current = null;
    state = SAID;
    line.textContent = "";
    synthesis?.cancel();
}

export function list(language) {
    return speaker === "voice" ? voices(language).map((voice) => `${voice.name}\n`).join("") : "";
}

/* Who sees the picture needs no such line; who does not hears how to begin. */
self.addEventListener("keydown", () => {
    if (state === SAID && line.textContent === "") {
        line.textContent = words.byEar();
    }
}, {once: true, capture: true, passive: true});
