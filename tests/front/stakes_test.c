/* SPDX-License-Identifier: MIT */
/* The stakes of each table: how high they are in a position, that they are the same whatever is hidden, and
 * what is seen and heard of them. */
#include "person.h"
#include "position.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/sound/cues.h"
#include "front/table/sit.h"
#include "front/table/stakes.h"
#include "front/table/table.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "test.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

enum { MUSIC = 100 };

static struct table *at_table(const char *row)
{
    sit_down_at(row, DEVICE_KEYS, 1920, 1080);
    return table_of(&robot.front);
}

static void *state_of(struct table *table)
{
    return table->session.state;
}

static int level_of(const struct table *table)
{
    return table->game->view->stakes(table);
}

/* ---- positions ----------------------------------------------------------------------------------------- */

static void at_the_dice_a_thousand_points_at_risk_make_a_step(void)
{
    static const struct {
        int32_t safe, held, last, score;
        int level;
    } rows[] = {
        {0, 0, 950, 3000, 0},    {0, 0, 1000, 3000, 1}, {1000, 0, 950, 3000, 1}, {1000, 500, 500, 3000, 2},
        {2500, 0, 500, 3000, 3}, {9000, 0, 900, 0, 3},  {0, 0, 500, 9500, 3}, /* a hold wins */
        {0, 0, 450, 9500, 0},
    };
    struct table *table = at_table("menu.tables.dice");
    struct cubes_public *pub = &((struct cubes_state *)state_of(table))->pub;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pub->goal = CUBES_GOAL_STANDARD;
        pub->phase = CUBES_PHASE_ROLLED;
        pub->safe = rows[i].safe;
        pub->held = rows[i].held;
        pub->last = rows[i].last;
        memcpy(pub->face, (const uint8_t[]){1, 2, 3, 4, 6}, CUBES_DICE);
        memset(pub->part, CUBES_PART_BLANK, CUBES_DICE);
        pub->part[0] = CUBES_PART_FIRST;
        pub->seat[pub->turn].score = rows[i].score;
        assert_int_equal(level_of(table), rows[i].level);
    }
}

static void at_the_dominoes_the_fewest_tiles_of_a_hand_count(void)
{
    static const struct {
        uint8_t tiles[BONES_SEATS_MAX];
        int32_t total;
        int level;
    } rows[] = {
        {{3, 4, 4, 3}, 100, 0}, {{3, 2, 4, 3}, 100, 1}, {{3, 2, 1, 3}, 100, 2},
        {{3, 4, 4, 3}, 260, 0}, {{2, 2, 2, 3}, 260, 1}, {{1, 4, 4, 3}, 260, 3},
    };
    struct table *table = at_table("menu.tables.dominoes");
    struct bones_state *state = state_of(table);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        state->pub.phase = BONES_PHASE_PLAY;
        state->pub.option[BONES_OPTION_TARGET] = BONES_TARGET_250;
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            state->pub.seat[seat].tiles = rows[i].tiles[seat];
        }
        state->pub.seat[1].total = rows[i].total;
        assert_int_equal(level_of(table), rows[i].level);
        state->pub.phase = BONES_PHASE_NAME;
        assert_int_equal(level_of(table), 0);
    }
}

/* Puts the person at so many miles and points of the match. */
static void drive(int miles, int total)
{
    struct mille_public *pub = &position_make(&robot)->pub;
    robot_settle(&robot);
    pub->phase = PHASE_DRAW;
    pub->turn = TABLE_YOU;
    pub->side[0].miles = (int16_t)miles;
    pub->side[0].total = (int16_t)total;
    position_show(&robot);
}

static void on_the_road_the_cards_to_the_goal_count(void)
{
    static const struct {
        int miles, total, level;
    } rows[] = {{475, 0, 0}, {500, 0, 1}, {600, 0, 2}, {500, 3900, 1}, {600, 4000, 3}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
        drive(rows[i].miles, rows[i].total);
        assert_int_equal(level_of(table_of(&robot.front)), rows[i].level);
    }
}

/* ---- what is hidden ------------------------------------------------------------------------------------ */

static void hidden_hands_change_no_stakes(void)
{
    struct table *table = at_table("menu.tables.dominoes");
    struct bones_state *bones = state_of(table);
    bones->pub.phase = BONES_PHASE_PLAY;
    bones->pub.seat[2].tiles = 2;
    uint32_t hand = bones->hand[1];
    int level = level_of(table);
    bones->hand[1] = bones->hand[2];
    bones->hand[2] = hand;
    assert_int_equal(level, 1);
    assert_int_equal(level_of(table), level);

    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    drive(500, 0);
    table = table_of(&robot.front);
    struct mille_state *mille = state_of(table);
    memset(mille->hand[TABLE_OPPONENT].card, CARD_200, sizeof mille->hand[TABLE_OPPONENT].card);
    assert_int_equal(level_of(table), 1);
}

/* ---- what is seen and heard ---------------------------------------------------------------------------- */

static int heard(enum cue cue)
{
    return robot_heard_times(&robot, (int)cue);
}

/* Fills of the whole window's width in ink that is seen through: the dark behind the table. */
static int darkened(void)
{
    int count = 0;
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        count += command->kind == DRAW_FILL && command->ink.a > 0 && command->ink.a < 64 &&
                 command->box.w >= robot.frame.frame.canvas.w;
    }
    return count;
}

static struct cubes_public *risk(int32_t points)
{
    struct cubes_public *pub = &((struct cubes_state *)state_of(table_of(&robot.front)))->pub;
    pub->safe = points;
    return pub;
}

static void each_step_darkens_the_room_beats_the_drums_and_lowers_the_music(void)
{
    struct table *table = at_table("menu.tables.dice");
    robot.front.settings.captions = true;
    static const int music[STAKES_MOST + 1] = {100, 71, 50, 35};
    float shade = 0;
    assert_int_equal(table_stakes(table), 0);
    assert_int_equal(darkened(), 0);
    for (int level = 1; level <= STAKES_MOST; level++) {
        robot.cues = 0;
        risk(1000 * level);
        robot_tick(&robot, 2);
        assert_int_equal(table_stakes(table), level);
        assert_int_equal(heard(CUE_DRUMS), 1);
        float begun = table_stakes_shade(table);
        robot_settle(&robot);
        assert_true(begun > shade && begun < table_stakes_shade(table));
        shade = table_stakes_shade(table);
        assert_int_equal(heard(CUE_DRUMS), 1);
        assert_int_equal(robot.levels.music, music[level] * robot.front.settings.sound_music / MUSIC);
        assert_int_equal(darkened(), 1);
    }
    assert_true(fabsf(shade - .20f) < 1e-4f);
    risk(0);
    robot_settle(&robot);
    assert_int_equal(table_stakes(table), 0);
    assert_int_equal(darkened(), 0);
    assert_int_equal(robot.levels.music, robot.front.settings.sound_music);
}

/* A change paints half of the window anew: a few frames do, not all. */
static void the_light_changes_in_a_few_parts(void)
{
    const int most = 6;
    struct table *table = at_table("menu.tables.dice");
    risk(3000);
    robot_settle(&robot);
    risk(0);
    float before = table_stakes_shade(table);
    int changes = 0;
    for (int i = 0; i < tween_ticks(600); i++) {
        robot_tick(&robot, 1);
        changes += table_stakes_shade(table) < before;
        assert_true(table_stakes_shade(table) <= before);
        before = table_stakes_shade(table);
    }
    assert_true(before <= 0 && changes > 2 && changes <= most);
}

static void a_turn_that_comes_beats_the_drums_again_without_a_caption(void)
{
    struct table *table = at_table("menu.tables.dominoes");
    struct bones_state *state = state_of(table);
    robot.front.settings.captions = true;
    state->pub.phase = BONES_PHASE_PLAY;
    state->pub.turn = (int8_t)table_you(table);
    state->pub.seat[2].tiles = 2;
    robot_tick(&robot, 2);
    assert_int_equal(heard(CUE_DRUMS), 1);
    assert_int_equal(heard(CUE_DRUMS_AGAIN), 0);
    table->stakes.turn = (table_you(table) + 1) % BONES_SEATS_MAX;
    robot_tick(&robot, 2);
    assert_int_equal(heard(CUE_DRUMS), 1);
    assert_int_equal(heard(CUE_DRUMS_AGAIN), 1);
    assert_null(CUE_TABLE[CUE_DRUMS_AGAIN].caption);
    assert_non_null(CUE_TABLE[CUE_DRUMS].caption);
}

static void what_is_put_on_the_table_has_its_stakes_at_once_and_silently(void)
{
    struct table *table = at_table("menu.tables.dice");
    risk(2000);
    robot.cues = 0;
    table_show_anew(table);
    assert_int_equal(table_stakes(table), 2);
    assert_true(fabsf(table_stakes_shade(table) - .14f) < 1e-4f);
    robot_settle(&robot);
    assert_int_equal(heard(CUE_DRUMS), 0);
}

static void the_light_jumps_with_reduced_motion_and_stays_in_high_contrast(void)
{
    struct table *table = at_table("menu.tables.dice");
    robot.front.settings.reduced_motion = true;
    risk(1000);
    robot_tick(&robot, 1);
    assert_true(fabsf(table_stakes_shade(table) - .08f) < 1e-4f);
    robot.front.settings.high_contrast = true;
    assert_int_equal(darkened(), 0);
}

static void nothing_is_at_stake_where_it_is_switched_off(void)
{
    static const char *const rows[] = {"menu.tables.dice", "menu.tables.dominoes"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct table *table = at_table(rows[i]);
        settings_set_number(&robot.front.settings, table->game->game->name, "stakes", 0);
        if (i == 0) {
            risk(3000);
        } else {
            struct bones_state *state = state_of(table);
            state->pub.phase = BONES_PHASE_PLAY;
            state->pub.seat[2].tiles = 1;
        }
        robot.cues = 0;
        robot_tick(&robot, 2);
        assert_int_equal(table_stakes(table), 0);
        assert_int_equal(heard(CUE_DRUMS), 0);
    }
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    mille_choose(&robot.front.settings, MILLE_CHOICE_STAKES, false);
    drive(600, 0);
    robot_tick(&robot, 2);
    assert_int_equal(table_stakes(table_of(&robot.front)), 0);
}

static void who_leaves_the_table_hears_the_music_as_before(void)
{
    at_table("menu.tables.dice");
    risk(3000);
    robot_settle(&robot);
    assert_true(robot.levels.music < robot.front.settings.sound_music);
    leave_table();
    assert_int_equal(robot.levels.music, robot.front.settings.sound_music);
}

/* A sheet comes over the table: neither dark nor hush stay below it. */
static void stakes_end_with_the_game(void)
{
    struct table *table = at_table("menu.tables.dice");
    risk(3000);
    robot_settle(&robot);
    assert_int_equal(table_stakes(table), STAKES_MOST);
    struct cubes_public *pub = risk(0);
    pub->phase = CUBES_PHASE_OVER;
    robot.cues = 0;
    robot_tick(&robot, 1);
    assert_int_equal(table_stakes(table), 0);
    assert_true(table_stakes_shade(table) <= 0);
    assert_int_equal(robot.levels.music, robot.front.settings.sound_music);
    assert_int_equal(heard(CUE_DRUMS) + heard(CUE_DRUMS_AGAIN), 0);
}

const struct test tests[] = {
    TEST_WITH(at_the_dice_a_thousand_points_at_risk_make_a_step, NULL, stand_up),
    TEST_WITH(at_the_dominoes_the_fewest_tiles_of_a_hand_count, NULL, stand_up),
    TEST_WITH(on_the_road_the_cards_to_the_goal_count, NULL, stand_up),
    TEST_WITH(hidden_hands_change_no_stakes, NULL, stand_up),
    TEST_WITH(each_step_darkens_the_room_beats_the_drums_and_lowers_the_music, NULL, stand_up),
    TEST_WITH(the_light_changes_in_a_few_parts, NULL, stand_up),
    TEST_WITH(a_turn_that_comes_beats_the_drums_again_without_a_caption, NULL, stand_up),
    TEST_WITH(what_is_put_on_the_table_has_its_stakes_at_once_and_silently, NULL, stand_up),
    TEST_WITH(the_light_jumps_with_reduced_motion_and_stays_in_high_contrast, NULL, stand_up),
    TEST_WITH(nothing_is_at_stake_where_it_is_switched_off, NULL, stand_up),
    TEST_WITH(stakes_end_with_the_game, NULL, stand_up),
    TEST_WITH(who_leaves_the_table_hears_the_music_as_before, NULL, stand_up),
    {0},
};
