/* SPDX-License-Identifier: MIT */
/* The end of a hand when the deck is out: what is calculated is what trying everything finds, and what a
 * person at the table would work out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/mille/ai/endgame.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/linear_eval.h"
#include "games/mille/ai/search.h"
#include "rig.h"

enum { SMALL = 900, SMALL_CARDS = 4, WHOLE = 150, FULL = 200, POINTS_BEYOND = 10000 };

/* ---- everything tried ------------------------------------------------------------------------------ */

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
        int own = race_points(race, 0), rival = race_points(race, 1);
        sights->trips += race->trip >= 0;
        return (int64_t)mille_equity(stakes->total[0] + own, stakes->total[1] + rival, stakes->next == 0) *
                   POINTS_BEYOND +
               own - rival;
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

/* ---- positions ------------------------------------------------------------------------------------- */

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
        race_do(&race, sensible ? linear_eval_choose(&race, linear_eval_weights)
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

/* ---- against everything tried ---------------------------------------------------------------------- */

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

static void every_action_is_worth_what_trying_everything_finds(void **unused)
{
    (void)unused;
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
static void the_line_of_best_play_ends_as_foretold(void **unused)
{
    (void)unused;
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

/* ---- bounds ---------------------------------------------------------------------------------------- */

static void a_position_gives_the_same_answer_again_whatever_the_deck_held(void **unused)
{
    (void)unused;
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

static void hands_of_seven_and_six_stay_far_below_the_bound(void **unused)
{
    (void)unused;
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

static void it_gives_up_at_the_bound_and_when_it_is_told_to(void **unused)
{
    (void)unused;
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

/* ---- at the table ---------------------------------------------------------------------------------- */

#define UNDER_WAY "go"
#define AT_600 "200 200 100 100"
#define AT_675 "200 200 100 100 75"

/* What lies before one side, and its hand. */
struct stand {
    const char *hand, *battle, *miles;
};

/* Seat 0 is in turn, and the deck is out. */
static struct mille_state stands(struct stand own, struct stand rival)
{
    struct mille_state state = rig_new();
    const struct stand *stand[] = {&own, &rival};
    for (int side = 0; side < 2; side++) {
        rig_hand(&state, side, stand[side]->hand);
        rig_battle(&state, side, stand[side]->battle ? stand[side]->battle : "");
        rig_miles(&state, side, stand[side]->miles ? stand[side]->miles : "");
    }
    rig_deck(&state, "");
    return state;
}

static struct mille_verdict search(const struct mille_state *state, uint64_t seed)
{
    struct mille_observation seen;
    struct mille_verdict verdict;
    memset(&verdict, 0, sizeof verdict);
    mille_game.observe(state, state->pub.turn, &seen);
    mille_search(&seen, seed, NULL, &verdict);
    assert_true(verdict.exact);
    assert_int_equal(verdict.visits, 0);
    for (int i = 0; i < verdict.count; i++) {
        assert_int_equal(verdict.candidate[i].visits, 0);
        assert_int_equal(verdict.candidate[i].error, 0);
    }
    return verdict;
}

static void expect(struct mille_state *state, const char *wanted, int points)
{
    char got[64];
    struct text text = text_in(got, sizeof got);
    if (state->pub.phase == PHASE_DRAW) {
        rig_turn(state, 0, PHASE_PLAY);
    }
    struct mille_verdict verdict = search(state, 1);
    mille_game.move_format(verdict.candidate[0].move, &text);
    assert_string_equal(got, wanted);
    assert_int_equal(verdict.candidate[0].points, 10 * points);
}

static void it_arrives_before_the_rival_can(void **unused)
{
    (void)unused;
    struct mille_state state = stands((struct stand){"100 25 stop", UNDER_WAY, AT_600},
                                      (struct stand){"25 gasoline", UNDER_WAY, "100 100 100 100 100 100 75"});
    /* 700, 400 for the trip and 300 for delayed action, against 675. */
    expect(&state, "play 100", 725);
}

static void it_stops_the_rival_with_the_only_hazard(void **unused)
{
    (void)unused;
    struct mille_state state =
        stands((struct stand){"stop 50 50", UNDER_WAY, AT_600},
               (struct stand){"25 gasoline gasoline", UNDER_WAY, "100 100 100 100 100 100 75"});
    expect(&state, "play stop on 1", 725);
}

static void a_safety_is_played_for_its_points_before_the_rival_arrives(void **unused)
{
    (void)unused;
    struct mille_state state = stands((struct stand){"extra-tank gasoline 25", NULL, NULL},
                                      (struct stand){"25 gasoline", UNDER_WAY, AT_675});
    /* 700, 400, 300, and 500 for a shut-out; a 200 was played. */
    expect(&state, "play extra-tank", 100 - 1900);
}

static void a_hazard_that_would_be_a_coup_fourre_is_held_back(void **unused)
{
    (void)unused;
    struct mille_state state = stands((struct stand){"accident 25 50", UNDER_WAY, "100"},
                                      (struct stand){"driving-ace 200", UNDER_WAY, "100"});
    rig_turn(&state, 0, PHASE_PLAY);
    struct mille_verdict verdict = search(&state, 1);
    assert_false(race_action(verdict.candidate[0].move) == CARD_ACCIDENT);
    assert_int_equal(race_action(verdict.candidate[verdict.count - 1].move), CARD_ACCIDENT);
}

static void at_700(struct mille_state *state)
{
    state->pub.trip_side = 0;
    state->pub.deck_out_at_trip = 1;
    rig_turn(state, 0, PHASE_EXTEND);
}

static void it_extends_when_nobody_can_stop_it_and_not_when_somebody_can(void **unused)
{
    (void)unused;
    static const char way[] = "100 100 100 100 100 100 100";
    struct mille_state state = stands((struct stand){"200 100", UNDER_WAY, way},
                                      (struct stand){"gasoline gasoline", UNDER_WAY, "75"});
    at_700(&state);
    /* 1000, 400, 300 and 200 for the extension, against 75. */
    expect(&state, "extend", 1900 - 75);
    state =
        stands((struct stand){"200 100", UNDER_WAY, way}, (struct stand){"stop gasoline", UNDER_WAY, "75"});
    at_700(&state);
    /* 300 more for a trip without a 200. */
    expect(&state, "finish", 1700 - 75);
}

/* To play 25 lets the rival arrive; to stop it lets it answer with its own Stop. */
static void the_game_counts_before_the_points_of_the_hand(void **unused)
{
    (void)unused;
    const struct stand own = {"25 stop", UNDER_WAY, "100"}, rival = {"25 stop", UNDER_WAY, AT_675};
    struct mille_state state = stands(own, rival);
    expect(&state, "play stop on 1", 100 - 675);
    state = stands(own, rival);
    state.pub.side[0].total = GAME_POINTS - 125;
    expect(&state, "play 25", 125 - 1400);
}

static void the_chance_is_that_of_the_totals_it_leads_to(void **unused)
{
    (void)unused;
    struct mille_state state = stands((struct stand){"100", UNDER_WAY, AT_600},
                                      (struct stand){"25 gasoline", UNDER_WAY, "100 100 100 100 100 100 75"});
    state.pub.side[0].total = 2000;
    state.pub.side[1].total = 2500;
    rig_turn(&state, 0, PHASE_PLAY);
    for (int starter = 0; starter < 2; starter++) {
        state.pub.starter = (uint8_t)starter;
        assert_int_equal(search(&state, 1).candidate[0].win, mille_equity(3400, 3175, starter == 1));
    }
    state.pub.side[0].total = 3600;
    assert_int_equal(search(&state, 1).candidate[0].win, SEARCH_WIN_ONE);
    state.pub.side[0].total = 3575;
    assert_true(search(&state, 1).candidate[0].win < SEARCH_WIN_ONE);
}

/* Plays of the rally driver until the deck is out and something is left to decide. */
static struct mille_state played_out_deck(uint64_t seed)
{
    const struct player *rally = &mille_game.players[game_player_find(&mille_game, "rally")];
    struct mille_state state;
    struct rng rng = rng_make(seed, RNG_PLAYER);
    mille_game.start(&state, &(struct game_setup){.seed = seed, .seats = 2, .sides = 2}, NULL);
    while (state.pub.deck > 0 || mille_game.turn(&state) == SEAT_NONE) {
        struct move move = {.kind = MOVE_NEXT};
        if (mille_game.turn(&state) != SEAT_NONE) {
            struct mille_observation seen;
            mille_game.observe(&state, state.pub.turn, &seen);
            move = rally->choose(&seen, &rng, NULL);
        }
        assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
    }
    return state;
}

static void the_search_says_the_same_for_any_seed_and_any_order_of_the_hands(void **unused)
{
    (void)unused;
    struct rng rng = rng_make(6, RNG_PLAYER);
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct mille_state state = played_out_deck(seed);
        struct mille_verdict verdict = search(&state, 1);
        struct move moves[GAME_MOVES_MAX];
        assert_int_equal(verdict.count, mille_game.legal(&state, moves));
        for (int i = 0; i < 3; i++) {
            for (int seat = 0; seat < 2; seat++) {
                rng_shuffle(&rng, state.hand[seat].card, state.hand[seat].count);
            }
            struct mille_verdict again = search(&state, rng_next(&rng));
            assert_memory_equal(&again, &verdict, sizeof verdict);
        }
    }
}

/* In a hurry it answers as it does while cards are hidden. */
static void whoever_has_no_time_is_answered_without_a_calculation(void **unused)
{
    (void)unused;
    struct mille_state state = stands((struct stand){"25 50 75 100 stop accident go", UNDER_WAY, "100"},
                                      (struct stand){"25 50 75 100 flat-tire speed-limit", UNDER_WAY, "100"});
    rig_turn(&state, 0, PHASE_PLAY);
    struct mille_observation seen;
    struct mille_verdict verdict;
    int asked = 0;
    const struct budget budget = {.iterations = 1, .more = never_more, .context = &asked};
    mille_game.observe(&state, 0, &seen);
    mille_search(&seen, 1, &budget, &verdict);
    assert_false(verdict.exact);
    assert_true(verdict.visits > 0);
    struct move moves[GAME_MOVES_MAX];
    assert_int_equal(verdict.count, mille_game.legal(&state, moves));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_action_is_worth_what_trying_everything_finds),
        cmocka_unit_test(the_line_of_best_play_ends_as_foretold),
        cmocka_unit_test(a_position_gives_the_same_answer_again_whatever_the_deck_held),
        cmocka_unit_test(hands_of_seven_and_six_stay_far_below_the_bound),
        cmocka_unit_test(it_gives_up_at_the_bound_and_when_it_is_told_to),
        cmocka_unit_test(it_arrives_before_the_rival_can),
        cmocka_unit_test(it_stops_the_rival_with_the_only_hazard),
        cmocka_unit_test(a_safety_is_played_for_its_points_before_the_rival_arrives),
        cmocka_unit_test(a_hazard_that_would_be_a_coup_fourre_is_held_back),
        cmocka_unit_test(it_extends_when_nobody_can_stop_it_and_not_when_somebody_can),
        cmocka_unit_test(the_game_counts_before_the_points_of_the_hand),
        cmocka_unit_test(the_chance_is_that_of_the_totals_it_leads_to),
        cmocka_unit_test(the_search_says_the_same_for_any_seed_and_any_order_of_the_hands),
        cmocka_unit_test(whoever_has_no_time_is_answered_without_a_calculation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
