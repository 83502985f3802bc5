// SPDX-License-Identifier: MIT
// Text for other programs: the library's own clipboard goes no further than this page.

/* Pages that came without encryption have the old way alone. */
function copyBySelection(text) {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    document.getElementById("canvas").focus();
}

export function copy(text) {
    if (navigator.clipboard) {
        navigator.clipboard.writeText(text).catch(() => copyBySelection(text));
    } else {
        copyBySelection(text);
    }
}
