/* SPDX-License-Identifier: MIT */
/* How thrown dice fly, hop, skid, roll and settle. Where they go is reckoned forward from the cup (tumble.h);
 * how a die is turned is worked out backward from its rest, so that it always ends with the face that the
 * rules drew. All of it follows from the roll and the shape of the tray alone: the same roll falls the same
 * way whenever it is shown. */
#ifndef FRONT_CUBES_THROW_H
#define FRONT_CUBES_THROW_H

#include "front/cubes/die.h"
#include "front/cubes/layout.h"
#include "front/cubes/tumble.h"

/* How one die of a roll falls. */
struct cubes_fall {
    int spot; /* its place among the dice at rest, from the left; -1: it was not thrown */
    struct cubes_way way;
};

struct cubes_cast {
    int count;     /* of the dice that were thrown */
    uint64_t seed; /* another one for every roll of the match */
    struct cubes_fall fall[CUBES_DICE];
};

/* Works out how the dice of a mask fall in a layout's tray, whose faces `pub` has. */
void cubes_cast_make(struct cubes_cast *cast, const struct cubes_layout *layout,
                     const struct cubes_public *pub, uint8_t rolled);
/* The same for the dice of a cast in another layout. Without an edge of dice the layout is none yet. */
void cubes_cast_lay(struct cubes_cast *cast, const struct cubes_layout *layout);

/* Where a thrown die comes to rest: its foot. */
struct point cubes_cast_foot(const struct cubes_cast *cast, const struct cubes_layout *layout, int place);
/* Fills in foot, lift and turn of a die `ms` after the dice were poured; false: the die is still in the cup.
 * face: the one that it comes to rest with. */
bool cubes_cast_at(const struct cubes_cast *cast, const struct cubes_layout *layout, int place, int face,
                   float ms, struct cubes_die *die);

#endif
