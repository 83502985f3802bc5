/* SPDX-License-Identifier: MIT */
/* The command value: trains the evaluation of the rest of a hand (value.h). Quick players with occasional
 * random actions play hands against each other and against the regular. The points that a side gained after a
 * moment between two turns are fitted to the features of that moment (value_fit.h). */
#include "games/mille/ai/value.h"
#include "games/mille/ai/linear_eval.h"
#include "games/mille/ai/sampler.h"
#include "lab.h"
#include "mille/mille.h"
#include "mille/value_fit.h"
#include "table_file.h"
#include "training/races.h"

#include <math.h>

enum {
    SLIP_ONE_IN = 16,
    LOOK_ONE_IN = 4,
    TENTHS = 10,
};

/* Plays a hand and takes samples of the side or sides that a pairing describes. */
static uint64_t play(int pairing, struct value_sample *sample, uint64_t room, struct rng *rng)
{
    struct race race;
    race_deal(&race, rng, (int)rng_below(rng, RACERS));
    int regular = pairing == VALUE_QUICK ? RACERS : (int)rng_below(rng, RACERS); /* its seat, or none */
    uint64_t taken = 0;
    while (race.phase != PHASE_HAND_OVER) {
        if (race.phase == PHASE_DRAW && rng_below(rng, LOOK_ONE_IN) == 0) {
            for (int side = 0; side < RACERS && taken < room; side++) {
                if (regular < RACERS && (side == regular) != (pairing == VALUE_OF_REGULAR)) {
                    continue;
                }
                struct value_sample *now = &sample[taken++];
                now->count = (uint8_t)value_features(&race, side, now->feature);
                now->target =
                    (float)(side - 2 * race_points_so_far(&race, side)); /* the side is kept in the parity */
            }
        }
        int action = sampler_choose(&race, regular);
        if (race.phase == PHASE_PLAY && rng_below(rng, SLIP_ONE_IN) == 0) {
            uint8_t actions[ACTIONS_MAX];
            int count = linear_eval_actions(&race, actions);
            action = actions[rng_below(rng, (uint32_t)count)];
        }
        race_do(&race, action);
    }
    for (uint64_t i = 0; i < taken; i++) {
        int coded = (int)lrintf(sample[i].target);
        int side = coded & 1;
        int so_far = (side - coded) / 2;
        sample[i].target = (float)(TENTHS * (race_points(&race, side) - so_far));
    }
    return taken;
}

int lab_value(int count, char **argument)
{
    uint64_t samples = 400000;
    const char *out = NULL;
    if (table_arguments("value", count, argument, "--samples", &samples, &out) != LAB_DONE) {
        return LAB_USAGE;
    }
    const struct value_course course = {
        .tables = VALUE_PAIRINGS,
        .command = "value",
        .what = "The points of the road game that a side will still gain, by pairing",
        .play = play};
    return value_learn(&course, samples, out) ? LAB_DONE : LAB_FAILED;
}
