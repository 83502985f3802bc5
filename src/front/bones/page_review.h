/* SPDX-License-Identifier: MIT */
/* The review of a round of dominoes: each choice of a seat beside that of Marius, with what it cost, and how
 * kind the deal was. It fills while it is worked out beside the frames; a choice opens the replay at it. */
#ifndef FRONT_BONES_PAGE_REVIEW_H
#define FRONT_BONES_PAGE_REVIEW_H

#include "front/game_front.h"
#include "front/page/game_page.h"
#include "games/bones/ai/review.h"

enum {
    BONES_REVIEW_ROUND = GAME_PAGE_ITEMS, /* which round is looked at; left and right change it */
    BONES_REVIEW_SEAT,                    /* whose choices, where there are several people */
    BONES_REVIEW_ROW                      /* of a choice; the others follow */
};

struct bones_review_state {
    bool open;
    struct journal journal; /* owned while open */
    int rounds;             /* of the journal, that are over */
    int games, last;        /* that these belong to, and the number of the last one in its game */
    int seat[BONES_SEATS_MAX], seats, chosen;
    struct bones_review review;
    struct bones_review_sum sum;   /* of what is known of it */
    struct bones_review_task task; /* what comes back from the job */
    uint32_t job;                  /* 0: none is under way */
    uint32_t iterations;           /* for a decision; 0: BONES_REVIEW_ITERATIONS */
};

extern const struct part bones_review_part;
/* What it keeps. */
struct bones_review_state *bones_review_state_of(const struct front *front);

extern const struct game_page bones_review_page;
extern const struct game_review bones_reviews;

/* The round in which a move of a journal lies, or the last one before it that is over. */
int bones_round_of(const struct journal *journal, int move);

/* "Round 3 of 8", or in a sitting of several games "Game 2, round 1". */
void bones_review_round_text(const struct bones_review_state *state, struct text *out);

/* page_review_draw.c: as those of a struct game_page. */
float bones_review_length(const struct front *front, float width);
void bones_review_items(const struct front *front, const struct form *form, struct focus_list *list);
void bones_review_draw(const struct front *front, struct draw_list *list, const struct form *form, int focus);
void bones_review_hint(const struct front *front, int item, struct text *out);
/* "6–3 east", "Names 5–5". */
void bones_review_move_text(struct move move, struct text *out);

#endif
