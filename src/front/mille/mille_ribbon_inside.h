/* SPDX-License-Identifier: MIT */
/* What the files of the ribbon share: the middle line of the road, and the cars on it. */
#ifndef FRONT_MILLE_MILLE_RIBBON_INSIDE_H
#define FRONT_MILLE_MILLE_RIBBON_INSIDE_H

#include "front/mille/mille_ribbon.h"

enum { KNOTS = 8, STEPS = 24, LINE = (KNOTS - 1) * STEPS + 1 };

/* The middle line: a curve through KNOTS points, in STEPS pieces from one to the next. */
struct ribbon_line {
    struct point at[LINE];
    float reach[LINE]; /* the length of the road up to each point */
    float length;
};

/* A car and what of the ribbon's life concerns it. */
struct ribbon_drive {
    const struct ribbon_car *car;
    float off, scale; /* units to the right of the middle line; of the car */
    float puff;       /* as in struct mille_ribbon */
    long beat;
    float pixel;       /* units */
    struct rect rains; /* where it rains; w <= 0: nowhere */
};

enum { RIBBON_TOWNS = 10 };

/* How the ribbon is drawn in a rectangle: low ones as a larger picture made smaller, so that the land keeps
 * its proportions, and with fewer names, on one line. */
struct ribbon_manner {
    float zoom;
    struct rect box; /* of the picture */
    int names;
    bool one_line;
    float letters; /* of names on one line */
    float car;     /* scale */
};

/* As mille_ribbon_at. */
struct point ribbon_line_at(const struct ribbon_line *line, float miles, float off, float *angle);
/* Draws a car with its nose at its miles. */
void ribbon_car_draw(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                     const struct ribbon_drive *drive);
/* The middle of the roof of that car. */
struct point ribbon_car_roof(const struct ribbon_line *line, struct rect ribbon,
                             const struct ribbon_drive *drive);
/* The towns beside the road, as many as are named; and their names with their miles. */
void ribbon_towns_skyline(struct draw_list *list, const struct ribbon_line *line, int names);
void ribbon_towns_names(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                        const struct ribbon_manner *manner);
/* What lives in the ribbon's land, below the road: birds, a shower; where every town is drawn, the smoke of
 * Roanne's barge and a sail before Menton too. */
void ribbon_land_live(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                      bool every_town, long beat);
/* Where the shower is now; w is 0 while there is none. */
struct rect ribbon_shower(struct rect ribbon, long beat);

#endif
