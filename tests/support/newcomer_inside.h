/* SPDX-License-Identifier: MIT */
/* What the files of the newcomer share among themselves. */
#ifndef TESTS_NEWCOMER_INSIDE_H
#define TESTS_NEWCOMER_INSIDE_H

#include "newcomer.h"

struct table;

/* What lies on the table. A lesson may lay it anew after a move, with as many moves as before. */
struct newcomer_stand {
    const struct table *table;
    int moves;
    uint64_t hash;
};

struct newcomer_stand newcomer_stand(void);
/* Whether a move was made since. */
bool newcomer_has_moved(const struct newcomer_stand *before);
/* Where arrows move what is held instead, it is put down first. */
void newcomer_focus(const char *name);
/* Focuses and confirms an item; comes to rest where that was no move. */
void newcomer_press(const char *name);
/* Presses a button beside the first one, about what is in focus: discards it, puts it in order. */
void newcomer_press_beside(void);
/* What was refused is counted, and was said in words. */
void newcomer_note_refusal(void);
/* Items that open a screen of their own: the one pressed last does. */
bool newcomer_knows_door(const char *name);
void newcomer_note_door(void);
/* Presses what there is, until it is a move. */
void newcomer_decide_at_table(void);

#endif
