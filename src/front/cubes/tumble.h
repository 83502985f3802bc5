/* SPDX-License-Identifier: MIT */
/* The ways of dice over the felt, seen from above: out of the cup, against each other and the rim, to rest.
 * Lengths are in edges of a die; x goes to the right and y towards the eye, not foreshortened, from a corner
 * of the box in which the middles of dice may rest (cubes_layout_rests). */
#ifndef FRONT_CUBES_TUMBLE_H
#define FRONT_CUBES_TUMBLE_H

#include "games/cubes/cubes.h"
#include "ui/geometry.h"

/* In ms as designed: the ends of the phases of one die's throw; and the time from one die that leaves the cup
 * to the next. */
enum {
    CUBES_FLY_MS = 180,
    CUBES_HOP_MS = 340,
    CUBES_SKIP_MS = 460,
    CUBES_ROLL_MS = 660,
    CUBES_SETTLE_MS = 820,
    CUBES_STAGGER_MS = 40,
    CUBES_THROW_MS = CUBES_SETTLE_MS + (CUBES_DICE - 1) * CUBES_STAGGER_MS
};

/* A way is kept as a place for every CUBES_KEY_MS from the moment in which the first die leaves the cup. */
enum { CUBES_KEY_MS = 10, CUBES_KEYS = CUBES_THROW_MS / CUBES_KEY_MS + 1 };

struct cubes_way {
    int turn;            /* its place in the order in which dice leave the cup */
    float yaw;           /* degrees, at rest */
    float high;          /* the height of its arc out of the cup, in edges */
    float rate;          /* quarter turns for each edge that it rolls */
    float swing;         /* degrees: its spin about the vertical on the way */
    float x[CUBES_KEYS]; /* the last one is where it rests */
    float y[CUBES_KEYS];
};

/* What dice fall into. */
struct cubes_tray {
    float w, h;         /* of the box in which they rest */
    struct point mouth; /* where they leave the cup */
    /* Places for all of them that are known to be free, from the left. */
    struct point spare[CUBES_DICE];
};

/* The ways of `count` dice, which are ordered from the left as they rest. The same seed, count and tray give
 * the same ways. */
void cubes_tumble(struct cubes_way *way, int count, uint64_t seed, const struct cubes_tray *tray);
/* Whether two dice at rest leave each other's upper face, digit and points in sight, and do not touch. */
bool cubes_tumble_apart(const struct cubes_way *a, const struct cubes_way *b);

#endif
