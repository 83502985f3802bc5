/* SPDX-License-Identifier: MIT */
/* The computer players: how strong they are, that the regular does what a sensible player does, and
 * that the Sunday driver errs as people do. */
#include <string.h>

#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/rally.h"
#include "rig.h"
#include "test.h"
#include "training/races.h"

enum { GAMES = 100, WINS_WANTED = 98, HANDS = 400 };

static struct move choose(const struct mille_state *state, const char *name)
{
    struct mille_observation seen;
    struct rng rng = rng_make(1, RNG_PLAYER);
    mille_game.observe(state, state->pub.turn, &seen);
    return mille_game.players[game_player_find(&mille_game, name)].choose(&seen, &rng, NULL);
}

static void expect_choice(const struct mille_state *state, const char *wanted)
{
    char got[64];
    struct text text = text_in(got, sizeof got);
    mille_game.move_format(choose(state, "regular"), &text);
    assert_string_equal(got, wanted);
}

/* Who wins a game of 5000 between the regular on that seat and another player; -1 for equal totals. */
static int winner(uint64_t seed, int regular_seat, const char *other)
{
    const struct player *regular = &mille_game.players[game_player_find(&mille_game, "regular")];
    const struct player *opponent = &mille_game.players[game_player_find(&mille_game, other)];
    struct mille_state state;
    struct rng rng = rng_make(seed, RNG_PLAYER);
    mille_game.start(&state, &(struct game_setup){.seed = seed, .seats = 2, .sides = 2}, NULL);
    while (state.pub.phase != PHASE_GAME_OVER) {
        int seat = mille_game.turn(&state);
        struct move move = {.kind = MOVE_NEXT};
        if (seat != SEAT_NONE) {
            struct mille_observation seen;
            mille_game.observe(&state, seat, &seen);
            move = (seat == regular_seat ? regular : opponent)->choose(&seen, &rng, NULL);
        }
        assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
    }
    return state.pub.side[0].games == state.pub.side[1].games ? -1 : state.pub.side[1].games;
}

static void regular_beats_random_moves(void)
{
    int won = 0;
    for (int i = 0; i < GAMES; i++) {
        won += winner((uint64_t)(i / 2), i % 2, "random") == i % 2;
    }
    print_message("regular won %d of %d\n", won, GAMES);
    assert_in_range(won, WINS_WANTED, GAMES);
}

/* Seat 0 at a table where both can go and both have some miles. */
static struct mille_state on_the_road(const char *hand)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go 100 50");
    rig_lay(&state, 1, "go 100 50");
    rig_hand(&state, 0, hand);
    return state;
}

static void regular_strikes_back_at_once(void)
{
    struct mille_state state = on_the_road("driving-ace 25 25 50 50 75");
    rig_hand(&state, 1, "accident");
    rig_turn(&state, 1, PHASE_PLAY);
    rig_play(&state, "play accident", NULL);
    expect_choice(&state, "play driving-ace");
}

static void regular_holds_a_safety_while_a_coup_fourre_may_come(void)
{
    struct mille_state state = on_the_road("driving-ace 25 25 50 50 75");
    rig_turn(&state, 0, PHASE_DRAW);
    expect_choice(&state, "draw");
}

static void regular_plays_a_safety_that_nothing_threatens(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go");
    rig_lay(&state, 1, "go accident repairs accident");
    rig_hand(&state, 0, "driving-ace 25 25 50 50 75");
    rig_turn(&state, 0, PHASE_DRAW);
    expect_choice(&state, "play driving-ace");
}

static void regular_plays_its_safeties_before_the_deck_is_out(void)
{
    struct mille_state state = on_the_road("driving-ace 25 25 50 50 75");
    rig_hand(&state, 1, "100 100 100 75 75 75");
    rig_deck(&state, "go go go");
    rig_turn(&state, 0, PHASE_DRAW);
    expect_choice(&state, "play driving-ace");
}

static void regular_plays_its_safeties_before_it_arrives(void)
{
    struct mille_state state = on_the_road("driving-ace 100 25 50 50 75 75");
    rig_lay(&state, 0, "200 200 50");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "play driving-ace");
}

static void regular_plays_the_safety_against_what_stops_it(void)
{
    struct mille_state state = on_the_road("driving-ace 100 25 50 50 75 75");
    rig_lay(&state, 0, "accident"); /* not fresh */
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "play driving-ace");
}

static void regular_cures_what_stops_it(void)
{
    struct mille_state state = on_the_road("gasoline 100 25 50 50 75 75");
    rig_lay(&state, 0, "out-of-gas");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "play gasoline");
}

static void regular_stops_who_can_go(void)
{
    struct mille_state state = on_the_road("stop 25 25 50 50 75 75");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "play stop on 1");
}

static void regular_arrives_when_it_can(void)
{
    struct mille_state state = on_the_road("stop 100 25 50 50 75 75");
    rig_lay(&state, 0, "200 200 50");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "play 100");
}

static void regular_does_not_strand_itself(void)
{
    /* 200 to go: 100 leaves what the other 100 covers, 75 would leave 125 that the hand does not. */
    struct mille_state state = on_the_road("100 100 75 go go gasoline repairs");
    rig_lay(&state, 0, "200 100 50");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "play 100");
}

static void regular_discards_what_can_never_be_played(void)
{
    /* Out of gas can harm it no more, so that Gasoline is of no use. */
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "extra-tank go stop");
    rig_hand(&state, 0, "gasoline 100 100 75 repairs spare-tire end-of-limit");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "discard gasoline");
}

static void regular_extends_by_its_outlook(void)
{
    /* Early, the opponent at the start, safe from everything, and miles in the hand. */
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go extra-tank puncture-proof driving-ace right-of-way 200 200 100 100");
    rig_hand(&state, 0, "100 100 100 100 75 75 50");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 100", NULL);
    expect_choice(&state, "extend");

    /* Late, the opponent near, and an empty hand. */
    state = rig_new();
    rig_lay(&state, 0, "go 200 200 100 100");
    rig_lay(&state, 1, "200 200 100 75 75");
    rig_hand(&state, 0, "100 gasoline gasoline repairs repairs repairs");
    rig_hand(&state, 1, "25 25 25 50 50 50");
    rig_deck(&state, "go go go go");
    rig_turn(&state, 0, PHASE_DRAW);
    rig_play(&state, "draw", NULL);
    rig_play(&state, "play 100", NULL);
    expect_choice(&state, "finish");
}

/* How often of so many tries the Sunday driver makes a move. */
static int sunday_tries(const struct mille_state *state, const char *wanted, int tries)
{
    const struct player *sunday = &mille_game.players[game_player_find(&mille_game, "sunday")];
    struct mille_observation seen;
    struct rng rng = rng_make(1955, RNG_PLAYER);
    int count = 0;
    mille_game.observe(state, state->pub.turn, &seen);
    for (int i = 0; i < tries; i++) {
        char got[64];
        struct text text = text_in(got, sizeof got);
        mille_game.move_format(sunday->choose(&seen, &rng, NULL), &text);
        count += strcmp(got, wanted) == 0;
    }
    return count;
}

static void sunday_loses_most_games_to_the_regular_and_wins_many(void)
{
    enum { SUNDAYS = 1000 };
    int lost = 0;
    int even = 0;
    for (int i = 0; i < SUNDAYS; i++) {
        int who = winner((uint64_t)(i / 2), i % 2, "sunday");
        lost += who == i % 2;
        even += who < 0;
    }
    print_message("sunday lost %d of %d, %d even\n", lost, SUNDAYS, even);
    assert_in_range(lost, SUNDAYS * 60 / 100, SUNDAYS * 68 / 100);
}

static void sunday_forgets_a_coup_fourre_at_times(void)
{
    struct mille_state state = on_the_road("driving-ace 25 25 50 50 75");
    rig_hand(&state, 1, "accident");
    rig_turn(&state, 1, PHASE_PLAY);
    rig_play(&state, "play accident", NULL);
    assert_in_range(sunday_tries(&state, "play driving-ace", 1000), 500, 700);
    assert_int_equal(sunday_tries(&state, "play driving-ace", 1000) + sunday_tries(&state, "draw", 1000),
                     1000);
}

static void sunday_overlooks_a_card_at_times_and_arrives_otherwise(void)
{
    struct mille_state state = on_the_road("stop 100 25 50 50 75 75");
    rig_lay(&state, 0, "200 200 50");
    rig_turn(&state, 0, PHASE_PLAY);
    assert_in_range(sunday_tries(&state, "play 100", 1000), 850, 950);
}

static void sunday_attacks_in_anger(void)
{
    /* On a fine day it rather drives; hit itself, it hits back. */
    struct mille_state state = on_the_road("stop 100 100 50 50 75 75");
    rig_turn(&state, 0, PHASE_PLAY);
    assert_in_range(sunday_tries(&state, "play stop on 1", 1000), 50, 150);
    rig_lay(&state, 0, "speed-limit");
    assert_in_range(sunday_tries(&state, "play stop on 1", 1000), 850, 950);
}

static void sunday_hoards_remedies(void)
{
    /* Out of gas can harm it no more; the regular throws Gasoline away. */
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "extra-tank go stop");
    rig_hand(&state, 0, "gasoline 25 25 25 repairs spare-tire end-of-limit");
    rig_turn(&state, 0, PHASE_PLAY);
    expect_choice(&state, "discard gasoline");
    assert_int_equal(sunday_tries(&state, "discard 25", 100), 100);
}

static void nobody_singles_out_who_trails(void)
{
    /* Three at the table: the second has hardly left, the third is nearly there; and the other way round. */
    for (int leader = 1; leader < 3; leader++) {
        struct mille_state state = rig_for(3, 3);
        rig_lay(&state, 0, "go");
        rig_lay(&state, 1, "go");
        rig_lay(&state, 2, "go");
        rig_lay(&state, 3 - leader, "25");
        rig_lay(&state, leader, "200 200 100 50");
        rig_hand(&state, 0, "stop 25 25 25 50 50 50");
        rig_turn(&state, 0, PHASE_PLAY);
        expect_choice(&state, leader == 1 ? "play stop on 1" : "play stop on 2");
        /* In any mood. */
        assert_int_equal(sunday_tries(&state, leader == 1 ? "play stop on 2" : "play stop on 1", 1000), 0);
        rig_lay(&state, 0, "speed-limit");
        assert_int_equal(sunday_tries(&state, leader == 1 ? "play stop on 2" : "play stop on 1", 1000), 0);
    }
}

static void random_moves_are_all_legal_moves_alike(void)
{
    struct mille_state state = on_the_road("stop 100 driving-ace 50 50 75 75");
    rig_turn(&state, 0, PHASE_PLAY);
    struct move moves[GAME_MOVES_MAX];
    int count = mille_game.legal(&state, moves);
    int taken[GAME_MOVES_MAX] = {0};
    struct rng rng = rng_make(1, RNG_PLAYER);
    enum { TRIES = 20000 };
    for (int i = 0; i < TRIES; i++) {
        struct move move = mille_random_move(&state.pub, &state.hand[0], &rng);
        for (int j = 0; j < count; j++) {
            taken[j] +=
                move.kind == moves[j].kind && move.card == moves[j].card && move.target == moves[j].target;
        }
    }
    int sum = 0;
    for (int j = 0; j < count; j++) {
        assert_in_range(taken[j], TRIES / count * 8 / 10, TRIES / count * 12 / 10);
        sum += taken[j];
    }
    assert_int_equal(sum, TRIES);
}

/* It plays as its instinct says, but for a safety that changes nothing in what it can do. */
static void rally_driver_keeps_safeties_for_a_coup_fourre_but_not_when_they_help(void)
{
    struct rng rng = rng_make(1, RNG_PLAYER);
    int kept = 0;
    int helped = 0;
    for (int hand = 0; hand < HANDS; hand++) {
        struct race race;
        race_deal(&race, &rng, hand % RACERS);
        while (race.phase != PHASE_HAND_OVER) {
            int rally = rally_in_race(&race);
            int quick = neural_eval_choose(&neural_eval_weights, &race);
            card_set playable = race_playable(&race, race.turn);
            struct race after = race;
            race_do(&after, quick);
            bool safety = quick < CARD_KINDS && card_in(SET_SAFETIES, quick);
            if (safety && race_playable(&after, race.turn) == playable) {
                kept += rally != quick;
            } else {
                assert_int_equal(rally, quick);
                helped += safety;
            }
            race_do(&race, rally);
        }
    }
    assert_in_range(kept, HANDS / 4, HANDS * 40);
    assert_in_range(helped, HANDS / 4, HANDS * 4);
}

const struct test tests[] = {
    TEST(regular_beats_random_moves),
    TEST(regular_strikes_back_at_once),
    TEST(regular_holds_a_safety_while_a_coup_fourre_may_come),
    TEST(regular_plays_a_safety_that_nothing_threatens),
    TEST(regular_plays_its_safeties_before_the_deck_is_out),
    TEST(regular_plays_its_safeties_before_it_arrives),
    TEST(regular_plays_the_safety_against_what_stops_it),
    TEST(regular_cures_what_stops_it),
    TEST(regular_stops_who_can_go),
    TEST(regular_arrives_when_it_can),
    TEST(regular_does_not_strand_itself),
    TEST(regular_discards_what_can_never_be_played),
    TEST(regular_extends_by_its_outlook),
    TEST(sunday_loses_most_games_to_the_regular_and_wins_many),
    TEST(sunday_forgets_a_coup_fourre_at_times),
    TEST(sunday_overlooks_a_card_at_times_and_arrives_otherwise),
    TEST(sunday_attacks_in_anger),
    TEST(sunday_hoards_remedies),
    TEST(nobody_singles_out_who_trails),
    TEST(rally_driver_keeps_safeties_for_a_coup_fourre_but_not_when_they_help),
    TEST(random_moves_are_all_legal_moves_alike),
    {0},
};
