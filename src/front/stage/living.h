/* SPDX-License-Identifier: MIT */
/* Small things that live in a picture, as rows: a car that passes, smoke, leaves, lamps. Each is drawn from
 * the number of beats of life.h alone; before the first beat none is drawn. */
#ifndef FRONT_STAGE_LIVING_H
#define FRONT_STAGE_LIVING_H

#include "ui/draw.h"

struct front;

enum living_kind {
    LIVING_PASS,  /* goes by: from `box` along dx, dy */
    LIVING_WAY,   /* goes along `way`, and grows or shrinks with the distance */
    LIVING_RISE,  /* as LIVING_PASS, and grows to twice its size while it comes and fades: smoke, steam */
    LIVING_FALL,  /* as LIVING_PASS, coming and fading, swaying and turning: a leaf */
    LIVING_GLOW,  /* as LIVING_PASS, coming and fading, mostly on the spot: a lamp, a fleck of sun */
    LIVING_CYCLE, /* one of `pictures` files after another, NAME_1 and so on, where it is: water, a player */
};

/* The middle of a thing's foot, and how wide the thing is there. */
struct living_point {
    float x, y, w;
};

struct living {
    enum living_kind kind;
    const char *picture; /* the path below assets */
    struct rect box;     /* in units of the picture that it lives in */
    float dx, dy;        /* how far it goes, in the same units */
    int every, first;    /* in beats: how often it begins; when it begins for the first time */
    int lasts;           /* how many beats it is seen, at most `every`; of LIVING_CYCLE: beats a picture */
    int pictures;  /* of LIVING_CYCLE; of the others too if they change while they are seen: legs, wings */
    int step;      /* of those others: beats a picture; 0: 2 */
    float arc;     /* so far it rises half way: a ball that is thrown */
    float opacity; /* at most; 0: 1 */
    bool flipped;  /* mirrored, left to right */
    /* Of LIVING_WAY, whose `box` only says the thing's proportions: it takes as long from each point to the
     * next. */
    const struct living_point *way;
    int points;
};

/* The beat at which such things are drawn: that of life.h, or 0 where motion is reduced; LIFE_ALL in any
 * case, because stages for pictures that are made ahead stand still. */
long living_beat(const struct front *front);
/* Draws rows in a picture whose origin is at `origin` and which is scaled. */
void living_draw(const struct front *front, struct draw_list *list, const struct living *rows, int count,
                 struct point origin, float scale);
/* The same at a beat, for who draws without a cabinet. */
void living_draw_at(long beat, struct draw_list *list, const struct living *rows, int count,
                    struct point origin, float scale);

#endif
