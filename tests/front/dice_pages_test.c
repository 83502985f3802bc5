/* SPDX-License-Identifier: MIT */
/* The pages behind the dice game's high scores, with each device, in every kind of window. */
#include "dice_person.h"
#include "person.h"
#include "windows.h"

#include "front/cubes/cubes_front.h"
#include "front/cubes/kept.h"
#include "front/help/whats_this.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/page.h"
#include "front/scenes/pause.h"
#include "front/scenes/title.h"
#include "front/stage/scroll.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

static const char three_games[] = CUBES_SCORES_HEAD
    "0000000000000001 1955-08-01 standard plain 2 1 person 10350 14 4 1900 stayed Marie\n"
    "0000000000000001 1955-08-01 standard plain 2 2 apprentice 8000 13 9 4100 stayed Lucien\n"
    "0000000000000002 1955-08-02 standard plain 2 1 person 10100 15 5 1500 stayed Marie\n"
    "0000000000000002 1955-08-02 standard plain 2 2 engineer 9000 14 3 1200 stayed Anselme\n"
    "0000000000000003 1955-08-03 standard jokers 1 1 person 10050 23 6 1250 stayed Paul\n";

static void open_dice_pages(enum device device, const struct window *window)
{
    robot_start_in(&robot, NULL, device, 5, window);
    robot_put(&robot, CUBES_SCORES_FILE, three_games);
    table_choose(&robot.front, &cubes_front);
    choose_to("menu.scores", &high_scores_scene);
}

static const char *first_shown(void)
{
    const struct cubes_ranking_page *page = &cubes_kept_of(&robot.front)->ranking;
    return page->lists[page->company].list[page->order[0]].name;
}

static void look_at_the_ranking(void)
{
    choose("tab.ranking");
    assert_true(robot_shows(&robot, "Marie") && robot_shows(&robot, "Lucien") &&
                robot_shows(&robot, "Anselme"));
    assert_string_equal(first_shown(), "Marie");
    if (robot_has(&robot, "ranking.sort")) {
        choose("ranking.sort"); /* once more by the same: turned round */
        assert_string_not_equal(first_shown(), "Marie");
    } else {
        choose("ranking.head.6");
        assert_string_equal(first_shown(), "Lucien"); /* the best turn */
        choose("ranking.head.6");
        assert_string_equal(first_shown(), "Anselme");
    }
    choose("ranking.company");
    assert_string_equal(first_shown(), "Paul");
    choose("tab.fair");
    assert_true(robot_shows(&robot, "Too few dice to tell."));
    choose("fair.kind");
    assert_true(robot_shows(&robot, "Dice with a Joker"));
    choose_to("records.done", &title_scene);
}

static void the_ranking_and_the_dice_lie_behind_the_high_scores_for_each_device_in_every_window(void)
{
    for (int device = 0; device < DEVICES; device++) {
        open_dice_pages(devices[device], &WINDOWS_WIDE[0]);
        look_at_the_ranking();
        for (const struct window *window = WINDOWS_SHAPED; window->w > 0; window++) {
            open_dice_pages(devices[device], window);
            look_at_the_ranking();
        }
    }
}

static void the_question_mark_explains_the_pages_of_a_game_that_is_not_at_the_table(void)
{
    static const char *const tabs[] = {"tab.ranking", "tab.fair"};
    open_dice_pages(DEVICE_KEYS, &WINDOWS_WIDE[0]);
    for (int i = 0; i < 2; i++) {
        choose(tabs[i]);
        struct focus_list list = robot_items(&robot);
        for (int item = 0; item < list.count; item++) {
            struct item_words says;
            assert_true(whats_this_explain(&robot.front, &list.item[item], &says));
            assert_string_not_equal(says.title, "A page of the options");
        }
    }
}

static void the_slate_of_the_game_under_way_is_in_the_menu_for_each_device(void)
{
    for (int device = 0; device < DEVICES; device++) {
        sit_with(devices[device], &with_two);
        play_on(has_points);
        open_menu();
        choose_to("pause.slate", &page_scene);
        assert_true(robot_shows(&robot, "At risk") && robot_shows(&robot, "To win with"));
        assert_true(robot_shows(&robot, "Lucien") && robot_shows(&robot, "Hortense"));
        choose("slate.row.0");
        assert_int_equal(cubes_kept_of(&robot.front)->slate.page.by, 0);
        choose_to("page.done", &pause_scene);
    }
}

static void the_row_that_seats_are_sorted_by_says_so(void)
{
    sit_with(DEVICE_KEYS, &with_two);
    play_on(has_points);
    open_menu();
    choose_to("pause.slate", &page_scene);
    choose("slate.row.2");
    struct focus_list list = robot_items(&robot);
    for (int row = 1; row < 4; row++) {
        char name[FOCUS_NAME_SIZE];
        struct item_words says;
        text_format(name, sizeof name, "slate.row.%d", row);
        assert_true(whats_this_explain(&robot.front, focus_named(&list, name), &says));
        assert_int_equal(strncmp(says.more, "Sorted by it, ", 14) == 0, row == 2);
    }
}

/* A window too low for it: from its first row to its last. */
static void the_total_of_a_slate_that_scrolls_is_in_sight(void)
{
    sit_with(DEVICE_KEYS, &with_two);
    play_on(has_points);
    open_menu();
    choose("pause.slate");
    robot_reshape(&robot, &(struct window){.w = 640, .h = 360, .dpr = 1});
    robot_settle(&robot);
    struct list_view view;
    assert_true(scroll_view(&robot.front, &page_scene, &view));
    for (int end = 0; end < 2; end++) {
        struct focus_list list = robot_items(&robot);
        struct rect total = focus_named(&list, "slate.row.9")->box,
                    done = focus_named(&list, "page.done")->box;
        assert_true(scroll_view(&robot.front, &page_scene, &view));
        assert_true(total.y > view.box.y + view.box.h - .1f && total.y + total.h < done.y);
        assert_true(robot_shows(&robot, "Total"));
        robot_focus(&robot, "slate.row.8");
        robot_settle(&robot);
    }
    assert_true(scroll_view(&robot.front, &page_scene, &view) && view.at > 0);
    robot_end(&robot);
}

const struct test tests[] = {
    TEST(the_ranking_and_the_dice_lie_behind_the_high_scores_for_each_device_in_every_window),
    TEST(the_question_mark_explains_the_pages_of_a_game_that_is_not_at_the_table),
    TEST(the_slate_of_the_game_under_way_is_in_the_menu_for_each_device),
    TEST(the_row_that_seats_are_sorted_by_says_so),
    TEST(the_total_of_a_slate_that_scrolls_is_in_sight),
    {0},
};
