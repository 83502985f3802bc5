/* SPDX-License-Identifier: MIT */
/* How letters are set for the person who reads them: large print and plain letters. */
#include "ui/draw.h"

#include "base/text.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

enum {
    LARGE_BODY_MOST = 40, /* in large print no larger letters grow; in larger print they grow to these: */
    LARGE_SIGN_MOST = 27,
    GROWN_BODY_MOST = 54,
    GROWN_SIGN_MOST = 44,
    CAPITALS_LEAST = 4 /* fewer are the name of a key or a button */
};
/* Studies of reading find that air helps and special shapes of letters do not. */
static const float plain_tracking = .06f, plain_leading = 1.1f;

static bool is_body(enum font font)
{
    return font == FONT_BODY || font == FONT_BODY_MEDIUM || font == FONT_BODY_SEMI;
}

float draw_text_size(const struct draw_list *list, enum font font, float size)
{
    bool body = is_body(font), small = size <= (body ? LARGE_BODY_MOST : LARGE_SIGN_MOST);
    if (font == FONT_DISPLAY || (!small && list->text_scale <= DRAW_LARGE)) {
        return size;
    }
    float most = body ? GROWN_BODY_MOST : GROWN_SIGN_MOST;
    most = small ? fmaxf(most, size * DRAW_LARGE) : most;
    return fmaxf(size, fminf(size * list->text_scale, most));
}

float draw_leading(const struct draw_list *list, float designed)
{
    return designed * list->text_scale * (list->plain ? plain_leading : 1);
}

/* Whether a string has a letter. Beyond ASCII only the lead bytes C3 and above begin letters, but for E2,
 * which begins dashes, quotes and spaces, and the signs of multiplication and division. */
static bool has_letter(const char *string)
{
    for (const unsigned char *at = (const unsigned char *)string; *at; at++) {
        bool times = *at == 0xC3 && (at[1] == 0x97 || at[1] == 0xB7);
        if (isalpha(*at) || (*at >= 0xC3 && *at != 0xE2 && !times)) {
            return true;
        }
    }
    return false;
}

enum font draw_font_of(const struct draw_list *list, const char *string, enum font font)
{
    static const enum font plain[FONTS] = {
        [FONT_DISPLAY] = FONT_BODY_SEMI,   [FONT_SIGN] = FONT_BODY_SEMI,
        [FONT_SIGN_SEMI] = FONT_BODY_SEMI, [FONT_SIGN_MEDIUM] = FONT_BODY_MEDIUM,
        [FONT_BODY] = FONT_BODY,           [FONT_BODY_MEDIUM] = FONT_BODY_MEDIUM,
        [FONT_BODY_SEMI] = FONT_BODY_SEMI,
    };
    /* The figures of signs are plain already, and their columns are made for them. */
    return list->plain && (font == FONT_DISPLAY || has_letter(string)) ? plain[font] : font;
}

float draw_tracking(const struct draw_list *list, const char *string, float em, float tracking)
{
    return list->plain && has_letter(string) ? em * plain_tracking : tracking;
}

/* Whether a byte after the lead byte C3 is of a capital between U+00C0 and U+00DE. */
static bool is_latin_capital(unsigned char byte)
{
    return byte >= 0x80 && byte <= 0x9E && byte != 0x97;
}

/* The capitals of a string; 0 if it has small letters as well. */
static int capitals(const char *string)
{
    int count = 0;
    for (const unsigned char *at = (const unsigned char *)string; *at; at++) {
        bool latin = *at == 0xC3 && at[1];
        if (latin ? at[1] >= 0x9F && at[1] != 0xB7 : islower(*at)) {
            return 0;
        }
        count += (latin ? is_latin_capital(at[1]) : isupper(*at)) ? 1 : 0;
        at += latin ? 1 : 0;
    }
    return count;
}

void draw_lower(char *string)
{
    bool first = true;
    if (capitals(string) < CAPITALS_LEAST) {
        return;
    }
    for (unsigned char *at = (unsigned char *)string; *at; at++) {
        bool latin = *at == 0xC3 && is_latin_capital(at[1]);
        if (!latin && !isupper(*at)) {
            continue;
        }
        if (!first && latin) {
            at[1] = (unsigned char)(at[1] + 0x20);
        } else if (!first) {
            *at = (unsigned char)tolower(*at);
        }
        first = false;
        at += latin ? 1 : 0;
    }
}

const char *draw_letters(const struct draw_list *list, const char *string, char *copy, size_t size)
{
    bool same = !list->plain || strlen(string) >= size || capitals(string) < CAPITALS_LEAST;
    if (same) {
        return string;
    }
    text_copy(copy, size, string);
    draw_lower(copy);
    return copy;
}
