/* SPDX-License-Identifier: MIT */
/* A lesson as data: a prepared position, what is to be done step by step, and the coach's words. Texts are
 * marked for translation; the reader calls _() on them. */
#ifndef FRONT_LESSON_LESSON_H
#define FRONT_LESSON_LESSON_H

#include "table/game.h"
#include "ui/draw.h"

struct front;

enum { LESSON_MOVES = 5, LESSON_TIPS = 8, LESSONS_MOST = 24 };

enum lesson_act {
    LESSON_END,
    LESSON_LEARN,    /* the person makes one of `moves` */
    LESSON_OPPONENT, /* whoever else is in turn makes the first that is legal of the first of them */
    LESSON_LAY       /* the table is laid anew, with `position` */
};

struct lesson_step {
    enum lesson_act act;
    struct move moves[LESSON_MOVES]; /* card, target or extra 0: any; kind 0 ends them */
    const char *say;                 /* the coach, while this is to be done; NULL: still the words before */
    const char *otherwise;           /* why another legal move is not wanted now; NULL: the usual reason */
    const char *position;            /* as that of a lesson */
};

struct lesson {
    const char *title, *goal, *praise;
    const char *position; /* for the game's `prepare`; NULL: as the seed deals it */
    uint64_t seed;        /* of the sitting: what the position leaves open */
    int seats;            /* a side each; the person has the first */
    uint8_t option[GAME_OPTIONS_MAX];
    const struct lesson_step *steps; /* LESSON_END ends them */
    bool sheet;                      /* the sheet at the hand's end belongs to the lesson */
};

/* Where the coach's plate lies, in units of the canvas. */
struct coach_place {
    struct rect box;      /* its corner and width; it is at least so high */
    float foot;           /* where it ends if letters of the size `least` allow it */
    float largest, least; /* letters of the words */
    bool low;             /* a low head, without the goal */
};

/* All lessons of a game. */
struct game_lessons {
    const struct lesson *lesson;
    int count;                      /* at most LESSONS_MOST */
    const char *title;              /* of the list, and the answer that leads there */
    const char *about;              /* how many there are, beside the title */
    const char *ask, *offer;        /* the question at the first sitting, and what it says */
    const char *passed, *graduated; /* at the end of a lesson, and of the last one */
    const char *portrait;           /* of the coach, an asset */
    const char *const *opponents;   /* keys of those who sit opposite, in the order of their seats */
    /* The plate's place over the table as it is laid out; false, or NULL: the table leaves room at its foot.
     */
    bool (*place)(const struct front *front, struct coach_place *place);
    /* The points of the canvas at which pointers point for what is to be done now; how many. NULL: none do.
     */
    int (*tips)(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS]);
    /* A row of signs, one a lesson, that stands on y between x and x + w; bit i of `done`: lesson i is. NULL:
     * numbered plates. */
    void (*draw_done)(struct draw_list *list, float x, float y, float w, unsigned done);
};

/* Whether a move is one of a step's. */
bool lesson_names(const struct lesson_step *step, struct move move);

#endif
