/* SPDX-License-Identifier: MIT */
/* Are the deals fair? Counts Big Six and the doubles that each seat got, for a chi-square test against
 * chance: how well somebody plays does not change these. Knocks and points are counted too, for information
 * only. */
#ifndef GAMES_BONES_FAIRNESS_H
#define GAMES_BONES_FAIRNESS_H

#include "games/bones/bones.h"
#include "table/journal.h"

enum { BONES_FAIR_DEALS_LEAST = 20 };

struct bones_fairness {
    int64_t deals;
    int64_t big_six[BONES_SEATS_MAX];
    int64_t doubles[BONES_SEATS_MAX];
    int64_t knocks[BONES_SEATS_MAX];
    int64_t points[BONES_SEATS_MAX];
};

enum bones_verdict_of_deals {
    BONES_FAIR_TOO_FEW,
    BONES_FAIR_CHANCE,  /* as chance deals */
    BONES_FAIR_UNUSUAL, /* chance does this at one table in twenty */
    BONES_FAIR_RARE,    /* chance does this at one table in a hundred */
    BONES_FAIR_VERDICTS
};

/* Counts a deal, also one that is dealt again later. */
void bones_fairness_deal(struct bones_fairness *fairness, const uint32_t hand[BONES_SEATS_MAX]);
/* Counts the knocks and points of a round that is over. */
void bones_fairness_round(struct bones_fairness *fairness, const struct bones_public *pub);
/* Counts the deals and the round of the last round in a journal of dominoes. False: the round is not over,
 * and nothing is counted. */
bool bones_fairness_last(struct bones_fairness *fairness, const struct journal *journal);
/* The chi-square of the counts over the seats, with three degrees of freedom, in hundredths; 0 without deals.
 */
int64_t bones_fairness_of_big_six(const struct bones_fairness *fairness);
int64_t bones_fairness_of_doubles(const struct bones_fairness *fairness);
/* enum bones_verdict_of_deals: the verdict on the larger of the two. */
int bones_fairness_verdict(const struct bones_fairness *fairness);

#endif
