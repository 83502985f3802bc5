/* SPDX-License-Identifier: MIT */
/* The road's sheets, of a hand and of a game's end: paper, backdrop and small furniture, in canvas units. */
#ifndef FRONT_MILLE_SHEET_H
#define FRONT_MILLE_SHEET_H

#include "front/mille/drivers.h"
#include "front/voices/speech.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

struct front;
struct table;

enum { SHEET_W = 1016, SHEET_H = 996 };

enum sheet_kind {
    SHEET_FULL, /* as designed */
    SHEET_SIDE, /* in a low window: the totals and the buttons stand beside the lines */
    SHEET_TALL  /* in a narrow one: all stands closer, the buttons in two rows */
};

/* Where the parts of a sheet lie, on the canvas. */
struct sheet_form {
    enum sheet_kind kind;
    int columns;       /* of figures, one for each side: 2 to SIDES_MAX */
    bool stacked;      /* names stand below the faces, not beside them */
    struct rect box;   /* the paper */
    float head;        /* the height of its red head */
    struct rect table; /* the lines: each `pitch` high */
    float pitch;
    float label;             /* where labels begin */
    float points;            /* the right edge of what a line is worth */
    bool brief;              /* what a line is worth is set small, that of miles in figures alone */
    float column[SIDES_MAX]; /* the right edges of figures */
    struct rect rest;        /* for what follows the lines, above the buttons */
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

/* sheet_form.c: a sheet in the middle of the window, above the status bar, with so many columns; `pairs`:
 * each is that of two partners. And the sheet of the table in front of the person. */
struct sheet_form sheet_form_make(const struct frame *frame, int columns, bool pairs);
struct sheet_form sheet_form_of(const struct front *front);
/* The side of a column: that of the person here stands first, then the others in the order of play. */
int sheet_side(const struct table *table, int column);
/* The right edge for labels in a row of totals. */
float sheet_labels_end(const struct sheet_form *form);
/* A scene of assets behind the sheet, centred, and enlarged where it would not cover the canvas. */
void sheet_backdrop(struct draw_list *list, const char *scene);
/* By how much the backdrop is enlarged: at least 1. */
float sheet_backdrop_scale(struct rect canvas);
/* The place where the trip of a hand that is over ended. */
struct sheet_place sheet_place_of(const struct mille_public *pub);
/* The backdrop of a place, with the cars of all sides: the one that arrived at the milestone, the others
 * behind it. Where none arrived, one stands there with its bonnet open, the only one. An evening of the
 * journey has the picture of its town. */
void sheet_scenery(const struct front *front, struct draw_list *list, struct sheet_place place);

/* What the red head says: the title, and a label in capitals above a line of text at the right. */
struct sheet_head {
    char title[160], label[64], line[128];
    bool long_label; /* the label is to leave room for the title */
};

/* The paper with its head. */
void sheet_paper(struct draw_list *list, const struct sheet_form *form, const struct sheet_head *head);
/* sheet_names.c: the faces and the name of a column's side above the column. */
void sheet_player(const struct front *front, struct draw_list *list, const struct sheet_form *form,
                  int column);
/* Where the faces and the name above the first column begin, in a sheet with names below faces. */
float sheet_player_left(const struct front *front, const struct draw_list *list,
                        const struct sheet_form *form);
/* The breadth of the faces of a side, of a size; and the faces, side by side from x; their top is at y.
 * Returns where they end. */
float sheet_faces_wide(const struct table *table, float size);
float sheet_faces(const struct table *table, struct draw_list *list, int side, struct point at, float size);
/* The number of games won, which ends at x on a baseline; with `stones` a milestone for each to its left. */
void sheet_games(struct draw_list *list, float x, float y, int games, bool stones, struct rgba ink);
/* Whether there is room for the milestones of all columns; those of the first begin at `left`. games: by
 * column. */
bool sheet_stones_fit(const float *column, int columns, float left, const int16_t *games);
/* The box of a button at the foot, by its id in sheet_acts.h. */
struct rect sheet_button(const struct sheet_form *form, int which);
/* Where words are not to lie over a sheet: on its head's words, on buttons, and rather not on its paper. */
void sheet_taken(const struct draw_list *list, const struct sheet_form *form, const struct sheet_head *head,
                 int buttons, struct speech_taken *taken);
/* A figure of a sheet, which ends at x, with separators between thousands. */
void sheet_number(struct draw_list *list, float x, float y, int value, float size, struct rgba ink);
/* The size of the figures of a sheet, where two columns have them as large as this. */
float sheet_figures(const struct sheet_form *form, float size);

/* ---- sheet_day.c: what the sheet says of its deal ---- */

struct sheet_stamp {
    struct point middle;
    float size; /* 1: as designed */
};
/* Where the stamp of a deal of the day lies. */
struct sheet_stamp sheet_day_stamp(const struct sheet_form *sheet);
/* In the place of a game's totals: the points of the person and of the four opponents, and par once known. */
void sheet_day_draw(const struct front *front, struct draw_list *list, const struct sheet_form *sheet);
/* The small line below the head: the achievements that the hand has brought, otherwise the seed of the deal,
 * or that it is one of the day. */
void sheet_deal(const struct front *front, struct draw_list *list, const struct sheet_form *sheet);

#endif
