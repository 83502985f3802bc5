/* SPDX-License-Identifier: MIT */
/* Where everything lies on the dice table, for any shape of window and any number of seats. */
#ifndef FRONT_CUBES_LAYOUT_H
#define FRONT_CUBES_LAYOUT_H

#include "front/table/keys.h"
#include "games/cubes/cubes.h"
#include "ui/draw.h"

/* Everything in units of the frame. A rectangle that a kind of window does without has a width of 0. The
 * others come in the order of their seats after that of whoever sits before the screen. */
struct cubes_layout {
    enum frame_kind kind;
    int seats;
    struct rect canvas;
    struct point scene; /* where the origin of the room's reference frame lies, */
    float scene_scale;  /* and how large it is */
    float zinc;         /* the far edge of the counter */
    float bust;         /* scale of those who stand behind it; 0: faces sit in the plates */
    bool arms;          /* their arms lie on the counter */
    struct rect busts[CUBES_SEATS_MAX - 1];
    struct rect
        plate[CUBES_SEATS_MAX]; /* of the others; with them, as the last one, the own where `you` is none */
    struct rect you;
    struct rect track;
    struct rect tray, felt; /* dice come to rest inside the felt */
    struct rect rack, held[CUBES_DICE];
    struct rect bank, roll;   /* the signs to hold and to roll */
    struct rect turn, combos; /* wide: the panels of the side column, */
    struct rect gauge;        /* else: what of the first has room, */
    struct table_keys keys;   /* in it, or the plate with the question mark, */
    float finger;             /* the least side of what is hit for a key; 0 where a mouse presses */
    struct rect panel;        /* and where the combinations drop */
    struct rect bar;
    struct rect band;        /* where a sentence that is too long for the bar stands */
    struct point cup, props; /* the foot of the cup, and beside the tray; 0, 0: out of the picture */
    float die;               /* edge of a rolled die */
};

/* large: in large print some plates are wider. seats: 1..CUBES_SEATS_MAX. */
void cubes_layout_make(struct cubes_layout *layout, const struct frame *frame, int seats, bool large);

/* layout_fold.c: the same for a window whose side column is folded. Its kind, seats and canvas are set. */
void cubes_layout_fold(struct cubes_layout *layout, const struct frame *frame);

/* Whether the side column is folded. */
bool cubes_layout_folds(const struct cubes_layout *layout);
/* Whether a seat's plate is the n-th of `plate`, or `you` (-1). n counts from the seat after the viewer's. */
int cubes_layout_plate_of(const struct cubes_layout *layout, int seat, int viewer);
/* The plate of a seat. */
struct rect cubes_layout_plate(const struct cubes_layout *layout, int seat, int viewer);

/* The x of a cap on the score road. 0 points: the yard before the toll. Past the goal it stops a little
 * further on. */
float cubes_layout_cap_x(const struct cubes_layout *layout, int32_t points, int32_t goal);
/* The y of a seat's lane. */
float cubes_layout_lane(const struct cubes_layout *layout, int lane);
/* A seat's cap: in its lane, before the toll beside the others, in between on its way. order: of the other
 * seats from 0 on, the viewer's last. */
struct cubes_cap {
    struct point at;
    float radius;
};
struct cubes_cap cubes_layout_cap(const struct cubes_layout *layout, int order, int32_t points, int32_t goal);

/* Where one of so many rolled dice stops: the middle of its foot. */
struct point cubes_layout_spot(const struct cubes_layout *layout, int i, int count);
/* The foot of a die in the rail, and how large it is there. */
struct point cubes_layout_held(const struct cubes_layout *layout, int i);
float cubes_layout_held_die(const struct cubes_layout *layout);
/* What of the canvas a die takes whose foot's middle is there. */
struct rect cubes_layout_die_box(struct point foot, float edge);

/* A picture that comes in a few shapes: the one whose shape is nearest to that wanted. */
struct cubes_art {
    const char *name;
    float w, h; /* of what it shows, shadows apart */
};
const struct cubes_art *cubes_art_tray(float w, float h);
const struct cubes_art *cubes_art_road(float w, float h, bool blitz);
const struct cubes_art *cubes_art_rack(float w, float h);

#endif
