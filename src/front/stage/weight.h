/* SPDX-License-Identifier: MIT */
/* Weight: what comes down on a table presses, raises dust and jolts what lies near. A game says that
 * something lands (motion_land of table/motion.h) with a force, and draws its things where weight_shift leads
 * them.
 *
 * All of it ends by itself within a moment, and at once when a person presses anything. There is none where
 * motion is reduced. It moves by whole units and in steps that all landings take together, twenty in a
 * second: frames between two steps paint nothing of it anew. Boxes and points are on the canvas. */
#ifndef FRONT_STAGE_WEIGHT_H
#define FRONT_STAGE_WEIGHT_H

#include "front/part.h"
#include "ui/draw.h"

enum { WEIGHT_LANDINGS_MAX = 16 };

struct weight_state {
    struct weight_landing {
        struct rect box;
        float force;
        bool dusty;
        int ticks;                  /* since it came down */
        int shown;                  /* ticks at the last step */
    } landing[WEIGHT_LANDINGS_MAX]; /* the oldest first */
    int count;
    int clock; /* ticks of the part, for the steps */
};

extern const struct part weight_part;

const struct weight_state *weight_of(const struct front *front);
/* Something that takes up a box comes down with a force from 0, a card that is thrown away, to 1, a fist.
 * dusty: it comes from above, and raises dust. */
void weight_land(struct front *front, struct rect box, float force, bool dusty);
/* How far a thing whose middle is at a point is out of its place now: away from what landed beside it, down
 * under its own weight, and with a great force up, as all that lies on the table. weight NULL: not at all. */
struct point weight_shift(const struct weight_state *weight, struct point at);
/* A box, moved so. */
struct rect weight_shifted(const struct weight_state *weight, struct rect box);
/* Draws the dust of what landed, of an ink with its opacity; weight NULL: none. */
void weight_draw(const struct weight_state *weight, struct draw_list *list, struct rgba ink);

/* A step of a game's points: from how many points on it holds, with what force they come down, and how many
 * ticks count them (front/sound/rise.h). */
struct weight_grade {
    int points;
    float force;
    int ticks;
};

/* Which of the cracks of a ladder is heard where something comes down with a force: 0, the softest, to
 * WEIGHT_CRACKS - 1. */
enum { WEIGHT_CRACKS = 3 };
int weight_crack(float force);

/* The step of some points among `count` rows in the order of their points; below the first row: the first. */
const struct weight_grade *weight_grade(const struct weight_grade *rows, int count, int points);

#endif
