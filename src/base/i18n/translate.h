/* SPDX-License-Identifier: MIT */
/* The translation call: every string that a person reads goes through _(), or _n() where it counts. */
#ifndef BASE_I18N_TRANSLATE_H
#define BASE_I18N_TRANSLATE_H

/* Where translations come from. NULL from either function: there is none, the English is said. */
struct translate_source {
    void *context;
    const char *(*find)(void *context, const char *message);
    const char *(*find_plural)(void *context, const char *one, const char *many, unsigned long n);
};

/* Makes _() answer from a source, which must outlive its use, as must what it returns; NULL goes back to
 * the English of the source text. This is the one piece of process-wide state outside the platform: the
 * alternative is an argument more in every function that says a word. */
void translate_use(const struct translate_source *source);

/* The message in the language in use; the message itself where there is no translation. */
const char *words(const char *message);
/* The same for a sentence that counts n of something, in the form that n takes in that language: English
 * takes `one` for 1 and `many` for every other number. */
const char *translate_plural(const char *one, const char *many, long n);

/* The same for a message of NC_(), which says in what context it is meant: that is looked up with it and
 * never said. */
const char *translate_context(const char *message);
/* What such a message says in English; any other message itself. */
const char *translate_bare(const char *message);

#define _(message) words(message)
#define _n(one, many, n) translate_plural(one, many, n)
/* Marks a string in a table for translation; the table's reader calls _() on it. */
#define N_(message) message
/* Marks one that translators see beside others of its kind; its reader calls translate_context() on it. */
#define NC_(context, message) context "\004" message

#endif
