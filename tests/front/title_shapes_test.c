/* SPDX-License-Identifier: MIT */
/* The title in every kind of window: everything on it can be seen, reached, and hit with a thumb on a phone.
 */
#include "base/hash.h"
#include "base/text.h"
#include "front/bones/bones_front.h"
#include "front/day/day.h"
#include "front/help/whats_this.h"
#include "front/mille/mille_table.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "person.h"
#include "test.h"
#include "windows.h"

#include <math.h>
#include <string.h>

/* At the title, with a game under way or without. */
static void sit(const struct window *window, bool with_game)
{
    robot_start_in(&robot, NULL, DEVICE_PAD, 3, window);
    table_at(&robot.front, TABLE_LIVE)->can_continue = with_game;
    table_at(&robot.front, TABLE_LIVE)->hand_number = with_game ? 3 : 0;
}

static float common(struct rect a, struct rect b)
{
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x),
          h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? fminf(w, h) : 0;
}

static void check_items(const struct window *window)
{
    struct focus_list list = robot_items(&robot);
    struct rect safe = robot.front.frame.safe;
    for (int i = 0; i < list.count; i++) {
        struct rect box = list.item[i].box;
        bool seen = box.x >= safe.x - 1 && box.y >= safe.y - 1 && box.x + box.w <= safe.x + safe.w + 1 &&
                    box.y + box.h <= safe.y + safe.h + 1;
        if (!seen) {
            fail_msg("%s does not lie in the window of %d x %d", list.item[i].name, window->w, window->h);
        }
        for (int k = 0; k < i; k++) {
            if (common(box, list.item[k].box) > 2) {
                fail_msg("%s lies on %s at %d x %d", list.item[i].name, list.item[k].name, window->w,
                         window->h);
            }
        }
    }
}

static void every_item_can_be_seen_and_reached(void)
{
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        for (int with_game = 0; with_game < 2; with_game++) {
            sit(&WINDOWS_SHAPED[i], with_game == 1);
            struct focus_list list = robot_items(&robot);
            for (int k = 0; k < list.count; k++) {
                assert_true(robot_reaches(&robot, list.item[k].name));
                front_set_focus(&robot.front, list.item[k].id);
                robot_settle(&robot);
                check_items(&WINDOWS_SHAPED[i]);
            }
        }
    }
}

/* Half the sign with its frame is 43 units high where letters are 40, half a word 16. */
static void the_sign_covers_no_other_word(void)
{
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        for (int with_game = 0; with_game < 2; with_game++) {
            sit(&WINDOWS_SHAPED[i], with_game == 1);
            struct title_place place = title_place(&robot.front);
            int rows = title_row_of(&robot.front, TITLE_ITEM_QUIT);
            for (int sign = 0; sign < rows; sign++) {
                float at = title_sign_middle(&place, (float)sign), last = (float)(sign + 1);
                float next = title_row_middle(&place, last, (float)sign) - at;
                float before = title_sign_middle(&place, last) - title_row_middle(&place, (float)sign, last);
                if (fminf(next, before) < 59 * place.k) {
                    fail_msg("the sign on row %d covers words at %d x %d: %g, %g", sign, WINDOWS_SHAPED[i].w,
                             WINDOWS_SHAPED[i].h, (double)(next / place.k), (double)(before / place.k));
                }
            }
        }
    }
}

/* Nor do the tables, with the point of their sign, touch the sign of the inn. */
static void the_sign_of_the_tables_ends_before_the_inns(void)
{
    const float inn = 668; /* as it is seen from the dominoes */
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        sit(&WINDOWS_SHAPED[i], true);
        if (robot.front.frame.kind == FRAME_WIDE) {
            struct title_place place = title_place(&robot.front);
            struct rect last = title_plate_box(&robot.front, &place, title_last_table(), 0);
            float point = last.x + last.w + TITLE_POINT * place.k + 9;
            assert_true(point <= place.scene.x + inn * place.scene_scale);
            assert_true(title_plate_scale(&robot.front, &place) > .85f * place.k);
        }
    }
}

/* Above it or beside it, and wholly in the window. */
static void the_logo_touches_neither_the_inns_sign_nor_an_edge(void)
{
    const struct rect inn = {1066, 392, 88, 336}; /* of the art */
    static const struct window more[] = {
        {.w = 900, .h = 1000, .dpr = 1},
        {.w = 1080, .h = 1000, .dpr = 1},
        {.w = 1110, .h = 1000, .dpr = 1},
        {.w = 1000, .h = 1100, .dpr = 1},
        {.w = 640, .h = 920, .dpr = 1},
        {.w = 650, .h = 990, .dpr = 1},
        {.w = 0},
    };
    enum { TABLES = 3 };
    const struct window *const tables[TABLES] = {WINDOWS_WIDE, WINDOWS_SHAPED, more};
    for (int t = 0; t < TABLES; t++) {
        for (const struct window *window = tables[t]; window->w > 0; window++) {
            for (int with_game = 0; with_game < 2; with_game++) {
                sit(window, with_game == 1);
                struct title_place place = title_place(&robot.front);
                float k = place.logo_scale, art = place.scene_scale;
                struct rect logo = {place.logo.x - 36 * k, place.logo.y - 14 * k, 440 * k, 289 * k};
                struct rect sign = {place.scene.x + inn.x * art, place.scene.y + inn.y * art, inn.w * art,
                                    inn.h * art};
                struct rect over = rect_shared(logo, sign);
                if (over.w > 0 && over.h > 0) {
                    fail_msg("%d x %d: the logo lies on the inn's sign", window->w, window->h);
                }
                assert_true(logo.x >= 0 && logo.y >= 0);
                assert_true(logo.x + logo.w <= robot.front.frame.canvas.w);
            }
        }
    }
}

/* Of the art: the crest of the slope over the menu's columns, the left end of the crown that its edge cuts.
 */
static void the_menu_stands_on_the_dark_slope_and_no_tree_is_cut_in_the_sky(void)
{
    const float crest = 466, crown = 1556;
    static const struct window more[] = {
        {.w = 2560, .h = 600, .dpr = 1}, {.w = 2040, .h = 600, .dpr = 1},  {.w = 1170, .h = 2532, .dpr = 3},
        {.w = 800, .h = 1200, .dpr = 1}, {.w = 1000, .h = 1500, .dpr = 1}, {.w = 0},
    };
    enum { TABLES = 2 };
    const struct window *const tables[TABLES] = {WINDOWS_SHAPED, more};
    for (int t = 0; t < TABLES; t++) {
        for (const struct window *window = tables[t]; window->w > 0; window++) {
            sit(window, true);
            struct title_place place = title_place(&robot.front);
            const struct frame *frame = &robot.front.frame;
            float letters = title_row_middle(&place, 0, 1) - place.size / 2;
            if (frame->kind == FRAME_FLAT && letters < place.scene.y + crest * place.scene_scale) {
                fail_msg("%d x %d: the menu begins in the sky", window->w, window->h);
            }
            float sky = place.scene.y + SCENE_REACH.y * place.scene_scale;
            if (sky > .5f && place.scene.x + crown * place.scene_scale < frame->canvas.w) {
                fail_msg("%d x %d: the tree is cut %.0f below the edge", window->w, window->h, (double)sky);
            }
        }
    }
}

/* Whatever lies above the title, its sign stays at its word when rows move. */
static void a_window_that_changes_takes_the_sign_along(void)
{
    sit(&(struct window){.w = 1920, .h = 1080, .dpr = 1}, true);
    robot_focus(&robot, "menu.scores");
    robot_settle(&robot);
    whats_this_toggle(&robot.front);
    rest_at(&whats_this_scene);
    robot_reshape(&robot, &(struct window){.w = 1280, .h = 720, .dpr = 2});
    assert_int_equal(title_place(&robot.front).columns, 2);
    assert_true(title_sign_row(&robot.front) == (float)title_row_of(&robot.front, TITLE_ITEM_SCORES));
}

/* 44 points are a thumb's breadth. */
static void phones_have_rows_for_a_thumb(void)
{
    static const struct window phones[] = {
        {.w = 720, .h = 1280, .dpr = 2},
        {.w = 1080, .h = 2340, .dpr = 3, .safe = {.top = 132, .bottom = 90}},
        {.w = 1170, .h = 2532, .dpr = 3, .safe = {.top = 132, .bottom = 90}},
        {.w = 1280, .h = 720, .dpr = 2},
        {.w = 2532, .h = 1170, .dpr = 3, .safe = {.left = 141, .right = 141, .bottom = 63}},
        {.w = 2400, .h = 1080, .dpr = 3, .safe = {.left = 141, .right = 141, .bottom = 63}},
    };
    for (size_t i = 0; i < sizeof phones / sizeof *phones; i++) {
        sit(&phones[i], true);
        struct focus_list list = robot_items(&robot);
        float points = robot.front.frame.scale / phones[i].dpr;
        for (int k = 0; k < list.count; k++) {
            if (list.item[k].box.h * points < 43.9f || list.item[k].box.w * points < 30) {
                fail_msg("%s is %.1f x %.1f points at %d x %d", list.item[k].name,
                         (double)(list.item[k].box.w * points), (double)(list.item[k].box.h * points),
                         phones[i].w, phones[i].h);
            }
        }
    }
}

static void a_window_that_changes_its_shape_keeps_the_focus(void)
{
    sit(&WINDOWS_WIDE[0], true);
    robot_focus(&robot, "menu.options");
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        robot_reshape(&robot, &WINDOWS_SHAPED[i]);
        struct focus_list list = robot_items(&robot);
        const struct focus_item *item =
            focus_find(&list, robot.front.stack.level[robot.front.stack.depth - 1].focus);
        assert_non_null(item);
        assert_string_equal(item->name, "menu.options");
        check_items(&WINDOWS_SHAPED[i]);
    }
}

/* ---- asked about while the window changes ---------------------------------------------------------------
 */

static void add_line(void *hash, const char *line)
{
    *(uint64_t *)hash = hash_bytes(*(uint64_t *)hash, line, strlen(line));
}

static uint64_t picture(void)
{
    uint64_t hash = HASH_START;
    robot_draw(&robot);
    draw_dump(&robot.frame, add_line, &hash);
    return hash;
}

/* At once: before the sign has gone there. */
static void ask_about(const char *item, bool at_once)
{
    struct focus_list list = robot_items(&robot);
    int id = FOCUS_NONE;
    for (int i = 0; i < list.count; i++) {
        id = strcmp(list.item[i].name, item) == 0 ? list.item[i].id : id;
    }
    front_set_focus(&robot.front, id);
    if (!at_once) {
        robot_settle(&robot);
    }
    press_to(INTENT_WHAT, &whats_this_scene);
}

static void what_is_asked_lies_anew_in_another_window(void)
{
    static const char *const asked[] = {"menu.new", "menu.help", "menu.day"};
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        for (size_t k = 0; k < sizeof asked / sizeof *asked; k++) {
            sit(&WINDOWS_SHAPED[i], false);
            ask_about(asked[k], false);
            uint64_t fresh = picture();
            sit(&WINDOWS_WIDE[0], false);
            ask_about(asked[k], true);
            robot_reshape(&robot, &WINDOWS_SHAPED[i]);
            if (picture() != fresh) {
                fail_msg("%s is not the same at %d x %d", asked[k], WINDOWS_SHAPED[i].w, WINDOWS_SHAPED[i].h);
            }
        }
    }
}

/* A banner says what a table is like while it is pointed at, unless something has to be told there. */
static void a_banner_says_what_the_table_pointed_at_is_like(void)
{
    const char *const motto = "four at the table, and everything in fives";
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot_focus(&robot, "menu.options");
    assert_false(robot_shows(&robot, motto));
    robot_focus(&robot, "menu.tables.dominoes");
    assert_true(robot_shows(&robot, motto));
    robot_focus(&robot, "menu.tables.dice");
    assert_false(robot_shows(&robot, motto));
    assert_true(robot_shows(&robot, "five dice, ten thousand points, the nerve to stop"));
    robot_focus(&robot, "menu.tables.dominoes");
    text_copy(robot.front.told, sizeof robot.front.told, "Something happened.");
    assert_false(robot_shows(&robot, motto));
}

/* What is behind its label gives way, in large print too: the first entry is no smaller than
 * the others. */
static void the_sign_keeps_the_size_of_its_label(void)
{
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        for (int large = 0; large < 2; large++) {
            sit(&WINDOWS_SHAPED[i], true);
            robot.front.settings.print = large == 1 ? 120 : 100;
            robot_focus(&robot, "menu.continue");
            robot_settle(&robot);
            robot_draw(&robot);
            float size = 0;
            for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
                if (command->kind == DRAW_TEXT &&
                    strcmp(draw_string(&robot.frame, command->string), "Continue") == 0) {
                    size = command->as.text.size;
                }
            }
            assert_true(size >= title_place(&robot.front).size);
        }
    }
}

/* How often a string stands on the title. */
static int shown(const char *string)
{
    int count = 0;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        count +=
            command->kind == DRAW_TEXT && strcmp(draw_string(&robot.frame, command->string), string) == 0;
    }
    return count;
}

/* Beside the plates of the tables the name of the one that is chosen stands behind New game. */
static void a_new_game_and_the_lessons_are_those_of_the_table_chosen(void)
{
    static const char *const lessons[] = {"Learn to drive", "Learn the dice", "Learn dominoes"};
    for (int place = 0; place < game_fronts_count(); place++) {
        sit(&WINDOWS_SHAPED[0], false);
        table_choose(&robot.front, game_fronts[place]);
        for (int with = 0; with < 2; with++) {
            robot_focus(&robot, with ? "menu.options" : "menu.new");
            robot_settle(&robot);
            assert_int_equal(shown(game_fronts[place]->label), 2);
            for (int other = 0; other < game_fronts_count(); other++) {
                assert_int_equal(shown(lessons[other]), other == place);
                assert_true(other == place || shown(game_fronts[other]->label) == 1);
            }
        }
    }
}

/* The sign of the inn is in the window or out of it: there is no sliver at the edge. */
static void the_inns_sign_is_in_a_flat_window_or_out_of_it(void)
{
    const float left = 1066, right = 1154; /* of the art */
    for (int w = 1280; w <= 2600; w += 40) {
        sit(&(struct window){.w = w, .h = 720, .dpr = 2}, true);
        if (robot.front.frame.kind == FRAME_FLAT) {
            struct title_place place = title_place(&robot.front);
            float edge = robot.front.frame.canvas.w;
            assert_true(place.scene.x + right * place.scene_scale <= edge ||
                        place.scene.x + left * place.scene_scale >= edge);
        }
    }
}

/* What the title tells stands beside the stone and its figure where the window is wide enough for both. */
static void a_message_does_not_cut_the_stone_of_a_stacked_title(void)
{
    const float right = 711; /* of the art */
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        sit(&WINDOWS_SHAPED[i], true);
        if (robot.front.frame.kind == FRAME_STACK) {
            struct title_place place = title_place(&robot.front);
            assert_true(place.message.x > place.scene.x + right * place.scene_scale);
            assert_true(place.message.w > .7f * robot.front.frame.canvas.w);
        }
    }
}

/* In high contrast nothing that is told is left out. */
static void the_day_has_its_date_in_high_contrast_too(void)
{
    char date[48];
    sit(&WINDOWS_WIDE[0], false);
    robot_focus(&robot, "menu.options");
    robot_settle(&robot);
    struct text out = text_in(date, sizeof date);
    day_title_text(&robot.front, &out);
    assert_true(robot_shows(&robot, date));
    robot.front.settings.high_contrast = true;
    assert_true(robot_shows(&robot, date));
}

const struct test tests[] = {
    TEST(what_is_asked_lies_anew_in_another_window),
    TEST(every_item_can_be_seen_and_reached),
    TEST(a_banner_says_what_the_table_pointed_at_is_like),
    TEST(the_sign_covers_no_other_word),
    TEST(the_sign_of_the_tables_ends_before_the_inns),
    TEST(the_logo_touches_neither_the_inns_sign_nor_an_edge),
    TEST(the_menu_stands_on_the_dark_slope_and_no_tree_is_cut_in_the_sky),
    TEST(a_new_game_and_the_lessons_are_those_of_the_table_chosen),
    TEST(the_sign_keeps_the_size_of_its_label),
    TEST(the_inns_sign_is_in_a_flat_window_or_out_of_it),
    TEST(a_message_does_not_cut_the_stone_of_a_stacked_title),
    TEST(the_day_has_its_date_in_high_contrast_too),
    TEST(a_window_that_changes_takes_the_sign_along),
    TEST(phones_have_rows_for_a_thumb),
    TEST(a_window_that_changes_its_shape_keeps_the_focus),
    {0},
};
