/* SPDX-License-Identifier: MIT */
/* The road table in windows that are not wide: panels that drop from the strip, a thumb's buttons, by mouse,
 * keys and pad. */
#include "front/help/whats_this.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "road_hand.h"
#include "test.h"

#include <math.h>
#include <string.h>

static const struct {
    int w, h;
} FOLDED[] = {{1280, 1024}, {1000, 1000}, {720, 1280}, {640, 480}, {640, 360}};
enum { FOLDED_COUNT = sizeof FOLDED / sizeof *FOLDED, POCKET = 2, FLAT = 4 };

/* A turn of the person after the draw, both cars on a Go. */
static void sit_at(enum device device, int size)
{
    sit_in(device, FOLDED[size].w, FOLDED[size].h, mixed, HAND_CARDS_DRAWN);
}

static void every_device_opens_and_shuts_a_panel_by_its_key(void)
{
    for (int i = 0; i < 3 * FOLDED_COUNT; i++) {
        sit_at(devices[i % 3], i / 3);
        assert_false(robot_has(&robot, "panel"));
        choose("score");
        assert_int_equal(mille_strip_hangs(table_of(&robot.front)), MILLE_ITEM_SCORE);
        assert_true(robot_has(&robot, "panel"));
        robot_choose(&robot, "cures");
        assert_int_equal(mille_strip_hangs(table_of(&robot.front)), MILLE_ITEM_CURES);
        robot_choose(&robot, "cures");
        assert_int_equal(mille_strip_hangs(table_of(&robot.front)), 0);
    }
}

/* Whatever the language, and in large print as well. */
static void the_words_of_the_keys_are_of_one_size(void)
{
    for (int large = 0; large < 2; large++) {
        sit_at(DEVICE_MOUSE, 0);
        robot.front.settings.print = large == 1 ? 120 : 100;
        robot_draw(&robot);
        const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
        const struct rect keys = rect_span(layout->score, layout->what);
        float size = 0;
        int words = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            bool key = command->kind == DRAW_TEXT && command->as.text.anchor == ANCHOR_START &&
                       rect_holds(keys, command->box.x, command->box.y);
            if (key) {
                assert_true(words++ == 0 || command->as.text.size == size);
                size = command->as.text.size;
            }
        }
        assert_int_equal(words, 4);
    }
}

static void letters_open_panels_and_then_turn_them(void)
{
    sit_at(DEVICE_KEYS, 1);
    bool full = mille_choice(&robot.front.settings, MILLE_CHOICE_FULL_SHEET);
    robot_key(&robot, 'w');
    assert_int_equal(mille_strip_hangs(table_of(&robot.front)), MILLE_ITEM_SCORE);
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_FULL_SHEET), full);
    robot_key(&robot, 'w');
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_FULL_SHEET), !full);
    robot_key(&robot, 'c');
    assert_int_equal(mille_strip_hangs(table_of(&robot.front)), MILLE_ITEM_CURES);
    assert_false(mille_view_of(table_of(&robot.front))->counting);
    robot_key(&robot, 'c');
    assert_true(mille_view_of(table_of(&robot.front))->counting);
    robot_do(&robot, INTENT_CANCEL);
    assert_int_equal(mille_strip_hangs(table_of(&robot.front)), 0);
    assert_ptr_equal(front_scene(&robot.front), &table_scene);
}

static void the_right_shoulder_leafs_through_the_panels(void)
{
    static const int wanted[] = {MILLE_ITEM_SCORE, MILLE_ITEM_MOVES, MILLE_ITEM_CURES, MILLE_ITEM_MORE, 0};
    sit_at(DEVICE_PAD, 1);
    robot_focus(&robot, "hand.3");
    for (int i = 0; i < 5; i++) {
        robot_do(&robot, INTENT_PAGE_NEXT);
        assert_int_equal(mille_strip_hangs(table_of(&robot.front)), wanted[i]);
        assert_int_equal(front_focus(&robot.front), MILLE_ITEM_HAND + 2);
    }
}

static void the_table_is_live_under_a_panel(void)
{
    sit_at(DEVICE_KEYS, POCKET);
    robot_key(&robot, 'w');
    robot_focus(&robot, "hand.1");
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(last_move().card, CARD_100);
    robot_tick(&robot, 20);
    assert_int_equal(mille_strip_hangs(table_of(&robot.front)), MILLE_ITEM_SCORE);
}

static void a_panel_does_more_with_a_click(void)
{
    sit_at(DEVICE_MOUSE, 0);
    choose("moves panel");
    assert_ptr_equal(front_scene(&robot.front), &road_log_scene);
}

static void the_menu_of_the_strip_does_what_prompts_do(void)
{
    sit_at(DEVICE_MOUSE, POCKET);
    bool ordered = mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER);
    choose("menu");
    robot_choose(&robot, "more.sort");
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER), !ordered);
    choose("more.what");
    assert_ptr_equal(front_scene(&robot.front), &whats_this_scene);
    press(INTENT_CONTEXT);
    robot_choose(&robot, "menu");
    choose("more.menu");
    assert_ptr_equal(front_scene(&robot.front), &pause_scene);
}

static void a_pad_moves_a_card_from_the_menu_of_the_strip(void)
{
    sit_at(DEVICE_PAD, 1);
    robot_focus(&robot, "hand.1");
    for (int i = 0; i < 4; i++) {
        robot_do(&robot, INTENT_PAGE_NEXT);
    }
    robot_choose(&robot, "more.carry");
    assert_true(mille_view_of(table_of(&robot.front))->carrying);
    robot_do(&robot, INTENT_RIGHT);
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].card[1].card, CARD_100);
}

static void a_thumb_plays_and_throws_away_the_chosen_card(void)
{
    static const int sizes[] = {POCKET, FLAT};
    for (int i = 0; i < 2; i++) {
        sit_at(DEVICE_MOUSE, sizes[i]);
        robot_choose(&robot, "hand.1");
        robot_choose(&robot, "play");
        assert_int_equal(last_move().kind, MOVE_PLAY);
        assert_int_equal(last_move().card, CARD_100);
        sit_at(DEVICE_MOUSE, sizes[i]);
        robot_choose(&robot, "hand.3");
        robot_choose(&robot, "throw");
        assert_int_equal(last_move().kind, MOVE_DISCARD);
        assert_int_equal(last_move().card, CARD_GASOLINE);
    }
}

static void a_thumb_s_button_says_why_it_does_nothing(void)
{
    sit_at(DEVICE_MOUSE, POCKET);
    robot_choose(&robot, "play");
    assert_int_equal(table_of(&robot.front)->session.journal.count, 0);
    assert_true(table_of(&robot.front)->refused && table_of(&robot.front)->message[0]);
    table_of(&robot.front)->message[0] = '\0';
    robot_choose(&robot, "hand.3");
    robot_choose(&robot, "play"); /* nothing to cure */
    assert_int_equal(table_of(&robot.front)->session.journal.count, 0);
    assert_true(table_of(&robot.front)->refused && table_of(&robot.front)->message[0]);
}

static void a_thumb_s_button_draws_where_a_turn_begins(void)
{
    sit_at(DEVICE_MOUSE, FLAT);
    state_of()->pub.phase = PHASE_DRAW;
    state_of()->hand[0].count = state_of()->pub.hand[0] = HAND_CARDS;
    position_see(&robot.front, 0);
    robot_choose(&robot, "play");
    assert_int_equal(last_move().kind, MOVE_DRAW);
}

/* A finger covers 44 points. */
static void a_thumb_s_buttons_are_large_enough(void)
{
    static const struct window phones[] = {{.w = 1080, .h = 2340, .dpr = 3},
                                           {.w = 2532, .h = 1170, .dpr = 3}};
    for (int i = 0; i < 2; i++) {
        sit_at(DEVICE_MOUSE, POCKET);
        front_resize(&robot.front, &phones[i]);
        struct focus_list list = robot_items(&robot);
        float points = robot.front.frame.scale / phones[i].dpr;
        const struct focus_item *play = focus_named(&list, "play"), *throw = focus_named(&list, "throw");
        assert_true(play->box.h * points >= 43.5f && play->box.w * points >= 44);
        assert_true(throw->box.h * points >= 43.5f && throw->box.w * points >= 44);
    }
}

static void everything_is_reached_by_directions_in_every_window(void)
{
    for (int size = 0; size < FOLDED_COUNT; size++) {
        for (int open = 0; open < 2; open++) {
            sit_at(DEVICE_PAD, size);
            if (open) {
                robot_do(&robot, INTENT_PAGE_NEXT);
            }
            struct focus_list list = robot_items(&robot);
            for (int i = 0; i < list.count; i++) {
                robot_focus(&robot, list.item[i].name);
            }
        }
    }
}

/* A whole hand in a window of each kind, by each device. */
static void hands_are_played_in_every_window_by_every_device(void)
{
    static const int sizes[] = {1, POCKET, FLAT};
    for (int i = 0; i < 9; i++) {
        robot_start(&robot, devices[i % 3], 11 + (uint64_t)i, FOLDED[sizes[i / 3]].w, FOLDED[sizes[i / 3]].h);
        choose("menu.new");
        for (int k = 0; k < 600 && !robot_on(&robot, &score_scene); k++) {
            robot_decide(&robot);
        }
        rest_at(&score_scene);
    }
}

static void a_dragged_card_is_small_over_the_place_it_would_go_to(void)
{
    sit_at(DEVICE_MOUSE, POCKET);
    robot_focus(&robot, "hand.1");
    robot_do(&robot, INTENT_PRESS);
    struct rect place = mille_view_of(table_of(&robot.front))->layout.row[0].miles[3];
    struct point middle = rect_middle(place);
    mouse(INTENT_POINT, middle, 0);
    robot_tick(&robot, 2);
    assert_true(mille_view_of(table_of(&robot.front))->dragging);
    assert_true(mille_view_of(table_of(&robot.front))->shown.hand[0].card[0].pose.w < place.w);
    mouse(INTENT_POINT, (struct point){middle.x, mille_view_of(table_of(&robot.front))->layout.hand.y + 150},
          0);
    robot_tick(&robot, 2);
    assert_true(mille_view_of(table_of(&robot.front))->shown.hand[0].card[0].pose.w >=
                mille_view_of(table_of(&robot.front))->layout.card_w);
}

/* The whole sheet has letters of 15 pixels in a small wide window, and the names stand above their columns.
 */
static void the_whole_sheet_is_legible_and_has_names(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    table_new(&robot.front, &mille_front);
    stand_at(&table_scene);
    press_key('w');
    robot_draw(&robot);
    struct rect score = mille_view_of(table_of(&robot.front))->layout.score;
    int names = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next_text(&robot.frame, command));) {
        bool inside = rect_holds(score, command->box.x, command->box.y);
        if (!inside) {
            continue;
        }
        const char *string = draw_string(&robot.frame, command->string);
        names += strcmp(string, table_name(table_of(&robot.front), 0)) == 0;
        names += strcmp(string, table_name(table_of(&robot.front), 1)) == 0;
        if (command->as.text.anchor == ANCHOR_END) {
            assert_true(command->as.text.size * robot.front.frame.scale >= 15);
        }
    }
    assert_int_equal(names, 2);
}

/* A replay's controls lie below the hand, whatever the window. */
static void a_replay_s_panel_hides_no_card(void)
{
    for (int size = -1; size < FOLDED_COUNT; size++) {
        if (size < 0) {
            robot_start(&robot, DEVICE_KEYS, 5, 1920, 1080);
        } else {
            robot_start(&robot, DEVICE_KEYS, 5, FOLDED[size].w, FOLDED[size].h);
        }
        robot_choose(&robot, "menu.new");
        robot_decide_times(&robot, 12);
        robot_settle(&robot);
        replay_table(&robot.front);
        robot_settle(&robot);
        const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
        struct rect panel = replay_panel(&robot.front);
        for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
            struct mille_slot slot = mille_layout_slot(layout, i, HAND_CARDS_DRAWN, -1);
            assert_true(slot.y + layout->card_h / 2 <= panel.y + 16);
        }
    }
}

/* What is asked stays where a narrow bar has no room for how it is answered. */
static void a_narrow_bar_keeps_the_question(void)
{
    for (int size = 0; size < FOLDED_COUNT; size++) {
        sit_at(DEVICE_PAD, size);
        robot.front.settings.print = 120;
        struct mille_view *view = mille_view_of(table_of(&robot.front));
        const struct shown_card *card = &view->shown.hand[0].card[0];
        view->asked_tag = card->tag;
        view->asked_drop = true;
        char question[80];
        text_format(question, sizeof question, "Discard %s?", mille_card_name(card->card));
        assert_true(robot_shows(&robot, question));
    }
}

/* The hand stands higher as long as a sentence lies above the bar, at once for who wants nothing to move; the
 * pointer that was on a card still is. */
static void the_hand_makes_room_for_a_sentence(void)
{
    const float below_names = 16;
    for (int i = 0; i < 4; i++) {
        robot_start(&robot, DEVICE_MOUSE, 5, i < 2 ? 1280 : 960, i < 2 ? 1024 : 1200);
        robot.front.settings.reduced_motion = i % 2 == 0;
        table_new(&robot.front, &mille_front);
        stand_at(&table_scene);
        const struct mille_view *view = mille_view_of(table_of(&robot.front));
        struct focus_list items = robot_items(&robot);
        struct rect before = focus_named(&items, "hand.1")->box;
        float rest = view->shown.hand[0].card[0].pose.y;
        text_copy(
            table_of(&robot.front)->message, sizeof table_of(&robot.front)->message,
            "A sentence that is so long that it never finds room on the bar, beside what can be done and "
            "whose turn it is at this table.");
        robot_tick(&robot, 1);
        if (!robot.front.settings.reduced_motion) {
            robot_settle(&robot);
        }
        struct rect said = bar_band(&robot.front, robot.front.measure);
        const struct pose pose = view->shown.hand[0].card[0].pose;
        assert_true(said.w > 0 && pose.y < rest - 10);
        assert_true(pose.y + pose.w * .7f - below_names < said.y);
        items = robot_items(&robot);
        struct rect after = focus_named(&items, "hand.1")->box, both = rect_shared(before, after);
        assert_true(fabsf(both.h - before.h) < .1f && after.h > before.h);
        table_of(&robot.front)->message[0] = '\0';
        robot_tick(&robot, 1);
        robot_settle(&robot);
        assert_true(fabsf(view->shown.hand[0].card[0].pose.y - rest) < 1);
    }
}

const struct test tests[] = {
    TEST(every_device_opens_and_shuts_a_panel_by_its_key),
    TEST(the_words_of_the_keys_are_of_one_size),
    TEST(letters_open_panels_and_then_turn_them),
    TEST(the_right_shoulder_leafs_through_the_panels),
    TEST(the_table_is_live_under_a_panel),
    TEST(a_panel_does_more_with_a_click),
    TEST(the_menu_of_the_strip_does_what_prompts_do),
    TEST(a_pad_moves_a_card_from_the_menu_of_the_strip),
    TEST(a_thumb_plays_and_throws_away_the_chosen_card),
    TEST(a_thumb_s_button_says_why_it_does_nothing),
    TEST(a_thumb_s_button_draws_where_a_turn_begins),
    TEST(a_thumb_s_buttons_are_large_enough),
    TEST(everything_is_reached_by_directions_in_every_window),
    TEST(hands_are_played_in_every_window_by_every_device),
    TEST(the_whole_sheet_is_legible_and_has_names),
    TEST(a_replay_s_panel_hides_no_card),
    TEST(a_dragged_card_is_small_over_the_place_it_would_go_to),
    TEST(a_narrow_bar_keeps_the_question),
    TEST(the_hand_makes_room_for_a_sentence),
    {0},
};
