/* SPDX-License-Identifier: MIT */
/* What is wanted of the stages of the journey (docs/journey.md), and how far they are from that. */
#ifndef LAB_JOURNEY_H
#define LAB_JOURNEY_H

#include "journey_try.h"

enum {
    JOURNEY_SLACK = 8,  /* points of slack of the second goal */
    JOURNEY_QUICK = 15, /* points by which rates may differ where a quick player sits in a rival's place */
};

/* Percentages between which the rate of a goal should lie. */
struct journey_band {
    double least, most;
};

/* The band of a goal of a stage for LAB_NEW or LAB_SEASONED. A goal that asks for a review has the whole
 * range. */
struct journey_band journey_band(const struct stage *stage, int goal, int stand_in);
/* The rate of the second goal that is looked for in deals of a stage. It falls along the stages of a game,
 * and on the way back along all stages. */
double journey_aim(const struct stage *stage, int stand_in);
/* Whether a stage may not be won oftener, but for the slack, than the stage of its game before it. */
bool journey_falls(const struct stage *stage);
/* How far a rate is outside a band; 0: it is inside. */
double journey_outside(struct journey_band band, double rate);
/* Whether a goal asks for a review. */
bool journey_asks_review(const struct stage_goal *goal);

/* Looks for twelve deals of a stage among so many seeds from one on, and prints them with their rates.
 * Returns the exit code: LAB_FAILED, after a message, if there are fewer. */
int journey_pick(const struct stage *stage, uint64_t from, int seeds);

#endif
