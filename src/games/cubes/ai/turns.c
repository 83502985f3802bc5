/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/turns.h"

#include "base/check.h"

/* Both parts of a worth in one number, in which `main` decides comparisons. */
enum { MAIN_SHIFT = 32 };

static inline uint64_t packed(struct worth worth)
{
    return (uint64_t)worth.main << MAIN_SHIFT | worth.along;
}

static inline struct worth larger(struct worth a, struct worth b)
{
    return packed(a) >= packed(b) ? a : b;
}

struct worth turns_weigh_one(const struct turns *turns, const struct stakes *stakes,
                             const struct prospects *prospects, int now, int points)
{
    const struct turns_case *each = &turns->each[now];
    uint64_t main = (uint64_t)each->busts * stakes->bust.main;
    uint64_t along = (uint64_t)each->busts * stakes->bust.along;
    const struct turns_outcome *outcome = &turns->outcome[each->first];
    for (int i = 0; i < each->outcomes; i++, outcome++) {
        struct worth best = stakes->hold[points + outcome->gain];
        const struct turns_option *option = &turns->option[outcome->first];
        for (int k = 0; k < outcome->options; k++, option++) {
            best = larger(best, prospects->roll[points + option->gain][option->now]);
        }
        main += (uint64_t)outcome->ways * best.main;
        along += (uint64_t)outcome->ways * best.along;
    }
    uint64_t half = each->ways / 2;
    return (struct worth){.main = (uint32_t)((main + half) / each->ways),
                          .along = (uint32_t)((along + half) / each->ways)};
}

void turns_weigh(const struct turns *turns, const struct stakes *stakes, int low, struct prospects *prospects)
{
    CHECK(low >= 0 && stakes->top <= TURNS_POINTS_MOST);
    /* From the top on, a hold is best, so that the worth of rolling is 0. */
    for (int points = stakes->top; points <= stakes->top + turns->gain_most; points++) {
        for (int now = 0; now < turns->cases; now++) {
            prospects->roll[points][now] = (struct worth){.main = 0};
        }
    }
    for (int points = stakes->top - 1; points >= low; points--) {
        for (int now = 0; now < turns->cases; now++) {
            prospects->roll[points][now] = turns_weigh_one(turns, stakes, prospects, now, points);
        }
    }
}
