/* SPDX-License-Identifier: MIT */
/* The rules book: F1 opens it at the page of what is on screen, any device turns its pages, and everything it
 * says finds room on the page. */
#include "person.h"
#include "position.h"

#include "front/cubes/cubes_front.h"
#include "front/game_front.h"
#include "front/help/help_book_inside.h"
#include "front/mille/book_pages.h"
#include "front/mille/drivers.h"
#include "front/mille/extend.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/pause.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <string.h>

static void help(void)
{
    press(INTENT_HELP);
}

/* F1 opens a page and F1 closes the book, which leaves the scene as it was. */
static void opens(int page)
{
    const struct scene *below = front_scene(&robot.front);
    int focus = front_focus(&robot.front);
    help();
    assert_true(robot_on(&robot, &help_book_scene));
    if (help_book_of(&robot.front)->page != page) {
        fail_msg("F1 on %s opens page %d, not %d", below->name, help_book_of(&robot.front)->page, page);
    }
    help();
    assert_ptr_equal(front_scene(&robot.front), below);
    assert_int_equal(front_focus(&robot.front), focus);
}

static void at_the_table(struct mille_state **state)
{
    *state = position_make(&robot);
    robot_settle(&robot);
}

static void f1_opens_the_contents_on_the_title_and_the_options_page_in_the_options(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    opens(HELP_BOOK_CONTENTS);
    choose("menu.options");
    opens(help_book_cabinet_page(&robot.front, HELP_BOOK_OPTIONS));
    robot_choose(&robot, "tab.table");
    robot_focus(&robot, "options.opponent");
    opens(MILLE_BOOK_OPPONENTS);
}

static void f1_opens_the_page_of_the_opponents_where_one_is_chosen(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    robot.choosy = true;
    choose("menu.new");
    for (int place = 0; place < MILLE_DRIVER_YOU; place++) {
        bool person = place == MILLE_DRIVER_GUEST;
        robot_focus(&robot, person ? "seats.person" : robot_opponent(place));
        opens(MILLE_BOOK_OPPONENTS);
    }
    robot_focus(&robot, "seats.sit");
    opens(MILLE_BOOK_SEATS);
}

static void f1_opens_the_page_of_the_card_or_pile_in_focus_at_the_table(void)
{
    static const struct {
        const char *item;
        int page;
    } places[] = {
        {"deck", MILLE_BOOK_TURN},
        {"discard", MILLE_BOOK_TURN},
        {"score", MILLE_BOOK_SCORING},
        {"cures", MILLE_BOOK_REMEDIES},
        {"moves", MILLE_BOOK_TURN},
        {"you.battle", MILLE_BOOK_HAZARDS},
        {"you.speed", MILLE_BOOK_HAZARDS},
        {"you.safeties", MILLE_BOOK_SAFETIES},
        {"you.miles", MILLE_BOOK_DISTANCES},
        {"opponent.battle", MILLE_BOOK_HAZARDS},
        {"opponent.speed", MILLE_BOOK_HAZARDS},
        {"opponent.safeties", MILLE_BOOK_SAFETIES},
        {"opponent.miles", MILLE_BOOK_DISTANCES},
        {"hand.1", MILLE_BOOK_DISTANCES},
        {"hand.2", MILLE_BOOK_HAZARDS},
        {"hand.3", MILLE_BOOK_REMEDIES},
        {"hand.4", MILLE_BOOK_SAFETIES},
    };
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        struct mille_state *state;
        robot_start(&robot, devices[d], 3, 1920, 1080);
        at_the_table(&state);
        memcpy(state->hand[TABLE_YOU].card, (uint8_t[]){CARD_75, CARD_STOP, CARD_GO, CARD_DRIVING_ACE}, 4);
        position_show(&robot);
        robot_settle(&robot);
        for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
            robot_focus(&robot, places[i].item);
            opens(places[i].page);
        }
    }
}

static void f1_on_the_empty_deck_tells_of_its_end_and_before_a_coup_fourre_of_that(void)
{
    struct mille_state *state;
    robot_start(&robot, DEVICE_PAD, 3, 1920, 1080);
    at_the_table(&state);
    state->pub.phase = PHASE_PLAY;
    state->pub.deck = 0;
    position_show(&robot);
    robot_focus(&robot, "deck");
    opens(MILLE_BOOK_DECK_END);
    state->pub.phase = PHASE_DRAW;
    state->pub.deck = 20;
    state->pub.turn = TABLE_YOU;
    state->hand[TABLE_YOU].card[0] = CARD_EXTRA_TANK;
    state->pub.side[0].battle = CARD_OUT_OF_GAS;
    state->pub.side[0].fresh = FRESH_BATTLE;
    position_show(&robot);
    robot_settle(&robot);
    opens(MILLE_BOOK_COUP);
}

static bool asked(const struct mille_public *pub)
{
    return pub->phase == PHASE_EXTEND && pub->turn == TABLE_YOU;
}

static bool over(const struct mille_public *pub)
{
    return pub->phase == PHASE_HAND_OVER;
}

static void f1_opens_the_extension_at_its_question_and_the_score_on_the_sheet(void)
{
    robot_start(&robot, DEVICE_PAD, 3, 1920, 1080);
    position_reach(&robot, asked);
    rest_at(&extend_scene);
    opens(MILLE_BOOK_EXTENSION);
    robot_start(&robot, DEVICE_PAD, 3, 1920, 1080);
    position_reach(&robot, over);
    rest_at(&score_scene);
    opens(MILLE_BOOK_SCORING);
}

static void help_is_on_the_title_and_in_the_menu(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        robot_start(&robot, devices[d], 3, 1920, 1080);
        choose_to("menu.help", &help_book_scene);
        choose_to("book.close", &title_scene);
        choose("menu.new");
        press(INTENT_MENU);
        choose_to("pause.help", &help_book_scene);
        press_to(INTENT_CANCEL, &pause_scene);
    }
}

/* Where the book lies open. */
static void rows_of_the_contents_stay_above_the_buttons(void)
{
    struct focus_list list = robot_items(&robot);
    struct rect close = focus_named(&list, "book.close")->box;
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        bool row =
            strncmp(item->name, "book.chapter.", 13) == 0 || strncmp(item->name, "book.table.", 11) == 0;
        assert_true(!row || item->box.y + item->box.h <= close.y);
    }
}

/* Whatever game is chosen on the title, F1 opens its chapters, and the cabinet's stand behind them. */
static void f1_opens_the_chapters_of_the_table_chosen(void)
{
    for (int i = 0; game_fronts[i]; i++) {
        robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
        table_choose(&robot.front, game_fronts[i]);
        help();
        assert_ptr_equal(help_book_of(&robot.front)->game, game_fronts[i]);
        rows_of_the_contents_stay_above_the_buttons();
        int chapters = game_fronts[i]->book ? game_fronts[i]->book->chapters : 0;
        assert_ptr_equal(help_book_chapter_at(&robot.front, chapters + 1),
                         &help_book_cabinet[HELP_BOOK_JOURNEY]);
        for (int page = 1; page < help_book_pages(&robot.front); page++) {
            press(INTENT_PAGE_NEXT);
            assert_int_equal(help_book_of(&robot.front)->page, page);
            assert_true(robot_shows(&robot, help_book_chapter_at(&robot.front, page)->title));
        }
    }
}

/* The letters in the book are those of the game whose chapters are open, not of the table in front. */
static void the_chapters_of_another_table_show_its_own_letters(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    table_choose(&robot.front, &cubes_front);
    bindings_set(&robot.front.settings.bindings, DEVICE_KEYS, ACTION_LETTER, "F8");
    for (int at_dice = 1; at_dice >= 0; at_dice--) {
        table_choose(&robot.front, at_dice ? &cubes_front : &mille_front);
        help_book_open(&robot.front, HELP_BOOK_CONTENTS);
        robot_settle(&robot);
        if (!at_dice) {
            choose("book.table.2");
        }
        assert_ptr_equal(help_book_of(&robot.front)->game, &cubes_front);
        help_book_of(&robot.front)->page = cubes_front.book->chapters + 1 + HELP_BOOK_CONTROLS;
        robot_settle(&robot);
        assert_true(robot_shows(&robot, "F8"));
        help();
    }
}

/* Where pages are read one at a time: the frame of a page in focus leaves its first line and the bar alone.
 */
static void the_frame_of_a_page_stands_clear_of_what_it_says(void)
{
    enum { FRAME_W = 10 };
    robot_start(&robot, DEVICE_KEYS, 3, 960, 1200);
    help();
    assert_true(help_book_is_single(&robot.front));
    int scrolling = 0;
    for (int page = 1; page < help_book_pages(&robot.front); page++) {
        press(INTENT_PAGE_NEXT);
        robot_focus(&robot, "book.page");
        robot_draw(&robot);
        struct form form = help_book_single_form(&robot.front);
        struct draw_list frame = {.count = 0};
        draw_begin(&frame, robot.front.frame);
        form_focus(&frame, &form, true);
        struct rect ring = frame.command[0].box;
        struct rect inside = rect_grow(ring, -FRAME_W);
        draw_free(&frame);
        assert_true(ring.x > form.box.x + FRAME_W);
        float bar = form.view.box.x + form.view.box.w - LIST_VIEW_BAR - 2;
        assert_true(ring.x + ring.w <= (form.scrolls ? bar : form.box.x + form.box.w - FRAME_W));
        assert_true(inside.y < form_y(&form, 0) + .1f && inside.h >= form.view.box.h - .1f);
        scrolling += form.scrolls;
    }
    assert_true(scrolling > 0 && scrolling < help_book_pages(&robot.front) - 1);
}

static void a_card_in_the_air_is_put_down_when_the_book_opens(void)
{
    struct mille_state *state;
    robot_start(&robot, DEVICE_MOUSE, 3, 1920, 1080);
    at_the_table(&state);
    choose("deck");
    robot_focus(&robot, "hand.2");
    robot_do(&robot, INTENT_PRESS);
    robot.front.pointer_x += 60;
    robot_do(&robot, INTENT_POINT);
    assert_true(mille_view_of(table_of(&robot.front))->dragging);
    help();
    assert_false(mille_view_of(table_of(&robot.front))->dragging);
    help();
    robot.front.pointer_x += 60;
    robot_do(&robot, INTENT_POINT);
    assert_false(mille_view_of(table_of(&robot.front))->dragging);
}

static void f1_waits_while_a_dialog_leaves(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    choose("menu.options");
    robot_do(&robot, INTENT_CANCEL);
    press_to(INTENT_HELP, &title_scene);
}

const struct test tests[] = {
    TEST(f1_opens_the_contents_on_the_title_and_the_options_page_in_the_options),
    TEST(f1_opens_the_page_of_the_opponents_where_one_is_chosen),
    TEST(f1_opens_the_page_of_the_card_or_pile_in_focus_at_the_table),
    TEST(f1_on_the_empty_deck_tells_of_its_end_and_before_a_coup_fourre_of_that),
    TEST(f1_opens_the_extension_at_its_question_and_the_score_on_the_sheet),
    TEST(help_is_on_the_title_and_in_the_menu),
    TEST(f1_opens_the_chapters_of_the_table_chosen),
    TEST(the_chapters_of_another_table_show_its_own_letters),
    TEST(the_frame_of_a_page_stands_clear_of_what_it_says),
    TEST(a_card_in_the_air_is_put_down_when_the_book_opens),
    TEST(f1_waits_while_a_dialog_leaves),
    {0},
};
