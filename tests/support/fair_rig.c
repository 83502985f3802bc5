/* SPDX-License-Identifier: MIT */
#include "fair_rig.h"

#include "base/blake2b.h"
#include "base/check.h"

#include <string.h>

static void secret_of(int who, int which, uint8_t *secret)
{
    struct blake2b hash = blake2b_begin(CHAIN_HASH);
    uint8_t name[2] = {(uint8_t)who, (uint8_t)which};
    blake2b_add(&hash, name, sizeof name);
    blake2b_end(&hash, secret);
}

void fair_rig_chain(struct chain *chain, int who, int which, int first)
{
    uint8_t secret[CHAIN_HASH];
    secret_of(who, which, secret);
    chain_make(chain, secret, first);
}

const char *fair_rig_what(int k)
{
    return k % 3 == 1 ? "deal" : k % 3 == 2 ? "2 roll abc" : "2 roll a";
}

void fair_rig_seed(struct fair_rig *match, int k)
{
    struct fair_rig_round *round = &match->round[k];
    round->seed = chain_seed(FAIR_RIG_ROOM, k, round->what, FAIR_RIG_SEATS, &round->links);
}

void fair_rig_play(struct fair_rig *match)
{
    static struct chain chain[CHAIN_PLACES];
    memset(match, 0, sizeof *match);
    for (int place = FAIR_HOST; place <= FAIR_RIG_SEATS; place++) {
        match->tips.told[place] = place != 3;
        fair_rig_chain(&chain[place], place, 0, 1);
        memcpy(match->tips.link[place], chain[place].tip, CHAIN_HASH);
    }
    for (int k = 1; k <= FAIR_RIG_CHANCES; k++) {
        struct fair_rig_round *round = &match->round[k];
        round->what = fair_rig_what(k);
        for (int place = FAIR_HOST; place <= FAIR_RIG_SEATS; place++) {
            round->links.told[place] = match->tips.told[place];
            CHECK(chain_next(&chain[place], k, round->links.link[place]));
        }
        fair_rig_seed(match, k);
    }
}
