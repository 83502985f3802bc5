/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/equity.h"
#include "games/mille/ai/fair.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/field_value.h"
#include "games/mille/ai/rival.h"
#include "games/mille/ai/trials.h"

enum {
    FIELD_STREAM = 12,
    SLOPE_POINTS = 200, /* points over which the slope of the equity is taken */
    PRIOR_UNIT = TRIALS_POINT * 2 * SLOPE_POINTS * TRIALS_WIN,
};

struct field_search {
    struct field_deals deals;
    struct move moves[GAME_MOVES_MAX];
    struct trials trials;
    int side;
};

/* The chance to be first among several, from the chances against each of the others alone: as if every side
 * had a strength, and chances were in proportion to the strengths. */
static int32_t among(const int32_t *alone, int count)
{
    int64_t odds_against = 0; /* in thousandths */
    for (int i = 0; i < count; i++) {
        if (alone[i] <= 0) {
            return 0;
        }
        odds_against += (int64_t)1000 * (EQUITY_ONE - alone[i]) / alone[i];
    }
    return (int32_t)((int64_t)EQUITY_ONE * 1000 / (1000 + odds_against));
}

/* The game is over: the highest total wins, equal ones share. */
static int32_t final_equity(const int total[SIDES_MAX], int sides, int side)
{
    int equal = 0;
    for (int other = 0; other < sides; other++) {
        if (total[other] > total[side]) {
            return 0;
        }
        equal += total[other] == total[side];
    }
    return EQUITY_ONE / equal;
}

int32_t field_equity(const struct mille_public *pub, const int total[SIDES_MAX], int side, int starter)
{
    bool over = pub->option[OPTION_LENGTH] == LENGTH_HAND;
    for (int other = 0; other < pub->sides; other++) {
        over = over || total[other] >= GAME_POINTS;
    }
    if (over) {
        return final_equity(total, pub->sides, side);
    }
    int32_t alone[SIDES_MAX];
    int count = 0;
    for (int other = 0; other < pub->sides; other++) {
        if (other != side) {
            int turns = (side - starter + pub->sides) % pub->sides; /* until the side starts a hand */
            int others = (other - starter + pub->sides) % pub->sides;
            alone[count++] = mille_equity(total[side], total[other], turns < others);
        }
    }
    return among(alone, count);
}

int dev_turns = 1000, dev_spread = 600, dev_sims = 0, dev_fit = 0;

static int32_t shifted(const struct mille_public *pub, const int *total, int side, int starter, int own,
                       int others)
{
    int to[SIDES_MAX];
    for (int i = 0; i < pub->sides; i++) {
        to[i] = total[i] + (i == side ? own : others);
        to[i] = to[i] < 0 ? 0 : to[i];
    }
    return field_equity(pub, to, side, starter);
}

static void deal_once(void *context)
{
    struct field_search *search = context;
    struct trials *trials = &search->trials;
    int32_t win[TRIALS_MAX], points[TRIALS_MAX];
    field_deal(&search->deals);
    for (int i = 0; i < trials->count; i++) {
        if (!trials->alive[i]) {
            continue;
        }
        struct field field = search->deals.field;
        field_do(&field, search->moves[i]);
        field_play_on(&field, search->deals.field.state.pub.phase == PHASE_EXTEND ? 1000 : dev_turns);
        const struct mille_public *pub = &field.state.pub;
        int total[SIDES_MAX], best = INT32_MIN, own = 0;
        bool over = pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER;
        for (int side = 0; side < pub->sides; side++) {
            int hand = over ? mille_hand_total(pub, side) : field_value(&field, side) / 10;
            total[side] = pub->side[side].total + hand;
            own = side == search->side ? hand : own;
            best = side != search->side && hand > best ? hand : best;
        }
        int starter = (pub->starter + 1) % pub->sides, S = dev_spread;
        win[i] = (over ? field_equity(pub, total, search->side, starter)
                       : (shifted(pub, total, search->side, starter, S, -S / 2) +
                          shifted(pub, total, search->side, starter, -S, S / 2) +
                          shifted(pub, total, search->side, starter, S / 2, S / 2) +
                          shifted(pub, total, search->side, starter, -S / 2, -S / 2)) /
                             4) /
                 TRIALS_WIN;
        points[i] = TRIALS_POINT * (own - best);
    }
    trials_add(trials, win, points);
}

/* What the rating by the quick player says of the candidates. Before the draw nothing is lost by drawing
 * first, except a coup fourre. */
static void opine(struct field_search *search, const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    struct trials *trials = &search->trials;
    int32_t value[GAME_MOVES_MAX];
    int total[SIDES_MAX];
    for (int side = 0; side < pub->sides; side++) {
        total[side] = mille_overall(pub, side);
        total[side] = total[side] < EQUITY_LAST - SLOPE_POINTS ? total[side] : EQUITY_LAST - SLOPE_POINTS;
    }
    int rival = mille_likeliest(pub, search->side);
    total[search->side] += SLOPE_POINTS;
    int64_t slope = field_equity(pub, total, search->side, 0);
    total[search->side] -= SLOPE_POINTS;
    total[rival] += SLOPE_POINTS;
    slope -= field_equity(pub, total, search->side, 0);
    if (pub->seats > pub->sides) {
        struct move moves[GAME_MOVES_MAX];
        int worth[GAME_MOVES_MAX];
        mille_regular_weigh(seen, moves, worth);
        int most = worth[0];
        for (int i = 0; i < trials->count; i++) {
            most = worth[i] > most ? worth[i] : most;
        }
        for (int i = 0; i < trials->count; i++) {
            int behind = most - worth[i];
            value[i] = -TRIALS_POINT * (behind < 200 ? behind : 200);
        }
    } else {
        rival_values(seen, search->moves, trials->count, value);
    }
    int coup = mille_coup_chance(pub, search->side);
    for (int i = 0; i < trials->count; i++) {
        bool plays = search->moves[i].kind == MOVE_PLAY;
        if (pub->phase == PHASE_DRAW) {
            value[i] = !plays || search->moves[i].card == coup ? 0 : -TRIALS_HASTE;
        } else if (pub->phase == PHASE_ANSWER) {
            value[i] = plays ? 0 : -TRIALS_HASTE;
        }
        trials->prior[i] = (int32_t)(slope * value[i] / PRIOR_UNIT);
    }
}

void field_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                  struct mille_verdict *verdict)
{
    struct field_search search = {.side = mille_side_of(&seen->pub, seen->seat)};
    struct trials *trials = &search.trials;
    field_open(&search.deals, seen, seed, FIELD_STREAM);
    trials->count = mille_fair_moves(&seen->pub, &seen->own, search.moves);
    if (seen->pub.phase != PHASE_EXTEND) {
        opine(&search, seen);
    }
    uint32_t iterations = budget && budget->iterations > 0 ? budget->iterations : FIELD_ITERATIONS;
    trials_run(trials, budget, iterations, deal_once, &search);
    trials_report(trials, search.moves, verdict);
}
