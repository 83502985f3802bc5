/* SPDX-License-Identifier: MIT */
/* A hazard that could go to several sides is aimed: by dragging, by clicks, by keys and by a pad. */
#include "drawn.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "road_seats.h"
#include "test.h"

#include <string.h>

static const struct road_seats four = {.seats = 4, .sides = 4, .rules = RULES_MILLE, .people = 1};

/* Léa and Nino can go, Nino with more miles; Colette, ahead of both, is stopped. */
#define OTHERS                                                                                               \
    "0.battle=go 1.battle=go 1.miles=25,50,100 2.battle=go 2.miles=25,100,200 3.battle=flat-tire "           \
    "3.miles=100,200,200 1.hand=25,25,50,go,repairs,gasoline 2.hand=25,50,75,go,75,gasoline "                \
    "3.hand=50,50,75,go,end-of-limit,gasoline deck=30 turn=0 "
static const char *const line = OTHERS "0.hand=stop,100,75,50,spare-tire,driving-ace,speed-limit";

static void sit_in(enum device device, int wide, int high, const char *position)
{
    robot_start(&robot, device, 5, wide, high);
    robot.front.settings.reduced_motion = true;
    road_seats_prepare(&four, position, NULL);
}

static void sit(enum device device)
{
    sit_in(device, 1280, 720, line);
}

static struct table *table_here(void)
{
    return table_of(&robot.front);
}

static int moves(void)
{
    return table_here()->session.journal.count;
}

/* The side that the Stop was played on; -1: it was not played. */
static int stopped(void)
{
    const struct journal *journal = &table_here()->session.journal;
    const struct move *move = journal->count > 0 ? &journal->move[0] : NULL;
    return move && move->kind == MOVE_PLAY && move->card == CARD_STOP ? move->target : -1;
}

static struct point middle_of(struct rect box)
{
    return rect_middle(box);
}

static const struct mille_row *row_of(int row)
{
    return &mille_view_of(table_here())->layout.row[row];
}

static void keys_and_pad_choose_the_side_and_play(void)
{
    for (int i = 1; i < DEVICES; i++) {
        sit(devices[i]);
        robot_focus(&robot, "hand.1");
        assert_int_equal(mille_aim_row(table_here()), 2); /* the leader of those that can go */
        robot_do(&robot, INTENT_CONFIRM);
        assert_int_equal(moves(), 0);
        assert_true(mille_aim_asks(table_here()));
        assert_true(robot_reads(&robot, "Stop: on whom?"));
        assert_true(robot_reads(&robot, "Nino or Léa"));
        assert_true(robot_reads(&robot, "Colette (likeliest to win) is stopped already"));
        assert_true(robot_reads(&robot, "Play on Nino"));
        robot_do(&robot, INTENT_LEFT);
        assert_int_equal(mille_aim_row(table_here()), 1);
        assert_true(robot_reads(&robot, "Play on Léa"));
        robot_do(&robot, INTENT_LEFT); /* Colette is left out */
        assert_int_equal(mille_aim_row(table_here()), 2);
        robot_do(&robot, devices[i] == DEVICE_PAD ? INTENT_PAGE_NEXT : INTENT_RIGHT);
        assert_int_equal(mille_aim_row(table_here()), 1);
        robot_do(&robot, INTENT_CONFIRM);
        robot_tick(&robot, 1);
        assert_int_equal(stopped(), 1);
        assert_int_equal(mille_view_of(table_here())->aimed, 0);
    }
}

static void cancel_puts_the_card_back(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i]);
        robot_choose(&robot, "hand.1");
        assert_true(mille_aim_asks(table_here()));
        robot_do(&robot, INTENT_CANCEL);
        assert_false(mille_aim_asks(table_here()));
        assert_int_equal(moves(), 0);
        robot_do(&robot, INTENT_RIGHT); /* moves the focus again */
        assert_int_equal(moves(), 0);
        assert_int_equal(mille_view_of(table_here())->raised, -1);
    }
}

/* Any place of its row, its plate and the stone of its total. */
static void a_click_on_any_place_of_a_side_plays_there(void)
{
    for (int row = 1; row <= 2; row++) {
        for (int place = 0; place < MILLE_PLACES + 2; place++) {
            sit(DEVICE_MOUSE);
            robot_choose(&robot, "hand.1");
            const struct mille_row *at = row_of(row);
            const struct rect boxes[] = {at->battle,   at->speed, at->safety[1],
                                         at->miles[2], at->plate, at->total};
            mouse_at(INTENT_PRESS, middle_of(boxes[place]));
            mouse_at(INTENT_RELEASE, middle_of(boxes[place]));
            robot_tick(&robot, 1);
            assert_int_equal(stopped(), row);
        }
    }
}

static void a_card_is_dragged_onto_a_side(void)
{
    for (int row = 1; row <= 2; row++) {
        sit(DEVICE_MOUSE);
        struct point from = middle_of(item_named("hand.1")->box), to = middle_of(row_of(row)->speed);
        mouse_at(INTENT_PRESS, from);
        mouse_at(INTENT_POINT, (struct point){from.x, from.y - 60});
        mouse_at(INTENT_POINT, to);
        assert_int_equal(mille_aim_row(table_here()), row); /* the aim goes with the card */
        mouse_at(INTENT_RELEASE, to);
        robot_tick(&robot, 1);
        assert_int_equal(stopped(), row);
    }
}

static void a_side_that_cannot_be_hit_says_why_by_its_name(void)
{
    sit(DEVICE_MOUSE);
    robot_choose(&robot, "hand.1");
    mouse_at(INTENT_PRESS, middle_of(row_of(3)->battle));
    mouse_at(INTENT_RELEASE, middle_of(row_of(3)->battle));
    robot_settle(&robot);
    assert_int_equal(moves(), 0);
    assert_string_equal(table_here()->message, "Colette is stopped already.");
    robot_choose(&robot, "hand.2"); /* a distance */
    robot_choose(&robot, "side2.miles");
    assert_string_equal(table_here()->message, "That card goes on your own side.");
    robot_choose(&robot, "hand.1");
    robot_choose(&robot, "you.battle");
    assert_string_equal(table_here()->message, "That card goes on another side.");
}

static void with_one_side_to_go_to_no_aim_is_asked(void)
{
    for (int i = 1; i < DEVICES; i++) {
        sit_in(devices[i], 1280, 720,
               "0.battle=go 2.battle=go 1.hand=25,25,50,go,repairs,gasoline "
               "2.hand=25,50,75,go,75,gasoline 3.hand=50,50,75,go,end-of-limit,gasoline deck=30 turn=0 "
               "0.hand=stop,100,75,50,spare-tire,driving-ace,speed-limit");
        robot_choose(&robot, "hand.1");
        robot_tick(&robot, 1);
        assert_int_equal(stopped(), 2);
    }
}

static void a_hazard_that_may_go_nowhere_says_why_for_each_side(void)
{
    sit_in(DEVICE_KEYS, 1280, 720,
           "0.battle=go 1.battle=flat-tire 2.battle=go 2.safeties=right-of-way "
           "1.hand=25,25,50,go,repairs,gasoline 2.hand=25,50,75,go,75,gasoline "
           "3.hand=50,50,75,go,end-of-limit,gasoline deck=30 turn=0 "
           "0.hand=stop,100,75,50,spare-tire,driving-ace,25");
    robot_focus(&robot, "hand.1");
    assert_true(
        robot_reads(&robot, "Léa is stopped already, Nino is safe from it, Colette is not under way yet."));
}

/* U and a number ask for the side, too. */
static void letters_ask_for_the_side(void)
{
    sit(DEVICE_KEYS);
    robot_key(&robot, 'u');
    robot_key(&robot, '1');
    assert_int_equal(moves(), 0);
    assert_true(mille_aim_asks(table_here()));
    robot_do(&robot, INTENT_CONFIRM);
    robot_tick(&robot, 1);
    assert_int_equal(stopped(), 2);
}

/* Whether the plate below a label is filled with red. */
static bool lies_on_red(const char *label)
{
    const struct draw_command *text = drawn_text(&robot.frame, label), *plate = NULL;
    char red[16];
    text_format(red, sizeof red, "#%02x%02x%02x", INK_RED.r, INK_RED.g, INK_RED.b);
    assert_non_null(text);
    for (const struct draw_command *next = NULL; (next = drawn_next(&robot.frame, next)) && next != text;) {
        bool below = next->kind == DRAW_SHAPE && rect_holds(next->box, text->box.x, text->box.y);
        plate = below ? next : plate;
    }
    assert_non_null(plate);
    return strstr(draw_string(&robot.frame, plate->string), red) != NULL;
}

static void the_thumbs_button_names_the_side_and_a_tap_aims(void)
{
    sit_in(DEVICE_MOUSE, 720, 1280, line);
    robot_draw(&robot);
    assert_false(lies_on_red("Play"));
    robot_choose(&robot, "hand.1");
    assert_true(robot_reads(&robot, "Stop on Nino"));
    assert_true(lies_on_red("Stop on Nino"));
    robot_choose(&robot, "opponent.battle");
    assert_int_equal(moves(), 0);
    assert_true(robot_reads(&robot, "Stop on Léa"));
    robot_choose(&robot, "play");
    robot_tick(&robot, 1);
    assert_int_equal(stopped(), 1);
}

/* A pair's side has both names, and no aim is asked where there is one other side. */
static void pairs_are_called_by_both_names(void)
{
    static const struct road_seats pairs = {.seats = 4, .sides = 2, .rules = RULES_MILLE, .people = 1};
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    road_seats_prepare(&pairs,
                       "0.battle=go 1.battle=go 1.hand=25,25,50,go,repairs,gasoline "
                       "2.hand=25,50,75,go,75,gasoline 3.hand=50,50,75,go,end-of-limit,gasoline deck=30 "
                       "turn=0 0.hand=stop,100,75,50,spare-tire,driving-ace,speed-limit",
                       NULL);
    robot_focus(&robot, "hand.1");
    assert_true(robot_reads(&robot, "Stop holds both up, Léa & Colette; Go ends it"));
}

/* At four sides, and while a seat is asked. */
static void the_hint_weighs_every_seating(void)
{
    static const struct move hit[] = {{.kind = MOVE_PLAY, .card = CARD_STOP, .target = 0}, {0}};
    sit(DEVICE_KEYS);
    robot_key(&robot, 'h');
    robot_settle(&robot);
    assert_non_null(strstr(table_here()->message, "to win"));
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    road_seats_prepare(&four,
                       "0.battle=go 1.battle=go 2.battle=go 3.battle=go "
                       "0.hand=right-of-way,100,75,50,spare-tire,speed-limit "
                       "1.hand=25,25,50,go,repairs,gasoline 2.hand=25,stop,75,go,75,gasoline,50 "
                       "3.hand=50,50,75,go,end-of-limit,gasoline deck=30 turn=2",
                       hit);
    assert_int_equal(mille_table_seen(table_here())->pub.phase, PHASE_ANSWER);
    robot_key(&robot, 'h');
    robot_settle(&robot);
    assert_non_null(strstr(table_here()->message, "Hint"));
}

const struct test tests[] = {
    TEST(keys_and_pad_choose_the_side_and_play),
    TEST(cancel_puts_the_card_back),
    TEST(a_click_on_any_place_of_a_side_plays_there),
    TEST(a_card_is_dragged_onto_a_side),
    TEST(a_side_that_cannot_be_hit_says_why_by_its_name),
    TEST(with_one_side_to_go_to_no_aim_is_asked),
    TEST(a_hazard_that_may_go_nowhere_says_why_for_each_side),
    TEST(letters_ask_for_the_side),
    TEST(the_thumbs_button_names_the_side_and_a_tap_aims),
    TEST(pairs_are_called_by_both_names),
    TEST(the_hint_weighs_every_seating),
    {0},
};
