/* SPDX-License-Identifier: MIT */
/* The lessons at the dice table as data: a prepared position, what is to be done step by step, and the
 * coach's words. Nobody else plays in them: whatever a person does comes as it is written. */
#ifndef FRONT_CUBES_LESSONS_H
#define FRONT_CUBES_LESSONS_H

#include "games/cubes/cubes.h"

enum { CUBES_LESSONS = 6 };

enum cubes_lesson_act {
    CUBES_LESSON_END,
    CUBES_LEARN_ROLL, /* the dice of `dice` */
    CUBES_LEARN_HOLD
};

/* Texts are marked for translation; the reader calls _() on them. */
struct cubes_lesson_step {
    enum cubes_lesson_act act;
    uint8_t dice;          /* the mask of the roll that is wanted */
    const char *say;       /* the coach, while this is to be done */
    const char *otherwise; /* why another legal move is not wanted now */
};

struct cubes_lesson {
    const char *title, *goal, *praise;
    const char *position;                  /* for the game's `prepare`; it seats as many as it has scores */
    uint64_t seed;                         /* of the sitting, with no options but plain dice */
    const struct cubes_lesson_step *steps; /* CUBES_LESSON_END ends them */
};

extern const struct cubes_lesson CUBES_LESSON_TABLE[CUBES_LESSONS];

/* How a lesson's sitting is set up. */
struct game_setup cubes_lesson_setup(const struct cubes_lesson *lesson);
/* The move that a step wants; and whether a move is it. */
struct move cubes_lesson_move(const struct cubes_lesson_step *step);
bool cubes_lesson_wants(const struct cubes_lesson_step *step, struct move move);

#endif
