/* SPDX-License-Identifier: MIT */
/* A browser: what it does otherwise than posix.c, which is built beside this. Files lie in memory; what a
 * person keeps lies in the browser's own store as well, from where the page puts it back before the program
 * begins. */
#include "platform/os/os.h"

#include <emscripten.h>

/* The person's folder goes to the store at once, in one piece of text a file: a tab may be closed at any
 * moment, and what a slower store has been told by then is lost. */
/* clang-format off */
EM_JS(void, web_keep, (void), {
    const kept = {};
    const walk = function (folder) {
        FS.readdir(folder).forEach(function (name) {
            const path = folder + "/" + name;
            if (name === "." || name === "..") {
                return;
            }
            const info = FS.stat(path);
            if (FS.isDir(info.mode)) {
                walk(path);
            } else {
                kept["route-mille:" + path] = info.mtime.getTime() + " " + FS.readFile(path, {encoding: "utf8"});
            }
        });
    };
    try {
        walk("/libsdl");
        for (let i = localStorage.length - 1; i >= 0; i--) {
            const key = localStorage.key(i);
            if (key.startsWith("route-mille:") && !(key in kept)) {
                localStorage.removeItem(key);
            }
        }
        for (const key in kept) {
            if (localStorage.getItem(key) !== kept[key]) {
                localStorage.setItem(key, kept[key]);
            }
        }
    } catch (error) {
        console.error("route-mille: " + error);
    }
})

/* A browser allows it for some seconds after a key or a click. The canvas has the size of the page in any case. */
EM_JS(void, web_fullscreen, (int on), {
    if (on && !document.fullscreenElement && document.documentElement.requestFullscreen) {
        document.documentElement.requestFullscreen().then(function () {
            if (navigator.keyboard && navigator.keyboard.lock) {
                navigator.keyboard.lock(["Escape"]);
            }
        }).catch(function () {});
    } else if (!on && document.fullscreenElement) {
        document.exitFullscreen();
    }
})

EM_JS(void, web_copy, (const char *text), {
    if (navigator.clipboard) {
        navigator.clipboard.writeText(UTF8ToString(text)).catch(function (error) { console.warn("route-mille: " + error); });
    }
})

EM_JS(void, web_ended, (void), {
    if (Module.ended) {
        Module.ended();
    }
})
/* clang-format on */

bool os_cache_place(char *path, size_t size)
{
    (void)path, (void)size;
    return false; /* it would lie in memory */
}

void os_sync_folder(const char *folder)
{
    (void)folder;
    web_keep();
}

void os_loop(void (*step)(void *context), void *context)
{
    /* Does not return; what lies on the stack stays. */
    emscripten_set_main_loop_arg(step, context, 0, true);
}

bool os_loops(void)
{
    return true;
}

void os_end_loop(void)
{
    emscripten_cancel_main_loop();
    web_ended();
}

bool os_fills_screen(bool on)
{
    web_fullscreen(on);
    return true;
}

void os_copy(const char *text)
{
    web_copy(text);
}
