// SPDX-License-Identifier: MIT
// One page at a time on the store: each has a copy of it in its memory and would write over the other's moves.

const name = "route-mille";
const patienceMs = 1000; // a page that is being closed lets go of it in that time

async function isHeld() {
    const {held} = await navigator.locks.query();
    return held.some((lock) => lock.name === name);
}

/* Resolves once this page has the store. While another page has it `wanted` is called, and once what that returns
 * resolves it is taken from there. Once it is taken from here `lost` is called. Where browsers know no locks every
 * page has it. */
export function claim(lost, wanted) {
    if (!navigator.locks) {
        return Promise.resolve();
    }
    const line = new AbortController();
    let mine = false;
    return new Promise((have) => {
        const hold = () => {
            mine = true;
            have();
            return new Promise(() => {}); // as long as the page is there
        };
        const ask = (options) => navigator.locks.request(name, options, hold).catch(() => mine && lost());
        ask({signal: line.signal});
        setTimeout(async () => {
            if (!mine && await isHeld() && !mine) {
                await wanted();
                if (!mine) {
                    line.abort();
                    ask({steal: true});
                }
            }
        }, patienceMs);
    });
}
