/* SPDX-License-Identifier: MIT */
/* Counts, over hands that quick players play, how often a hidden card lies in the rival's hand, by kind, use
 * and how far the deck has gone down. */
#include "games/mille/belief.h"
#include "games/mille/net.h"
#include "lab.h"
#include "table_file.h"

#include "base/check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ODDS_STREAM = 10, ENOUGH = 200, ODDS_LEAST = 4, ODDS_MOST = 64 * ODDS_EVEN };

struct count {
    double held;     /* of the kind in the rival's hand */
    double deck;
    double expected_held; /* if all hidden cards were alike */
    double expected_deck;
};

struct counts {
    struct count at[CARD_KINDS][USES][RACE_STAGES];
};

static void look(struct counts *counts, const struct race *race)
{
    int rival = 1 - race->turn;
    const struct racer *own = &race->side[race->turn];
    const struct racer *other = &race->side[rival];
    int stage = race_stage(race);
    double cards = other->count + race->left;
    for (int card = CARD_25; card < CARD_KINDS && race->left > 0; card++) {
        int hidden = race->hidden[card] - own->hand[card];
        struct count *count = &counts->at[card][belief_use(race, rival, card)][stage];
        count->held += other->hand[card];
        count->deck += hidden - other->hand[card];
        count->expected_held += hidden * other->count / cards;
        count->expected_deck += hidden * race->left / cards;
    }
}

static long odds_of(const struct count *count)
{
    if (count->held + count->deck < ENOUGH || count->expected_deck <= 0) {
        return ODDS_EVEN;
    }
    double real = (count->held + 1) / (count->deck + 1);
    double even = (count->expected_held + 1) / (count->expected_deck + 1);
    return lrint(fmin(fmax(ODDS_EVEN * real / even, ODDS_LEAST), ODDS_MOST));
}

static bool write_odds(const char *path, const struct counts *counts)
{
    FILE *file = table_begin(path, "odds", "belief.h", "const uint16_t belief_odds[CARD_KINDS][USES][RACE_STAGES]");
    if (!file) {
        return false;
    }
    fputs("\n    {{0}},\n", file);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        fprintf(file, "    /* %s */\n    {", mille_cards[card].name);
        for (int use = 0; use < USES; use++) {
            fputs(use == 0 ? "{" : ", {", file);
            for (int stage = 0; stage < RACE_STAGES; stage++) {
                fprintf(file, "%s%ld", stage == 0 ? "" : ", ", odds_of(&counts->at[card][use][stage]));
            }
            fputs("}", file);
        }
        fputs("},\n", file);
    }
    return table_end(file);
}

int lab_odds(int count, char **argument)
{
    uint64_t hands = 100000;
    const char *out = NULL;
    if (table_arguments("odds", count, argument, "--hands", &hands, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    struct counts *counts = calloc(1, sizeof *counts);
    CHECK(counts);
    struct rng rng = rng_make(1, ODDS_STREAM);
    for (uint64_t i = 0; i < hands; i++) {
        struct race race;
        race_deal(&race, &rng, 0);
        bool first = true;
        while (race.phase != PHASE_HAND_OVER) {
            int action = net_choose(&net_weights, &race);
            if (race.phase == PHASE_PLAY && !first) {
                look(counts, &race);
            }
            first = first && race.turn == 0;
            race_do(&race, action);
        }
    }
    printf("%" PRIu64 " hands counted\n", hands);
    bool fine = !out || write_odds(out, counts);
    free(counts);
    return fine ? LAB_DONE : LAB_FAILED;
}
