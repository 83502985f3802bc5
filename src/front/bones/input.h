/* SPDX-License-Identifier: MIT */
/* What a person does at the domino table, as functions of what is shown: they change what is chosen and where
 * it is held, and say which move is wanted or why there is none. Whoever calls plays the move. */
#ifndef FRONT_BONES_INPUT_H
#define FRONT_BONES_INPUT_H

#include "front/bones/look.h"
#include "front/item_row.h"
#include "front/table/answer.h"
#include "ui/intent.h"

/* A tile of the own hand, by its place from the left: chosen, changed for another, or, where it is chosen
 * already, laid if one arm alone takes it. */
struct table_answer bones_input_choose(struct bones_view *view, int place);
/* The chosen tile on an arm. */
struct table_answer bones_input_lay(struct bones_view *view, int arm);
/* Puts the chosen tile back; false: there was none. */
bool bones_input_put_back(struct bones_view *view);
/* The knock that plays itself: true where nothing fits and a person likes it so. */
bool bones_input_forced(const struct bones_view *view, const struct bones_look *look, struct move *move);

/* An item was chosen. */
struct table_answer bones_input_confirm(struct bones_view *view, int item);
/* The first look at an intent of whoever is in turn at this screen, with the items and the one in focus. */
struct table_answer bones_input_intent(struct bones_view *view, const struct focus_list *items, int focus,
                                       const struct intent *intent);
/* The item that a screen best begins with, when the seat in turn has to decide. */
int bones_input_first(const struct bones_view *view);

/* Every item and area of the table by name and in words, by the ids of enum bones_item (bones_what.c). */
extern const struct item_row bones_rows[];
/* What can be chosen now; nothing but keys and the question mark where nobody decides here. */
void bones_items(const struct bones_view *view, const struct bones_look *look, struct focus_list *list);
/* What else can be asked about. */
void bones_areas(const struct bones_view *view, const struct bones_look *look, struct focus_list *list);

#endif
