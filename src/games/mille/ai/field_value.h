/* SPDX-License-Identifier: MIT */
/* The evaluation that ends a playout among any number of sides early, as value.h does among two: each side in
 * a race against the rival likeliest to win, with weights learnt for each seating from hands by all rule sets
 * (`route-mille-lab field`). */
#ifndef GAMES_MILLE_AI_FIELD_VALUE_H
#define GAMES_MILLE_AI_FIELD_VALUE_H

#include "games/mille/ai/field.h"
#include "games/mille/ai/value.h"

enum {
    FIELD_SEATINGS = 5, /* those of mille_game, in its order */
    FIELD_FEATURES_MAX = 2 * VALUE_FEATURES_MAX,
};

/* The number of the seating that is played with. */
int field_seating(const struct mille_public *pub);
/* Writes the features of a side's remaining gain, between two turns: those of the races of each of its seats
 * against a seat of the rival; returns how many. *so_far: the points that no later card takes away. */
int field_features(const struct field *field, int side, uint16_t feature[FIELD_FEATURES_MAX], int *so_far);
/* The points that a side is expected to have at the end of the hand, in tenths. Between two turns. */
int32_t field_value(const struct field *field, int side);

#endif
