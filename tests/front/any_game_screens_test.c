/* SPDX-License-Identifier: MIT */
/* The screens of any game of the house, as a newcomer meets them: they fit every shape of window in each
 * language, every item of theirs is reached and has its words, and what the table offers opens and shuts. */
#include "any_game.h"
#include "newcomer.h"
#include "screen_check.h"

#include "base/i18n/translate.h"
#include "front/help/help_book_pages.h"
#include "front/help/whats_this.h"
#include "front/page/game_page.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/company.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum { MOVES = 24 };

/* One of each kind. */
static const struct window shapes[] = {
    {.w = 1920, .h = 1080, .dpr = 1}, {.w = 1280, .h = 1024, .dpr = 1},
    {.w = 1000, .h = 1000, .dpr = 1}, {.w = 720, .h = 1280, .dpr = 2, .fingers = true},
    {.w = 800, .h = 600, .dpr = 1},   {.w = 640, .h = 360, .dpr = 1},
};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static void check_every_shape(const struct game_front *game, const char *language)
{
    for (int i = 0; i < SHAPES; i++) {
        char name[96];
        robot_reshape(&robot, &shapes[i]);
        robot_draw(&robot);
        text_format(name, sizeof name, "%s in %s, %s, move %d, at %dx%d", game->game->name, language,
                    front_scene(&robot.front)->name, newcomer_moves(), shapes[i].w, shapes[i].h);
        int faults = screen_check_texts(&robot.frame, robot.front.settled, name) +
                     screen_check_items(&robot, name) + screen_check_prompts(&robot, name);
        if (faults > 0) {
            newcomer_fail("%d faults of a screen", faults);
        }
    }
    robot_reshape(&robot, &shapes[0]);
}

static void check_in(const struct game_front *game, const char *language)
{
    newcomer_start(game, DEVICE_PAD, 31, shapes[0].w, shapes[0].h);
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, language);
    front_speak(&robot.front);
    newcomer_sit_down();
    bool sheet = false;
    for (int i = 0; i < MOVES || !sheet; i++) {
        if (i < MOVES || !robot_on(&robot, &table_scene)) {
            check_every_shape(game, language);
        }
        sheet = sheet || robot_on(&robot, game->view->sheet);
        newcomer_decide();
    }
    newcomer_end();
}

static void screens_fit_every_shape_of_window(const struct game_front *game)
{
    check_in(game, "en");
}

static void screens_fit_every_shape_of_window_in_french(const struct game_front *game)
{
    check_in(game, "fr");
}

static bool reads_a_chapter(const struct game_book *book)
{
    for (int i = 0; i < book->chapters; i++) {
        if (robot_reads(&robot, _(book->chapter[i].title))) {
            return true;
        }
    }
    return false;
}

static void the_book_opens_at_a_chapter_of_the_game(const struct game_front *game)
{
    newcomer_start(game, DEVICE_KEYS, 32, 1280, 720);
    newcomer_sit_down();
    press_to(INTENT_HELP, &help_book_scene);
    assert_true(game->book == NULL || reads_a_chapter(game->book));
    newcomer_come_back(&table_scene);
    newcomer_end();
}

/* The name of an item is its own, and its row has it. */
static void check_row(const struct focus_list *list, const struct focus_item *item)
{
    if (item->row == NULL || strncmp(item->name, item->row->name, strcspn(item->row->name, "*")) != 0) {
        newcomer_fail("no row has %s", item->name);
    }
    if (focus_named(list, item->name) != item || focus_find(list, item->id) != item) {
        newcomer_fail("%s is there twice", item->name);
    }
}

static void everything_explains_itself_and_nothing_acts_with(const struct game_front *game,
                                                             enum device device)
{
    newcomer_start(game, device, 32, 1280, 720);
    newcomer_sit_down();
    newcomer_play(newcomer_moves() + 1);
    newcomer_next_hand();
    uint64_t hash = newcomer_hash();
    press(INTENT_WHAT);
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        struct item_words says;
        check_row(&list, &list.item[i]);
        robot_focus(&robot, list.item[i].name);
        if (device == DEVICE_MOUSE) {
            robot_do(&robot, INTENT_PRESS);
            robot_do(&robot, INTENT_RELEASE);
        }
        rest_at(&whats_this_scene);
        if (!whats_this_explain(&robot.front, &list.item[i], &says) || strlen(says.text) <= 10) {
            newcomer_fail("nobody says what %s is", list.item[i].name);
        }
        assert_true(robot_shows(&robot, says.title));
    }
    assert_true(newcomer_hash() == hash);
    press_to(INTENT_CANCEL, &table_scene);
    newcomer_end();
}

static void everything_explains_itself_and_nothing_acts(const struct game_front *game)
{
    for (int d = 0; d < DEVICES; d++) {
        everything_explains_itself_and_nothing_acts_with(game, devices[d]);
    }
}

static void a_hint_is_given(const struct game_front *game)
{
    newcomer_start(game, DEVICE_KEYS, 33, 1280, 720);
    newcomer_sit_down();
    press_key('h');
    assert_true(strlen(table_of(&robot.front)->message) > 10);
    assert_int_equal(table_of(&robot.front)->refused, game->hint == NULL);
    newcomer_end();
}

static void pages_of_the_menu_open_and_shut(const struct game_front *game)
{
    newcomer_start(game, DEVICE_PAD, 34, 1280, 720);
    newcomer_sit_down();
    newcomer_play(MOVES);
    newcomer_next_hand(); /* no sheet covers the table */
    for (const struct game_menu_row *row = game->menu; row && row->row.name; row++) {
        press_to(INTENT_MENU, &pause_scene);
        choose(row->row.name);
        assert_false(robot_on(&robot, &pause_scene));
        newcomer_check_log();
        newcomer_come_back(&table_scene);
    }
    newcomer_end();
}

/* Whoever has something to decide sits at the foot of the screen, and where hands are hidden it was handed to
 * them. */
static void several_people_hand_the_screen_over(const struct game_front *game)
{
    unsigned met = 0, handed = 0;
    newcomer_start(game, DEVICE_KEYS, 35, 1280, 720);
    int people = !company_is_two(game) ? newcomer_bring_people() : 0;
    newcomer_sit_down();
    while (met + 1 < 1u << people) {
        if (robot_on(&robot, &table_scene)) {
            assert_int_equal(table_you(table_of(&robot.front)), table_wanted(table_of(&robot.front)));
            met |= 1u << table_you(table_of(&robot.front));
        }
        if (robot_on(&robot, &handover_scene)) {
            handed++;
            robot_draw(&robot);
            for (const struct draw_command *drawn = NULL; (drawn = drawn_next(&robot.frame, drawn));) {
                assert_int_not_equal(drawn->kind, DRAW_CARD); /* nobody sees a hand */
            }
        }
        newcomer_decide();
    }
    assert_true(people == 0 || (handed > 0) == game->game->secrets);
    newcomer_end();
}

const struct any_game_test any_game_tests[] = {
    TEST(screens_fit_every_shape_of_window),
    TEST(screens_fit_every_shape_of_window_in_french),
    TEST(the_book_opens_at_a_chapter_of_the_game),
    TEST(everything_explains_itself_and_nothing_acts),
    TEST(a_hint_is_given),
    TEST(pages_of_the_menu_open_and_shut),
    TEST(several_people_hand_the_screen_over),
    {0},
};
