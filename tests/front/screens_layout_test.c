/* SPDX-License-Identifier: MIT */
/* Title, options, pause, question and status bar fit windows of every shape. */
#include "person.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_table.h"
#include "front/scenes/options.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "test.h"
#include "ui/form.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

static const struct {
    int w, h;
} SIZES[] = {{1280, 720}, {1280, 800}, {1440, 1080}, {1920, 1080}, {2560, 1080}, {3840, 2160}};

enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

/* Where a text lies, from its ascent to its descent. */
static struct rect text_box(const struct draw_list *list, const struct draw_command *command)
{
    float size = command->as.text.size;
    /* The size is the one it is set in: large print is part of it already. */
    float w = list->type->width(list->type->context, command->as.text.font, size, command->as.text.tracking,
                                draw_string(list, command->string));
    float left = command->as.text.anchor == ANCHOR_START    ? 0
                 : command->as.text.anchor == ANCHOR_MIDDLE ? w / 2
                                                            : w;
    return (struct rect){command->box.x - left, command->box.y - size * .75f, w, size};
}

static bool lies_in(struct rect inner, struct rect outer)
{
    return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.x + inner.w <= outer.x + outer.w + 1 &&
           inner.y + inner.h <= outer.y + outer.h + 1;
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x + a.w > b.x + .5f && b.x + b.w > a.x + .5f && a.y + a.h > b.y + .5f && b.y + b.h > a.y + .5f;
}

/* Nothing is cut, no item lies on another, and every item leads to every other one. */
static void check_layout(void)
{
    robot_draw(&robot);
    struct rect canvas = robot.front.frame.canvas;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT && !lies_in(text_box(&robot.frame, command), canvas)) {
            fail_msg("\"%s\" leaves the canvas on %s", draw_string(&robot.frame, command->string),
                     front_scene(&robot.front)->name);
        }
    }
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        assert_true(lies_in(list.item[i].box, canvas));
        for (int j = 0; j < i; j++) {
            if (overlap(list.item[i].box, list.item[j].box)) {
                fail_msg("%s lies on %s", list.item[i].name, list.item[j].name);
            }
        }
    }
    for (int i = 0; i < list.count; i++) {
        int back = front_focus(&robot.front);
        robot_focus(&robot, list.item[i].name);
        front_set_focus(&robot.front, back);
    }
}

static void each_size(void (*bring)(void))
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        robot_start(&robot, DEVICE_PAD, 7, SIZES[i].w, SIZES[i].h);
        bring();
        robot_settle(&robot);
        check_layout();
    }
}

static void bring_title(void) {}

static void bring_saved_title(void)
{
    choose("menu.new");
    press(INTENT_MENU);
    choose("pause.leave");
    robot_focus(&robot, "menu.tables.dice");
}

static void bring_message(void)
{
    memset(robot.front.told, 'm', sizeof robot.front.told - 1);
    for (size_t i = 6; i < sizeof robot.front.told - 1; i += 7) {
        robot.front.told[i] = ' ';
    }
}

static void bring_options(void)
{
    choose("menu.options");
}

static void bring_picture(void)
{
    choose("menu.options");
    press(INTENT_PAGE_NEXT);
}

static void bring_comfort(void)
{
    choose("menu.options");
    press(INTENT_PAGE_PREV);
}

static void bring_question(void)
{
    choose("menu.quit");
}

static void bring_pause(void)
{
    choose("menu.new");
    press(INTENT_MENU);
}

static void screens_fit_every_shape_of_window(void)
{
    static void (*const bring[])(void) = {bring_title,   bring_saved_title, bring_message,  bring_options,
                                          bring_picture, bring_comfort,     bring_question, bring_pause};
    for (size_t i = 0; i < sizeof bring / sizeof *bring; i++) {
        each_size(bring[i]);
    }
}

/* A bar with a message and a hint of so many characters each. */
static void check_bar(int message, int hint, enum device device)
{
    static const struct prompt prompts[] = {{PROMPT_MOVE, "Choose"},       {PROMPT_CONFIRM, "Play"},
                                            {PROMPT_SECONDARY, "Discard"}, {PROMPT_ALTERNATE, "Sort"},
                                            {PROMPT_GROUPS, "Piles"},      {PROMPT_MENU, "Menu"}};
    struct status status = {.lamp = true, .prompts = 6};
    memcpy(status.prompt, prompts, sizeof prompts);
    memset(status.message, 'a', (size_t)message);
    for (int i = 0; i < hint; i++) {
        status.hint[i] = i % 8 == 7 ? ' ' : 'b';
    }
    robot.front.device = device;
    draw_begin(&robot.frame, frame_make(&robot.window));
    bar_draw(&robot.front, &robot.frame, &status);
    struct rect canvas = robot.frame.frame.canvas, text[16];
    int count = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT) {
            text[count] = text_box(&robot.frame, command);
        } else if (command->kind == DRAW_SPRITE &&
                   strncmp(draw_string(&robot.frame, command->string), "icons/key", 9) != 0) {
            text[count] = command->box;
        } else {
            continue;
        }
        assert_true(lies_in((struct rect){text[count].x, 0, text[count].w, 0}, canvas));
        for (int j = 0; j < count; j++) {
            assert_false(overlap(text[count], text[j]));
        }
        assert_true(++count < 16);
    }
}

/* In a narrow bar the message stays, and what buttons on the screen do as well goes; without a word on the
 * bar no lamp is lit. */
static void a_narrow_bar_spares_what_the_screen_says_as_well(void)
{
    static const struct prompt prompts[] = {{PROMPT_CONFIRM, "Another long word on a button"},
                                            {PROMPT_COPY, "Copy score"},
                                            {PROMPT_CANCEL, "Leave this table for today"}};
    robot_start(&robot, DEVICE_KEYS, 7, 640, 360);
    robot.front.settings.print = 120;
    struct status status = {.lamp = true, .prompts = 3, .message = "The opponent wins the hand by 1,250"};
    memcpy(status.prompt, prompts, sizeof prompts);
    status.doubled[0] = status.doubled[2] = true;
    for (int narrow = 0; narrow < 2; narrow++) {
        robot.window.w = narrow ? 640 : 1920;
        robot.window.h = narrow ? 360 : 1080;
        draw_begin(&robot.frame, frame_make(&robot.window));
        bar_draw(&robot.front, &robot.frame, &status);
        int texts = 0, messages = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            bool text = command->kind == DRAW_TEXT && command->as.text.size > 16;
            texts += text;
            messages += text && strcmp(draw_string(&robot.frame, command->string), status.message) == 0;
        }
        assert_int_equal(messages, 1);
        assert_int_equal(texts, narrow ? 2 : 4);
    }
    /* Words that the screen spares leave no lamp behind. */
    memset(status.message, 'a', 100);
    memset(status.doubled, 0, sizeof status.doubled);
    size_t drawn[2];
    for (int lit = 0; lit < 2; lit++) {
        status.spare = true;
        status.lamp = lit;
        draw_begin(&robot.frame, frame_make(&robot.window));
        bar_draw(&robot.front, &robot.frame, &status);
        drawn[lit] = robot.frame.count;
        for (size_t i = 0; i < robot.frame.count; i++) {
            assert_true(robot.frame.command[i].kind != DRAW_SHAPE);
        }
    }
    assert_int_equal(drawn[0], drawn[1]);
}

static void the_status_bar_never_runs_into_its_prompts(void)
{
    robot_start(&robot, DEVICE_PAD, 7, 1920, 1080);
    for (int message = 0; message <= 120; message += 8) {
        for (int hint = 0; hint <= 200; hint += 20) {
            check_bar(message, hint, DEVICE_PAD);
            check_bar(message, hint, DEVICE_KEYS);
            check_bar(message, hint, DEVICE_MOUSE);
        }
    }
}

static bool shows(const char *string)
{
    return drawn_text(&robot.frame, string) != NULL;
}

static void a_long_sentence_leaves_the_prompts_their_words(void)
{
    robot_start(&robot, DEVICE_PAD, 7, 1280, 720);
    for (int hint = 0; hint <= 230; hint += 10) {
        check_bar(28, hint, DEVICE_PAD);
        assert_true(shows("Discard") && shows("Sort") && shows("Menu"));
        check_bar(28, hint, DEVICE_KEYS);
        assert_true(shows("Discard") && shows("Sort") && shows("Menu"));
    }
}

/* Phones and small windows, with and without a notch. */
static const struct window LITTLE[] = {
    {.w = 720, .h = 1280, .dpr = 2, .fingers = true},
    {.w = 1080, .h = 2340, .dpr = 3, .safe = {0, 132, 0, 90}, .fingers = true},
    {.w = 640, .h = 480, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1},
    {.w = 2532, .h = 1170, .dpr = 3, .safe = {141, 0, 141, 63}, .fingers = true},
};
enum { LITTLES = sizeof LITTLE / sizeof *LITTLE };

static void what_opens_ends_above_the_bar(void)
{
    for (int i = 0; i < LITTLES; i++) {
        struct frame frame = frame_make(&LITTLE[i]);
        struct rect room = form_room(&frame, BAR_HEIGHT);
        assert_true(room.y + room.h <= bar_box(&frame).y);
        assert_true(frame.kind == FRAME_WIDE || room.y >= frame.safe.y);
        assert_true(room.h > 400);
    }
}

static void a_long_path_is_parted_after_a_slash(void)
{
    static const char *const path = "/home/marie/.local/share/route-mille/saves/~previous.journal is full.";
    robot_start(&robot, DEVICE_PAD, 7, 640, 480);
    struct draw_list *list = &robot.frame;
    robot_draw(&robot);
    float wide = draw_text_width(list, path, FONT_BODY, 29, 0), room = wide * .55f;
    size_t before = list->count;
    assert_true(draw_text_lines(list, path, FONT_BODY, 29, room) >= 2);
    draw_text_wrapped(list, 0, 0, path, FONT_BODY, 29, INK_INK, ANCHOR_MIDDLE, room, 38);
    for (size_t i = before; i < list->count; i++) {
        const char *line = draw_string(list, list->command[i].string);
        assert_true(draw_text_width(list, line, FONT_BODY, 29, 0) <= room);
        assert_true(i + 1 == list->count || line[strlen(line) - 1] == '/');
    }
}

/* Letters that were made smaller for their box are not made larger again by large print. */
static void labels_stay_within_their_boxes_in_large_print(void)
{
    robot_start(&robot, DEVICE_PAD, 7, 1280, 720);
    robot.front.settings.print = 120;
    robot_draw(&robot);
    struct draw_list *list = &robot.frame;
    float wide = draw_text_width(list, "Copier la ligne", FONT_SIGN, 32, .8f);
    for (float part = .5f; part < 1.2f; part += .05f) {
        struct rect box = {100, 100, wide * part + 32, 60};
        furniture_button(list, box, "Copier la ligne", INK_SAND, INK_INK, false, false);
        assert_true(lies_in(text_box(list, &list->command[list->count - 1]), box));
        furniture_tab(list, box, "Copier la ligne", true);
        assert_true(lies_in(text_box(list, &list->command[list->count - 1]), box));
        furniture_headed(list, box, "Copier la ligne", INK_RED, 40, 32);
        assert_true(lies_in(text_box(list, &list->command[list->count - 1]), box));
    }
}

/* So many letters, in words of five. */
static void fill_with_words(char *message, int length)
{
    memset(message, 'n', (size_t)length);
    for (int k = 5; k < length; k += 6) {
        message[k] = ' ';
    }
    message[length] = '\0';
}

static void a_long_hint_leaves_the_buttons_of_a_phone_free(void)
{
    for (int i = 0; i < LITTLES; i++) {
        robot_start_in(&robot, NULL, DEVICE_MOUSE, 7, &LITTLE[i]);
        table_new(&robot.front, &mille_front);
        stand_at(&table_scene);
        fill_with_words(table_of(&robot.front)->message, 200);
        robot_draw(&robot);
        const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
        struct rect band = bar_band(&robot.front, &robot.frame);
        for (int button = 0; button < MILLE_BUTTONS; button++) {
            struct rect shared = rect_shared(band, layout->button[button]);
            assert_true(shared.w <= 0 || shared.h <= 0);
        }
        struct rect on_hand = rect_shared(band, layout->hand);
        assert_true(layout->kind != FRAME_FLAT || on_hand.w <= 0 || on_hand.h <= 0);
        assert_true(band.w > 0 || robot.front.frame.kind == FRAME_WIDE);
    }
}

/* The last row of what cures what, and of the cards not yet seen, can be read beside it. */
static void a_long_hint_leaves_the_side_column_free(void)
{
    for (int large = 0; large < 2; large++) {
        robot_start(&robot, DEVICE_PAD, 7, 1280, 720);
        robot.front.settings.print = large ? 120 : 100;
        table_new(&robot.front, &mille_front);
        stand_at(&table_scene);
        fill_with_words(table_of(&robot.front)->message, 150);
        robot_draw(&robot);
        const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
        int bands = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            float foot = command->box.y + command->box.h;
            bool band = command->kind == DRAW_FILL && command->box.y > layout->hand.y &&
                        command->box.h > 40 && fabsf(foot - bar_box(&robot.front.frame).y) < 1;
            struct rect shared = rect_shared(command->box, layout->cures);
            bands += band;
            assert_true(!band || shared.w <= 0 || shared.h <= 0);
        }
        assert_int_equal(bands, 1);
    }
}

/* What an option does is said within the dialog, however little room there is. */
static void the_help_of_an_option_stays_within_its_dialog(void)
{
    for (int large = 0; large < 2; large++) {
        robot_start(&robot, DEVICE_PAD, 7, 640, 480);
        robot.front.settings.print = large ? 120 : 100;
        choose("menu.options tab.table");
        robot_focus(&robot, "options.rules");
        robot_draw(&robot);
        struct rect box = options_form(&robot.front).box;
        bool within = false;
        int read = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            if (command->kind != DRAW_TEXT || command->box.y > bar_box(&robot.front.frame).y) {
                continue;
            }
            within = within || (command->as.text.font == FONT_DISPLAY &&
                                strcmp(draw_string(&robot.frame, command->string), "Options") == 0);
            if (within) {
                assert_true(lies_in(text_box(&robot.frame, command), box));
                read++;
            }
        }
        assert_true(read > 10);
    }
}

const struct test tests[] = {
    TEST(what_opens_ends_above_the_bar),
    TEST(a_long_path_is_parted_after_a_slash),
    TEST(labels_stay_within_their_boxes_in_large_print),
    TEST(a_long_hint_leaves_the_buttons_of_a_phone_free),
    TEST(a_long_hint_leaves_the_side_column_free),
    TEST(the_help_of_an_option_stays_within_its_dialog),
    TEST(screens_fit_every_shape_of_window),
    TEST(a_narrow_bar_spares_what_the_screen_says_as_well),
    TEST(the_status_bar_never_runs_into_its_prompts),
    TEST(a_long_sentence_leaves_the_prompts_their_words),
    {0},
};
