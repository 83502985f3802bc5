/* SPDX-License-Identifier: MIT */
/* The translation call: every string that a person reads goes through _(). */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

/* A catalogue looks a message up; NULL means it has none. */
typedef const char *words_lookup(const void *catalogue, const char *message);

/* Makes _() answer from a catalogue, which must outlive its use; NULL goes back to the source words.
 * This is the one piece of process-wide state outside the platform: the alternative is a catalogue
 * argument in every function that says a word. */
void words_use(words_lookup *lookup, const void *catalogue);

/* The message in the language in use; the message itself where there is no translation. */
const char *words(const char *message);

#define _(message) words(message)
/* Marks a string in a table for translation; the table's reader calls _() on it. */
#define N_(message) message

#endif
