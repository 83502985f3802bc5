/* SPDX-License-Identifier: MIT */
/* What a person can do at the road table with any device. A slot is a place in the hand, 0 at the left. */
#ifndef FRONT_MILLE_MILLE_ACTS_H
#define FRONT_MILLE_MILLE_ACTS_H

#include <stdbool.h>

struct front;
struct table;
struct intent;

/* Raises the card in a slot, or puts it down if it is raised already; -1: no card is raised. */
void mille_act_raise(struct table *table, int slot);
/* Plays the card in a slot on a row (mille_table_row); a card for another row is refused. */
void mille_act_give(struct table *table, int slot, int row);
/* A place of a row was chosen for the raised card. Where a thumb's button plays, a tap on a row aims there
 * first. */
void mille_act_choose_row(struct table *table, int row);
/* Whether the hand is kept sorted: changes it, and writes the settings. */
void mille_act_order(struct front *front);
/* The hand is no longer kept sorted: the person moves cards. */
void mille_act_leave_unordered(struct table *table);
/* Changes what a panel shows: the whole sheet or totals; unseen cards or cures. A folded one drops first. */
void mille_act_sheet(struct front *front);
void mille_act_count(struct front *front);
/* Takes the focused card up, to move it within the hand, or puts it down; always true. */
bool mille_act_take_up(struct table *table);
/* Moves that card by a slot, -1 or 1. */
void mille_act_carry(struct table *table, int step);
/* Opens the road log. A lesson has none, and says so. */
void mille_act_log(struct front *front);

/* The pointer's button goes down, the pointer moves, the button comes up. True: the table took it. */
bool mille_pointer_press(struct table *table, const struct intent *intent);
bool mille_pointer_move(struct table *table, const struct intent *intent);
/* A press on a row at which the raised hazard can be aimed, with its plate. True: the table took it. */
bool mille_pointer_aim(struct table *table, const struct intent *intent);
/* Whether a dragged card is over a place for it: it is drawn small there, so that the place is seen. */
bool mille_pointer_over_place(const struct front *front);
bool mille_pointer_release(struct table *table, const struct intent *intent);
/* A letter or a digit was pressed. True: it means something here. */
bool mille_key(struct table *table, char key);

#endif
