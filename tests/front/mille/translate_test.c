/* SPDX-License-Identifier: MIT */
/* Every card, refusal, move and score line of the road game has its words, and says the right ones. */
#include "base/number.h"
#include "front/mille/mille_words.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

static char buffer[256];

static const char *number(int value)
{
    struct text out = text_in(buffer, sizeof buffer);
    number_add(value, &out);
    assert_false(out.cut);
    return buffer;
}

/* Two seats, the deck half gone, nothing on the table. */
static struct mille_public table_before(void)
{
    return (struct mille_public){.seats = 2,
                                 .sides = 2,
                                 .phase = PHASE_PLAY,
                                 .deck = 50,
                                 .trip_side = -1,
                                 .hand_number = 1,
                                 .goal = GOAL_MILES};
}

static struct move play(int card, int target)
{
    return (struct move){.kind = MOVE_PLAY, .card = (uint8_t)card, .target = (uint8_t)target};
}

static const char *refused(const struct mille_public *pub, struct move move, refusal why)
{
    struct text out = text_in(buffer, sizeof buffer);
    mille_refusal_text(pub, move, why, &out);
    assert_false(out.cut);
    return buffer;
}

static const char *would(const struct mille_public *pub, struct move move)
{
    struct text out = text_in(buffer, sizeof buffer);
    mille_move_text(pub, move, &out);
    assert_false(out.cut);
    return buffer;
}

static void every_card_has_its_words_and_its_picture(void)
{
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        assert_true(strlen(mille_card_name(card)) > 0);
        assert_true(strlen(mille_card_help(card)) > 10);
        assert_true(strncmp(mille_card_asset(card), "cards/", 6) == 0);
        for (int other = 0; other < card; other++) {
            assert_string_not_equal(mille_card_asset(card), mille_card_asset(other));
            assert_string_not_equal(mille_card_name(card), mille_card_name(other));
        }
        char file[128];
        snprintf(file, sizeof file, "../assets/%s.svg", mille_card_asset(card));
        FILE *picture = fopen(file, "rb");
        assert_non_null(picture);
        fclose(picture);
        assert_true((card == CARD_NONE) == (mille_card_title(card)[0] == '\0'));
    }
    assert_string_equal(mille_card_asset(CARD_FLAT_TIRE), "cards/hazard_flat_tire");
    assert_string_equal(mille_card_asset(CARD_NONE), "cards/back");
    assert_string_equal(mille_card_title(CARD_FLAT_TIRE), "FLAT TIRE");
    assert_string_equal(mille_card_title(CARD_100), "SEDAN");
}

static int title_green(struct draw_list *list, int card)
{
    return mille_card_draw(list, card, (struct rect){0, 0, 100, 140}, 0, 0)->as.card.title_ink.g;
}

static void titles_of_safeties_are_gold(void)
{
    struct draw_list list;
    draw_init(&list, NULL);
    assert_int_equal(title_green(&list, CARD_EXTRA_TANK), INK_GOLDLT.g);
    assert_int_equal(title_green(&list, CARD_STOP), INK_CREAM.g);
    draw_free(&list);
}

static void every_score_line_has_its_name(void)
{
    for (int code = 0; code < SCORE_LINES; code++) {
        assert_true(strlen(mille_score_text(code)) > 3);
    }
    assert_string_equal(mille_score_text(SCORE_MILES), "Milestones played");
    assert_string_equal(mille_score_text(SCORE_SHUT_OUT), "Shut-out");
}

static void every_refusal_has_a_sentence(void)
{
    struct mille_public pub = table_before();
    pub.side[0].battle = CARD_OUT_OF_GAS;
    for (refusal why = REFUSED_NOT_A_MOVE; why < REFUSAL_KINDS; why++) {
        for (int card = CARD_NONE; card < CARD_KINDS; card++) {
            for (int kind = MOVE_NONE; kind <= MOVE_NEXT; kind++) {
                struct move move = {.kind = (uint8_t)kind, .card = (uint8_t)card};
                const char *sentence = refused(&pub, move, why);
                assert_true(strlen(sentence) > 10);
                assert_int_equal(sentence[strlen(sentence) - 1], '.');
            }
        }
    }
    for (int phase = PHASE_DRAW; phase <= PHASE_GAME_OVER; phase++) {
        pub.phase = (uint8_t)phase;
        assert_true(strlen(refused(&pub, (struct move){.kind = MOVE_DRAW}, REFUSED_PHASE)) > 10);
    }
}

static void refusals_name_what_is_in_the_way(void)
{
    struct mille_public pub = table_before();
    assert_string_equal(refused(&pub, play(CARD_25, 0), REFUSED_NEED_GO),
                        "You need a Go before you can drive.");
    pub.side[0].battle = CARD_GASOLINE;
    assert_string_equal(refused(&pub, play(CARD_25, 0), REFUSED_NEED_GO),
                        "After Gasoline you need a Go before you can drive.");
    pub.side[0].battle = CARD_ACCIDENT;
    assert_string_equal(refused(&pub, play(CARD_25, 0), REFUSED_STOPPED_BY),
                        "Accident holds you up: you need Repairs or Driving ace.");
    assert_string_equal(refused(&pub, play(CARD_GO, 0), REFUSED_CURE_FIRST),
                        "A Go does not cure Accident: you need Repairs first.");
    pub.side[0].miles = 650;
    assert_string_equal(refused(&pub, play(CARD_75, 0), REFUSED_BEYOND_GOAL),
                        "You stand at 650: 75 more would pass the goal of 700.");
    assert_string_equal(refused(&pub, play(CARD_FLAT_TIRE, 1), REFUSED_TARGET_SAFE),
                        "Your opponent\u2019s Puncture proof prevents Flat tire to the end of the hand.");
}

static void moves_say_what_they_would_do(void)
{
    struct mille_public pub = table_before();
    pub.side[0].battle = CARD_GO;
    pub.side[0].miles = 525;
    assert_string_equal(would(&pub, play(CARD_25, 0)), "25 miles: 525 to 550");
    pub.side[0].miles = 600;
    assert_string_equal(would(&pub, play(CARD_100, 0)), "100 miles: 600 to 700, and you arrive in Avignon");
    pub.goal = GOAL_EXTENDED;
    assert_string_equal(would(&pub, play(CARD_100, 0)), "100 miles: 600 to 700");
    assert_string_equal(would(&pub, play(CARD_STOP, 1)), "Stop holds your opponent up; Go ends it");
    assert_string_equal(would(&pub, play(CARD_PUNCTURE_PROOF, 0)), "A safety: 100 points and another turn");
    pub.side[0].battle = CARD_FLAT_TIRE;
    assert_string_equal(would(&pub, play(CARD_SPARE_TIRE, 0)),
                        "Spare tire cures your Flat tire; a Go must follow");
    assert_string_equal(would(&pub, play(CARD_PUNCTURE_PROOF, 0)),
                        "Puncture proof lifts your Flat tire: 100 points and another turn");
    pub.phase = PHASE_DRAW;
    pub.side[0].fresh = FRESH_BATTLE;
    assert_string_equal(would(&pub, play(CARD_PUNCTURE_PROOF, 0)),
                        "Coup fourré! Play Puncture proof now for 400 points");
    for (int kind = MOVE_DRAW; kind <= MOVE_NEXT; kind++) {
        assert_true(strlen(would(&pub, (struct move){.kind = (uint8_t)kind, .card = CARD_STOP})) > 5);
    }
}

static void numbers_group_their_thousands(void)
{
    assert_string_equal(number(0), "0");
    assert_string_equal(number(75), "75");
    assert_string_equal(number(999), "999");
    assert_string_equal(number(1000), "1,000");
    assert_string_equal(number(4250), "4,250");
    assert_string_equal(number(12005), "12,005");
    assert_string_equal(number(1000000), "1,000,000");
    assert_string_equal(number(-1125), "-1,125");
}

const struct test tests[] = {
    TEST(every_card_has_its_words_and_its_picture),
    TEST(titles_of_safeties_are_gold),
    TEST(every_score_line_has_its_name),
    TEST(every_refusal_has_a_sentence),
    TEST(refusals_name_what_is_in_the_way),
    TEST(moves_say_what_they_would_do),
    TEST(numbers_group_their_thousands),
    {0},
};
