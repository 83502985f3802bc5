/* SPDX-License-Identifier: MIT */
/* What is counted of a round of dominoes: each figure met, and missed by a little. */
#include "bones_rig.h"
#include "table/figures.h"
#include "test.h"

static struct bones_state state;
static struct figures counted;

/* Plays a round as it is written, counted for a seat. */
static void play(const char *line, int seat)
{
    const struct event_list none = {.count = 0};
    struct rig_round round = rig_read(line);
    rig_table(&state, BONES_TARGET_150, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    figures_begin(&counted, &bones_figures, seat);
    figures_follow(&counted, &none, &state);
    for (int i = 0; i < round.count; i++) {
        struct event_list events = {.count = 0};
        assert_int_equal(bones_game.apply(&state, rig_move(round.play[i], i == 0), &events), REFUSAL_NONE);
        figures_follow(&counted, &events, &state);
    }
}

static int hand(const char *key)
{
    return figures_hand_of(&counted, key);
}

static void plays_that_score_and_the_best_of_them(void)
{
    static const char line[] = "1: 66 62n 63s+5 33s 65w 60e 00e 42n+15 55w+20";
    play(line, 1);
    assert_int_equal(hand("plays"), 3);
    assert_int_equal(hand("scoring"), 1);
    assert_int_equal(hand("best_play"), 20);
    assert_int_equal(hand("best_round"), 20);
    assert_int_equal(hand("knocks"), 0);
    play(line, 2);
    assert_int_equal(hand("scoring"), 0);
    assert_int_equal(hand("best_play"), 0);
}

static void the_big_five_counts_for_who_leads_it(void)
{
    play("2: 55+10 50n+10 51s 00n", 2);
    assert_int_equal(hand("big_fives"), 1);
    assert_int_equal(hand("best_play"), 10);
    play("2: 55+10 50n+10 51s 00n", 3);
    assert_int_equal(hand("big_fives"), 0);
    play("3: 00 50n+5 55n+10 40s 54n", 1); /* played, and not led */
    assert_int_equal(hand("big_fives"), 0);
}

static void knocks_count_for_who_knocks(void)
{
    static const char line[] = "0: 66 - 65n 60s+5 61e 55n";
    play(line, 1);
    assert_int_equal(hand("knocks"), 1);
    play(line, 2);
    assert_int_equal(hand("knocks"), 0);
    assert_int_equal(hand("plays"), 1);
}

static void a_domino_counts_for_its_seat_and_as_a_rivals_for_others(void)
{
    static const char line[] =
        "1: 66 61s 31s+15 62n+5 63w 43s 65e 32n+15 54s 51e 55s 30n 11e+15 50n+20 - - 53s 33w - - 52n 21n - - "
        "41n+15 / 44 20 60 40, none, 10, 42 64 00 22";
    play(line, 1);
    assert_true(counted.over);
    assert_int_equal(hand("dominoes"), 1);
    assert_int_equal(hand("rival_dominoes"), 0);
    assert_int_equal(hand("locks"), 0);
    assert_int_equal(hand("games_won"), 0);
    play(line, 0);
    assert_int_equal(hand("dominoes"), 0);
    assert_int_equal(hand("rival_dominoes"), 1);
}

static void a_lock_is_won_by_the_lightest(void)
{
    static const char line[] =
        "1: 66 63n+15 60s 20s+5 62s 61w+10 41w 64w+15 53n 65n / 43 40 55 42 50, 52 22 33 31, 10 51 21 00, 30 "
        "32 54 44 11";
    play(line, 2);
    assert_int_equal(hand("locks"), 1);
    assert_int_equal(hand("locks_won"), 1);
    assert_int_equal(hand("dominoes"), 0);
    play(line, 0);
    assert_int_equal(hand("locks"), 1);
    assert_int_equal(hand("locks_won"), 0);
    play("2: 66 65n 53n+15 60s 20s+5 62s 64e 41e+10 63n 61e / 11 50 42 22 40, 52 31 54 10 21, 51 44 30 43, "
         "00 32 55 33",
         2); /* shared */
    assert_int_equal(hand("locks"), 1);
    assert_int_equal(hand("locks_won"), 0);
}

/* Rounds add up within a game, whose winner is known at its end. */
static void rounds_add_up_to_a_game(void)
{
    enum { MOVES_MOST = 4000 };
    const struct game_setup setup = {.seed = 4, .seats = 4, .sides = 4};
    struct event_list events = {.count = 0};
    struct rng rng = rng_make(4, RNG_PLAYER);
    int dominoes = 0, best = 0;
    bones_game.start(&state, &setup, &events);
    figures_begin(&counted, &bones_figures, 3);
    figures_follow(&counted, &events, &state);
    for (int i = 0; i < MOVES_MOST && state.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        struct move moves[GAME_MOVES_MAX];
        int count = bones_game.legal(&state, moves);
        events.count = 0;
        assert_int_equal(bones_game.apply(&state, moves[rng_below(&rng, (uint32_t)count)], &events),
                         REFUSAL_NONE);
        for (int e = 0; e < events.count; e++) {
            const struct event *event = &events.item[e];
            bool own = event->seat == 3;
            dominoes += own && event->kind == BONES_EVENT_DOMINOED;
            if (own && event->kind == BONES_EVENT_SCORED && event->extra <= BONES_LINE_BIG_FIVE) {
                best = event->value > best ? event->value : best;
            }
        }
        figures_follow(&counted, &events, &state);
    }
    assert_true(counted.game_over);
    assert_int_equal(counted.hands, state.pub.round);
    assert_int_equal(figures_all_of(&counted, "dominoes"), dominoes);
    assert_int_equal(figures_all_of(&counted, "best_play"), best);
    assert_int_equal(figures_all_of(&counted, "games_won"), state.pub.winner == 3);
}

const struct test tests[] = {
    TEST(plays_that_score_and_the_best_of_them),
    TEST(the_big_five_counts_for_who_leads_it),
    TEST(knocks_count_for_who_knocks),
    TEST(a_domino_counts_for_its_seat_and_as_a_rivals_for_others),
    TEST(a_lock_is_won_by_the_lightest),
    TEST(rounds_add_up_to_a_game),
    {0},
};
