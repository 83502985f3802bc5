/* SPDX-License-Identifier: MIT */
/* What the engineer would do: the hint. */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/words.h"
#include "front/table/hint.h"
#include "front/table/table.h"
#include "games/cubes/ai/judge.h"

enum {
    A_TENTH_OF_A_PERCENT = 1000, /* in millionths */
    A_HUNDREDTH = 10000,
};

/* Single dice within a sentence: one, and two alike. */
static const char *const singles[CUBES_COMBINATIONS][2] = {
    [CUBES_A_ONE] = {NC_("picked up", "the One"), NC_("picked up", "both Ones")},
    [CUBES_A_FIVE] = {NC_("picked up", "the Five"), NC_("picked up", "both Fives")},
    [CUBES_A_JOKER] = {NC_("picked up", "the Joker"), NC_("picked up", "both Jokers")},
};

/* How many combinations like the i-th are picked up, counted from the combination `from` on. */
static int picked_alike(const struct cubes_count *last, int i, uint8_t mask, int from)
{
    int count = 0;
    for (int k = from; k < last->found_count; k++) {
        count += last->found[k].combination == last->found[i].combination && (last->found[k].mask & mask);
    }
    return count;
}

/* "Roll 3 dice", after the combinations that are picked up for it. */
static void add_roll(const struct cubes_public *pub, uint8_t mask, struct text *out)
{
    struct cubes_count last;
    int dice = cubes_dice_in(mask);
    cubes_count_last(pub, &last);
    char names[96];
    struct text picked = text_in(names, sizeof names);
    for (int i = 0; pub->phase == CUBES_PHASE_ROLLED && !cubes_all_five(pub) && i < last.found_count; i++) {
        if (last.found[i].mask & mask) {
            int combination = last.found[i].combination, place = cubes_first_in(last.found[i].mask);
            int alike = picked_alike(&last, i, mask, 0);
            const char *single = singles[combination][alike > 1];
            if (alike > 1 && picked_alike(&last, i, mask, i) < alike) {
                continue; /* named with the first */
            }
            text_add(&picked, picked.length > 0 ? ", " : "");
            text_add(&picked,
                     single ? translate_context(single) : cubes_set_name(combination, pub->face[place]));
        }
    }
    if (picked.length > 0) {
        /* TRANSLATORS: a hint: combinations that are picked up, then how many dice are rolled. */
        text_addf(out, _n("Pick up %s and roll %d die", "Pick up %s and roll %d dice", dice), names, dice);
    } else {
        text_addf(out, _n("Roll %d die", "Roll %d dice", dice), dice);
    }
}

/* What a choice costs beside the best one: "wins 0.3% fewer games". */
static void add_cost(const struct cubes_judgement *judgement, const struct cubes_judged *other,
                     struct text *out)
{
    int32_t loss = judgement->choice[0].worth - other->worth;
    char figure[NUMBER_SIZE];
    struct text cost = text_in(figure, sizeof figure);
    bool turns = judgement->measure == CUBES_MEASURE_TURNS;
    int32_t unit = turns ? A_HUNDREDTH : A_TENTH_OF_A_PERCENT;
    int32_t rounded = (loss + unit / 2) / unit;
    if (rounded == 0) {
        text_add(out, _("is nearly as good"));
    } else if (turns) {
        number_add_decimals(rounded, 2, &cost);
        /* TRANSLATORS: what a choice of somebody who plays alone costs, in turns. */
        text_addf(out, _("takes %s turns more"), figure);
    } else {
        number_add_decimals(rounded, 1, &cost);
        /* TRANSLATORS: what a choice costs, in percents of games. */
        text_addf(out, _("wins %s%% fewer games"), figure);
    }
}

static const struct cubes_judged *best_but(const struct cubes_judgement *judgement, int kind)
{
    for (int i = 1; i < judgement->count; i++) {
        if (judgement->choice[i].move.kind == kind) {
            return &judgement->choice[i];
        }
    }
    return NULL;
}

static void hold_text(const struct cubes_public *pub, const struct cubes_judgement *judgement,
                      struct text *out)
{
    char points[NUMBER_SIZE], cost[96];
    const struct cubes_judged *roll = best_but(judgement, CUBES_MOVE_ROLL);
    number_figure(cubes_turn_points(pub), points);
    if (cubes_hold_wins(pub)) {
        text_addf(out, _("Hold: %s now, and the game is won."), points);
        return;
    }
    if (roll == NULL) {
        text_addf(out, _("Hold: %s now."), points);
        return;
    }
    struct text loss = text_in(cost, sizeof cost);
    add_cost(judgement, roll, &loss);
    int dice = cubes_dice_in(roll->move.card);
    /* TRANSLATORS: a hint: points, dice, percents, and what it costs: "wins 0.3% fewer games". */
    text_addf(out,
              _n("Hold: %s now; rolling %d die loses them %d%% of the time and %s.",
                 "Hold: %s now; rolling %d dice loses them %d%% of the time and %s.", dice),
              points, dice, cubes_percent(roll->bust), cost);
}

static void roll_text(const struct cubes_public *pub, const struct cubes_judgement *judgement,
                      struct text *out)
{
    char points[NUMBER_SIZE], cost[96];
    const struct cubes_judged *best = &judgement->choice[0], *hold = best_but(judgement, CUBES_MOVE_HOLD),
                              *other = best_but(judgement, CUBES_MOVE_ROLL);
    struct text loss = text_in(cost, sizeof cost);
    int percent = cubes_percent(best->bust);
    add_roll(pub, best->move.card, out);
    if (hold) {
        add_cost(judgement, hold, &loss);
        /* TRANSLATORS: a hint goes on: percents, points, and what it costs: "wins 0.3% fewer games". */
        text_addf(out, _(": a bust %d%% of the time, but holding %s %s."), percent,
                  number_figure(cubes_turn_points(pub), points), cost);
    } else if (other) {
        add_cost(judgement, other, &loss);
        /* TRANSLATORS: a hint goes on: percents, and what the other choice costs: "wins 0.3% fewer games". */
        text_addf(out, _(": a bust %d%% of the time, but the next best choice %s."), percent, cost);
    } else {
        text_addf(out, _(": a bust %d%% of the time, and nothing else to do."), percent);
    }
}

void cubes_hint_text(const struct cubes_public *pub, const struct cubes_judgement *judgement,
                     struct text *out)
{
    if (judgement->choice[0].move.kind == CUBES_MOVE_HOLD) {
        hold_text(pub, judgement, out);
    } else {
        roll_text(pub, judgement, out);
    }
    if (judgement->measure == CUBES_MEASURE_ESTIMATE) {
        text_add(out, _(" With so many at the counter this is an estimate."));
    }
}

/* ---- asked for at the table ------------------------------------------------------------------ */

struct asking {
    struct cubes_public seen;
    struct cubes_judgement judgement;
};
_Static_assert(sizeof(struct asking) <= HINT_BYTES, "a table has room for the question");

enum { HINT_MS = 300 };

static void ask(const struct table *table, void *memory)
{
    struct asking *asking = memory;
    const struct cubes_public *seen = table_seen(table);
    *asking = (struct asking){.seen = *seen};
}

static void judge(void *memory, const struct pulse *pulse)
{
    struct asking *asking = memory;
    (void)pulse; /* it is done in a millisecond */
    cubes_judge(&asking->seen, &asking->judgement);
}

static struct move tell(const void *memory, struct text *out)
{
    const struct asking *asking = memory;
    cubes_hint_text(&asking->seen, &asking->judgement, out);
    return asking->judgement.choice[0].move;
}

const struct game_hint cubes_hint = {.ms = HINT_MS, .ask = ask, .work = judge, .tell = tell};
