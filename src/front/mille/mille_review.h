/* SPDX-License-Identifier: MIT */
/* The review of a hand on the screen: each of a person's choices beside the ace's, with what it cost, and the
 * luck of the draw. It fills while it is worked out beside the frames; a choice opens the replay at it. */
#ifndef FRONT_MILLE_MILLE_REVIEW_H
#define FRONT_MILLE_MILLE_REVIEW_H

#include "base/text.h"
#include "front/part.h"
#include "front/scene.h"
#include "games/mille/ai/review.h"

enum { MILLE_REVIEW_SEATS = 2 };

struct mille_review_state {
    bool open;
    struct journal journal;                      /* owned while open */
    int hands;                                   /* of the journal, that are over */
    int seat[MILLE_REVIEW_SEATS], seats, chosen; /* whose choices can be looked at, and whose are */
    struct review review;
    struct review_sum sum;   /* of what is known of it */
    struct review_task task; /* what comes back from the job */
    uint32_t job;            /* 0: none is under way */
    uint32_t iterations;     /* for a decision; 0: REVIEW_ITERATIONS */
    bool losses_only;        /* the list leaves out what cost nothing */
};

extern const struct part mille_review_part;
/* What it keeps. */
struct mille_review_state *mille_review_of(const struct front *front);

extern const struct scene mille_review_scene;

/* Whether a journal holds a hand to review. */
bool mille_review_can(const struct journal *journal);
/* Reviews the hand of a journal, which it copies, in which the move of that number lies; the last one that is
 * over if this one is not. There must be one. */
void mille_review_open(struct front *front, const struct journal *journal, int seat, int move);
/* Takes what has been worked out and sets the next job going, whatever scene is on top; part of front_tick.
 * True while it has to wait for a place among the jobs. */
bool mille_review_think(struct front *front);
/* What the ace would have done after so many moves of the journal, if an open review knows. */
void mille_review_advice(const struct front *front, int moves, struct text *out);
/* Gives back what an open review owns, when the program ends. */
void mille_review_free(struct front *front);

#endif
