/* SPDX-License-Identifier: MIT */
/* Where the parts of the road book lie: for its files. */
#ifndef FRONT_HELP_HELP_BOOK_INSIDE_H
#define FRONT_HELP_HELP_BOOK_INSIDE_H

#include "front/help/help_book_pages.h"
#include "front/stage/dialog.h"

struct game_front;

/* Chapters on the contents page have their page as id; after them come the other tables there. */
enum {
    HELP_BOOK_PAGES_MAX = 60,
    HELP_BOOK_ITEM_TABLES = HELP_BOOK_PAGES_MAX,
    HELP_BOOK_ITEM_LEAVES = HELP_BOOK_ITEM_TABLES + 10,
    HELP_BOOK_ITEM_CONTENTS, /* the buttons at the foot, from left to right */
    HELP_BOOK_ITEM_PREV,
    HELP_BOOK_ITEM_NEXT,
    HELP_BOOK_ITEM_CLOSE
};

static const float HELP_BOOK_TURN_MS = 260;

/* Where there is no room for an open book its pages are read one at a time, and scroll. */
bool help_book_is_single(const struct front *front);
struct form help_book_single_form(const struct front *front);
/* `single`: the form where pages are read one at a time, NULL where the book lies open. */
struct rect help_book_item_box(const struct front *front, const struct form *single, int item);
void help_book_draw(const struct front *front, struct draw_list *list, float blend);

struct help_book_state {
    const struct game_front *game; /* whose chapters it shows */
    int page;
    int from;       /* the page that is being turned away from */
    int turn_ticks; /* left of that movement */
};

/* What it keeps while it is on the stack. */
struct help_book_state *help_book_of(const struct front *front);

/* What a game gives it, without any pointer that is NULL there. */
const struct game_book *help_book_given(const struct game_front *game);
/* Of the book that is open: its pages with the contents, the chapter of a page from 1. */
int help_book_pages(const struct front *front);
const struct help_book_chapter *help_book_chapter_at(const struct front *front, int page);
/* The row among the other tables on the contents page of a game, by its place in game_fronts; -1: it is none
 * of them. And how many there are. */
int help_book_table_row(const struct front *front, int place);
int help_book_table_rows(const struct front *front);

#endif
