/* SPDX-License-Identifier: MIT */
/* The pages of the road book: contents and chapters of every table, turned with each device, with room for
 * their words. */
#include "front/game_front.h"
#include "front/help/help_book_flow.h"
#include "front/help/help_book_inside.h"
#include "front/mille/book_pages.h"
#include "games/mille/mille.h"
#include "person.h"
#include "test.h"

#include <string.h>

static void help(void)
{
    press(INTENT_HELP);
}

static void every_device_turns_every_page_forth_and_back(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        robot_start(&robot, devices[d], 3, 1440, 1080);
        help();
        for (int page = 1; page < help_book_pages(&robot.front); page++) {
            robot_choose(&robot, "book.next");
            robot_tick(&robot, 3);
            robot_settle(&robot);
            assert_int_equal(help_book_of(&robot.front)->page, page);
        }
        for (int page = help_book_pages(&robot.front) - 2; page > 0; page--) {
            if (devices[d] == DEVICE_MOUSE) {
                robot_choose(&robot, "book.prev");
            } else {
                robot_do(&robot, INTENT_PAGE_PREV);
            }
            robot_tick(&robot, 3);
            robot_settle(&robot);
            assert_int_equal(help_book_of(&robot.front)->page, page);
        }
        choose("book.contents");
        assert_int_equal(help_book_of(&robot.front)->page, HELP_BOOK_CONTENTS);
        for (int page = 1; page < help_book_pages(&robot.front); page++) {
            char name[32];
            text_format(name, sizeof name, "book.chapter.%d", page);
            choose(name);
            assert_int_equal(help_book_of(&robot.front)->page, page);
            choose("book.contents");
        }
    }
}

/* The name of a game's row on the page of contents. */
static void choose_table(const struct game_front *game)
{
    char name[32];
    text_format(name, sizeof name, "book.table.%d", game_front_place(game) + 1);
    choose(name);
}

static void the_contents_lead_to_the_chapters_of_every_table(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        robot_start(&robot, devices[d], 3, d == 2 ? 640 : 1920, 1080);
        help();
        const struct game_front *first = help_book_of(&robot.front)->game;
        for (int i = 0; game_fronts[i]; i++) {
            const struct game_front *game = game_fronts[i];
            if (game == first || !game->book) {
                continue;
            }
            choose_table(game);
            assert_ptr_equal(help_book_of(&robot.front)->game, game);
            assert_int_equal(help_book_of(&robot.front)->page, HELP_BOOK_CONTENTS);
            assert_int_equal(help_book_pages(&robot.front),
                             1 + game->book->chapters + HELP_BOOK_CABINET_PAGES);
            choose("book.chapter.1");
            assert_ptr_equal(help_book_chapter_at(&robot.front, 1), &game->book->chapter[0]);
            assert_true(robot_shows(&robot, game->book->chapter[0].title));
            choose("book.contents");
            choose_table(first);
            assert_ptr_equal(help_book_of(&robot.front)->game, first);
        }
    }
}

static void wheel(int amount)
{
    struct intent intent = {.kind = INTENT_WHEEL, .device = DEVICE_MOUSE, .amount = amount};
    front_intent(&robot.front, &intent);
    robot_settle(&robot);
}

static void wheel_arrows_and_a_click_on_a_page_turn_it(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    help_book_open(&robot.front, MILLE_BOOK_TURN);
    robot_settle(&robot);
    wheel(-1);
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_TURN + 1);
    wheel(1);
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_TURN);
    press(INTENT_RIGHT);
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_TURN + 1);
    press(INTENT_LEFT);
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_TURN);
    const float x[] = {400, 1500};
    for (int i = 1; i >= 0; i--) {
        const struct point at = {x[i], 500};
        mouse_at(INTENT_POINT, at);
        mouse_at(INTENT_PRESS, at);
        mouse_at(INTENT_RELEASE, at);
        robot_settle(&robot);
        assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_TURN + i);
    }
}

/* The bottom of everything a page writes stays above its buttons, and its letters stay readable. */
static void every_page_finds_room_for_its_words(void)
{
    static const struct {
        int w, h;
    } sizes[] = {{1280, 720}, {1920, 1080}, {1440, 1080}, {2560, 1080}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        robot_start(&robot, DEVICE_PAD, 3, sizes[i].w, sizes[i].h);
        help();
        for (int page = 0; page < help_book_pages(&robot.front); page++) {
            robot_draw(&robot);
            struct rect canvas = robot.front.frame.canvas;
            for (const struct draw_command *command = NULL;
                 (command = drawn_next_text(&robot.frame, command));) {
                assert_true(command->box.y <= canvas.h && command->box.x >= 0 && command->box.x <= canvas.w);
            }
            for (int side = 0; page && side < 2; side++) {
                struct rect column = help_book_column(canvas, side);
                float size = help_book_flow_size(
                    &robot.front, help_book_chapter_at(&robot.front, page)->side[side], column);
                if (size < HELP_BOOK_SIZE_LEAST) {
                    fail_msg("page %d %d is set in %.2f", page, side, (double)size);
                }
            }
            press(INTENT_PAGE_NEXT);
        }
    }
}

static bool overlap(struct rect a, struct rect b)
{
    struct rect both = rect_shared(a, b);
    return both.w > 1 && both.h > 1;
}

/* On a phone the columns are narrow and the caps are large: what has no room stands on the next line. */
static void no_cap_of_a_key_lies_on_another(void)
{
    enum { CAPS_MOST = 96 };
    struct rect cap[CAPS_MOST];
    for (int large = 0; large < 2; large++) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 3,
                       &(struct window){.w = 1170, .h = 2532, .dpr = 3, .safe = {0, 132, 0, 90}});
        robot.front.settings.print = large == 1 ? 120 : 100;
        help();
        robot_do(&robot, INTENT_PAGE_PREV); /* from the contents to the last page */
        for (int i = 0; i < help_book_pages(&robot.front) && !robot_shows(&robot, "Mouse"); i++) {
            press(INTENT_PAGE_NEXT);
        }
        robot_draw(&robot);
        int caps = 0;
        bool page = false; /* which is cut where it scrolls */
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            const char *name = draw_string(&robot.frame, command->string);
            page = command->kind == DRAW_CLIP ? command->box.w > 0 : page;
            bool letters = page && command->kind == DRAW_TEXT && command->as.text.font == FONT_SIGN &&
                           command->as.text.anchor == ANCHOR_MIDDLE;
            bool badge = page && command->kind == DRAW_SPRITE && strncmp(name, "icons/pad_", 10) == 0;
            if ((!letters && !badge) || caps == CAPS_MOST) {
                continue;
            }
            float size = letters ? command->as.text.size : 0;
            float w = letters ? robot.frame.type->width(robot.frame.type->context, FONT_SIGN, size, 0, name)
                              : command->box.w;
            cap[caps] = letters ? (struct rect){command->box.x - w / 2, command->box.y - size, w, size}
                                : command->box;
            for (int k = 0; k < caps; k++) {
                if (overlap(cap[caps], cap[k])) {
                    fail_msg("%s lies on another cap, large %d", name, large);
                }
            }
            caps++;
        }
        assert_true(caps > 12);
    }
}

/* The book's blocks name every card, so that none is left out of the rules. */
static void the_book_shows_every_card(void)
{
    bool seen[CARD_KINDS] = {true};
    for (int page = 0; page < mille_book.chapters; page++) {
        for (int side = 0; side < 2; side++) {
            const struct help_book_block *block = mille_book.chapter[page].side[side];
            for (; block->kind != BLOCK_END; block++) {
                for (int i = 0; i < HELP_BOOK_ROW_PIECES; i++) {
                    seen[block->piece[i]] = true;
                }
            }
        }
    }
    for (int card = 0; card < CARD_KINDS; card++) {
        assert_true(seen[card]);
    }
}

const struct test tests[] = {
    TEST(every_device_turns_every_page_forth_and_back),
    TEST(the_contents_lead_to_the_chapters_of_every_table),
    TEST(wheel_arrows_and_a_click_on_a_page_turn_it),
    TEST(every_page_finds_room_for_its_words),
    TEST(no_cap_of_a_key_lies_on_another),
    TEST(the_book_shows_every_card),
    {0},
};
