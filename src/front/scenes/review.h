/* SPDX-License-Identifier: MIT */
/* The review: a list of a person's choices, each with the choice of a judge (the game's strongest player) and
 * what the difference costs, and how kind chance was. A game judges and finds the words; this scene lists and
 * draws, and lets the judging go on in slices or in jobs while the list fills. A chosen row opens the replay.
 */
#ifndef FRONT_SCENES_REVIEW_H
#define FRONT_SCENES_REVIEW_H

#include "front/game_review.h"
#include "front/part.h"
#include "front/scene.h"
#include "table/journal.h"

struct game_front;

struct review_state {
    const struct game_review *game;     /* NULL: no review is open */
    struct journal journal;             /* owned while open */
    int parts, part;                    /* the number of parts, and the part under review */
    int seat[SEATS_MAX], seats, chosen; /* seats that can be reviewed, and the index of the one that is */
    uint32_t job;                       /* of the services; 0: none */
    uint32_t iterations;                /* instead of the game's, for tests; 0: the game's */
    bool losses_only;                   /* only choices with a loss are listed */
    bool first;                         /* the person has not set losses_only yet */
    bool slicing;                       /* judging in slices is not done */
    bool graded;                        /* the part under review has been judged, and is known to be the best
                                           or not */
    max_align_t review[REVIEW_BYTES / sizeof(max_align_t)], task[REVIEW_TASK_BYTES / sizeof(max_align_t)];
};

extern const struct part review_part;
/* What it keeps. */
struct review_state *review_of(const struct front *front);

extern const struct scene review_scene;

/* Whether a journal of a game has a part that can be reviewed. */
bool review_offered(const struct game_front *game, const struct journal *journal);
/* Opens the review of a copy of a journal, at the part of a move or, if that cannot be reviewed, at the last
 * one that can. There must be one. */
void review_open(struct front *front, const struct journal *journal, int seat, int move);
/* Adds what the judge would have played after `moves` moves of the journal, if an open review knows it. */
void review_advice(const struct front *front, int moves, struct text *out);

/* ---- for games ------------------------------------------------------------------------------------- */

/* Millionths as per cent, with so many decimals (1 or 2) and, where asked for, a plus. */
void review_percent(int64_t millionths, int decimals, bool plus, struct text *out);
/* "Mistake". */
const char *review_verdict_text(const struct review_choice *choice);

#endif
