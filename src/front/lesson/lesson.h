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
    LESSON_LEARN,    /* the person makes one of `moves`: what a step is that says nothing else */
    LESSON_OPPONENT, /* an opponent makes the first legal move that moves[0] names */
    LESSON_LAY,      /* the table is laid anew, with `position` */
    LESSON_END
};

struct lesson_step {
    enum lesson_act act;
    struct move moves[LESSON_MOVES]; /* card, target or extra 0: any; kind 0 ends them */
    const char *say;       /* the coach's words meanwhile; NULL: the words of the step before stay */
    const char *otherwise; /* why another legal move is not wanted now; NULL: the usual reason */
    const char *position;  /* for LESSON_LAY, as that of struct lesson */
};

struct lesson {
    const char *title, *goal, *praise;
    const char *position; /* for the game's `prepare`; NULL: as the seed deals it */
    uint64_t seed;        /* of the sitting: what the position leaves open */
    int seats;            /* the person has seat 0 */
    int sides;            /* 0: each seat is a side */
    uint8_t option[GAME_OPTIONS_MAX];
    const struct lesson_step *steps; /* LESSON_END ends them */
    bool sheet;                      /* the lesson ends with the sheet of the hand */
};

/* Where the coach's plate lies, in units of the canvas. */
struct coach_place {
    struct rect box;      /* its corner, its width and its least height */
    float foot;           /* the plate ends here, or lower if letters of the size `least` need more room */
    float largest, least; /* letters of the words */
    bool low;             /* a low head, without the goal */
};

/* All lessons of a game. */
struct game_lessons {
    const struct lesson *lesson;
    int count;                      /* at most LESSONS_MOST */
    const char *title;              /* of the list, and of the button that opens the list */
    const char *about;              /* beside the title: how many there are */
    const char *ask, *offer;        /* title and text of the question before the first game */
    const char *passed, *graduated; /* at the end of a lesson, and of the last one */
    const char *portrait;           /* of the coach, an asset */
    const char *const *opponents;   /* keys of the opponents, in the order of their seats */
    /* The place of the coach's plate over the table; false, or NULL: the plate stands at the table's foot,
     * where the table leaves room. */
    bool (*place)(const struct front *front, struct coach_place *place);
    /* The points of the canvas to which pointers point for a step; returns how many. */
    int (*tips)(const struct front *front, const struct lesson_step *step, struct point tip[LESSON_TIPS]);
    /* Draws a row of signs, one for each lesson, between x and x + w on the line y. done: bit i is lesson i.
     */
    void (*draw_done)(struct draw_list *list, float x, float y, float w, unsigned done);
};

/* Whether a move is one of a step's. */
bool lesson_names(const struct lesson_step *step, struct move move);

#endif
