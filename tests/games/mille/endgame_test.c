/* SPDX-License-Identifier: MIT */
/* The end of a hand when the deck is out: what is calculated is what trying everything finds, and what a
 * person at the table would work out. */
#include <string.h>

#include "games/mille/ai/endgame.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/linear_eval.h"
#include "test.h"
#include "training/races.h"

enum { SMALL = 900, SMALL_CARDS = 4, WHOLE = 150, FULL = 200, POINTS_BEYOND = 10000 };

/* What was seen of the rules on the way, so that the test knows that it has been there. */
struct sights {
    int coups, extensions, trips, ties, dead;
};

/* Tries every action to the end. A win for side 0, and its points where wins are equal, as one number.
 * `dead`: what must never become playable. */
static int64_t try_all(const struct race *race, const struct endgame_stakes *stakes,
                       const card_set dead[RACERS], struct sights *sights)
{
    if (race->phase == PHASE_HAND_OVER) {
        int own = race_points(race, 0), opponent = race_points(race, 1);
        sights->trips += race->trip >= 0;
        return (int64_t)mille_equity(stakes->total[0] + own, stakes->total[1] + opponent, stakes->next == 0) *
                   POINTS_BEYOND +
               own - opponent;
    }
    int turn = race->turn;
    if (race->phase == PHASE_PLAY) {
        assert_int_equal(race_playable(race, turn) & race->side[turn].held & dead[turn], 0);
    }
    uint8_t action[ACTIONS_MAX];
    int count = linear_eval_actions(race, action);
    int64_t best = 0;
    for (int i = 0; i < count; i++) {
        struct race next = *race;
        race_do(&next, action[i]);
        sights->coups += next.side[turn].coups > race->side[turn].coups;
        sights->extensions += action[i] == ACTION_EXTEND;
        int64_t worth = try_all(&next, stakes, dead, sights);
        if (i == 0 || (turn == 0 ? worth > best : worth < best)) {
            best = worth;
        }
    }
    return best;
}

/* Takes cards at random until a side has so many, and the deck. False: the hand is over. */
static bool cut(struct race *race, struct rng *rng, int cards)
{
    race->left = 0;
    memset(race->hidden, 0, sizeof race->hidden);
    for (int side = 0; side < RACERS; side++) {
        struct racer *racer = &race->side[side];
        while (racer->count > cards) {
            int card = CARD_25 + (int)rng_below(rng, CARD_KINDS - CARD_25);
            if (racer->hand[card] > 0) {
                race_take(racer, card);
            }
        }
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            race->hidden[card] = (uint8_t)(race->hidden[card] + racer->hand[card]);
        }
    }
    race->phase = race->phase == PHASE_DRAW ? PHASE_PLAY : race->phase;
    race->deck_out_at_trip = race->trip >= 0;
    return race->phase != PHASE_HAND_OVER && !(race->phase == PHASE_PLAY && race_stuck(race));
}

/* A place in the middle of a hand, or where the deck has just run out. */
static struct race somewhere(struct rng *rng, int acts)
{
    struct race race;
    race_deal(&race, rng, (int)rng_below(rng, RACERS));
    race.may_extend = rng_below(rng, 4) > 0;
    race.play_out = rng_below(rng, 4) == 0;
    while (race.phase != PHASE_HAND_OVER && race.left > 0 && acts-- > 0) {
        uint8_t action[ACTIONS_MAX];
        int count = linear_eval_actions(&race, action);
        bool sensible = rng_below(rng, 4) > 0;
        race_do(&race, sensible ? linear_eval_choose(&race, linear_eval_weights.weight)
                                : action[rng_below(rng, (uint32_t)count)]);
    }
    return race;
}

static struct endgame_stakes some_stakes(struct rng *rng)
{
    struct endgame_stakes stakes = {.next = (int)rng_below(rng, RACERS)};
    for (int side = 0; side < RACERS; side++) {
        stakes.total[side] = 25 * (int)rng_below(rng, GAME_POINTS / 25);
    }
    return stakes;
}

/* A real end: the deck has run out in a hand of quick players. */
static struct race deck_ran_out(struct rng *rng)
{
    for (;;) {
        struct race race = somewhere(rng, 1000);
        if (race.phase != PHASE_HAND_OVER) {
            return race;
        }
    }
}

/* Seven cards and six, picked at random, and both can go: more is to be thought about than in most games. */
static struct race full_hands(struct rng *rng)
{
    for (;;) {
        struct race race;
        race_deal(&race, rng, 0);
        race_draw(&race);
        for (int side = 0; side < RACERS; side++) {
            race.side[side].battle = CARD_GO;
            race.side[side].miles = (int16_t)(STEP_MILES * rng_below(rng, GOAL_MILES / STEP_MILES));
        }
        if (cut(&race, rng, HAND_CARDS_DRAWN)) {
            return race;
        }
    }
}

static void solve(const struct race *race, const struct endgame_stakes *stakes, struct endgame *endgame)
{
    assert_true(endgame_solve(race, stakes, ENDGAME_NODES, NULL, endgame));
}

static void expect_what_trying_all_finds(const struct race *race, const struct endgame_stakes *stakes,
                                         struct sights *sights)
{
    struct endgame endgame;
    const card_set dead[RACERS] = {endgame_dead(race, 0), endgame_dead(race, 1)};
    sights->dead += ((dead[0] & race->side[0].held) | (dead[1] & race->side[1].held)) != 0;
    solve(race, stakes, &endgame);
    uint8_t action[ACTIONS_MAX];
    int count = linear_eval_actions(race, action);
    assert_int_equal(endgame.count, count);
    uint64_t met = 0;
    for (int i = 0; i < count; i++) {
        struct race next = *race;
        race_do(&next, endgame.action[i]);
        int64_t wanted = try_all(&next, stakes, dead, sights);
        int32_t win = race->turn == 0 ? endgame.win[i] : EQUITY_ONE - endgame.win[i];
        int32_t points = race->turn == 0 ? endgame.points[i] : -endgame.points[i];
        assert_int_equal((int64_t)win * POINTS_BEYOND + points, wanted);
        if (i > 0) {
            assert_true(endgame.win[i] <= endgame.win[i - 1]);
            bool tie = endgame.win[i] == endgame.win[i - 1];
            assert_true(!tie || endgame.points[i] <= endgame.points[i - 1]);
            sights->ties += tie;
        }
        met |= (uint64_t)1 << endgame.action[i];
    }
    for (int i = 0; i < count; i++) {
        assert_true((met >> action[i]) & 1u);
    }
}

static void every_action_is_worth_what_trying_everything_finds(void)
{
    struct rng rng = rng_make(1, RNG_PLAYER);
    struct sights sights = {0};
    for (int found = 0; found < SMALL;) {
        struct race race = somewhere(&rng, 10 + (int)rng_below(&rng, 130));
        struct endgame_stakes stakes = some_stakes(&rng);
        if (cut(&race, &rng, 2 + (int)rng_below(&rng, SMALL_CARDS - 1))) {
            expect_what_trying_all_finds(&race, &stakes, &sights);
            found++;
        }
    }
    print_message("coups %d extensions %d trips %d ties %d dead %d\n", sights.coups, sights.extensions,
                  sights.trips, sights.ties, sights.dead);
    assert_true(sights.coups > 100 && sights.extensions > 100 && sights.trips > 100);
    assert_true(sights.ties > 100 && sights.dead > 100);
}

/* With hands of any size: whoever follows the advice gets what was foretold, and what one side is told is
 * what is left for the other. */
static void the_line_of_best_play_ends_as_foretold(void)
{
    struct rng rng = rng_make(2, RNG_PLAYER);
    for (int i = 0; i < WHOLE; i++) {
        struct race race = i % 3 == 0 ? full_hands(&rng) : deck_ran_out(&rng);
        struct endgame_stakes stakes = some_stakes(&rng);
        struct endgame endgame;
        solve(&race, &stakes, &endgame);
        int turn = race.turn;
        int32_t win = endgame.win[0], points = endgame.points[0];
        while (race.phase != PHASE_HAND_OVER) {
            solve(&race, &stakes, &endgame);
            assert_int_equal(endgame.win[0], race.turn == turn ? win : EQUITY_ONE - win);
            assert_int_equal(endgame.points[0], race.turn == turn ? points : -points);
            race_do(&race, endgame.action[0]);
        }
        assert_int_equal(endgame_win(&race, &stakes, turn), win);
        assert_int_equal(race_points(&race, turn) - race_points(&race, 1 - turn), points);
    }
}

static void a_position_gives_the_same_answer_again_whatever_the_deck_held(void)
{
    struct rng rng = rng_make(3, RNG_PLAYER);
    for (int i = 0; i < FULL; i++) {
        struct race race = i % 2 ? full_hands(&rng) : deck_ran_out(&rng);
        struct endgame_stakes stakes = some_stakes(&rng);
        struct endgame first, second;
        memset(&first, 1, sizeof first);
        memset(&second, 2, sizeof second);
        solve(&race, &stakes, &first);
        rng_shuffle(&rng, race.deck, DECK_CARDS);
        solve(&race, &stakes, &second);
        assert_memory_equal(&first, &second, sizeof first);
    }
}

static void hands_of_seven_and_six_stay_far_below_the_bound(void)
{
    struct rng rng = rng_make(4, RNG_PLAYER);
    for (int i = 0; i < FULL; i++) {
        struct race race = full_hands(&rng);
        struct endgame_stakes stakes = some_stakes(&rng);
        struct endgame endgame;
        solve(&race, &stakes, &endgame);
        assert_in_range(endgame.nodes, 1, ENDGAME_NODES / 4);
    }
}

/* One that wants many positions. */
static struct race a_long_one(struct endgame_stakes *stakes)
{
    struct rng rng = rng_make(5, RNG_PLAYER);
    for (;;) {
        struct race race = full_hands(&rng);
        struct endgame endgame;
        *stakes = some_stakes(&rng);
        solve(&race, stakes, &endgame);
        if (endgame.nodes > 10000) {
            return race;
        }
    }
}

static bool never_more(void *context)
{
    ++*(int *)context;
    return false;
}

static void it_gives_up_at_the_bound_and_when_it_is_told_to(void)
{
    struct endgame_stakes stakes;
    struct race race = a_long_one(&stakes);
    struct endgame endgame;
    assert_false(endgame_solve(&race, &stakes, 1000, NULL, &endgame));
    assert_in_range(endgame.nodes, 1000, 1001);
    assert_int_equal(endgame.count, 0);
    int asked = 0;
    const struct budget budget = {.more = never_more, .context = &asked};
    assert_false(endgame_solve(&race, &stakes, ENDGAME_NODES, &budget, &endgame));
    assert_int_equal(asked, 1);
    assert_in_range(endgame.nodes, 1, 10000);
    solve(&race, &stakes, &endgame);
    uint32_t nodes = endgame.nodes;
    assert_true(endgame_solve(&race, &stakes, nodes, NULL, &endgame));
    assert_false(endgame_solve(&race, &stakes, nodes - 1, NULL, &endgame));
}

const struct test tests[] = {
    TEST(every_action_is_worth_what_trying_everything_finds),
    TEST(the_line_of_best_play_ends_as_foretold),
    TEST(a_position_gives_the_same_answer_again_whatever_the_deck_held),
    TEST(hands_of_seven_and_six_stay_far_below_the_bound),
    TEST(it_gives_up_at_the_bound_and_when_it_is_told_to),
    {0},
};
