/* SPDX-License-Identifier: MIT */
/* The route sheet: the paper, its backdrop and its small furniture, which the score of a hand and the end
 * of a game share. Lengths are canvas units; a sheet's own positions count from its box's corner. */
#ifndef FRONT_MILLE_SHEET_H
#define FRONT_MILLE_SHEET_H

#include "front/mille/cars.h"
#include "front/voices/speech.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

enum { SHEET_W = 1016, SHEET_H = 996, SHEET_SIDES = 2 };

enum sheet_kind {
    SHEET_FULL, /* as designed */
    SHEET_SIDE, /* where there is little height: the totals and the buttons stand beside the lines */
    SHEET_TALL  /* where there is little width: nearer to each other, the buttons in two rows */
};

/* Where its parts lie, on the canvas. */
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
    /* Set by whoever shows it: */
    bool review; /* a third button is among them, */
    bool aside;  /* over the only row, where it shares the stamp's place */
};

/* Where a trip ended. */
struct sheet_place {
    int side;   /* that arrived; -1: nobody */
    int goal;   /* 0: nobody arrived */
    int figure; /* on the stone there: the goal, or how far the better one came */
};

/* In the middle of the window, above the status bar. */
struct sheet_form sheet_form_make(const struct frame *frame);
/* A scene of assets behind it, centred, and enlarged where its bleed would not cover the canvas. */
void sheet_backdrop(struct draw_list *list, const char *scene);
/* The place of a hand that is over. */
struct sheet_place sheet_place_of(const struct mille_public *pub);
/* The place, with the cars of both sides: who arrived is at the stone, and the other comes after. Who is
 * stranded has the bonnet open. */
void sheet_scenery(struct draw_list *list, struct sheet_place place, const struct car *const car[2]);
/* By how much: at least 1. */
float sheet_backdrop_scale(struct rect canvas);
/* What its red head says: the title, and a capital label above a line of text at the right. */
struct sheet_head {
    const char *title, *label, *line;
};

/* The paper with its head. */
void sheet_paper(struct draw_list *list, const struct sheet_form *form, struct sheet_head head);
/* A side's portrait and name over its column. */
void sheet_player(struct draw_list *list, const struct sheet_form *form, int side, const char *portrait,
                  const char *name);
/* Games won: a number that ends at x on a baseline, and little stones to its left, if wanted. */
void sheet_games(struct draw_list *list, float x, float y, int games, bool stones, struct rgba ink);
/* Whether the stones of both sides have room: the first side's begin at `left`, after the label. */
bool sheet_stones_fit(const float column[SHEET_SIDES], float left, const int16_t games[SHEET_SIDES]);
/* The boxes of the buttons at the sheet's foot: 0 leaves, 1 goes on, 2 stands by itself at the left. */
struct rect sheet_button(const struct sheet_form *form, int which);
/* What is said over a sheet keeps off the words of its head and its buttons, so many of them, and less off
 * other paper. */
void sheet_taken(const struct draw_list *list, const struct sheet_form *form, struct sheet_head head,
                 int buttons, struct speech_taken *taken);
/* An integer in the list's type, thousands apart. */
void sheet_number(struct draw_list *list, float x, float y, int value, float size, struct rgba ink);

#endif
