/* SPDX-License-Identifier: MIT */
/* Where the parts of the rules book lie: for its two files. */
#ifndef FRONT_BOOK_INSIDE_H
#define FRONT_BOOK_INSIDE_H

#include "front/book.h"
#include "front/dialog.h"

/* Chapters on the contents page have their page as id. */
enum { ITEM_LEAVES = BOOK_PAGES, ITEM_PREV, ITEM_CONTENTS, ITEM_NEXT, ITEM_CLOSE };

static const float BOOK_TURN_MS = 260;

/* Where there is no room for an open book its pages are read one at a time, and scroll. */
bool book_is_single(const struct front *front);
struct form book_single_form(const struct front *front);
/* `single`: the form where pages are read one at a time, NULL where the book lies open. */
struct rect book_item_box(const struct front *front, const struct form *single, int item);
void book_draw(const struct front *front, struct draw_list *list, float blend);

struct book_state {
    int page;
    int from;       /* the page that is being turned away from */
    int turn_ticks; /* left of that movement */
};

/* What it keeps while it is on the stack. */
struct book_state *book_of(const struct front *front);

#endif
