/* SPDX-License-Identifier: MIT */
/* Prepared positions: what is written down lies there, every other card is somewhere, and what cannot be is
 * refused. */
#include "games/mille/mille.h"
#include "test.h"

#include <string.h>

static struct mille_state fresh(uint64_t seed)
{
    struct mille_state state;
    struct game_setup setup = {.seed = seed, .seats = 2, .sides = 2};
    mille_game.start(&state, &setup, NULL);
    return state;
}

#define SIDE_0 "0.battle=out-of-gas 0.speed=end-of-limit 0.total=300 "
#define SIDE_1 "1.battle=spare-tire 1.speed=speed-limit "
#define MILES_0 "0.miles=25,100,100,200 "
#define HAND_0 "0.hand=go,100,100,25,extra-tank,stop "
#define HAND_1 "1.hand=25,50,75,gasoline,repairs,go "
#define DRAW "draw=200,50,75"
static const char position[] = SIDE_0 SIDE_1 MILES_0 HAND_0 HAND_1 DRAW;

static bool prepare(struct mille_state *state, const char *line)
{
    char reason[160];
    struct text why = text_in(reason, sizeof reason);
    bool prepared = mille_game.prepare(state, line, &why);
    assert_int_equal(prepared, why.length == 0);
    return prepared;
}

static void what_is_written_down_lies_there(void)
{
    struct mille_state state = fresh(1);
    assert_true(prepare(&state, position));
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
    assert_true(prepare(&state, position));
    static const uint8_t draw[] = {CARD_200, CARD_50, CARD_75};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(state.deck[state.pub.deck - 1 - i], draw[i]);
    }
}

static void cards_beyond_the_deck_wanted_lie_in_the_discard(void)
{
    struct mille_state state = fresh(3);
    assert_true(prepare(&state, SIDE_0 SIDE_1 MILES_0 HAND_0 HAND_1 DRAW " deck=5"));
    assert_int_equal(state.pub.deck, 5);
    assert_int_equal(state.deck[4], CARD_200);
    assert_true(state.pub.discard_top != CARD_NONE);
}

static void the_same_stream_prepares_the_same(void)
{
    struct mille_state a = fresh(4), b = fresh(4), c = fresh(5);
    assert_true(prepare(&a, position));
    assert_true(prepare(&b, position));
    assert_true(prepare(&c, position));
    assert_true(mille_game.hash(&a) == mille_game.hash(&b));
    assert_true(mille_game.hash(&a) != mille_game.hash(&c));
}

static void what_cannot_be_is_refused_and_changes_nothing(void)
{
    static const char *const wrong[] = {
        SIDE_0 SIDE_1 MILES_0 HAND_0 DRAW " 1.hand=extra-tank,50,75,gasoline,repairs,go", /* there is one */
        SIDE_0 SIDE_1 HAND_0 HAND_1 DRAW " 0.miles=200,200,200", /* two 200s are the most */
        SIDE_0 SIDE_1 MILES_0 HAND_0 HAND_1 "1.miles=100,100,100,100,100,100,100,100", /* beyond the goal */
        SIDE_0 SIDE_1 MILES_0 HAND_0 DRAW " 1.hand=25,50,75,gasoline,repairs", /* who waits holds six */
        SIDE_0 SIDE_1 MILES_0 HAND_0 HAND_1 DRAW " 0.safeties=extra-tank",     /* in the hand as well */
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct mille_state state = fresh(6), before = state;
        assert_false(prepare(&state, wrong[i]));
        assert_true(mille_game.hash(&state) == mille_game.hash(&before));
    }
}

static void who_holds_seven_has_drawn(void)
{
    struct mille_state state = fresh(7);
    assert_true(
        prepare(&state, SIDE_0 SIDE_1 MILES_0 HAND_1 DRAW " 0.hand=go,100,100,25,extra-tank,stop,75"));
    assert_int_equal(state.pub.phase, PHASE_PLAY);
}

static void every_field_of_a_line_is_read(void)
{
    struct mille_state state = fresh(6);
    assert_true(prepare(
        &state, "turn=1 deck=30 draw=200,50,75 0.hand=go,100,100,25,extra-tank,stop 0.battle=out-of-gas "
                "0.speed=end-of-limit 0.safeties=driving-ace 0.miles=25,100,100,200 0.total=300 "
                "1.hand=25,50,75,gasoline,repairs,go 1.battle=spare-tire 1.safeties=puncture-proof!"));
    const struct mille_public *pub = &state.pub;
    static const uint8_t distance[DISTANCE_KINDS] = {1, 0, 0, 2, 1};
    static const uint8_t safety[2][SAFETY_KINDS] = {{[2] = SAFETY_PLAYED}, {[1] = SAFETY_COUP_FOURRE}};
    static const struct mille_hand hand[2] = {
        {.count = 6, .card = {CARD_GO, CARD_100, CARD_100, CARD_25, CARD_EXTRA_TANK, CARD_STOP}},
        {.count = 6, .card = {CARD_25, CARD_50, CARD_75, CARD_GASOLINE, CARD_REPAIRS, CARD_GO}}};
    assert_int_equal(pub->turn, 1);
    assert_int_equal(pub->deck, 30);
    assert_int_equal(state.deck[29], CARD_200);
    assert_memory_equal(state.hand, hand, sizeof hand);
    assert_memory_equal(pub->side[0].distance, distance, sizeof distance);
    assert_int_equal(pub->side[1].miles, 0);
    for (int side = 0; side < 2; side++) {
        assert_memory_equal(pub->side[side].safety, safety[side], sizeof safety[side]);
        assert_int_equal(pub->side[side].battle, side == 0 ? CARD_OUT_OF_GAS : CARD_SPARE_TIRE);
        assert_int_equal(pub->side[side].speed, side == 0 ? CARD_END_OF_LIMIT : CARD_NONE);
        assert_int_equal(pub->side[side].total, side == 0 ? 300 : 0);
    }
}

static void a_line_that_says_no_position_is_refused_with_a_reason(void)
{
    static const struct {
        const char *line, *reason;
    } rows[] = {
        {"", "does not have"},
        {"turn", "does not have"},
        {"weather=fine", "does not have"},
        {"2.hand=go", "there are not that many seats"},
        {"2.total=25", "there are not that many seats"},
        {"6.hand=go", "does not have"},
        {"turn=0  deck=4", "does not have"},
        {"turn=2", "there are not that many seats"},
        {"turn=6", "turn has no such value"},
        {"turn=0 turn=0", "turn is said twice"},
        {"turn=0 0.total=9 0.total=9", "0.total is said twice"},
        {"turn=0 deck=102", "the deck has not that many cards"},
        {"turn=0 deck=107", "deck has no such value"},
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
    TEST(every_field_of_a_line_is_read),
    TEST(a_line_that_says_no_position_is_refused_with_a_reason),
    {0},
};
