/* SPDX-License-Identifier: MIT */
/* Sentences about moves at a road table. Where more than two sit, sides are called by name; at a table for
 * two the other side is "your opponent", as in mille_words.h. */
#ifndef FRONT_MILLE_MILLE_SENTENCES_H
#define FRONT_MILLE_MILLE_SENTENCES_H

#include "base/text.h"
#include "table/game.h"

#include <stdbool.h>

struct table;

/* Whether sides are called by name. */
bool mille_sentences_name_sides(const struct table *table);
/* Adds the name of the side of a row, "You & Marcel" for the own one of partners. */
void mille_sentences_side(const struct table *table, int row, struct text *out);

/* Adds what a move of the person at the foot of the screen would do now, as mille_move_text. */
void mille_sentences_move(const struct table *table, struct move move, struct text *out);
/* Adds why that person's move is refused, as mille_refusal_text. Of a hazard that may go nowhere it says why
 * for each side. */
void mille_sentences_refusal(const struct table *table, struct move move, refusal why, struct text *out);
/* The table refused this move and says why: says it with the names of sides, where they are called by name.
 */
void mille_sentences_refused(struct table *table, struct move move);
/* Adds a hazard and the side that it is aimed at: "Stop on Nino". */
void mille_sentences_on(const struct table *table, int slot, struct text *out);
/* Adds what the bar says of a place of another side or of a pair, by its item; false: the item is none, or
 * sides are not called by name. */
bool mille_sentences_place(const struct table *table, int item, struct text *out);
/* Adds to which sides the hazard in a slot may go, the likeliest to win marked as such, and why not to the
 * others: "Nino or Léa; Colette is stopped already". */
void mille_sentences_aim(const struct table *table, int slot, struct text *out);

#endif
