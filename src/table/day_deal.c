/* SPDX-License-Identifier: MIT */
#include "table/day_deal.h"

#include "base/check.h"

#include <string.h>

const char *day_deal_differs(const struct journal *journal, const struct game_setup *setup,
                             const int player[SEATS_MAX])
{
    CHECK(journal->for_day);
    if (journal->setup.seed != setup->seed) {
        return "seed";
    }
    if (journal->setup.sides != setup->sides) {
        return "sides";
    }
    if (memcmp(journal->setup.option, setup->option, sizeof setup->option) != 0) {
        return "option";
    }
    if (journal->position) {
        return "position";
    }
    bool seated = journal->setup.seats == setup->seats && journal->seat[0].player == PLAYER_HUMAN;
    for (int seat = 1; seated && seat < setup->seats; seat++) {
        seated = journal->seat[seat].player == player[seat];
    }
    return seated ? NULL : "seat";
}

int32_t day_deal_par(const int32_t *measure, int count)
{
    int32_t sum = 0;
    for (int i = 0; i < count; i++) {
        sum += measure[i];
    }
    return (sum < 0 ? sum - count / 2 : sum + count / 2) / count;
}
