// SPDX-License-Identifier: MIT
// One page at a time on the store: each has a copy of it in its memory and would write over the other's moves.

const name = "route-mille";
const patienceMs = 800; // a page that is being closed lets go of it in that time

/* Resolves to true once this page has the store, to false while another page has it. With `steal` it is taken. Once it
 * has been taken from here `lost` is called. Where browsers know no locks every page has it. */
export function claim(lost, steal = false) {
    if (!navigator.locks) {
        return Promise.resolve(true);
    }
    const patience = new AbortController();
    return new Promise((answer) => {
        const timer = setTimeout(() => patience.abort(), patienceMs);
        let held = false;
        const options = steal ? {steal} : {signal: patience.signal};
        navigator.locks.request(name, options, () => {
            clearTimeout(timer);
            held = true;
            answer(true);
            return new Promise(() => {}); // as long as the page is there
        }).catch(() => {
            if (held) {
                lost();
            } else {
                answer(false);
            }
        });
    });
}
