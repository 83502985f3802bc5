/* SPDX-License-Identifier: MIT */
/* A line of text is entered by typing, by clicking letters, and with a pad alone. */
#include "front/scenes/text_entry_inside.h"
#include "front/scenes/title.h"
#include "person.h"
#include "test.h"

#include <string.h>

static char given[SEAT_NAME_SIZE];
static int times_given, times_left;

static void take(struct front *front, const char *text)
{
    (void)front;
    text_copy(given, sizeof given, text);
    times_given++;
}

static void note_leaving(struct front *front)
{
    (void)front;
    times_left++;
}

static bool no_spaces(const struct front *front, const char *text, char *why, size_t size)
{
    (void)front;
    text_copy(why, size, "Without a space, please.");
    return strchr(text, ' ') == NULL;
}

static void ask(enum device device, const char *text)
{
    robot_start(&robot, device, 7, 1920, 1080);
    times_given = times_left = 0;
    given[0] = '\0';
    text_entry_ask(&robot.front, &(struct text_entry_question){.title = "Name",
                                                               .help = "Help",
                                                               .text = text,
                                                               .done = "Done",
                                                               .on_done = take,
                                                               .on_leave = note_leaving});
    rest_at(&text_entry_scene);
}

static void gave(const char *text)
{
    assert_int_equal(times_given, 1);
    assert_int_equal(times_left, 0);
    assert_string_equal(given, text);
    assert_true(robot_on(&robot, &title_scene));
    assert_false(robot.typing);
}

static void a_name_is_typed(void)
{
    ask(DEVICE_KEYS, "");
    assert_true(robot.typing);
    robot_type(&robot, "  Zo\xc3\xa9 R.x");
    press(INTENT_ERASE);
    press(INTENT_CONFIRM);
    gave("Zo\xc3\xa9 R.");
}

/* The same letters, chosen one by one. */
static void chosen_on_the_screen(enum device device)
{
    ask(device, "");
    choose("key.Z key.o key.\xc3\xa9 entry.space key.R entry.page key.1 entry.erase key..");
    choose("entry.done");
    gave("Zo\xc3\xa9 R.");
}

static void a_name_is_clicked_together(void)
{
    chosen_on_the_screen(DEVICE_MOUSE);
}

static void a_name_is_entered_with_the_pad_alone(void)
{
    chosen_on_the_screen(DEVICE_PAD);
}

static void a_name_is_entered_with_arrows_and_enter_alone(void)
{
    chosen_on_the_screen(DEVICE_KEYS);
}

static void the_pads_buttons_erase_space_turn_and_finish(void)
{
    ask(DEVICE_PAD, "");
    choose("key.A");
    press(INTENT_ALTERNATE);
    choose("key.B key.b");
    press(INTENT_SECONDARY);
    press(INTENT_PAGE_NEXT);
    choose("key.7");
    press(INTENT_PAGE_PREV);
    choose("key.c");
    press(INTENT_MENU);
    gave("A B7c");
}

static void capitals_begin_names_until_the_page_is_turned(void)
{
    ask(DEVICE_PAD, "");
    assert_true(robot_has(&robot, "key.J"));
    choose("key.J");
    assert_true(robot_has(&robot, "key.j"));
    choose("entry.page entry.page");
    assert_true(robot_has(&robot, "key.J"));
    choose("key.J");
    assert_true(robot_has(&robot, "key.J"));
    choose("entry.done");
    gave("JJ");
}

static void what_stands_there_first_can_be_kept_or_changed(void)
{
    ask(DEVICE_PAD, "L\xc3\xa9\x61");
    press(INTENT_CONFIRM);
    gave("L\xc3\xa9\x61");
    ask(DEVICE_KEYS, "L\xc3\xa9");
    press(INTENT_ERASE);
    press(INTENT_CONFIRM);
    gave("");
}

static void a_typed_letter_takes_the_place_of_what_was_offered(void)
{
    ask(DEVICE_KEYS, "Tour 100%");
    robot_type(&robot, "Nice");
    press(INTENT_CONFIRM);
    gave("Nice");
}

static void what_was_offered_is_written_on_after_choosing_the_line(void)
{
    for (int i = 0; i < 3; i++) {
        ask(devices[i], "Lea");
        choose("entry.field key.n entry.done");
        gave("Lean");
    }
}

static void a_letter_that_is_refused_leaves_what_was_offered(void)
{
    ask(DEVICE_KEYS, "Marie");
    robot_type(&robot, "\xe6\x97\xa5");
    assert_string_equal(text_entry_of(&robot.front)->text, "Marie");
}

static void leaving_gives_nothing(void)
{
    for (int i = 0; i < 3; i++) {
        ask(devices[i], "Marie");
        if (devices[i] == DEVICE_MOUSE) {
            choose("entry.leave");
        } else {
            press(INTENT_CANCEL);
        }
        assert_int_equal(times_given, 0);
        assert_int_equal(times_left, 1);
        assert_false(robot.typing);
    }
}

static void a_name_has_thirty_one_letters_at_most(void)
{
    ask(DEVICE_KEYS, "");
    for (int i = 0; i < 31; i++) {
        robot_type(&robot, "\xc3\x89");
    }
    assert_int_equal(robot.bells, 0);
    robot_type(&robot, "x");
    assert_int_equal(robot.bells, 1);
    assert_string_not_equal(text_entry_of(&robot.front)->why, "");
    assert_int_equal(strlen(text_entry_of(&robot.front)->text), 62);
    press(INTENT_ERASE);
    assert_string_equal(text_entry_of(&robot.front)->why, "");
    assert_int_equal(strlen(text_entry_of(&robot.front)->text), 60);
}

static void a_letter_that_no_font_has_is_refused_in_words(void)
{
    ask(DEVICE_KEYS, "A");
    robot_type(&robot, "\xe6\x97\xa5");
    assert_string_equal(text_entry_of(&robot.front)->text, "A");
    assert_non_null(strstr(text_entry_of(&robot.front)->why, "do not have that letter"));
    assert_int_equal(robot.bells, 1);
}

static void what_is_no_text_is_not_entered(void)
{
    ask(DEVICE_KEYS, "A");
    struct intent intent = {.kind = INTENT_TEXT, .device = DEVICE_KEYS, .text = "\t\xff\xc3"};
    front_intent(&robot.front, &intent);
    assert_string_equal(text_entry_of(&robot.front)->text, "A");
}

static void what_is_not_accepted_stays_and_says_why(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    times_given = 0;
    text_entry_ask(&robot.front, &(struct text_entry_question){.title = "Name",
                                                               .help = "Help",
                                                               .text = "A B",
                                                               .done = "Done",
                                                               .accept = no_spaces,
                                                               .on_done = take});
    robot_settle(&robot);
    press_to(INTENT_CONFIRM, &text_entry_scene);
    assert_string_equal(text_entry_of(&robot.front)->why, "Without a space, please.");
    press(INTENT_ERASE);
    press(INTENT_CONFIRM);
    gave("A");
}

const struct test tests[] = {
    TEST(a_name_is_typed),
    TEST(a_name_is_clicked_together),
    TEST(a_name_is_entered_with_the_pad_alone),
    TEST(a_name_is_entered_with_arrows_and_enter_alone),
    TEST(the_pads_buttons_erase_space_turn_and_finish),
    TEST(capitals_begin_names_until_the_page_is_turned),
    TEST(what_stands_there_first_can_be_kept_or_changed),
    TEST(a_typed_letter_takes_the_place_of_what_was_offered),
    TEST(what_was_offered_is_written_on_after_choosing_the_line),
    TEST(a_letter_that_is_refused_leaves_what_was_offered),
    TEST(leaving_gives_nothing),
    TEST(a_name_has_thirty_one_letters_at_most),
    TEST(a_letter_that_no_font_has_is_refused_in_words),
    TEST(what_is_no_text_is_not_entered),
    TEST(what_is_not_accepted_stays_and_says_why),
    {0},
};
