/* SPDX-License-Identifier: MIT */
/* What may be played: one row a sentence of docs/rules.md. Every row is tried from both seats. */
#include <stdio.h>
#include <string.h>

#include "games/mille/inside.h"
#include "rig.h"
#include "test.h"

struct row {
    const char *rule;
    int when;
    const char *own, *their; /* the cards before either side */
    const char *move;        /* on "own" or "their" side where it is played on one */
    refusal want;
};

/* Before the draw, after the draw, and after the draw of a hand to 1000 miles. */
enum { DRAW, PLAY, EXTENDED };

static const struct row rows[] = {
    /* Turns. */
    {"a turn begins with a draw", DRAW, "", "", "draw", REFUSAL_NONE},
    {"one draw a turn", PLAY, "", "", "draw", REFUSED_ALREADY_DRAWN},
    {"a card is played after the draw", DRAW, "", "", "play go own", REFUSED_DRAW_FIRST},
    {"a card is discarded after the draw", DRAW, "", "", "discard 25", REFUSED_DRAW_FIRST},
    {"a safety may be played before the draw", DRAW, "", "", "play extra-tank own", REFUSAL_NONE},
    {"a safety may be played after the draw", PLAY, "", "", "play extra-tank own", REFUSAL_NONE},
    {"any card may be discarded", PLAY, "", "", "discard stop", REFUSAL_NONE},
    {"a card that could be played may be discarded", PLAY, "go", "", "discard 25", REFUSAL_NONE},
    {"a safety is never discarded", PLAY, "", "", "discard right-of-way", REFUSED_DISCARD_SAFETY},
    {"nor before the draw", DRAW, "", "", "discard right-of-way", REFUSED_DISCARD_SAFETY},
    {"an extension is a question of 700", PLAY, "go", "", "extend", REFUSED_PHASE},
    {"so is finishing", PLAY, "go", "", "finish", REFUSED_PHASE},
    {"the next hand comes after this one", PLAY, "go", "", "next", REFUSED_PHASE},

    /* Who can go. */
    {"who shows a Go can go", PLAY, "go", "", "play 100 own", REFUSAL_NONE},
    {"an empty battle pile wants a Go", PLAY, "", "", "play 100 own", REFUSED_NEED_GO},
    {"a cured hazard wants a Go", PLAY, "go out-of-gas gasoline", "", "play 25 own", REFUSED_NEED_GO},
    {"Out of gas holds up", PLAY, "go out-of-gas", "", "play 25 own", REFUSED_STOPPED_BY},
    {"Flat tire holds up", PLAY, "go flat-tire", "", "play 25 own", REFUSED_STOPPED_BY},
    {"Accident holds up", PLAY, "go accident", "", "play 25 own", REFUSED_STOPPED_BY},
    {"Stop holds up", PLAY, "go stop", "", "play 25 own", REFUSED_STOPPED_BY},
    {"with Right of way an empty pile can go", PLAY, "right-of-way", "", "play 200 own", REFUSAL_NONE},
    {"with Right of way a cure is enough", PLAY, "go accident repairs right-of-way", "", "play 75 own",
     REFUSAL_NONE},
    {"Right of way does not drive on a Flat tire", PLAY, "go flat-tire right-of-way", "", "play 25 own",
     REFUSED_STOPPED_BY},
    {"other safeties are no Go", PLAY, "extra-tank puncture-proof driving-ace", "", "play 25 own",
     REFUSED_NEED_GO},

    /* Distances. */
    {"25 under a Speed limit", PLAY, "go speed-limit", "", "play 25 own", REFUSAL_NONE},
    {"50 under a Speed limit", PLAY, "go speed-limit", "", "play 50 own", REFUSAL_NONE},
    {"75 not under a Speed limit", PLAY, "go speed-limit", "", "play 75 own", REFUSED_SPEED_LIMIT},
    {"100 not under a Speed limit", PLAY, "go speed-limit", "", "play 100 own", REFUSED_SPEED_LIMIT},
    {"200 not under a Speed limit", PLAY, "go speed-limit", "", "play 200 own", REFUSED_SPEED_LIMIT},
    {"an ended limit limits no more", PLAY, "go speed-limit end-of-limit", "", "play 200 own", REFUSAL_NONE},
    {"a hazard in the way says more than a limit", PLAY, "go stop speed-limit", "", "play 100 own",
     REFUSED_STOPPED_BY},
    {"exactly to 700", PLAY, "go 200 200 100 100", "", "play 100 own", REFUSAL_NONE},
    {"not beyond 700", PLAY, "go 200 200 100 100 25", "", "play 100 own", REFUSED_BEYOND_GOAL},
    {"beyond 700 after an extension", EXTENDED, "go 200 200 100 100 100", "", "play 100 own", REFUSAL_NONE},
    {"not beyond 1000", EXTENDED, "go 200 200 100 100 100 100 100 75", "", "play 50 own",
     REFUSED_BEYOND_GOAL},
    {"exactly to 1000", EXTENDED, "go 200 200 100 100 100 100 100 75", "", "play 25 own", REFUSAL_NONE},
    {"too far stays too far, whatever stops", PLAY, "go stop 200 200 100 100 25", "", "play 100 own",
     REFUSED_BEYOND_GOAL},
    {"a first 200", PLAY, "go", "", "play 200 own", REFUSAL_NONE},
    {"a second 200", PLAY, "go 200", "", "play 200 own", REFUSAL_NONE},
    {"no third 200", PLAY, "go 200 200", "", "play 200 own", REFUSED_TWO_RACERS},
    {"a third 200 is none, wherever it leads", PLAY, "200 200 100 100", "", "play 200 own",
     REFUSED_TWO_RACERS},
    {"200s count for each side", PLAY, "go", "200 200", "play 200 own", REFUSAL_NONE},
    {"a distance is for the own side", PLAY, "go", "go", "play 100 their", REFUSED_WRONG_SIDE},

    /* Remedies. */
    {"Gasoline cures Out of gas", PLAY, "go out-of-gas", "", "play gasoline own", REFUSAL_NONE},
    {"Spare tire cures Flat tire", PLAY, "go flat-tire", "", "play spare-tire own", REFUSAL_NONE},
    {"Repairs cure an Accident", PLAY, "go accident", "", "play repairs own", REFUSAL_NONE},
    {"Gasoline cures no Flat tire", PLAY, "go flat-tire", "", "play gasoline own", REFUSED_NOTHING_TO_CURE},
    {"Spare tire cures no Accident", PLAY, "go accident", "", "play spare-tire own", REFUSED_NOTHING_TO_CURE},
    {"Repairs cure no Stop", PLAY, "go stop", "", "play repairs own", REFUSED_NOTHING_TO_CURE},
    {"Gasoline wants a hazard", PLAY, "go", "", "play gasoline own", REFUSED_NOTHING_TO_CURE},
    {"Repairs on an empty pile cure nothing", PLAY, "", "", "play repairs own", REFUSED_NOTHING_TO_CURE},
    {"a hazard is cured once", PLAY, "go out-of-gas gasoline", "", "play gasoline own",
     REFUSED_NOTHING_TO_CURE},
    {"Go on an empty pile", PLAY, "", "", "play go own", REFUSAL_NONE},
    {"Go on a Stop", PLAY, "go stop", "", "play go own", REFUSAL_NONE},
    {"Go on Gasoline", PLAY, "go out-of-gas gasoline", "", "play go own", REFUSAL_NONE},
    {"Go on Spare tire", PLAY, "go flat-tire spare-tire", "", "play go own", REFUSAL_NONE},
    {"Go on Repairs", PLAY, "go accident repairs", "", "play go own", REFUSAL_NONE},
    {"Go is not played on Go", PLAY, "go", "", "play go own", REFUSED_ALREADY_GO},
    {"Go does not cure Out of gas", PLAY, "go out-of-gas", "", "play go own", REFUSED_CURE_FIRST},
    {"Go does not cure Flat tire", PLAY, "go flat-tire", "", "play go own", REFUSED_CURE_FIRST},
    {"Go does not cure an Accident", PLAY, "go accident", "", "play go own", REFUSED_CURE_FIRST},
    {"Go may follow Right of way", PLAY, "right-of-way", "", "play go own", REFUSAL_NONE},
    {"End of limit ends a Speed limit", PLAY, "speed-limit", "", "play end-of-limit own", REFUSAL_NONE},
    {"even of a side that is stopped", PLAY, "go stop speed-limit", "", "play end-of-limit own",
     REFUSAL_NONE},
    {"End of limit wants a limit", PLAY, "go", "", "play end-of-limit own", REFUSED_NOT_LIMITED},
    {"a limit is ended once", PLAY, "speed-limit end-of-limit", "", "play end-of-limit own",
     REFUSED_NOT_LIMITED},
    {"a remedy is for the own side", PLAY, "", "go stop", "play go their", REFUSED_WRONG_SIDE},

    /* Hazards. */
    {"Out of gas against who can go", PLAY, "", "go", "play out-of-gas their", REFUSAL_NONE},
    {"Flat tire against who can go", PLAY, "", "go", "play flat-tire their", REFUSAL_NONE},
    {"Accident against who can go", PLAY, "", "go", "play accident their", REFUSAL_NONE},
    {"Stop against who can go", PLAY, "", "go", "play stop their", REFUSAL_NONE},
    {"no hazard on an empty pile", PLAY, "", "", "play stop their", REFUSED_TARGET_STOPPED},
    {"no hazard on a hazard", PLAY, "", "go stop", "play accident their", REFUSED_TARGET_STOPPED},
    {"no hazard on a cure without Right of way", PLAY, "", "go flat-tire spare-tire", "play accident their",
     REFUSED_TARGET_STOPPED},
    {"with Right of way a hazard on a cure", PLAY, "", "go flat-tire spare-tire right-of-way",
     "play accident their", REFUSAL_NONE},
    {"with Right of way a hazard on an empty pile", PLAY, "", "right-of-way", "play out-of-gas their",
     REFUSAL_NONE},
    {"Extra tank prevents Out of gas", PLAY, "", "go extra-tank", "play out-of-gas their",
     REFUSED_TARGET_SAFE},
    {"Puncture proof prevents Flat tire", PLAY, "", "go puncture-proof", "play flat-tire their",
     REFUSED_TARGET_SAFE},
    {"Driving ace prevents Accident", PLAY, "", "go driving-ace", "play accident their", REFUSED_TARGET_SAFE},
    {"Right of way prevents Stop", PLAY, "", "go right-of-way", "play stop their", REFUSED_TARGET_SAFE},
    {"Right of way prevents Speed limit", PLAY, "", "go right-of-way", "play speed-limit their",
     REFUSED_TARGET_SAFE},
    {"Extra tank prevents nothing else", PLAY, "", "go extra-tank", "play flat-tire their", REFUSAL_NONE},
    {"being safe lasts longer than being stopped", PLAY, "", "go stop driving-ace", "play accident their",
     REFUSED_TARGET_SAFE},
    {"Speed limit against who can go", PLAY, "", "go", "play speed-limit their", REFUSAL_NONE},
    {"Speed limit against who cannot go", PLAY, "", "", "play speed-limit their", REFUSAL_NONE},
    {"Speed limit against who is stopped", PLAY, "", "go accident", "play speed-limit their", REFUSAL_NONE},
    {"no second limit on a limit", PLAY, "", "go speed-limit", "play speed-limit their",
     REFUSED_TARGET_LIMITED},
    {"a limit after an ended one", PLAY, "", "go speed-limit end-of-limit", "play speed-limit their",
     REFUSAL_NONE},
    {"the own safety does not protect the other", PLAY, "right-of-way", "go", "play stop their",
     REFUSAL_NONE},
    {"a hazard is for the other side", PLAY, "go", "go", "play stop own", REFUSED_WRONG_SIDE},
    {"a limit is for the other side", PLAY, "go", "go", "play speed-limit own", REFUSED_WRONG_SIDE},

    /* Safeties. */
    {"a safety without its hazard", PLAY, "go", "", "play driving-ace own", REFUSAL_NONE},
    {"a safety against its hazard", PLAY, "go accident", "", "play driving-ace own", REFUSAL_NONE},
    {"a safety under another hazard", PLAY, "go accident", "", "play puncture-proof own", REFUSAL_NONE},
    {"Right of way on an empty pile", DRAW, "", "", "play right-of-way own", REFUSAL_NONE},
    {"a safety is for the own side", PLAY, "", "", "play driving-ace their", REFUSED_WRONG_SIDE},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

/* The row's move by that seat. */
static struct move move_of(const struct row *row, int seat)
{
    char words[64];
    snprintf(words, sizeof words, "%s", row->move);
    char *side = strrchr(words, ' ');
    int target = -1;
    if (side && strcmp(side, " own") == 0) {
        target = seat;
    } else if (side && strcmp(side, " their") == 0) {
        target = 1 - seat;
    }
    if (target >= 0) {
        *side = '\0';
    }
    struct move move = rig_move(words);
    if (target >= 0) {
        move.target = (uint8_t)target;
    }
    return move;
}

static struct mille_state position_of(const struct row *row, int seat, struct move move)
{
    struct mille_state state = rig_new();
    state.pub.goal = row->when == EXTENDED ? GOAL_EXTENDED : GOAL_MILES;
    rig_lay(&state, seat, row->own);
    rig_lay(&state, 1 - seat, row->their);
    if (move.card != CARD_NONE) {
        rig_hand(&state, seat, mille_cards[move.card].name);
    }
    rig_turn(&state, seat, row->when == DRAW ? PHASE_DRAW : PHASE_PLAY);
    return state;
}

static void what_may_be_played(void)
{
    int wrong = 0;
    for (int i = 0; i < ROWS * 2; i++) {
        const struct row *row = &rows[i / 2];
        int seat = i % 2;
        struct move move = move_of(row, seat);
        struct mille_state state = position_of(row, seat, move);
        refusal got = mille_legal(&state.pub, &state.hand[seat], move);
        if (got != row->want) {
            print_error("%s (seat %d): %s: %s, wanted %s\n", row->rule, seat, row->move,
                        mille_game.refusal_names[got], mille_game.refusal_names[row->want]);
            wrong++;
        }
    }
    assert_int_equal(wrong, 0);
}

static void a_refused_move_changes_nothing(void)
{
    for (int i = 0; i < ROWS * 2; i++) {
        const struct row *row = &rows[i / 2];
        struct move move = move_of(row, i % 2);
        struct mille_state state = position_of(row, i % 2, move);
        struct mille_state before = state;
        struct event_list events = {.count = 0};
        refusal got = mille_game.apply(&state, move, &events);
        assert_int_equal(got, row->want);
        if (got != REFUSAL_NONE) {
            assert_memory_equal(&state, &before, sizeof state);
            assert_int_equal(events.count, 0);
        } else {
            assert_null(mille_game.check(&state));
            assert_true(events.count > 0);
        }
    }
}

static void a_card_must_be_in_the_hand(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go");
    rig_hand(&state, 0, "25 25 25 25 25 25 25");
    rig_turn(&state, 0, PHASE_PLAY);
    const struct mille_hand *hand = &state.hand[0];
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("play 100")), REFUSED_NOT_IN_HAND);
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("discard stop")), REFUSED_NOT_IN_HAND);
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("play stop on 1")), REFUSED_NOT_IN_HAND);
    assert_int_equal(mille_legal(&state.pub, hand, rig_move("play 25")), REFUSAL_NONE);
}

static void nonsense_is_no_move(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go");
    rig_hand(&state, 0, "25");
    rig_turn(&state, 0, PHASE_PLAY);
    static const struct move nonsense[] = {
        {0},
        {.kind = MOVE_PASS + 1},
        {.kind = 255},
        {.kind = MOVE_PLAY},
        {.kind = MOVE_PLAY, .card = CARD_KINDS},
        {.kind = MOVE_PLAY, .card = 255},
        {.kind = MOVE_PLAY, .card = CARD_25, .extra = 1},
        {.kind = MOVE_DISCARD, .card = CARD_25, .target = 1},
        {.kind = MOVE_DISCARD},
        {.kind = MOVE_DRAW, .card = CARD_25},
        {.kind = MOVE_DRAW, .target = 1},
        {.kind = MOVE_NEXT, .extra = 1},
    };
    for (size_t i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++) {
        assert_int_equal(mille_legal(&state.pub, &state.hand[0], nonsense[i]), REFUSED_NOT_A_MOVE);
    }
    struct move nowhere = {.kind = MOVE_PLAY, .card = CARD_25, .target = 2};
    assert_int_equal(mille_legal(&state.pub, &state.hand[0], nowhere), REFUSED_WRONG_SIDE);
}

static void when_the_hand_is_over_only_the_table_moves(void)
{
    struct mille_state state = rig_new();
    rig_lay(&state, 0, "go 200 200 100 100 75");
    rig_hand(&state, 0, "25");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 25", NULL);
    static const char *const others[] = {"draw", "play 25", "discard 25", "next"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_int_equal(mille_legal(&state.pub, &state.hand[0], rig_move(others[i])), REFUSED_PHASE);
    }
    rig_play(&state, "finish", NULL);
    assert_int_equal(mille_game.turn(&state), SEAT_NONE);
    static const char *const after[] = {"draw", "play 25", "discard 25", "extend", "finish"};
    for (size_t i = 0; i < sizeof after / sizeof after[0]; i++) {
        assert_int_equal(mille_legal(&state.pub, &state.hand[0], rig_move(after[i])), REFUSED_PHASE);
    }
    struct move moves[GAME_MOVES_MAX];
    assert_int_equal(mille_game.legal(&state, moves), 1);
    assert_int_equal(moves[0].kind, MOVE_NEXT);
}

static void everybody_remembers_what_a_seat_ended_its_last_turns_with(void)
{
    struct mille_state state = rig_new();
    rig_hand(&state, 0, "go 25 stop extra-tank 50 100");
    rig_hand(&state, 1, "200 200 200 75 75 75");
    rig_deck(&state, "25 25 25 25 25");
    rig_turn(&state, 0, PHASE_DRAW);
    static const char *const moves[] = {"draw", "play go",         "draw", "discard 200",
                                        "draw", "play extra-tank", "draw", "play 50"};
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        rig_play(&state, moves[i], NULL);
    }
    static const uint8_t recent[2][RECENT_CARDS] = {{CARD_50, CARD_GO}, {CARD_200 + DISCARDED}};
    assert_memory_equal(state.pub.recent, recent, sizeof recent);
    mille_deal(&state, NULL);
    static const uint8_t none[2][RECENT_CARDS] = {{CARD_NONE}};
    assert_memory_equal(state.pub.recent, none, sizeof none);
}

static void cards_and_points_are_those_of_the_rules_page(void)
{
    int count[FAMILY_SAFETY + 1] = {0};
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        count[mille_cards[card].family] += mille_cards[card].count;
    }
    assert_int_equal(count[FAMILY_NONE], 0);
    assert_int_equal(count[FAMILY_DISTANCE], 46);
    assert_int_equal(count[FAMILY_HAZARD], 13);
    assert_int_equal(count[FAMILY_REMEDY], 38);
    assert_int_equal(count[FAMILY_SAFETY], 4);
    assert_int_equal(mille_cards[CARD_STOP].remedy, CARD_GO);
    assert_int_equal(mille_cards[CARD_STOP].safety, CARD_RIGHT_OF_WAY);
    assert_int_equal(mille_cards[CARD_SPEED_LIMIT].remedy, CARD_END_OF_LIMIT);
    assert_int_equal(mille_cards[CARD_SPEED_LIMIT].safety, CARD_RIGHT_OF_WAY);
    static const int points[SCORE_LINES] = {1, 100, 300, 300, 400, 300, 300, 200, 500};
    for (int code = 0; code < SCORE_LINES; code++) {
        assert_int_equal(mille_points[code], points[code]);
    }
}

static void a_card_knows_where_it_would_go(void)
{
    struct mille_state state = rig_for(4, 4);
    rig_lay(&state, 3, "go");
    rig_hand(&state, 1, "stop go driving-ace");
    rig_turn(&state, 1, PHASE_PLAY);
    const struct mille_hand *hand = &state.hand[1];
    assert_int_equal(mille_play_of(&state.pub, hand, CARD_GO).target, 1);
    assert_int_equal(mille_play_of(&state.pub, hand, CARD_DRIVING_ACE).target, 1);
    /* The only side that can go; nobody can be hit by an Accident that is not in the hand: the next side. */
    assert_int_equal(mille_play_of(&state.pub, hand, CARD_STOP).target, 3);
    assert_int_equal(mille_play_of(&state.pub, hand, CARD_ACCIDENT).target, 2);
}

const struct test tests[] = {
    TEST(what_may_be_played),
    TEST(a_refused_move_changes_nothing),
    TEST(a_card_must_be_in_the_hand),
    TEST(nonsense_is_no_move),
    TEST(when_the_hand_is_over_only_the_table_moves),
    TEST(everybody_remembers_what_a_seat_ended_its_last_turns_with),
    TEST(cards_and_points_are_those_of_the_rules_page),
    TEST(a_card_knows_where_it_would_go),
    {0},
};
