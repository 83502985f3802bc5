/* SPDX-License-Identifier: MIT */
/* What a person can do at the road table by whatever device, and how mouse and letters ask for it: shared by
 * the files of the table's input. */
#ifndef FRONT_MILLE_MILLE_ACTS_H
#define FRONT_MILLE_MILLE_ACTS_H

#include <stdbool.h>

struct front;
struct intent;

/* Draws from the deck, if that is legal now. */
void mille_act_draw(struct front *front);
/* The raised, dragged or carried card goes back into the hand. */
void mille_act_put_down(struct front *front);
/* The card of a slot stands out of the hand, or is put down again; -1: none does. */
void mille_act_raise(struct front *front, int slot);
/* The card of a slot of the hand goes to a row, 0 the own one: it is used if it belongs there, else refused.
 */
void mille_act_give(struct front *front, int slot, int row);
/* Turns the ordering of the hand on or off, and remembers it. */
void mille_act_order(struct front *front);
/* The hand is sorted by the person from now on. */
void mille_act_leave_unordered(struct front *front);
/* The full score sheet or the compact one; the card count or the cures. */
void mille_act_sheet(struct front *front);
void mille_act_count(struct front *front);
/* Takes the focused card up to move it within the hand, or puts it down; moves it by a slot, -1 or 1. */
bool mille_act_take_up(struct front *front);
void mille_act_carry(struct front *front, int step);
/* Opens the road log; asks for a name to save under. A lesson has neither. */
void mille_act_log(struct front *front);
void mille_act_save(struct front *front);

/* The pointer's button goes down, the pointer moves, the button comes up: whether the table took it. */
bool mille_pointer_press(struct front *front, const struct intent *intent);
bool mille_pointer_move(struct front *front, const struct intent *intent);
/* Whether the dragged card is over a place that would take it: it is drawn small, so that the place is seen.
 */
bool mille_pointer_over_place(const struct front *front);
bool mille_pointer_release(struct front *front, const struct intent *intent);
/* A letter or a digit: whether it means something here. */
bool mille_key(struct front *front, char key);

#endif
