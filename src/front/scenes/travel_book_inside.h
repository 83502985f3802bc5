/* SPDX-License-Identifier: MIT */
/* What the files of the travel book share. */
#ifndef FRONT_SCENES_TRAVEL_BOOK_INSIDE_H
#define FRONT_SCENES_TRAVEL_BOOK_INSIDE_H

#include "front/journey/journey.h"
#include "front/scenes/postcard.h"
#include "front/scenes/travel_book.h"

enum travel_book_item {
    BOOK_CARD,       /* the first of the album, in the order of travel */
    BOOK_LARGE = 32, /* the postcard of the left page */
    BOOK_AGAIN,      /* to the table: the next deal, */
    BOOK_SAME,       /* or the last one */
    BOOK_WATCH,
    BOOK_MAP,
    BOOK_PAGE,  /* turns to the other page, where only one is shown */
    BOOK_GARAGE /* what is said of the car, which leads to the garage */
};

enum { BOOK_CARDS_MAX = BOOK_LARGE, BOOK_SIGNS = BOOK_MAP - BOOK_AGAIN + 1 };

/* The stage on the left page: that of the card in focus, for who moves the focus step by step. */
int travel_book_stage(const struct front *front);
/* The news, while the stage on the left page is that of the news; else NULL. */
const struct journey_news *travel_book_news(const struct front *front);
bool travel_book_can(const struct front *front, int item);
/* Whether an item is a card of the album; whether a try of the stage on the left page waits. */
bool travel_book_is_card(int item);
bool travel_book_waits(const struct front *front);
/* What the signs and the bar say. */
const char *travel_book_again_label(const struct front *front);

/* travel_book_items.c, for the scene. */
void travel_book_items(const struct front *front, struct focus_list *list);
void travel_book_areas(const struct front *front, struct focus_list *list);
void travel_book_status(const struct front *front, struct status *status);

/* travel_book_fall.c: the ceremony, in ms as designed. */
/* How far it has come; a number beyond its end once all stands. */
float travel_book_ms(const struct front *front, float blend);
/* How long it takes: BOOK_MOST_MS at most. */
enum { BOOK_MOST_MS = 1800 };
float travel_book_length(const struct front *front);
/* How far the book is open, 0 to 1. */
float travel_book_opened(const struct front *front, float ms);
/* A stamp at a moment: whether it is there, and its fall from 0 to 1. */
bool travel_book_stamp(const struct front *front, int goal, float ms, float *fall);
/* The ink of the postmark, 0 to 1; and the stamps that the counter shows. */
float travel_book_ink(const struct front *front, float ms);
int travel_book_count(const struct front *front, float ms);
/* How far the piece for the car that the try has brought is shown, 0 to 1; 0: there is none. */
float travel_book_piece(const struct front *front, float ms);
/* How far the page is jolted. */
struct point travel_book_jolt(const struct front *front, float ms);
/* Sounds that begin after one moment, up to another. */
void travel_book_hear(struct front *front, float before, float now);

/* travel_book_form.c: where everything lies. A box without width is not shown. */
struct travel_book_form {
    struct rect box, page[2]; /* the cover; left and right page */
    bool both;                /* both pages are shown */
    float k;
    struct rect head[2];
    struct postcard large;
    struct rect goal[STAGE_GOALS];
    struct rect piece;      /* the piece for the car that the try has brought */
    struct rect said, kind; /* what somebody says of the evening; the kind line of one that was lost */
    struct rect card[BOOK_CARDS_MAX]; /* of the album, with its line of words below */
    float label;                      /* the height of that line */
    int cards;
    struct rect count, garage, next;
    struct rect sign[BOOK_SIGNS], turn;
};
void travel_book_lay(const struct front *front, const struct draw_list *list, struct travel_book_form *form);
/* Adds what somebody says of the evening. */
void travel_book_said(const struct front *front, const struct journey_news *news, struct text *out);
float travel_book_letters(const struct travel_book_form *form, float size);
/* The box of an item. */
struct rect travel_book_box(const struct travel_book_form *form, int item);

/* What is drawn. */
struct travel_book_drawing {
    const struct front *front;
    struct draw_list *list;
    const struct travel_book_form *form;
    int stage;
    float ms;
};
/* travel_book_album.c */
void travel_book_draw_album(const struct travel_book_drawing *drawing);
void travel_book_draw_signs(const struct travel_book_drawing *drawing);
/* travel_book_draw.c */
/* As it is now; and as it will stand. */
void travel_book_draw(const struct front *front, struct draw_list *list, float blend);
void travel_book_draw_whole(const struct front *front, struct draw_list *list);

#endif
