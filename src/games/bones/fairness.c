/* SPDX-License-Identifier: MIT */
#include "games/bones/fairness.h"

/* Limits of chi-square with three degrees of freedom, in hundredths. Chance exceeds them in one of 40 and one
 * of 200 samples; since the larger of two samples is judged, in one of 20 and one of 100 tables. */
enum { UNUSUAL = 935, RARE = 1284 };

void bones_fairness_deal(struct bones_fairness *fairness, const uint32_t hand[BONES_SEATS_MAX])
{
    fairness->deals++;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        fairness->big_six[seat] += (hand[seat] & bones_bit(BONES_BIG_SIX)) != 0;
        fairness->doubles[seat] += bones_many(hand[seat] & bones_doubles);
    }
}

void bones_fairness_round(struct bones_fairness *fairness, const struct bones_public *pub)
{
    for (int i = 0; i < pub->log_count; i++) {
        fairness->knocks[pub->log[i].seat] += pub->log[i].tile == BONES_TILE_NONE;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        fairness->points[seat] += bones_round_points(&pub->seat[seat]);
    }
}

bool bones_fairness_last(struct bones_fairness *fairness, const struct journal *journal)
{
    struct bones_state state;
    struct bones_fairness sum = *fairness;
    int begin = journal_hand_first(journal, journal_hand_of(journal, journal->count));
    journal_deal(journal, &state, NULL);
    for (int i = 0; i < journal->count; i++) {
        if (i == begin || (i > begin && journal->move[i - 1].kind == BONES_MOVE_REDEAL)) {
            bones_fairness_deal(&sum, state.hand);
        }
        journal_apply(journal, i, &state, NULL);
    }
    if (state.pub.phase != BONES_PHASE_ROUND_OVER && state.pub.phase != BONES_PHASE_GAME_OVER) {
        return false;
    }
    bones_fairness_round(&sum, &state.pub);
    *fairness = sum;
    return true;
}

/* The sum of the squares of 4 x - all. */
static int64_t squares(const int64_t each[BONES_SEATS_MAX], int64_t all)
{
    int64_t sum = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        int64_t off = BONES_SEATS_MAX * each[seat] - all;
        sum += off * off;
    }
    return sum;
}

/* 4 / N times the squares of B - N/4. */
int64_t bones_fairness_of_big_six(const struct bones_fairness *fairness)
{
    int64_t deals = fairness->deals;
    return deals > 0 ? 25 * squares(fairness->big_six, deals) / deals : 0;
}

/* 36 / (49 N) times the squares of D - 7N/4; not the usual factor, because the doubles in one hand are not
 * independent. */
int64_t bones_fairness_of_doubles(const struct bones_fairness *fairness)
{
    int64_t deals = fairness->deals;
    return deals > 0 ? 225 * squares(fairness->doubles, BONES_NUMBERS * deals) / (49 * deals) : 0;
}

int bones_fairness_verdict(const struct bones_fairness *fairness)
{
    if (fairness->deals < BONES_FAIR_DEALS_LEAST) {
        return BONES_FAIR_TOO_FEW;
    }
    int64_t six = bones_fairness_of_big_six(fairness);
    int64_t doubles = bones_fairness_of_doubles(fairness);
    int64_t larger = six > doubles ? six : doubles;
    return larger < UNUSUAL ? BONES_FAIR_CHANCE : larger < RARE ? BONES_FAIR_UNUSUAL : BONES_FAIR_RARE;
}
