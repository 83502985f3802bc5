/* SPDX-License-Identifier: MIT */
/* Prepared positions: what is written down lies there, every other card is somewhere, and what cannot be is
 * refused. */
#include "games/mille/prepare_text.h"
#include "test.h"

#include <string.h>

static struct mille_state fresh(uint64_t seed)
{
    struct mille_state state;
    struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
    mille_game.start(&state, &setup, NULL);
    return state;
}

static const struct mille_prepared position = {
    .hand = {{CARD_GO, CARD_100, CARD_100, CARD_25, CARD_EXTRA_TANK, CARD_STOP},
             {CARD_25, CARD_50, CARD_75, CARD_GASOLINE, CARD_REPAIRS, CARD_GO}},
    .draw = {CARD_200, CARD_50, CARD_75},
    .side =
        {{.battle = CARD_OUT_OF_GAS, .speed = CARD_END_OF_LIMIT, .distance = {1, 0, 0, 2, 1}, .total = 300},
         {.battle = CARD_SPARE_TIRE, .speed = CARD_SPEED_LIMIT, .safety = {0, 0, 0, SAFETY_ABSENT}}},
};

static void what_is_written_down_lies_there(void)
{
    struct mille_state state = fresh(1);
    assert_null(mille_prepare(&state, &position));
    assert_null(mille_game.check(&state));
    const struct mille_side *you = &state.pub.side[0], *other = &state.pub.side[1];
    assert_int_equal(you->miles, 425);
    assert_int_equal(you->total, 300);
    assert_int_equal(you->battle, CARD_OUT_OF_GAS);
    assert_int_equal(you->battle_pile[CARD_GO], 1);
    assert_int_equal(you->speed_pile[CARD_SPEED_LIMIT], 1);
    assert_int_equal(other->battle_pile[CARD_FLAT_TIRE], 1);
    assert_int_equal(state.pub.phase, PHASE_DRAW);
    assert_int_equal(state.pub.turn, 0);
}

static void the_deck_gives_its_cards_in_the_order_written(void)
{
    struct mille_state state = fresh(2);
    assert_null(mille_prepare(&state, &position));
    for (int i = 0; i < 3; i++) {
        assert_int_equal(state.deck[state.pub.deck - 1 - i], position.draw[i]);
    }
}

static void cards_beyond_the_deck_wanted_lie_in_the_discard(void)
{
    struct mille_state state = fresh(3);
    struct mille_prepared late = position;
    late.deck = 5;
    assert_null(mille_prepare(&state, &late));
    assert_int_equal(state.pub.deck, 5);
    assert_int_equal(state.deck[4], CARD_200);
    assert_true(state.pub.discard_top != CARD_NONE);
}

static void the_same_stream_prepares_the_same(void)
{
    struct mille_state a = fresh(4), b = fresh(4), c = fresh(5);
    assert_null(mille_prepare(&a, &position));
    assert_null(mille_prepare(&b, &position));
    assert_null(mille_prepare(&c, &position));
    assert_true(mille_game.hash(&a) == mille_game.hash(&b));
    assert_true(mille_game.hash(&a) != mille_game.hash(&c));
}

static void what_cannot_be_is_refused_and_changes_nothing(void)
{
    struct mille_prepared wrong[5];
    for (int i = 0; i < 5; i++) {
        wrong[i] = position;
    }
    wrong[0].hand[1][0] = CARD_EXTRA_TANK;      /* there is one */
    wrong[1].side[0].distance[4] = 3;           /* two 200s are the most */
    wrong[2].side[1].distance[3] = 8;           /* beyond the goal */
    wrong[3].hand[1][5] = CARD_NONE;            /* who waits holds six */
    wrong[4].side[0].safety[0] = SAFETY_PLAYED; /* in the hand as well */
    for (int i = 0; i < 5; i++) {
        struct mille_state state = fresh(6), before = state;
        assert_non_null(mille_prepare(&state, &wrong[i]));
        assert_true(mille_game.hash(&state) == mille_game.hash(&before));
    }
}

static void who_holds_seven_has_drawn(void)
{
    struct mille_state state = fresh(7);
    struct mille_prepared drawn = position;
    drawn.hand[0][6] = CARD_75;
    assert_null(mille_prepare(&state, &drawn));
    assert_int_equal(state.pub.phase, PHASE_PLAY);
}

static void a_position_and_its_line_are_one(void)
{
    struct mille_prepared rich = position;
    rich.side[1].safety[3] = SAFETY_ABSENT;
    rich.side[1].speed = CARD_NONE;
    rich.side[1].safety[1] = SAFETY_COUP_FOURRE;
    rich.side[0].safety[2] = SAFETY_PLAYED;
    rich.turn = 1;
    rich.deck = 30;
    static const char line[] =
        "turn=1 deck=30 draw=200,50,75 0.hand=go,100,100,25,extra-tank,stop 0.battle=out-of-gas "
        "0.speed=end-of-limit 0.safeties=driving-ace 0.miles=25,100,100,200 0.total=300 "
        "1.hand=25,50,75,gasoline,repairs,go 1.battle=spare-tire 1.safeties=puncture-proof!";
    char reason[160];
    struct text why = text_in(reason, sizeof reason);
    struct mille_prepared again;
    assert_true(mille_prepared_parse(line, &again, &why));
    assert_memory_equal(&again, &rich, sizeof rich);
    struct mille_state a = fresh(6), b = fresh(6);
    assert_null(mille_prepare(&a, &rich));
    assert_true(mille_game.prepare(&b, line, &why));
    assert_true(mille_game.hash(&a) == mille_game.hash(&b));
}

static void a_line_that_says_no_position_is_refused_with_a_reason(void)
{
    static const struct {
        const char *line, *reason;
    } rows[] = {
        {"", "does not have"},
        {"turn", "does not have"},
        {"weather=fine", "does not have"},
        {"2.hand=go", "does not have"},
        {"turn=0  deck=4", "does not have"},
        {"turn=2", "turn has no such value"},
        {"turn=0 turn=0", "turn is said twice"},
        {"turn=0 0.total=9 0.total=9", "0.total is said twice"},
        {"turn=0 deck=102", "deck has no such value"},
        {"turn=0 1.hand=snow", "1.hand has no such value"},
        {"turn=0 1.hand=go,", "1.hand has no such value"},
        {"turn=0 1.hand=go,go,go,go,go,go,go,go", "1.hand has no such value"},
        {"turn=0 0.battle=go,go", "0.battle has no such value"},
        {"turn=0 0.safeties=go", "0.safeties has no such value"},
        {"turn=0 0.safeties=extra-tank,extra-tank!", "0.safeties has no such value"},
        {"turn=0 0.miles=200,200,200,200,200", "0.miles has no such value"},
        {"turn=0 0.total=5000", "0.total has no such value"},
        {"turn=0 0.total=99999999999999999999", "0.total has no such value"},
        {"turn=0 0.miles=200,200,100,100,100", "nobody has arrived yet"},
        {"turn=0 0.speed=go", ""},
    };
    struct mille_state before = fresh(7), state = before;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char reason[160];
        struct text why = text_in(reason, sizeof reason);
        assert_false(mille_game.prepare(&state, rows[i].line, &why));
        assert_true(why.length > 0);
        assert_non_null(strstr(reason, rows[i].reason));
        assert_true(mille_game.hash(&state) == mille_game.hash(&before));
    }
}

const struct test tests[] = {
    TEST(what_is_written_down_lies_there),
    TEST(the_deck_gives_its_cards_in_the_order_written),
    TEST(cards_beyond_the_deck_wanted_lie_in_the_discard),
    TEST(the_same_stream_prepares_the_same),
    TEST(what_cannot_be_is_refused_and_changes_nothing),
    TEST(who_holds_seven_has_drawn),
    TEST(a_position_and_its_line_are_one),
    TEST(a_line_that_says_no_position_is_refused_with_a_reason),
    {0},
};
