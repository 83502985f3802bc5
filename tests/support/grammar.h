/* SPDX-License-Identifier: MIT */
/* What no sentence of the game may be, in English or in French: a verb in the wrong person after "you" or
 * after a name, a placeholder that nobody filled, an end that is none. */
#ifndef TESTS_GRAMMAR_H
#define TESTS_GRAMMAR_H

#include <stdbool.h>

enum grammar_form {
    GRAMMAR_PIECE,    /* anything on the screen: labels, numbers, half of a wrapped sentence */
    GRAMMAR_LINE,     /* whole, with a full stop or without */
    GRAMMAR_PHRASE,   /* whole, and without a full stop: one may be put after it */
    GRAMMAR_SENTENCE, /* ends as sentences do */
};

struct grammar {
    bool french;
    const char *name[4]; /* of those who may be spoken of; a person who is spoken to is not among them */
};

/* What is wrong with a string, NULL if nothing is. */
const char *grammar_fault(const struct grammar *grammar, enum grammar_form form, const char *string);

#endif
