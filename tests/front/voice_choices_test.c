/* SPDX-License-Identifier: MIT */
/* The row of the options in which a voice of the system is chosen, whatever names the system has. */
#include "choices_rig.h"

#include "front/help/whats_this.h"
#include "front/scenes/options_voices.h"
#include "test.h"

#include <string.h>

enum { PARTS_MOST = 40 };

static const char long_name[] =
    "Microsoft Server Speech Text to Speech Voice (en-GB, HazelRUS), the \u00e9l\u00e9gante";

/* A long name, one that stands twice, one that the settings have no room for, an empty one. */
static void names_of_all_kinds(void *context, const char *language, struct text *names)
{
    (void)context, (void)language;
    text_addf(names, "Anne\n%s\nAnne\n%0*d\n\nBob\nhalf a na", long_name, VOICE_NAME_SIZE, 0);
}

static void no_names(void *context, const char *language, struct text *names)
{
    (void)context, (void)language, (void)names;
}

static void open_voices(void (*voices)(void *context, const char *language, struct text *names))
{
    open_at(DEVICE_KEYS, PAGE_ACCESS);
    robot.services.voices = voices;
    robot_listen(&robot);
}

static void the_row_goes_round_by_every_name_once(void)
{
    static const char *const names[] = {"Anne", long_name, "Bob", "", "Anne"};
    open_voices(names_of_all_kinds);
    assert_int_equal(options_most(&robot.front, CHOSEN_SPEECH_VOICE), 3);
    for (int i = 0; i < 5; i++) {
        step("options.speech_voice");
        assert_string_equal(robot.front.settings.speech_voice, names[i]);
        assert_int_equal(options_voice(&robot.front), (i + 1) % 4);
    }
}

static void choose_long(void)
{
    open_voices(names_of_all_kinds);
    step("options.speech_voice");
    robot_forget_transcript(&robot);
    step("options.speech_voice");
    robot_settle(&robot);
}

static void a_long_name_is_cut_on_the_screen_and_heard_in_full(void)
{
    choose_long();
    assert_non_null(strstr(robot_transcript(&robot), long_name));
    assert_null(said(long_name));
    const struct draw_command *shown = said("Microsoft Server");
    assert_non_null(shown);
    assert_true(text_ends(draw_string(&robot.frame, shown->string), "\u2026"));
    robot_forget_transcript(&robot);
    for (int part = 0; part < PARTS_MOST && !strstr(robot_transcript(&robot), long_name); part++) {
        robot_read(&robot, READ_TABLE);
        robot_settle(&robot);
    }
    assert_non_null(strstr(robot_transcript(&robot), long_name));
    assert_null(strstr(robot_transcript(&robot), "\u2026"));
}

static void a_long_name_stands_in_full_where_it_is_asked_about(void)
{
    choose_long();
    struct focus_list list = robot_items(&robot);
    struct item_words says;
    assert_true(whats_this_explain(&robot.front, focus_named(&list, "options.speech_voice"), &says));
    assert_string_equal(says.more, long_name);
}

static void a_long_name_survives_its_file(void)
{
    choose_long();
    front_save_settings(&robot.front);
    robot_restart(&robot);
    assert_string_equal(robot.front.settings.speech_voice, long_name);
}

static void a_voice_that_is_no_longer_there_can_be_given_up(void)
{
    open_voices(no_names);
    text_copy(robot.front.settings.speech_voice, VOICE_NAME_SIZE, "Hortense");
    assert_true(options_voice_is_strange(&robot.front));
    assert_non_null(said("Hortense"));
    choose("options.defaults");
    assert_string_equal(robot.front.settings.speech_voice, "");
    assert_non_null(said("The system"));
    text_copy(robot.front.settings.speech_voice, VOICE_NAME_SIZE, "Hortense");
    step("options.speech_voice");
    assert_string_equal(robot.front.settings.speech_voice, "");
}

const struct test tests[] = {
    TEST(the_row_goes_round_by_every_name_once),
    TEST(a_long_name_is_cut_on_the_screen_and_heard_in_full),
    TEST(a_long_name_stands_in_full_where_it_is_asked_about),
    TEST(a_long_name_survives_its_file),
    TEST(a_voice_that_is_no_longer_there_can_be_given_up),
    {0},
};
