/* SPDX-License-Identifier: MIT */
/* What a person does at the dice table, as functions of what is shown: they change what is picked up, shake
 * the cup, and say which move is wanted or why there is none. Whoever calls plays the move. */
#ifndef FRONT_CUBES_INPUT_H
#define FRONT_CUBES_INPUT_H

#include "front/cubes/look.h"
#include "front/table/answer.h"
#include "ui/intent.h"

/* Picks the combination of a die up whole, or puts it back. place: 0..CUBES_DICE-1. */
struct table_answer cubes_input_pick(struct cubes_view *view, int place, const struct motion_ears *ears);
/* The moves of the two signs. */
struct table_answer cubes_input_roll(const struct cubes_view *view);
struct table_answer cubes_input_hold(const struct cubes_view *view);
/* A button that rolls went down: the cup is shaken for as long as it stays there. */
struct table_answer cubes_input_take_cup(struct cubes_view *view, enum device device);
/* It went up: the dice are wanted. */
struct table_answer cubes_input_pour(struct cubes_view *view);
/* The cup is put down, and nothing is rolled; false: nobody held it. */
bool cubes_input_leave_cup(struct cubes_view *view);

/* An item was chosen. */
struct table_answer cubes_input_confirm(struct cubes_view *view, int item, const struct motion_ears *ears);
/* The first look at an intent of whoever is in turn at this screen, with the items and the one in focus. */
struct table_answer cubes_input_intent(struct cubes_view *view, const struct focus_list *items, int focus,
                                       const struct intent *intent, const struct motion_ears *ears);

/* What can be chosen now; nothing but keys and the question mark where nobody decides here. */
void cubes_items(const struct cubes_view *view, const struct cubes_look *look, struct focus_list *list);
/* What else can be asked about. */
void cubes_areas(const struct cubes_view *view, const struct cubes_look *look, struct focus_list *list);

#endif
