/* SPDX-License-Identifier: MIT */
/* Everything that happens is heard: the cues of scripted moves one by one, of whole games event by event, of
 * the score sheet; when they begin beside their pictures, and what is left of them when one skips. */
#include "position.h"
#include "road_cues.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/sound/rise.h"
#include "front/stage/weight.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "test.h"
#include "ui/tween.h"

#include <stdlib.h>
#include <string.h>

enum { DECISIONS_MOST = 20000, TICKS_MOST = 4000 };

static struct robot robot;

static int count_of(int cue)
{
    return robot_heard_times(&robot, cue);
}

struct move_case {
    int card;
    int battle, speed;   /* what lies before the person */
    int miles;           /* driven so far */
    int fresh;           /* enum mille_fresh */
    int opponent_battle; /* what lies before the opponent */
    const char *heard;
};

/* A turn of the person with one card that matters, after the draw. */
static void sit(const struct move_case *row, bool reduced)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.reduced_motion = reduced;
    struct mille_state *state = position_make(&robot);
    const uint8_t hand[] = {(uint8_t)row->card, CARD_25, CARD_25, CARD_GO, CARD_GO, CARD_50, CARD_50};
    memcpy(state->hand[0].card, hand, sizeof hand);
    state->hand[0].count = state->pub.hand[0] = HAND_CARDS_DRAWN;
    state->pub.phase = PHASE_PLAY;
    state->pub.turn = 0;
    struct mille_side *you = &state->pub.side[0];
    you->battle = (uint8_t)row->battle;
    you->speed = (uint8_t)row->speed;
    you->battle_pile[row->battle] = row->battle != CARD_NONE;
    you->speed_pile[row->speed] = row->speed != CARD_NONE;
    you->fresh = (uint8_t)row->fresh;
    you->distance[3] = (uint8_t)(row->miles / 100);
    you->miles = (int16_t)row->miles;
    state->pub.side[1].battle = (uint8_t)row->opponent_battle;
    position_show(&robot);
    robot_settle(&robot);
}

/* Plays the first card and goes on until nothing of it moves any more. */
static void play(void)
{
    robot.cues = 0;
    mille_table_use(&robot.front, 0);
    for (int i = 0; i < TICKS_MOST; i++) {
        bool waits =
            mille_view_of(table_of(&robot.front))->shown.motion.count == 0 && robot_on(&robot, &table_scene);
        if (waits && robot.front.stack.changes == 0) {
            return;
        }
        robot_tick(&robot, 1);
    }
    fail_msg("the table does not come to rest");
}

#define DRIVES(card, miles, laid, vehicle)                                                                   \
    {                                                                                                        \
        card, CARD_GO, CARD_NONE, miles, 0, CARD_NONE, "card_pickup " laid " " vehicle                       \
    }
#define HITS(card, sound)                                                                                    \
    {                                                                                                        \
        card, CARD_GO, CARD_NONE, 0, 0, CARD_GO, "card_pickup card_place " sound                             \
    }
#define CURES(card, hazard, sound)                                                                           \
    {                                                                                                        \
        card, hazard, CARD_NONE, 100, 0, CARD_NONE, "card_pickup card_place " sound                          \
    }

static const struct move_case moves[] = {
    DRIVES(CARD_25, 0, "card_place", "start_025_bicycle"),
    DRIVES(CARD_50, 0, "card_place", "start_050_scooter"),
    DRIVES(CARD_75, 0, "card_slap", "start_075_van"),
    DRIVES(CARD_100, 0, "card_slap", "start_100_saloon"),
    DRIVES(CARD_200, 0, "card_slam", "start_200_racer"),
    DRIVES(CARD_25, 100, "card_place", "drive_025_bicycle"),
    DRIVES(CARD_50, 100, "card_place", "drive_050_scooter"),
    DRIVES(CARD_75, 100, "card_slap", "drive_075_van"),
    DRIVES(CARD_100, 100, "card_slap", "drive_100_saloon"),
    DRIVES(CARD_200, 100, "card_slam", "drive_200_racer"),
    HITS(CARD_OUT_OF_GAS, "hazard_out_of_gas"),
    HITS(CARD_FLAT_TIRE, "hazard_flat_tire"),
    HITS(CARD_ACCIDENT, "hazard_accident"),
    HITS(CARD_STOP, "hazard_stop"),
    HITS(CARD_SPEED_LIMIT, "hazard_speed_limit"),
    CURES(CARD_GASOLINE, CARD_OUT_OF_GAS, "remedy_gasoline"),
    CURES(CARD_SPARE_TIRE, CARD_FLAT_TIRE, "remedy_spare_tire"),
    CURES(CARD_REPAIRS, CARD_ACCIDENT, "remedy_repairs"),
    CURES(CARD_GO, CARD_STOP, "remedy_go"),
    {CARD_END_OF_LIMIT, CARD_GO, CARD_SPEED_LIMIT, 100, 0, CARD_NONE,
     "card_pickup card_place remedy_end_of_limit"},
    CURES(CARD_EXTRA_TANK, CARD_GO, "safety_extra_tank"),
    CURES(CARD_PUNCTURE_PROOF, CARD_GO, "safety_puncture_proof"),
    CURES(CARD_DRIVING_ACE, CARD_GO, "safety_driving_ace"),
    CURES(CARD_RIGHT_OF_WAY, CARD_GO, "safety_right_of_way"),
    /* A safety that is not in time for a coup fourre still throws the hazard away. */
    CURES(CARD_EXTRA_TANK, CARD_OUT_OF_GAS, "safety_extra_tank card_discard"),
    /* In time it is the fanfare's, and the blades'. */
    {CARD_EXTRA_TANK, CARD_OUT_OF_GAS, CARD_NONE, 100, FRESH_BATTLE, CARD_NONE,
     "card_pickup card_place card_discard coup_fourre coup_fourre_clash"},
};

static void every_card_has_its_sounds(void)
{
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        sit(&moves[i], false);
        play();
        assert_string_equal(robot_heard_once(&robot), moves[i].heard);
    }
}

/* Whoever wants no movement still hears what happens. */
static void reduced_motion_takes_no_sound_away(void)
{
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        sit(&moves[i], true);
        play();
        static char expected[256];
        int names = 0;
        text_copy(expected, sizeof expected, moves[i].heard);
        for (char *name = strtok(expected, " "); name; name = strtok(NULL, " ")) {
            bool any = false;
            for (int c = 0; c < robot.cues; c++) {
                any = any || strcmp(sounds_cue_facts(robot.cue[c].cue)->name, name) == 0;
            }
            assert_true(any);
            names++;
        }
        robot_heard_once(&robot);
        assert_int_equal(robot.cues, names);
    }
}

/* 25 miles a tick, each higher than the one before; where motion is reduced there is only the last. */
static void miles_count_up_by_ticks_that_rise(void)
{
    static const int ticks[] = {1, 2, 3, 4, 8};
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        for (int reduced = 0; reduced < 2; reduced++) {
            int next = reduced ? ticks[i] - 1 : 0, first = next;
            sit(&moves[i], reduced);
            play();
            for (int cue = 0; cue < robot.cues; cue++) {
                if (robot.cue[cue].cue >= CUE_RISE && robot.cue[cue].cue < CUE_RISE + CUE_RISE_TICKS) {
                    assert_int_equal(robot.cue[cue].cue, rise_cue(next++));
                }
            }
            assert_int_equal(next, ticks[i]);
            assert_true(next > first);
        }
    }
}

/* The tick in which a cue was last heard; -1: it was not. */
static long tick_of(int cue)
{
    for (int i = robot.cues - 1; i >= 0; i--) {
        if (robot.cue[i].cue == cue) {
            return robot.cue[i].tick;
        }
    }
    return -1;
}

static bool near_enough(long heard_tick, long shown_tick)
{
    return labs(heard_tick - shown_tick) <= 2;
}

/* The more miles a card has, the harder it is laid. */
static int laid_cue(int card)
{
    return card == CARD_200                      ? road_cue(MILLE_CUE_CRACK) + 1
           : card == CARD_75 || card == CARD_100 ? road_cue(MILLE_CUE_CRACK)
                                                 : (int)CUE_PLACE;
}

static void cards_are_laid_the_harder_the_more_miles_they_have(void)
{
    const int laid[] = {CUE_PLACE, road_cue(MILLE_CUE_CRACK), road_cue(MILLE_CUE_CRACK) + 1};
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        sit(&moves[i], false);
        play();
        for (int crack = 0; crack < WEIGHT_CRACKS; crack++) {
            assert_int_equal(count_of(laid[crack]), laid[crack] == laid_cue(moves[i].card));
        }
    }
}

/* The main cue of a step begins with the step or, where its strongest moment belongs to a landing, so much
 * before the landing. */
static void check_step(const struct motion_step *step, long begun, long landed, bool coup)
{
    enum mille_family family = mille_cards[step->event.card].family;
    if (step->kind == STEP_DRIVE) {
        int first =
            step->value.word[STEP_VALUE_STARTS] ? road_cue(MILLE_CUE_START) : road_cue(MILLE_CUE_DRIVE);
        assert_true(near_enough(tick_of(first + step->event.card - CARD_25), begun));
    } else if (step->kind == STEP_SWEEP && !coup) {
        int cue = family == FAMILY_SAFETY ? road_cue(MILLE_CUE_SAFETY) + step->event.card - CARD_EXTRA_TANK
                                          : road_cue(MILLE_CUE_REMEDY) + step->event.card - CARD_GASOLINE;
        assert_true(near_enough(tick_of(cue), begun));
    } else if (landed >= 0) {
        int cue = step->kind == STEP_HIT    ? road_cue(MILLE_CUE_HAZARD) + step->event.card - CARD_OUT_OF_GAS
                  : step->kind == STEP_PLAY ? laid_cue(step->event.card)
                  : step->kind == STEP_DRAW ? road_cue(MILLE_CUE_DRAW)
                                            : road_cue(MILLE_CUE_DISCARD);
        long lead = tween_ticks((float)sounds_cue_facts(cue)->hit_ms + 0.01f);
        lead = sounds_cue_facts(cue)->hit_ms ? lead : 0;
        assert_true(near_enough(tick_of(cue) + lead, landed));
    }
}

static void a_cue_begins_within_two_ticks_of_its_picture(void)
{
    const int paces[] = {60, 100, 200};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        sit(&moves[i], false);
        robot.front.settings.pace = paces[i % 3];
        robot.cues = 0;
        mille_table_use(&robot.front, 0);
        struct mille_shown *shown = &mille_view_of(table_of(&robot.front))->shown;
        struct motion_step now = {0};
        long begun = 0, landed = -1;
        /* Steps of one move come one after the other: the oldest is watched until the next one takes over. */
        while (shown->motion.count > 0 && robot_on(&robot, &table_scene)) {
            robot_tick(&robot, 1);
            const struct motion_step *step = motion_now(&shown->motion);
            if (step && (step->kind != now.kind || step->ms < now.ms)) {
                check_step(&now, begun, landed, moves[i].fresh != 0);
                begun = robot.front.ticks;
                landed = -1;
            }
            now = step ? *step : now;
            float lands = mille_step_lands(&now);
            bool lies = step && lands >= 0 && now.ms >= lands;
            if (lies && landed < 0) {
                landed = robot.front.ticks;
            }
        }
    }
}

static void a_hand_is_shuffled_and_dealt_card_by_card(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    robot.cues = 0;
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    for (int i = 0; i < TICKS_MOST &&
                    (robot.front.stack.changes || mille_view_of(table_of(&robot.front))->shown.motion.count);
         i++) {
        robot_tick(&robot, 1);
    }
    assert_int_equal(robot.cue[0].cue, road_cue(MILLE_CUE_SHUFFLE));
    assert_int_equal(count_of(CUE_DEAL), 2 * HAND_CARDS);
    for (int i = 2; i <= 2 * HAND_CARDS; i++) {
        assert_int_equal(robot.cue[i].cue, CUE_DEAL);
        assert_true(robot.cue[i].tick > robot.cue[i - 1].tick);
    }
}

static void what_is_skipped_makes_one_sound_of_a_kind(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    robot_tick(&robot, 20);
    assert_true(mille_view_of(table_of(&robot.front))->shown.motion.count > HAND_CARDS);
    robot_do(&robot, INTENT_CONFIRM); /* hurries */
    robot.cues = 0;
    robot_do(&robot, INTENT_CONFIRM); /* skips */
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.motion.count, 0);
    int of_bus[SOUND_BUSES] = {0};
    for (int i = 0; i < robot.cues; i++) {
        assert_int_equal(++of_bus[sounds_cue_facts(robot.cue[i].cue)->bus], 1);
    }
    assert_int_equal(robot.cues, 1);
    assert_string_equal(robot_heard_once(&robot), "card_deal");
}

static void a_skipped_coup_fourre_still_has_its_fanfare(void)
{
    const struct move_case *coup = &moves[sizeof moves / sizeof *moves - 1];
    sit(coup, false);
    robot.cues = 0;
    mille_table_use(&robot.front, 0);
    robot_do(&robot, INTENT_CONFIRM);
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(robot.cues, 1); /* of the cards, which are skipped */
    robot_tick(&robot, 3);
    assert_int_equal(count_of(road_cue(MILLE_CUE_COUP_FOURRE)), 1);
    robot_do(&robot, INTENT_CONFIRM); /* takes the poster down before the blades meet */
    robot_tick(&robot, 60);
    assert_int_equal(count_of(road_cue(MILLE_CUE_CLASH)), 0);
}

static void leaving_the_table_is_silent(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    robot_tick(&robot, 20);
    robot.cues = 0;
    front_reset(&robot.front, &title_scene);
    robot_settle(&robot);
    assert_int_equal(robot.cues, 0);
}

static void a_refused_card_slides_back_and_the_old_bell_rings(void)
{
    const struct move_case no = {.card = CARD_100, .battle = CARD_NONE};
    sit(&no, false);
    robot.cues = 0;
    robot_focus(&robot, "hand.1");
    robot.cues = 0;
    robot_do(&robot, INTENT_CONFIRM);
    assert_string_equal(robot_heard_once(&robot), "card_slide_back ui_bell");
    assert_true(table_of(&robot.front)->refused);
    assert_true(table_of(&robot.front)->message[0] != '\0');
}

static void a_card_taken_up_with_the_mouse_is_heard_once(void)
{
    const struct move_case go = {.card = CARD_GO, .battle = CARD_NONE};
    sit(&go, false);
    robot.device = robot.front.device = DEVICE_MOUSE;
    robot_focus(&robot, "hand.1");
    robot.cues = 0;
    robot_choose(&robot, "hand.1");
    robot_tick(&robot, 1);
    assert_string_equal(robot_heard_once(&robot), "card_pickup");
    robot_choose(&robot, "you.battle");
    for (int i = 0; i < TICKS_MOST && mille_view_of(table_of(&robot.front))->shown.motion.count; i++) {
        robot_tick(&robot, 1);
    }
    assert_int_equal(count_of(CUE_PICKUP), 1);
    assert_int_equal(count_of(CUE_PLACE), 1);
}

static void a_card_put_back_is_laid_down(void)
{
    const struct move_case go = {.card = CARD_GO, .battle = CARD_NONE};
    sit(&go, false);
    robot.device = robot.front.device = DEVICE_MOUSE;
    robot_choose(&robot, "hand.1");
    robot_tick(&robot, 1);
    robot.cues = 0;
    robot_do(&robot, INTENT_CONTEXT);
    robot_tick(&robot, 1);
    assert_string_equal(robot_heard_once(&robot), "card_place");
}

static void cues_come_from_where_their_pictures_are(void)
{
    const struct move_case go = {.card = CARD_GO, .battle = CARD_NONE},
                           racer = {.card = CARD_200, .battle = CARD_GO};
    float battle = 0, far = 0;
    sit(&go, false);
    play();
    for (int i = 0; i < robot.cues; i++) {
        battle = robot.cue[i].cue == CUE_PLACE ? robot.cue[i].pan : battle;
    }
    sit(&racer, false);
    play();
    for (int i = 0; i < robot.cues; i++) {
        far = robot.cue[i].cue == laid_cue(CARD_200) ? robot.cue[i].pan : far;
    }
    assert_true(battle < -0.4f);
    assert_true(far > 0.3f);
    assert_int_equal(sounds_cue_facts(road_cue(MILLE_CUE_DRIVE))->pan, PAN_SWEEP);
}

const struct test tests[] = {
    TEST(every_card_has_its_sounds),
    TEST(reduced_motion_takes_no_sound_away),
    TEST(miles_count_up_by_ticks_that_rise),
    TEST(cards_are_laid_the_harder_the_more_miles_they_have),
    TEST(a_cue_begins_within_two_ticks_of_its_picture),
    TEST(a_hand_is_shuffled_and_dealt_card_by_card),
    TEST(what_is_skipped_makes_one_sound_of_a_kind),
    TEST(a_skipped_coup_fourre_still_has_its_fanfare),
    TEST(leaving_the_table_is_silent),
    TEST(a_refused_card_slides_back_and_the_old_bell_rings),
    TEST(a_card_taken_up_with_the_mouse_is_heard_once),
    TEST(a_card_put_back_is_laid_down),
    TEST(cues_come_from_where_their_pictures_are),
    {0},
};
