/* SPDX-License-Identifier: MIT */
/* The nine lessons as data: a prepared position, what is to be done step by step, and the coach's words. */
#ifndef FRONT_MILLE_LESSONS_TABLE_H
#define FRONT_MILLE_LESSONS_TABLE_H

#include "games/mille/prepare.h"

enum { LESSONS = 9 };

enum lesson_act {
    LESSON_END,
    LEARN_DRAW,
    LEARN_PLAY,    /* one of `cards` */
    LEARN_DISCARD, /* one of `cards` */
    LEARN_ANSWER,  /* the extension's question, either way */
    RIVAL_DRAW,
    RIVAL_PLAY,   /* the first of `cards` */
    RIVAL_DISCARD /* the first of `cards` */
};

enum { LESSON_CARDS = 5 };

/* Texts are marked for translation; the reader calls _() on them. */
struct lesson_step {
    enum lesson_act act;
    uint8_t cards[LESSON_CARDS]; /* CARD_NONE ends them */
    const char *say;             /* the coach, while this is to be done; NULL: still the words before */
    const char *otherwise;       /* why another legal move is not wanted now; NULL: the usual reason */
};

struct lesson {
    const char *title, *goal, *praise;
    struct mille_prepared position;
    const struct lesson_step *steps; /* LESSON_END ends them */
    bool extension;                  /* whoever reaches 700 is asked */
    bool sheet;                      /* the hand's score sheet belongs to the lesson */
};

extern const struct lesson lessons_table[LESSONS];

#endif
