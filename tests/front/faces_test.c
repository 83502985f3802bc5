/* SPDX-License-Identifier: MIT */
/* The faces at the tables: where they look, when they blink, and that they tell nothing. */
#include "base/text.h"
#include "faces_rig.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/stage/life.h"
#include "front/table/faces.h"
#include "front/table/motion.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/voices/voices_table.h"
#include "hidden.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LOOKS = FACE_SHUT + 1, TICKS_A_BEAT = 6, LONG = 600 };

static const struct game_front *const tables[] = {&mille_front, &cubes_front, &bones_front};
enum { TABLES = sizeof tables / sizeof tables[0] };

/* ---- their pictures -------------------------------------------------------------------------------- */

static void is_there(const char *asset)
{
    char path[128];
    text_format(path, sizeof path, "../assets/%s.svg", asset);
    FILE *file = fopen(path, "r");
    if (!file) {
        fail_msg("there is no %s", path);
    }
    fclose(file);
}

static void each_face_has_its_eyes_and_moods(void)
{
    for (int i = 0; i < TABLES; i++) {
        for (const struct opponent *who = tables[i]->opponents; who->player; who++) {
            for (int pose = 0; pose < 4; pose++) {
                static const char *const poses[] = {"left", "right", "down", "shut"};
                char asset[64];
                text_format(asset, sizeof asset, "portraits/eyes_%s_%s", who->eyes, poses[pose]);
                is_there(asset);
            }
            const char *const moods[] = {who->pleased, who->stung, who->bust_pleased, who->bust_stung};
            for (int m = 0; m < 4; m++) {
                assert_true((moods[m] != NULL) ==
                            (m < 2 ? strcmp(who->player, "human") != 0 : who->bust != NULL));
                if (moods[m]) {
                    is_there(moods[m]);
                }
            }
        }
    }
}

/* ---- where they look ------------------------------------------------------------------------------- */

/* How often a seat looks which way, beginning a while after the turn has come to a seat. */
static void count_looks(int turn, int looks[SEATS_MAX][LOOKS])
{
    memset(looks, 0, SEATS_MAX * sizeof looks[0]);
    front_intent(&robot.front, &(struct intent){.kind = INTENT_FOCUS_GAINED}); /* nobody has gone away */
    cubes_table_of(faces_table())->view.shown.turn = (uint8_t)turn;
    for (int i = 0; i < LONG; i++) {
        faces_beat();
        for (int seat = 0; i > 8 && seat < faces_seats(); seat++) {
            looks[seat][face_now(faces_table(), seat).look]++;
        }
    }
}

/* Where a seat looks most often when it neither looks ahead nor blinks. */
static enum face_eyes aside(const int looks[LOOKS])
{
    enum face_eyes most = FACE_LEFT;
    for (int look = FACE_LEFT; look <= FACE_DOWN; look++) {
        most = looks[look] > looks[most] ? (enum face_eyes)look : most;
    }
    return most;
}

static void those_at_the_table_look_at_whoever_plays(void)
{
    /* By the seat in turn, of the seats behind the counter from the left. */
    static const enum face_eyes expected[4][3] = {{FACE_DOWN, FACE_DOWN, FACE_DOWN},
                                                  {FACE_DOWN, FACE_LEFT, FACE_LEFT},
                                                  {FACE_RIGHT, FACE_DOWN, FACE_LEFT},
                                                  {FACE_RIGHT, FACE_RIGHT, FACE_DOWN}};
    int looks[SEATS_MAX][LOOKS];
    faces_sit_down(&cubes_front);
    for (int turn = 0; turn < 4; turn++) {
        count_looks(turn, looks);
        for (int seat = 1; seat < 4; seat++) {
            assert_int_equal(aside(looks[seat]), expected[turn][seat - 1]);
            assert_true(looks[seat][FACE_AHEAD] > 0);
        }
    }
}

static void they_turn_one_after_another(void)
{
    int turned[SEATS_MAX] = {0};
    faces_sit_down(&cubes_front);
    cubes_table_of(faces_table())->view.shown.turn = 1;
    for (int i = 0; i < 40; i++) {
        faces_beat();
    }
    /* Until all happen to look at seat 1. */
    while (face_now(faces_table(), 2).look != FACE_LEFT || face_now(faces_table(), 3).look != FACE_LEFT) {
        faces_beat();
    }
    cubes_table_of(faces_table())->view.shown.turn = 3;
    robot_tick(&robot, 1);
    assert_int_equal(face_now(faces_table(), 2).look, FACE_LEFT);
    for (int i = 1; i < LONG && !turned[2]; i++) {
        faces_beat();
        turned[2] = face_now(faces_table(), 2).look == FACE_RIGHT ? i : 0;
    }
    assert_true(turned[2] > 0);
}

static void at_the_first_beat_all_look_as_they_are_painted(void)
{
    for (int i = 0; i < TABLES; i++) {
        faces_sit_down(tables[i]);
        assert_int_equal(life_beats(&robot.front), 0);
        for (int seat = 0; seat < faces_seats(); seat++) {
            struct face face = face_now(faces_table(), seat);
            assert_int_equal(face.look, FACE_AHEAD);
            assert_int_equal(face.lean, 0);
            assert_null(face.portrait);
            assert_null(face.bust);
        }
        faces_check_rest();
    }
}

/* ---- blinking -------------------------------------------------------------------------------------- */

static void everybody_blinks_at_times_of_their_own(void)
{
    static bool shut[SEATS_MAX][LONG];
    for (int i = 0; i < TABLES; i++) {
        int times[SEATS_MAX] = {0};
        faces_sit_down(tables[i]);
        for (int at = 0; at < LONG; at++) {
            faces_beat();
            for (int seat = 0; seat < faces_seats(); seat++) {
                const struct opponent *who = i == 0 ? mille_table_driver(faces_table(), seat) : NULL;
                struct face face = who ? face_as(faces_table(), seat, who) : face_now(faces_table(), seat);
                shut[seat][at] = face.look == FACE_SHUT;
                times[seat] += shut[seat][at];
                assert_false(at >= 5 && shut[seat][at] && shut[seat][at - 1] && shut[seat][at - 2] &&
                             shut[seat][at - 3] && shut[seat][at - 4] && shut[seat][at - 5]);
            }
        }
        for (int seat = 0; seat < faces_seats(); seat++) {
            assert_in_range(times[seat], LONG / 100, LONG / 8);
            assert_true(seat == 0 || memcmp(shut[seat], shut[0], sizeof shut[0]) != 0);
        }
    }
}

static bool anybody_blinks(void)
{
    bool shut = false;
    for (int seat = 0; seat < faces_seats(); seat++) {
        shut = shut || face_now(faces_table(), seat).look == FACE_SHUT;
    }
    return shut;
}

static void no_eye_stays_shut_when_the_clock_stands(void)
{
    faces_sit_down(&bones_front);
    for (int i = 0; i < 20; i++) {
        do {
            faces_beat();
        } while (!anybody_blinks());
        front_intent(&robot.front, &(struct intent){.kind = INTENT_FOCUS_LOST});
        robot_tick(&robot, 1);
        assert_false(life_runs(&robot.front));
        assert_false(anybody_blinks());
        front_intent(&robot.front, &(struct intent){.kind = INTENT_FOCUS_GAINED});
        robot_tick(&robot, 1);
    }
}

/* ---- leaning in ------------------------------------------------------------------------------------ */

static void who_leans_in_goes_by_whole_pixels_with_the_eyes(void)
{
    const struct rect box = {100, 20, 252, 306};
    const struct sitter mado = {.bust = "portraits/bust_mado"};
    robot_start(&robot, DEVICE_KEYS, 1, 1280, 720);
    float low = 0;
    for (int lean = 0; lean <= 3; lean++) {
        const struct face face = {.eyes = "mado", .look = FACE_DOWN, .lean = lean, .side = -1};
        draw_begin(&robot.frame, robot.front.frame);
        face_draw_bust(&robot.frame, &mado, &face, box);
        const struct draw_command *bust = drawn_next(&robot.frame, NULL),
                                  *eyes = drawn_next(&robot.frame, bust);
        assert_non_null(eyes);
        float x = (bust->box.x - box.x) * robot.frame.frame.scale;
        float y = (bust->box.y - box.y) * robot.frame.frame.scale;
        assert_true(fabsf(x - roundf(x)) < .01f && fabsf(y - roundf(y)) < .01f);
        assert_true(lean == 0 ? fabsf(x) + fabsf(y) < .01f : y > low && x < -.5f);
        assert_true(eyes->box.x > bust->box.x && eyes->box.x + eyes->box.w < bust->box.x + bust->box.w);
        assert_true(fabsf(eyes->box.y - bust->box.y - 44 * box.w / 130) < .01f);
        low = y;
    }
}

/* ---- what nobody may know -------------------------------------------------------------------------- */

enum { SEEDS = 3, DECISIONS = 20, AHEAD = 30 };

static void take_faces(struct face faces[AHEAD][2])
{
    struct life_state *life = part_of(&robot.front, &life_part);
    long beats = life->beats;
    for (int i = 0; i < AHEAD; i++) {
        life->beats = beats + i + 1;
        for (int seat = 0; seat < 2; seat++) {
            faces[i][seat] = face_as(faces_table(), seat, mille_table_driver(faces_table(), seat));
        }
    }
    life->beats = beats;
}

static void no_face_tells_what_is_hidden(void)
{
    static struct face seen[2][AHEAD][2];
    int looked = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct rng rng = rng_make(seed, RNG_PLAYER);
        robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
        robot_choose(&robot, "menu.new");
        robot_settle(&robot);
        for (int i = 0; i < DECISIONS && robot_on(&robot, &table_scene); i++, looked++) {
            struct mille_state *state = (struct mille_state *)(void *)faces_table()->session.state;
            struct mille_state truth = *state;
            memset(seen, 0, sizeof seen);
            faces_beat();
            take_faces(seen[0]);
            *state = hidden_state(mille_table_seen(faces_table()), &rng);
            position_see(&robot.front, TABLE_YOU);
            take_faces(seen[1]);
            for (int at = 0; at < AHEAD; at++) {
                for (int seat = 0; seat < 2; seat++) {
                    assert_ptr_equal(seen[0][at][seat].portrait, seen[1][at][seat].portrait);
                    assert_int_equal(seen[0][at][seat].look, seen[1][at][seat].look);
                    assert_int_equal(seen[0][at][seat].lean, seen[1][at][seat].lean);
                }
            }
            *state = truth;
            position_see(&robot.front, TABLE_YOU);
            if (!robot_decide(&robot)) {
                break;
            }
            robot_settle(&robot);
        }
    }
    assert_true(looked > SEEDS * 5);
}

const struct test tests[] = {
    TEST(each_face_has_its_eyes_and_moods),
    TEST(those_at_the_table_look_at_whoever_plays),
    TEST(they_turn_one_after_another),
    TEST(at_the_first_beat_all_look_as_they_are_painted),
    TEST(everybody_blinks_at_times_of_their_own),
    TEST(no_eye_stays_shut_when_the_clock_stands),
    TEST(who_leans_in_goes_by_whole_pixels_with_the_eyes),
    TEST(no_face_tells_what_is_hidden),
    {0},
};
