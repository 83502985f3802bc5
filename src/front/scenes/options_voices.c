/* SPDX-License-Identifier: MIT */
#include "front/scenes/options_voices.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "ui/draw.h"
#include "ui/furniture.h"

#include <string.h>

enum { NAMES_SIZE = 8192 };
/* Letters may shrink to this part of their size until a name is cut. */
static const float LEAST = 2 / 3.0f;

/* Adds a name that can be kept and is not there yet. */
static void add_name(struct text *names, const char *name, size_t length)
{
    char line[VOICE_NAME_SIZE + 2];
    if (length == 0 || length >= VOICE_NAME_SIZE) {
        return;
    }
    text_format(line, sizeof line, "\n%.*s\n", (int)length, name);
    if (!strstr(names->data, line)) {
        text_add(names, line + 1);
    }
}

/* The names of the system's voices, a line each, with an empty one in front of them. */
static void gather(const struct front *front, char names[NAMES_SIZE])
{
    char told[NAMES_SIZE];
    struct text in = text_in(told, sizeof told), out = text_in(names, NAMES_SIZE);
    front->services->voices(front->services->context, front->language, &in);
    text_add(&out, "\n");
    const char *at = told;
    for (const char *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        add_name(&out, at, (size_t)(end - at));
    }
}

int options_voices(const struct front *front)
{
    char names[NAMES_SIZE];
    int lines = -1;
    gather(front, names);
    for (const char *at = names; *at; at++) {
        lines += *at == '\n';
    }
    return lines;
}

int options_voice(const struct front *front)
{
    char names[NAMES_SIZE];
    const char *chosen = front->settings.speech_voice, *at = names;
    if (chosen[0] == '\0') {
        return 0;
    }
    gather(front, names);
    size_t wanted = strlen(chosen);
    for (int value = 0; *at; value++) {
        size_t length = strcspn(at, "\n");
        if (length == wanted && memcmp(at, chosen, length) == 0) {
            return value;
        }
        at += length + 1;
    }
    return 0;
}

bool options_voice_is_strange(const struct front *front)
{
    return front->settings.speech_voice[0] && options_voice(front) == 0;
}

void options_voice_choose(struct front *front, int value)
{
    char names[NAMES_SIZE];
    const char *at = names;
    gather(front, names);
    for (int i = 0; i < value && *at; i++) {
        at += strcspn(at, "\n") + 1;
    }
    text_format(front->settings.speech_voice, sizeof front->settings.speech_voice, "%.*s",
                (int)strcspn(at, "\n"), at);
}

void options_voice_words(const struct front *front, struct text *out)
{
    const char *chosen = front->settings.speech_voice;
    text_add(out, chosen[0] ? chosen : _("The system’s voice"));
}

/* ---- in the row ---------------------------------------------------------------------------------------- */

void options_voice_shown(const struct front *front, const struct draw_list *list, struct rect box,
                         struct text *out)
{
    static const char ellipsis[] = "\u2026";
    char whole[VOICE_NAME_SIZE], cut[VOICE_NAME_SIZE + sizeof ellipsis];
    struct text words = text_in(whole, sizeof whole);
    options_voice_words(front, &words);
    text_copy(cut, sizeof cut, whole);
    for (size_t length = words.length; length > 1 && furniture_choice_part(list, box, cut) < LEAST;) {
        do {
            length--;
        } while (length > 1 && ((whole[length] & 0xC0) == 0x80 || whole[length - 1] == ' '));
        text_format(cut, sizeof cut, "%.*s%s", (int)length, whole, ellipsis);
    }
    text_add(out, cut);
}
