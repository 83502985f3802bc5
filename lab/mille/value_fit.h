/* SPDX-License-Identifier: MIT */
/* Fits tables of weights to samples of the points that a side still gained: for value.h and field_value.h. */
#ifndef LAB_MILLE_VALUE_FIT_H
#define LAB_MILLE_VALUE_FIT_H

#include "games/mille/ai/field_value.h"

struct value_sample {
    uint16_t feature[FIELD_FEATURES_MAX];
    uint8_t count;
    float target; /* in tenths of a point */
};

/* What is learnt. */
struct value_course {
    int tables;
    const char *command, *what; /* for the head of the file */
    /* Plays a hand and takes samples for a table, at most `room`; returns how many. */
    uint64_t (*play)(int table, struct value_sample *sample, uint64_t room, struct rng *rng);
};

/* Takes that many samples for each table, fits its weights by least squares, prints how much they foresee,
 * and writes them to a file; out: NULL for none. False: it could not be written. */
bool value_learn(const struct value_course *course, uint64_t samples, const char *out);

#endif
