/* SPDX-License-Identifier: MIT */
/* Who drives at the road table: an opponent or the person here, each with a car and inks of their own. */
#ifndef FRONT_MILLE_DRIVERS_H
#define FRONT_MILLE_DRIVERS_H

#include "front/opponent.h"
#include "ui/draw.h"

/* Lengths are units of the picture. Both wheels have the same places, counted from the tail, in every car. */
struct car {
    const char *picture; /* asset */
    float w, h;          /* of the picture */
    float tail, ground;  /* where the road under the tail lies in it */
    float high;          /* of what is painted, above the ground */
};

enum mille_driver {
    MILLE_DRIVER_SUNDAY,
    MILLE_DRIVER_REGULAR,
    MILLE_DRIVER_RALLY,
    MILLE_DRIVER_ACE,
    MILLE_DRIVER_GUEST, /* a second person */
    MILLE_DRIVER_YOU,   /* the person here, behind the end of the opponents: portrait and dot */
    MILLE_DRIVERS
};

/* By enum mille_driver. A driver below is always one of these rows. */
extern const struct opponent MILLE_OPPONENTS[MILLE_DRIVERS];
extern const struct game_company MILLE_COMPANY;

const struct car *mille_driver_car(const struct opponent *driver);
/* The inks of the trail on the ribbon, and of the head of the plate. */
struct rgba mille_driver_trail(const struct opponent *driver);
struct rgba mille_driver_plate(const struct opponent *driver);

/* A car whose tail stands at x on the ground at y. */
struct draw_command *car_draw(struct draw_list *list, const struct car *car, float x, float y, float scale);
/* The same with its shadow on the road. */
void car_draw_shaded(struct draw_list *list, const struct car *car, float x, float y, float scale);

#endif
