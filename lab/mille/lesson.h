/* SPDX-License-Identifier: MIT */
/* What a player learns from: decisions of hands that it plays, half of them against itself and half against
 * the regular, each action played out many times with the deck reshuffled. The rival keeps the hand that it
 * really has: that is what a hand looks like when such a position comes up. */
#ifndef LAB_MILLE_LESSON_H
#define LAB_MILLE_LESSON_H

#include "games/mille/ai/race.h"

/* Who learns, as it plays now. */
struct pupil {
    const void *self;
    int (*choose)(const void *self, const struct race *race);
    /* Its opinion of some actions, relative to each other, in tenths of a point. */
    void (*opine)(const void *self, const struct race *race, const uint8_t *action, int count,
                  int32_t *value);
};

struct lesson {
    const struct race *race;
    int count;
    uint8_t action[ACTIONS_MAX];
    double value[ACTIONS_MAX];  /* found by playing out, in tenths of a point of the hand */
    double weight[ACTIONS_MAX]; /* how much it matters to know: less for what the pupil holds to be far worse.
                                 * By its opinion and not by the values, whose luck would weigh with them. */
};

struct course {
    uint64_t rounds;
    uint64_t lessons;  /* of a round */
    uint64_t playouts; /* of each action */
    uint64_t seed;
    bool fresh;      /* from a first guess, not from what is built in */
    const char *out; /* file, or NULL */
};

/* Reads "--rounds N --lessons N --playouts N --seed N --fresh --out FILE"; what is not given stays as it is.
 * LAB_DONE, or LAB_USAGE after a complaint. */
int lessons_arguments(const char *command, int count, char **argument, struct course *course);
/* One round; the lessons live as long as the call of take that gets them. */
void lessons_give(const struct pupil *pupil, const struct course *course,
                  void (*take)(void *, const struct lesson *), void *context);
/* Prints what a round brought, in points a hand against the regular and against the pupil before it, over at
 * most as many deals as there were lessons. */
void lessons_report(const struct pupil *pupil, const struct pupil *before, const struct course *course,
                    uint64_t round, double seconds);

#endif
