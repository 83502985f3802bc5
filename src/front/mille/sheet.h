/* SPDX-License-Identifier: MIT */
/* The road's sheets, of a hand and of a game's end: paper, backdrop and small furniture, in canvas units. */
#ifndef FRONT_MILLE_SHEET_H
#define FRONT_MILLE_SHEET_H

#include "front/mille/drivers.h"
#include "front/voices/speech.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

struct front;

enum { SHEET_W = 1016, SHEET_H = 996, SHEET_SIDES = 2 };

enum sheet_kind {
    SHEET_FULL, /* as designed */
    SHEET_SIDE, /* in a low window: the totals and the buttons stand beside the lines */
    SHEET_TALL  /* in a narrow one: all stands closer, the buttons in two rows */
};

/* Where the parts of a sheet lie, on the canvas. */
struct sheet_form {
    enum sheet_kind kind;
    struct rect box;   /* the paper */
    float head;        /* the height of its red head */
    struct rect table; /* the lines: each `pitch` high */
    float pitch;
    float label, points, column[SHEET_SIDES]; /* where labels begin; right edges of points and figures */
    struct rect rest;                         /* for what follows the lines, above the buttons */
    float button_h;
    bool one_row; /* of buttons */
    /* Set by the scene that shows the sheet: */
    bool review; /* it has a third button, */
    bool aside;  /* which stands above the only row and shares the place of the stamp */
};

/* Where a trip ended. */
struct sheet_place {
    int side;   /* that arrived; -1: none did */
    int goal;   /* 0: no side arrived */
    int figure; /* on the milestone there: the goal, else the miles of the side that came further */
};

/* A sheet in the middle of the window, above the status bar. */
struct sheet_form sheet_form_make(const struct frame *frame);
/* A scene of assets behind the sheet, centred, and enlarged where it would not cover the canvas. */
void sheet_backdrop(struct draw_list *list, const char *scene);
/* By how much the backdrop is enlarged: at least 1. */
float sheet_backdrop_scale(struct rect canvas);
/* The place where the trip of a hand that is over ended. */
struct sheet_place sheet_place_of(const struct mille_public *pub);
/* The backdrop of a place, with the cars of both sides: the one that arrived at the milestone, the other
 * behind it. Where neither arrived, one stands there with its bonnet open. */
void sheet_scenery(const struct front *front, struct draw_list *list, struct sheet_place place);

/* What the red head says: the title, and a label in capitals above a line of text at the right. */
struct sheet_head {
    char title[160], label[64], line[128];
};

/* The paper with its head. */
void sheet_paper(struct draw_list *list, const struct sheet_form *form, const struct sheet_head *head);
/* A side's portrait and name above its column. */
void sheet_player(struct draw_list *list, const struct sheet_form *form, int side, const char *portrait,
                  const char *name);
/* The number of games won, which ends at x on a baseline; with `stones` a milestone for each to its left. */
void sheet_games(struct draw_list *list, float x, float y, int games, bool stones, struct rgba ink);
/* Whether there is room for the milestones of both sides; those of the first begin at `left`. */
bool sheet_stones_fit(const float column[SHEET_SIDES], float left, const int16_t games[SHEET_SIDES]);
/* The box of a button at the foot, by its id in sheet_acts.h. */
struct rect sheet_button(const struct sheet_form *form, int which);
/* Where words are not to lie over a sheet: on its head's words, on buttons, and rather not on its paper. */
void sheet_taken(const struct draw_list *list, const struct sheet_form *form, const struct sheet_head *head,
                 int buttons, struct speech_taken *taken);
/* A figure of a sheet, which ends at x, with separators between thousands. */
void sheet_number(struct draw_list *list, float x, float y, int value, float size, struct rgba ink);

/* ---- sheet_day.c: what the sheet says of its deal ---- */

struct sheet_stamp {
    struct point middle;
    float size; /* 1: as designed */
};
/* Where the stamp of a deal of the day lies. */
struct sheet_stamp sheet_day_stamp(const struct sheet_form *sheet);
/* In the place of a game's totals: the points of the person and of the four opponents, and par once known. */
void sheet_day_draw(const struct front *front, struct draw_list *list, const struct sheet_form *sheet);
/* The small line below the head: the seed of the deal, or that it is one of the day. */
void sheet_deal(const struct front *front, struct draw_list *list, const struct sheet_form *sheet);

#endif
