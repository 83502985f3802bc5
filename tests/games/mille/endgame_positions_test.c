/* SPDX-License-Identifier: MIT */
/* Ends of hands that a person can reckon: what the search says of each, and that it says so again. */
#include <string.h>

#include "games/mille/ai/endgame.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/search.h"
#include "rig.h"
#include "test.h"

static bool never_more(void *context)
{
    ++*(int *)context;
    return false;
}

#define AT_600 "go 200 200 100 100"
#define AT_675 "go 200 200 100 100 75"
#define SAFELY_AT_675 "go 100 100 100 100 100 100 75"

/* Hands, and what lies before their sides. Seat 0 is in turn, and the deck is out. */
static struct mille_state stands(const char *own_hand, const char *own, const char *their_hand,
                                 const char *their)
{
    struct mille_state state = rig_new();
    rig_hand(&state, 0, own_hand);
    rig_lay(&state, 0, own);
    rig_hand(&state, 1, their_hand);
    rig_lay(&state, 1, their);
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

static void it_arrives_before_the_opponent_can(void)
{
    struct mille_state state = stands("100 25 stop", AT_600, "25 gasoline", SAFELY_AT_675);
    /* 700, 400 for the trip and 300 for delayed action, against 675. */
    expect(&state, "play 100", 725);
}

static void it_stops_the_opponent_with_the_only_hazard(void)
{
    struct mille_state state = stands("stop 50 50", AT_600, "25 gasoline gasoline", SAFELY_AT_675);
    expect(&state, "play stop on 1", 725);
}

static void a_safety_is_played_for_its_points_before_the_opponent_arrives(void)
{
    struct mille_state state = stands("extra-tank gasoline 25", "", "25 gasoline", AT_675);
    /* 700, 400, 300, and 500 for a shut-out; a 200 was played. */
    expect(&state, "play extra-tank", 100 - 1900);
}

static void a_hazard_that_would_be_a_coup_fourre_is_held_back(void)
{
    struct mille_state state = stands("accident 25 50", "go 100", "driving-ace 200", "go 100");
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

static void it_extends_when_nobody_can_stop_it_and_not_when_somebody_can(void)
{
    static const char way[] = "go 100 100 100 100 100 100 100";
    struct mille_state state = stands("200 100", way, "gasoline gasoline", "go 75");
    at_700(&state);
    /* 1000, 400, 300 and 200 for the extension, against 75. */
    expect(&state, "extend", 1900 - 75);
    state = stands("200 100", way, "stop gasoline", "go 75");
    at_700(&state);
    /* 300 more for a trip without a 200. */
    expect(&state, "finish", 1700 - 75);
}

/* To play 25 lets the opponent arrive; to stop it lets it answer with its own Stop. */
static void the_game_counts_before_the_points_of_the_hand(void)
{
    struct mille_state state = stands("25 stop", "go 100", "25 stop", AT_675);
    expect(&state, "play stop on 1", 100 - 675);
    state = stands("25 stop", "go 100", "25 stop", AT_675);
    state.pub.side[0].total = GAME_POINTS - 125;
    expect(&state, "play 25", 125 - 1400);
}

static void the_chance_is_that_of_the_totals_it_leads_to(void)
{
    struct mille_state state = stands("100", AT_600, "25 gasoline", SAFELY_AT_675);
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

static void the_search_says_the_same_for_any_seed_and_any_order_of_the_hands(void)
{
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
static void whoever_has_no_time_is_answered_without_a_calculation(void)
{
    struct mille_state state =
        stands("25 50 75 100 stop accident go", "go 100", "25 50 75 100 flat-tire speed-limit", "go 100");
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

const struct test tests[] = {
    TEST(it_arrives_before_the_opponent_can),
    TEST(it_stops_the_opponent_with_the_only_hazard),
    TEST(a_safety_is_played_for_its_points_before_the_opponent_arrives),
    TEST(a_hazard_that_would_be_a_coup_fourre_is_held_back),
    TEST(it_extends_when_nobody_can_stop_it_and_not_when_somebody_can),
    TEST(the_game_counts_before_the_points_of_the_hand),
    TEST(the_chance_is_that_of_the_totals_it_leads_to),
    TEST(the_search_says_the_same_for_any_seed_and_any_order_of_the_hands),
    TEST(whoever_has_no_time_is_answered_without_a_calculation),
    {0},
};
