/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/equity.h"

#include "games/mille/mille.h"

/* [own total][opponent's total], for the side that starts the next hand. */
static const struct {
    uint16_t at[EQUITY_PLACES][EQUITY_PLACES];
} equities = {
#include "games/mille/ai/equity_table.inc"
};

/* The entry of the table at or below a total, and the points from it to the total and to the next entry. */
static inline int place_of(int total, int *beyond, int *step)
{
    int place = total / EQUITY_STEP;
    if (place > EQUITY_PLACES - 2) {
        place = EQUITY_PLACES - 2;
    }
    *beyond = total - place * EQUITY_STEP;
    *step = place == EQUITY_PLACES - 2 ? EQUITY_LAST - (EQUITY_PLACES - 2) * EQUITY_STEP : EQUITY_STEP;
    return place;
}

static inline int32_t starter_equity(int own, int opponent)
{
    int own_beyond;
    int own_step;
    int opponent_beyond;
    int opponent_step;
    int i = place_of(own, &own_beyond, &own_step);
    int j = place_of(opponent, &opponent_beyond, &opponent_step);
    const uint16_t *low = equities.at[i] + j;
    const uint16_t *high = equities.at[i + 1] + j;
    int32_t at_low = low[0] * (opponent_step - opponent_beyond) + low[1] * opponent_beyond;
    int32_t at_high = high[0] * (opponent_step - opponent_beyond) + high[1] * opponent_beyond;
    int64_t sum = (int64_t)at_low * (own_step - own_beyond) + (int64_t)at_high * own_beyond;
    return (int32_t)(sum * EQUITY_UNIT / ((int64_t)own_step * opponent_step));
}

int32_t mille_equity(int own, int opponent, bool own_starts)
{
    if (own >= GAME_POINTS || opponent >= GAME_POINTS) {
        return own > opponent ? EQUITY_ONE : own < opponent ? 0 : EQUITY_ONE / 2;
    }
    return own_starts ? starter_equity(own, opponent) : EQUITY_ONE - starter_equity(opponent, own);
}
