/* SPDX-License-Identifier: MIT */
/* The question for a coup fourre out of turn: a hazard lies on the person's side, and each of its seats says
 * whether it plays the safety. The question is the same whoever holds the safety or not: the same sign, the
 * same sound, the same two answers, of which only Pass may work. No time runs meanwhile. */
#ifndef FRONT_MILLE_PARRY_H
#define FRONT_MILLE_PARRY_H

#include "base/text.h"
#include "front/item_row.h"
#include "ui/draw.h"

#include <stdbool.h>

struct mille_layout;
struct table;
struct status;

/* parry_asks.c: who is asked. */
/* Whether the person at the foot of the screen is asked, and nothing moves. */
bool parry_asks(const struct table *table);
/* Whether a seat is asked, and nothing moves. */
bool parry_is_asked(const struct table *table, int seat);
/* Whether a computer player is asked: nothing may tell whether it holds the safety. */
bool parry_veils(const struct table *table);

/* Plays no coup fourre. */
void parry_pass(struct table *table);

/* Adds Pass to the items, where a thumb has no button for it. */
void parry_items(const struct table *table, struct focus_list *list);
/* A card or an answer was chosen: while the person is asked a card is played at once. False: nobody is asked,
 * or the item is none of these. */
bool parry_choose(struct table *table, int item);
/* The item to which the focus goes when the question comes: the safety, else Pass. */
int parry_first(const struct table *table);

/* Where the sign lies in a layout, and Pass; w of Pass is 0 where a thumb has a button for it. */
struct rect parry_sign(const struct mille_layout *layout);
struct rect parry_pass_box(const struct mille_layout *layout);

/* Whether the person is asked, and the sign or Pass lies over the middle of a box. */
bool parry_covers(const struct table *table, struct rect box);

/* The two lines of the sign: what the person can do, and who of the side was asked before. */
void parry_title(const struct table *table, struct text *out);
void parry_about(const struct table *table, struct text *out);
/* What the bar says while the person is asked, and its prompts. */
void parry_status(const struct table *table, int focus, struct status *status);
/* Adds the hazard and the side it lies on: "Léa: Accident on your side". */
void parry_hazard(const struct table *table, struct text *out);
/* Once a tick; true while the sign comes up. */
bool parry_tick(struct table *table);
/* Draws the sign, and Pass where a thumb has no button for it. */
void parry_draw(const struct table *table, struct draw_list *list);

#endif
