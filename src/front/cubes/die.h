/* SPDX-License-Identifier: MIT */
/* The picture of a die, at rest or tumbling: a rounded cube on a table, drawn as flat planes. In the room x
 * goes to the right, y away and z up; the eye looks down at 60 degrees, without perspective. */
#ifndef FRONT_CUBES_DIE_H
#define FRONT_CUBES_DIE_H

#include "games/cubes/count.h"
#include "ui/draw.h"

/* How a die is turned: a rotation, whose columns are where its right, far and upper side point. */
struct cubes_turn {
    float m[3][3];
};

enum cubes_die_ink { CUBES_DIE_IVORY, CUBES_DIE_GOLD, CUBES_DIE_LOST };

struct cubes_die {
    struct point foot; /* on the canvas: the middle of its foot, as if it were not lifted */
    float edge, lift;
    struct cubes_turn turn;
    enum cubes_die_ink ink;
    bool joker;    /* the side of the One shows the Joker */
    bool ring;     /* a ring round the upper face */
    float opacity; /* 0..1 */
};

/* A rotation by degrees about an axis of any length. */
struct cubes_turn cubes_turn_about(float x, float y, float z, float degrees);
/* The rotation b, then a. */
struct cubes_turn cubes_turn_both(const struct cubes_turn *a, const struct cubes_turn *b);
/* A die at rest with a face (CUBES_JOKER..6) on top, turned by yaw degrees about the vertical. */
struct cubes_turn cubes_turn_rest(int face, float yaw);

void cubes_die_draw_shadow(struct draw_list *list, const struct cubes_die *die);
void cubes_die_draw(struct draw_list *list, const struct cubes_die *die);

#endif
