/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/turns.h"

#include "games/cubes/cubes.h"

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

/* ---- the case of held dice ------------------------------------------------------------------------------
 */

/* Faces of a row as bits, if dice can still become a Straight: all different, and within 1-5 or 2-6. */
static uint8_t row_of(const uint8_t *face, int count)
{
    unsigned seen = 0;
    for (int i = 0; i < count; i++) {
        unsigned bit = 1u << face[i];
        if (face[i] == CUBES_JOKER || seen & bit) {
            return 0;
        }
        seen |= bit;
    }
    unsigned ends = 1u << CUBES_ONE | 1u << (CUBES_FACES - 1);
    return (uint8_t)((seen & ends) == ends ? 0 : seen);
}

struct turns_case turns_key(const uint8_t *face, int count, int points)
{
    struct turns_case key = {.dice = (uint8_t)(CUBES_DICE - count)};
    if (count == 0) {
        return key;
    }
    bool alike = true;
    for (int i = 1; i < count; i++) {
        alike = alike && face[i] == face[0];
    }
    key.alike = (uint8_t)(alike ? 1 + face[0] : 0);
    key.row = row_of(face, count);
    key.held = (int16_t)(key.alike || key.row ? points : 0);
    return key;
}

static bool same_case(const struct turns_case *a, const struct turns_case *b)
{
    return a->dice == b->dice && a->alike == b->alike && a->row == b->row && a->held == b->held;
}

int turns_find(const struct turns *turns, const struct turns_case *key)
{
    for (int i = 0; i < turns->cases; i++) {
        if (same_case(&turns->each[i], key)) {
            return i;
        }
    }
    return -1;
}

int turns_case_of(const struct turns *turns, const uint8_t face[CUBES_DICE], uint8_t held, int32_t points)
{
    uint8_t kept[CUBES_DICE];
    int count = 0;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if ((unsigned)held >> place & 1u) {
            kept[count++] = face[place];
        }
    }
    struct turns_case key = turns_key(kept, count % CUBES_DICE, (int)(points / CUBES_FIFTY));
    int found = turns_find(turns, &key);
    CHECK(found >= 0);
    return found;
}
