/* SPDX-License-Identifier: MIT */
/* The garage: pieces come with stamps, each is put on and left off by each device, one switch takes all off,
 * and the car wears them on the title, on the road, and after a restart. */
#include "front/scenes/garage.h"

#include "drawn.h"
#include "front/journey/journey_car.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/page.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/travel_book.h"
#include "front/sound/cues.h"
#include "journey_rig.h"
#include "screen_check.h"
#include "test.h"
#include "windows.h"

#include <string.h>

enum { LAMPS, PENNANT, WHITEWALLS };

static void sit_in(const struct window *window, enum device device)
{
    robot_start_in(&robot, NULL, device, 12, window);
    robot.front.settings.named = true;
}

static void sit(enum device device)
{
    sit_in(&(struct window){.w = 1280, .h = 720, .dpr = 1}, device);
}

/* Eleven stamps: lamps and pennant. */
static void open_garage(enum device device)
{
    sit(device);
    journey_rig_travel();
    choose_to("menu.journey", &journey_map_scene);
    choose_to("journey.garage", &page_scene);
}

static int pieces_drawn(void)
{
    robot_draw(&robot);
    return drawn_pictures(&robot.frame, "journey/wear_");
}

static void closed_pieces_say_how_many_stamps_they_take(void)
{
    open_garage(DEVICE_KEYS);
    assert_true(robot_reads(&robot, "with 15 stamps"));
    assert_false(item_named("garage.piece.whitewalls")->enabled);
    robot_focus(&robot, "garage.piece.whitewalls");
    assert_true(robot_reads(&robot, "4 more stamps"));
    press(INTENT_CONFIRM);
    assert_false(journey_wears(&robot.front, WHITEWALLS));
}

static void each_device_puts_a_piece_on_and_leaves_it_off(void)
{
    for (int i = 0; i < DEVICES; i++) {
        open_garage(devices[i]);
        assert_true(journey_wears(&robot.front, PENNANT));
        choose("garage.piece.pennant");
        assert_false(journey_wears(&robot.front, PENNANT));
        assert_true(journey_wears(&robot.front, LAMPS));
        assert_true(robot_reads(&robot, "in the garage"));
        choose("garage.piece.pennant");
        assert_true(journey_wears(&robot.front, PENNANT));
    }
}

static void one_switch_takes_everything_off_and_puts_it_on_again(void)
{
    open_garage(DEVICE_PAD);
    choose("garage.piece.lamps garage.plain");
    assert_int_equal(journey_car_pieces(&robot.front), 0);
    choose("garage.plain");
    assert_int_equal(journey_car_pieces(&robot.front), 1u << PENNANT);
}

/* Pieces that are earned later are worn all the same. */
static void a_piece_put_on_the_bare_car_is_the_first_one(void)
{
    open_garage(DEVICE_KEYS);
    choose("garage.plain garage.piece.lamps");
    assert_int_equal(journey_car_pieces(&robot.front), 1u << LAMPS);
    journey_rig_fill(STAGE_OUT);
    assert_true(journey_wears(&robot.front, WHITEWALLS));
    assert_false(journey_wears(&robot.front, PENNANT));
}

static void what_it_wears_is_read_again(void)
{
    open_garage(DEVICE_KEYS);
    choose("garage.piece.pennant");
    robot_restart(&robot);
    journey_rig_travel(); /* stamps come from tries, and no try was played here */
    assert_int_equal(journey_car_pieces(&robot.front), 1u << LAMPS);
    choose_to("menu.journey", &journey_map_scene);
    choose_to("journey.garage", &page_scene);
    choose("garage.plain");
    robot_restart(&robot);
    journey_rig_travel();
    assert_true(journey_of(&robot.front)->progress.plain);
    assert_int_equal(journey_car_pieces(&robot.front), 0);
}

static void the_car_is_dressed_on_the_title_and_on_the_road(void)
{
    sit(DEVICE_KEYS);
    assert_int_equal(pieces_drawn(), 0);
    journey_rig_travel();
    assert_int_equal(pieces_drawn(), 2);
    journey_of(&robot.front)->progress.plain = true;
    assert_int_equal(pieces_drawn(), 0);
    journey_of(&robot.front)->progress.plain = false;
    choose_to("menu.new", &table_scene);
    assert_int_equal(pieces_drawn(), 2);
    journey_of(&robot.front)->progress.plain = true;
    assert_int_equal(pieces_drawn(), 0);
}

static void the_garage_has_room_in_every_window(void)
{
    for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
        for (int full = 0; full < 2; full++) {
            sit_in(window, DEVICE_PAD);
            if (full) {
                journey_rig_fill(STAGE_OUT);
            } else {
                journey_rig_travel();
            }
            garage_open(&robot.front);
            rest_at(&page_scene);
            robot_draw(&robot);
            assert_int_equal(screen_check_texts(&robot.frame, true, "garage"), 0);
            assert_int_equal(screen_check_items(&robot, "garage"), 0);
        }
    }
}

/* ---- the moment of a new piece ---------------------------------------------------------------------- */

/* The travel book opens after an evening at Lyon that brought these stamps: fifteen and whitewalls with all.
 */
static void open_book(unsigned stamps)
{
    journey_rig_travel();
    journey_rig_record("roanne")->stamps = 7;
    journey_rig_end("lyon", stamps, stamps);
    journey_go(&robot.front, OPEN_TRAVEL_BOOK);
}

/* Whether the ticket with the piece lies in the book. */
static bool is_told(void)
{
    struct focus_list areas = {.count = 0};
    robot_draw(&robot);
    travel_book_scene.areas(&robot.front, &areas);
    const struct focus_item *ticket = focus_named(&areas, "book.piece");
    const struct draw_command *words = drawn_text(&robot.frame, "Whitewall tires: new for the car");
    return ticket && words && rect_holds(ticket->box, words->box.x, words->box.y);
}

static void a_new_piece_has_its_moment_once(void)
{
    sit(DEVICE_KEYS);
    open_book(7);
    robot_tick(&robot, 2);
    assert_false(is_told());
    assert_int_equal(drawn_pictures(&robot.frame, "journey/wear_whitewalls"), 0);
    robot_settle(&robot);
    assert_true(is_told());
    assert_int_equal(robot_heard_times(&robot, CUE_PADLOCK), 1);
    assert_int_equal(drawn_pictures(&robot.frame, "journey/wear_whitewalls"),
                     2); /* the other counts stamps */
    press(INTENT_CANCEL);
    travel_book_open(&robot.front, journey_of(&robot.front)->stage);
    robot_settle(&robot);
    assert_false(is_told());
}

static void without_a_new_piece_there_is_no_moment(void)
{
    sit(DEVICE_KEYS);
    open_book(1);
    robot_settle(&robot);
    assert_false(is_told());
    assert_int_equal(robot_heard_times(&robot, CUE_PADLOCK), 0);
}

static void the_moment_has_room_in_every_window(void)
{
    for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
        sit_in(window, DEVICE_PAD);
        open_book(7);
        robot_settle(&robot);
        assert_true(is_told());
        assert_int_equal(screen_check_texts(&robot.frame, true, "a new piece"), 0);
    }
}

const struct test tests[] = {
    TEST(closed_pieces_say_how_many_stamps_they_take),
    TEST(each_device_puts_a_piece_on_and_leaves_it_off),
    TEST(one_switch_takes_everything_off_and_puts_it_on_again),
    TEST(a_piece_put_on_the_bare_car_is_the_first_one),
    TEST(what_it_wears_is_read_again),
    TEST(the_car_is_dressed_on_the_title_and_on_the_road),
    TEST(the_garage_has_room_in_every_window),
    TEST(a_new_piece_has_its_moment_once),
    TEST(without_a_new_piece_there_is_no_moment),
    TEST(the_moment_has_room_in_every_window),
    {0},
};
