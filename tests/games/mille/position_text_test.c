/* SPDX-License-Identifier: MIT */
/* Positions as lines: every position of a game can be written down and read again, to the last figure of
 * the search; what cannot be is refused with its reason. */
#include <string.h>

#include "position_line.h"
#include "test.h"

/* The line of docs/engine.md. */
static const char example[] =
    "goal=700 deck=57 phase=play first=me hand=25,100,go,stop,spare-tire,repairs,200 me.battle=go "
    "me.speed=none "
    "me.safeties=extra-tank!,driving-ace me.miles=25,100,100 me.total=1200 op.battle=stop "
    "op.speed=speed-limit "
    "op.hand=6 op.safeties=- op.miles=75 op.total=900 gone=25,25,go,stop fresh=none";

#define ALL_SAFE "op.safeties=extra-tank,puncture-proof,driving-ace,right-of-way"

static void expect_moves(const char *line, const char *wanted)
{
    struct mille_observation seen = position_line_read(line);
    struct move moves[GAME_MOVES_MAX];
    int count = mille_moves(&seen.pub, &seen.own, moves);
    char said[512];
    struct text text = text_in(said, sizeof said);
    for (int i = 0; i < count; i++) {
        text_add(&text, i > 0 ? ", " : "");
        mille_position_move(&seen, moves[i], &text);
    }
    assert_string_equal(said, wanted);
}

static void the_documented_line_is_read(void)
{
    struct mille_observation seen = position_line_read(example);
    const struct mille_side *me = &seen.pub.side[0], *op = &seen.pub.side[1];
    assert_int_equal(seen.seat, 0);
    assert_int_equal(seen.pub.turn, 0);
    assert_int_equal(seen.pub.phase, PHASE_PLAY);
    assert_int_equal(seen.pub.deck, 57);
    assert_int_equal(seen.own.count, 7);
    assert_int_equal(seen.own.card[6], CARD_200);
    assert_int_equal(me->miles, 225);
    assert_int_equal(me->total, 1200);
    assert_int_equal(me->safety[mille_safety_index(CARD_EXTRA_TANK)], SAFETY_COUP_FOURRE);
    assert_int_equal(me->safety[mille_safety_index(CARD_DRIVING_ACE)], SAFETY_PLAYED);
    assert_int_equal(op->battle, CARD_STOP);
    assert_int_equal(op->speed, CARD_SPEED_LIMIT);
    assert_int_equal(op->miles, 75);
    assert_int_equal(seen.pub.hand[1], 6);
}

/* The example tells fewer cards than have been played: the others count as discarded, never a safety. */
static void cards_that_nobody_remembers_are_gone(void)
{
    struct mille_observation seen = position_line_read(example);
    uint8_t unseen[CARD_KINDS];
    mille_unseen(&seen, unseen);
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        count += unseen[card];
    }
    assert_int_equal(count, 57 + 6);
    assert_int_equal(unseen[CARD_PUNCTURE_PROOF] + unseen[CARD_RIGHT_OF_WAY], 2);
    char line[POSITION_TEXT_SIZE];
    position_line_write(&seen, line);
    struct mille_observation again = position_line_read(line);
    assert_memory_equal(again.pub.discard, seen.pub.discard, sizeof seen.pub.discard);
}

static void fields_come_in_any_order_and_with_any_spaces(void)
{
    expect_moves("hand=25,100,go,stop,extra-tank,50   phase=draw  deck=89 ", "play extra-tank, draw");
    expect_moves(" deck=89 phase=draw hand=25,100,go,stop,extra-tank,50", "play extra-tank, draw");
}

static void what_is_left_out_is_as_at_the_start_of_a_hand(void)
{
    struct mille_observation seen =
        position_line_read("deck=89 phase=draw hand=25,100,go,stop,extra-tank,50");
    char line[POSITION_TEXT_SIZE];
    position_line_write(&seen, line);
    assert_string_equal(
        line, "goal=700 deck=89 phase=draw first=me hand=25,100,go,stop,extra-tank,50 me.battle=none "
              "me.speed=none me.safeties=- me.miles=- me.total=0 op.battle=none op.speed=none op.hand=6 "
              "op.safeties=- op.miles=- op.total=0 gone=- fresh=none");
}

static void each_phase_has_its_moves(void)
{
    expect_moves("deck=88 phase=play hand=25,stop,go,extra-tank,50,50,100",
                 "play go, play extra-tank, discard 25, discard 50, discard 100, discard stop, discard go");
    expect_moves("deck=40 phase=draw hand=25,stop,go,right-of-way,50,50 me.battle=stop gone=go fresh=battle",
                 "play right-of-way, draw");
    expect_moves(
        "deck=20 phase=extend hand=25,stop,go,extra-tank,50,50 me.battle=go me.miles=200,200,100,100,100",
        "extend, finish");
    expect_moves("deck=0 phase=extend hand=- me.battle=go me.miles=200,200,100,100,100 op.hand=0 " ALL_SAFE,
                 "extend, finish");
    expect_moves("deck=0 phase=extend hand=25 me.battle=go me.speed=speed-limit fresh=speed op.hand=0 "
                 "me.miles=200,200,100,100,50,50 " ALL_SAFE,
                 "extend, finish");
    expect_moves("deck=0 phase=play hand=25 me.battle=go op.hand=2 " ALL_SAFE, "play 25, discard 25");
}

static void rule_options_are_fields(void)
{
    struct mille_observation seen = position_line_read(
        "deck=0 phase=play hand=25 op.hand=0 extension=off deck_end=empty_hands " ALL_SAFE);
    assert_int_equal(seen.pub.option[OPTION_EXTENSION], EXTENSION_OFF);
    assert_int_equal(seen.pub.option[OPTION_DECK_END], DECK_END_EMPTY_HANDS);
    char line[POSITION_TEXT_SIZE];
    position_line_write(&seen, line);
    assert_non_null(strstr(line, "fresh=none extension=off deck_end=empty_hands"));
}

static void the_last_turns_of_both_sides_are_fields(void)
{
    struct mille_observation seen = position_line_read(
        "deck=60 phase=play hand=25,25,50,50,75,75,go me.recent=-stop,-25 op.recent=go,stop,-200,50,-go,-25");
    static const uint8_t recent[2][RECENT_CARDS] = {
        {CARD_STOP + DISCARDED, CARD_25 + DISCARDED},
        {CARD_GO, CARD_STOP, CARD_200 + DISCARDED, CARD_50, CARD_GO + DISCARDED, CARD_25 + DISCARDED}};
    assert_memory_equal(seen.pub.recent, recent, sizeof recent);
    char line[POSITION_TEXT_SIZE];
    position_line_write(&seen, line);
    assert_non_null(strstr(line, " me.recent=-stop,-25 op.recent=go,stop,-200,50,-go,-25 "));
}

#define START "deck=89 phase=draw hand=25,25,50,50,75,75 "
#define PLAY "deck=60 phase=play hand=25,25,50,50,75,75,go "

static void what_cannot_be_is_refused_with_its_reason(void)
{
    static const struct {
        const char *line, *why;
    } rows[] = {
        {"", "deck: missing"},
        {"deck=89 hand=25", "phase: missing"},
        {"deck=89 phase=draw", "hand: missing"},
        {START "weather=fine", "no field is called \"weather\""},
        {START "deck=89", "deck: given twice"},
        {START "gone", "gone: no value"},
        {START "gone=", "gone: no value"},
        {START "\x1b[31m=1", "no field is called \"?[31m\""},
        {START "goal=900", "goal: \"900\" is neither 700 nor 1000"},
        {START "me.total=-5", "me.total: \"-5\" is not a number from 0 up"},
        {START "me.total=99999999999999999999",
         "me.total: \"99999999999999999999\" is not a number from 0 up"},
        {START "me.total=5000", "me.total: at most 4999"},
        {START "op.total=1210", "op.total: points come in 25s"},
        {"deck=102 phase=draw hand=25", "deck: at most 101"},
        {"deck=89 phase=lunch hand=25", "phase: \"lunch\" is not a value of this field"},
        {START "first=you", "first: \"you\" is not a value of this field"},
        {START "fresh=yes", "fresh: \"yes\" is not a value of this field"},
        {START "extension=maybe", "extension: \"maybe\" is not a value of this field"},
        {"deck=89 phase=draw hand=25,30", "hand: \"30\" is not a card"},
        {"deck=89 phase=draw hand=25,,30", "hand: \"\" is not a card"},
        {"deck=89 phase=draw hand=25,none", "hand: \"none\" is not a card"},
        {"deck=89 phase=draw hand=extra-tank!", "hand: \"extra-tank!\" is not a card"},
        {"deck=80 phase=draw hand=25,25,25,25,25,25,25,25", "hand: at most 7 cards"},
        {START "op.hand=7", "op.hand: at most 6"},
        {START "me.battle=100", "me.battle: \"100\" does not lie on this pile"},
        {START "me.battle=speed-limit", "me.battle: \"speed-limit\" does not lie on this pile"},
        {START "op.speed=go", "op.speed: \"go\" does not lie on this pile"},
        {START "me.safeties=go", "me.safeties: \"go\" is not a safety"},
        {START "me.safeties=extra-tank,extra-tank!", "me.safeties: \"extra-tank!\" is there twice"},
        {START "me.miles=go", "me.miles: \"go\" is not a distance"},
        {START "me.miles=25!", "me.miles: \"25!\" is not a distance"},
        {START "gone=extra-tank", "gone: \"extra-tank\" is a safety: it is never gone"},
        {START "gone=go!", "gone: \"go!\" is not a card"},
        {START "gone=stop,stop,stop,stop,stop", "gone: \"stop\" is not that often in the deck"},
        {START "op.miles=25,25,25,25,25,25,25,25,25,25,25", "op.miles: \"25\" is not that often in the deck"},
        /* the rules */
        {PLAY "me.battle=go me.miles=200,200,200", "me.miles: at most two 200s"},
        {PLAY "me.battle=go me.miles=200,200,100,100,75,75", "me.miles: 750 is beyond the goal"},
        {PLAY "op.battle=accident op.safeties=driving-ace", "op.battle: safe from accident"},
        {PLAY "op.battle=stop op.safeties=right-of-way", "op.battle: safe from stop"},
        {PLAY "me.speed=speed-limit me.safeties=right-of-way", "me.speed: safe from speed-limit"},
        {PLAY "op.miles=25", "op.battle: no miles without a go"},
        {PLAY "me.battle=go me.miles=200,200,100,100,100",
         "me.miles: at the goal, so that the hand is over or asks extend"},
        {PLAY "op.battle=go op.miles=200,200,100,100,100", "op.miles: at the goal, so that the hand is over"},
        {PLAY "goal=1000 op.battle=go op.miles=200,200", "goal: 1000, but nobody has been at 700"},
        {PLAY "goal=1000 op.battle=go op.miles=200,200,100,100,100 extension=off",
         "goal: 1000, but extensions are off"},
        {"deck=60 phase=extend hand=25,25,50,50,75,75 me.battle=go me.miles=200,200,100,100",
         "phase: extend is asked at 700 of 700, where extensions are on"},
        {"deck=60 phase=extend hand=25,25,50,50,75,75 me.battle=go me.miles=200,200,100,100,100 "
         "extension=off",
         "phase: extend is asked at 700 of 700, where extensions are on"},
        {"deck=60 phase=extend hand=25,25,50,50,75,75 me.battle=stop me.miles=200,200,100,100,100",
         "phase: extend, but me could not go"},
        {"deck=0 phase=extend hand=- me.battle=go me.miles=200,200,100,100,100",
         "op.hand: missing, and the deck is out"},
        {START "op.hand=5", "op.hand: six cards while the deck lasts"},
        {"deck=0 phase=draw hand=25,25,50,50,75,75 op.hand=6", "phase: no draw without a deck"},
        {"deck=60 phase=draw hand=25,25,50,50,75,75,75",
         "hand: six cards before the draw, one less for a safety played since"},
        {"deck=60 phase=draw hand=25,25,50,50 me.safeties=extra-tank",
         "hand: six cards before the draw, one less for a safety played since"},
        {"deck=60 phase=play hand=25,25,50,50,75,75", "hand: seven cards after the draw"},
        {"deck=0 phase=play hand=- op.hand=3", "hand: no card to play"},
        {"deck=60 phase=extend hand=25,25,50,50,75,75,75 me.battle=go me.miles=200,200,100,100,100",
         "hand: six cards after the play"},
        {START "fresh=battle", "fresh: no hazard is there"},
        {START "fresh=speed me.speed=end-of-limit gone=speed-limit", "fresh: no hazard is there"},
        {PLAY "me.speed=speed-limit fresh=speed", "fresh: the draw has ended it"},
        {PLAY "op.recent=100,extra-tank", "op.recent: \"extra-tank\" ends no turn"},
        {PLAY "op.recent=100!", "op.recent: \"100!\" ends no turn"},
        {PLAY "me.recent=25,25,25,25,25,25,25", "me.recent: at most 6 cards"},
        {PLAY "op.safeties=-extra-tank", "op.safeties: \"-extra-tank\" is not a safety"},
        /* the count */
        {"deck=60 phase=play hand=stop,stop,stop,25,25,25,25 gone=stop,stop",
         "stop: 5 in the line, 4 in the deck"},
        {PLAY "me.safeties=extra-tank op.safeties=extra-tank", "extra-tank: 2 in the line, 1 in the deck"},
        {"deck=89 phase=play hand=25,25,50,50,75,75,go", "all cards come to 102, not 101"},
        {"deck=0 phase=play hand=25,25,50,50,75,75,go op.hand=3",
         "deck: too few cards for the safeties that nobody has seen"},
        {"deck=87 phase=play hand=25,25,50,50,75,75,go me.battle=stop",
         "gone: no go, on which me.battle=stop must lie"},
        {"deck=84 phase=play hand=25,25,50,50,75,75,go op.battle=repairs gone=go,go,go",
         "gone: no accident, on which op.battle=repairs must lie"},
        {"deck=86 phase=play hand=25,25,50,50,75,75,go op.speed=end-of-limit gone=stop",
         "gone: no speed-limit, on which op.speed=end-of-limit must lie"},
        {"deck=86 phase=play hand=25,25,50,50,75,75,go me.safeties=right-of-way! gone=go",
         "gone: no hazard for right-of-way!"},
        {"deck=0 phase=play hand=25 op.hand=0 me.safeties=extra-tank,puncture-proof,driving-ace,right-of-way "
         "me.speed=none me.battle=stop",
         "me.battle: safe from stop"},
        {"deck=0 phase=play hand=25 op.hand=0 " ALL_SAFE,
         "deck: it is out and nobody can play, so that the hand is over"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct mille_observation seen, before;
        memset(&seen, 0x5A, sizeof seen);
        memset(&before, 0x5A, sizeof before);
        char reason[POSITION_REASON_SIZE];
        struct text why = text_in(reason, sizeof reason);
        if (mille_position_parse(rows[i].line, &seen, &why)) {
            print_message("accepted: %s\n", rows[i].line);
            fail();
        }
        assert_string_equal(reason, rows[i].why);
        assert_memory_equal(&seen, &before, sizeof seen);
    }
}

/* With Right of Way a hazard may lie on no Go at all; the safety that lifts it then leaves one that is no
 * card, and only the count can tell. */
static void a_go_that_is_no_card_is_known_by_the_count(void)
{
    struct mille_observation seen =
        position_line_read("deck=84 phase=draw hand=25,25,50,50,75,75 me.battle=go "
                           "me.safeties=puncture-proof!,right-of-way gone=flat-tire,25,50");
    assert_int_equal(seen.pub.side[0].battle, CARD_GO);
    assert_int_equal(seen.pub.side[0].battle_pile[CARD_GO], 0);
    seen = position_line_read("deck=83 phase=draw hand=25,25,50,50,75,75 me.battle=go "
                              "me.safeties=puncture-proof!,right-of-way gone=flat-tire,25,50");
    assert_int_equal(seen.pub.side[0].battle_pile[CARD_GO], 1);
}

const struct test tests[] = {
    TEST(the_documented_line_is_read),
    TEST(cards_that_nobody_remembers_are_gone),
    TEST(fields_come_in_any_order_and_with_any_spaces),
    TEST(what_is_left_out_is_as_at_the_start_of_a_hand),
    TEST(each_phase_has_its_moves),
    TEST(rule_options_are_fields),
    TEST(the_last_turns_of_both_sides_are_fields),
    TEST(what_cannot_be_is_refused_with_its_reason),
    TEST(a_go_that_is_no_card_is_known_by_the_count),
    {0},
};
