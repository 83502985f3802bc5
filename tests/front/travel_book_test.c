/* SPDX-License-Identifier: MIT */
/* The travel book: stamps fall after a try and can be hurried, each mark is shown if it was won, what is
 * missing is said, and the album is turned by each device. */
#include "front/scenes/travel_book_inside.h"

#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/travel_book_state.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"
#include "journey_rig.h"
#include "screen_check.h"
#include "test.h"
#include "windows.h"

#include <string.h>

enum { ALL = 7 };

static void sit(enum device device)
{
    robot_start(&robot, device, 12, 1280, 720);
    robot.front.settings.named = true;
    journey_rig_travel();
    robot.cues = 0;
}

/* The book opens after a try at Lyon. */
static void open_news(unsigned met, unsigned stamps)
{
    journey_rig_end("lyon", met, stamps);
    journey_go(&robot.front, OPEN_TRAVEL_BOOK);
}

static void open_plain(int stage)
{
    journey_go(&robot.front, OPEN_JOURNEY);
    robot_settle(&robot);
    travel_book_open(&robot.front, stage);
    rest_at(&travel_book_scene);
    robot_draw(&robot);
}

static const struct travel_book_state *book(void)
{
    return travel_book_of(&robot.front);
}

static int pictures(const char *name)
{
    int count = 0;
    for (const struct draw_command *at = NULL; (at = drawn_next_picture(&robot.frame, at, name));) {
        count += strcmp(draw_string(&robot.frame, at->string), name) == 0;
    }
    return count;
}

/* Stamps on the postcard, and marks beside the goals. */
static void check_stamps(unsigned stamps)
{
    robot_draw(&robot);
    for (int g = 0; g < STAGE_GOALS; g++) {
        int won = (int)(stamps >> g & 1u);
        char name[32];
        text_format(name, sizeof name, "journey/stamp_%d", g + 1);
        assert_int_equal(pictures(name), won);
        text_format(name, sizeof name, "journey/mark_%d", g + 1);
        assert_int_equal(pictures(name), won);
        text_format(name, sizeof name, "journey/mark_%d_open", g + 1);
        assert_int_equal(pictures(name), !won);
    }
}

/* ---- the ceremony ---------------------------------------------------------------------------------- */

static void each_mark_is_shown_if_it_was_won(void)
{
    for (unsigned stamps = 0; stamps <= ALL; stamps++) {
        sit(DEVICE_KEYS);
        open_news(stamps, stamps);
        robot_settle(&robot);
        check_stamps(stamps);
        robot_end(&robot);
    }
}

static void stamps_that_were_won_before_lie_there_from_the_start(void)
{
    sit(DEVICE_KEYS);
    journey_rig_record("lyon")->stamps = 1;
    open_news(2, 2);
    robot_tick(&robot, 2);
    check_stamps(1);
    robot_settle(&robot);
    check_stamps(3);
}

static void each_stamp_thuds_higher_and_the_third_brings_the_postmark(void)
{
    sit(DEVICE_KEYS);
    open_news(ALL, ALL);
    robot_settle(&robot);
    assert_int_equal(robot_heard_times(&robot, CUE_PAGE), 1);
    long last = 0;
    for (int i = 0; i < CUE_STAMPS; i++) {
        assert_int_equal(robot_heard_times(&robot, CUE_STAMP + i), 1);
        for (int c = 0; c < robot.cues; c++) {
            if (robot.cue[c].cue == CUE_STAMP + i) {
                assert_true(robot.cue[c].tick > last);
                last = robot.cue[c].tick;
            }
        }
    }
    assert_int_equal(robot_heard_times(&robot, CUE_POSTMARK), 1);
    robot_end(&robot);
    sit(DEVICE_KEYS);
    open_news(2, 2);
    robot_settle(&robot);
    assert_int_equal(robot_heard_times(&robot, CUE_STAMP), 1);
    assert_int_equal(robot_heard_times(&robot, CUE_STAMP + 1), 0);
    assert_int_equal(robot_heard_times(&robot, CUE_POSTMARK), 0);
}

static void the_ceremony_takes_no_longer_than_it_may(void)
{
    for (unsigned stamps = 0; stamps <= ALL; stamps++) {
        sit(DEVICE_KEYS);
        open_news(stamps, stamps);
        robot_tick(&robot, 2);
        assert_true(travel_book_length(&robot.front) <= BOOK_MOST_MS);
        robot_end(&robot);
    }
}

static void the_counter_rolls_up_to_what_was_won(void)
{
    sit(DEVICE_KEYS);
    open_news(5, 5);
    robot_tick(&robot, 20);
    robot_draw(&robot);
    assert_true(robot_shows(&robot, "11 of 42"));
    robot_settle(&robot);
    robot_draw(&robot);
    assert_true(robot_shows(&robot, "13 of 42"));
}

static void any_input_ends_the_ceremony_and_does_nothing_else(void)
{
    static const enum intent_kind kinds[] = {
        INTENT_CONFIRM,   INTENT_CANCEL,    INTENT_SECONDARY, INTENT_ALTERNATE, INTENT_LEFT,    INTENT_DOWN,
        INTENT_PAGE_PREV, INTENT_PAGE_NEXT, INTENT_MENU,      INTENT_PRESS,     INTENT_CONTEXT, INTENT_WHEEL};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        sit(DEVICE_KEYS);
        open_news(ALL, ALL);
        robot_tick(&robot, 30);
        assert_false(book()->stands);
        robot_do(&robot, kinds[i]);
        robot_tick(&robot, 1);
        assert_true(robot_on(&robot, &travel_book_scene));
        assert_true(book()->stands);
        assert_int_equal(book()->stage, stage_find("lyon", STAGE_OUT));
        check_stamps(ALL);
        robot_end(&robot);
    }
    sit(DEVICE_KEYS);
    open_news(ALL, ALL);
    robot_tick(&robot, 30);
    robot_key(&robot, 'h');
    robot_tick(&robot, 1);
    assert_true(book()->stands);
}

static void reduced_motion_fades_and_lets_nothing_fall(void)
{
    sit(DEVICE_KEYS);
    robot.front.settings.reduced_motion = true;
    open_news(ALL, ALL);
    for (int i = 0; i < 20; i++) {
        robot_tick(&robot, 1);
        robot_draw(&robot);
        if (!robot_on(&robot, &travel_book_scene)) {
            continue;
        }
        for (const struct draw_command *at = NULL;
             (at = drawn_next_picture(&robot.frame, at, "journey/stamp_"));) {
            assert_int_equal(at->flags & DRAW_MOVING, 0);
        }
        struct point jolt = travel_book_jolt(&robot.front, travel_book_ms(&robot.front, 0));
        assert_true(jolt.x * jolt.x + jolt.y * jolt.y < .1f || book()->stands);
    }
    assert_true(book()->stands);
    check_stamps(ALL);
    assert_int_equal(robot_heard_times(&robot, CUE_STAMP), 0);
}

/* ---- what is said ---------------------------------------------------------------------------------- */

static void what_is_missing_is_said(void)
{
    sit(DEVICE_KEYS);
    open_news(0, 0);
    robot_settle(&robot);
    robot_draw(&robot);
    assert_true(robot_shows(&robot, "No new stamp for Lyon"));
    assert_true(robot_shows(&robot, "60 behind"));
    assert_true(robot_shows(&robot, "45 short"));
    assert_true(robot_reads(&robot, journey_closing_line(&robot.front, &journey_of(&robot.front)->news)));
    assert_string_equal(focused(), "book.again");
    assert_true(robot_shows(&robot, "Again"));
}

/* The review may know it later: the page has a place for it from the start. */
static void an_evening_that_was_lost_keeps_a_place_for_the_kind_line(void)
{
    for (int won = 0; won < 2; won++) {
        struct travel_book_form form;
        sit(DEVICE_KEYS);
        open_news(won ? 3 : 1, 0);
        robot_settle(&robot);
        travel_book_lay(&robot.front, robot.front.measure, &form);
        assert_int_equal(form.kind.w > 0, !won);
        assert_true(form.said.w > 0);
        robot_end(&robot);
    }
}

static void an_opened_road_and_a_new_piece_are_said(void)
{
    sit(DEVICE_KEYS);
    journey_rig_record("moulins")->stamps = 7;
    journey_rig_record("nevers")->stamps = 7; /* thirteen stamps */
    open_news(3, 3);
    robot_settle(&robot);
    robot_draw(&robot);
    assert_true(journey_of(&robot.front)->news.piece >= 0);
    assert_true(robot_shows(&robot, "Two new stamps for Lyon"));
    assert_true(robot_reads(&robot, "The road to Valence is open."));
    assert_true(robot_reads(&robot, "new for the car"));
    assert_string_equal(focused(), "book.map");
}

/* ---- its signs ------------------------------------------------------------------------------------- */

static void on_from_the_book_by_each_device(void)
{
    for (int d = 0; d < DEVICES; d++) {
        for (int same = 0; same < 2; same++) {
            sit(devices[d]);
            open_news(0, 0);
            robot_settle(&robot);
            *journey_rig_record("lyon") =
                (struct journey_record){.tries = 3, .played = true, .last = 5, .last_deal = 2};
            robot_choose(&robot, same ? "book.same" : "book.again");
            rest_at(&table_scene);
            assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, same ? 2 : 3);
            robot_end(&robot);
        }
        sit(devices[d]);
        open_news(0, 0);
        robot_settle(&robot);
        choose_to("book.map", &journey_map_scene);
        robot_end(&robot);
        sit(devices[d]);
        open_news(0, 0);
        robot_settle(&robot);
        press_to(INTENT_CANCEL, &journey_map_scene);
        robot_end(&robot);
    }
}

static void a_card_that_no_road_leads_to_is_not_played(void)
{
    sit(DEVICE_KEYS);
    open_plain(stage_find("menton", STAGE_OUT));
    assert_false(item_named("book.again")->enabled);
    assert_false(item_named("book.watch")->enabled);
    robot.cues = 0;
    choose("book.again");
    assert_int_equal(robot_heard_times(&robot, CUE_BELL), 1);
    assert_true(robot_on(&robot, &travel_book_scene));
}

/* ---- the album ------------------------------------------------------------------------------------- */

static void each_device_looks_through_the_album(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit(devices[d]);
        open_plain(0);
        for (int i = 0; i < stages_on(STAGE_OUT); i++) {
            char name[FOCUS_NAME_SIZE];
            text_format(name, sizeof name, "book.card.%d", i + 1);
            robot_focus(&robot, name);
            if (device_points(devices[d]) && i > 0) {
                robot_do(&robot, INTENT_PRESS);
                robot_do(&robot, INTENT_RELEASE);
            }
            robot_settle(&robot);
            assert_int_equal(travel_book_stage(&robot.front), i);
        }
        robot_end(&robot);
    }
}

static void the_card_stays_while_the_focus_goes_to_a_sign(void)
{
    sit(DEVICE_PAD);
    open_plain(0);
    robot_focus(&robot, "book.card.5");
    robot_focus(&robot, "book.map");
    robot_settle(&robot);
    int stage = travel_book_stage(&robot.front);
    assert_true(stage != 0);
    assert_int_equal(stage, book()->stage);
}

static void words_stand_on_the_back_once_the_second_stamp_is_won(void)
{
    for (int won = 0; won < 2; won++) {
        sit(DEVICE_KEYS);
        journey_rig_record("fontainebleau")->stamps = won ? 3 : 1;
        open_plain(0);
        assert_int_equal(pictures("journey/postcard_01"), 2); /* large and small */
        robot.cues = 0;
        choose("book.card.1");
        robot_draw(&robot);
        assert_true(book()->back);
        assert_int_equal(robot_heard_times(&robot, CUE_PAGE), 1);
        assert_int_equal(robot_reads(&robot, "Nothing is"), !won);
        assert_int_equal(robot_shows(&robot, "— Marcel"), won);
        choose("book.large");
        assert_false(book()->back);
        robot_end(&robot);
    }
}

static void the_third_stamp_changes_the_picture(void)
{
    sit(DEVICE_KEYS);
    journey_rig_record("fontainebleau")->stamps = 1;
    open_plain(0);
    assert_int_equal(pictures("journey/postcard_01_detail"), 0);
    journey_rig_record("fontainebleau")->stamps = 5;
    robot_draw(&robot);
    assert_int_equal(pictures("journey/postcard_01_detail"), 2);
    assert_int_equal(pictures("journey/postcard_01"), 0);
}

static void the_way_back_has_an_album_of_its_own(void)
{
    sit(DEVICE_KEYS);
    journey_rig_fill(STAGE_OUT);
    open_plain(stages_on(STAGE_OUT) + 2);
    assert_true(robot_shows(&robot, "0 of 42"));
    robot_focus(&robot, "book.card.1");
    robot_settle(&robot);
    assert_int_equal(travel_book_stage(&robot.front), stages_on(STAGE_OUT));
}

static void a_narrow_window_shows_one_page_that_each_device_turns(void)
{
    for (int d = 0; d < DEVICES; d++) {
        robot_start(&robot, devices[d], 12, 1000, 1200);
        journey_rig_travel();
        open_news(5, 5);
        robot_settle(&robot);
        assert_false(robot_has(&robot, "book.card.1"));
        assert_true(robot_has(&robot, "book.large"));
        choose("book.page");
        assert_true(robot_has(&robot, "book.card.1"));
        assert_false(robot_has(&robot, "book.large"));
        press(INTENT_PAGE_PREV);
        assert_true(robot_has(&robot, "book.large"));
        robot_end(&robot);
    }
}

static void the_book_has_room_in_every_window(void)
{
    for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 5, window);
        journey_rig_travel();
        journey_rig_fill(STAGE_OUT);
        for (int i = 0; i < stages_on(STAGE_OUT); i++) {
            open_plain(i);
            assert_int_equal(screen_check_texts(&robot.frame, true, stages[i].id), 0);
            assert_int_equal(screen_check_items(&robot, stages[i].id), 0);
        }
    }
}

const struct test tests[] = {
    TEST(each_mark_is_shown_if_it_was_won),
    TEST(stamps_that_were_won_before_lie_there_from_the_start),
    TEST(each_stamp_thuds_higher_and_the_third_brings_the_postmark),
    TEST(the_ceremony_takes_no_longer_than_it_may),
    TEST(the_counter_rolls_up_to_what_was_won),
    TEST(any_input_ends_the_ceremony_and_does_nothing_else),
    TEST(reduced_motion_fades_and_lets_nothing_fall),
    TEST(what_is_missing_is_said),
    TEST(an_evening_that_was_lost_keeps_a_place_for_the_kind_line),
    TEST(an_opened_road_and_a_new_piece_are_said),
    TEST(on_from_the_book_by_each_device),
    TEST(a_card_that_no_road_leads_to_is_not_played),
    TEST(each_device_looks_through_the_album),
    TEST(the_card_stays_while_the_focus_goes_to_a_sign),
    TEST(words_stand_on_the_back_once_the_second_stamp_is_won),
    TEST(the_third_stamp_changes_the_picture),
    TEST(the_way_back_has_an_album_of_its_own),
    TEST(a_narrow_window_shows_one_page_that_each_device_turns),
    TEST(the_book_has_room_in_every_window),
    {0},
};
