/* SPDX-License-Identifier: MIT */
/* Three, four and partners: the same rules with other counts of seats and sides. */

#include "rig.h"
#include "test.h"

static const struct event_list nothing = {.count = 0};

static void everybody_is_dealt_six_and_the_turn_goes_round(void)
{
    for (int seats = 2; seats <= SIDES_MAX; seats++) {
        struct mille_state state;
        struct event_list events = nothing;
        mille_game.start(&state, &(struct game_setup){.seed = 3, .seats = seats, .sides = seats}, &events);
        assert_int_equal(rig_count(&events, EVENT_DEALT), 6 * seats);
        assert_int_equal(state.pub.deck, DECK_CARDS - 6 * seats);
        for (int turn = 0; turn < 2 * seats; turn++) {
            assert_int_equal(mille_game.turn(&state), turn % seats);
            struct move moves[GAME_MOVES_MAX];
            rig_play(&state, "draw", NULL);
            int count = mille_game.legal(&state, moves);
            assert_int_equal(mille_game.apply(&state, moves[count - 1], NULL), REFUSAL_NONE);
            assert_null(mille_game.check(&state));
        }
    }
}

static void partners_share_the_table(void)
{
    struct mille_state state = rig_for(4, 2);
    rig_lay(&state, 0, "go");
    rig_hand(&state, 0, "100");
    rig_hand(&state, 2, "75");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 100", NULL);
    rig_play(&state, "draw", NULL);
    struct move moves[GAME_MOVES_MAX];
    int count = mille_game.legal(&state, moves);
    assert_int_equal(mille_game.apply(&state, moves[count - 1], NULL), REFUSAL_NONE);
    assert_int_equal(mille_game.turn(&state), 2);
    rig_play(&state, "draw", NULL);
    rig_play(&state, "play 75", NULL); /* on the side of both */
    assert_int_equal(state.pub.side[0].miles, 175);
}

static void a_partner_answers_for_the_side(void)
{
    struct mille_state state = rig_for(4, 2);
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "accident");
    rig_hand(&state, 1, "driving-ace");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play accident on 1", NULL);
    struct event_list events = rig_told(&state, "play driving-ace on 1");
    assert_int_equal(rig_event(&events, EVENT_COUP_FOURRE)->seat, 1);
}

static void a_hazard_stays_fresh_until_its_victims_turn(void)
{
    struct mille_state state = rig_for(3, 3);
    rig_lay(&state, 2, "go");
    rig_hand(&state, 0, "accident");
    rig_hand(&state, 1, "speed-limit");
    rig_hand(&state, 2, "driving-ace right-of-way");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play accident on 2", NULL);
    rig_play(&state, "draw", NULL);
    rig_play(&state, "play speed-limit on 2", NULL);
    assert_int_equal(state.pub.side[2].fresh, FRESH_BATTLE | FRESH_SPEED);
    struct event_list events = rig_told(&state, "play right-of-way on 2");
    rig_play(&state, "play driving-ace on 2", &events);
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 2);
    assert_int_equal(mille_hand_total(&state.pub, 2), 800);
}

static void a_hazard_may_go_to_any_other_side(void)
{
    struct mille_state state = rig_for(4, 4);
    rig_lay(&state, 1, "go");
    rig_lay(&state, 3, "go");
    rig_hand(&state, 0, "stop");
    rig_turn(&state, 0, PHASE_PLAY);
    const struct mille_hand *hand = &state.hand[0];
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("play stop on 1")), REFUSAL_NONE);
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("play stop on 2")), REFUSED_TARGET_STOPPED);
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("play stop on 3")), REFUSAL_NONE);
    struct move moves[GAME_MOVES_MAX];
    int count = mille_game.legal(&state, moves);
    int stops = 0;
    for (int i = 0; i < count; i++) {
        stops += moves[i].kind == MOVE_PLAY && moves[i].card == CARD_STOP;
    }
    assert_int_equal(stops, 2);
}

static void a_shut_out_is_against_all(void)
{
    struct mille_state state = rig_for(3, 3);
    rig_lay(&state, 0, "go 200 200 100 100");
    rig_lay(&state, 2, "25");
    rig_hand(&state, 0, "100");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 100", NULL);
    int16_t lines[SCORE_LINES];
    mille_score(&state.pub, 0, lines);
    assert_int_equal(lines[SCORE_SHUT_OUT], 0);
}

static void shared_first_place_wins_nothing(void)
{
    struct mille_state state = rig_for(3, 3);
    rig_lay(&state, 0, "go 200 200 100 100");
    rig_lay(&state, 1, "25");
    rig_hand(&state, 0, "100");
    state.pub.side[0].total = 3900;
    state.pub.side[1].total = 4975;
    state.pub.side[2].total = 4999;
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 100", NULL);
    struct event_list events = rig_told(&state, "finish");
    assert_int_equal(rig_event(&events, EVENT_GAME_ENDED)->value, -1);
}

static void cards_are_counted_by_what_a_seat_sees(void)
{
    struct mille_state state = rig_for(4, 2);
    rig_lay(&state, 0, "go stop extra-tank");
    rig_lay(&state, 1, "speed-limit 100 200");
    rig_hand(&state, 3, "go go 100 right-of-way");
    rig_turn(&state, 0, PHASE_DRAW);
    struct mille_observation seen;
    mille_game.observe(&state, 3, &seen);
    uint8_t unseen[CARD_KINDS];
    mille_unseen(&seen, unseen);
    uint8_t counted[CARD_KINDS] = {0};
    for (int i = 0; i < state.pub.deck; i++) {
        counted[state.deck[i]]++;
    }
    for (int seat = 0; seat < 3; seat++) {
        for (int i = 0; i < state.hand[seat].count; i++) {
            counted[state.hand[seat].card[i]]++;
        }
    }
    assert_memory_equal(unseen, counted, sizeof unseen);
}

const struct test tests[] = {
    TEST(everybody_is_dealt_six_and_the_turn_goes_round),
    TEST(partners_share_the_table),
    TEST(a_partner_answers_for_the_side),
    TEST(a_hazard_stays_fresh_until_its_victims_turn),
    TEST(a_hazard_may_go_to_any_other_side),
    TEST(a_shut_out_is_against_all),
    TEST(shared_first_place_wins_nothing),
    TEST(cards_are_counted_by_what_a_seat_sees),
    {0},
};
