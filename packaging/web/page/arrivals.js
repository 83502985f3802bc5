// SPDX-License-Identifier: MIT
// Files that come by and by, each once it is asked for: the sounds. While there is no network they stay on their way.

const HERE = 0, COMING = 1, MISSING = 2; // enum os_arrival of src/platform/os/os.h
const againMs = 10000;
const known = new Map();

async function bring(FS, path) {
    let answer;
    try {
        answer = await fetch(`.${path}`);
    } catch {
        setTimeout(() => bring(FS, path), againMs);
        return;
    }
    if (answer.ok) {
        const bytes = new Uint8Array(await answer.arrayBuffer());
        FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        FS.writeFile(path, bytes);
    }
    known.set(path, answer.ok ? HERE : MISSING);
}

export function ask(FS, path) {
    if (!known.has(path)) {
        known.set(path, COMING);
        bring(FS, path);
    }
    return known.get(path);
}
