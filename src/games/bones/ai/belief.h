/* SPDX-License-Identifier: MIT */
/* Which of the deals that can be are likely: what a seat played, and so what it did not play, tells of what
 * it holds, whatever its style. */
#ifndef GAMES_BONES_AI_BELIEF_H
#define GAMES_BONES_AI_BELIEF_H

#include "games/bones/ai/deals.h"
#include "games/bones/ai/learned.h"
#include "games/bones/ai/style.h"

enum {
    BONES_STYLE_LEARNED = BONES_STYLES, /* of rivals that look ahead: learned.h */
    BONES_BELIEF_CHOICES_MAX = BONES_TILES,
    BONES_BELIEF_KNOWN = 1024,   /* hands of a seat whose surprise is remembered */
    BONES_BELIEF_LIST_MOST = 400 /* of so many deals that can be, all are weighed */
};

/* A place that a rival could have chosen, if it held the tile. */
struct bones_belief_option {
    uint8_t tile;
    uint8_t shows; /* the arm, afterwards */
    int16_t worth[BONES_STYLES];
};

/* A choice that a rival has made. */
struct bones_belief_choice {
    uint8_t seat;
    uint8_t count;
    uint8_t chosen;
    uint32_t later; /* tiles that it is known to have held: this one, and those it played after it */
    struct bones_belief_option option[BONES_REST_PLACES_MAX];
    struct bones_learned_view view; /* without the hand, which counts as unseen */
    struct bones_place place;       /* that was chosen */
};

/* How unlikely a hand is, once it has been worked out. */
struct bones_belief_known {
    uint32_t hand; /* 0: none */
    int16_t surprise;
    uint8_t style;
};

struct bones_belief {
    int count;
    struct bones_belief_known known[BONES_SEATS_MAX][BONES_BELIEF_KNOWN];
    struct bones_belief_choice choice[BONES_BELIEF_CHOICES_MAX];
};

/* A deal, and how its rivals play. */
struct bones_belief_deal {
    uint32_t hand[BONES_SEATS_MAX];
    uint8_t style[BONES_SEATS_MAX];
};

/* Weighs what the log has of other seats' choices. */
void bones_belief_open(struct bones_belief *belief, const struct bones_deals *deals,
                       const struct bones_public *pub);
/* How unlikely it is that a seat with these tiles left has played as it did, in sixteenths of e-folds; the
 * style that explains it best in *style. */
int bones_belief_surprise(struct bones_belief *belief, int seat, uint32_t hidden, uint8_t *style);
/* Draws deals as likely as they are, one as good as another. */
void bones_belief_draw(struct bones_belief *belief, const struct bones_deals *deals, struct rng *rng,
                       int count, struct bones_belief_deal *deal);
/* Where there are BONES_BELIEF_LIST_MOST deals or fewer: all that are at all likely, the likeliest first, at
 * most `most`; how many. weight: how likely each is, BONES_DECAY_ONE for the likeliest. */
int bones_belief_list(struct bones_belief *belief, const struct bones_deals *deals, int most,
                      struct bones_belief_deal *deal, uint32_t *weight);

#endif
