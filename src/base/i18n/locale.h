/* SPDX-License-Identifier: MIT */
/* What _() speaks: English, a catalogue, or the pseudo-language that layouts are tested with; and a game's
 * own way to say it otherwise. Whatever it once said stays in memory until it is freed, so that a screen
 * may hold on to a string while the language changes under it. */
#ifndef BASE_I18N_LOCALE_H
#define BASE_I18N_LOCALE_H

#include "base/i18n/catalogue.h"
#include "base/i18n/translate.h"
#include "base/text.h"

enum { LOCALE_CODE_SIZE = 12, LOCALE_CATALOGUES_MAX = 8, LOCALE_BUCKETS = 1024 };

/* English, lengthened by two fifths and accented. */
#define LOCALE_PSEUDO "qps"

/* Some words are said otherwise than a catalogue has them: what distances are called, for instance. */
struct locale_respelling {
    /* Whether it counts in a language; NULL: in all of them. */
    bool (*counts)(const char *code);
    /* Whether there is anything to respell; then the whole said otherwise. _() may be asked for words that
     * are not respelled themselves. */
    bool (*has)(const char *said);
    void (*say)(const char *said, struct text *out);
};

struct locale_made; /* a string that was made out of another one */

struct locale {
    struct locale_catalogue {
        char code[LOCALE_CODE_SIZE];
        char *bytes; /* owned */
        struct catalogue catalogue;
    } known[LOCALE_CATALOGUES_MAX];
    int count;
    const struct catalogue *spoken; /* NULL: English */
    bool pseudo;
    const struct locale_respelling *respelling; /* NULL: none */
    struct locale_made *made[LOCALE_BUCKETS];   /* chains; owned */
    int made_count;
    struct translate_source source;
};

/* English. The tongue must not be moved from now on. */
void locale_open(struct locale *tongue);
/* _() goes back to English, and what was said is freed. */
void locale_close(struct locale *tongue);
/* Two or three letters, and a region in capitals after an underscore: nothing else is a code. */
bool locale_is_code(const char *code);
/* Whether this language can be spoken without reading a catalogue first. */
bool locale_knows(const struct locale *tongue, const char *code);
/* The catalogue of a language that was learnt; NULL if it was not. */
const struct catalogue *locale_catalogue(const struct locale *tongue, const char *code);
/* Takes over a catalogue's bytes, from malloc; false: *why says what is wrong, and they are freed. */
bool locale_learn(struct locale *tongue, const char *code, char *bytes, size_t length, const char **why);
/* Whether a code is English, or the pseudo-language that is made of it. */
bool locale_is_english(const char *code);
/* _() speaks a language that is known; false and English if it is not. respelling: NULL, or held from now
 * on. */
bool locale_speak(struct locale *tongue, const char *code, const struct locale_respelling *respelling);

/* What the desktop asks for, as gettext reads LANGUAGE, LC_ALL, LC_MESSAGES and LANG (NULL: not set): the
 * codes to try in their order, each with and then without its region. Returns how many. */
int locale_wanted(const char *language, const char *lc_all, const char *lc_messages, const char *lang,
                  char (*codes)[LOCALE_CODE_SIZE], int most);

#endif
