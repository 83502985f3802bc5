/* SPDX-License-Identifier: MIT */
/* Where everything lies on the dice table, for any shape of window and any number of seats.
 * The counter is where the others stand; the tray is where dice fall; the rail keeps the held dice; the score
 * road shows every seat's cap on its way to the goal. */
#ifndef FRONT_CUBES_LAYOUT_H
#define FRONT_CUBES_LAYOUT_H

#include "front/table/keys.h"
#include "games/cubes/cubes.h"
#include "ui/draw.h"

/* All in units of the frame. A rectangle that this kind of window does not have is 0 wide. "The others" are
 * the seats after that at the foot of the screen, in their order. */
struct cubes_layout {
    enum frame_kind kind;
    int seats;
    struct rect canvas;
    struct point scene; /* the origin of the picture of the room on the canvas */
    float scene_scale;  /* the scale of that picture */
    float zinc;         /* the far edge of the counter */
    float bust;         /* the scale of the people behind the counter; 0: faces are in the plates */
    bool arms;          /* the arms of those people lie on the counter */
    struct rect busts[CUBES_SEATS_MAX - 1];
    struct rect plate[CUBES_SEATS_MAX]; /* of the others; behind them the own plate, if `you` is 0 wide */
    struct rect you;
    struct rect track;
    struct rect tray, felt;             /* dice come to rest inside the felt of the tray */
    struct rect rack, held[CUBES_DICE]; /* the rail, and the places in it */
    struct rect bank, roll;             /* the signs to hold and to roll */
    struct rect turn, combos;           /* wide window: the panels of the side column */
    struct rect gauge;                  /* folded window: what has room of the panel `turn` */
    struct table_keys keys;             /* in the gauge; wide window: the plate with the question mark */
    float finger;      /* the least side of what a finger hits for a key; 0: a mouse presses */
    struct rect panel; /* folded window: where the combinations open */
    struct rect bar;
    struct rect band;        /* for a sentence that is too long for the bar */
    struct point cup, props; /* the foot of the cup, and of what stands beside the tray; 0, 0: not shown */
    float die;               /* the edge of a rolled die */
};

/* Lays the table out for 1..CUBES_SEATS_MAX seats. large: in large print some plates are wider. */
void cubes_layout_make(struct cubes_layout *layout, const struct frame *frame, int seats, bool large);

/* layout_fold.c: the same for a window whose side column is folded. Its kind, seats and canvas are set. */
void cubes_layout_fold(struct cubes_layout *layout, const struct frame *frame);

/* Whether the side column is folded. */
bool cubes_layout_folds(const struct cubes_layout *layout);
/* The place of a seat's plate in `plate`; -1: it is `you`. */
int cubes_layout_plate_of(const struct cubes_layout *layout, int seat, int viewer);
/* The plate of a seat. */
struct rect cubes_layout_plate(const struct cubes_layout *layout, int seat, int viewer);

/* The x of a cap with so many points on the score road. With 0 points a cap waits in the yard before the
 * toll; past the goal it stops a little behind the goal. */
float cubes_layout_cap_x(const struct cubes_layout *layout, int32_t points, int32_t goal);
/* The y of a seat's lane. */
float cubes_layout_lane(const struct cubes_layout *layout, int lane);
/* A cap with so many points: before the toll beside the others, then in its lane. order: of the other seats
 * from 0 on; the viewer's is the last. */
struct cubes_cap {
    struct point at;
    float radius;
};
struct cubes_cap cubes_layout_cap(const struct cubes_layout *layout, int order, int32_t points, int32_t goal);

/* The box in which rolled dice come to rest, with the middles of their feet. */
struct rect cubes_layout_rests(const struct cubes_layout *layout);
/* Where dice leave the cup. */
struct point cubes_layout_mouth(const struct cubes_layout *layout);
/* A place where the i-th of `count` dice rests apart from the others in every tray: the middle of its foot.
 */
struct point cubes_layout_spot(const struct cubes_layout *layout, int i, int count);
/* The foot of a die in the i-th place of the rail, and the edge of a die there. */
struct point cubes_layout_held(const struct cubes_layout *layout, int i);
float cubes_layout_held_die(const struct cubes_layout *layout);
/* The box of a die on the canvas. */
struct rect cubes_layout_die_box(struct point foot, float edge);

/* A picture that is drawn in a few shapes: a list, which name NULL ends. */
struct cubes_art {
    const char *name;
    float w, h; /* without its shadow */
};
extern const struct cubes_art CUBES_TRAYS[], CUBES_ROADS[], CUBES_BLITZ_ROADS[], CUBES_RACKS[];
/* The shape that is nearest to w x h. */
const struct cubes_art *cubes_art_nearest(const struct cubes_art *art, float w, float h);

#endif
