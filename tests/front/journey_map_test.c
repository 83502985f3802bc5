/* SPDX-License-Identifier: MIT */
/* The map of the journey: the road is walked by each device, closed stones say what opens them, an opened
 * stage is driven to, and all has room in every window. */
#include "front/scenes/journey_map_inside.h"

#include "base/text.h"
#include "drawn.h"
#include "front/journey/journey.h"
#include "front/scenes/page.h"
#include "front/scenes/stage_card.h"
#include "front/scenes/title.h"
#include "front/scenes/travel_book.h"
#include "front/sound/cues.h"
#include "front/stage/life.h"
#include "person.h"
#include "test.h"
#include "windows.h"

#include <string.h>

enum { LYON = 6, STONES = 14, WALK_MOST = 100 };

static struct journey_record *record(int stage)
{
    return &journey_of(&robot.front)->progress.record[stage];
}

/* The first stages of a way are won. */
static void win(int first, int count)
{
    for (int i = 0; i < count; i++) {
        record(first + i)->stamps = 1;
    }
}

/* At the map, on which the first `won` stages have their first stamp. */
static void sit_in(const struct window *window, enum device device, int won)
{
    robot_start_in(&robot, NULL, device, 3, window);
    win(0, won);
    choose_to("menu.journey", &journey_map_scene);
}

static void sit(enum device device, int won)
{
    sit_in(&(struct window){.w = 1920, .h = 1080, .dpr = 1}, device, won);
}

static const char *stone(int number)
{
    static char name[FOCUS_NAME_SIZE];
    text_format(name, sizeof name, "stage.%s", stages[number].id);
    return name;
}

/* Walks along the road to the end, by the direction that leads on; `by` is 1 southward, -1 northward. */
static void walk(int from, int by, int to)
{
    struct map_place place;
    for (int at = from; at != to; at += by) {
        journey_map_place(&robot.front, &place);
        bool east = journey_map_goes_east(&place, place.spot[at + 1].sweep) == (by > 0);
        assert_string_equal(focused(), stone(at));
        press(east ? INTENT_RIGHT : INTENT_LEFT);
    }
    assert_string_equal(focused(), stone(to));
}

static void the_road_is_walked_from_end_to_end(void)
{
    static const enum device by[] = {DEVICE_KEYS, DEVICE_PAD};
    for (int i = 0; i < 2; i++) {
        sit(by[i], 0);
        assert_int_equal(journey_map_stones(), STONES);
        walk(0, 1, STONES - 1);
        walk(STONES - 1, -1, 0);
    }
}

static void up_and_down_go_to_the_nearest_stone_of_the_next_sweep(void)
{
    sit(DEVICE_PAD, 0);
    robot_focus(&robot, "stage.montargis");
    press(INTENT_DOWN);
    assert_string_equal(focused(), "stage.valence");
    press(INTENT_DOWN);
    assert_string_equal(focused(), "stage.avignon");
    press(INTENT_UP);
    press(INTENT_UP);
    assert_string_equal(focused(), "stage.montargis");
    press(INTENT_UP); /* to the buttons, and back to the stone that was left */
    assert_memory_equal(focused(), "journey.", 8);
    press(INTENT_DOWN);
    assert_string_equal(focused(), "stage.montargis");
}

static void a_mouse_points_at_stones_and_opens_them(void)
{
    sit(DEVICE_MOUSE, LYON);
    for (int number = 0; number < STONES; number++) {
        robot_focus(&robot, stone(number));
        assert_string_equal(focused(), stone(number));
    }
    choose_to("stage.lyon", &stage_card_scene);
    press_to(INTENT_CONTEXT, &journey_map_scene);
    choose_to("journey.album", &travel_book_scene);
}

static void the_map_opens_where_the_person_stands(void)
{
    sit(DEVICE_KEYS, LYON);
    assert_string_equal(focused(), "stage.lyon");
    assert_true(robot_shows(&robot, "6 of 42"));
    press_to(INTENT_ALTERNATE, &travel_book_scene);
    press_to(INTENT_CANCEL, &journey_map_scene);
    assert_string_equal(focused(), "stage.lyon");
    press_to(INTENT_CONFIRM, &stage_card_scene);
    press_to(INTENT_CANCEL, &journey_map_scene);
    press_to(INTENT_CANCEL, &title_scene);
    robot_focus(&robot, "menu.journey");
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "Lyon: 6 of 42"));
}

static void the_invitation_lies_there_until_something_is_done(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 0);
        assert_true(robot_reads(&robot, "Fourteen evenings"));
        press(INTENT_RIGHT);
        assert_false(robot_reads(&robot, "Fourteen evenings"));
        press_to(INTENT_CANCEL, &title_scene);
        choose_to("menu.journey", &journey_map_scene);
        assert_false(robot_reads(&robot, "Fourteen evenings"));
        sit(devices[i], 1); /* who has been on the road needs none */
        assert_false(robot_reads(&robot, "Fourteen evenings"));
    }
}

/* The bar shows the letter of the game whose table was last there: D of the road, T of the dice. */
static void the_keys_that_the_bar_shows_open_the_garage(void)
{
    static const struct {
        int stage;
        char letter;
    } rows[] = {{0, 'd'}, {1, 't'}};
    for (int i = 0; i < 2; i++) {
        sit(DEVICE_KEYS, LYON);
        robot.front.settings.bindings.game = journey_game(rows[i].stage);
        press_key_to(rows[i].letter, &page_scene);
        press_to(INTENT_CANCEL, &journey_map_scene);
        press_to(INTENT_SECONDARY, &page_scene);
    }
    sit(DEVICE_PAD, LYON);
    press_to(INTENT_SECONDARY, &page_scene);
    sit(DEVICE_MOUSE, LYON);
    robot_click_prompt(&robot, "Garage");
    rest_at(&page_scene);
    press_to(INTENT_CANCEL, &journey_map_scene);
    choose_to("journey.garage", &page_scene);
}

/* Beats of life, and whether anything was seen to live meanwhile. */
static bool lives(void)
{
    enum { BEATS = 60 };
    bool seen = false;
    for (int i = 0; i < BEATS; i++) {
        life_beat(&robot.front);
        robot_draw(&robot);
        seen = seen || drawn_pictures(&robot.frame, "living/") > 0;
        robot_settle(&robot);
    }
    return seen;
}

static void birds_cross_the_sky_and_none_with_reduced_motion(void)
{
    sit_in(windows_next(NULL), DEVICE_KEYS, LYON);
    robot_draw(&robot);
    assert_int_equal(drawn_pictures(&robot.frame, "living/"), 0); /* before the first beat */
    assert_true(lives());
    robot.front.settings.reduced_motion = true;
    robot_settle(&robot);
    assert_false(lives());
}

static void a_closed_stone_says_what_opens_it(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], LYON);
        robot_focus(&robot, "stage.orange");
        robot_settle(&robot);
        assert_true(robot_reads(&robot, "Montélimar opens it"));
        robot.cues = 0;
        choose_to("stage.orange", &journey_map_scene);
        assert_int_equal(robot_heard_times(&robot, CUE_BELL), 1);
    }
}

/* Lyon has opened since the map was last seen. */
static void come_with_lyon_open(bool reduced)
{
    sit(DEVICE_KEYS, LYON - 1);
    robot.front.settings.reduced_motion = reduced;
    press_to(INTENT_CANCEL, &title_scene);
    win(0, LYON);
    robot.cues = 0;
    robot_focus(&robot, "menu.journey");
    robot_do(&robot, INTENT_CONFIRM);
    robot_tick(&robot, 2);
    assert_true(robot_on(&robot, &journey_map_scene));
}

static void a_stage_that_opens_is_driven_to(void)
{
    struct map_opening now, before = {0, 0, 0};
    come_with_lyon_open(false);
    assert_string_equal(focused(), "stage.lyon");
    int ticks = 0;
    for (; journey_map_opening(&robot.front, 0, &now); ticks++) {
        assert_true(now.asphalt >= before.asphalt && now.drive >= before.drive && now.lock >= before.lock);
        assert_true(now.drive <= now.asphalt); /* the car never drives on the grey */
        assert_true(now.lock == 0 || now.drive == 1);
        before = now;
        robot_draw(&robot);
        robot_tick(&robot, 1);
        assert_true(ticks < WALK_MOST * 10);
    }
    assert_int_equal(robot_heard_times(&robot, CUE_JOURNEY_DRIVE), 1);
    assert_int_equal(robot_heard_times(&robot, CUE_PADLOCK), 1);
    assert_int_equal(robot_heard_times(&robot, CUE_BIRD), 1);
    press_to(INTENT_CANCEL, &title_scene); /* it is not driven twice */
    choose_to("menu.journey", &journey_map_scene);
    assert_int_equal(robot_heard_times(&robot, CUE_JOURNEY_DRIVE), 1);
}

static void any_button_hurries_the_drive(void)
{
    static const enum intent_kind kinds[] = {INTENT_CONFIRM, INTENT_LEFT, INTENT_ALTERNATE, INTENT_PAGE_NEXT};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct map_opening now;
        come_with_lyon_open(false);
        assert_true(journey_map_opening(&robot.front, 0, &now));
        robot_do(&robot, kinds[i]);
        assert_false(journey_map_opening(&robot.front, 0, &now));
        press(INTENT_NONE);
        assert_true(robot_on(&robot, &journey_map_scene)); /* the button did nothing else */
        assert_string_equal(focused(), "stage.lyon");
    }
}

static void with_reduced_motion_the_car_jumps(void)
{
    struct map_opening now;
    come_with_lyon_open(true);
    robot_tick(&robot, 1);
    assert_false(journey_map_opening(&robot.front, 0, &now));
    assert_int_equal(robot_heard_times(&robot, CUE_JOURNEY_DRIVE), 0);
    assert_string_equal(focused(), "stage.lyon");
}

static void the_way_back_leads_north_on_the_same_stones(void)
{
    sit(DEVICE_PAD, STONES);
    assert_true(robot_has(&robot, "journey.way"));
    choose_to("journey.way", &journey_map_scene);
    assert_true(robot_shows(&robot, "0 of 42") && robot_reads(&robot, "September 1955"));
    robot_focus(&robot, "stage.aix");
    robot_settle(&robot);
    assert_true(robot_reads(&robot, "Fréjus opens it"));
    press(INTENT_PAGE_NEXT);
    assert_true(robot_shows(&robot, "14 of 42"));
    win(STONES, 2); /* Menton and Fréjus, northward */
    press(INTENT_PAGE_NEXT);
    robot_focus(&robot, "stage.aix");
    press(INTENT_CONFIRM);
    assert_true(robot_on(&robot, &stage_card_scene));
    assert_int_equal(stage_card_of(&robot.front)->stage, STONES + 2);
}

static void the_way_back_is_not_there_before_menton(void)
{
    sit(DEVICE_KEYS, STONES - 1);
    assert_false(robot_has(&robot, "journey.way"));
    press(INTENT_PAGE_NEXT);
    assert_true(robot_shows(&robot, "13 of 42"));
}

static bool lies_in(struct rect box, struct rect room)
{
    return box.x >= room.x - 1 && box.y >= room.y - 1 && box.x + box.w <= room.x + room.w + 1 &&
           box.y + box.h <= room.y + room.h + 1;
}

static void check_window(const struct window *window, const char *language)
{
    struct map_place place;
    sit_in(window, DEVICE_PAD, STONES);
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, language);
    front_speak(&robot.front);
    robot_draw(&robot);
    struct focus_list list = robot_items(&robot);
    journey_map_place(&robot.front, &place);
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        struct rect clear = rect_shared(item->box, place.panel);
        if (!lies_in(item->box, robot.front.frame.safe) || (clear.w > 1 && clear.h > 1)) {
            fail_msg("%s has no room at %d x %d in %s", item->name, window->w, window->h, language);
        }
        if (item->box.h < robot.front.frame.touch - 1) {
            fail_msg("%s is too low for a thumb at %d x %d", item->name, window->w, window->h);
        }
        for (int k = 0; k < i; k++) {
            struct rect a = rect_grow(item->seen, -1), both = rect_shared(a, list.item[k].seen);
            float least = fminf(item->box.h, list.item[k].box.h) / 3;
            if (both.w > 4 && both.h > least) {
                fail_msg("%s lies on %s at %d x %d in %s", item->name, list.item[k].name, window->w,
                         window->h, language);
            }
        }
    }
}

static void every_window_has_room_for_the_road(void)
{
    for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
        check_window(window, "en");
        check_window(window, "fr");
    }
}

static void every_stone_is_reached_in_every_window(void)
{
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        sit_in(&WINDOWS_SHAPED[i], DEVICE_KEYS, STONES);
        struct focus_list list = robot_items(&robot);
        for (int k = 0; k < list.count; k++) {
            robot_focus(&robot, list.item[k].name);
        }
    }
}

const struct test tests[] = {
    TEST(the_road_is_walked_from_end_to_end),
    TEST(up_and_down_go_to_the_nearest_stone_of_the_next_sweep),
    TEST(a_mouse_points_at_stones_and_opens_them),
    TEST(the_map_opens_where_the_person_stands),
    TEST(the_keys_that_the_bar_shows_open_the_garage),
    TEST(the_invitation_lies_there_until_something_is_done),
    TEST(birds_cross_the_sky_and_none_with_reduced_motion),
    TEST(a_closed_stone_says_what_opens_it),
    TEST(a_stage_that_opens_is_driven_to),
    TEST(any_button_hurries_the_drive),
    TEST(with_reduced_motion_the_car_jumps),
    TEST(the_way_back_leads_north_on_the_same_stones),
    TEST(the_way_back_is_not_there_before_menton),
    TEST(every_window_has_room_for_the_road),
    TEST(every_stone_is_reached_in_every_window),
    {0},
};
