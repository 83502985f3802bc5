/* SPDX-License-Identifier: MIT */
/* What may be played: one row a sentence of docs/rules.md. Every row is tried from both seats. */
#include <stdio.h>
#include <string.h>

#include "games/mille/inside.h"
#include "rig.h"
#include "test.h"

/* What lies before a side. */
struct before {
    const char *battle;
    const char *speed;
    const char *safeties;
    const char *miles;
};

struct row {
    const char *rule;
    struct before own;
    struct before their;
    const char *move; /* on "own" or "their" side where it is played on one */
    refusal want;
    int phase; /* PHASE_DRAW or PHASE_PLAY */
    int goal;  /* 0: 700 */
};

#define GOING .battle = "go"

static const struct row rows[] = {
    /* Turns. */
    {"a turn begins with a draw", {0}, {0}, "draw", REFUSAL_NONE, PHASE_DRAW, 0},
    {"one draw a turn", {0}, {0}, "draw", REFUSED_ALREADY_DRAWN, PHASE_PLAY, 0},
    {"a card is played after the draw", {0}, {0}, "play go own", REFUSED_DRAW_FIRST, PHASE_DRAW, 0},
    {"a card is discarded after the draw", {0}, {0}, "discard 25", REFUSED_DRAW_FIRST, PHASE_DRAW, 0},
    {"a safety may be played before the draw", {0}, {0}, "play extra-tank own", REFUSAL_NONE, PHASE_DRAW, 0},
    {"a safety may be played after the draw", {0}, {0}, "play extra-tank own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"any card may be discarded", {0}, {0}, "discard stop", REFUSAL_NONE, PHASE_PLAY, 0},
    {"a card that could be played may be discarded", {GOING}, {0}, "discard 25", REFUSAL_NONE, PHASE_PLAY, 0},
    {"a safety is never discarded", {0}, {0}, "discard right-of-way", REFUSED_DISCARD_SAFETY, PHASE_PLAY, 0},
    {"nor before the draw", {0}, {0}, "discard right-of-way", REFUSED_DISCARD_SAFETY, PHASE_DRAW, 0},
    {"an extension is a question of 700", {GOING}, {0}, "extend", REFUSED_PHASE, PHASE_PLAY, 0},
    {"so is finishing", {GOING}, {0}, "finish", REFUSED_PHASE, PHASE_PLAY, 0},
    {"the next hand comes after this one", {GOING}, {0}, "next", REFUSED_PHASE, PHASE_PLAY, 0},

    /* Who can go. */
    {"who shows a Go can go", {.battle = "go"}, {0}, "play 100 own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"an empty battle pile wants a Go", {0}, {0}, "play 100 own", REFUSED_NEED_GO, PHASE_PLAY, 0},
    {"a cured hazard wants a Go",
     {.battle = "go out-of-gas gasoline"},
     {0},
     "play 25 own",
     REFUSED_NEED_GO,
     PHASE_PLAY,
     0},
    {"Out of gas holds up",
     {.battle = "go out-of-gas"},
     {0},
     "play 25 own",
     REFUSED_STOPPED_BY,
     PHASE_PLAY,
     0},
    {"Flat tire holds up", {.battle = "go flat-tire"}, {0}, "play 25 own", REFUSED_STOPPED_BY, PHASE_PLAY, 0},
    {"Accident holds up", {.battle = "go accident"}, {0}, "play 25 own", REFUSED_STOPPED_BY, PHASE_PLAY, 0},
    {"Stop holds up", {.battle = "go stop"}, {0}, "play 25 own", REFUSED_STOPPED_BY, PHASE_PLAY, 0},
    {"with Right of way an empty pile can go",
     {.safeties = "right-of-way"},
     {0},
     "play 200 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"with Right of way a cure is enough",
     {.battle = "go accident repairs", .safeties = "right-of-way"},
     {0},
     "play 75 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Right of way does not drive on a Flat tire",
     {.battle = "go flat-tire", .safeties = "right-of-way"},
     {0},
     "play 25 own",
     REFUSED_STOPPED_BY,
     PHASE_PLAY,
     0},
    {"other safeties are no Go",
     {.safeties = "extra-tank puncture-proof driving-ace"},
     {0},
     "play 25 own",
     REFUSED_NEED_GO,
     PHASE_PLAY,
     0},

    /* Distances. */
    {"25 under a Speed limit",
     {GOING, .speed = "speed-limit"},
     {0},
     "play 25 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"50 under a Speed limit",
     {GOING, .speed = "speed-limit"},
     {0},
     "play 50 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"75 not under a Speed limit",
     {GOING, .speed = "speed-limit"},
     {0},
     "play 75 own",
     REFUSED_SPEED_LIMIT,
     PHASE_PLAY,
     0},
    {"100 not under a Speed limit",
     {GOING, .speed = "speed-limit"},
     {0},
     "play 100 own",
     REFUSED_SPEED_LIMIT,
     PHASE_PLAY,
     0},
    {"200 not under a Speed limit",
     {GOING, .speed = "speed-limit"},
     {0},
     "play 200 own",
     REFUSED_SPEED_LIMIT,
     PHASE_PLAY,
     0},
    {"an ended limit limits no more",
     {GOING, .speed = "speed-limit end-of-limit"},
     {0},
     "play 200 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"a hazard in the way says more than a limit",
     {.battle = "go stop", .speed = "speed-limit"},
     {0},
     "play 100 own",
     REFUSED_STOPPED_BY,
     PHASE_PLAY,
     0},
    {"exactly to 700", {GOING, .miles = "200 200 100 100"}, {0}, "play 100 own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"not beyond 700",
     {GOING, .miles = "200 200 100 100 25"},
     {0},
     "play 100 own",
     REFUSED_BEYOND_GOAL,
     PHASE_PLAY,
     0},
    {"beyond 700 after an extension",
     {GOING, .miles = "200 200 100 100 100"},
     {0},
     "play 100 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     GOAL_EXTENDED},
    {"not beyond 1000",
     {GOING, .miles = "200 200 100 100 100 100 100 75"},
     {0},
     "play 50 own",
     REFUSED_BEYOND_GOAL,
     PHASE_PLAY,
     GOAL_EXTENDED},
    {"exactly to 1000",
     {GOING, .miles = "200 200 100 100 100 100 100 75"},
     {0},
     "play 25 own",
     REFUSAL_NONE,
     PHASE_PLAY,
     GOAL_EXTENDED},
    {"too far stays too far, whatever stops",
     {.battle = "go stop", .miles = "200 200 100 100 25"},
     {0},
     "play 100 own",
     REFUSED_BEYOND_GOAL,
     PHASE_PLAY,
     0},
    {"a first 200", {GOING}, {0}, "play 200 own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"a second 200", {GOING, .miles = "200"}, {0}, "play 200 own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"no third 200", {GOING, .miles = "200 200"}, {0}, "play 200 own", REFUSED_TWO_RACERS, PHASE_PLAY, 0},
    {"a third 200 is none, wherever it leads",
     {.miles = "200 200 100 100"},
     {0},
     "play 200 own",
     REFUSED_TWO_RACERS,
     PHASE_PLAY,
     0},
    {"200s count for each side", {GOING}, {.miles = "200 200"}, "play 200 own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"a distance is for the own side", {GOING}, {GOING}, "play 100 their", REFUSED_WRONG_SIDE, PHASE_PLAY, 0},

    /* Remedies. */
    {"Gasoline cures Out of gas",
     {.battle = "go out-of-gas"},
     {0},
     "play gasoline own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Spare tire cures Flat tire",
     {.battle = "go flat-tire"},
     {0},
     "play spare-tire own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Repairs cure an Accident",
     {.battle = "go accident"},
     {0},
     "play repairs own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Gasoline cures no Flat tire",
     {.battle = "go flat-tire"},
     {0},
     "play gasoline own",
     REFUSED_NOTHING_TO_CURE,
     PHASE_PLAY,
     0},
    {"Spare tire cures no Accident",
     {.battle = "go accident"},
     {0},
     "play spare-tire own",
     REFUSED_NOTHING_TO_CURE,
     PHASE_PLAY,
     0},
    {"Repairs cure no Stop",
     {.battle = "go stop"},
     {0},
     "play repairs own",
     REFUSED_NOTHING_TO_CURE,
     PHASE_PLAY,
     0},
    {"Gasoline wants a hazard", {GOING}, {0}, "play gasoline own", REFUSED_NOTHING_TO_CURE, PHASE_PLAY, 0},
    {"Repairs on an empty pile cure nothing",
     {0},
     {0},
     "play repairs own",
     REFUSED_NOTHING_TO_CURE,
     PHASE_PLAY,
     0},
    {"a hazard is cured once",
     {.battle = "go out-of-gas gasoline"},
     {0},
     "play gasoline own",
     REFUSED_NOTHING_TO_CURE,
     PHASE_PLAY,
     0},
    {"Go on an empty pile", {0}, {0}, "play go own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Go on a Stop", {.battle = "go stop"}, {0}, "play go own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Go on Gasoline", {.battle = "go out-of-gas gasoline"}, {0}, "play go own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Go on Spare tire",
     {.battle = "go flat-tire spare-tire"},
     {0},
     "play go own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Go on Repairs", {.battle = "go accident repairs"}, {0}, "play go own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Go is not played on Go", {.battle = "go"}, {0}, "play go own", REFUSED_ALREADY_GO, PHASE_PLAY, 0},
    {"Go does not cure Out of gas",
     {.battle = "go out-of-gas"},
     {0},
     "play go own",
     REFUSED_CURE_FIRST,
     PHASE_PLAY,
     0},
    {"Go does not cure Flat tire",
     {.battle = "go flat-tire"},
     {0},
     "play go own",
     REFUSED_CURE_FIRST,
     PHASE_PLAY,
     0},
    {"Go does not cure an Accident",
     {.battle = "go accident"},
     {0},
     "play go own",
     REFUSED_CURE_FIRST,
     PHASE_PLAY,
     0},
    {"Go may follow Right of way",
     {.safeties = "right-of-way"},
     {0},
     "play go own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"End of limit ends a Speed limit",
     {.speed = "speed-limit"},
     {0},
     "play end-of-limit own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"even of a side that is stopped",
     {.battle = "go stop", .speed = "speed-limit"},
     {0},
     "play end-of-limit own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"End of limit wants a limit", {GOING}, {0}, "play end-of-limit own", REFUSED_NOT_LIMITED, PHASE_PLAY, 0},
    {"a limit is ended once",
     {.speed = "speed-limit end-of-limit"},
     {0},
     "play end-of-limit own",
     REFUSED_NOT_LIMITED,
     PHASE_PLAY,
     0},
    {"a remedy is for the own side",
     {0},
     {.battle = "go stop"},
     "play go their",
     REFUSED_WRONG_SIDE,
     PHASE_PLAY,
     0},

    /* Hazards. */
    {"Out of gas against who can go", {0}, {GOING}, "play out-of-gas their", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Flat tire against who can go", {0}, {GOING}, "play flat-tire their", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Accident against who can go", {0}, {GOING}, "play accident their", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Stop against who can go", {0}, {GOING}, "play stop their", REFUSAL_NONE, PHASE_PLAY, 0},
    {"no hazard on an empty pile", {0}, {0}, "play stop their", REFUSED_TARGET_STOPPED, PHASE_PLAY, 0},
    {"no hazard on a hazard",
     {0},
     {.battle = "go stop"},
     "play accident their",
     REFUSED_TARGET_STOPPED,
     PHASE_PLAY,
     0},
    {"no hazard on a cure without Right of way",
     {0},
     {.battle = "go flat-tire spare-tire"},
     "play accident their",
     REFUSED_TARGET_STOPPED,
     PHASE_PLAY,
     0},
    {"with Right of way a hazard on a cure",
     {0},
     {.battle = "go flat-tire spare-tire", .safeties = "right-of-way"},
     "play accident their",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"with Right of way a hazard on an empty pile",
     {0},
     {.safeties = "right-of-way"},
     "play out-of-gas their",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Extra tank prevents Out of gas",
     {0},
     {GOING, .safeties = "extra-tank"},
     "play out-of-gas their",
     REFUSED_TARGET_SAFE,
     PHASE_PLAY,
     0},
    {"Puncture proof prevents Flat tire",
     {0},
     {GOING, .safeties = "puncture-proof"},
     "play flat-tire their",
     REFUSED_TARGET_SAFE,
     PHASE_PLAY,
     0},
    {"Driving ace prevents Accident",
     {0},
     {GOING, .safeties = "driving-ace"},
     "play accident their",
     REFUSED_TARGET_SAFE,
     PHASE_PLAY,
     0},
    {"Right of way prevents Stop",
     {0},
     {GOING, .safeties = "right-of-way"},
     "play stop their",
     REFUSED_TARGET_SAFE,
     PHASE_PLAY,
     0},
    {"Right of way prevents Speed limit",
     {0},
     {GOING, .safeties = "right-of-way"},
     "play speed-limit their",
     REFUSED_TARGET_SAFE,
     PHASE_PLAY,
     0},
    {"Extra tank prevents nothing else",
     {0},
     {GOING, .safeties = "extra-tank"},
     "play flat-tire their",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"being safe lasts longer than being stopped",
     {0},
     {.battle = "go stop", .safeties = "driving-ace"},
     "play accident their",
     REFUSED_TARGET_SAFE,
     PHASE_PLAY,
     0},
    {"Speed limit against who can go", {0}, {GOING}, "play speed-limit their", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Speed limit against who cannot go", {0}, {0}, "play speed-limit their", REFUSAL_NONE, PHASE_PLAY, 0},
    {"Speed limit against who is stopped",
     {0},
     {.battle = "go accident"},
     "play speed-limit their",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"no second limit on a limit",
     {0},
     {GOING, .speed = "speed-limit"},
     "play speed-limit their",
     REFUSED_TARGET_LIMITED,
     PHASE_PLAY,
     0},
    {"a limit after an ended one",
     {0},
     {GOING, .speed = "speed-limit end-of-limit"},
     "play speed-limit their",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"the own safety does not protect the other",
     {.safeties = "right-of-way"},
     {GOING},
     "play stop their",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"a hazard is for the other side", {GOING}, {GOING}, "play stop own", REFUSED_WRONG_SIDE, PHASE_PLAY, 0},
    {"a limit is for the other side",
     {GOING},
     {GOING},
     "play speed-limit own",
     REFUSED_WRONG_SIDE,
     PHASE_PLAY,
     0},

    /* Safeties. */
    {"a safety without its hazard", {GOING}, {0}, "play driving-ace own", REFUSAL_NONE, PHASE_PLAY, 0},
    {"a safety against its hazard",
     {.battle = "go accident"},
     {0},
     "play driving-ace own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"a safety under another hazard",
     {.battle = "go accident"},
     {0},
     "play puncture-proof own",
     REFUSAL_NONE,
     PHASE_PLAY,
     0},
    {"Right of way on an empty pile", {0}, {0}, "play right-of-way own", REFUSAL_NONE, PHASE_DRAW, 0},
    {"a safety is for the own side", {0}, {0}, "play driving-ace their", REFUSED_WRONG_SIDE, PHASE_PLAY, 0},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

static void lay(struct mille_state *state, int side, const struct before *before)
{
    rig_battle(state, side, before->battle);
    rig_speed(state, side, before->speed);
    rig_safeties(state, side, before->safeties);
    rig_miles(state, side, before->miles);
}

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
    state.pub.goal = (int16_t)(row->goal ? row->goal : GOAL_MILES);
    lay(&state, seat, &row->own);
    lay(&state, 1 - seat, &row->their);
    if (move.card != CARD_NONE) {
        rig_hand(&state, seat, mille_cards[move.card].name);
    }
    rig_turn(&state, seat, row->phase);
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
                        mille_game.refusal_name(got), mille_game.refusal_name(row->want));
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
    rig_battle(&state, 0, "go");
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
    rig_battle(&state, 0, "go");
    rig_hand(&state, 0, "25");
    rig_turn(&state, 0, PHASE_PLAY);
    static const struct move nonsense[] = {
        {0},
        {.kind = MOVE_NEXT + 1},
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
    rig_battle(&state, 0, "go");
    rig_miles(&state, 0, "200 200 100 100 75");
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
    rig_battle(&state, 3, "go");
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
