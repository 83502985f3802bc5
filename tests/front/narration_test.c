/* SPDX-License-Identifier: MIT */
/* What is said aloud: scenes, focus, what happens, and what the reading keys ask for. */
#include "front/help/help_book.h"
#include "front/help/whats_this.h"
#include "front/mille/road_log.h"
#include "front/narration/narration.h"
#include "front/scenes/options.h"
#include "front/scenes/screens.h"
#include "front/scenes/text_entry.h"
#include "front/table/table.h"
#include "person.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

static void sit(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot_put(&robot, "settings", "route-mille settings 1\nname Ada\nnamed 1\n" ROBOT_KNOWS);
    robot_restart(&robot);
    robot_settle(&robot);
}

static void nothing_is_said_before_speech_is_on(void)
{
    sit();
    robot.voiced = true;
    robot_do(&robot, INTENT_DOWN);
    robot_settle(&robot);
    assert_string_equal(robot_transcript(&robot), "");
}

static void the_focus_is_said_as_it_moves(void)
{
    sit();
    robot_listen(&robot);
    robot_focus(&robot, "menu.new");
    robot_settle(&robot);
    robot_forget_transcript(&robot);
    robot_do(&robot, INTENT_DOWN);
    robot_settle(&robot);
    assert_non_null(strchr(robot_transcript(&robot), '\n'));
    assert_null(strstr(robot_transcript(&robot), "New game"));
}

/* Whether it was said since it was last forgotten, as a line or within one. */
static bool said(const char *words)
{
    return strstr(robot_transcript(&robot), words) != NULL;
}

/* On the title, listening, with nothing said yet. */
static void listen(void)
{
    sit();
    robot_listen(&robot);
    robot_forget_transcript(&robot);
}

static void a_question_is_said_with_its_title(void)
{
    listen();
    choose_to("menu.quit", &confirm_scene);
    int texts = 0;
    draw_begin(&robot.frame, robot.front.frame);
    confirm_scene.draw(&robot.front, &robot.frame, 0);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        bool title = command->kind == DRAW_TEXT && command->as.text.font == FONT_DISPLAY;
        texts += title;
        assert_true(!title || said(draw_string(&robot.frame, command->string)));
    }
    assert_true(texts > 0);
}

static void a_page_that_turns_says_what_is_new(void)
{
    listen();
    choose_to("menu.options", &options_scene);
    assert_true(said("Options. Game"));
    press(INTENT_PAGE_NEXT);
    robot_forget_transcript(&robot);
    press(INTENT_PAGE_NEXT);
    assert_false(said("Options"));
    assert_true(said("Picture"));
    assert_true(said("Full screen, switch, Off"));
}

static void a_slider_says_its_newest_value(void)
{
    listen();
    choose("menu.options tab.sound");
    robot_focus(&robot, "options.music");
    robot_settle(&robot);
    robot.voice_held = true;
    robot_forget_transcript(&robot);
    press(INTENT_LEFT);
    press(INTENT_LEFT);
    press(INTENT_LEFT);
    robot.voice_held = false;
    robot_settle(&robot);
    const char *last = strrchr(robot_transcript(&robot), '%');
    assert_non_null(last);
    char now[8];
    text_format(now, sizeof now, "%d%%", robot.front.settings.sound_music);
    assert_true(said(now));
    assert_false(said("Music"));
}

static void letters_are_said_as_they_are_typed(void)
{
    listen();
    choose("menu.options options.name");
    assert_true(robot_on(&robot, &text_entry_scene));
    robot_forget_transcript(&robot);
    robot_type(&robot, "Bo");
    robot_settle(&robot);
    assert_true(said("B\n"));
    assert_true(said("o\n"));
    press(INTENT_CONFIRM);
    assert_true(said("Bo\n"));
}

static void what_is_this_says_all_that_it_shows(void)
{
    listen();
    robot_read(&robot, READ_LEVEL); /* full, */
    robot_read(&robot, READ_LEVEL); /* and short */
    robot_settle(&robot);
    press_to(INTENT_WHAT, &whats_this_scene);
    robot_focus(&robot, "menu.load");
    robot_settle(&robot);
    assert_true(said("The games that were saved under a name: to open, to watch, to delete."));
}

static void what_is_told_about_files_is_said(void)
{
    listen();
    text_copy(robot.front.told, sizeof robot.front.told, "Something could not be read.");
    robot_tick(&robot, 3);
    assert_true(said("Something could not be read."));
    robot_forget_transcript(&robot);
    robot_tick(&robot, 3);
    assert_string_equal(robot_transcript(&robot), "");
}

static void a_paragraph_of_the_road_book_is_read_as_one(void)
{
    listen();
    help_book_open(&robot.front, help_book_cabinet_page(&robot.front, HELP_BOOK_JOURNEY));
    robot_settle(&robot);
    robot_forget_transcript(&robot);
    do {
        robot_read(&robot, READ_TABLE);
        robot_settle(&robot);
    } while (narration_of(&robot.front)->part != 0);
    assert_true(said("Each is won by itself, in any try."));
    assert_true(said("a fortnight, an invitation to a terrace in Menton."));
    const char *left = strstr(robot_transcript(&robot), "Fourteen evenings"),
               *coach = strstr(robot_transcript(&robot), "The coach"),
               *right = strstr(robot_transcript(&robot), "Laid-out deals");
    assert_true(left && coach && right && left < coach && coach < right);
}

/* A list that is read and nothing can be chosen from: where one is, and the line that is now the first. */
static void a_list_that_is_scrolled_says_where_it_is(void)
{
    int at = 0, of = 0;
    listen();
    robot_choose(&robot, "menu.new");
    robot_decide_times(&robot, 24);
    robot_settle(&robot);
    choose_to("moves", &road_log_scene);
    robot_focus(&robot, "view");
    robot_settle(&robot);
    robot_forget_transcript(&robot);
    press(INTENT_HOME);
    assert_int_equal(sscanf(robot_transcript(&robot), "Page %d of %d", &at, &of), 2);
    assert_true(at == 1 && of > 1);
    robot_forget_transcript(&robot);
    for (int i = 0; i < 3; i++) {
        robot_do(&robot, INTENT_DOWN);
        robot_settle(&robot);
    }
    int lines = 0;
    for (const char *line = robot_transcript(&robot); (line = strstr(line, "Page ")); line++) {
        lines += strstr(line, ". ") != NULL; /* and its first line, each another one */
    }
    assert_true(lines > 1);
    robot.front.settings.speech_level = SPEECH_SHORT;
    robot_forget_transcript(&robot);
    press(INTENT_END);
    assert_int_equal(sscanf(robot_transcript(&robot), "Page %d of %d", &at, &of), 2);
    assert_int_equal(at, of);
    assert_null(strchr(robot_transcript(&robot), '.'));
    robot_forget_transcript(&robot);
    robot.cues = 0;
    press(INTENT_END);
    assert_string_equal(robot_transcript(&robot), "");
    assert_string_equal(robot_heard(&robot), "ui_list_end");
}

static void defaults_say_what_they_did(void)
{
    listen();
    choose("menu.options tab.sound");
    robot.front.settings.mono = true;
    robot_focus(&robot, "options.defaults");
    robot_settle(&robot);
    robot_forget_transcript(&robot);
    press(INTENT_CONFIRM);
    assert_true(said("1 row is as it was designed again."));
    assert_true(robot_shows(&robot, "1 row is as it was designed again."));
    press(INTENT_CONFIRM);
    assert_true(said("Every row was as designed already."));
    press(INTENT_UP);
    assert_false(robot_shows(&robot, "Every row was as designed already."));
    press(INTENT_CANCEL);
    choose("menu.options tab.comfort options.controls controls.defaults");
    assert_true(said("Every key and button is as it was designed again."));
}

const struct test tests[] = {
    TEST(nothing_is_said_before_speech_is_on),
    TEST(the_focus_is_said_as_it_moves),
    TEST(a_question_is_said_with_its_title),
    TEST(a_page_that_turns_says_what_is_new),
    TEST(a_slider_says_its_newest_value),
    TEST(letters_are_said_as_they_are_typed),
    TEST(what_is_this_says_all_that_it_shows),
    TEST(what_is_told_about_files_is_said),
    TEST(a_paragraph_of_the_road_book_is_read_as_one),
    TEST(a_list_that_is_scrolled_says_where_it_is),
    TEST(defaults_say_what_they_did),
    {0},
};
