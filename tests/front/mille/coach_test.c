/* SPDX-License-Identifier: MIT */
/* Where the coach's plate lies at the road's table, in every lesson and every kind of window. */
#include "base/i18n/translate.h"
#include "front/lesson/lessons.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "robot.h"
#include "test.h"
#include "windows.h"

#include <string.h>

static struct robot robot;

/* The plate as it is drawn now: two commands before the portrait on it. */
static struct rect plate_now(void)
{
    robot_draw(&robot);
    for (size_t i = 2; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_SPRITE &&
            strcmp(draw_string(&robot.frame, command->string), "icons/portrait_coach") == 0) {
            return robot.frame.command[i - 2].box;
        }
    }
    fail_msg("no coach");
    return (struct rect){0, 0, 0, 0};
}

static bool is_apart(struct rect a, struct rect b)
{
    struct rect over = rect_shared(a, b);
    return b.w <= 0 || over.w <= 0 || over.h <= 0;
}

/* In every lesson the coach's plate lies beside both cars. */
static void the_coach_hides_no_car(void)
{
    static const int widths[] = {1920, 1000, 720, 640, 640}, heights[] = {1080, 1000, 1280, 480, 360};
    for (int size = 0; size < 5; size++) {
        for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
            robot_start(&robot, DEVICE_PAD, 5, widths[size], heights[size]);
            lessons_start(&robot.front, &mille_front, lesson);
            robot_settle(&robot);
            robot_draw(&robot);
            struct rect plate = {0}, far_car = {0};
            for (size_t i = 0; i < robot.frame.count; i++) {
                const struct draw_command *command = &robot.frame.command[i];
                const char *string =
                    command->kind == DRAW_SPRITE ? draw_string(&robot.frame, command->string) : "";
                const struct car *car = mille_driver_car(mille_table_driver(table_of(&robot.front), 1));
                if (strcmp(string, "icons/portrait_coach") == 0) {
                    plate = robot.frame.command[i - 2].box;
                } else if (strcmp(string, car->picture) == 0) {
                    float top = (car->ground - car->high) / car->h;
                    far_car = command->box;
                    far_car.y += far_car.h * top;
                    far_car.h *= 1 - top;
                }
            }
            assert_true(plate.w > 0 && far_car.w > 0);
            bool apart = plate.x > far_car.x + far_car.w || plate.y > far_car.y + far_car.h ||
                         far_car.x > plate.x + plate.w || far_car.y + 3 > plate.y + plate.h - 8;
            if (!apart) {
                fail_msg("lesson %d at %dx%d: the plate ends at %.0f, the car begins at %.0f", lesson + 1,
                         widths[size], heights[size], (double)(plate.y + plate.h), (double)far_car.y);
            }
        }
    }
}

static void keeps_off(struct rect plate, const char *what, struct rect place)
{
    if (!is_apart(plate, place)) {
        fail_msg("%d x %d, %s%s, lesson %d, step %d: the plate, %.0f to %.0f, lies on %s, %.0f to %.0f",
                 robot.window.w, robot.window.h, robot.front.settings.language,
                 robot.front.settings.print > 100 ? " large" : "", lessons_of(&robot.front)->which + 1,
                 lessons_of(&robot.front)->said + 1, (double)plate.y, (double)(plate.y + plate.h), what,
                 (double)place.y, (double)(place.y + place.h));
    }
}

/* The coach says what is on the plate now. */
static void looks_at_the_plate(void)
{
    const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
    struct rect plate = plate_now(), canvas = layout->canvas;
    assert_true(plate.x >= 0 && plate.y >= 0 && plate.x + plate.w <= canvas.w);
    keeps_off(plate, "the opponent's plate", layout->row[1].plate);
    keeps_off(plate, "the opponent's battle pile", layout->row[1].battle);
    keeps_off(plate, "the opponent's speed pile", layout->row[1].speed);
    keeps_off(plate, "the own plate", layout->row[0].plate);
    keeps_off(plate, "the first line of the own row", layout->row[0].line[0]);
    keeps_off(plate, "the second line of the own row", layout->row[0].line[1]);
    keeps_off(plate, "the deck", layout->deck);
    keeps_off(plate, "the discard pile", layout->discard);
    keeps_off(plate, "the key of the menu", layout->menu);
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        keeps_off(plate, "the hand",
                  mille_layout_card(layout, mille_layout_slot(layout, i, HAND_CARDS_DRAWN, -1)));
    }
    for (int i = 0; i < BUTTON_DISCARD; i++) {
        keeps_off(plate, "a thumb's button", layout->button[i]);
    }
    if (layout->kind != FRAME_FLAT) { /* it has no line of its own for the plate */
        keeps_off(plate, "the opponent's row", layout->row[1].line[0]);
    }
}

/* All that the coach may say in a lesson, with the objections. */
static void looks_at_the_lesson(int lesson)
{
    lessons_start(&robot.front, &mille_front, lesson);
    robot_settle(&robot);
    const struct lesson_step *steps = lessons_now(&robot.front)->steps;
    for (int i = 0; steps[i].act != LESSON_END; i++) {
        lessons_of(&robot.front)->said = i;
        if (steps[i].say) {
            looks_at_the_plate();
        }
        if (steps[i].otherwise) {
            table_say(table_of(&robot.front), true, "%s", _(steps[i].otherwise));
            looks_at_the_plate();
            table_say(table_of(&robot.front), false, "%s", "");
        }
    }
}

static void the_coach_hides_nobody_and_nothing_that_is_played_with(void)
{
    for (int look = 0; look < 4; look++) {
        for (const struct window *window = NULL; (window = windows_next(window));) {
            robot_start_in(&robot, NULL, DEVICE_PAD, 5, window);
            struct settings *settings = &robot.front.settings;
            settings->print = look >= 2 ? 120 : 100;
            text_copy(settings->language, sizeof settings->language, look % 2 == 0 ? "en" : "fr");
            front_speak(&robot.front);
            for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
                looks_at_the_lesson(lesson);
            }
        }
    }
}

const struct test tests[] = {
    TEST(the_coach_hides_no_car),
    TEST(the_coach_hides_nobody_and_nothing_that_is_played_with),
    {0},
};
