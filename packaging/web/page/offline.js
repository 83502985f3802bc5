// SPDX-License-Identifier: MIT
// Keeps the page for when there is no network, and lets it be installed. The sounds follow one by one.

const afterMs = 4000; // behind the first picture

export function keepForLater() {
    if (!navigator.serviceWorker) {
        return; // no encryption, or another page's frame that allows none
    }
    setTimeout(async () => {
        try {
            await navigator.serviceWorker.register("keeper.js");
            const registration = await navigator.serviceWorker.ready;
            registration.active.postMessage("rest");
        } catch (error) {
            console.warn("route-mille:", error);
        }
    }, afterMs);
}
