/* SPDX-License-Identifier: MIT */
/* What is at stake on the road, as road, bar, bell and band say it: two cards from the goal or from 5,000. */
#include "person.h"
#include "position.h"
#include "road_cues.h"

#include "front/mille/game_over.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices.h"
#include "front/voices/voices_table.h"
#include "test.h"

#include <string.h>

static struct mille_public standing(int mine, int theirs, int my_total, int their_total)
{
    struct mille_public pub = {
        .seats = 2, .sides = 2, .phase = PHASE_DRAW, .trip_side = -1, .goal = GOAL_MILES};
    pub.side[0].miles = (int16_t)mine;
    pub.side[1].miles = (int16_t)theirs;
    pub.side[0].total = (int16_t)my_total;
    pub.side[1].total = (int16_t)their_total;
    return pub;
}

static void two_cards_from_the_goal_or_from_5000_are_stakes(void)
{
    static const struct {
        int mine, theirs, my_total, their_total;
        const char *text;
    } rows[] = {
        {475, 475, 0, 0, ""},
        {500, 475, 0, 0, "You: two cards from Avignon"},
        {600, 575, 0, 0, "You: one card from Avignon"},
        {575, 600, 0, 0, "Nino: one card from Avignon"},
        {525, 575, 0, 0, "Both: two cards from Avignon"},
        {500, 475, 3900, 0, "You: two cards from 5,000"},
        {500, 200, 3000, 4600, "Nino: two cards from 5,000"},
        {600, 200, 0, 4700, "Nino: one card from 5,000"},
        {0, 0, 4000, 4000, ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[120];
        struct mille_public pub =
            standing(rows[i].mine, rows[i].theirs, rows[i].my_total, rows[i].their_total);
        struct mille_stakes stakes = mille_stakes_of(&pub, 0);
        mille_stakes_text(&stakes, "You", "Nino", text, sizeof text);
        assert_string_equal(text, rows[i].text);
        pub.phase = PHASE_HAND_OVER;
        assert_int_equal(mille_stakes_of(&pub, 0).who, STAKES_NOBODY);
    }
    struct mille_public pub = standing(800, 500, 0, 0);
    char text[120];
    pub.goal = GOAL_EXTENDED;
    struct mille_stakes stakes = mille_stakes_of(&pub, 0);
    mille_stakes_text(&stakes, "You", "Nino", text, sizeof text);
    assert_string_equal(text, "You: two cards from Menton");
}

static void near_goal(int miles)
{
    struct mille_state *state = position_make(&robot);
    robot_settle(&robot);
    state->pub.phase = PHASE_DRAW;
    state->pub.turn = TABLE_YOU;
    position_show(&robot);
    robot_tick(&robot, 2);
    state->pub.side[0].miles = (int16_t)miles;
    position_show(&robot);
    robot.cues = 0;
    robot_tick(&robot, 2);
}

static bool rang(void)
{
    return robot_heard_times(&robot, road_cue(MILLE_CUE_STAKES)) > 0;
}

static void the_road_the_bar_the_bell_and_the_band_say_so(void)
{
    for (int motion = 0; motion < 2; motion++) {
        robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
        robot.front.settings.reduced_motion = motion;
        near_goal(500);
        struct status status = {0};
        mille_table_status(table_of(&robot.front), &status);
        assert_string_equal(status.hint, "You: two cards from Avignon");
        assert_true(robot_shows(&robot, "You: two cards from Avignon"));
        assert_true(rang());
        assert_int_equal(robot.piece, road_piece(MILLE_PIECE_EXTENSION));
        /* The lamps wink once a second, then burn, and the loop may sleep. */
        assert_true(stakes_of(&robot.front)->lamp_ticks > 0);
        robot_settle(&robot);
        assert_int_equal(stakes_of(&robot.front)->lamp_ticks, 0);
        assert_true(robot_shows(&robot, "You: two cards from Avignon"));
        memset(&status, 0, sizeof status);
        mille_table_status(table_of(&robot.front), &status);
        assert_string_not_equal(status.hint, "You: two cards from Avignon");
    }
}

/* What was near in the hand before is not said over the deal of the next one. */
static void a_new_hand_takes_the_plate_of_the_last_one_away(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    near_goal(500);
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "You: two cards from Avignon"));
    struct event_list events = {0};
    event_add(&events, (struct event){.kind = EVENT_HAND_STARTED, .value = 2});
    mille_table_view.add(table_of(&robot.front), &events);
    robot_tick(&robot, 1);
    assert_true(mille_view_of(table_of(&robot.front))->shown.motion.count > 0);
    assert_false(robot_shows(&robot, "You: two cards from Avignon"));
}

static void stakes_are_silent_when_switched_off(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    mille_choose(&robot.front.settings, MILLE_CHOICE_STAKES, false);
    near_goal(500);
    assert_false(rang());
    assert_false(robot_shows(&robot, "You: two cards from Avignon"));
    assert_int_equal(robot.piece, road_piece(MILLE_PIECE_ROAD));
}

const struct test tests[] = {
    TEST(two_cards_from_the_goal_or_from_5000_are_stakes),
    TEST(the_road_the_bar_the_bell_and_the_band_say_so),
    TEST(a_new_hand_takes_the_plate_of_the_last_one_away),
    TEST(stakes_are_silent_when_switched_off),
    {0},
};
