/* SPDX-License-Identifier: MIT */
/* With the mouse alone: whatever a key does can be clicked, in the bar, on the table or in the menu. */
#include "front/help/help_book.h"
#include "front/help/help_book_inside.h"
#include "front/help/whats_this.h"
#include "front/mille/book_pages.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "person.h"
#include "test.h"

#include <string.h>

static void sit_down(void)
{
    robot_start(&robot, DEVICE_MOUSE, 11, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    press(INTENT_POINT);
    assert_true(mille_table_ready(&robot.front));
}

static void click_prompt(const char *label)
{
    robot_click_prompt(&robot, label);
    robot_settle(&robot);
}

static void a_hint_is_clicked(void)
{
    click_prompt("Hint");
    assert_non_null(strstr(table_of(&robot.front)->message, "Draw a card."));
    choose("deck");
    click_prompt("Hint");
    assert_true(table_of(&robot.front)->message[0] != '\0' && !table_of(&robot.front)->refused);
}

static void the_hand_is_sorted_by_a_click(void)
{
    click_prompt("Sort");
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
    click_prompt("Unsort");
    assert_false(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
}

static void help_is_clicked_on_every_screen_with_a_bar(void)
{
    robot_focus(&robot, "deck");
    click_prompt("Help");
    assert_true(robot_on(&robot, &help_book_scene));
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_TURN);
    choose("book.close moves");
    click_prompt("Help");
    assert_true(robot_on(&robot, &help_book_scene));
    choose("book.close log.close");
    press(INTENT_MENU);
    choose("pause.options");
    click_prompt("Help");
    assert_int_equal(help_book_of(&robot.front)->page,
                     help_book_cabinet_page(&robot.front, HELP_BOOK_OPTIONS));
    choose("book.close options.done pause.resume");
    robot_decide_till(&robot, &score_scene);
    click_prompt("Help");
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_SCORING);
}

static void the_question_mark_and_its_page_are_clicked(void)
{
    choose_to("what", &whats_this_scene);
    robot_focus(&robot, "you.miles");
    click_prompt("Its page in the road book");
    assert_true(robot_on(&robot, &help_book_scene));
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_DISTANCES);
    choose("book.close");
    click_prompt("Close");
    assert_true(robot_on(&robot, &table_scene));
}

static void panels_are_clicked_for_sheet_log_and_count(void)
{
    choose("score");
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_FULL_SHEET));
    choose("cures");
    assert_true(mille_view_of(table_of(&robot.front))->counting);
    choose("score"); /* the whole sheet covered the latest moves */
    choose_to("moves", &road_log_scene);
}

static void the_menu_is_clicked_for_saving_options_and_leaving(void)
{
    click_prompt("Menu");
    assert_true(robot_on(&robot, &pause_scene));
    choose("pause.save key.A entry.done");
    assert_non_null(robot_file(&robot, "saves/A.journal"));
    choose("pause.quit confirm.yes");
    assert_true(robot.quit);
}

/* A card thrown away by mistake comes back by its prompt, by the right button, or by the menu. */
static void a_card_is_taken_back_by_a_click(void)
{
    for (int way = 0; way < 3; way++) {
        choose("deck");
        uint64_t before = mille_game.hash(table_of(&robot.front)->session.state);
        int slot = 0;
        while (mille_cards[mille_table_card(table_of(&robot.front), slot)->card].family == FAMILY_SAFETY) {
            slot++;
        }
        char name[16];
        text_format(name, sizeof name, "hand.%d", slot + 1);
        robot_choose(&robot, name);
        robot_choose(&robot, "discard");
        assert_true(table_can_take_back(&robot.front));
        if (way == 2) {
            click_prompt("Menu");
            choose("pause.undo");
        } else if (way) {
            robot_do(&robot, INTENT_CONTEXT);
        } else {
            click_prompt("Take back");
        }
        assert_true(mille_game.hash(table_of(&robot.front)->session.state) == before);
        robot_settle(&robot);
        robot_choose(&robot, name);
        choose("discard");
    }
}

static void drag(const char *from, const char *to)
{
    struct point a = rect_middle(item_named(from)->box), b = rect_middle(item_named(to)->box);
    a.x -= 40;
    mouse_at(INTENT_POINT, a);
    mouse_at(INTENT_PRESS, a);
    mouse_at(INTENT_POINT, b);
    robot_tick(&robot, 2);
    mouse_at(INTENT_RELEASE, b);
    robot_settle(&robot);
}

static void the_hand_is_sorted_by_dragging_whatever_plays_a_card(void)
{
    for (int method = 0; method < PLAY_METHODS; method++) {
        mille_choose(&robot.front.settings, MILLE_CHOICE_METHOD, method);
        mille_choose(&robot.front.settings, MILLE_CHOICE_ORDER, true);
        mille_view_of(table_of(&robot.front))->shown.ordered = true;
        int moves = table_of(&robot.front)->session.journal.count;
        uint8_t first = mille_table_card(table_of(&robot.front), 0)->card;
        unsigned tag = mille_table_card(table_of(&robot.front), 0)->tag;
        drag("hand.1", "hand.5");
        assert_int_equal(mille_table_card(table_of(&robot.front), 4)->card, first);
        assert_int_equal(mille_table_card(table_of(&robot.front), 4)->tag, tag);
        assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
        /* Who sorts by hand is not sorted again, and that is remembered. */
        assert_false(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
        assert_non_null(strstr(robot_file(&robot, "settings")->data, "order_hand 0\n"));
    }
    /* Clicks alone play: a card that is dragged away comes back. */
    choose("deck");
    int moves = table_of(&robot.front)->session.journal.count;
    mille_choose(&robot.front.settings, MILLE_CHOICE_METHOD, PLAY_CLICK);
    drag("hand.6", "score");
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    assert_false(mille_view_of(table_of(&robot.front))->dragging);
    assert_true(robot_shows(&robot, "You"));
}

/* The button goes up over the menu, where the table does not hear of it. */
static void a_card_under_the_button_is_put_down_when_the_menu_opens(void)
{
    static const char *const ways[] = {"menu", "q", "l"};
    for (int i = 0; i < 3; i++) {
        robot_focus(&robot, "hand.2");
        robot_do(&robot, INTENT_PRESS);
        assert_true(mille_view_of(table_of(&robot.front))->held >= 0);
        if (i == 0) {
            robot_do(&robot, INTENT_MENU);
        } else {
            robot_key(&robot, ways[i][0]);
        }
        robot_settle(&robot);
        assert_false(robot_on(&robot, &table_scene));
        press(INTENT_RELEASE);
        choose(i == 0 ? "pause.resume" : i == 1 ? "confirm.no" : "log.close");
        robot.front.pointer_x += 200;
        robot_do(&robot, INTENT_POINT);
        assert_false(mille_view_of(table_of(&robot.front))->dragging);
    }
}

const struct test tests[] = {
    TEST_WITH(a_hint_is_clicked, sit_down, stand_up),
    TEST_WITH(the_hand_is_sorted_by_a_click, sit_down, stand_up),
    TEST_WITH(help_is_clicked_on_every_screen_with_a_bar, sit_down, stand_up),
    TEST_WITH(the_question_mark_and_its_page_are_clicked, sit_down, stand_up),
    TEST_WITH(panels_are_clicked_for_sheet_log_and_count, sit_down, stand_up),
    TEST_WITH(the_menu_is_clicked_for_saving_options_and_leaving, sit_down, stand_up),
    TEST_WITH(a_card_is_taken_back_by_a_click, sit_down, stand_up),
    TEST_WITH(the_hand_is_sorted_by_dragging_whatever_plays_a_card, sit_down, stand_up),
    TEST_WITH(a_card_under_the_button_is_put_down_when_the_menu_opens, sit_down, stand_up),
    {0},
};
