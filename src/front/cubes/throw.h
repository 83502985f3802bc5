/* SPDX-License-Identifier: MIT */
/* How thrown dice fly, hop, skid, roll and settle. The way of a die is worked out backward from where it
 * comes to rest, so that it always ends with the face that the rules drew. It follows from the roll alone:
 * the same roll falls the same way whenever it is shown. */
#ifndef FRONT_CUBES_THROW_H
#define FRONT_CUBES_THROW_H

#include "front/cubes/die.h"
#include "front/cubes/layout.h"

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

/* How one die of a roll falls. */
struct cubes_fall {
    int8_t spot;       /* its place among the resting places; -1: it was not thrown */
    int8_t turn;       /* its place in the order in which dice leave the cup */
    float yaw;         /* degrees, at rest */
    float aside, down; /* how far it rests from the middle of its place, in edges */
    float high;        /* the height of its arc out of the cup, in edges */
    float more;        /* quarter turns beside those that its way takes */
    float swing;       /* degrees: its spin about the vertical on the way */
};

struct cubes_cast {
    int count; /* of the dice that were thrown */
    struct cubes_fall fall[CUBES_DICE];
};

/* Works out how the dice of a mask fall, whose faces `pub` has. */
void cubes_cast_make(struct cubes_cast *cast, const struct cubes_public *pub, uint8_t rolled);

/* Where a thrown die comes to rest: its foot. */
struct point cubes_cast_foot(const struct cubes_cast *cast, const struct cubes_layout *layout, int place);
/* Fills in foot, lift and turn of a die `ms` after the dice were poured from the cup's mouth; false: the die
 * is still in the cup. face: the one that it comes to rest with. */
bool cubes_cast_at(const struct cubes_cast *cast, const struct cubes_layout *layout, int place, int face,
                   struct point mouth, float ms, struct cubes_die *die);

#endif
