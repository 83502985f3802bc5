/* SPDX-License-Identifier: MIT */
/* How thrown dice fly, hop, skid, roll and settle. It is reckoned backward from where they come to rest, so
 * the picture always ends at the faces that the rules drew. How each falls follows from the roll alone: the
 * same roll falls the same way whenever it is seen. */
#ifndef FRONT_CUBES_THROW_H
#define FRONT_CUBES_THROW_H

#include "front/cubes/die.h"
#include "front/cubes/layout.h"

/* Milliseconds as designed: ends of the phases of one die's throw, and how long after one the next leaves the
 * cup. */
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
    int8_t spot;       /* which of the resting places; -1: it was not thrown */
    int8_t turn;       /* it leaves the cup as the turn-th */
    float yaw;         /* degrees, at rest */
    float aside, down; /* of its edge: how far from the middle of the place */
    float high;        /* of its edge: the arc out of the cup */
    float more;        /* quarter turns over the way's own */
    float swing;       /* degrees: how it spins about the upright as it goes */
};

struct cubes_cast {
    int count; /* of dice thrown */
    struct cubes_fall fall[CUBES_DICE];
};

/* How the dice of a mask fall that have shown these faces in this turn. */
void cubes_cast_make(struct cubes_cast *cast, const struct cubes_public *pub, uint8_t rolled);

/* Where a thrown die lies at rest: its foot, and how it is turned. */
struct point cubes_cast_foot(const struct cubes_cast *cast, const struct cubes_layout *layout, int place);
/* A die so many ms after its roll was poured from a mouth; false: it is in the cup still. Fills in foot, lift
 * and turn. face: as it comes to rest. */
bool cubes_cast_at(const struct cubes_cast *cast, const struct cubes_layout *layout, int place, int face,
                   struct point mouth, float ms, struct cubes_die *die);

#endif
