/* SPDX-License-Identifier: MIT */
/* The people at the road table speak: when, how long, and when not. */
#include "person.h"
#include "position.h"
#include "windows.h"

#include "base/i18n/translate.h"
#include "front/mille/drivers.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_voices.h"
#include "front/mille/score.h"
#include "front/mille/sheet.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices.h"
#include "front/voices/voices_table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { A_MINUTE = 60000, DECISIONS = 400 };

static const char *said(void)
{
    return speech_of(&robot.front)->text ? translate_bare(speech_of(&robot.front)->text) : "";
}

static void sit_down(enum device device, uint64_t seed)
{
    robot_start(&robot, device, seed, 1920, 1080);
    robot.choosy = true;
    choose("menu.new");
    robot_choose(&robot, "seats.sit");
    for (int i = 0; i < 60 && speech_of(&robot.front)->text == NULL; i++) {
        robot_tick(&robot, 1);
    }
}

/* Round the letters of a text as they are drawn. */
static struct rect letters_of(const struct draw_command *command)
{
    float size = command->as.text.size;
    float w = robot.frame.type->width(robot.frame.type->context, command->as.text.font, size,
                                      command->as.text.tracking, draw_string(&robot.frame, command->string));
    float left = command->as.text.anchor == ANCHOR_START    ? 0
                 : command->as.text.anchor == ANCHOR_MIDDLE ? w / 2
                                                            : w;
    return (struct rect){command->box.x - left, command->box.y - size * .7f, w, size * .7f};
}

/* The longest line of all, over the sheet of a hand or the page of a whole game. */
static void says_clear_of_the_sheet(const struct window *window, const struct scene *scene)
{
    robot_start_in(&robot, NULL, DEVICE_KEYS, 3, window);
    position_make(&robot);
    stand_at(&table_scene);
    front_push(&robot.front, scene);
    robot_settle(&robot);
    robot_draw(&robot);
    struct speech_taken taken = {.count = 0};
    (scene == &score_scene ? score_taken : game_over_taken)(&robot.front, &robot.frame, &taken);
    const char *longest = "";
    for (int person = 0; person < MILLE_DRIVER_GUEST; person++) {
        for (int i = 0; i < MILLE_OPPONENTS[person].lines; i++) {
            const char *line = translate_bare(MILLE_OPPONENTS[person].line[i].text);
            longest = strlen(line) > strlen(longest) ? line : longest;
        }
    }
    struct sheet_form sheet = sheet_form_make(&robot.front.frame, 2, false);
    struct rect box = speech_box(&robot.frame, longest, NULL, &taken);
    const struct rect head = {sheet.box.x, sheet.box.y, sheet.box.w, sheet.head};
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        struct rect words = command->kind == DRAW_TEXT ? letters_of(command) : (struct rect){0, 0, 0, 0};
        struct rect both = rect_shared(words, box), above = rect_shared(words, head);
        bool of_head = above.w > 0 && above.h > 0, flat = robot.front.frame.kind == FRAME_FLAT;
        if ((of_head || flat) && both.w > 0 && both.h > 0) {
            fail_msg("%d x %d: what is said lies on %s of %s", window->w, window->h,
                     draw_string(&robot.frame, command->string), scene->name);
        }
    }
    for (int i = 0; i < 2; i++) {
        struct rect over = rect_shared(box, sheet_button(&sheet, i));
        assert_true(over.w <= 0 || over.h <= 0);
    }
}

/* The words of the coach as they are drawn on the sheet: from the face to the end of each line. */
static bool is_on_kind_words(struct rect plate)
{
    float left = -1;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *string = draw_string(&robot.frame, command->string);
        if (command->kind == DRAW_SPRITE && strcmp(string, "icons/portrait_coach") == 0) {
            left = command->box.x + command->box.w + 14;
        } else if (left >= 0 && command->kind == DRAW_TEXT && command->box.x == left) {
            float size = command->as.text.size;
            struct rect line = {left, command->box.y - size * .7f,
                                draw_text_width(&robot.frame, string, FONT_BODY_MEDIUM, size, 0), size};
            struct rect over = rect_shared(plate, line);
            if (over.w > 0 && over.h > 0) {
                return true;
            }
        }
    }
    assert_true(left >= 0);
    return false;
}

static void what_is_said_over_a_sheet_leaves_the_coach_s_kind_word_legible(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        robot_start_in(&robot, NULL, DEVICE_KEYS, 3, window);
        position_make(&robot);
        stand_at(&table_scene);
        front_push(&robot.front, &score_scene);
        robot_settle(&robot);
        struct score_state *score = score_of(&robot.front);
        text_copy(score->kind_word, sizeof score->kind_word,
                  "Never mind. One thing to try: do not wait too long with Driving ace. Played, it is "
                  "worth 100 points.");
        assert_true(score->done);
        robot_draw(&robot);
        struct speech_taken taken = {.count = 0};
        score_taken(&robot.front, &robot.frame, &taken);
        if (is_on_kind_words(
                speech_box(&robot.frame, "I shall remember that. Until the next bend.", NULL, &taken))) {
            fail_msg("%d x %d: what is said lies on the coach's words", window->w, window->h);
        }
    }
}

static void what_is_said_over_a_sheet_covers_neither_its_heading_nor_its_buttons(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        says_clear_of_the_sheet(window, &score_scene);
        says_clear_of_the_sheet(window, &game_over_scene);
    }
}

/* ---- the plate ----------------------------------------------------------------------------------------- */

static void a_new_game_is_greeted_once_and_the_next_is_a_rematch(void)
{
    sit_down(DEVICE_KEYS, 3);
    assert_non_null(speech_of(&robot.front)->text);
    assert_int_equal(voices_speech(&robot.front, &mille_front)->choice.event, VOICE_HELLO);
    robot_draw(&robot);
    table_new(&robot.front, &mille_front);
    robot_tick(&robot, 2);
    assert_int_equal(voices_speech(&robot.front, &mille_front)->choice.event, VOICE_AGAIN);
}

static void the_plate_stays_as_long_as_it_takes_to_read_and_lets_the_loop_sleep(void)
{
    sit_down(DEVICE_KEYS, 3);
    robot_settle(&robot);
    speech_say(&robot.front, MILLE_OPPONENTS[1].line[0].text, "icons/portrait_opponent", INK_RED);
    robot_settle(&robot);
    assert_true(said()[0] != '\0'); /* settled: nothing moves while it stands */
    robot_draw(&robot);
    long letters = text_characters(said(), strlen(said()));
    long stay = (long)(speech_of(&robot.front)->until - speech_of(&robot.front)->since);
    assert_in_range(stay, 1980 + 40 * letters - 1, 1980 + 40 * letters + 1);
    assert_true(robot.woken > 0);
    robot.ms += (uint64_t)robot.woken;
    robot_tick(&robot, 1); /* the tick that the machine was asked for */
    assert_true(speech_of(&robot.front)->leaving);
    robot_settle(&robot);
    assert_string_equal(said(), "");
}

static void any_button_passes_it_and_a_moved_pointer_does_not(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_PAD; device++) {
        sit_down((enum device)device, 3);
        front_intent(&robot.front, &(struct intent){.kind = INTENT_POINT, .device = DEVICE_MOUSE});
        assert_false(speech_of(&robot.front)->leaving);
        robot_do(&robot, device == DEVICE_MOUSE ? INTENT_PRESS : INTENT_LEFT);
        assert_true(speech_of(&robot.front)->leaving);
        robot_settle(&robot);
        assert_string_equal(said(), "");
    }
}

static void with_reduced_motion_it_is_there_and_gone(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    speech_say(&robot.front, MILLE_OPPONENTS[0].line[0].text, "icons/portrait_sunday", INK_GREEN);
    assert_false(speech_tick(&robot.front));
    robot.ms += (uint64_t)robot.woken;
    robot_tick(&robot, 1);
    assert_null(speech_of(&robot.front)->text);
}

/* ---- when ---------------------------------------------------------------------------------------------- */

struct heard {
    int lines, while_deciding;
    uint64_t since;
};

static void listen(void *context)
{
    struct heard *heard = context;
    const struct front *front = &robot.front;
    if (speech_of(front)->text && speech_of(front)->since != heard->since) {
        heard->since = speech_of(front)->since;
        heard->lines++;
        bool table = front_scene(front) == &table_scene && table_of(front)->seated;
        heard->while_deciding +=
            table && mille_table_ready(front) && mille_view_of(table_of(front))->shown.motion.count == 0;
    }
}

/* Plays on; returns what was heard, and the journal. */
static struct heard play(uint64_t seed, bool voices, char **journal)
{
    struct heard heard = {.lines = 0};
    size_t length = 0;
    robot_start(&robot, DEVICE_KEYS, seed, 1920, 1080);
    robot.front.settings.voices = voices;
    robot.ticked = listen;
    robot.ticked_context = &heard;
    choose("menu.new");
    for (int i = 0; i < DECISIONS; i++) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
    *journal = session_save(&table_of(&robot.front)->session, &length);
    return heard;
}

static void lines_begin_with_what_happens_and_change_nothing(void)
{
    for (uint64_t seed = 11; seed < 13; seed++) {
        char *with, *without;
        struct heard heard = play(seed, true, &with);
        assert_true(heard.lines >= 2);
        assert_int_equal(heard.while_deciding, 0);
        heard = play(seed, false, &without);
        assert_int_equal(heard.lines, 0);
        assert_string_equal(with, without);
        free(with);
        free(without);
    }
}

/* An opponent that is hit by a flat tire, over and over: whether anybody ever says a word. */
static bool speaks(void)
{
    struct heard heard = {.lines = 0};
    robot.ticked = listen;
    robot.ticked_context = &heard;
    for (int i = 0; i < DECISIONS && heard.lines == 0; i++) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
    robot.ticked = NULL;
    return heard.lines > 0;
}

static void nobody_speaks_where_silence_is_wanted(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot_opposite(&robot, SEAT_PERSON);
    robot_choose(&robot, "menu.new");
    assert_false(speaks());

    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    front_intent(&robot.front, &(struct intent){.kind = INTENT_FOCUS_LOST});
    robot_choose(&robot, "menu.new");
    assert_false(speaks());

    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    const struct event_list begins = {
        .count = 2,
        .item = {{.kind = EVENT_GAME_STARTED, .seat = SEAT_NONE}, {.kind = EVENT_HAND_STARTED, .value = 1}}};
    table_new(&robot.front, &mille_front);
    const enum table_kind silences[] = {TABLE_LESSON, TABLE_REPLAY};
    for (int i = 0; i < 2; i++) {
        table_of(&robot.front)->kind = silences[i];
        voices_moved(&robot.front, &begins);
        assert_false(voices_speech(&robot.front, &mille_front)->waits);
        table_of(&robot.front)->kind = TABLE_LIVE;
        voices_moved(&robot.front, &begins);
        assert_true(voices_speech(&robot.front, &mille_front)->waits);
    }
}

static void a_minute_is_noticed_only_after_the_move(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    struct mille_state *state = position_make(&robot);
    state->pub.phase = PHASE_PLAY;
    state->pub.turn = TABLE_YOU;
    position_show(&robot);
    struct mille_watch *watch = voices_watch(&robot.front);
    watch->turn_since = 1;
    robot.ms += A_MINUTE + 1000;
    mille_table_drop(&robot.front, 0);
    assert_true(watch->slow);
}

static void what_was_said_is_remembered_and_damage_is_set_aside(void)
{
    sit_down(DEVICE_KEYS, 3);
    assert_non_null(robot_file(&robot, "voices"));
    struct voice_memory before = *voices_of(&robot.front);
    assert_int_equal(before.pasts, 1);
    robot_restart(&robot);
    assert_memory_equal(&voices_of(&robot.front)->past[0], &before.past[0], sizeof before.past[0]);
    robot_put(&robot, "voices", "route-mille voices 1\nlost 0\nwith sunday three 9\nend\n");
    robot_restart(&robot);
    assert_int_equal(voices_of(&robot.front)->pasts, 0);
    assert_non_null(strstr(robot.front.told, "voices"));
}

const struct test tests[] = {
    TEST(a_new_game_is_greeted_once_and_the_next_is_a_rematch),
    TEST(the_plate_stays_as_long_as_it_takes_to_read_and_lets_the_loop_sleep),
    TEST(any_button_passes_it_and_a_moved_pointer_does_not),
    TEST(with_reduced_motion_it_is_there_and_gone),
    TEST(lines_begin_with_what_happens_and_change_nothing),
    TEST(nobody_speaks_where_silence_is_wanted),
    TEST(a_minute_is_noticed_only_after_the_move),
    TEST(what_was_said_is_remembered_and_damage_is_set_aside),
    TEST(what_is_said_over_a_sheet_covers_neither_its_heading_nor_its_buttons),
    TEST(what_is_said_over_a_sheet_leaves_the_coach_s_kind_word_legible),
    {0},
};
