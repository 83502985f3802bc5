/* SPDX-License-Identifier: MIT */
/* A die as flat planes: a rounded cube on a table, seen from above. World: x right, y away, z up; the eye
 * looks down at 60 degrees without perspective. Every picture of a die, at rest or tumbling, is reckoned
 * here. */
#ifndef FRONT_CUBES_DIE_H
#define FRONT_CUBES_DIE_H

#include "games/cubes/count.h"
#include "ui/draw.h"

/* How a die is turned: the columns are where its own right, far and up side have come to. */
struct cubes_turn {
    float m[3][3];
};

enum cubes_die_ink { CUBES_DIE_IVORY, CUBES_DIE_GOLD, CUBES_DIE_LOST, CUBES_DIE_INKS };

struct cubes_die {
    struct point foot; /* on the canvas: the middle of its foot, were it not lifted */
    float edge, lift;
    struct cubes_turn turn;
    enum cubes_die_ink ink;
    bool joker;    /* the side that else is a One shows the Joker */
    bool ring;     /* round the upper face */
    float opacity; /* 0..1 */
};

/* Turned by degrees about an axis of any length. */
struct cubes_turn cubes_turn_about(float x, float y, float z, float degrees);
/* First b, then a. */
struct cubes_turn cubes_turn_both(const struct cubes_turn *a, const struct cubes_turn *b);
/* At rest with a face (CUBES_JOKER..6) on top, turned by yaw degrees about the upright. */
struct cubes_turn cubes_turn_rest(int face, float yaw);
/* The face that lies on top, 1..6; the Joker's is 1. */
int cubes_turn_top(const struct cubes_turn *turn);
/* How far its three axes lean from where a table holds a die, 0 at rest. */
float cubes_turn_lean(const struct cubes_turn *turn);

void cubes_die_draw_shadow(struct draw_list *list, const struct cubes_die *die);
void cubes_die_draw(struct draw_list *list, const struct cubes_die *die);
/* How many faces of it are seen. */
int cubes_die_faces(const struct cubes_die *die);

#endif
