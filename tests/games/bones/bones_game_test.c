/* SPDX-License-Identifier: MIT */
/* Games of dominoes beyond single tiles: what opens, dealing again, targets, what each seat may know, texts.
 */

#include "bones_rig.h"
#include "games/bones/inside.h"
#include "test.h"

enum { STORY = 2000, ROUNDS = 400 };

/* 12 of the page's round rows: seat 2 wins a round that is locked, and 14: seat 1 dominoes. */
static const char locked_round[] =
    "1: 66 63n 60s 20s 62s 61w 41w 64w 53n 65n / 43 40 55 42 50, 52 22 33 31, 10 "
    "51 21 00, 30 32 54 44 11";
static const char shared_round[] =
    "2: 66 65n 53n 60s 20s 62s 64e 41e 63n 61e / 11 50 42 22 40, 52 31 54 10 21, "
    "51 44 30 43, 00 32 55 33";
static const char domino_round[] =
    "1: 66 61s 31s 62n 63w 43s 65e 32n 54s 51e 55s 30n 11e 50n - - 53s 33w - - 52n 21n - - 41n "
    "/ 44 20 60 40, none, 10, 42 64 00 22";

static void play_round(struct bones_state *state, const char *line, struct event_list *events)
{
    struct rig_round round = rig_read(line);
    rig_deal(state, &round);
    for (int i = 0; i < round.count; i++) {
        events->count = 0;
        assert_int_equal(bones_game.apply(state, rig_move(round.play[i], i == 0), events), REFUSAL_NONE);
        assert_null(bones_game.check(state));
    }
}

static void expect_told(const struct event_list *events, const char *wanted)
{
    char got[STORY];
    struct text story = text_in(got, sizeof got);
    for (int i = 0; i < events->count; i++) {
        text_add(&story, i > 0 ? "; " : "");
        bones_game.event_format(events->item[i], &story);
    }
    assert_string_equal(got, wanted);
}

static void what_happens_is_told_in_its_order(void)
{
    struct bones_state state;
    struct event_list events = {.count = 0};
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    play_round(&state, domino_round, &events);
    expect_told(
        &events,
        "1 placed 41 n, count 15; 1 scored 15, ends; 1 dominoed for 40; 1 scored 40, domino; 0 shows 20; "
        "0 shows 40; 0 shows 44; 0 shows 60; 2 shows 10; 3 shows 00; 3 shows 22; 3 shows 42; 3 shows 64; "
        "0 has 20; 1 has 70; 2 has 20; 3 has 15");
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    play_round(&state, shared_round, &events);
    expect_told(
        &events,
        "3 placed 61 e, count 18; locked, lowest shared; 0 shows 11; 0 shows 22; 0 shows 40; 0 shows 42; "
        "0 shows 50; 1 shows 10; 1 shows 21; 1 shows 31; 1 shows 52; 1 shows 54; 2 shows 30; 2 shows 43; "
        "2 shows 44; 2 shows 51; 3 shows 00; 3 shows 32; 3 shows 33; 3 shows 55; 0 has 15; 1 has 10; "
        "2 has 5; 3 has 0");
    events.count = 0;
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    struct rig_round round = rig_read("0: 55 - 54n");
    rig_deal(&state, &round);
    rig_try(&state, "play 55", &events);
    rig_try(&state, "pass", &events);
    rig_try(&state, "play 54 n", &events);
    expect_told(&events, "0 led 55; 0 scored 10, big five; 1 knocked, no 5; 2 placed 54 n, count 14");
}

static void a_game_begins_with_big_six(void)
{
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct bones_state state;
        struct event_list events = {.count = 0};
        struct game_setup setup = {.seed = seed, .seats = 4, .sides = 4};
        setup.option[BONES_OPTION_REDEAL] = BONES_REDEAL_OFF;
        bones_game.start(&state, &setup, &events);
        assert_int_equal(events.count, 30);
        assert_int_equal(events.item[0].kind, BONES_EVENT_GAME);
        assert_int_equal(events.item[0].value, 250);
        assert_int_equal(events.item[1].kind, BONES_EVENT_ROUND);
        assert_int_equal(events.item[1].extra, BONES_BIG_SIX);
        assert_int_equal(state.pub.phase, BONES_PHASE_LEAD);
        assert_true(state.hand[state.pub.turn] & bones_bit(BONES_BIG_SIX));
        struct move moves[GAME_MOVES_MAX];
        assert_int_equal(bones_game.legal(&state, moves), 1);
        assert_int_equal(moves[0].card, BONES_BIG_SIX);
        assert_int_equal(moves[0].target, BONES_ARM_NONE);
    }
}

static void big_six_opens_after_a_locked_round(void)
{
    struct bones_state state;
    struct event_list events = {.count = 0};
    rig_table(&state, BONES_TARGET_NONE, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    play_round(&state, locked_round, &events);
    assert_int_equal(state.pub.seat[2].points[BONES_LINE_LOCKED], 80);
    assert_int_equal(rig_try(&state, "next", NULL), REFUSAL_NONE);
    assert_int_equal(state.pub.opening, BONES_BIG_SIX);
    assert_int_equal(state.pub.phase, BONES_PHASE_LEAD);
    assert_int_equal(state.pub.namer, SEAT_NONE);
    assert_int_equal(state.pub.round, 2);
    assert_int_equal(state.pub.seat[2].total, 105);
}

/* A round that seat 3 may name the opening of. */
static void to_be_named(struct bones_state *state, int opening, const char *const hands[BONES_SEATS_MAX])
{
    rig_table(state, BONES_TARGET_250, opening, BONES_REDEAL_OFF);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        state->hand[seat] = rig_tiles(hands[seat]);
    }
    state->pub.chooser = 3;
    state->pub.opening = BONES_TILE_NONE;
    state->pub.leader = SEAT_NONE;
    bones_go_on(state);
    assert_null(bones_game.check(state));
}

static const char *const hands_named[BONES_SEATS_MAX] = {"11 10 20 21 30 31 32", "55 40 41 42 43 50 51",
                                                         "00 22 33 44 52 53 54", "60 61 62 63 64 65 66"};
static const char *const hands_without[BONES_SEATS_MAX] = {"10 20 21 30 31 32 41", "55 40 11 42 43 50 51",
                                                           "00 22 33 44 66 53 54", "60 61 62 63 64 65 52"};

static void who_dominoed_names_any_double(void)
{
    struct bones_state state;
    struct event_list events = {.count = 0};
    to_be_named(&state, BONES_OPENING_NAMED, hands_named);
    assert_int_equal(state.pub.phase, BONES_PHASE_NAME);
    assert_int_equal(bones_game.turn(&state), 3);
    struct move moves[GAME_MOVES_MAX];
    assert_int_equal(bones_game.legal(&state, moves), 7);
    assert_int_equal(rig_try(&state, "name 54", NULL), BONES_REFUSED_NOT_A_DOUBLE);
    assert_int_equal(rig_try(&state, "play 66", NULL), BONES_REFUSED_NOT_NOW);
    assert_int_equal(rig_try(&state, "name 55", &events), REFUSAL_NONE);
    assert_int_equal(bones_game.turn(&state), 1);
    assert_int_equal(rig_try(&state, "play 55", &events), REFUSAL_NONE);
    expect_told(&events, "3 named 55; 1 led 55; 1 scored 10, big five");
    assert_int_equal(state.pub.namer, 3);
    to_be_named(&state, BONES_OPENING_NAMED, hands_without);
    assert_int_equal(bones_game.turn(&state), 3); /* without a double of its own */
    assert_int_equal(rig_try(&state, "name 00", NULL), REFUSAL_NONE);
    assert_int_equal(bones_game.turn(&state), 2);
}

static void only_own_doubles_may_be_named_where_the_option_says_so(void)
{
    struct bones_state state;
    to_be_named(&state, BONES_OPENING_OWN, hands_named);
    assert_int_equal(rig_try(&state, "name 55", NULL), BONES_REFUSED_NOT_YOUR_DOUBLE);
    assert_int_equal(rig_try(&state, "name 54", NULL), BONES_REFUSED_NOT_A_DOUBLE);
    assert_int_equal(rig_try(&state, "name 66", NULL), REFUSAL_NONE);
    assert_int_equal(bones_game.turn(&state), 3);
    to_be_named(&state, BONES_OPENING_OWN, hands_without); /* neither 3 nor 0 holds one */
    assert_int_equal(bones_game.turn(&state), 1);
    assert_int_equal(rig_try(&state, "name 00", NULL), BONES_REFUSED_NOT_YOUR_DOUBLE);
    assert_int_equal(rig_try(&state, "name 11", NULL), REFUSAL_NONE);
    assert_int_equal(bones_game.turn(&state), 1);
}

/* Gives totals, and plays a round that brings 10 45 0 5 or so, by hand. */
static void end_round(struct bones_state *state, const int32_t before[], const int32_t ends[],
                      struct event_list *events)
{
    rig_table(state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    struct rig_round round = rig_read(shared_round); /* nobody gets a bonus */
    round.count--;
    round.hands_told = true;
    round.left[3] |= bones_bit(bones_tile(6, 1));
    rig_deal(state, &round);
    for (int i = 0; i < round.count; i++) {
        assert_int_equal(bones_game.apply(state, rig_move(round.play[i], i == 0), NULL), REFUSAL_NONE);
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        /* What the round brought stays out of it: 15 10 5 0. */
        state->pub.seat[seat].total = before[seat] + ends[seat] - bones_round_points(&state->pub.seat[seat]);
    }
    events->count = 0;
    assert_int_equal(
        bones_game.apply(
            state,
            (struct move){.kind = BONES_MOVE_PLAY, .card = (uint8_t)bones_tile(6, 1), .target = BONES_EAST},
            events),
        REFUSAL_NONE);
}

static void the_first_round_past_the_target_ends_the_game(void)
{
    struct bones_state state;
    struct event_list events = {.count = 0};
    end_round(&state, (const int32_t[]){240, 230, 235, 100}, (const int32_t[]){10, 45, 0, 5}, &events);
    assert_int_equal(state.pub.phase, BONES_PHASE_GAME_OVER);
    assert_int_equal(events.item[events.count - 1].kind, BONES_EVENT_WON);
    assert_int_equal(events.item[events.count - 1].seat, 1);
    struct bones_observation seen;
    bones_game.observe(&state, 2, &seen);
    static const int32_t totals[] = {250, 275, 235, 105};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        assert_int_equal(bones_game.standing(&seen, seat), totals[seat]);
        assert_int_equal(bones_game.games_won(&seen, seat), seat == 1);
    }
    events.count = 0;
    assert_int_equal(rig_try(&state, "next", &events), REFUSAL_NONE);
    assert_int_equal(events.item[0].kind, BONES_EVENT_GAME);
    assert_int_equal(state.pub.opening, BONES_BIG_SIX);
    assert_int_equal(state.pub.round, 1);
    bones_game.observe(&state, 2, &seen);
    assert_int_equal(bones_game.standing(&seen, 1), 0);
    assert_int_equal(bones_game.games_won(&seen, 1), 1);
}

static void a_shared_highest_total_plays_another_round(void)
{
    struct bones_state state;
    struct event_list events = {.count = 0};
    end_round(&state, (const int32_t[]){240, 230, 235, 100}, (const int32_t[]){20, 30, 5, 0}, &events);
    assert_int_equal(state.pub.phase, BONES_PHASE_ROUND_OVER);
    assert_int_equal(events.item[events.count - 1].kind, BONES_EVENT_TOTAL);
    assert_int_equal(rig_try(&state, "next", NULL), REFUSAL_NONE);
    assert_int_equal(state.pub.seat[0].total, 260);
    assert_int_equal(state.pub.seat[1].total, 260);
}

static void rounds_are_finished_and_without_a_target_never_end(void)
{
    struct bones_state state;
    struct event_list events = {.count = 0};
    struct rig_round round = rig_read("0: 66 - - - 64n 44n");
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    state.pub.seat[1].total = 245;
    for (int i = 0; i < round.count; i++) {
        assert_int_equal(bones_game.apply(&state, rig_move(round.play[i], i == 0), NULL), REFUSAL_NONE);
    }
    assert_int_equal(bones_side_points(&state.pub, 1), 265);
    assert_int_equal(state.pub.phase, BONES_PHASE_PLAY);
    rig_table(&state, BONES_TARGET_NONE, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    state.pub.seat[1].total = 5000;
    play_round(&state, domino_round, &events);
    assert_int_equal(state.pub.phase, BONES_PHASE_ROUND_OVER);
    assert_int_equal(bones_target(&state.pub), 0);
}

static void a_tile_comes_back_until_hands_are_open(void)
{
    struct bones_state state;
    struct bones_observation seen;
    const struct move tile = {.kind = BONES_MOVE_PLAY};
    struct rig_round round = rig_read("0: 66 - 65n");
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    rig_try(&state, "play 66", NULL);
    bones_game.observe(&state, 0, &seen);
    assert_true(bones_game.may_undo(&seen, tile));
    rig_try(&state, "pass", NULL);
    bones_game.observe(&state, 1, &seen);
    assert_false(bones_game.may_undo(&seen, (struct move){.kind = BONES_MOVE_PASS}));
    struct event_list events = {.count = 0};
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    play_round(&state, domino_round, &events);
    bones_game.observe(&state, 1, &seen);
    assert_false(bones_game.may_undo(&seen, tile));
    to_be_named(&state, BONES_OPENING_NAMED, hands_named);
    rig_try(&state, "name 55", NULL);
    bones_game.observe(&state, 3, &seen);
    assert_false(bones_game.may_undo(&seen, (struct move){.kind = BONES_MOVE_NAME, .card = 21}));
}

static void a_seat_sees_its_own_hand_and_what_lies_open(void)
{
    struct rng rng = rng_make(6, RNG_PLAYER);
    struct bones_state state;
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_FOUR);
    for (int rounds = 0; rounds < ROUNDS;) {
        if (state.pub.phase == BONES_PHASE_PLAY) {
            struct bones_state other = state;
            struct bones_observation here;
            struct bones_observation there;
            int seat = (int)rng_below(&rng, BONES_SEATS_MAX);
            rig_shuffle_unseen(&other, seat, &rng);
            bones_game.observe(&state, seat, &here);
            bones_game.observe(&other, seat, &there);
            assert_memory_equal(&here, &there, sizeof here);
        }
        struct move moves[GAME_MOVES_MAX];
        int count = bones_game.legal(&state, moves);
        struct move move = moves[rng_below(&rng, (uint32_t)count)];
        rounds += move.kind == BONES_MOVE_NEXT;
        assert_int_equal(bones_game.apply(&state, move, NULL), REFUSAL_NONE);
        if (state.pub.phase == BONES_PHASE_ROUND_OVER) {
            struct bones_observation seen;
            bones_game.observe(&state, SEAT_NONE, &seen);
            assert_int_equal(seen.hand, 0);
            for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
                assert_int_equal(seen.pub.seat[seat].shown, state.hand[seat]); /* then all are laid open */
            }
        }
    }
}

const struct test tests[] = {
    TEST(what_happens_is_told_in_its_order),
    TEST(a_game_begins_with_big_six),
    TEST(big_six_opens_after_a_locked_round),
    TEST(who_dominoed_names_any_double),
    TEST(only_own_doubles_may_be_named_where_the_option_says_so),
    TEST(the_first_round_past_the_target_ends_the_game),
    TEST(a_shared_highest_total_plays_another_round),
    TEST(rounds_are_finished_and_without_a_target_never_end),
    TEST(a_tile_comes_back_until_hands_are_open),
    TEST(a_seat_sees_its_own_hand_and_what_lies_open),
    {0},
};
