/* SPDX-License-Identifier: MIT */
/* The command field: trains the evaluation of the rest of a hand among any number of sides (field_value.h).
 * Regulars with occasional random moves play hands at each seating, half of them by its own rules and half by
 * the other rule sets. */
#include "games/mille/ai/fair.h"
#include "games/mille/ai/field_value.h"
#include "games/mille/ai/regular.h"
#include "lab.h"
#include "mille/mille.h"
#include "mille/value_fit.h"
#include "table_file.h"
#include "training/races.h"

#include <string.h>

enum { SLIP_ONE_IN = 16, LOOK_ONE_IN = 4, TENTHS = 10, SAMPLES_A_HAND = 2048 };

/* What is known of a sample before the hand is over. */
struct look {
    int side, so_far;
};

static void start(int seating, struct field *field, struct rng *rng)
{
    uint64_t seed = rng_next(rng);
    int set = rng_below(rng, 2) == 0 ? RULES_MILLE : (int)rng_below(rng, MILLE_RULE_SETS);
    field_start(field, (enum mille_rule_set)set, mille_game.seatings[seating].seats,
                mille_game.seatings[seating].sides, seed);
}

static uint64_t play(int seating, struct value_sample *sample, uint64_t room, struct rng *rng)
{
    struct field field;
    start(seating, &field, rng);
    const struct mille_public *pub = &field.state.pub;
    struct look look[SAMPLES_A_HAND];
    uint64_t taken = 0;
    while (pub->phase != PHASE_HAND_OVER && pub->phase != PHASE_GAME_OVER) {
        bool looks = pub->phase == PHASE_DRAW && rng_below(rng, LOOK_ONE_IN) == 0;
        for (int side = 0; looks && side < pub->sides && taken < room && taken < SAMPLES_A_HAND; side++) {
            look[taken].side = side;
            sample[taken].count =
                (uint8_t)field_features(&field, side, sample[taken].feature, &look[taken].so_far);
            taken++;
        }
        const struct mille_hand *hand = &field.state.hand[pub->turn];
        struct move move = regular_move(pub, pub->turn, hand, field.hidden);
        if (pub->phase == PHASE_PLAY && rng_below(rng, SLIP_ONE_IN) == 0) {
            struct move moves[GAME_MOVES_MAX];
            int count = mille_fair_moves(pub, hand, moves);
            move = moves[rng_below(rng, (uint32_t)count)];
        }
        field_do(&field, move);
    }
    for (uint64_t i = 0; i < taken; i++) {
        sample[i].target = (float)(TENTHS * (mille_hand_total(pub, look[i].side) - look[i].so_far));
    }
    return taken;
}

int lab_field(int count, char **argument)
{
    uint64_t samples = 400000;
    const char *out = NULL;
    if (table_arguments("field", count, argument, "--samples", &samples, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    const struct value_course course = {
        .tables = FIELD_SEATINGS,
        .command = "field",
        .what = "The points of the road game that a side will still gain, by seating",
        .play = play};
    return value_learn(&course, samples, out) ? LAB_DONE : LAB_FAILED;
}
