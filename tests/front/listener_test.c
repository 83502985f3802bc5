/* SPDX-License-Identifier: MIT */
/* Somebody who does not see: knows of the screen nothing but what is said, and answers with keys. From the
 * first start to a score at each table. */
#include "test.h"

#include "base/rng.h"
#include "base/text.h"
#include "robot.h"

#include <string.h>

enum { STEPS_MOST = 400, DECISIONS_MOST = 400, QUESTIONS_MOST = 12, HEARD_SIZE = 16384 };

static struct robot robot;
static struct rng hand; /* which arrow comes next */
static char heard[HEARD_SIZE];

/* ---- ears ------------------------------------------------------------------------------------------------
 */

static void listen_till_it_rests(void)
{
    robot_settle(&robot);
    text_copy(heard, sizeof heard, robot_transcript(&robot));
}

static void press(enum intent_kind kind)
{
    robot_forget_transcript(&robot);
    robot_do(&robot, kind);
    robot_do(&robot, INTENT_LET_GO); /* a key that is held shakes the cup */
    listen_till_it_rests();
}

static void ask(char key)
{
    robot_forget_transcript(&robot);
    robot_read(&robot, key);
    listen_till_it_rests();
}

static bool hears(const char *words)
{
    return strstr(heard, words) != NULL;
}

/* Whether the last thing that was said begins so. */
static bool ends_with(const char *words)
{
    const char *line = heard;
    for (const char *at = heard; *at; at++) {
        line = *at == '\n' && at[1] ? at + 1 : line;
    }
    return strncmp(line, words, strlen(words)) == 0;
}

/* ---- hands -----------------------------------------------------------------------------------------------
 */

/* Goes about, some steps in each direction, until what has the focus begins so, and has that in it. */
static bool find(const char *begin, const char *within)
{
    static const enum intent_kind arrows[] = {INTENT_RIGHT, INTENT_DOWN, INTENT_LEFT, INTENT_UP};
    int arrow = 0, left = 0;
    for (int step = 0; step < STEPS_MOST; step++) {
        if (left-- == 0) {
            arrow = (int)rng_below(&hand, sizeof arrows / sizeof *arrows);
            left = (int)rng_below(&hand, 5);
        }
        press(arrows[arrow]);
        if (heard[0] && ends_with(begin) && hears(within)) {
            return true;
        }
    }
    return false;
}

static void choose(const char *begin)
{
    if (!find(begin, "")) {
        fail_msg("\"%s\" is nowhere to be heard; last: %s", begin, heard);
    }
    press(INTENT_CONFIRM);
}

static void first_start(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot_forget(&robot);
    robot_restart(&robot);
    robot_settle(&robot);
    hand = rng_make(3, RNG_COSMETIC);
    robot_forget_transcript(&robot);
    robot_listen(&robot);
    listen_till_it_rests();
}

/* From the first start to the table whose sign says so; what is asked on the way is answered as it is heard.
 */
static void sit_down(const char *table)
{
    first_start();
    choose(table);
    for (int i = 0; i < QUESTIONS_MOST && !hears("Your turn,"); i++) {
        if (hears("Your name")) {
            robot_type(&robot, "Ada");
            press(INTENT_CONFIRM);
        } else if (hears("lessons")) {
            choose("To the");
        } else {
            press(INTENT_CONFIRM); /* what is offered first */
        }
    }
}

static void a_hand_of_the_road_is_played_by_ear(void)
{
    sit_down("New game");
    int decisions = 0;
    for (; decisions < DECISIONS_MOST && !hears("wins the hand") && !hears("You win the hand"); decisions++) {
        ask(READ_ABLE);
        if (hears("draw a card")) {
            choose("Deck");
        } else if (hears("discard one")) {
            assert_true(find("", "not playable"));
            press(INTENT_SECONDARY);
        } else if (hears("play or discard") || hears("Coup")) {
            assert_true(find("", ", playable"));
            press(INTENT_CONFIRM);
        } else { /* the road goes on, or the hand is counted up */
            press(INTENT_CONFIRM);
        }
    }
    assert_true(decisions < DECISIONS_MOST);
    assert_true(hears("Ada "));
}

static void a_game_of_dice_is_played_by_ear(void)
{
    sit_down("Dice");
    int decisions = 0;
    for (; decisions < DECISIONS_MOST && !hears("win the game") && !hears("wins the game"); decisions++) {
        ask(READ_ABLE);
        if (hears("hold")) {
            choose("Hold");
        } else if (hears("roll")) {
            choose("Roll");
        } else {
            press(INTENT_CONFIRM);
        }
    }
    assert_true(decisions < DECISIONS_MOST);
}

static void a_round_of_dominoes_is_played_by_ear(void)
{
    sit_down("Dominoes");
    int decisions = 0;
    for (; decisions < DECISIONS_MOST && !hears("The round is over"); decisions++) {
        ask(READ_ABLE);
        if (hears("fits")) {
            assert_true(find("", ", playable"));
            press(INTENT_CONFIRM);
            for (int i = 0; i < 2 && !hears("Ada"); i++) {
                press(INTENT_CONFIRM); /* on the arm that was said */
            }
        } else {
            press(INTENT_CONFIRM);
        }
    }
    assert_true(decisions < DECISIONS_MOST);
    ask(READ_SCORES);
    assert_true(hears("Ada "));
}

const struct test tests[] = {
    TEST(a_hand_of_the_road_is_played_by_ear),
    TEST(a_game_of_dice_is_played_by_ear),
    TEST(a_round_of_dominoes_is_played_by_ear),
    {0},
};
