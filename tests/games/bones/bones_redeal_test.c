/* SPDX-License-Identifier: MIT */
/* Dealing again at dominoes, and moves as text. */
#include <string.h>

#include "bones_rig.h"
#include "test.h"

enum { SEEDS = 4000 };

/* Seeds whose first deal asks a seat. */
static int asked_first(uint64_t seed, int redeal, struct bones_state *state)
{
    struct game_setup setup = {.seed = seed, .seats = 4, .sides = 4};
    setup.option[BONES_OPTION_REDEAL] = (uint8_t)redeal;
    bones_game.start(state, &setup, NULL);
    return state->pub.phase == BONES_PHASE_REDEAL ? state->pub.turn : SEAT_NONE;
}

static void four_doubles_may_be_dealt_again(void)
{
    int four = 0;
    int five = 0;
    int again = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct bones_state state;
        int seat = asked_first(seed, BONES_REDEAL_FOUR, &state);
        four += seat != SEAT_NONE;
        if (seat != SEAT_NONE) {
            struct bones_state keeps = state;
            struct event_list events = {.count = 0};
            uint32_t hand = state.hand[seat];
            assert_int_equal(rig_try(&keeps, "keep", &events), REFUSAL_NONE);
            assert_int_equal(events.count, 0); /* nobody learns of it */
            assert_int_equal(keeps.hand[seat], hand);
            assert_int_equal(keeps.pub.phase, BONES_PHASE_LEAD);
            assert_int_equal(rig_try(&state, "redeal", &events), REFUSAL_NONE);
            assert_int_equal(events.count, 36);
            assert_int_equal(events.item[0].kind, BONES_EVENT_REDEALT);
            assert_int_equal(events.item[0].seat, seat);
            uint32_t shown = 0;
            for (int i = 1; i <= BONES_HAND; i++) {
                assert_int_equal(events.item[i].kind, BONES_EVENT_SHOWN);
                assert_int_equal(events.item[i].seen, SEEN_BY_ALL);
                shown |= bones_bit(events.item[i].card);
            }
            assert_int_equal(shown, hand);
            assert_int_equal(state.pub.opening, BONES_BIG_SIX);
            again += state.pub.phase == BONES_PHASE_REDEAL;
        }
        five += asked_first(seed, BONES_REDEAL_FIVE, &state) != SEAT_NONE;
        assert_int_equal(asked_first(seed, BONES_REDEAL_OFF, &state), SEAT_NONE);
    }
    /* 17.266 % and 1.540 % of deals. */
    assert_in_range(four, 620, 760);
    assert_in_range(five, 35, 90);
    assert_true(again > 50); /* the question comes again */
}

static void dealing_again_leaves_the_naming_where_it_was(void)
{
    struct bones_state state;
    int seen = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        int seat = asked_first(seed, BONES_REDEAL_FOUR, &state);
        if (seat == SEAT_NONE || seat == 3) {
            continue;
        }
        state.pub.chooser = 3; /* as if seat 3 had dominoed the round before */
        state.pub.opening = BONES_TILE_NONE;
        assert_int_equal(rig_try(&state, "redeal", NULL), REFUSAL_NONE);
        while (state.pub.phase == BONES_PHASE_REDEAL) {
            assert_int_equal(rig_try(&state, "keep", NULL), REFUSAL_NONE);
        }
        assert_int_equal(state.pub.phase, BONES_PHASE_NAME);
        assert_int_equal(bones_game.turn(&state), 3);
        seen++;
    }
    assert_true(seen > 10);
}

static void who_is_asked_is_seen_by_that_seat_alone(void)
{
    struct bones_state state;
    uint64_t seed = 0;
    while (asked_first(seed, BONES_REDEAL_FOUR, &state) == SEAT_NONE) {
        seed++;
    }
    for (int seat = SEAT_NONE; seat < BONES_SEATS_MAX; seat++) {
        struct bones_observation seen;
        bones_game.observe(&state, seat, &seen);
        bool own = seat == state.pub.turn;
        assert_int_equal(seen.pub.phase, own ? BONES_PHASE_REDEAL : BONES_PHASE_DEALING);
        assert_int_equal(seen.pub.turn, own ? seat : SEAT_NONE);
        assert_int_equal(bones_game.phase(&seen), GAME_PLAYING);
        assert_int_equal(seen.pub.leader, SEAT_NONE);
        assert_int_equal(seen.hand, seat == SEAT_NONE ? 0 : state.hand[seat]);
    }
}

static void moves_have_one_text(void)
{
    static const char *const wrong[] = {
        "",         "play",       "play ", "play 24", "play 77",  "play 66 ", "play 42 x", "play 42n",
        "play  42", "play 42 ns", "pass ", "Pass",    "name",     "name 5",   "name 55 n", "redeal 1",
        "next 1",   "?",          "keeps", "none",    "play 421", "play -1"};
    struct move move;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(bones_game.move_parse(wrong[i], &move));
    }
    assert_true(bones_game.move_parse("play 42 w", &move));
    assert_int_equal(move.card, bones_tile(4, 2));
    assert_int_equal(move.target, BONES_WEST);
    for (int code = REFUSAL_NONE; code < BONES_REFUSALS; code++) {
        assert_true(strlen(bones_game.refusal_names[code]) > 1);
    }
}

static void what_is_no_move_is_refused_as_such(void)
{
    static const struct move no_moves[] = {
        {.kind = BONES_MOVE_NONE},
        {.kind = BONES_MOVE_KINDS},
        {.kind = BONES_MOVE_PLAY},
        {.kind = BONES_MOVE_PLAY, .card = BONES_TILES + 1},
        {.kind = BONES_MOVE_PLAY, .card = 1, .target = BONES_ARMS},
        {.kind = BONES_MOVE_PLAY, .card = 1, .extra = 1},
        {.kind = BONES_MOVE_PASS, .card = 1},
        {.kind = BONES_MOVE_NAME},
        {.kind = BONES_MOVE_NAME, .card = 1, .target = 1},
        {.kind = BONES_MOVE_NEXT, .target = 1},
    };
    struct bones_state state;
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    for (size_t i = 0; i < sizeof no_moves / sizeof *no_moves; i++) {
        assert_int_equal(bones_game.apply(&state, no_moves[i], NULL), BONES_REFUSED_NOT_A_MOVE);
    }
}

const struct test tests[] = {
    TEST(four_doubles_may_be_dealt_again),         TEST(dealing_again_leaves_the_naming_where_it_was),
    TEST(who_is_asked_is_seen_by_that_seat_alone), TEST(moves_have_one_text),
    TEST(what_is_no_move_is_refused_as_such),      {0},
};
