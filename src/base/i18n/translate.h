/* SPDX-License-Identifier: MIT */
/* The translation calls. Every string that a person reads goes through _(), or through _n() if it contains a
 * count. */
#ifndef BASE_I18N_TRANSLATE_H
#define BASE_I18N_TRANSLATE_H

/* A source of translations. Either function returns NULL where there is no translation; then the English is
 * used. */
struct translate_source {
    void *context;
    const char *(*find)(void *context, const char *message);
    const char *(*find_plural)(void *context, const char *one, const char *many, unsigned long n);
};

/* Sets the source of _(). The source and the strings that it returns must outlive their use. NULL: back to
 * English. This is the only global state outside of the platform: the alternative is one more argument in
 * every function that says a word. */
void translate_use(const struct translate_source *source);

/* The message in the current language; the message itself where there is no translation. */
const char *words(const char *message);
/* The same for a sentence that counts n things, in the plural form of the current language. In English: `one`
 * for 1, `many` for every other number. */
const char *translate_plural(const char *one, const char *many, long n);

/* The same for a message of NC_(). The context before the message is part of the lookup and never part of the
 * result. */
const char *translate_context(const char *message);
/* The English of a message of NC_(), without its context; any other message unchanged. */
const char *translate_bare(const char *message);

#define _(message) words(message)
#define _n(one, many, n) translate_plural(one, many, n)
/* Marks a string in a table for translation; the table's reader calls _() on it. */
#define N_(message) message
/* Marks a string together with a context for translators, such as who speaks; the table's reader calls
 * translate_context() on it. */
#define NC_(context, message) context "\004" message

#endif
