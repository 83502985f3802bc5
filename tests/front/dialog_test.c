/* SPDX-License-Identifier: MIT */
/* A dialog with a list that scrolls and is chosen from costs twenty lines, those between the two marks, and
 * is whole: every device, every window, names that are too long. */
#include "robot.h"

#include "front/scenes/page.h"
#include "front/scenes/title.h"
#include "front/stage/scroll.h"
#include "test.h"

#include <math.h>

static struct robot robot;
enum { TOWNS = 24 };
static int chosen;

enum { DIALOG_BEGINS = __LINE__ };
static int count(const struct front *front)
{
    return front ? TOWNS : 0;
}
static void row(const struct front *front, int row, struct text *left, struct text *right)
{
    text_addf(left, front && row == 7 ? "Villefranche-de-Rouergue and beyond the hills" : "Town %d", row + 1);
    text_addf(right, "%d km", 40 * row);
}
static bool choose(struct front *front, int row)
{
    chosen = row + 1;
    return front != NULL;
}
static const struct page_list list = {
    .item = {"town.*", "A town", .text = "How far it is."}, .count = count, .row = row, .choose = choose};
static const struct game_page towns = {
    .area = {"towns", "Towns", .text = "All of them."}, .title = "Towns", .list = &list};
enum { DIALOG_ENDS = __LINE__ };
_Static_assert(DIALOG_ENDS - DIALOG_BEGINS - 1 <= 20, "a dialog costs twenty lines");

static const struct {
    int w, h;
} SIZES[] = {{1920, 1080}, {1280, 720}, {1280, 1024}, {1000, 1000}, {720, 1280}, {640, 480}, {960, 540}};
enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

static void open_towns(enum device device, int size)
{
    robot_start(&robot, device, 7, SIZES[size].w, SIZES[size].h);
    page_open(&robot.front, &towns);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &page_scene));
    chosen = 0;
}

static void each_device_chooses_each_row_and_sees_it(void)
{
    static const enum device devices[] = {DEVICE_KEYS, DEVICE_PAD};
    for (int run = 0; run < SIZE_COUNT * 2; run++) {
        open_towns(devices[run % 2], run / 2);
        for (int town = 1; town <= TOWNS; town++) {
            char name[24];
            text_format(name, sizeof name, "town.%d", town);
            robot_choose(&robot, name);
            assert_int_equal(chosen, town);
            struct focus_list items = robot_items(&robot);
            const struct focus_item *item = focus_find(&items, front_focus(&robot.front));
            assert_true(item->seen.h > fminf(item->box.h, 30));
        }
        robot_do(&robot, INTENT_CANCEL);
        robot_settle(&robot);
        assert_true(robot_on(&robot, &title_scene));
    }
}

static void the_mouse_scrolls_clicks_and_closes_it(void)
{
    for (int size = 0; size < SIZE_COUNT; size++) {
        open_towns(DEVICE_MOUSE, size);
        struct list_view view;
        assert_true(scroll_view(&robot.front, &page_scene, &view));
        for (int turn = 0; turn < TOWNS; turn++) {
            front_intent(&robot.front, &(struct intent){.kind = INTENT_WHEEL,
                                                        .device = DEVICE_MOUSE,
                                                        .x = view.box.x + 90,
                                                        .y = view.box.y + view.box.h / 2,
                                                        .amount = -1});
        }
        assert_true(scroll_view(&robot.front, &page_scene, &view));
        assert_true(fabsf(view.at - list_view_most(&view)) < 1);
        robot_choose(&robot, "town.24");
        assert_int_equal(chosen, TOWNS);
        robot_choose(&robot, "page.done");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &title_scene));
    }
}

static void rows_keep_within_the_dialog(void)
{
    for (int size = 0; size < SIZE_COUNT; size++) {
        open_towns(DEVICE_KEYS, size);
        struct focus_list items = robot_items(&robot);
        struct list_view view;
        scroll_view(&robot.front, &page_scene, &view);
        for (int i = 0; i < TOWNS; i++) {
            struct rect box = items.item[i].box;
            assert_true(box.x >= view.box.x && box.x + box.w <= view.box.x + view.box.w);
        }
    }
}

const struct test tests[] = {
    TEST(each_device_chooses_each_row_and_sees_it),
    TEST(the_mouse_scrolls_clicks_and_closes_it),
    TEST(rows_keep_within_the_dialog),
    {0},
};
