/* SPDX-License-Identifier: MIT */
/* The road book: rules and controls on illustrated double pages, open over any other scene. After its
 * contents come the chapters of a table, and then those of the cabinet. */
#ifndef FRONT_HELP_HELP_BOOK_H
#define FRONT_HELP_HELP_BOOK_H

#include "front/scene.h"

/* The first page. Every page is a double page; the chapters of a table are pages from 1. */
enum { HELP_BOOK_CONTENTS };

/* The cabinet's chapters, in order. */
enum help_book_cabinet {
    HELP_BOOK_JOURNEY,
    HELP_BOOK_OTHERS,
    HELP_BOOK_OPTIONS,
    HELP_BOOK_TABLE_OPTIONS,
    HELP_BOOK_SOUND,
    HELP_BOOK_CONTROLS,
    HELP_BOOK_ACCESS,
    HELP_BOOK_CABINET_PAGES
};

extern const struct scene help_book_scene;

/* Opens the book with the chapters of the table in front of the person. While a dialog leaves nothing
 * happens. */
void help_book_open(struct front *front, int page);
/* The key F1: opens the book at help_book_page_here, or closes it. */
void help_book_help(struct front *front);
/* The page about the focused item of the scene on top. */
int help_book_page_here(const struct front *front);
/* The page of one of the cabinet's chapters behind those of the table in front of the person. */
int help_book_cabinet_page(const struct front *front, enum help_book_cabinet chapter);
/* The box of a page's words; side: 0 left, 1 right. */
struct rect help_book_column(struct rect canvas, int side);

#endif
