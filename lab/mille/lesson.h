/* SPDX-License-Identifier: MIT */
/* Lessons to train players (pupils) of the road game. A pupil plays hands, half of them against itself and
 * half against the regular. A lesson is a decision in such a hand: each action is played out many times with
 * the deck reshuffled. The opponent keeps its actual hand, since this is a typical hand for such a position.
 */
#ifndef LAB_MILLE_LESSON_H
#define LAB_MILLE_LESSON_H

#include "games/mille/ai/race.h"

/* The player that learns, as it plays now. */
struct pupil {
    const void *self;
    int (*choose)(const void *self, const struct race *race);
    /* The pupil's rating of some actions against each other, in tenths of a point. */
    void (*opine)(const void *self, const struct race *race, const uint8_t *action, int count,
                  int32_t *value);
};

struct lesson {
    const struct race *race;
    int count;
    uint8_t action[ACTIONS_MAX];
    double value[ACTIONS_MAX]; /* mean result of the playouts, in tenths of a point of the hand */
    /* Importance of the value: smaller for actions that the pupil rates far below the best. Taken from the
     * pupil's rating and not from the values, because the luck in the values would bias the weights. */
    double weight[ACTIONS_MAX];
};

struct course {
    uint64_t rounds;
    uint64_t lessons;  /* lessons in a round */
    uint64_t playouts; /* playouts of each action */
    uint64_t seed;
    bool pairs;      /* hands of two pairs (pairs_lesson.h) */
    bool fresh;      /* start from a first guess, not from the built-in weights */
    const char *out; /* file, or NULL */
};

/* Reads "--rounds N --lessons N --playouts N --seed N --fresh --out FILE", and
 * "--pairs" of the command net; fields of options that are not
 * given stay unchanged. LAB_DONE, or LAB_USAGE after a message. */
int lessons_arguments(const char *command, int count, char **argument, struct course *course);
/* Takes the actions that are worth playing out, with their importance by the pupil's opinion, into an empty
 * lesson. kept: their places in the list. */
void lesson_choose(struct lesson *lesson, const uint8_t *action, const int32_t *opinion, int count,
                   uint8_t kept[ACTIONS_MAX], struct rng *rng);
/* Does one round: calls `take` for each lesson, which is valid during this call only. */
void lessons_give(const struct pupil *pupil, const struct course *course,
                  void (*take)(void *, const struct lesson *), void *context);
/* Prints the result of a round: points a hand against the regular and against the pupil before the round,
 * over at most as many deals as there were lessons. */
void lessons_report(const struct pupil *pupil, const struct pupil *before, const struct course *course,
                    uint64_t round, double seconds);

#endif
