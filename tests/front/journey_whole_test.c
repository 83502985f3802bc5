/* SPDX-License-Identifier: MIT */
/* The way out, whole: from the first start of the program to the terrace in Menton, by keys alone. The power
 * fails once in every stage. Whoever sits there knows no game: they take the hint where it can be taken with a
 * button, and try what there is otherwise. */
#include "newcomer.h"

#include "front/journey/achieved.h"
#include "front/journey/guests.h"
#include "front/journey/journey.h"
#include "front/scenes/journey_map.h"
#include "front/scenes/stage_card.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/terrace.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/scenes/travel_book.h"
#include "front/scenes/travel_book_inside.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

enum {
    DECISIONS_MOST = 6000,
    NO_FAILURE = -1,
    FAILS_FROM = 2, /* decisions into the evening, */
    FAILS_RANGE = 9,
    FAILS_TICKS = 90, /* and ticks into what moves then */
    HURRIED_AFTER = 20,
    MOTION = 1 /* the stage that is played with everything moving */
};

static int stage, failures;

/* ---- the evening ----------------------------------------------------------------------------------- */

static bool at_the_book(void)
{
    return robot_on(&robot, &travel_book_scene);
}

static const struct journey_record *record(void)
{
    return journey_record(&robot.front, stage);
}

static bool is_in_turn(void)
{
    return robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front));
}

/* Asks for a hint, which leads the focus to a card, a tile or a sign, and presses a button there. */
static bool takes_the_hint(void)
{
    static const enum intent_kind buttons[] = {INTENT_CONFIRM, INTENT_SECONDARY};
    int moves = newcomer_moves();
    press_key('h');
    for (int i = 0; i < 2 && is_in_turn() && newcomer_moves() == moves; i++) {
        robot_do(&robot, buttons[i]);
        press(INTENT_LET_GO);
    }
    return newcomer_moves() != moves;
}

static void decide(void)
{
    if (!is_in_turn() || !takes_the_hint()) {
        newcomer_decide();
    }
}

/* Nothing more is written, and the program starts anew. */
static void lose_power(void)
{
    robot.writes_left = 0;
    robot_restart(&robot);
    robot_settle(&robot);
    assert_string_equal(robot.front.told, "");
    assert_true(robot_on(&robot, &title_scene));
    failures++;
}

/* Continue goes on with the same try, in which no move is missing. */
static void lose_power_at_the_table(void)
{
    newcomer_move();
    robot_tick(&robot, (int)rng_below(&robot.rng, FAILS_TICKS));
    assert_false(journey_is_over(&robot.front));
    int moves = newcomer_moves(), deal = table_of(&robot.front)->session.journal.stage.deal;
    uint64_t hash = newcomer_hash();
    assert_true(moves > 0);
    lose_power();
    assert_int_equal(journey_waiting(&robot.front), stage);
    robot_focus(&robot, "menu.continue");
    robot_settle(&robot);
    assert_true(robot_reads(&robot, stages[stage].town));
    robot_choose(&robot, "menu.continue");
    robot_tick(&robot, 1); /* in which nobody moves yet */
    assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
    assert_int_equal(table_of(&robot.front)->session.journal.stage.deal, deal);
    assert_int_equal(newcomer_moves(), moves);
    assert_true(hash == newcomer_hash());
    robot_settle(&robot);
}

static void play_to_the_book(int fails_at)
{
    for (int i = 0; !at_the_book(); i++) {
        if (i == DECISIONS_MOST) {
            newcomer_fail("the evening at %s is not over after %d decisions", stages[stage].id, DECISIONS_MOST);
        }
        if (i == fails_at) {
            lose_power_at_the_table();
        } else {
            decide();
        }
    }
}

/* What the book tells is what was reached and what is kept. */
static void read_the_book(int tries, unsigned stamps_before)
{
    const struct journey_news *news = &journey_of(&robot.front)->news;
    assert_int_equal(news->stage, stage);
    assert_int_equal(news->tries, tries);
    assert_int_equal(record()->tries, tries);
    assert_true(news->try.over && news->met == news->try.met);
    assert_int_equal(record()->stamps, stamps_before | news->met);
    assert_int_equal(news->stamps, news->met & ~stamps_before);
    assert_int_equal(news->opens, (news->stamps & 1u) != 0);
    assert_true(travel_book_of(&robot.front)->stands);
    assert_int_equal(journey_waiting(&robot.front), -1);
}

/* ---- a stage --------------------------------------------------------------------------------------- */

static void open_card(void)
{
    char stone[FOCUS_NAME_SIZE];
    text_format(stone, sizeof stone, "stage.%s", stages[stage].id);
    assert_true(journey_is_open(&robot.front, stage));
    assert_int_equal(journey_here(&robot.front), stage);
    choose_to(stone, &stage_card_scene);
    assert_int_equal(stage_card_of(&robot.front)->stage, stage);
}

static void set_motion(bool moves)
{
    robot.front.settings.reduced_motion = !moves;
    front_save_settings(&robot.front);
}

/* From the card of the stage to the travel book, once more as long as it takes, but not after three tries. */
static void win_or_try_three_times(void)
{
    int tries = 0;
    unsigned stamps = 0;
    choose("stage.play");
    do {
        newcomer_accept();
        assert_ptr_equal(journey_at_table(&robot.front), &stages[stage]);
        bool first = tries == 0;
        play_to_the_book(first ? FAILS_FROM + (int)rng_below(&robot.rng, FAILS_RANGE) : NO_FAILURE);
        read_the_book(++tries, stamps);
        stamps = record()->stamps;
        if ((stamps & 1u) == 0 && tries < STAGE_COACH) {
            choose("book.again");
        }
    } while ((stamps & 1u) == 0 && tries < STAGE_COACH);
}

/* From the map to the map, with the road to the next stage open. */
static void pass_stage(void)
{
    newcomer_turn_to(journey_game(stage));
    set_motion(stage == MOTION);
    open_card();
    assert_false(robot_has(&robot, "stage.coach"));
    win_or_try_three_times();
    choose("book.map");
    if ((record()->stamps & 1u) == 0) {
        assert_true(robot_on(&robot, &journey_map_scene));
        open_card();
        choose("stage.coach");
        assert_true(record()->coached);
    }
    newcomer_check_log();
}

/* ---- the journey ----------------------------------------------------------------------------------- */

static void first_start(void)
{
    assert_true(journey_exists());
    newcomer_start(journey_game(0), DEVICE_KEYS, 1955, 1280, 720);
    assert_false(robot.front.settings.named);
    stage = failures = 0;
    set_motion(false);
    choose_to("menu.journey", &text_entry_scene);
    robot_type(&robot, "Zoé");
    choose_to("entry.done", &journey_map_scene);
}

static void the_way_out_by_keys_with_a_failure_of_power_in_every_stage(void)
{
    first_start();
    for (stage = 0; stage < 2; stage++) {
        pass_stage();
    }
    assert_int_equal(failures, stage);
    newcomer_end();
}

const struct test tests[] = {
    TEST(the_way_out_by_keys_with_a_failure_of_power_in_every_stage),
    {0},
};
