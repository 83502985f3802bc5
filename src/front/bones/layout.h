/* SPDX-License-Identifier: MIT */
/* Where everything lies on the domino table, for any shape of window. The field is where the star of tiles
 * grows; the own tiles stand on the rail. */
#ifndef FRONT_BONES_LAYOUT_H
#define FRONT_BONES_LAYOUT_H

#include "front/table/keys.h"
#include "games/bones/bones.h"
#include "ui/draw.h"

enum { BONES_OTHERS = BONES_SEATS_MAX - 1 };

/* All in units of the frame. A rectangle that this kind of window does not have is 0 wide. "The others" are
 * the seats after that at the foot of the screen, in their order: left, across, right. */
struct bones_layout {
    enum frame_kind kind;
    struct rect canvas;
    struct point scene; /* the origin of the picture of the square on the canvas */
    float scene_scale;  /* the scale of that picture */
    float edge;         /* the far edge of the table at its middle */
    float bust;         /* the scale of the people behind the table; 0: faces are in the plates */
    struct rect busts[BONES_OTHERS];
    struct rect plate[BONES_SEATS_MAX]; /* of the others; behind them the own plate, if `you` is 0 wide */
    struct rect you;
    struct rect field; /* the star stays inside it */
    float cell;        /* the largest that a cell of the star gets */
    struct rect hand;  /* of the own tiles: they stand on the rail, or without one lie in two columns */
    struct rect rail;
    float tile; /* the short side of a tile in the hand */
    struct rect knock;
    struct rect ends;          /* the values of the four ends: a panel; folded window: a strip */
    struct rect scores, moves; /* wide window: the other panels of the side column */
    struct table_keys keys; /* folded window: in the strip; wide window: the plate with the question mark */
    float finger;           /* the least side of what a finger hits for a key; 0: a mouse presses */
    struct rect panel;      /* folded window: where the scores open */
    struct rect bar;
    float above;                /* units above the field that the coach takes */
    struct point coffee, glass; /* the feet of the cup and the glass; 0, 0: not shown */
};

/* Where the table's far edge is drawn in the picture of the square, at its middle. */
#define BONES_EDGE_DRAWN 206.0f

/* Lays the table out. large: in large print some plates are wider. */
void bones_layout_make(struct bones_layout *layout, const struct frame *frame, bool large);
/* layout_fold.c: the same for a window whose side column is folded. Its kind and canvas are set. */
void bones_layout_fold(struct bones_layout *layout, const struct frame *frame);
/* Whether the side column is folded into a strip. */
bool bones_layout_folds(const struct bones_layout *layout);
/* Whether the own tiles lie in two columns. */
bool bones_layout_lies(const struct bones_layout *layout);
/* The plate of a seat. */
struct rect bones_layout_plate(const struct bones_layout *layout, int seat, int viewer);
/* The place of a seat in `busts` and `plate`: 0 to 2 for the others, -1 for the viewer. */
int bones_layout_other(int seat, int viewer);
/* The middle of the face of the i-th of `count` tiles in the own hand, and the box that is hit for it. */
struct point bones_layout_hand(const struct bones_layout *layout, int i, int count);
struct rect bones_layout_hand_box(const struct bones_layout *layout, int i, int count);
/* The value of an arm in the panel or strip of the ends: the middle of its badge, the scale of the badge (at
 * 1 it is 44 units across), and the box that is hit for it. */
struct point bones_layout_value(const struct bones_layout *layout, int arm);
float bones_layout_value_scale(const struct bones_layout *layout);
struct rect bones_layout_value_box(const struct bones_layout *layout, int arm);
/* Folded window: where the sum stands in the strip. */
struct rect bones_layout_sum(const struct bones_layout *layout);
/* What stands on the table beside the star, and its box; a width of 0: it is not shown. */
enum bones_prop { BONES_PROP_CUP, BONES_PROP_GLASS, BONES_PROPS };
struct rect bones_layout_prop(const struct bones_layout *layout, enum bones_prop prop);
/* Doubles to be named lie on an arc or in two rows: the middle of that of a number, and the short side of
 * one. */
struct point bones_layout_double(const struct bones_layout *layout, int number);
float bones_layout_double_side(const struct bones_layout *layout);
/* The plate below the doubles. */
struct rect bones_layout_naming(const struct bones_layout *layout);
/* The row of open tiles at the seat of another: the middle of the first tile, the short side of one, and the
 * way from one to the next. */
struct bones_row {
    struct point first;
    float side, pitch;
};
struct bones_row bones_layout_row(const struct bones_layout *layout, int seat, int viewer);
/* The box of `count` tiles there. summed: with their sum behind them. */
struct rect bones_layout_row_box(const struct bones_row *row, int count, bool summed);
/* Where the sum of all open hands stands: at the foot of the field, or in the strip. */
struct rect bones_layout_tally(const struct bones_layout *layout);
/* The scale of what is shown over the field for a moment: 1 as drawn at 1920 x 1080. */
float bones_layout_moment_scale(const struct bones_layout *layout);
/* The box of the banner of a game that is won, and of the sun above it. */
struct rect bones_layout_won(const struct bones_layout *layout);
struct rect bones_layout_won_sun(const struct bones_layout *layout);
/* What the rows of open tiles leave of the field: beside them if they stand in a column, else below them.
 * seat: those at the table, with the tiles that they hold. */
struct rect bones_layout_beside(const struct bones_layout *layout, int viewer,
                                const struct bones_seat seat[BONES_SEATS_MAX]);
/* The dialog that asks whether to deal again, and one of its two signs. */
struct rect bones_layout_asks(const struct bones_layout *layout);
struct rect bones_layout_sign(const struct bones_layout *layout, bool keep);

#endif
