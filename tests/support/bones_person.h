/* SPDX-License-Identifier: MIT */
/* A person at the domino table of the cabinet. */
#ifndef TESTS_BONES_PERSON_H
#define TESTS_BONES_PERSON_H

#include "person.h"

enum { DECISIONS_MOST = 400 };

/* Starts, in English; sits down from the title, and waits for the person's turn. */
void sit_down(enum device device, int wide, int high);
/* The first item that is not greyed and whose name begins so; NULL: there is none. */
const struct focus_item *first_of(const char *start);
/* The first tile that fits, on the first arm that takes it. */
void decide(void);
/* Decides until the sheet of the round comes. */
void play_a_round(void);
/* The next seat that is in turn and a person's, at the first tile. */
void wait_for_turn(void);

#endif
