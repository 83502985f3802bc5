/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_options.h"

#include "base/i18n/locale.h"
#include "base/i18n/translate.h"

#include <string.h>

/* Whether a character that begins here is a letter. Beyond ASCII all are but spaces and signs: U+0080 to
 * U+00BF and U+2000 to U+2FFF, which begin with these bytes. */
static bool is_letter(const char *at)
{
    unsigned char first = (unsigned char)*at;
    return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') ||
           (first >= 0x80u && first != 0xC2u && first != 0xE2u);
}

static const char *before(const char *source, const char *at)
{
    do {
        at--;
    } while (at > source && ((unsigned char)*at & 0xC0u) == 0x80u);
    return at;
}

/* The length of "mile" or "miles" as a word of its own at `at`, 0 if there is none. */
static size_t mile_at(const char *source, const char *at)
{
    bool word = strncmp(at, "mile", 4) == 0 || strncmp(at, "Mile", 4) == 0;
    if (!word || (at > source && is_letter(before(source, at)))) {
        return 0;
    }
    size_t length = at[4] == 's' ? 5 : 4;
    return is_letter(at + length) ? 0 : length;
}

/* Whether a number, or the conversion of one, and a space stand before the word ("75 ", "%d "), or what is
 * said is a figure ("1 per mile"). */
static bool counts(const char *source, const char *at)
{
    const char *space = at > source ? before(source, at) : source;
    if (*source >= '0' && *source <= '9') {
        return true;
    }
    if (space == source || is_letter(space)) {
        return false;
    }
    const char *last = space - 1, *first = last;
    while (first > source && strchr("0123456789$+", first[-1])) {
        first--;
    }
    return (*last >= '0' && *last <= '9') || (*last == 'd' && first > source && first[-1] == '%');
}

/* "75 miles" becomes "75 km", any other mile a kilometer, with a capital for a capital. All languages of the
 * game write "mile". */
static void say(const char *source, struct text *out)
{
    for (const char *at = source; *at;) {
        size_t mile = mile_at(source, at);
        if (mile == 0) {
            text_add_bytes(out, at, 1);
        } else if (counts(source, at)) {
            text_add(out, "km");
        } else if (*at == 'M') {
            text_add(out, mile > 4 ? _("Kilometers") : _("Kilometer"));
        } else {
            text_add(out, mile > 4 ? _("kilometers") : _("kilometer"));
        }
        at += mile ? mile : 1;
    }
}

static bool has(const char *source)
{
    for (const char *at = source; *at; at++) {
        if (mile_at(source, at)) {
            return true;
        }
    }
    return false;
}

static bool is_metric(const char *code)
{
    return !locale_is_english(code);
}

static const struct locale_respelling everywhere = {.has = has, .say = say};
static const struct locale_respelling abroad = {.counts = is_metric, .has = has, .say = say};

const struct locale_respelling *mille_respelling(const struct settings *settings)
{
    switch (settings_number(settings, "mille", MILLE_OPTIONS_ROWS[MILLE_CHOICE_UNITS].key, 0)) {
    case UNITS_MILES:
        return NULL;
    case UNITS_KILOMETERS:
        return &everywhere;
    default:
        return &abroad;
    }
}

int mille_units_of_language(const char *code)
{
    return is_metric(code) ? UNITS_KILOMETERS : UNITS_MILES;
}
