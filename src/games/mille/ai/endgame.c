/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/endgame.h"

#include "base/check.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/linear_eval.h"

enum {
    /* The worth of a position is win * WORTH_WIN + points of the hand / WORTH_POINTS: one number in which the
     * win counts first. All points are multiples of WORTH_POINTS, and a hand brings 4600 points at most,
     * which is less than half a win. */
    WORTH_WIN = 512,
    WORTH_POINTS = 25,
    WORTH_ONE = EQUITY_ONE * WORTH_WIN, /* the worths of a position for its two sides add up to this */
    TABLE_BITS = 13,                    /* bits of an index: 128 kilobytes on the stack */
    TABLE_WAYS = 2,                     /* entries that a position may use */
    ASK_EVERY = 4096,                   /* positions between two questions to the budget */
    NO_ACTION = ACTION_FINISH + 1,
    SUM_STEPS = 64, /* bits of a set of sums, in steps of 25 miles */
};

enum bound { BOUND_NONE, BOUND_LEAST, BOUND_MOST, BOUND_EXACT };

/* An entry of the transposition table. */
struct place {
    uint64_t key;
    int32_t worth; /* for the side in turn */
    uint8_t bound; /* enum bound */
    uint8_t action;
    uint8_t cards; /* in both hands: a measure of the work that the entry saves */
};

/* The kinds of cards in the first hand of a side. The cards that are left of them are one number of mixed
 * radix, below 128. */
struct holding {
    int kinds;
    uint8_t kind[HAND_CARDS_DRAWN];
    uint8_t most[HAND_CARDS_DRAWN];
};

struct solver {
    const struct endgame_stakes *stakes;
    const struct budget *budget;
    struct holding holding[RACERS];
    uint32_t nodes;
    uint32_t limit;
    bool stopped;
    struct place table[1 << TABLE_BITS];
};

/* ---- what can never be played ---------------------------------------------------------------------- */

/* Whether a side can go now or later in this hand. A side that cannot go is never attacked, so that only its
 * own cards decide. */
static inline bool goes_ever(const struct racer *own)
{
    if (race_can_go(own)) {
        return true;
    }
    card_set start = card_bit(CARD_GO) | card_bit(CARD_RIGHT_OF_WAY);
    if (!card_in(SET_BATTLE_HAZARDS & ~card_bit(CARD_STOP), own->battle)) {
        return (own->held & start) != 0;
    }
    const struct mille_card_facts *facts = &mille_cards[own->battle];
    return card_in(own->held, facts->safety) ||
           (card_in(own->held, facts->remedy) && ((own->held | own->safe) & start) != 0);
}

/* Whether some distances of the hand add up to the rest. */
static inline bool covers(const struct racer *own, int rest)
{
    uint64_t sums = 1;
    for (card_set set = own->held & SET_DISTANCES; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        for (int count = own->hand[card]; count > 0; count--) {
            sums |= sums << (mille_cards[card].miles / STEP_MILES);
        }
    }
    return rest / STEP_MILES < SUM_STEPS && ((sums >> (rest / STEP_MILES)) & 1u) != 0;
}

/* The most miles that a side may still need: an extension adds to them. */
static inline int longest(const struct race *race, int side)
{
    int rest = race_rest(race, side);
    if (!race->may_extend || race->goal == GOAL_EXTENDED) {
        return rest;
    }
    for (int who = 0; who < RACERS; who++) {
        if (goes_ever(&race->side[who]) && covers(&race->side[who], race_rest(race, who))) {
            return rest + GOAL_EXTENDED - GOAL_MILES;
        }
    }
    return rest;
}

card_set endgame_dead(const struct race *race, int side)
{
    const struct racer *own = &race->side[side];
    const struct racer *opponent = &race->side[1 - side];
    card_set threats = opponent->held & SET_HAZARDS & ~own->safe;
    card_set live = SET_SAFETIES;
    if (goes_ever(own)) {
        int rest = longest(race, side);
        bool slow =
            own->limited && (own->held & (card_bit(CARD_END_OF_LIMIT) | card_bit(CARD_RIGHT_OF_WAY))) == 0;
        for (int card = CARD_25; card <= CARD_200; card++) {
            bool short_enough =
                mille_cards[card].miles <= rest && !(slow && mille_cards[card].miles > LIMIT_MILES);
            live |= short_enough && !(card == CARD_200 && own->racers >= RACERS_MAX) ? card_bit(card) : 0;
        }
    }
    if (goes_ever(opponent)) {
        live |= SET_BATTLE_HAZARDS & ~opponent->safe;
    }
    if (!card_in(opponent->safe, CARD_SPEED_LIMIT) &&
        (!opponent->limited || card_in(opponent->held, CARD_END_OF_LIMIT))) {
        live |= card_bit(CARD_SPEED_LIMIT);
    }
    for (card_set set = threats & SET_BATTLE_HAZARDS; set != 0; set &= set - 1) {
        live |= card_bit(mille_cards[set_lowest(set)].remedy) | card_bit(CARD_GO);
    }
    if (card_in(SET_BATTLE_HAZARDS, own->battle)) {
        live |= card_bit(mille_cards[own->battle].remedy);
    }
    if (own->battle != CARD_GO) {
        live |= card_bit(CARD_GO);
    }
    if (own->limited || card_in(threats, CARD_SPEED_LIMIT)) {
        live |= card_bit(CARD_END_OF_LIMIT);
    }
    return ~live;
}

/* ---- worths ---------------------------------------------------------------------------------------- */

struct endgame_stakes endgame_stakes_of(const struct mille_public *pub)
{
    return (struct endgame_stakes){.total = {pub->side[0].total, pub->side[1].total},
                                   .next = 1 - pub->starter};
}

int32_t endgame_win(const struct race *race, const struct endgame_stakes *stakes, int side)
{
    int own = stakes->total[side] + race_points(race, side);
    int opponent = stakes->total[1 - side] + race_points(race, 1 - side);
    return mille_equity(own, opponent, stakes->next == side);
}

/* The worth, for the side in turn, of a race that is over or in which no card can be played any more. */
static int32_t worth_now(const struct solver *solver, const struct race *race)
{
    int points = race_points(race, 0) - race_points(race, 1);
    int32_t worth = endgame_win(race, solver->stakes, 0) * WORTH_WIN + points / WORTH_POINTS;
    /* The game is zero-sum, so that this difference is exact. */
    return race->turn == 0 ? worth : WORTH_ONE - worth;
}

/* ---- positions as keys ----------------------------------------------------------------------------- */

static void hold(struct holding *holding, const struct racer *racer)
{
    *holding = (struct holding){.kinds = 0};
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        if (racer->hand[card] > 0) {
            holding->kind[holding->kinds] = (uint8_t)card;
            holding->most[holding->kinds++] = racer->hand[card];
        }
    }
}

/* The cards of a hand as one number. All dead cards count as the same card: hands that differ only in these
 * get the number of the first of them. */
static inline uint64_t hand_number(const struct holding *holding, const struct racer *racer, card_set dead)
{
    int spare = 0;
    for (int i = 0; i < holding->kinds; i++) {
        spare += card_in(dead, holding->kind[i]) ? racer->hand[holding->kind[i]] : 0;
    }
    uint64_t number = 0;
    for (int i = 0; i < holding->kinds; i++) {
        int count = racer->hand[holding->kind[i]];
        if (card_in(dead, holding->kind[i])) {
            count = spare < holding->most[i] ? spare : holding->most[i];
            spare -= count;
        }
        number = number * (holding->most[i] + 1u) + (uint64_t)count;
    }
    return number;
}

/* Everything about a side that decides the rest of the hand and its points, in 28 bits: two positions that
 * differ in any of it have different numbers. */
static inline uint64_t side_number(const struct holding *holding, const struct racer *racer, card_set dead)
{
    uint64_t way = racer->battle == CARD_GO                     ? 1
                   : card_in(SET_BATTLE_HAZARDS, racer->battle) ? 2u + racer->battle - CARD_OUT_OF_GAS
                                                                : 0;
    uint64_t number = hand_number(holding, racer, dead);
    number = number << 6u | (uint64_t)(racer->miles / STEP_MILES);
    number = number << 3u | way;
    number = number << 1u | racer->limited;
    number = number << 2u | racer->fresh;
    number = number << 3u | racer->coups;
    number = number << 2u | racer->racers;
    return number << 4u | (racer->safe & SET_SAFETIES) >> CARD_EXTRA_TANK;
}

static inline uint64_t key_of(const struct solver *solver, const struct race *race,
                              const card_set dead[RACERS])
{
    uint64_t key = side_number(&solver->holding[0], &race->side[0], dead[0]) << 28u |
                   side_number(&solver->holding[1], &race->side[1], dead[1]);
    return ((key << 2u | race->phase) << 1u | race->turn) << 1u | (race->goal == GOAL_EXTENDED);
}

static inline struct place *places_of(struct solver *solver, uint64_t key)
{
    uint64_t mixed = (key ^ key >> 29u) * UINT64_C(0x9E3779B97F4A7C15);
    return solver->table + (mixed >> (64 - TABLE_BITS) & ~(uint64_t)(TABLE_WAYS - 1));
}

static const struct place *recall(struct solver *solver, uint64_t key)
{
    const struct place *place = places_of(solver, key);
    for (int i = 0; i < TABLE_WAYS; i++) {
        if (place[i].bound != BOUND_NONE && place[i].key == key) {
            return &place[i];
        }
    }
    return NULL;
}

/* Overwrites the entry of the same position, or else the entry that saves the least work. */
static void remember(struct solver *solver, struct place known)
{
    struct place *place = places_of(solver, known.key);
    int into = 0;
    for (int i = 1; i < TABLE_WAYS && place[into].key != known.key; i++) {
        if (place[i].key == known.key || place[i].cards < place[into].cards) {
            into = i;
        }
    }
    place[into] = known;
}

/* ---- the search ------------------------------------------------------------------------------------ */

/* Removes discards that need no search; returns how many actions are left. With a dead card in the hand no
 * live card is discarded: a player who keeps the live card has the same choices, and can discard it later in
 * the place of the dead one. Of several dead cards one is enough. */
static int without_waste(const struct race *race, card_set dead, uint8_t action[ACTIONS_MAX], int count)
{
    card_set waste = race->side[race->turn].held & dead;
    if (waste == 0 || race->phase != PHASE_PLAY) {
        return count;
    }
    int discard = DISCARDED + set_lowest(waste);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (action[i] < DISCARDED || action[i] == discard) {
            action[kept++] = action[i];
        }
    }
    return kept;
}

/* Sorts actions: `first`, if it is one of them, then by the linear evaluation. */
static void sort(const struct race *race, int first, uint8_t action[ACTIONS_MAX], int count)
{
    int32_t value[ACTIONS_MAX] = {0};
    if (count == 1) {
        return;
    }
    if (race->phase == PHASE_PLAY) {
        struct race_plans plans;
        race_plan(race, &plans);
        linear_eval_values(race, &plans, linear_eval_weights.weight, action, count, value);
    }
    for (int i = 0; i < count; i++) {
        int32_t moved_value = action[i] == first ? INT32_MAX : value[i];
        uint8_t moved = action[i];
        int at = i;
        for (; at > 0 && value[at - 1] < moved_value; at--) {
            value[at] = value[at - 1];
            action[at] = action[at - 1];
        }
        value[at] = moved_value;
        action[at] = moved;
    }
}

static int32_t solve(struct solver *solver, const struct race *race, int32_t alpha, int32_t beta);

/* The worth of an action for the side in turn. */
static int32_t solve_after(struct solver *solver, const struct race *race, int action, int32_t alpha,
                           int32_t beta)
{
    struct race next = *race;
    race_do(&next, action);
    if (next.turn == race->turn) {
        return solve(solver, &next, alpha, beta);
    }
    return WORTH_ONE - solve(solver, &next, WORTH_ONE - beta, WORTH_ONE - alpha);
}

/* Counts a position and asks the budget now and then; false: stop. */
static bool goes_on(struct solver *solver)
{
    const struct budget *budget = solver->budget;
    solver->nodes++;
    if (solver->nodes > solver->limit ||
        (solver->nodes % ASK_EVERY == 0 && budget && budget->more && !budget->more(budget->context))) {
        solver->stopped = true;
    }
    return !solver->stopped;
}

/* The worth of a position for the side in turn if it lies between alpha and beta; else a bound on that side.
 */
static int32_t solve(struct solver *solver, const struct race *race, int32_t alpha, int32_t beta)
{
    if (race->phase == PHASE_HAND_OVER) {
        return worth_now(solver, race);
    }
    if (solver->stopped || !goes_on(solver)) {
        return 0;
    }
    card_set dead[RACERS] = {endgame_dead(race, 0), endgame_dead(race, 1)};
    card_set live = (race->side[0].held & ~dead[0]) | (race->side[1].held & ~dead[1]);
    if (live == 0 && race->phase == PHASE_PLAY) {
        return worth_now(solver, race); /* with deck_end=empty_hands only discards are left */
    }
    uint64_t key = key_of(solver, race, dead);
    const struct place *known = recall(solver, key);
    if (known && (known->bound == BOUND_EXACT || (known->bound == BOUND_LEAST && known->worth >= beta) ||
                  (known->bound == BOUND_MOST && known->worth <= alpha))) {
        return known->worth;
    }
    uint8_t action[ACTIONS_MAX];
    int count = without_waste(race, dead[race->turn], action, linear_eval_actions(race, action));
    sort(race, known ? known->action : NO_ACTION, action, count);
    int32_t best = INT32_MIN;
    int best_action = action[0];
    for (int i = 0; i < count && best < beta; i++) {
        int32_t worth = solve_after(solver, race, action[i], best > alpha ? best : alpha, beta);
        if (worth > best) {
            best = worth;
            best_action = action[i];
        }
    }
    if (!solver->stopped) {
        remember(solver, (struct place){
                             .key = key,
                             .worth = best,
                             .bound = best >= beta    ? BOUND_LEAST
                                      : best <= alpha ? BOUND_MOST
                                                      : BOUND_EXACT,
                             .action = (uint8_t)best_action,
                             .cards = (uint8_t)(race->side[0].count + race->side[1].count),
                         });
    }
    return best;
}

/* Inserts a result into the sorted list; equal results keep their order. */
static void put(struct endgame *endgame, int32_t worth[ACTIONS_MAX], int count, int action, int32_t found)
{
    int at = count;
    for (; at > 0 && worth[at - 1] < found; at--) {
        worth[at] = worth[at - 1];
        endgame->action[at] = endgame->action[at - 1];
    }
    worth[at] = found;
    endgame->action[at] = (uint8_t)action;
}

bool endgame_solve(const struct race *race, const struct endgame_stakes *stakes, uint32_t nodes,
                   const struct budget *budget, struct endgame *endgame)
{
    CHECK(race->left == 0 && race->phase != PHASE_HAND_OVER);
    struct solver solver = {.stakes = stakes, .budget = budget, .limit = nodes};
    uint8_t action[ACTIONS_MAX];
    int32_t worth[ACTIONS_MAX];
    int count = linear_eval_actions(race, action);
    sort(race, NO_ACTION, action, count);
    hold(&solver.holding[0], &race->side[0]);
    hold(&solver.holding[1], &race->side[1]);
    *endgame = (struct endgame){.count = 0};
    for (int i = 0; i < count; i++) {
        put(endgame, worth, i, action[i],
            solve_after(&solver, race, action[i], -WORTH_WIN, WORTH_ONE + WORTH_WIN));
    }
    endgame->nodes = solver.nodes;
    if (solver.stopped) {
        return false;
    }
    endgame->count = count;
    for (int i = 0; i < count; i++) {
        endgame->win[i] = (worth[i] + WORTH_WIN / 2) / WORTH_WIN;
        endgame->points[i] = (worth[i] - endgame->win[i] * WORTH_WIN) * WORTH_POINTS;
    }
    return true;
}
