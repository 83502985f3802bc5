/* SPDX-License-Identifier: MIT */
/* The rules book: the game's rules and controls on illustrated double pages, open over any other scene. */
#ifndef FRONT_BOOK_H
#define FRONT_BOOK_H

#include "front/scene.h"

/* Its double pages, in order. */
enum book_page {
    BOOK_CONTENTS,
    BOOK_TRIP,
    BOOK_TURN,
    BOOK_DISTANCES,
    BOOK_HAZARDS,
    BOOK_REMEDIES,
    BOOK_SAFETIES,
    BOOK_COUP,
    BOOK_EXTENSION,
    BOOK_DECK_END,
    BOOK_SCORING,
    BOOK_OPPONENTS,
    BOOK_REVIEW,
    BOOK_DAY,
    BOOK_OPTIONS,
    BOOK_SOUND,
    BOOK_CONTROLS,
    BOOK_PAGES
};

extern const struct scene book_scene;

/* Opens the book; nothing happens while a dialog is on its way in or out. */
void book_open(struct front *front, int page);
/* F1: opens it at the page of what is on screen; closes it if it is open. */
void book_help(struct front *front);
/* The page of what is on screen: the scene on top and the item in focus there. */
int book_page_here(const struct front *front);
/* Where the words of a page stand: side 0 left, 1 right. */
struct rect book_column(struct rect canvas, int side);
/* The page of an item of a scene, by the items' names; "" for none. */
int book_page_of(const char *scene, const char *item);

#endif
