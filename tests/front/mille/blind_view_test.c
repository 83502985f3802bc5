/* SPDX-License-Identifier: MIT */
/* A screen shows no more than its seat may know: what is hidden is dealt anew under the table, and the same
 * draw list comes of it, standing still and in the movement after a move of one's own. */
#include "base/hash.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "hidden.h"
#include "position.h"
#include "robot.h"
#include "test.h"

#include <string.h>

enum { SEEDS = 6, DECISIONS = 40, MOVING_TICKS = 12 };

static struct robot robot;

static void take_line(void *context, const char *line)
{
    uint64_t *hash = context;
    *hash = hash_number(hash_bytes(*hash, line, strlen(line)), '\n');
}

static uint64_t picture(void)
{
    uint64_t hash = HASH_START;
    robot_draw(&robot);
    draw_dump(&robot.frame, take_line, &hash);
    return hash;
}

static struct mille_state *state_of(void)
{
    return (struct mille_state *)(void *)table_of(&robot.front)->session.state;
}

/* Deals anew what the person at the foot of the screen cannot see. */
static void reshuffle(struct rng *rng)
{
    struct mille_observation seen = *mille_table_seen(table_of(&robot.front));
    struct rng deals = state_of()->rng;
    *state_of() = hidden_state(&seen, rng);
    state_of()->rng = deals;
}

static void what_is_hidden_is_not_in_the_picture(void)
{
    int looked = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct rng rng = rng_make(seed, RNG_PLAYER);
        robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
        robot_choose(&robot, "menu.new");
        robot_settle(&robot);
        for (int i = 0; i < DECISIONS && robot_on(&robot, &table_scene); i++, looked++) {
            position_see(&robot.front, TABLE_YOU);
            robot_settle(&robot);
            if (!robot_on(&robot, &table_scene)) {
                break;
            }
            uint64_t before = picture();
            struct mille_state truth = *state_of();
            reshuffle(&rng);
            position_see(&robot.front, TABLE_YOU);
            robot_settle(&robot);
            assert_true(picture() == before);
            *state_of() = truth; /* the journal goes with it */
            if (!robot_decide(&robot)) {
                break;
            }
            robot_settle(&robot);
        }
    }
    assert_true(looked > SEEDS * 10);
}

/* The same discard in two worlds that look alike: the opponent has not answered yet. */
static void nor_in_the_movement_after_a_move(void)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        uint64_t moving[2][MOVING_TICKS];
        for (int world = 0; world < 2; world++) {
            struct rng rng = rng_make(seed, RNG_PLAYER);
            robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
            robot_choose(&robot, "menu.new");
            robot_settle(&robot);
            while (!mille_table_ready(&robot.front) ||
                   mille_table_seen(table_of(&robot.front))->pub.phase != PHASE_PLAY) {
                assert_true(robot_decide(&robot));
                robot_settle(&robot);
            }
            if (world == 1) {
                reshuffle(&rng);
            }
            position_see(&robot.front, TABLE_YOU);
            robot_settle(&robot);
            mille_table_drop(&robot.front, 0);
            for (int i = 0; i < MOVING_TICKS; i++) {
                robot_tick(&robot, 1);
                moving[world][i] = picture();
            }
        }
        assert_memory_equal(moving[0], moving[1], sizeof moving[0]);
    }
}

const struct test tests[] = {
    TEST(what_is_hidden_is_not_in_the_picture),
    TEST(nor_in_the_movement_after_a_move),
    {0},
};
