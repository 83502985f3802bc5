/* SPDX-License-Identifier: MIT */
/* What a person does at the dice table. These functions change the view (dice that are picked up, the cup)
 * and answer which move the person wants, or why that move is refused. The caller plays the move. */
#ifndef FRONT_CUBES_INPUT_H
#define FRONT_CUBES_INPUT_H

#include "front/cubes/look.h"
#include "front/table/answer.h"
#include "ui/intent.h"

/* Puts the cup down without a roll; false: nobody held it. */
bool cubes_input_leave_cup(struct cubes_view *view);

/* An item was chosen. */
struct table_answer cubes_input_confirm(struct cubes_view *view, int item, const struct motion_ears *ears);
/* What an intent of the person in turn means, given the items of the table and the one in focus. */
struct table_answer cubes_input_intent(struct cubes_view *view, const struct focus_list *items, int focus,
                                       const struct intent *intent, const struct motion_ears *ears);

/* Adds what can be chosen now: where nobody decides at this screen, only the keys and the question mark. */
void cubes_items(const struct cubes_view *view, const struct cubes_look *look, struct focus_list *list);

#endif
