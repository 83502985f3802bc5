/* SPDX-License-Identifier: MIT */
/* The voice of a browser: the page (packaging/web/page/speech.js) gives sentences to a screen reader or to a
 * voice of the browser. */
#include "platform/os/os.h"

#include "base/i18n/translate.h"
#include "base/text.h"

#include <emscripten.h>

/* clang-format off */
EM_JS(void, web_say, (const char *sentence, const char *language, const char *name, int rate, int loudness), {
    Module.speech.say(UTF8ToString(sentence), UTF8ToString(language), UTF8ToString(name), rate, loudness);
})
EM_JS(int, web_speaking, (void), { return Module.speech.look(); })
EM_JS(void, web_hush, (void), { Module.speech.hush(); })
EM_JS(void, web_voices, (const char *language, char *names, int size), {
    stringToUTF8(Module.speech.list(UTF8ToString(language)), names, size);
})
/* clang-format on */

enum { NAMES_SIZE = 4096 };

/* The page keeps what there is to keep; this is only an address. */
static void *page_open(void)
{
    return malloc(1);
}

static void page_hush(void *voice)
{
    (void)voice;
    web_hush();
}

static void page_close(void *voice)
{
    web_hush();
    free(voice);
}

static void page_say(void *voice, const struct os_utterance *utterance)
{
    (void)voice;
    web_say(utterance->sentence, utterance->language, utterance->name, utterance->rate, utterance->loudness);
}

static enum os_speaking page_look(void *voice)
{
    (void)voice;
    return (enum os_speaking)web_speaking();
}

static void page_list(void *voice, const char *language, struct text *names)
{
    char listed[NAMES_SIZE];
    (void)voice;
    web_voices(language, listed, sizeof listed);
    text_add(names, listed);
}

static const struct os_voice_way page_way = {.name = "page",
                                             .open = page_open,
                                             .close = page_close,
                                             .say = page_say,
                                             .look = page_look,
                                             .hush = page_hush,
                                             .list = page_list,
                                             .lists_at_once = true};

const struct os_voice_way *const *os_voice_ways(void)
{
    static const struct os_voice_way *const ways[] = {&page_way, NULL};
    return ways;
}

const char *os_voice_advice(void)
{
    return N_("This browser has no voice: add one in the settings of its system, or start a screen reader.");
}

/* No page is told. */
enum os_answer os_screen_reader(bool waits)
{
    (void)waits;
    return OS_NO;
}
