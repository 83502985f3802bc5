/* SPDX-License-Identifier: MIT */
/* For the pages' own files. */
#ifndef FRONT_CUBES_PAGE_INSIDE_H
#define FRONT_CUBES_PAGE_INSIDE_H

#include "front/cubes/pages.h"

bool cubes_page_folds(const struct form *form);
/* A line of the form, so far below its first row's top and so high. */
struct rect cubes_page_row(const struct form *form, float y, float h);
/* A control that left and right change. label: to its left, from x on; NULL or x 0: none. */
void cubes_page_choice(struct draw_list *list, struct rect box, const char *label, const char *value,
                       bool focus, float x);
/* The ground of every other line. */
void cubes_page_stripe(struct draw_list *list, struct rect box);
/* A small triangle that points down, or up; nothing where it is not shown. */
void cubes_page_arrow(struct draw_list *list, float x, float y, bool shown, bool up, struct rgba ink);

#endif
