/* SPDX-License-Identifier: MIT */
/* Several people at one machine, on sides of their own or as partners: the screen lies between them, before
 * every turn and every answer, and nobody sees another's hand. */
#include "drawn.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"
#include "front/mille/score.h"
#include "front/scenes/screens.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "road_seats.h"
#include "test.h"

static const struct mille_public *pub_of(void)
{
    return &mille_table_seen(table_of(&robot.front))->pub;
}

static bool shows_a_card(void)
{
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        if (robot.frame.command[i].kind == DRAW_CARD) {
            return true;
        }
    }
    return false;
}

/* Nothing that the table keeps for its pictures is a card of another hand. */
static void other_hands_are_hidden(void)
{
    const struct table *table = table_of(&robot.front);
    for (int seat = 0; seat < pub_of()->seats; seat++) {
        const struct shown_hand *hand = &mille_view_of(table)->shown.hand[seat];
        for (int i = 0; i < hand->count && seat != table_you(table); i++) {
            assert_int_equal(hand->card[i].card, CARD_NONE);
        }
    }
}

/* Plays a hand; the person at the machine must be who is in turn. Returns how often the screen came. */
static int play_hand(const struct road_seats *road, enum device device, uint64_t seed)
{
    int curtains = 0, last = SEAT_NONE;
    robot_start(&robot, device, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    road_seats_sit(road, seed);
    for (int i = 0; i < 4000 && !robot_on(&robot, &score_scene); i++) {
        robot_settle(&robot);
        if (!robot_on(&robot, &handover_scene)) {
            assert_true(robot_decide(&robot));
            continue;
        }
        int seat = session_turn(&table_of(&robot.front)->session);
        assert_true(seat < road->people);
        assert_int_not_equal(seat, last); /* who has the machine already is not asked to take it */
        assert_false(shows_a_card());
        choose("curtain.lift");
        assert_int_equal(table_you(table_of(&robot.front)), seat);
        other_hands_are_hidden();
        last = seat;
        curtains++;
    }
    assert_true(robot_on(&robot, &score_scene));
    assert_int_equal(robot.lines, 0);
    return curtains;
}

static void a_hand_with_three_people_is_played_behind_the_screen(void)
{
    static const struct road_seats three = {.seats = 3, .sides = 3, .rules = RULES_PARKER, .people = 3};
    assert_true(play_hand(&three, DEVICE_PAD, 3) > 10);
}

static void three_people_sit_with_a_computer_player_as_partner(void)
{
    static const struct road_seats pairs = {.seats = 4, .sides = 2, .rules = RULES_MILLE, .people = 3};
    assert_true(play_hand(&pairs, DEVICE_KEYS, 4) > 10);
}

#define TAIL " 1.hand=25,25,50,go,repairs,gasoline deck=30 turn=0"

/* The third person is asked whether or not that person holds the Ace: the same screen comes. */
static void who_can_only_pass_gets_the_screen_too(void)
{
    static const struct road_seats three = {.seats = 3, .sides = 3, .rules = RULES_PARKER, .people = 3};
    static const char *const lines[] = {
        "0.battle=go 1.battle=go 2.battle=go 0.hand=accident,25,50,75,100,200,go "
        "2.hand=driving-ace,25,50,75,100,stop" TAIL,
        "0.battle=go 1.battle=go 2.battle=go 0.hand=accident,25,50,75,100,200,go "
        "2.hand=gasoline,25,50,75,100,stop" TAIL,
    };
    for (int holds = 1; holds >= 0; holds--) {
        const struct move hit = {.kind = MOVE_PLAY, .card = CARD_ACCIDENT, .target = 2};
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        robot.front.settings.reduced_motion = true;
        road_seats_prepare(&three, lines[!holds], NULL);
        choose("curtain.lift");
        assert_int_equal(table_you(table_of(&robot.front)), 0);
        table_play(table_of(&robot.front), hit);
        robot_settle(&robot);
        assert_true(robot_on(&robot, &handover_scene));
        assert_true(robot_reads(&robot, "Nino is asked"));
        assert_false(shows_a_card());
        choose("curtain.lift");
        assert_int_equal(table_you(table_of(&robot.front)), 2);
        assert_true(parry_asks(table_of(&robot.front)));
        assert_int_equal(mille_table_coup(table_of(&robot.front)), holds ? CARD_DRIVING_ACE : CARD_NONE);
        press(INTENT_SECONDARY);
        assert_true(robot_on(&robot, &handover_scene)); /* for the second, whose turn it is */
        assert_int_equal(session_turn(&table_of(&robot.front)->session), 1);
    }
}

/* ---- told apart ------------------------------------------------------------------------------------- */

static bool same_ink(struct rgba a, struct rgba b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

/* No two have a face, a sign in the log, a car, a trail or a plate in common. */
static void differ(const struct opponent *one, const struct opponent *other)
{
    assert_string_not_equal(one->portrait, other->portrait);
    assert_string_not_equal(one->dot, other->dot);
    assert_string_not_equal(mille_driver_car(one)->picture, mille_driver_car(other)->picture);
    assert_false(same_ink(mille_driver_trail(one), mille_driver_trail(other)));
    assert_false(same_ink(mille_driver_plate(one), mille_driver_plate(other)));
}

static void nobody_at_the_machine_looks_like_another_or_like_an_opponent(void)
{
    for (int one = 0; one < MILLE_DRIVERS; one++) {
        for (int other = 0; other < one; other++) {
            differ(&MILLE_OPPONENTS[one], &MILLE_OPPONENTS[other]);
        }
    }
    static const struct road_seats tables[] = {
        {.seats = 3, .sides = 3, .people = 3}, {.seats = 4, .sides = 4, .people = 3},
        {.seats = 4, .sides = 4, .people = 4}, {.seats = 4, .sides = 2, .people = 4},
        {.seats = 6, .sides = 3, .people = 5}, {.seats = 6, .sides = 3, .people = 6}};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        robot.front.settings.reduced_motion = true;
        road_seats_sit(&tables[i], 11 + i);
        robot_settle(&robot);
        choose("curtain.lift");
        robot_draw(&robot);
        const struct table *table = table_of(&robot.front);
        for (int seat = 0; seat < tables[i].seats; seat++) {
            const struct opponent *driver = mille_table_driver(table, seat);
            assert_true(drawn_pictures(&robot.frame, driver->portrait) > 0);
            if (seat < tables[i].sides) {
                assert_true(drawn_pictures(&robot.frame, mille_driver_car(driver)->picture) > 0);
            }
            assert_string_equal(table_sitter(table, seat).portrait, driver->portrait);
            for (int other = 0; other < seat; other++) {
                differ(driver, mille_table_driver(table, other));
                assert_string_not_equal(table_called(table, seat), table_called(table, other));
            }
        }
    }
}

const struct test tests[] = {
    TEST(nobody_at_the_machine_looks_like_another_or_like_an_opponent),
    TEST(a_hand_with_three_people_is_played_behind_the_screen),
    TEST(three_people_sit_with_a_computer_player_as_partner),
    TEST(who_can_only_pass_gets_the_screen_too),
    {0},
};
