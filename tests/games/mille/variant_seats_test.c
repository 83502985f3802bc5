/* SPDX-License-Identifier: MIT */
/* Who sits at the road, and what each seating deals, shares and aims at. */

#include "games/mille/rule_sets.h"
#include "rig.h"
#include "test.h"

/* A game as a rule set deals it at a seating. */
static struct mille_state dealt(enum mille_rule_set set, int seats, int sides)
{
    struct mille_state state;
    struct game_setup setup = {.seed = 7, .seats = seats, .sides = sides};
    mille_rule_set_fill(set, seats, sides, setup.option);
    mille_game.start(&state, &setup, NULL);
    assert_null(mille_game.check(&state));
    return state;
}

static void a_deal_leaves_what_the_deck_of_its_seating_has_left(void)
{
    const struct {
        int seats, sides, deck;
    } rows[] = {{2, 2, 89}, {3, 3, 83}, {4, 4, 77}, {4, 2, 82}, {6, 3, 70}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct mille_state state = dealt(RULES_MILLE, rows[i].seats, rows[i].sides);
        assert_int_equal(state.pub.deck, rows[i].deck);
        for (int seat = 0; seat < rows[i].seats; seat++) {
            assert_int_equal(state.hand[seat].count, HAND_CARDS);
        }
    }
}

static void partners_sit_opposite(void)
{
    struct mille_state state = dealt(RULES_MILLE, 6, 3);
    for (int seat = 0; seat < 6; seat++) {
        assert_int_equal(mille_side_of(&state.pub, seat), seat % 3);
    }
}

static void no_other_seating_is_played(void)
{
    const struct {
        int seats, sides;
    } rows[] = {{5, 5}, {6, 2}, {6, 6}, {3, 2}, {1, 1}, {4, 1}, {6, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_false(game_can_seat(&mille_game, rows[i].seats, rows[i].sides));
    }
}

static void the_larger_deck_has_one_more_of_each_hazard(void)
{
    struct mille_state small = rig_with(2, 2, "");
    struct mille_state large = rig_with(2, 2, "deck=106");
    const int hazards[] = {3, 3, 3, 5, 4};
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        bool hazard = mille_cards[card].family == FAMILY_HAZARD;
        assert_int_equal(mille_deck_count(&large.pub, card),
                         hazard ? hazards[card - CARD_OUT_OF_GAS] : mille_cards[card].count);
        assert_int_equal(mille_deck_count(&small.pub, card), mille_cards[card].count);
    }
    assert_int_equal(large.pub.deck, 106);
    assert_int_equal(small.pub.deck, 101);
}

static void four_in_pairs_go_on_to_1000_without_a_question(void)
{
    struct mille_state state = dealt(RULES_MILLE, 4, 2);
    assert_int_equal(state.pub.goal, GOAL_EXTENDED);
    state = rig_with(4, 2, "deck=106 goal=1000 extension=off coup=at_once");
    rig_lay(&state, 0, "go 200 200 100 100");
    rig_hand(&state, 0, "100");
    rig_turn(&state, 0, PHASE_PLAY);
    struct event_list events = rig_told(&state, "play 100");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_TURN}, 2);
    assert_int_equal(state.pub.side[0].miles, 700);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(state.pub.phase, PHASE_DRAW);
}

static void who_arrives_answers_for_the_pair(void)
{
    struct mille_state state = rig_with(6, 3, "deck=106 coup=at_once");
    rig_lay(&state, 1, "go 200 200 100 100");
    rig_hand(&state, 4, "100");
    rig_turn(&state, 4, PHASE_PLAY);
    rig_play(&state, "play 100 on 1", NULL);
    assert_int_equal(state.pub.phase, PHASE_EXTEND);
    assert_int_equal(mille_game.turn(&state), 4);
    rig_may(&state, "extend, finish");
}

static void a_pair_shares_its_limit_of_two_200s(void)
{
    struct mille_state state = rig_with(4, 2, "deck=106 goal=1000 extension=off");
    rig_lay(&state, 0, "go");
    rig_hand(&state, 0, "200 200");
    rig_hand(&state, 1, "25");
    rig_hand(&state, 2, "200");
    rig_hand(&state, 3, "25");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play 200, draw, discard 25, draw, play 200, draw, discard 25, draw");
    assert_int_equal(rig_refusal(&state, "play 200"), REFUSED_TWO_RACERS);
}

static void partners_play_on_one_tableau(void)
{
    struct mille_state state = rig_with(4, 2, "deck=106");
    rig_hand(&state, 0, "go");
    rig_hand(&state, 1, "25");
    rig_hand(&state, 2, "75");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play go, draw, discard 25, draw");
    assert_int_equal(rig_refusal(&state, "play 75"), REFUSAL_NONE);
    rig_play(&state, "play 75", NULL);
    assert_int_equal(state.pub.side[0].miles, 75);
}

static void no_hazard_goes_to_the_own_side(void)
{
    struct mille_state state = rig_with(4, 2, "deck=106");
    rig_lay(&state, 0, "go");
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "accident");
    rig_turn(&state, 0, PHASE_PLAY);
    assert_int_equal(rig_refusal(&state, "play accident"), REFUSED_WRONG_SIDE);
    assert_int_equal(rig_refusal(&state, "play accident on 1"), REFUSAL_NONE);
    assert_int_equal(rig_refusal(&state, "play accident on 2"), REFUSED_WRONG_SIDE);
    state = rig_with(4, 2, "deck=106");
    rig_lay(&state, 0, "go");
    rig_hand(&state, 2, "accident");
    rig_turn(&state, 2, PHASE_PLAY);
    assert_int_equal(rig_refusal(&state, "play accident"), REFUSED_WRONG_SIDE); /* the partner's is the own */
}

static void a_hazard_goes_to_any_other_side_that_goes(void)
{
    struct mille_state state = rig_with(4, 4, "coup=at_once");
    rig_lay(&state, 1, "go");
    rig_lay(&state, 3, "go");
    rig_hand(&state, 0, "stop");
    rig_turn(&state, 0, PHASE_PLAY);
    assert_int_equal(rig_refusal(&state, "play stop on 1"), REFUSAL_NONE);
    assert_int_equal(rig_refusal(&state, "play stop on 2"), REFUSED_TARGET_STOPPED);
    assert_int_equal(rig_refusal(&state, "play stop on 3"), REFUSAL_NONE);
}

/* The options in which a rule set differs from another, as "name=value name=value". */
static void expect_differences(enum mille_rule_set set, int seats, int sides, const char *wanted)
{
    char line[512];
    struct text out = text_in(line, sizeof line);
    uint8_t base[GAME_OPTIONS_MAX], option[GAME_OPTIONS_MAX];
    mille_rule_set_fill(RULES_MILLE, seats, sides, base);
    mille_rule_set_fill(set, seats, sides, option);
    for (int i = 0; i < MILLE_OPTION_COUNT; i++) {
        if (option[i] != base[i]) {
            text_addf(&out, "%s%s=%s", out.length > 0 ? " " : "", mille_game.options[i].name,
                      mille_game.options[i].values[option[i]]);
        }
    }
    assert_string_equal(line, wanted);
}

static void each_rule_set_differs_in_what_its_box_says(void)
{
    expect_differences(RULES_PARKER, 4, 4, "deck_end=empty_hands extension_pay=caller old_hazard=cure");
    expect_differences(RULES_PARKER, 2, 2,
                       "deck_end=empty_hands coup=at_once extension_pay=caller old_hazard=cure");
    expect_differences(RULES_DUJARDIN, 6, 3,
                       "deck_end=empty_hands extension_pay=caller shut_out=each old_hazard=cure "
                       "late_safety=ends_turn");
    expect_differences(RULES_US2010, 3, 3, "extension=off goal=1000 after_cure=drive finish=over");
    expect_differences(RULES_US2010, 4, 2, "after_cure=drive finish=over");
    expect_differences(RULES_FAMILY, 3, 3, "deck_end=reshuffle after_cure=drive hazard_on=any racers=any");
}

static void a_rule_set_is_known_again_by_its_options(void)
{
    for (const struct game_seating *at = mille_game.seatings; at->seats > 0; at++) {
        for (int set = 0; set < MILLE_RULE_SETS; set++) {
            uint8_t option[GAME_OPTIONS_MAX];
            mille_rule_set_fill((enum mille_rule_set)set, at->seats, at->sides, option);
            assert_int_equal(mille_rule_set_of(at->seats, at->sides, option), set);
            option[OPTION_LENGTH] = LENGTH_HAND;
            assert_int_equal(mille_rule_set_of(at->seats, at->sides, option), RULES_OWN);
        }
    }
    uint8_t usual[GAME_OPTIONS_MAX];
    const uint8_t zero[GAME_OPTIONS_MAX] = {0};
    mille_rule_set_fill(RULES_MILLE, 2, 2, usual);
    assert_memory_equal(usual, zero, sizeof usual);
}

const struct test tests[] = {
    TEST(a_deal_leaves_what_the_deck_of_its_seating_has_left),
    TEST(partners_sit_opposite),
    TEST(no_other_seating_is_played),
    TEST(the_larger_deck_has_one_more_of_each_hazard),
    TEST(four_in_pairs_go_on_to_1000_without_a_question),
    TEST(who_arrives_answers_for_the_pair),
    TEST(a_pair_shares_its_limit_of_two_200s),
    TEST(partners_play_on_one_tableau),
    TEST(no_hazard_goes_to_the_own_side),
    TEST(a_hazard_goes_to_any_other_side_that_goes),
    TEST(each_rule_set_differs_in_what_its_box_says),
    TEST(a_rule_set_is_known_again_by_its_options),
    {0},
};
