/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/equity.h"
#include "games/mille/ai/fair.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/field_value.h"
#include "games/mille/ai/rival.h"
#include "games/mille/ai/trials.h"

enum {
    FIELD_STREAM = 12,
    FIELD_TURNS = 384000,      /* of all playouts of a move, where the budget has no iterations */
    ROUNDS = 4,                /* of the table in a playout, before the evaluation */
    TURNS_LEAST = 12,          /* the same in turns */
    PRIOR_DEALS = 100,         /* deals that the rating by the quick player counts for at first */
    PRIOR_DEALS_PAIRED = 600,  /* that by the quick player between two pairs */
    PRIOR_DEALS_REGULAR = 200, /* and that by the regular */
    BEHIND_MOST = 200,         /* points by which the regular rates a move worse than the best at most */
    SPREAD = 600,              /* typical error of the evaluation of a side, in points */
    SLOPE_POINTS = 200,        /* points over which the slope of the equity is taken */
    PRIOR_UNIT = TRIALS_POINT * 2 * SLOPE_POINTS * TRIALS_WIN,
};

struct field_search {
    struct field_deals deals;
    struct move moves[GAME_MOVES_MAX];
    struct trials trials;
    int side;
    int quick; /* the seat, if it plays on as a quick player; else SEAT_NONE */
    int turns; /* of a playout; after an extension the whole hand is played */
};

/* The chance to win after totals that differ from these, but never below 0. */
static int32_t shifted(const struct field_search *search, const int total[SIDES_MAX], int starter, int own,
                       int others)
{
    const struct mille_public *pub = &search->deals.field.state.pub;
    int to[SIDES_MAX] = {0};
    for (int side = 0; side < pub->sides; side++) {
        to[side] = total[side] + (side == search->side ? own : others);
        to[side] = to[side] < 0 ? 0 : to[side];
    }
    return field_equity(pub, to, search->side, starter);
}

/* The chance to win the game at the end of a playout, and the own points less those of the best other. As in
 * the search among two seats, an estimate is averaged over four results around it. */
static int32_t outcome(const struct field_search *search, const struct field *field, int32_t *points)
{
    const struct mille_public *pub = &field->state.pub;
    bool over = pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER;
    int total[SIDES_MAX] = {0}, own = 0, best = INT_MIN;
    for (int side = 0; side < pub->sides; side++) {
        int hand = over ? mille_hand_total(pub, side) : field_value(field, side) / TRIALS_POINT;
        total[side] = pub->side[side].total + hand;
        own = side == search->side ? hand : own;
        best = side != search->side && hand > best ? hand : best;
    }
    *points = TRIALS_POINT * (own - best);
    int starter = field_next_starter(pub);
    if (over) {
        return field_equity(pub, total, search->side, starter);
    }
    return (shifted(search, total, starter, SPREAD, -SPREAD / 2) +
            shifted(search, total, starter, -SPREAD, SPREAD / 2) +
            shifted(search, total, starter, SPREAD / 2, SPREAD / 2) +
            shifted(search, total, starter, -SPREAD / 2, -SPREAD / 2)) /
           4;
}

static void deal_once(void *context)
{
    struct field_search *search = context;
    struct trials *trials = &search->trials;
    int32_t win[TRIALS_MAX], points[TRIALS_MAX];
    field_deal(&search->deals);
    for (int i = 0; i < trials->count; i++) {
        if (trials->alive[i]) {
            struct field field = search->deals.field;
            field_do(&field, search->moves[i]);
            field_play_on(&field, search->turns, search->quick);
            win[i] = outcome(search, &field, &points[i]) / TRIALS_WIN;
        }
    }
    trials_add(trials, win, points);
}

/* Rates the candidates as the regular does, where the quick player knows too little. */
static void opine_as_regular(const struct mille_observation *seen, const struct move *candidate, int count,
                             int32_t *value)
{
    struct move moves[GAME_MOVES_MAX];
    int worth[GAME_MOVES_MAX], most = INT_MIN;
    int rated = mille_regular_weigh(seen, moves, worth);
    for (int i = 0; i < rated; i++) {
        most = worth[i] > most ? worth[i] : most;
    }
    for (int i = 0; i < count; i++) {
        int at = 0;
        while (at < rated && !move_same(moves[at], candidate[i])) {
            at++;
        }
        int behind = at < rated ? most - worth[at] : BEHIND_MOST; /* others are hazards on other sides */
        value[i] = -TRIALS_POINT * (behind < BEHIND_MOST ? behind : BEHIND_MOST);
    }
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
    if (rival_knows(pub)) {
        rival_values(seen, search->moves, trials->count, value);
    } else {
        opine_as_regular(seen, search->moves, trials->count, value);
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

/* The turns of a playout after a move, but for the answer to an extension. */
static int turns_of(const struct mille_public *pub)
{
    int turns = ROUNDS * pub->seats;
    return turns > TURNS_LEAST ? turns : TURNS_LEAST;
}

uint32_t field_iterations(const struct mille_public *pub)
{
    return (uint32_t)(FIELD_TURNS / turns_of(pub));
}

void field_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget, bool fair,
                  struct mille_verdict *verdict)
{
    struct field_search search = {.side = mille_side_of(&seen->pub, seen->seat)};
    struct trials *trials = &search.trials;
    field_open(&search.deals, seen, seed, FIELD_STREAM);
    bool knows = rival_knows(&seen->pub), pairs = knows && rival_two_pairs(&seen->pub);
    search.quick = pairs ? seen->seat : SEAT_NONE;
    search.turns = seen->pub.phase == PHASE_EXTEND ? TURNS_ALL : turns_of(&seen->pub);
    trials->prior_deals = pairs ? PRIOR_DEALS_PAIRED : knows ? PRIOR_DEALS : PRIOR_DEALS_REGULAR;
    *verdict = (struct mille_verdict){.count = 0};
    trials->count = (fair ? mille_fair_moves : mille_moves)(&seen->pub, &seen->own, search.moves);
    if (seen->pub.phase != PHASE_EXTEND) {
        opine(&search, seen);
    }
    uint32_t iterations =
        budget && budget->iterations > 0 ? budget->iterations : field_iterations(&seen->pub);
    trials_run(trials, budget, iterations, deal_once, &search);
    trials_report(trials, search.moves, verdict);
}
