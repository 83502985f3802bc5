/* SPDX-License-Identifier: MIT */
/* The ribbon: the road from Paris to Menton, the Nationale 7, with all cars. All miles are equally long. */
#ifndef FRONT_MILLE_MILLE_RIBBON_H
#define FRONT_MILLE_MILLE_RIBBON_H

#include "front/mille/drivers.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

/* How a car is on the road between the moves. */
enum ribbon_gait {
    RIBBON_STANDS, /* without a Go, without gas, or at the goal */
    RIBBON_ROLLS,
    RIBBON_SLOW,   /* within a speed limit */
    RIBBON_LEANS,  /* on a flat tire */
    RIBBON_SMOKES, /* after an accident */
    RIBBON_BRAKES, /* before a Stop: its lamp burns */
};

/* A car on the ribbon. One that moves has puffs behind it and turning wheels. */
struct ribbon_car {
    const struct opponent *driver;
    float miles; /* fractions while the car drives */
    bool moving;
    enum ribbon_gait gait; /* seen from the first beat on */
    unsigned wears;        /* the journey's pieces on it, as bits (journey_car.h) */
};

/* What the ribbon shows. */
struct mille_ribbon {
    struct ribbon_car car[SIDES_MAX]; /* the first in the near lane, the others behind it from the far one */
    int cars;                         /* at least 2 */
    int goal;                         /* miles; the road past the goal is closed, except for `opening` */
    float opening;                    /* 0..1: how much of the road past 700 has opened */
    long beat;                        /* of what lives on the ribbon (stage/life.h); 0: all is at rest */
    float puff;                       /* 0..1: the age of the puffs behind a car that drives */
};

/* The point at `miles`, `off` units to the right of the road's middle. *angle: in degrees there, or NULL. */
struct point mille_ribbon_at(struct rect ribbon, float miles, float off, float *angle);
/* Where the roof of each car is. */
void mille_ribbon_roofs(struct rect ribbon, const struct mille_ribbon *state, struct point at[SIDES_MAX]);
/* Draws the ribbon in a box: land, towns, road, trails and cars. */
void mille_ribbon_draw(struct draw_list *list, struct rect ribbon, const struct mille_ribbon *state);

#endif
