/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/judge.h"
#include "games/cubes/inside.h"

enum { APPRENTICE_HOLDS = 1000, POSTMAN_HOLDS = 300, PATRONNE_HOLDS = 300, ALL_FIVE_HOLDS = 3000 };

static const struct move hold = {.kind = CUBES_MOVE_HOLD};

static struct move roll(unsigned mask)
{
    return (struct move){.kind = CUBES_MOVE_ROLL, .card = (uint8_t)mask};
}

/* Whether a player holds now by a rule of thumb: from a number of points on; from a higher one if all five
 * dice have scored; and always if the hold wins. */
static bool thumb_holds(const struct cubes_public *pub, int32_t from)
{
    if (cubes_legal(pub, hold) != REFUSAL_NONE) {
        return false;
    }
    int32_t wanted = cubes_all_five(pub) ? ALL_FIVE_HOLDS : from;
    return cubes_hold_wins(pub) || cubes_turn_points(pub) >= wanted;
}

static bool must_roll_all(const struct cubes_public *pub)
{
    return pub->phase == CUBES_PHASE_START || cubes_all_five(pub);
}

static struct move leave_all(const struct cubes_public *pub, int32_t from)
{
    if (thumb_holds(pub, from)) {
        return hold;
    }
    return roll(must_roll_all(pub) ? CUBES_ALL : cubes_pickup_of(pub).blank);
}

struct move cubes_apprentice_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    return leave_all(observation, APPRENTICE_HOLDS);
}

struct move cubes_postman_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    return leave_all(observation, POSTMAN_HOLDS);
}

/* The combination of the fewest dice, of those the one with the most points, of those the first. */
static unsigned smallest(const struct cubes_count *count)
{
    int best = 0;
    for (int i = 1; i < count->found_count; i++) {
        const struct cubes_found *a = &count->found[best];
        const struct cubes_found *b = &count->found[i];
        int more = cubes_dice_in(a->mask) - cubes_dice_in(b->mask);
        if (more > 0 || (more == 0 && b->points > a->points)) {
            best = i;
        }
    }
    return count->found[best].mask;
}

struct move cubes_patronne_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    const struct cubes_public *pub = observation;
    if (thumb_holds(pub, PATRONNE_HOLDS)) {
        return hold;
    }
    if (must_roll_all(pub)) {
        return roll(CUBES_ALL);
    }
    struct cubes_count count;
    cubes_count_last(pub, &count);
    return roll(CUBES_ALL & ~(cubes_held_mask(pub) | smallest(&count)));
}

struct move cubes_engineer_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    const struct cubes_public *pub = observation;
    if (must_roll_all(pub) && cubes_legal(pub, hold) != REFUSAL_NONE) {
        return roll(CUBES_ALL);
    }
    struct cubes_judgement judgement;
    cubes_judge(pub, &judgement);
    return judgement.choice[0].move;
}
