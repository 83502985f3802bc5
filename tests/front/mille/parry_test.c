/* SPDX-License-Identifier: MIT */
/* The question for a coup fourre out of turn is the same for whoever is asked: nothing that is seen, heard or
 * waited for shows who holds the safety. */
#include "front/mille/coup.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "front/table/think.h"
#include "road_seats.h"
#include "test.h"
#include "windows.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct road_seats three = {.seats = 3, .sides = 3, .rules = RULES_PARKER, .people = 1};
static const struct road_seats pairs = {.seats = 4, .sides = 2, .rules = RULES_MILLE, .people = 1};

#define TOPS "0.battle=go 1.battle=go 2.battle=go "
#define PAIR_TOPS "0.battle=go 1.battle=go "

static struct table *table_here(void)
{
    return table_of(&robot.front);
}

static const struct mille_public *pub_of(void)
{
    return &mille_table_seen(table_here())->pub;
}

/* The person is asked after the first player's Accident; with the Ace in the hand, or without. */
static void be_asked(enum device device, bool holds, int wide, int high)
{
    static const struct move hit[] = {{.kind = MOVE_PLAY, .card = CARD_ACCIDENT, .target = 0}, {0}};
    robot_start(&robot, device, 5, wide, high);
    robot.front.settings.reduced_motion = true;
    road_seats_prepare(&three,
                       holds ? TOPS "0.hand=driving-ace,25,50,75,100,stop "
                                    "1.hand=accident,25,50,75,100,200,go "
                                    "2.hand=25,25,50,go,repairs,gasoline deck=30 turn=1"
                             : TOPS "0.hand=gasoline,25,50,75,100,stop "
                                    "1.hand=accident,25,50,75,100,200,go "
                                    "2.hand=25,25,50,go,repairs,gasoline deck=30 turn=1",
                       hit);
}

static void each_device_answers(void)
{
    for (int i = 0; i < DEVICES; i++) {
        for (int plays = 0; plays < 2; plays++) {
            be_asked(devices[i], true, 1280, 720);
            assert_true(parry_asks(table_here()));
            assert_true(robot_reads(&robot, "Coup fourré? Driving ace is in your hand"));
            assert_true(robot_reads(&robot, "Léa: Accident on you"));
            if (plays) {
                robot_choose(&robot, "hand.1");
            } else {
                robot_choose(&robot, "answer.pass");
            }
            robot_tick(&robot, 1);
            assert_int_equal(pub_of()->side[0].safety[mille_safety_index(CARD_DRIVING_ACE)],
                             plays ? SAFETY_COUP_FOURRE : SAFETY_ABSENT);
            assert_int_not_equal(pub_of()->phase, PHASE_ANSWER);
        }
    }
}

static void a_pad_passes_with_b_and_keys_with_the_discard(void)
{
    be_asked(DEVICE_PAD, true, 1280, 720);
    robot_do(&robot, INTENT_CANCEL);
    assert_int_not_equal(pub_of()->phase, PHASE_ANSWER);
    be_asked(DEVICE_KEYS, true, 1280, 720);
    robot_do(&robot, INTENT_SECONDARY);
    assert_int_not_equal(pub_of()->phase, PHASE_ANSWER);
}

static void a_thumb_has_a_button_for_each_answer(void)
{
    be_asked(DEVICE_MOUSE, true, 720, 1280);
    assert_true(robot_reads(&robot, "Coup fourré!"));
    robot_choose(&robot, "throw");
    assert_int_not_equal(pub_of()->phase, PHASE_ANSWER);
    be_asked(DEVICE_MOUSE, true, 720, 1280);
    robot_choose(&robot, "play");
    robot_tick(&robot, 1);
    assert_int_equal(pub_of()->side[0].safety[mille_safety_index(CARD_DRIVING_ACE)], SAFETY_COUP_FOURRE);
}

/* Who holds nothing is asked by the same sign, in the same place, with the same sound, and can pass only. */
static void who_holds_nothing_is_asked_alike(void)
{
    struct rect pass[2];
    char heard[2][512];
    for (int holds = 0; holds < 2; holds++) {
        be_asked(DEVICE_MOUSE, holds, 1280, 720);
        assert_true(parry_asks(table_here()));
        pass[holds] = item_named("answer.pass")->box;
        text_copy(heard[holds], sizeof heard[holds], robot_heard(&robot));
    }
    assert_memory_equal(&pass[0], &pass[1], sizeof pass[0]);
    assert_string_equal(heard[0], heard[1]);
    be_asked(DEVICE_KEYS, false, 1280, 720);
    assert_string_equal(focused(), "answer.pass");
    assert_true(robot_reads(&robot, "Coup fourré? You hold no answer"));
    assert_true(robot_reads(&robot, "only Pass works"));
    robot_focus(&robot, "hand.2");
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(pub_of()->phase, PHASE_ANSWER);
    assert_string_equal(table_here()->message, "First answer: the safety that parries, or pass.");
}

/* All words on the screen, one after the other. */
static void add_words(char *out, size_t size)
{
    struct text words = text_in(out, size);
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_TEXT) {
            text_add(&words, draw_string(&robot.frame, command->string));
            text_add(&words, "|");
        }
    }
}

/* What a person sees, hears and waits for from the hazard to the answer of a computer player. */
struct watched {
    int ticks;
    uint64_t words;
    char heard[2048];
};

static uint64_t hash(uint64_t from, const char *string)
{
    for (; *string; string++) {
        from = (from ^ (uint8_t)*string) * 1099511628211u;
    }
    return from;
}

static struct watched watch(bool holds, int pace, bool hurries)
{
    static char words[16384];
    struct watched seen = {.ticks = 0, .words = 14695981039346656037u};
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.pace = pace;
    road_seats_prepare(&three,
                       holds ? TOPS "0.hand=accident,25,50,75,100,200,go "
                                    "2.hand=driving-ace,25,50,75,100,stop "
                                    "1.hand=25,25,50,go,repairs,gasoline deck=30 turn=0"
                             : TOPS "0.hand=accident,25,50,75,100,200,go "
                                    "2.hand=gasoline,25,50,75,100,stop "
                                    "1.hand=25,25,50,go,repairs,spare-tire deck=30 turn=0",
                       NULL);
    int before = table_here()->session.journal.count;
    robot.cues = 0;
    /* A thought takes long where there is something to think about, and no time where there is nothing. */
    robot.work_held = holds;
    assert_int_equal(
        table_play(table_here(), (struct move){.kind = MOVE_PLAY, .card = CARD_ACCIDENT, .target = 2}),
        REFUSAL_NONE);
    assert_int_equal(pub_of()->phase, PHASE_ANSWER);
    while (table_here()->session.journal.count == before + 1) {
        assert_true(seen.ticks < 2000);
        robot_tick(&robot, 1);
        if (table_here()->session.journal.count > before + 1) {
            break;
        }
        seen.ticks++;
        if (hurries) {
            robot_do(&robot, INTENT_CONFIRM);
        }
        if (!table_moves(table_here()) && robot.work_held && seen.ticks % 20 == 0) {
            robot.work_held = false;
        }
        add_words(words, sizeof words);
        seen.words = hash(seen.words, words);
    }
    text_copy(seen.heard, sizeof seen.heard, robot_heard(&robot));
    const struct journal *journal = &table_here()->session.journal;
    assert_int_equal(journal->move[before + 1].kind, holds ? MOVE_PLAY : MOVE_PASS);
    return seen;
}

static void nothing_shows_whether_a_computer_player_holds_the_safety(void)
{
    static const int paces[] = {100, 300};
    for (int i = 0; i < 4; i++) {
        struct watched with = watch(true, paces[i / 2], i % 2), without = watch(false, paces[i / 2], i % 2);
        assert_int_equal(with.ticks, without.ticks);
        assert_true(with.words == without.words);
        assert_true(strncmp(with.heard, without.heard, strlen(without.heard)) == 0 ||
                    strncmp(with.heard, without.heard, strlen(with.heard)) == 0);
    }
}

/* The partner was asked before, and passed; the hands of both stay secret. */
static void a_pair_is_asked_one_by_one(void)
{
    static const struct move moves[] = {
        {.kind = MOVE_PLAY, .card = CARD_ACCIDENT, .target = 0}, {.kind = MOVE_PASS}, {0}};
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    road_seats_prepare(&pairs,
                       PAIR_TOPS "0.hand=driving-ace,25,50,75,100,stop "
                                 "1.hand=accident,25,50,75,100,200,go 2.hand=25,25,50,go,repairs,gasoline "
                                 "3.hand=50,50,75,go,end-of-limit,gasoline deck=30 turn=1",
                       moves);
    assert_true(parry_asks(table_here()));
    assert_true(robot_reads(&robot, "Your side is asked: Nino passes, now you"));
    assert_true(robot_reads(&robot, "Léa: Accident on your side"));
    const struct shown_hand *partner = &mille_view_of(table_here())->shown.hand[2];
    for (int i = 0; i < partner->count; i++) {
        assert_int_equal(partner->card[i].card, CARD_NONE);
    }
}

/* In no window does the sign lie on what one looks at for the answer: the hazard, the places of safeties, the
 * total, and the ribbon's cars, which fill a low ribbon. Pass lies beside the sign. */
static void the_sign_hides_nothing_that_the_answer_needs(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        struct mille_layout layout;
        const struct frame frame = frame_make(window);
        for (int i = 0; i < 3; i++) {
            static const int seatings[][2] = {{3, 3}, {4, 4}, {4, 2}};
            mille_layout_make(&layout, &frame, seatings[i][0], seatings[i][1]);
            const struct mille_row *own = &layout.row[0];
            const struct rect sign = parry_sign(&layout), pass = parry_pass_box(&layout);
            struct rect cars = layout.ribbon; /* of a high one the foot has names of towns alone */
            cars.h = fmaxf(cars.h - 100, fminf(cars.h, 184));
            const struct rect needed[] = {own->battle, own->speed, own->safeties, own->total, cars};
            for (size_t k = 0; k < sizeof needed / sizeof *needed; k++) {
                struct rect over = rect_shared(sign, rect_grow(needed[k], -1));
                if (over.w > 0 && over.h > 0) {
                    print_message("%dx%d: %zu\n", window->w, window->h, k);
                }
                assert_true(over.w <= 0 || over.h <= 0);
            }
            if (pass.w > 0) {
                struct rect over = rect_shared(sign, pass);
                assert_true(over.w <= 0 || over.h <= 0);
            }
        }
    }
}

const struct test tests[] = {
    TEST(each_device_answers),
    TEST(a_pad_passes_with_b_and_keys_with_the_discard),
    TEST(a_thumb_has_a_button_for_each_answer),
    TEST(who_holds_nothing_is_asked_alike),
    TEST(nothing_shows_whether_a_computer_player_holds_the_safety),
    TEST(a_pair_is_asked_one_by_one),
    TEST(the_sign_hides_nothing_that_the_answer_needs),
    {0},
};
