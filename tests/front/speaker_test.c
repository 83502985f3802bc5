/* SPDX-License-Identifier: MIT */
/* The queue before the voice: what cuts what short, what is joined, parted, left out, and what a movement
 * waits for. */
#include "test.h"

#include "robot.h"

#include "front/sound/speaker.h"

#include <string.h>

static struct robot robot;

/* Speech is on, the title has been said, and the voice takes long over each sentence from now on. */
static void sit(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot_put(&robot, "settings", "route-mille settings 1\nname Ada\nnamed 1\n" ROBOT_KNOWS);
    robot_restart(&robot);
    robot_settle(&robot);
    robot_listen(&robot);
    robot_tick(&robot, 120);
    robot_forget_transcript(&robot);
    robot.voice_held = true;
}

static void say(enum speaker_rank rank, const char *says)
{
    speaker_say(&robot.front, rank, says);
}

/* Each sentence ends in its turn. */
static void let_speak(void)
{
    robot.voice_held = false;
    while (robot.speaking) {
        robot_tick(&robot, 1);
    }
}

static void heard(const char *lines)
{
    assert_string_equal(robot_transcript(&robot), lines);
}

static void events_come_in_order(void)
{
    sit();
    say(SPEAK_EVENT, "One");
    say(SPEAK_EVENT, "Two");
    heard("One\n");
    let_speak();
    heard("One\nTwo\n");
}

static void a_new_focus_takes_the_place_of_the_last(void)
{
    sit();
    say(SPEAK_FOCUS, "Options");
    speaker_hush_focus(&robot.front);
    say(SPEAK_FOCUS, "Help");
    heard("Options\nHelp\n");
    assert_int_equal(robot.hushes, 1);
}

static void focus_never_cuts_an_event_short(void)
{
    sit();
    say(SPEAK_EVENT, "Léa draws");
    speaker_hush_focus(&robot.front);
    say(SPEAK_FOCUS, "Help");
    say(SPEAK_EVENT, "Léa plays 75");
    assert_int_equal(robot.hushes, 0);
    let_speak();
    heard("Léa draws\nLéa plays 75\nHelp\n");
}

static void more_than_three_events_that_wait_are_joined(void)
{
    sit();
    say(SPEAK_EVENT, "Your turn");
    say(SPEAK_EVENT, "Léa draws");
    say(SPEAK_EVENT, "Nino draws");
    say(SPEAK_EVENT, "Colette plays 25");
    say(SPEAK_EVENT, "Colette plays 75");
    say(SPEAK_EVENT, "Léa passes");
    let_speak();
    heard("Your turn\nLéa draws\nNino draws\nColette plays 25, plays 75, Léa passes\n");
}

static void what_is_urgent_cuts_all(void)
{
    sit();
    say(SPEAK_EVENT, "Léa draws");
    say(SPEAK_EVENT, "Léa plays 75");
    say(SPEAK_URGENT, "Coup fourré!");
    assert_int_equal(robot.hushes, 1);
    let_speak();
    heard("Léa draws\nCoup fourré!\n");
}

static void an_answer_waits_for_nothing_but_the_event_being_said(void)
{
    sit();
    say(SPEAK_EVENT, "Léa draws");
    say(SPEAK_EVENT, "Léa plays 75");
    say(SPEAK_FOCUS, "Deck");
    say(SPEAK_ANSWER, "You 25, Léa 75");
    let_speak();
    heard("Léa draws\nYou 25, Léa 75\nLéa plays 75\n");
}

static void asides_fall_away_where_events_wait(void)
{
    sit();
    say(SPEAK_EVENT, "Léa draws");
    say(SPEAK_ASIDE, "Good afternoon.");
    say(SPEAK_EVENT, "Léa plays 75");
    say(SPEAK_ASIDE, "I could draw this verge by heart.");
    let_speak();
    heard("Léa draws\nLéa plays 75\n");
}

static void nothing_is_said_twice_within_a_second(void)
{
    sit();
    say(SPEAK_FOCUS, "Help");
    say(SPEAK_FOCUS, "Help");
    let_speak();
    say(SPEAK_FOCUS, "Help");
    heard("Help\n");
    robot_tick(&robot, 61);
    say(SPEAK_FOCUS, "Help");
    heard("Help\nHelp\n");
}

static void long_texts_are_parted_at_the_end_of_a_sentence(void)
{
    enum { SENTENCES = 8 };
    char text[SPEAKER_SIZE] = "";
    struct text out = text_in(text, sizeof text);
    sit();
    for (int i = 0; i < SENTENCES; i++) {
        text_addf(&out, "This is sentence number %d, which takes some time. ", i);
    }
    say(SPEAK_EVENT, text);
    let_speak();
    int lines = 0;
    for (const char *line = robot_transcript(&robot); *line; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n");
        assert_true(text_characters(line, length) <= SPEAKER_MOST);
        assert_int_equal(line[length - 1], '.');
        lines++;
    }
    assert_true(lines > 1);
}

static void a_movement_waits_for_its_sentence_and_no_longer_than_eight_seconds(void)
{
    sit();
    say(SPEAK_FOCUS, "Help");
    assert_false(speaker_is_waited_for(&robot.front));
    say(SPEAK_URGENT, "Léa draws");
    assert_true(speaker_is_waited_for(&robot.front));
    robot.ms += SPEAKER_PATIENCE_MS;
    assert_false(speaker_is_waited_for(&robot.front));
}

static void without_a_voice_nothing_waits(void)
{
    sit();
    let_speak();
    robot.voiced = false;
    say(SPEAK_EVENT, "Léa draws");
    say(SPEAK_EVENT, "Léa plays 75");
    assert_false(speaker_is_on(&robot.front));
    assert_false(speaker_is_waited_for(&robot.front));
    assert_int_equal(speaker_of(&robot.front)->count, 0);
    robot.voiced = true;
    speaker_follow(&robot.front);
    say(SPEAK_EVENT, "Nino draws");
    heard("Nino draws\n");
}

static void speech_is_on_where_a_screen_reader_runs(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot.voiced = robot.reader = true;
    robot_put(&robot, "settings", "route-mille settings 1\nname Ada\nnamed 1\n" ROBOT_KNOWS);
    robot_restart(&robot);
    robot_settle(&robot);
    assert_true(speaker_is_on(&robot.front));
    robot_read(&robot, READ_SPEECH);
    assert_false(speaker_is_on(&robot.front));
    robot_restart(&robot);
    assert_false(speaker_is_on(&robot.front));
}

const struct test tests[] = {
    TEST(events_come_in_order),
    TEST(a_new_focus_takes_the_place_of_the_last),
    TEST(focus_never_cuts_an_event_short),
    TEST(more_than_three_events_that_wait_are_joined),
    TEST(what_is_urgent_cuts_all),
    TEST(an_answer_waits_for_nothing_but_the_event_being_said),
    TEST(asides_fall_away_where_events_wait),
    TEST(nothing_is_said_twice_within_a_second),
    TEST(long_texts_are_parted_at_the_end_of_a_sentence),
    TEST(a_movement_waits_for_its_sentence_and_no_longer_than_eight_seconds),
    TEST(without_a_voice_nothing_waits),
    TEST(speech_is_on_where_a_screen_reader_runs),
    {0},
};
