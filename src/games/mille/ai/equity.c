/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/equity.h"

#include "games/mille/mille.h"

/* The place at or below a total, and how far the total lies beyond it, in points of the step to the next. */
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

static inline int32_t starter_equity(int own, int rival)
{
    int own_beyond;
    int own_step;
    int rival_beyond;
    int rival_step;
    int i = place_of(own, &own_beyond, &own_step);
    int j = place_of(rival, &rival_beyond, &rival_step);
    const uint16_t *low = mille_equity_table[i] + j;
    const uint16_t *high = mille_equity_table[i + 1] + j;
    int32_t at_low = low[0] * (rival_step - rival_beyond) + low[1] * rival_beyond;
    int32_t at_high = high[0] * (rival_step - rival_beyond) + high[1] * rival_beyond;
    int64_t sum = (int64_t)at_low * (own_step - own_beyond) + (int64_t)at_high * own_beyond;
    return (int32_t)(sum * EQUITY_UNIT / ((int64_t)own_step * rival_step));
}

int32_t mille_equity(int own, int rival, bool own_starts)
{
    if (own >= GAME_POINTS || rival >= GAME_POINTS) {
        return own > rival ? EQUITY_ONE : own < rival ? 0 : EQUITY_ONE / 2;
    }
    return own_starts ? starter_equity(own, rival) : EQUITY_ONE - starter_equity(rival, own);
}
