/* SPDX-License-Identifier: MIT */
/* The engine's line at every seating and by every option: each position makes the way there and back, and
 * what cannot be is refused. */
#include <string.h>

#include "games/mille/rule_sets.h"
#include "hidden.h"
#include "position_line.h"
#include "random_road.h"
#include "share.h"
#include "test.h"

enum { HANDS = 24 / SHARE, HANDS_OF_CHANCE = 400 / SHARE };

/* The move as the line of its seat has it, where this seat is seat 0. */
static struct move turned(const struct mille_observation *seen, struct move move)
{
    if (move.kind == MOVE_PLAY) {
        int own = mille_side_of(&seen->pub, seen->seat);
        move.target = (uint8_t)((move.target + seen->pub.sides - own) % seen->pub.sides);
    }
    return move;
}

static void expect_same_moves(const struct mille_observation *seen, const struct mille_observation *again)
{
    struct move moves[GAME_MOVES_MAX], others[GAME_MOVES_MAX];
    int count = mille_moves(&seen->pub, &seen->own, moves);
    assert_int_equal(mille_moves(&again->pub, &again->own, others), count);
    for (int i = 0; i < count; i++) {
        char here[64], there[64];
        struct move other = turned(seen, moves[i]);
        struct text one = text_in(here, sizeof here), two = text_in(there, sizeof there);
        mille_position_move(seen, moves[i], &one);
        mille_position_move(again, other, &two);
        assert_string_equal(here, there);
        assert_int_equal(mille_legal(&again->pub, &again->own, other), REFUSAL_NONE);
    }
}

static void expect_same_numbers(const struct mille_observation *seen, const struct mille_observation *again)
{
    const struct mille_public *pub = &seen->pub;
    uint8_t unseen[CARD_KINDS], found[CARD_KINDS];
    mille_unseen(seen, unseen);
    mille_unseen(again, found);
    assert_memory_equal(found, unseen, sizeof found);
    assert_memory_equal(&again->own, &seen->own, sizeof seen->own);
    assert_memory_equal(again->pub.option, pub->option, sizeof pub->option);
    assert_int_equal(again->pub.goal, pub->goal);
    assert_int_equal(again->pub.phase, pub->phase);
    assert_int_equal(again->pub.reshuffled, pub->reshuffled);
    assert_int_equal(again->pub.deck_out_at_trip, pub->deck_out_at_trip);
    for (int number = 0; number < pub->seats; number++) {
        int seat = (seen->seat + number) % pub->seats;
        assert_int_equal(again->pub.hand[number], pub->hand[seat]);
        assert_int_equal(again->pub.starter == number, pub->starter == seat);
        assert_memory_equal(again->pub.recent[number], pub->recent[seat], sizeof pub->recent[seat]);
        int side = mille_side_of(&again->pub, number), there = mille_side_of(pub, seat);
        assert_int_equal(mille_overall(&again->pub, side), mille_overall(pub, there));
        assert_int_equal(mille_can_go(&again->pub, side), mille_can_go(pub, there));
        assert_int_equal(again->pub.side[side].fresh, pub->side[there].fresh);
        if (pub->phase == PHASE_ANSWER) {
            assert_int_equal(again->pub.attacker == number, pub->attacker == seat);
        }
        if (pub->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_CALLER) {
            assert_int_equal(again->pub.caller == side, pub->caller == there);
        }
    }
}

static void look_at_the_line(const struct mille_state *state)
{
    char line[POSITION_TEXT_SIZE], twice[POSITION_TEXT_SIZE];
    struct mille_observation seen;
    mille_game.observe(state, state->pub.turn, &seen);
    position_line_write(&seen, line);
    struct mille_observation again = position_line_read(line);
    position_line_write(&again, twice);
    assert_string_equal(line, twice);
    expect_same_numbers(&seen, &again);
    expect_same_moves(&seen, &again);
    struct rng rng = rng_make(1, RNG_COSMETIC);
    struct mille_state whole = hidden_state(&again, &rng);
    assert_null(mille_game.check(&whole));
}

/* Plays a hand in which who can go further does, and looks at every decision. */
static void play(const struct game_setup *setup)
{
    struct mille_state state;
    struct rng rng = rng_make(setup->seed, RNG_PLAYER);
    mille_game.start(&state, setup, NULL);
    while (mille_game.turn(&state) != SEAT_NONE) {
        look_at_the_line(&state);
        struct move moves[GAME_MOVES_MAX];
        int count = mille_game.legal(&state, moves);
        struct move chosen = moves[rng_below(&rng, (uint32_t)count)];
        for (int i = 0; i < count && rng_below(&rng, 4) > 0; i++) {
            bool forward = moves[i].kind == MOVE_PLAY || moves[i].kind == MOVE_EXTEND;
            chosen = forward ? moves[i] : chosen;
        }
        mille_do(&state, chosen, NULL);
    }
}

static void every_position_of_each_rule_set_makes_the_way_there_and_back(void)
{
    for (const struct game_seating *at = mille_game.seatings; at->seats > 0; at++) {
        for (int set = 0; set < MILLE_RULE_SETS; set++) {
            struct game_setup setup = {.seats = at->seats, .sides = at->sides};
            mille_rule_set_fill((enum mille_rule_set)set, at->seats, at->sides, setup.option);
            for (setup.seed = 0; setup.seed < HANDS; setup.seed++) {
                play(&setup);
            }
        }
    }
}

static void every_position_of_any_options_makes_the_way_there_and_back(void)
{
    struct rng rng = rng_make(31, RNG_DEAL);
    for (int i = 0; i < HANDS_OF_CHANCE; i++) {
        const struct game_seating *at = &mille_game.seatings[i % 5];
        struct game_setup setup = {.seed = (uint64_t)i, .seats = at->seats, .sides = at->sides};
        random_road_options(&setup, &rng);
        play(&setup);
    }
}

#define ASKED                                                                                                \
    "seats=3 deck=60 phase=answer coup=at_once hand=25,25,50,50,driving-ace,75 me.battle=accident gone=go "

static void a_question_has_its_safety_and_pass(void)
{
    struct mille_observation seen = position_line_read(ASKED "fresh=battle attacker=seat1");
    struct move moves[GAME_MOVES_MAX];
    assert_int_equal(mille_moves(&seen.pub, &seen.own, moves), 2);
    assert_int_equal(moves[0].card, CARD_DRIVING_ACE);
    assert_int_equal(moves[1].kind, MOVE_PASS);
}

static void a_hazard_says_its_side_where_there_are_more_than_two(void)
{
    struct mille_observation seen = position_line_read(
        "seats=4 deck=60 phase=play hand=25,25,50,50,75,75,stop op1.battle=go op3.battle=go");
    char line[64];
    struct text text = text_in(line, sizeof line);
    mille_position_move(&seen, mille_play_of(&seen.pub, &seen.own, CARD_STOP), &text);
    assert_string_equal(line, "play stop on op1");
    seen = position_line_read("seats=4 sides=2 deck=60 phase=play hand=25,25,50,50,75,75,stop op.battle=go");
    text = text_in(line, sizeof line);
    mille_position_move(&seen, mille_play_of(&seen.pub, &seen.own, CARD_STOP), &text);
    assert_string_equal(line, "play stop");
}

#define PLAY "deck=50 phase=play hand=25,25,50,50,75,75,go "

static void what_no_seating_has_is_refused_with_its_reason(void)
{
    static const struct {
        const char *line, *why;
    } rows[] = {
        {PLAY "seats=5", "seats: 5 in 5 sides do not play the road"},
        {PLAY "seats=6", "seats: 6 in 6 sides do not play the road"},
        {PLAY "seats=6 sides=2", "seats: 6 in 2 sides do not play the road"},
        {PLAY "seats=7", "seats: at most 6"},
        {PLAY "seats=3 op.battle=go", "no field is called \"op.battle\""},
        {PLAY "seats=3 op3.battle=go", "no field is called \"op3.battle\""},
        {PLAY "op1.battle=go", "no field is called \"op1.battle\""},
        {PLAY "seats=4 sides=2 op.hand=6", "no field is called \"op.hand\""},
        {PLAY "seats=3 hands=6", "hands: \"6\" is not a number for each other seat"},
        {PLAY "seats=3 hands=6,6,6", "hands: \"6,6,6\" is not a number for each other seat"},
        {PLAY "seats=3 hands=6,5", "hands: six cards while the deck lasts"},
        {PLAY "seats=3 first=op", "first: \"op\" is not a value of this field"},
        {PLAY "seats=3 first=seat3", "first: \"seat3\" is not a value of this field"},
        {"deck=0 phase=play hand=go seats=3", "hands: missing, and the deck is out"},
        {PLAY "cards=106 deck_end=shuffle", "deck_end: \"shuffle\" is not a value of this field"},
        {PLAY "trip=1000 goal=700", "goal: 700, but a trip goes 1000"},
        {PLAY "extension_pay=caller goal=1000 op.battle=go op.miles=200,200,100,100,100",
         "caller: missing, and the extension pays it"},
        {PLAY "extension_pay=caller caller=me",
         "caller: it must have been at 700, and the goal is 1000 then"},
        {PLAY "reshuffled=yes", "reshuffled: only with deck_end=reshuffle"},
        {PLAY "seats=3 attacker=seat1", "attacker: only with phase=answer"},
        {ASKED "fresh=none attacker=seat1", "fresh: an answer is to a fresh hazard"},
        {ASKED "fresh=battle attacker=me", "attacker: a seat of another side asks"},
        {ASKED "fresh=battle attacker=seat2", "phase: who is next anyway is not asked"},
        {"seats=3 deck=60 phase=answer hand=25,25,50,50,75,75 me.battle=accident gone=go fresh=battle "
         "attacker=seat1",
         "phase: answer is asked with coup=at_once"},
        {PLAY "me.battle=go me.miles=200,200,100,100,100,200 finish=over racers=any",
         "me.miles: 900 is beyond the goal"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct mille_observation seen;
        char reason[POSITION_REASON_SIZE];
        struct text why = text_in(reason, sizeof reason);
        if (mille_position_parse(rows[i].line, &seen, &why)) {
            print_message("accepted: %s\n", rows[i].line);
            fail();
        }
        assert_string_equal(reason, rows[i].why);
    }
}

const struct test tests[] = {
    TEST(every_position_of_each_rule_set_makes_the_way_there_and_back),
    TEST(every_position_of_any_options_makes_the_way_there_and_back),
    TEST(a_question_has_its_safety_and_pass),
    TEST(a_hazard_says_its_side_where_there_are_more_than_two),
    TEST(what_no_seating_has_is_refused_with_its_reason),
    {0},
};
