/* SPDX-License-Identifier: MIT */
/* The equity of a score among several sides, from that between two. */
#include "games/mille/ai/equity.h"
#include "games/mille/ai/field.h"

/* The chance to be first among several, from the chances against each of the others alone: as if every side
 * had a strength, and chances were in proportion to the strengths. */
static int32_t among(const int32_t *alone, int count)
{
    int64_t odds_against = 0; /* in thousandths */
    for (int i = 0; i < count; i++) {
        if (alone[i] <= 0) {
            return 0;
        }
        odds_against += (int64_t)1000 * (EQUITY_ONE - alone[i]) / alone[i];
    }
    return (int32_t)((int64_t)EQUITY_ONE * 1000 / (1000 + odds_against));
}

/* The game is over: the highest total wins, equal ones share. */
static int32_t final_equity(const int total[SIDES_MAX], int sides, int side)
{
    int equal = 1; /* the side itself */
    for (int other = 0; other < sides; other++) {
        if (total[other] > total[side]) {
            return 0;
        }
        equal += other != side && total[other] == total[side];
    }
    return EQUITY_ONE / equal;
}

int32_t field_equity(const struct mille_public *pub, const int total[SIDES_MAX], int side, int starter)
{
    bool over = pub->option[OPTION_LENGTH] == LENGTH_HAND;
    for (int other = 0; other < pub->sides; other++) {
        over = over || total[other] >= GAME_POINTS;
    }
    if (over) {
        return final_equity(total, pub->sides, side);
    }
    int32_t alone[SIDES_MAX];
    int count = 0;
    for (int other = 0; other < pub->sides; other++) {
        if (other != side) {
            int turns = (side - starter + pub->sides) % pub->sides; /* until the side starts a hand */
            int others = (other - starter + pub->sides) % pub->sides;
            alone[count++] = mille_equity(total[side], total[other], turns < others);
        }
    }
    return among(alone, count);
}

int32_t field_win(const struct field *field, int side)
{
    const struct mille_public *pub = &field->state.pub;
    int total[SIDES_MAX] = {0};
    for (int other = 0; other < pub->sides; other++) {
        total[other] = mille_overall(pub, other);
    }
    return field_equity(pub, total, side, field_next_starter(pub));
}
