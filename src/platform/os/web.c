/* SPDX-License-Identifier: MIT */
/* Browsers: the functions that differ from posix.c, which is built too. The page (packaging/web) does the
 * work, in modules under Module, which are called here. Files are in memory; the person's files are also
 * stored in the browser. */
#include "platform/os/os.h"

#include <emscripten.h>

/* clang-format off */
EM_JS(void, web_keep, (void), { Module.store.keep(FS); })
EM_JS(void, web_ended, (void), { Module.ended(); })
EM_JS(void, web_fill_screen, (int on), { Module.screen.fill(on !== 0); })
EM_JS(void, web_gl_name, (char *name, int size), { stringToUTF8(Module.screen.glName(), name, size); })
EM_JS(void, web_mute_away, (int on), { Module.sound.muteAway(on !== 0); })
EM_JS(void, web_copy, (const char *text), { Module.clipboard.copy(UTF8ToString(text)); })
EM_JS(void, web_take_letters, (int on), { Module.letters.take(on !== 0); })
EM_JS(int, web_fetch, (const char *path), { return Module.arrivals.ask(FS, UTF8ToString(path)); })

EM_JS(int, web_news, (char *text, int size), {
    const news = Module.news.shift();
    stringToUTF8(news ? news.text : "", text, size);
    return news ? news.kind : 0;
})
EM_JS(int, web_touched, (void), { return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches ? 1 : 0; })
/* clang-format on */

bool os_cache_place(char *path, size_t size)
{
    (void)path, (void)size;
    return false; /* cached files would only be in memory */
}

void os_sync_folder(const char *folder)
{
    (void)folder;
    web_keep();
}

void os_loop(void (*step)(void *context), void *context)
{
    /* Does not return; variables on the stack stay valid. */
    emscripten_set_main_loop_arg(step, context, 0, true);
}

bool os_loops(void)
{
    return true;
}

bool os_touched(void)
{
    return web_touched() != 0;
}

void os_end_loop(void)
{
    emscripten_cancel_main_loop();
    web_ended();
}

bool os_fill_screen(bool on)
{
    web_fill_screen(on);
    return true;
}

bool os_gl_name(char *name, size_t size)
{
    web_gl_name(name, (int)size);
    return true;
}

void os_mute_away(bool on)
{
    web_mute_away(on);
}

void os_copy(const char *text)
{
    web_copy(text);
}

void os_take_letters(bool on)
{
    web_take_letters(on);
}

bool os_news(struct os_news *news)
{
    news->kind = (enum os_news_kind)web_news(news->text, sizeof news->text);
    return news->kind != OS_NEWS_NONE;
}

enum os_arrival os_fetch(const char *path)
{
    return (enum os_arrival)web_fetch(path);
}
