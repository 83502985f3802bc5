/* SPDX-License-Identifier: MIT */
/* Hazards, safeties and the coup fourre: what cards do, and in which order it is told. */

#include "rig.h"
#include "test.h"

static const struct event_list nothing = {.count = 0};

/* Seat 0 has just played this hazard on seat 1, who holds these cards and has those before it. */
static struct mille_state hit(const char *hazard_move, const char *held, const char *lies)
{
    struct mille_state state = rig_new();
    struct move move = rig_move(hazard_move);
    rig_lay(&state, 1, lies);
    rig_hand(&state, 1, held);
    rig_hand(&state, 0, mille_cards[move.card].name);
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, hazard_move, NULL);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(state.pub.phase, PHASE_DRAW);
    return state;
}

static void each_safety_strikes_back_at_its_hazard(void)
{
    for (int card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++) {
        int safety = mille_cards[card].safety;
        char hazard[40];
        char defence[40];
        text_format(hazard, sizeof hazard, "play %s on 1", mille_cards[card].name);
        text_format(defence, sizeof defence, "play %s on 1", mille_cards[safety].name);
        struct mille_state state = hit(hazard, mille_cards[safety].name, "go");
        assert_int_equal(mille_coup_chance(&state.pub, 1), safety);
        struct event_list events = rig_told(&state, defence);
        rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_HAZARD_REMOVED, EVENT_COUP_FOURRE}, 3);
        assert_int_equal(events.item[1].card, card);
        assert_int_equal(events.item[1].value, FRESH_BATTLE);
        assert_int_equal(events.item[1].extra, CARD_GO);
        assert_int_equal(events.item[2].card, safety);
        assert_int_equal(events.item[2].extra, card);
        assert_int_equal(events.item[2].seat, 1);
        const struct mille_side *side = &state.pub.side[1];
        assert_int_equal(side->safety[mille_safety_index(safety)], SAFETY_COUP_FOURRE);
        assert_int_equal(side->battle, CARD_GO);
        assert_int_equal(state.pub.discard_top, card);
        assert_int_equal(state.pub.discard[card], 1);
        assert_true(mille_can_go(&state.pub, 1));
        assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_NONE);
        int16_t lines[SCORE_LINES];
        mille_score(&state.pub, 1, lines);
        assert_int_equal(lines[SCORE_EACH_SAFETY], 100);
        assert_int_equal(lines[SCORE_COUP_FOURRE], 300);
    }
}

static void after_a_coup_fourre_the_draw_brings_two(void)
{
    struct mille_state state = hit("play accident on 1", "driving-ace", "go");
    rig_play(&state, "play driving-ace on 1", NULL);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(state.pub.phase, PHASE_DRAW);
    assert_int_equal(state.pub.hand[1], 5);
    struct event_list events = nothing;
    int deck = state.pub.deck;
    rig_play(&state, "draw", &events);
    assert_int_equal(rig_count(&events, EVENT_DREW), 2);
    assert_int_equal(events.item[0].value, deck - 1);
    assert_int_equal(events.item[1].value, deck - 2);
    assert_int_equal(state.pub.hand[1], 7);
}

static void who_draws_first_has_let_it_go(void)
{
    struct mille_state state = hit("play accident on 1", "driving-ace", "go");
    rig_play(&state, "draw", NULL);
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_NONE);
    struct event_list events = rig_told(&state, "play driving-ace on 1");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_HAZARD_REMOVED}, 2);
    assert_int_equal(state.pub.side[1].safety[mille_safety_index(CARD_DRIVING_ACE)], SAFETY_PLAYED);
    assert_true(mille_can_go(&state.pub, 1));
    assert_int_equal(state.pub.phase, PHASE_DRAW); /* a safety gives another turn, with a draw */
    assert_int_equal(state.pub.turn, 1);
}

static void another_safety_in_between_does_not_end_freshness(void)
{
    struct mille_state state = hit("play accident on 1", "driving-ace puncture-proof", "go");
    struct event_list events = rig_told(&state, "play puncture-proof on 1");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED}, 1);
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_DRIVING_ACE);
    rig_play(&state, "play driving-ace on 1", &events);
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 1);
    rig_play(&state, "draw", &events);
    assert_int_equal(rig_count(&events, EVENT_DREW), 3);
}

static void a_stale_stop_beside_a_fresh_limit_is_not_what_is_parried(void)
{
    struct mille_state state = hit("play speed-limit on 1", "right-of-way", "go");
    assert_int_equal(mille_coup_hazard(&state.pub, 1), CARD_SPEED_LIMIT);
    state.pub.side[1].battle = CARD_STOP; /* of a turn before */
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_RIGHT_OF_WAY);
    assert_int_equal(mille_coup_hazard(&state.pub, 1), CARD_SPEED_LIMIT);
    state.pub.side[1].fresh = FRESH_BATTLE;
    assert_int_equal(mille_coup_hazard(&state.pub, 1), CARD_STOP);
    state.pub.side[1].fresh = FRESH_NONE;
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_NONE);
    assert_int_equal(mille_coup_hazard(&state.pub, 1), CARD_NONE);
}

static void right_of_way_answers_a_fresh_limit(void)
{
    struct mille_state state = hit("play speed-limit on 1", "right-of-way", "go speed-limit end-of-limit");
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_RIGHT_OF_WAY);
    struct event_list events = rig_told(&state, "play right-of-way on 1");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_HAZARD_REMOVED, EVENT_COUP_FOURRE}, 3);
    assert_int_equal(events.item[1].value, FRESH_SPEED);
    assert_int_equal(events.item[1].extra, CARD_END_OF_LIMIT);
    assert_int_equal(events.item[2].extra, CARD_SPEED_LIMIT);
    assert_int_equal(state.pub.side[1].speed, CARD_END_OF_LIMIT);
}

static void a_lifted_first_limit_leaves_nothing(void)
{
    struct mille_state state = hit("play speed-limit on 1", "right-of-way", "");
    struct event_list events = rig_told(&state, "play right-of-way on 1");
    assert_int_equal(state.pub.side[1].speed, CARD_NONE);
    assert_int_equal(events.item[1].extra, CARD_NONE);
    assert_true(mille_can_go(&state.pub, 1)); /* an empty battle pile and Right of way */
}

static void right_of_way_lifts_stop_and_limit_together(void)
{
    struct mille_state state = hit("play stop on 1", "right-of-way", "go speed-limit");
    struct event_list events = rig_told(&state, "play right-of-way on 1");
    rig_kinds(&events,
              (const uint8_t[]){EVENT_PLAYED, EVENT_HAZARD_REMOVED, EVENT_HAZARD_REMOVED, EVENT_COUP_FOURRE},
              4);
    assert_int_equal(events.item[1].card, CARD_STOP);
    assert_int_equal(events.item[2].card, CARD_SPEED_LIMIT);
    assert_int_equal(events.item[3].extra, CARD_STOP); /* the fresh one */
    assert_int_equal(state.pub.discard[CARD_STOP], 1);
    assert_int_equal(state.pub.discard[CARD_SPEED_LIMIT], 1);
}

static void an_old_stop_does_not_hide_a_fresh_limit(void)
{
    struct mille_state state = hit("play speed-limit on 1", "right-of-way", "go stop");
    struct event_list events = rig_told(&state, "play right-of-way on 1");
    const struct event *coup = rig_event(&events, EVENT_COUP_FOURRE);
    assert_non_null(coup);
    assert_int_equal(coup->extra, CARD_SPEED_LIMIT);
    assert_int_equal(state.pub.side[1].battle, CARD_GO);
}

static void right_of_way_is_no_answer_to_another_hazard(void)
{
    /* An old limit is lifted, but what is fresh is the Flat tire. */
    struct mille_state state = hit("play flat-tire on 1", "right-of-way", "go speed-limit");
    struct event_list events = rig_told(&state, "play right-of-way on 1");
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 0);
    assert_int_equal(rig_count(&events, EVENT_HAZARD_REMOVED), 1);
    assert_int_equal(state.pub.side[1].battle, CARD_FLAT_TIRE);
    assert_false(mille_can_go(&state.pub, 1));
    assert_int_equal(state.pub.side[1].safety[mille_safety_index(CARD_RIGHT_OF_WAY)], SAFETY_PLAYED);
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_PUNCTURE_PROOF); /* still */
}

static void the_own_turn_ends_freshness(void)
{
    struct mille_state state = hit("play stop on 1", "right-of-way", "go");
    rig_play(&state, "draw", NULL);
    struct move moves[GAME_MOVES_MAX];
    int count = mille_game.legal(&state, moves);
    struct event_list events = nothing;
    assert_int_equal(mille_game.apply(&state, moves[count - 1], &events), REFUSAL_NONE); /* a discard */
    assert_int_equal(state.pub.side[1].fresh, FRESH_NONE);
    assert_int_equal(rig_count(&events, EVENT_TURN), 1);
}

static void with_the_deck_empty_it_is_possible_first_thing(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "stop 25 25");
    rig_hand(&state, 1, "right-of-way 100 extra-tank");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play stop on 1", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    struct event_list events = rig_told(&state, "play extra-tank on 1"); /* no draw, no end of the turn */
    rig_play(&state, "play right-of-way on 1", &events);
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 1);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    rig_play(&state, "play 100 on 1", NULL);
}

static void with_the_deck_empty_a_finished_turn_lets_it_go(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "stop 25 25");
    rig_hand(&state, 1, "right-of-way 100 100");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play stop on 1", NULL);
    rig_play(&state, "discard 100", NULL);
    rig_play(&state, "discard 25", NULL);
    struct event_list events = rig_told(&state, "play right-of-way on 1");
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 0);
    assert_int_equal(rig_count(&events, EVENT_HAZARD_REMOVED), 1);
}

static void a_lifted_hazard_leaves_a_go_where_none_lies(void)
{
    /* With Right of way the hazard lay on an empty pile; lifted, its place is a Go's. */
    struct mille_state state = rig_new();
    rig_lay(&state, 1, "right-of-way");
    rig_hand(&state, 0, "out-of-gas");
    rig_hand(&state, 1, "extra-tank go");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play out-of-gas on 1", NULL);
    assert_false(mille_can_go(&state.pub, 1));
    rig_play(&state, "play extra-tank on 1", NULL);
    assert_int_equal(state.pub.side[1].battle, CARD_GO);
    assert_int_equal(state.pub.side[1].battle_pile[CARD_GO], 0);
    rig_play(&state, "draw", NULL);
    assert_int_equal(mille_legal(&state.pub, &state.hand[1], rig_move("play go on 1")), REFUSED_ALREADY_GO);
}

static void a_hazard_and_its_cure_take_the_top(void)
{
    struct mille_state state = hit("play out-of-gas on 1", "gasoline go", "go");
    assert_int_equal(state.pub.side[1].battle, CARD_OUT_OF_GAS);
    assert_int_equal(state.pub.side[1].fresh, FRESH_BATTLE);
    rig_play(&state, "draw", NULL);
    struct event_list events = rig_told(&state, "play gasoline on 1");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_TURN}, 2);
    assert_int_equal(state.pub.side[1].battle, CARD_GASOLINE);
    assert_false(mille_can_go(&state.pub, 1));
    assert_int_equal(state.pub.turn, 0);
}

static void miles_are_told_with_the_card(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go 100 75");
    rig_hand(&state, 0, "50");
    rig_turn(&state, 0, PHASE_PLAY);
    struct event_list events = rig_told(&state, "play 50");
    rig_kinds(&events, (const uint8_t[]){EVENT_PLAYED, EVENT_TURN}, 2);
    assert_int_equal(events.item[0].value, 225);
    assert_int_equal(events.item[1].seat, 1);
}

const struct test tests[] = {
    TEST(each_safety_strikes_back_at_its_hazard),
    TEST(after_a_coup_fourre_the_draw_brings_two),
    TEST(who_draws_first_has_let_it_go),
    TEST(another_safety_in_between_does_not_end_freshness),
    TEST(a_stale_stop_beside_a_fresh_limit_is_not_what_is_parried),
    TEST(right_of_way_answers_a_fresh_limit),
    TEST(a_lifted_first_limit_leaves_nothing),
    TEST(right_of_way_lifts_stop_and_limit_together),
    TEST(an_old_stop_does_not_hide_a_fresh_limit),
    TEST(right_of_way_is_no_answer_to_another_hazard),
    TEST(the_own_turn_ends_freshness),
    TEST(with_the_deck_empty_it_is_possible_first_thing),
    TEST(with_the_deck_empty_a_finished_turn_lets_it_go),
    TEST(a_lifted_hazard_leaves_a_go_where_none_lies),
    TEST(a_hazard_and_its_cure_take_the_top),
    TEST(miles_are_told_with_the_card),
    {0},
};
