/* SPDX-License-Identifier: MIT */
/* What a finger presses is as large as a fingertip, and signs and sentences speak of fingers. */
#include "person.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/help/device_words.h"
#include "front/mille/mille_front.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <string.h>

static const float fingertip = 44; /* points */

/* Phones held upright and across, with a notch and without; the smallest that are sold among them. */
static const struct window phones[] = {
    {.w = 390, .h = 844, .dpr = 1, .fingers = true},
    {.w = 844, .h = 390, .dpr = 1, .fingers = true},
    {.w = 1170, .h = 2532, .dpr = 3, .safe = {0, 132, 0, 90}, .fingers = true},
    {.w = 2532, .h = 1170, .dpr = 3, .safe = {141, 0, 141, 63}, .fingers = true},
    {.w = 720, .h = 1280, .dpr = 2, .fingers = true},
    {.w = 1280, .h = 720, .dpr = 2, .fingers = true},
};
static const struct game_front *const games[] = {&mille_front, &cubes_front, &bones_front};
enum { PHONES = sizeof phones / sizeof *phones, GAMES = sizeof games / sizeof *games };

static void sit(const struct game_front *game, enum device device, const struct window *window)
{
    robot_start_in(&robot, NULL, device, 5, window);
    table_choose(&robot.front, game);
    table_new(&robot.front, game);
    stand_at(&table_scene);
}

static bool is_key(const struct focus_item *item)
{
    static const char *const keys[] = {"score", "moves", "cures", "menu", "what", "tab."};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (strncmp(item->name, keys[i], strlen(keys[i])) == 0) {
            return true;
        }
    }
    return false;
}

static void check_key(const struct focus_list *list, int key, const struct window *window)
{
    const struct focus_item *item = &list->item[key];
    float scale = robot.front.frame.scale / window->dpr, w = item->box.w * scale, h = item->box.h * scale;
    if (w < fingertip - .01f || h < fingertip - .01f) {
        fail_msg("%s is %.1f by %.1f points at %d by %d", item->name, (double)w, (double)h, window->w,
                 window->h);
    }
    struct rect canvas = robot.front.frame.canvas;
    assert_true(item->box.x >= 0 && item->box.x + item->box.w <= canvas.w);
    assert_true(item->box.y >= 0 && item->box.y + item->box.h <= canvas.h);
    for (int i = 0; i < list->count; i++) {
        struct rect shared = rect_shared(item->box, list->item[i].box);
        if (i != key && shared.w > .01f && shared.h > .01f) {
            fail_msg("%s lies on %s at %d by %d", item->name, list->item[i].name, window->w, window->h);
        }
    }
}

static void keys_are_as_large_as_a_fingertip_and_lie_on_nothing(void)
{
    for (int game = 0; game < GAMES; game++) {
        for (int phone = 0; phone < PHONES; phone++) {
            sit(games[game], DEVICE_TOUCH, &phones[phone]);
            struct focus_list list = robot_items(&robot);
            int keys = 0;
            for (int i = 0; i < list.count; i++) {
                if (is_key(&list.item[i])) {
                    check_key(&list, i, &phones[phone]);
                    keys++;
                }
            }
            assert_true(keys >= 2);
        }
    }
}

/* A window smaller than a phone has keys that leave room for the game. */
static void a_window_of_a_few_points_keeps_its_table(void)
{
    static const struct window tiny[] = {{.w = 390, .h = 844, .dpr = 3, .fingers = true},
                                         {.w = 640, .h = 360, .dpr = 3, .fingers = true}};
    for (int game = 0; game < GAMES; game++) {
        for (size_t i = 0; i < sizeof tiny / sizeof *tiny; i++) {
            sit(games[game], DEVICE_TOUCH, &tiny[i]);
            struct focus_list list = robot_items(&robot);
            struct rect canvas = robot.front.frame.canvas;
            for (int k = 0; k < list.count; k++) {
                assert_true(rect_shared(list.item[k].box, canvas).w > 0);
            }
        }
    }
}

static void the_keys_of_a_small_window_are_those_of_a_mouse(void)
{
    static const struct {
        const char *key;
        float w, h;
    } known[GAMES] = {{"score", 58, 36}, {"tab.combos", 50, 42}, {"tab.score", 54, 38}};
    for (int game = 0; game < GAMES; game++) {
        sit(games[game], DEVICE_MOUSE, &(struct window){.w = 640, .h = 360, .dpr = 1});
        const struct focus_item *item = item_named(known[game].key);
        assert_float_equal(item->box.w, known[game].w, .01f);
        assert_float_equal(item->box.h, known[game].h, .01f);
    }
}

/* How often the bar shows a picture, or says a word. */
static int bar_shows(enum device device, const char *string)
{
    static const struct status status = {
        .prompts = 3, .prompt = {{PROMPT_CONFIRM, "Play"}, {PROMPT_CANCEL, "Back"}, {PROMPT_HELP, "Help"}}};
    int times = 0;
    robot.front.device = device;
    draw_begin(&robot.frame, frame_make(&robot.window));
    bar_draw(&robot.front, &robot.frame, &status);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        bool said = command->kind == DRAW_TEXT || command->kind == DRAW_SPRITE;
        times += said && strcmp(draw_string(&robot.frame, command->string), string) == 0;
    }
    return times;
}

static void the_bar_shows_a_finger_in_place_of_mouse_and_key(void)
{
    robot_start(&robot, DEVICE_MOUSE, 5, 1280, 720);
    assert_int_equal(bar_shows(DEVICE_MOUSE, "icons/mouse_left"), 1);
    assert_int_equal(bar_shows(DEVICE_MOUSE, "icons/mouse_right"), 1);
    assert_int_equal(bar_shows(DEVICE_MOUSE, "F1"), 1);
    assert_int_equal(bar_shows(DEVICE_TOUCH, "icons/touch_tap"), 2);
    assert_int_equal(bar_shows(DEVICE_TOUCH, "icons/touch_hold"), 1);
    assert_int_equal(bar_shows(DEVICE_TOUCH, "icons/mouse_left"), 0);
    assert_int_equal(bar_shows(DEVICE_TOUCH, "icons/mouse_right"), 0);
    assert_int_equal(bar_shows(DEVICE_TOUCH, "F1"), 0);
}

static void signs_follow_the_finger_and_the_mouse(void)
{
    robot_start(&robot, DEVICE_MOUSE, 5, 1280, 720);
    front_intent(&robot.front, &(struct intent){.kind = INTENT_PRESS, .device = DEVICE_TOUCH, .clicks = 1});
    assert_int_equal(robot.front.device, DEVICE_TOUCH);
    front_intent(&robot.front,
                 &(struct intent){.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = 5, .y = 5});
    assert_int_equal(robot.front.device, DEVICE_MOUSE);
    robot_reshape(&robot, &phones[0]); /* where fingers press, no mouse is expected */
    assert_int_equal(robot.front.device, DEVICE_TOUCH);
}

static void sentences_are_worded_for_what_points(void)
{
    char out[DEVICE_WORDS_SIZE], own[DEVICE_WORDS_SIZE] = "{click|tap} it, or {wheel|drag}.";
    robot_start(&robot, DEVICE_MOUSE, 5, 1280, 720);
    assert_string_equal(device_words_pick(&robot.front, "A {click|tap} opens it.", out, sizeof out),
                        "A click opens it.");
    robot.front.device = DEVICE_TOUCH;
    assert_string_equal(device_words_pick(&robot.front, "A {click|tap} opens it.", out, sizeof out),
                        "A tap opens it.");
    assert_string_equal(device_words_pick(&robot.front, own, own, sizeof own), "tap it, or drag.");
    assert_string_equal(device_words_pick(&robot.front, "{a|b}cdef", out, 4), "bcd");
}

const struct test tests[] = {
    TEST(keys_are_as_large_as_a_fingertip_and_lie_on_nothing),
    TEST(a_window_of_a_few_points_keeps_its_table),
    TEST(the_keys_of_a_small_window_are_those_of_a_mouse),
    TEST(the_bar_shows_a_finger_in_place_of_mouse_and_key),
    TEST(signs_follow_the_finger_and_the_mouse),
    TEST(sentences_are_worded_for_what_points),
    {0},
};
