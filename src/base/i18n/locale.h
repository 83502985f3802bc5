/* SPDX-License-Identifier: MIT */
/* The language of _(): English, a catalogue, or the pseudo-language that layouts are tested with. A game can
 * replace words of its own on top (respelling). Every string that _() has returned stays in memory until
 * locale_close, so that a screen may keep a string while the language changes. */
#ifndef BASE_I18N_LOCALE_H
#define BASE_I18N_LOCALE_H

#include "base/i18n/catalogue.h"
#include "base/i18n/translate.h"
#include "base/text.h"

enum { LOCALE_CODE_SIZE = 12, LOCALE_CATALOGUES_MAX = 8, LOCALE_BUCKETS = 1024 };

/* The code of the pseudo-language: English, two fifths longer and with accents. */
#define LOCALE_PSEUDO "qps"

/* A respelling replaces some words after translation, for instance the names of distances. */
struct locale_respelling {
    /* Whether the respelling applies to a language; NULL: to all of them. */
    bool (*counts)(const char *code);
    /* has: whether a string contains words to replace. say: writes the string with the words replaced; it may
     * call _() for words that the respelling leaves alone. */
    bool (*has)(const char *said);
    void (*say)(const char *said, struct text *out);
};

struct locale_made; /* a string that the pseudo-language or a respelling has made */

struct locale {
    struct locale_catalogue {
        char code[LOCALE_CODE_SIZE];
        char *bytes; /* owned */
        struct catalogue catalogue;
    } known[LOCALE_CATALOGUES_MAX];
    int count;
    const struct catalogue *spoken; /* the catalogue in use, one of `known`; NULL: English */
    bool pseudo;
    const struct locale_respelling *respelling; /* NULL: none */
    struct locale_made *made[LOCALE_BUCKETS];   /* hash table of chains; owned */
    int made_count;
    struct translate_source source;
};

/* Starts with English. The struct must not move in memory until locale_close. */
void locale_open(struct locale *locale);
/* _() goes back to English, and all strings are freed. */
void locale_close(struct locale *locale);
/* Whether a string is a language code: two or three letters, with or without an underscore and a region in
 * capitals. */
bool locale_is_code(const char *code);
/* Whether a language can be used without reading a catalogue first. */
bool locale_knows(const struct locale *locale, const char *code);
/* The catalogue of a language, if locale_learn has taken it; else NULL. */
const struct catalogue *locale_catalogue(const struct locale *locale, const char *code);
/* Takes ownership of a catalogue's bytes, which come from malloc. False: *why says what is wrong, and the
 * bytes are freed. */
bool locale_learn(struct locale *locale, const char *code, char *bytes, size_t length, const char **why);
/* Whether a code means English or the pseudo-language, which is made from English. */
bool locale_is_english(const char *code);
/* Sets the language of _(). False: the language is not known, and _() speaks English. respelling: may be
 * NULL; must outlive its use. */
bool locale_speak(struct locale *locale, const char *code, const struct locale_respelling *respelling);

/* Lists the languages that the desktop asks for, read from the values of LANGUAGE, LC_ALL, LC_MESSAGES and
 * LANG (NULL: not set) as gettext does. Writes the codes in the order to try them, each with its region, then
 * without; at most `most`. Returns how many. */
int locale_wanted(const char *language, const char *lc_all, const char *lc_messages, const char *lang,
                  char (*codes)[LOCALE_CODE_SIZE], int most);

#endif
