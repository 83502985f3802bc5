/* SPDX-License-Identifier: MIT */
/* The sheet of a hand or a day, the last page of a game and the coup fourré poster in windows of every kind:
 * what lies over what. */
#include "front/mille/coup.h"
#include "front/mille/drivers.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/mille/sheet.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "position.h"
#include "test.h"
#include "windows.h"

#include <math.h>
#include <string.h>

static struct robot robot;

static void in_every_window(void (*look)(const struct window *window))
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 7, window);
        look(window);
    }
}

static const struct draw_command *find(enum draw_kind kind, const char *string)
{
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == kind && strcmp(draw_string(&robot.frame, command->string), string) == 0) {
            return command;
        }
    }
    return NULL;
}

/* It has come to rest. */
static void show_poster(void)
{
    position_make(&robot);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    coup_show(&robot.front, TABLE_YOU, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE);
    robot_tick(&robot, 51);
    robot_draw(&robot);
}

static void look_at_poster(const struct window *window)
{
    show_poster();
    float bar = bar_box(&robot.front.frame).y;
    int written = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next_text(&robot.frame, command));) {
        if (strstr(draw_string(&robot.frame, command->string), "parries")) {
            written++;
            if (command->box.y + command->as.text.size / 2 > bar) {
                fail_msg("%d x %d: the banner is under the bar", window->w, window->h);
            }
        }
    }
    assert_int_equal(written, 1);
}

static void the_poster_s_banner_stands_above_the_bar_in_every_window(void)
{
    in_every_window(look_at_poster);
}

/* A point as a turned picture sees it, from its middle. */
static struct point seen_from(const struct draw_command *picture, struct point at)
{
    struct point middle = rect_middle(picture->box);
    float turn = -picture->angle * PI / 180, x = at.x - middle.x, y = at.y - middle.y;
    return (struct point){x * cosf(turn) - y * sinf(turn), x * sinf(turn) + y * cosf(turn)};
}

static void look_at_seal(const struct window *window)
{
    show_poster();
    const struct draw_command *seal = find(DRAW_SPRITE, "icons/seal"), *card = NULL;
    assert_non_null(seal);
    /* Its picture is 424 wide, the seal's middle at 210, 210 and its rays 191 long. */
    float unit = seal->box.w / 424, reach = 191 * unit;
    struct point middle = {seal->box.x + 210 * unit, seal->box.y + 210 * unit};
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *name = draw_string(&robot.frame, command->string);
        if (command->kind == DRAW_SPRITE && strcmp(name, "icons/foil") == 0) {
            /* The guard is 150 from the left of a picture of 1500. */
            struct point at = seen_from(command, middle);
            float guard = -600 * command->box.w / 1500;
            if (hypotf(at.x - guard, at.y) < reach) {
                fail_msg("%d x %d: the seal lies on a foil's guard", window->w, window->h);
            }
        }
        card = command->kind == DRAW_CARD && strstr(name, "safety") ? command : card;
    }
    if (!card) {
        fail_msg("%d x %d: no safety is seen", window->w, window->h);
        return;
    }
    /* The title's band is 40 to 460 and 598 to 670 on a card of 500 x 700. */
    float u = card->box.w / 500;
    struct point at = seen_from(card, middle);
    float over = fmaxf(fabsf(at.x) - 210 * u, 0), beside = fmaxf(fabsf(at.y - 284 * u) - 36 * u, 0);
    if (hypotf(over, beside) < reach) {
        fail_msg("%d x %d: the seal lies on the safety's name", window->w, window->h);
    }
    struct rect canvas = robot.front.frame.canvas;
    if (middle.x - reach < canvas.x || middle.x + reach > canvas.x + canvas.w) {
        fail_msg("%d x %d: the seal is cut", window->w, window->h);
    }
}

static void the_poster_s_seal_covers_neither_name_nor_guard_in_any_window(void)
{
    in_every_window(look_at_seal);
}

static void look_at_cars(const struct window *window)
{
    struct mille_state *state = position_make(&robot);
    state->pub.phase = PHASE_GAME_OVER;
    state->pub.side[0].total = GAME_POINTS;
    front_reset(&robot.front, &table_scene);
    position_show(&robot);
    front_push(&robot.front, &game_over_scene);
    robot_settle(&robot);
    robot_draw(&robot);
    const struct draw_command *points = find(DRAW_TEXT, "points");
    assert_non_null(points);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const struct car *car = mille_driver_car(&MILLE_OPPONENTS[MILLE_DRIVER_YOU]);
        bool below = command->kind == DRAW_SPRITE && command->box.y > points->box.y - command->box.h;
        if (below && strcmp(draw_string(&robot.frame, command->string), car->picture) == 0 &&
            command->box.x < points->box.x && command->box.x + command->box.w > points->box.x) {
            float top = command->box.y + (car->ground - car->high) * command->box.h / car->h;
            if (top < points->box.y) {
                fail_msg("%d x %d: the luggage reaches the word below the points", window->w, window->h);
            }
        }
    }
}

static void no_car_reaches_the_points_in_any_window(void)
{
    in_every_window(look_at_cars);
}

/* Where buttons stand in one row, two of them are as wide together as three. */
static void look_at_row(const struct window *window)
{
    struct sheet_form sheet = sheet_form_make(&robot.front.frame, 2, false);
    if (!sheet.one_row) {
        return;
    }
    struct rect alone = sheet_button(&sheet, 0), main = sheet_button(&sheet, 1);
    sheet.review = true;
    struct rect first = sheet_button(&sheet, 2), last = sheet_button(&sheet, 1);
    if (alone.x != first.x || main.x + main.w != last.x + last.w || alone.x + alone.w >= main.x) {
        fail_msg("%d x %d: the buttons from %.0f to %.0f do not share the row", window->w, window->h,
                 (double)alone.x, (double)(main.x + main.w));
    }
    assert_true(alone.w > sheet_button(&sheet, 0).w && main.w > last.w);
}

static void two_buttons_share_the_row_of_three(void)
{
    in_every_window(look_at_row);
}

static void look_at_stamp(const struct window *window)
{
    struct sheet_form sheet = sheet_form_make(&robot.front.frame, 2, false);
    const struct sheet_stamp stamp = sheet_day_stamp(&sheet);
    float half = 60 * stamp.size;
    struct rect box = {stamp.middle.x - half, stamp.middle.y - half, 2 * half, 2 * half}, over;
    for (int side = 0; side < 2; side++) {
        struct rect figures = {sheet.column[side] - 90, sheet.table.y, 90, sheet.table.h};
        over = rect_shared(box, figures);
        if (over.w > 0 && over.h > 0) {
            fail_msg("%d x %d: the stamp lies on a column", window->w, window->h);
        }
    }
    struct rect points = {sheet.points - 60, sheet.table.y, 60, sheet.table.h};
    over = rect_shared(box, points);
    if (over.w > 0 && over.h > 0) {
        fail_msg("%d x %d: the stamp lies on what a line is worth", window->w, window->h);
    }
    for (int i = 0; i < 5; i++) { /* with the review, and without */
        sheet.review = i < 3;
        over = rect_shared(box, sheet_button(&sheet, i % 3));
        if (over.w > 0 && over.h > 0) {
            fail_msg("%d x %d: the stamp lies on button %d", window->w, window->h, i);
        }
    }
}

static void a_day_s_stamp_covers_no_figure_in_any_window(void)
{
    in_every_window(look_at_stamp);
}

const struct test tests[] = {
    TEST(the_poster_s_banner_stands_above_the_bar_in_every_window),
    TEST(the_poster_s_seal_covers_neither_name_nor_guard_in_any_window),
    TEST(two_buttons_share_the_row_of_three),
    TEST(no_car_reaches_the_points_in_any_window),
    TEST(a_day_s_stamp_covers_no_figure_in_any_window),
    {0},
};
