// SPDX-License-Identifier: MIT
// Keeps the page for when there is no network, and lets it be installed. The sounds follow one by one.

const afterMs = 4000; // behind the first picture

export function keepForLater() {
    setTimeout(async () => {
        try {
            /* Not there without encryption, refused in another page's frame. */
            await navigator.serviceWorker.register("keeper.js");
            const registration = await navigator.serviceWorker.ready;
            registration.active.postMessage("rest");
        } catch (error) {
            console.warn("route-mille:", error);
        }
    }, afterMs);
}
