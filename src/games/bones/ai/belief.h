/* SPDX-License-Identifier: MIT */
/* The belief of a seat: which of the possible deals are likely. Each tile that another seat played, and each
 * tile that it could have played instead, is evidence about its hand, whatever its style of play.
 *
 * Likelihoods are logarithms here, called *surprise*: how unlikely the choices of a seat are with a given
 * hand, in sixteenths of a natural logarithm (16 more make a hand e times less likely). */
#ifndef GAMES_BONES_AI_BELIEF_H
#define GAMES_BONES_AI_BELIEF_H

#include "games/bones/ai/deals.h"
#include "games/bones/ai/learned.h"
#include "games/bones/ai/style.h"

enum {
    BONES_STYLE_LEARNED = BONES_STYLES, /* the style of opponents that search: learned.h */
    BONES_BELIEF_CHOICES_MAX = BONES_TILES,
    BONES_BELIEF_KNOWN = 1024,   /* cache entries of a seat */
    BONES_BELIEF_LIST_MOST = 400 /* up to this number of possible deals, all are rated */
};

/* A place that an opponent could have chosen, if it held the tile. */
struct bones_belief_option {
    uint8_t tile;
    uint8_t shows; /* the number at the end of the arm afterwards */
    int16_t worth[BONES_STYLES];
};

/* A choice that an opponent has made. */
struct bones_belief_choice {
    uint8_t seat;
    uint8_t count;
    uint8_t chosen;
    uint32_t later; /* tiles that it must have held: this one and those that it played later */
    struct bones_belief_option option[BONES_REST_PLACES_MAX];
    struct bones_learned_view view; /* as the seat saw it, with its unknown hand among the unseen tiles */
    struct bones_place place;       /* the place that was chosen */
};

/* A cache entry: the surprise of a hand. */
struct bones_belief_known {
    uint32_t hand; /* 0: empty entry */
    int16_t surprise;
    uint8_t style;
};

struct bones_belief {
    int count;
    struct bones_belief_known known[BONES_SEATS_MAX][BONES_BELIEF_KNOWN];
    struct bones_belief_choice choice[BONES_BELIEF_CHOICES_MAX];
};

/* A deal, with the style in which each seat plays. */
struct bones_belief_deal {
    uint32_t hand[BONES_SEATS_MAX];
    uint8_t style[BONES_SEATS_MAX];
};

/* Collects the choices of the other seats from the log. */
void bones_belief_open(struct bones_belief *belief, const struct bones_deals *deals,
                       const struct bones_public *pub);
/* The surprise at the choices of a seat if these are its remaining tiles. *style: the style that explains the
 * choices best. */
int bones_belief_surprise(struct bones_belief *belief, int seat, uint32_t hidden, uint8_t *style);
/* Draws a sample of deals, each with its likelihood, by a Markov chain. */
void bones_belief_draw(struct bones_belief *belief, const struct bones_deals *deals, struct rng *rng,
                       int count, struct bones_belief_deal *deal);
/* Lists the deals that are at all likely, the likeliest first, at most `most`; returns how many. There are
 * BONES_BELIEF_LIST_MOST possible deals or fewer. weight: the likelihood of each, BONES_DECAY_ONE for the
 * likeliest. */
int bones_belief_list(struct bones_belief *belief, const struct bones_deals *deals, int most,
                      struct bones_belief_deal *deal, uint32_t *weight);

#endif
