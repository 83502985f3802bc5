/* SPDX-License-Identifier: MIT */
/* The score of a hand, line by line, and how games begin and end. */

#include "rig.h"
#include "test.h"

static int line(const struct mille_state *state, int side, int code)
{
    int16_t lines[SCORE_LINES];
    mille_score(&state->pub, side, lines);
    return lines[code];
}

/* Seat 0 is in turn with that card in the hand; what lies before both sides. */
static struct mille_state arriving(const char *card, const char *own, const char *their, int goal)
{
    struct mille_state state = rig_new();
    state.pub.goal = (int16_t)goal;
    rig_lay(&state, 0, own);
    rig_lay(&state, 1, their);
    rig_hand(&state, 0, card);
    rig_turn(&state, 0, PHASE_PLAY);
    return state;
}

static void miles_count_for_each(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "200 75");
    rig_lay(&state, 1, "25");
    assert_int_equal(line(&state, 0, SCORE_MILES), 275);
    assert_int_equal(mille_hand_total(&state.pub, 0), 275);
    assert_int_equal(line(&state, 1, SCORE_MILES), 25);
}

static void safeties_count_and_all_four_count_more(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "extra-tank driving-ace right-of-way");
    assert_int_equal(line(&state, 0, SCORE_EACH_SAFETY), 300);
    assert_int_equal(line(&state, 0, SCORE_ALL_SAFETIES), 0);
    rig_lay(&state, 0, "puncture-proof");
    assert_int_equal(line(&state, 0, SCORE_EACH_SAFETY), 400);
    assert_int_equal(line(&state, 0, SCORE_ALL_SAFETIES), 300);
    assert_int_equal(mille_hand_total(&state.pub, 0), 700);
}

static void a_trip_without_200s_is_safe(void)
{
    struct mille_state state = arriving("100", "go 100 100 100 100 100 100", "25", GOAL_MILES);
    rig_play(&state, "play 100", NULL);
    rig_play(&state, "finish", NULL);
    assert_int_equal(line(&state, 0, SCORE_TRIP), 400);
    assert_int_equal(line(&state, 0, SCORE_SAFE_TRIP), 300);
    assert_int_equal(line(&state, 0, SCORE_DELAYED_ACTION), 0);
    assert_int_equal(line(&state, 0, SCORE_EXTENSION), 0);
    assert_int_equal(line(&state, 0, SCORE_SHUT_OUT), 0);
    assert_int_equal(line(&state, 1, SCORE_TRIP), 0);
    assert_int_equal(mille_hand_total(&state.pub, 0), 1400);
    assert_int_equal(mille_hand_total(&state.pub, 1), 25);
}

static void a_trip_with_a_200_is_not_safe(void)
{
    struct mille_state state = arriving("100", "go 200 100 100 100 100", "25", GOAL_MILES);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(line(&state, 0, SCORE_TRIP), 400);
    assert_int_equal(line(&state, 0, SCORE_SAFE_TRIP), 0);
}

static void a_trip_alone_on_the_road_shuts_out(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "", GOAL_MILES);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(line(&state, 0, SCORE_SHUT_OUT), 500);
    assert_int_equal(mille_hand_total(&state.pub, 0), 700 + 400 + 500);
}

static void an_arrival_with_the_deck_empty_is_delayed(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go 200 200 100 75");
    rig_hand(&state, 0, "25 50 50 50 50 50");
    rig_hand(&state, 1, "go 75 75 75 75 75");
    rig_deck(&state, "100");
    rig_turn(&state, 0, PHASE_DRAW);
    struct event_list events = rig_told(&state, "draw");
    assert_int_equal(rig_count(&events, EVENT_DECK_EMPTY), 1);
    rig_play(&state, "play 25", NULL);
    rig_play(&state, "play go on 1", NULL);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(line(&state, 0, SCORE_DELAYED_ACTION), 300);
}

static void with_cards_left_no_arrival_is_delayed(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "", GOAL_MILES);
    assert_true(state.pub.deck > 0);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(line(&state, 0, SCORE_DELAYED_ACTION), 0);
}

static void the_question_comes_at_exactly_700(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "", GOAL_MILES);
    struct event_list events = rig_told(&state, "play 100");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_GOAL_REACHED}, 2);
    assert_int_equal(events.item[1].value, GOAL_MILES);
    assert_int_equal(state.pub.phase, PHASE_EXTEND);
    assert_int_equal(mille_game.turn(&state), 0);
    struct move moves[GAME_MOVES_MAX];
    assert_int_equal(mille_game.legal(&state, moves), 2);
}

static void yes_makes_it_1000_for_both(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "", GOAL_MILES);
    rig_play(&state, "play 100", NULL);
    struct event_list events = rig_told(&state, "extend");
    assert_int_equal(events.item[0].kind, EVENT_EXTENDED);
    assert_int_equal(events.item[0].value, GOAL_EXTENDED);
    assert_int_equal(events.item[1].kind, EVENT_TURN);
    assert_int_equal(state.pub.goal, GOAL_EXTENDED);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(line(&state, 0, SCORE_TRIP), 0); /* not before 1000 */
}

static void no_ends_the_hand(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "", GOAL_MILES);
    rig_play(&state, "play 100", NULL);
    struct event_list events = rig_told(&state, "finish");
    rig_kinds(&events, (const uint8_t[]){EVENT_HAND_ENDED}, 1);
    assert_int_equal(events.item[0].seat, 0);
    assert_int_equal(events.item[0].value, 0);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER);
}

static void at_1000_the_hand_ends(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100 100 100 100", "50", GOAL_EXTENDED);
    struct event_list events = rig_told(&state, "play 100");
    assert_int_equal(rig_event(&events, EVENT_GOAL_REACHED)->value, GOAL_EXTENDED);
    assert_int_equal(rig_count(&events, EVENT_HAND_ENDED), 1);
    assert_int_equal(line(&state, 0, SCORE_EXTENSION), 200);
    assert_int_equal(mille_hand_total(&state.pub, 0), 1000 + 400 + 200);
}

static void the_opponent_passes_700_without_a_question(void)
{
    /* The other side has extended. */
    struct mille_state state =
        arriving("100", "go 100 100 100 100 100 100", "200 200 100 100 100", GOAL_EXTENDED);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(state.pub.side[0].miles, 700);
    assert_int_equal(state.pub.phase, PHASE_DRAW);
    assert_int_equal(state.pub.turn, 1);
}

static void without_extensions_700_ends_the_hand(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "", GOAL_MILES);
    state.pub.option[OPTION_EXTENSION] = EXTENSION_OFF;
    struct event_list events = rig_told(&state, "play 100");
    assert_int_equal(rig_count(&events, EVENT_HAND_ENDED), 1);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER);
}

/* All four coups fourres, no 200, the deck empty, nobody else on the road. */
static struct mille_state best_hand(int goal, const char *miles)
{
    struct mille_state state = rig_new();
    state.pub.goal = (int16_t)goal;
    rig_lay(&state, 0, "go extra-tank puncture-proof driving-ace right-of-way");
    for (int i = 0; i < SAFETY_KINDS; i++) {
        state.pub.side[0].safety[i] = SAFETY_COUP_FOURRE;
    }
    rig_lay(&state, 0, miles);
    rig_hand(&state, 0, "100");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    return state;
}

static void the_most_without_extension_is_4100(void)
{
    struct mille_state state = best_hand(GOAL_MILES, "100 100 100 100 100 100");
    rig_play(&state, "play 100", NULL);
    rig_play(&state, "finish", NULL);
    static const int points[SCORE_LINES] = {700, 400, 300, 1200, 400, 300, 300, 0, 500};
    for (int code = 0; code < SCORE_LINES; code++) {
        assert_int_equal(line(&state, 0, code), points[code]);
    }
    assert_int_equal(mille_hand_total(&state.pub, 0), 4100);
}

static void the_most_with_extension_is_4600(void)
{
    struct mille_state state = best_hand(GOAL_EXTENDED, "100 100 100 100 100 100 100 100 100");
    rig_play(&state, "play 100", NULL);
    assert_int_equal(mille_hand_total(&state.pub, 0), 4600);
}

static void the_contract_gives_the_same_lines(void)
{
    struct mille_state state = best_hand(GOAL_MILES, "100 100 100 100 100 100");
    rig_play(&state, "play 100", NULL);
    struct score_line lines[GAME_LINES_MAX];
    struct mille_observation seen;
    mille_game.observe(&state, 0, &seen);
    assert_int_equal(mille_game.score(&seen, lines), SCORE_LINES);
    for (int code = 0; code < SCORE_LINES; code++) {
        assert_int_equal(lines[code].code, code);
        assert_int_equal(lines[code].points[0], line(&state, 0, code));
        assert_int_equal(lines[code].points[1], 0);
    }
}

static void totals_add_up_from_hand_to_hand(void)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "75", GOAL_MILES);
    state.pub.side[0].total = 1000;
    state.pub.side[1].total = 3000;
    rig_play(&state, "play 100", NULL);
    rig_play(&state, "finish", NULL);
    assert_int_equal(mille_overall(&state.pub, 0), 1000 + 1100);
    assert_int_equal(state.pub.side[0].total, 1000);
    struct event_list events = rig_told(&state, "next");
    assert_int_equal(state.pub.side[0].total, 2100);
    assert_int_equal(state.pub.side[1].total, 3075);
    assert_int_equal(state.pub.hand_number, 2);
    assert_int_equal(rig_count(&events, EVENT_GAME_STARTED), 0);
    assert_int_equal(events.item[0].kind, EVENT_HAND_STARTED);
    assert_int_equal(events.item[0].value, 2);
    assert_int_equal(rig_count(&events, EVENT_DEALT), 12);
    assert_int_equal(events.item[events.count - 1].kind, EVENT_TURN);
}

static void the_start_alternates_across_games(void)
{
    struct mille_state state;
    mille_game.start(&state, &(struct game_setup){.seed = 7, .seats = 2, .sides = 2}, NULL);
    assert_int_equal(state.pub.turn, 0);
    for (int hand = 1; hand < 12; hand++) {
        /* Any way to the end of the hand. */
        state.pub.phase = hand % 4 == 0 ? PHASE_GAME_OVER : PHASE_HAND_OVER;
        state.pub.side[0].total = hand % 4 == 0 ? GAME_POINTS : 0;
        assert_int_equal(mille_game.apply(&state, rig_move("next"), NULL), REFUSAL_NONE);
        assert_int_equal(state.pub.starter, hand % 2);
        assert_int_equal(state.pub.turn, hand % 2);
        assert_int_equal(state.pub.hand_number, hand % 4 + 1);
    }
}

/* Both stand before the end of a hand in which side 0 makes 1100 and side 1 makes 75. */
static struct mille_state last_hand(int total, int other)
{
    struct mille_state state = arriving("100", "go 200 200 100 100", "75", GOAL_MILES);
    state.pub.side[0].total = (int16_t)total;
    state.pub.side[1].total = (int16_t)other;
    rig_play(&state, "play 100", NULL);
    return state;
}

static void a_game_ends_at_5000(void)
{
    struct mille_state state = last_hand(3899, 0);
    rig_play(&state, "finish", NULL);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER); /* 4999 */

    state = last_hand(3900, 0);
    struct event_list events = rig_told(&state, "finish");
    assert_int_equal(state.pub.phase, PHASE_GAME_OVER);
    rig_kinds(&events, (const uint8_t[]){EVENT_HAND_ENDED, EVENT_GAME_ENDED}, 2);
    assert_int_equal(events.item[1].value, 0);
    assert_int_equal(state.pub.side[0].games, 1);
    assert_int_equal(state.pub.side[1].games, 0);
    assert_int_equal(mille_game.turn(&state), SEAT_NONE);
}

static void the_higher_total_wins_not_the_trip(void)
{
    struct mille_state state = last_hand(3950, 4990);
    struct event_list events = rig_told(&state, "finish");
    assert_int_equal(rig_event(&events, EVENT_GAME_ENDED)->value, 1); /* 5050 against 5065 */
    assert_int_equal(state.pub.side[1].games, 1);
    assert_int_equal(state.pub.side[0].games, 0);
}

static void equal_totals_add_to_neither(void)
{
    struct mille_state state = last_hand(3900, 4925);
    struct event_list events = rig_told(&state, "finish");
    assert_int_equal(rig_event(&events, EVENT_GAME_ENDED)->value, -1);
    assert_int_equal(state.pub.side[0].games, 0);
    assert_int_equal(state.pub.side[1].games, 0);
}

static void after_a_game_totals_start_at_0(void)
{
    struct mille_state state = last_hand(3900, 100);
    rig_play(&state, "finish", NULL);
    struct event_list events = rig_told(&state, "next");
    assert_int_equal(events.item[0].kind, EVENT_GAME_STARTED);
    assert_int_equal(events.item[1].kind, EVENT_HAND_STARTED);
    assert_int_equal(events.item[1].value, 1);
    assert_int_equal(state.pub.side[0].total, 0);
    assert_int_equal(state.pub.side[1].total, 0);
    assert_int_equal(state.pub.side[0].games, 1);
    assert_int_equal(state.pub.goal, GOAL_MILES);
}

const struct test tests[] = {
    TEST(miles_count_for_each),
    TEST(safeties_count_and_all_four_count_more),
    TEST(a_trip_without_200s_is_safe),
    TEST(a_trip_with_a_200_is_not_safe),
    TEST(a_trip_alone_on_the_road_shuts_out),
    TEST(an_arrival_with_the_deck_empty_is_delayed),
    TEST(with_cards_left_no_arrival_is_delayed),
    TEST(the_question_comes_at_exactly_700),
    TEST(yes_makes_it_1000_for_both),
    TEST(no_ends_the_hand),
    TEST(at_1000_the_hand_ends),
    TEST(the_opponent_passes_700_without_a_question),
    TEST(without_extensions_700_ends_the_hand),
    TEST(the_most_without_extension_is_4100),
    TEST(the_most_with_extension_is_4600),
    TEST(the_contract_gives_the_same_lines),
    TEST(totals_add_up_from_hand_to_hand),
    TEST(the_start_alternates_across_games),
    TEST(a_game_ends_at_5000),
    TEST(the_higher_total_wins_not_the_trip),
    TEST(equal_totals_add_to_neither),
    TEST(after_a_game_totals_start_at_0),
    {0},
};
