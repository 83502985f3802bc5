/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/equity.h"

#include "games/bones/ai/decay.h"

enum {
    /* The lead in points that multiplies the odds by e; fitted to 20,000 games of four equal players. */
    SPREAD_NEAR = 17,  /* close to the target */
    SPREAD_SLOPE = 21, /* plus hundredths of a point for each point to the target */
    SPREAD_FAR = 42,   /* at most, and where there is no target */
};

int32_t bones_equity(const int32_t total[BONES_SEATS_MAX], int seat, int32_t target)
{
    int32_t most = total[0];
    int leaders = 1;
    for (int i = 1; i < BONES_SEATS_MAX; i++) {
        leaders = total[i] > most ? 1 : leaders + (total[i] == most);
        most = total[i] > most ? total[i] : most;
    }
    if (target > 0 && most >= target && leaders == 1) {
        return total[seat] == most ? BONES_EQUITY_ONE : 0;
    }
    int32_t spread = 100 * SPREAD_FAR;
    if (target > 0) {
        int32_t to_go = target > most ? target - most : 0;
        int32_t here = 100 * SPREAD_NEAR + SPREAD_SLOPE * to_go;
        spread = here < spread ? here : spread;
    }
    uint64_t sum = 0;
    uint64_t own = 0;
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        uint64_t share = bones_decay((int)((most - total[i]) * 1600 / spread));
        sum += share;
        own = i == seat ? share : own;
    }
    return (int32_t)(own * BONES_EQUITY_ONE / sum);
}
