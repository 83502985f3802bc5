/* SPDX-License-Identifier: MIT */
/* State and layout of the road book, for its files. */
#ifndef FRONT_HELP_HELP_BOOK_INSIDE_H
#define FRONT_HELP_HELP_BOOK_INSIDE_H

#include "front/help/help_book_pages.h"
#include "front/stage/dialog.h"

struct game_front;

/* Items. A chapter on the page of contents has its page as id; the other tables there follow. */
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

/* Whether the window has no room for an open book: then single pages are shown, which scroll. */
bool help_book_is_single(const struct front *front);
struct form help_book_single_form(const struct front *front);
/* The items' rows, and whether one of the buttons leads anywhere. */
extern const struct item_row help_book_rows[];
bool help_book_is_on(const struct front *front, int button);
/* single: the form of a single page, NULL for an open book. */
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

/* What a game gives the book; empty tables instead of NULL pointers. */
const struct game_book *help_book_given(const struct game_front *game);
/* Of the open book: the number of pages, contents included; the chapter of a page, from 1. */
int help_book_pages(const struct front *front);
const struct help_book_chapter *help_book_chapter_at(const struct front *front, int page);
/* On the page of contents: the row of another game's table, by the game's place in game_fronts, -1 for the
 * game that is shown; and the number of such rows. */
int help_book_table_row(const struct front *front, int place);
int help_book_table_rows(const struct front *front);

#endif
