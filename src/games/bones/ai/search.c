/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/search.h"

#include "base/check.h"
#include "base/root.h"
#include "games/bones/ai/belief.h"
#include "games/bones/ai/equity.h"

#include <string.h>

enum {
    OWN_STYLE = BONES_STYLE_LEARNED,
    BATCH = 36,         /* deals between two comparisons */
    DOUBT = 3,          /* standard errors by which a candidate is worse when it is dropped */
    DOUBT_LEAST = 2000, /* and millionths */
    SEARCH_STREAM = 11,
    LUCK_STREAM,
};

/* The sums of the candidates over the same deals; one that is dropped has fewer. */
struct tally {
    const struct bones_observation *seen;
    struct rng rng; /* for the choices of opponents in the learned style */
    int count;
    struct bones_place place[GAME_MOVES_MAX]; /* NAME: the tile, on no arm */
    bool alive[GAME_MOVES_MAX];
    int64_t win[GAME_MOVES_MAX];    /* weighted, in millionths */
    int64_t points[GAME_MOVES_MAX]; /* weighted, in tenths */
    int64_t weight[GAME_MOVES_MAX];
    uint32_t deals[GAME_MOVES_MAX];
    int32_t error[GAME_MOVES_MAX]; /* against the best at the last comparison, in millionths */
    int64_t product[GAME_MOVES_MAX][GAME_MOVES_MAX]; /* sums for pairs of live candidates over the same deals,
                                                        of wins in thousandths */
    int64_t thousandths[GAME_MOVES_MAX];
    uint32_t all; /* deals */
    bool exact;
    bool broken;
};

struct outcome {
    int32_t win;
    int32_t points;
};

static struct outcome outcome_of(const struct bones_observation *seen, const struct bones_rest *rest)
{
    int32_t total[BONES_SEATS_MAX];
    int32_t others = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        total[seat] = seen->pub.seat[seat].total + rest->points[seat];
        others += seat == seen->seat ? 0 : rest->points[seat];
    }
    return (struct outcome){.win = bones_equity(total, seen->seat, bones_target(&seen->pub)),
                            .points = 10 * rest->points[seen->seat] - 10 * others / (BONES_SEATS_MAX - 1)};
}

/* The choice of a seat in a style. rng: draws the choices of the learned style; NULL: its best choice. */
static struct bones_place choose(const struct bones_rest *rest, int style, const struct bones_place *places,
                                 int count, struct rng *rng)
{
    if (style == BONES_STYLE_LEARNED) {
        struct bones_learned_view view = bones_learned_view_of(rest);
        return rng ? bones_learned_draw(&view, places, count, rng) : bones_learned_best(&view, places, count);
    }
    struct bones_style_view view = bones_style_view_of(rest);
    return bones_style_choose(style, &view, places, count);
}

static void play_on(const struct bones_observation *seen, struct bones_rest *rest,
                    const uint8_t styles[BONES_SEATS_MAX], struct rng *rng)
{
    struct bones_place places[BONES_REST_PLACES_MAX];
    for (int count; (count = bones_rest_to_choice(rest, places)) > 0;) {
        struct rng *luck = rest->turn == seen->seat ? NULL : rng;
        bones_rest_play(rest, choose(rest, styles[rest->turn], places, count, luck));
    }
}

/* The best result of the seat with all hands known, while the opponents keep to their styles. */
static struct outcome solve(const struct bones_observation *seen, struct bones_rest *rest,
                            const uint8_t styles[BONES_SEATS_MAX])
{
    struct bones_place places[BONES_REST_PLACES_MAX];
    int count = bones_rest_to_choice(rest, places);
    for (; count > 0 && rest->turn != seen->seat; count = bones_rest_to_choice(rest, places)) {
        bones_rest_play(rest, choose(rest, styles[rest->turn], places, count, NULL));
    }
    if (count == 0) {
        return outcome_of(seen, rest);
    }
    struct outcome best = {.win = -1};
    for (int i = 0; i < count; i++) {
        struct bones_rest next = *rest;
        bones_rest_play(&next, places[i]);
        struct outcome found = solve(seen, &next, styles);
        bool better = found.win > best.win || (found.win == best.win && found.points > best.points);
        best = better ? found : best;
    }
    return best;
}

static void deal_once(struct tally *tally, const struct bones_belief_deal *deal, uint32_t weight)
{
    const struct bones_observation *seen = tally->seen;
    uint8_t styles[BONES_SEATS_MAX];
    memcpy(styles, deal->style, sizeof styles);
    styles[seen->seat] = OWN_STYLE;
    struct bones_rest dealt;
    if (seen->pub.phase == BONES_PHASE_PLAY) {
        bones_rest_open(&dealt, &seen->pub);
        memcpy(dealt.hand, deal->hand, sizeof dealt.hand);
    }
    int64_t win[GAME_MOVES_MAX];
    struct rng rng = tally->rng;
    for (int i = 0; i < tally->count; i++) {
        if (!tally->alive[i]) {
            continue;
        }
        struct bones_rest rest;
        if (seen->pub.phase == BONES_PHASE_PLAY) {
            rest = dealt;
            bones_rest_play(&rest, tally->place[i]);
        } else {
            bones_rest_lead(&rest, deal->hand, tally->place[i].tile);
        }
        struct outcome outcome;
        if (tally->exact) {
            outcome = solve(seen, &rest, styles);
        } else {
            rng = tally->rng; /* for each candidate the same */
            play_on(seen, &rest, styles, &rng);
            outcome = outcome_of(seen, &rest);
        }
        tally->win[i] += (int64_t)weight * outcome.win;
        tally->points[i] += (int64_t)weight * outcome.points;
        tally->weight[i] += weight;
        tally->deals[i]++;
        win[i] = outcome.win / 1000;
        tally->thousandths[i] += win[i];
        for (int j = 0; j <= i; j++) {
            tally->product[i][j] += tally->alive[j] ? win[i] * win[j] : 0;
        }
    }
    tally->rng = rng;
    tally->all++;
}

static int32_t mean_win(const struct tally *tally, int i)
{
    return tally->weight[i] > 0 ? (int32_t)(tally->win[i] / tally->weight[i]) : 0;
}

/* The standard error of the difference of two live candidates, in millionths. */
static int32_t error_of(const struct tally *tally, int a, int b)
{
    int64_t deals = tally->deals[a];
    if (deals < 2) {
        return 0;
    }
    int64_t difference = tally->thousandths[a] - tally->thousandths[b];
    int64_t squares = tally->product[a][a] + tally->product[b][b] -
                      2 * (a > b ? tally->product[a][b] : tally->product[b][a]) -
                      difference * difference / deals;
    return squares > 0 ? (int32_t)root_of((uint64_t)(1000000 * squares / (deals - 1) / deals)) : 0;
}

/* Updates the standard errors and drops candidates that are clearly behind the best. Returns how many are
 * left. */
static int look(struct tally *tally)
{
    int best = 0;
    int left = 0;
    while (!tally->alive[best]) {
        best++;
    }
    for (int i = best + 1; i < tally->count; i++) {
        best = tally->alive[i] && mean_win(tally, i) > mean_win(tally, best) ? i : best;
    }
    for (int i = 0; i < tally->count; i++) {
        if (tally->alive[i] && i != best) {
            tally->error[i] = error_of(tally, best, i);
            tally->alive[i] =
                mean_win(tally, best) - mean_win(tally, i) <= DOUBT * tally->error[i] + DOUBT_LEAST;
        }
        left += tally->alive[i];
    }
    tally->error[best] = 0;
    return left;
}

/* The legal moves; of equal arms only one. */
static void list(struct tally *tally, const struct move *moves, int legal)
{
    const struct bones_public *pub = &tally->seen->pub;
    if (pub->phase == BONES_PHASE_PLAY) {
        tally->count = bones_rest_places(&pub->board, tally->seen->hand, tally->place);
        return;
    }
    tally->count = legal;
    for (int i = 0; i < legal; i++) {
        tally->place[i] = (struct bones_place){.tile = moves[i].card};
    }
}

/* Rates the moves on all possible deals, where these are few. */
static void think_of_all(struct tally *tally, const struct bones_deals *deals, struct bones_belief *belief,
                         int most)
{
    struct bones_belief_deal deal[BONES_BELIEF_LIST_MOST];
    uint32_t weight[BONES_BELIEF_LIST_MOST];
    tally->exact = deals->total == 1;
    int count = bones_belief_list(
        belief, deals, most < BONES_BELIEF_LIST_MOST ? most : BONES_BELIEF_LIST_MOST, deal, weight);
    /* With few deals, each is played out several times, since opponents may choose differently. */
    do {
        for (int i = 0; i < count; i++) {
            deal_once(tally, &deal[i], weight[i]);
        }
    } while (!tally->exact && (int)tally->all + count <= most && tally->all < BONES_BELIEF_LIST_MOST);
}

static void think(struct tally *tally, uint64_t seed, const struct budget *budget)
{
    static const struct budget own_measure = {.iterations = 0};
    budget = budget ? budget : &own_measure;
    struct bones_deals deals;
    struct bones_belief belief;
    struct rng rng = rng_make(seed, SEARCH_STREAM);
    tally->rng = rng_make(seed, LUCK_STREAM);
    uint32_t wanted = budget->iterations ? budget->iterations : BONES_SEARCH_ITERATIONS;
    wanted = wanted < BONES_SEARCH_ITERATIONS_MOST ? wanted : BONES_SEARCH_ITERATIONS_MOST;
    bones_deals_open(&deals, tally->seen);
    CHECK(deals.total > 0);
    bones_belief_open(&belief, &deals, &tally->seen->pub);
    if (deals.total <= BONES_BELIEF_LIST_MOST) {
        think_of_all(tally, &deals, &belief, (int)wanted);
        return;
    }
    bool on = true;
    while (on && tally->all < wanted) {
        struct bones_belief_deal deal[BATCH];
        int count = (int)(wanted - tally->all < BATCH ? wanted - tally->all : BATCH);
        bones_belief_draw(&belief, &deals, &rng, count, deal);
        for (int i = 0; i < count; i++) {
            deal_once(tally, &deal[i], 1);
        }
        int left = look(tally);
        tally->broken = budget->more && !budget->more(budget->context);
        on = !tally->broken && left > 1;
    }
}

static struct bones_candidate candidate_of(const struct tally *tally, int i)
{
    bool named = tally->seen->pub.phase == BONES_PHASE_NAME;
    struct bones_place place = tally->place[i];
    struct bones_candidate candidate = {
        .move = {.kind = named ? BONES_MOVE_NAME : BONES_MOVE_PLAY, .card = place.tile, .target = place.arm},
        .win = mean_win(tally, i),
        .points = tally->weight[i] > 0 ? (int32_t)(tally->points[i] / tally->weight[i]) : 0,
        .error = tally->error[i],
        .visits = tally->deals[i]};
    return candidate;
}

static bool better(const struct bones_candidate *a, const struct bones_candidate *b)
{
    return a->win > b->win || (a->win == b->win && a->points > b->points);
}

void bones_search(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                  struct bones_verdict *verdict)
{
    struct tally tally = {.seen = seen};
    struct move moves[GAME_MOVES_MAX];
    int legal = bones_moves(&seen->pub, seen->hand, moves);
    *verdict = (struct bones_verdict){.count = 1, .candidate = {{.move = moves[0]}}};
    bool choice = seen->pub.phase == BONES_PHASE_PLAY || seen->pub.phase == BONES_PHASE_NAME;
    if (!choice || legal == 1) {
        return;
    }
    list(&tally, moves, legal);
    memset(tally.alive, true, sizeof tally.alive);
    think(&tally, seed, budget);
    verdict->count = tally.count;
    verdict->deals = tally.all;
    verdict->exact = tally.exact;
    verdict->broken = tally.broken;
    for (int i = 0; i < tally.count; i++) {
        struct bones_candidate candidate = candidate_of(&tally, i);
        int at = i;
        for (; at > 0 && better(&candidate, &verdict->candidate[at - 1]); at--) {
            verdict->candidate[at] = verdict->candidate[at - 1];
        }
        verdict->candidate[at] = candidate;
    }
}

const struct bones_candidate *bones_verdict_find(const struct bones_verdict *verdict,
                                                 const struct bones_public *pub, struct move move)
{
    for (int i = 0; i < verdict->count; i++) {
        const struct move *found = &verdict->candidate[i].move;
        bool alike = found->target == move.target ||
                     (found->target != BONES_ARM_NONE && move.target != BONES_ARM_NONE &&
                      bones_rest_alike(&pub->board, found->target, move.target));
        if (found->kind == move.kind && found->card == move.card && alike) {
            return &verdict->candidate[i];
        }
    }
    return NULL;
}
