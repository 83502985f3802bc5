/* SPDX-License-Identifier: MIT */
/* What a person does at the domino table. These functions change the view (the chosen tile, and the arm that
 * it is aimed at) and answer which move the person wants, or why that move is refused. The caller plays the
 * move. */
#ifndef FRONT_BONES_INPUT_H
#define FRONT_BONES_INPUT_H

#include "front/bones/look.h"
#include "front/item_row.h"
#include "front/table/answer.h"
#include "ui/intent.h"

/* The tile of the own hand at a place from the left: chooses it; a tile that is chosen already is laid on the
 * arm that it is aimed at. */
struct table_answer bones_input_choose(struct bones_view *view, int place);
/* Lays the chosen tile on an arm. */
struct table_answer bones_input_lay(struct bones_view *view, int arm);
/* Whether a knock plays itself: nothing fits, and the person has chosen that in the options. */
bool bones_input_forced(const struct bones_view *view, const struct bones_look *look);

/* An item was chosen. */
struct table_answer bones_input_confirm(struct bones_view *view, int item);
/* What an intent of the person in turn means, given the items of the table and the one in focus. */
struct table_answer bones_input_intent(struct bones_view *view, const struct focus_list *items, int focus,
                                       const struct intent *intent);
/* The item at which the focus begins when the seat in turn has to decide. */
int bones_input_first(const struct bones_view *view);

/* Every item and area of the table by name and in words, by the ids of enum bones_item (items.c). */
extern const struct item_row bones_rows[];
/* Adds what can be chosen now: where nobody decides at this screen, only the keys and the question mark. */
void bones_items(const struct bones_view *view, const struct bones_look *look, struct focus_list *list);
/* Adds what else can be asked about. */
void bones_areas(const struct bones_view *view, const struct bones_look *look, struct focus_list *list);

#endif
