/* SPDX-License-Identifier: MIT */
/* Whether the deals at a table are such as chance deals: Big Six and doubles by seat, beside what is to be
 * expected. Who plays how well has no part in them; knocks and points are counted beside, and not judged. */
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
    BONES_FAIR_CHANCE,  /* chance deals like this */
    BONES_FAIR_UNUSUAL, /* one table in twenty */
    BONES_FAIR_RARE,    /* one table in a hundred */
    BONES_FAIR_VERDICTS
};

/* Counts a deal, a hand that is dealt again too. */
void bones_fairness_deal(struct bones_fairness *fairness, const uint32_t hand[BONES_SEATS_MAX]);
/* Counts the knocks and points of a round that is over. */
void bones_fairness_round(struct bones_fairness *fairness, const struct bones_public *pub);
/* Both for the last round of a journal of dominoes; false: it is not over, and nothing is counted. */
bool bones_fairness_last(struct bones_fairness *fairness, const struct journal *journal);
/* The hands that a round that is over began with, from what all can see. */
void bones_dealt_hands(const struct bones_public *pub, uint32_t hand[BONES_SEATS_MAX]);
/* How far the seats are from alike, as chi-square with three degrees of freedom, in hundredths; 0 without
 * deals. */
int64_t bones_fairness_of_big_six(const struct bones_fairness *fairness);
int64_t bones_fairness_of_doubles(const struct bones_fairness *fairness);
/* enum bones_verdict_of_deals: of the larger of the two. */
int bones_fairness_verdict(const struct bones_fairness *fairness);
/* Untranslated, lower case, for files and scripts. */
const char *bones_fairness_name(int verdict);

#endif
