/* SPDX-License-Identifier: MIT */
/* Where everything lies on the domino table, for any shape of window. */
#ifndef FRONT_BONES_LAYOUT_H
#define FRONT_BONES_LAYOUT_H

#include "front/table/keys.h"
#include "games/bones/bones.h"
#include "ui/draw.h"

enum { BONES_OTHERS = BONES_SEATS_MAX - 1 };

/* Everything in units of the frame. A rectangle that a kind of window does without has a width of 0. The
 * others come in the order of their seats after that of whoever sits before the screen: left, across, right.
 */
struct bones_layout {
    enum frame_kind kind;
    struct rect canvas;
    struct point scene; /* where the origin of the square's reference frame lies, */
    float scene_scale;  /* and how large it is */
    float edge;         /* the far edge of the table at its middle */
    float bust;         /* scale of those who sit behind it; 0: faces sit in the plates */
    struct rect busts[BONES_OTHERS];
    struct rect plate[BONES_SEATS_MAX]; /* of the others; with them, as the last one, the own where `you` is
                                           none */
    struct rect you;
    struct rect field; /* the star keeps inside it */
    float cell;        /* the largest that a cell of the star becomes */
    struct rect hand;  /* the own tiles stand in it, or lie in two columns where there is no rail */
    struct rect rail;
    float tile; /* the short side of a tile in the hand */
    struct rect knock;
    struct rect ends;          /* the values of the four ends: a panel, or a strip */
    struct rect scores, moves; /* wide: the other panels of the side column */
    struct table_keys keys;    /* folded: in the strip; wide: the plate with the question mark */
    float finger;              /* the least side of what is hit for a key; 0 where a mouse presses, */
    struct rect panel;         /* and where the scores drop */
    struct rect bar;
    float above; /* units at the field's top that something else takes; the field begins below them */
    struct point coffee, glass; /* 0, 0: out of the picture */
};

/* Where the table's far edge is drawn in the picture of the square, at its middle. */
#define BONES_EDGE_DRAWN 206.0f

/* large: in large print some plates are wider. */
void bones_layout_make(struct bones_layout *layout, const struct frame *frame, bool large);
/* layout_fold.c: the same for a window whose side column is folded. Its kind and canvas are set. */
void bones_layout_fold(struct bones_layout *layout, const struct frame *frame);
/* Something else takes so many units at the top of the field. */
void bones_layout_lower(struct bones_layout *layout, float above);
/* Whether the side column is folded into a strip. */
bool bones_layout_folds(const struct bones_layout *layout);
/* Whether the own tiles lie on their sides, two abreast. */
bool bones_layout_lies(const struct bones_layout *layout);
/* The plate of a seat. */
struct rect bones_layout_plate(const struct bones_layout *layout, int seat, int viewer);
/* The place of a seat in `busts` and `plate`: 0 to 2 for the others, -1 for the viewer. */
int bones_layout_other(int seat, int viewer);
/* The middle of the face of the i-th of so many tiles in the own hand, */
struct point bones_layout_hand(const struct bones_layout *layout, int i, int count);
/* and what can be hit of it. */
struct rect bones_layout_hand_box(const struct bones_layout *layout, int i, int count);
/* The value of an arm in the panel or strip of the ends: the middle of its badge, */
struct point bones_layout_value(const struct bones_layout *layout, int arm);
/* how large it is, 1 being 44 units across, and what can be hit of it. */
float bones_layout_value_scale(const struct bones_layout *layout);
struct rect bones_layout_value_box(const struct bones_layout *layout, int arm);
/* Folded: where the sum stands in the strip. */
struct rect bones_layout_sum(const struct bones_layout *layout);
/* What stands on the table beside the star: a cup, a glass; a width of 0: out of the picture. */
enum bones_prop { BONES_PROP_CUP, BONES_PROP_GLASS, BONES_PROPS };
struct rect bones_layout_prop(const struct bones_layout *layout, enum bones_prop prop);
/* The middle of the double of a number that can be named: on an arc, or in two rows; */
struct point bones_layout_double(const struct bones_layout *layout, int number);
/* and the short side of one. */
float bones_layout_double_side(const struct bones_layout *layout);
/* The plate below the doubles. */
struct rect bones_layout_naming(const struct bones_layout *layout);
/* A row of open tiles at the seat of another: the middle of the first, their width, from one to the next. */
struct bones_row {
    struct point first;
    float side, pitch;
};
struct bones_row bones_layout_row(const struct bones_layout *layout, int seat, int viewer);
/* What so many tiles take there, with their sum behind them or without. */
struct rect bones_layout_row_box(const struct bones_row *row, int count, bool summed);
/* Where the sum of open hands stands: at the foot of the field, or in the strip. */
struct rect bones_layout_tally(const struct bones_layout *layout);
/* What the banner of a game that is won takes, and the sun above it. */
struct rect bones_layout_won(const struct bones_layout *layout);
struct rect bones_layout_won_sun(const struct bones_layout *layout);
/* What is left of the field beside such rows, where they stand in a column, or below them. */
struct rect bones_layout_beside(const struct bones_layout *layout, int viewer,
                                const uint8_t count[BONES_SEATS_MAX]);
/* The dialog that asks whether to deal again, and its two signs. */
struct rect bones_layout_asks(const struct bones_layout *layout);
struct rect bones_layout_sign(const struct bones_layout *layout, bool keep);

#endif
