/* SPDX-License-Identifier: MIT */
/* The drivers of the road table, opponents and people at the machine, each with a car and inks. */
#ifndef FRONT_MILLE_DRIVERS_H
#define FRONT_MILLE_DRIVERS_H

#include "front/opponent.h"
#include "ui/draw.h"

/* The picture of a car, in its own units. The wheels of all cars are equally far from the tail. */
struct car {
    const char *picture; /* asset */
    float w, h;          /* of the picture */
    float tail, ground;  /* the point of the road below the tail, in the picture */
    float high;          /* the height of what is painted above the road */
};

enum mille_driver {
    MILLE_DRIVER_SUNDAY,
    MILLE_DRIVER_FIRMIN,
    MILLE_DRIVER_REGULAR,
    MILLE_DRIVER_AMEDEE,
    MILLE_DRIVER_RALLY,
    MILLE_DRIVER_ODETTE,
    MILLE_DRIVER_ACE,
    MILLE_DRIVER_MADO,
    MILLE_DRIVER_GUEST, /* a second person at the machine */
    MILLE_DRIVER_YOU,   /* the person here: a portrait and a dot alone, behind the opponents' end */
    MILLE_DRIVER_THIRD, /* likewise further people at the machine, in the order of table_person */
    MILLE_DRIVER_FOURTH,
    MILLE_DRIVER_FIFTH,
    MILLE_DRIVER_SIXTH,
    MILLE_DRIVERS
};

/* By enum mille_driver. Each `driver` below points to one of these rows. */
extern const struct opponent MILLE_OPPONENTS[MILLE_DRIVERS];
extern const struct game_company MILLE_COMPANY;

const struct car *mille_driver_car(const struct opponent *driver);
/* The inks of the driver's trail on the ribbon, and of the head of the driver's plate. */
struct rgba mille_driver_trail(const struct opponent *driver);
struct rgba mille_driver_plate(const struct opponent *driver);

/* Draws a car with its tail at x, on the road at y. */
struct draw_command *car_draw(struct draw_list *list, const struct car *car, float x, float y, float scale);
/* The same with a shadow on the road. */
void car_draw_shaded(struct draw_list *list, const struct car *car, float x, float y, float scale);

#endif
