/* SPDX-License-Identifier: MIT */
/* Who may sit at the road table, in either language, and whether what they read is right. */
#ifndef TESTS_SEATINGS_H
#define TESTS_SEATINGS_H

#include "grammar.h"
#include "person.h"

/* A person and an opponent, or two people; with names or without. */
struct seating {
    const char *first, *second, *opponent;
};

enum { SEATINGS = 4, LANGUAGES = 2 };
extern const struct seating seatings[SEATINGS];

extern struct grammar grammar; /* of the language and the names at the table */

/* Sits down at a new game; false: this build has no such language. */
bool seatings_start(const struct seating *seating, bool french);
/* Fails with what is wrong with a string, and where it stands. */
void is_right(enum grammar_form form, const char *string, const char *where);
/* Once in each language, with everybody at the table in turn. */
void in_all_seatings(void (*look)(void));

#endif
