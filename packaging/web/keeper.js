// SPDX-License-Identifier: MIT
// A service worker: the parts of this version of the game, kept together, so that it plays without a network and never
// with parts of two versions. A newer version is kept beside it and takes its place once no page of this one is open.
"use strict";
importScripts("parts.js");

const {build, core, rest} = self.parts;
const family = `route-mille ${self.registration.scope} `;
const name = family + build;

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(name).then((kept) => kept.addAll(core.map((path) => new Request(path, {cache: "no-cache"})))));
});

self.addEventListener("activate", (event) => {
    event.waitUntil((async () => {
        const old = (await caches.keys()).filter((other) => other.startsWith(family) && other !== name);
        await Promise.all(old.map((other) => caches.delete(other)));
        await self.clients.claim();
    })());
});

async function answer(request) {
    const kept = await caches.open(name), found = await kept.match(request, {ignoreSearch: true});
    if (found) {
        return found;
    }
    const fresh = await fetch(request);
    if (fresh.ok && rest.some((path) => request.url.endsWith(path))) {
        await kept.put(request, fresh.clone());
    }
    return fresh;
}

self.addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) {
        event.respondWith(answer(event.request));
    }
});

async function fetchRest() {
    const kept = await caches.open(name);
    for (const path of rest) {
        if (!await kept.match(path)) {
            await kept.add(path);
        }
    }
}

self.addEventListener("message", (event) => {
    if (event.data === "rest") {
        event.waitUntil(fetchRest().catch(() => {})); // without a network: another time
    }
});
