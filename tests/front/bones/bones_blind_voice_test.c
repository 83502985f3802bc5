/* SPDX-License-Identifier: MIT */
/* The voice at the dominoes says no more than the seat may know: the tiles of the others, and what will be
 * dealt, change under the table, and the same transcript comes of every reading key and of every item. On a
 * loudspeaker that two people share nothing that is said follows a hand. Dice keep nothing back: all five lie
 * open, and the game says so itself (`secrets` of struct game), so that there is nothing to be blind to. */
#include "test.h"

#include "bones_person.h"
#include "bones_rig.h"
#include "front/bones/bones_front.h"
#include "front/narration/narration.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "games/cubes/cubes.h"
#include "overheard.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 2, DECISIONS = 12 };

static struct bones_state *state_of(void)
{
    return (struct bones_state *)(void *)table_of(&robot.front)->session.state;
}

/* Shows the table as it is now, without movement: after the state was changed by hand. */
static void show(int focus)
{
    bones_view_reset(&bones_table_of(table_of(&robot.front))->view, bones_table_eyes(table_of(&robot.front)));
    front_set_focus(&robot.front, focus);
    robot_settle(&robot);
}

static bool may_decide(void)
{
    return robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front));
}

static void listen_fully(void)
{
    robot.front.settings.speech_level = SPEECH_FULL;
    robot_listen(&robot);
}

/* What is heard now, and when `change` has made something else of the table; the table is then as it was. */
static void must_sound_the_same(void (*change)(struct bones_state *state, void *context), void *context)
{
    int focus = front_focus(&robot.front);
    struct bones_state truth = *state_of();
    show(focus);
    char *before = overheard_all();
    change(state_of(), context);
    show(focus);
    char *after = overheard_all();
    overheard_same(before, after);
    free(before);
    free(after);
    *state_of() = truth; /* the journal goes with it */
    show(focus);
}

static void shuffle(struct bones_state *state, void *rng)
{
    rig_shuffle_unseen(state, table_you(table_of(&robot.front)), rng);
}

static void what_is_hidden_is_not_said(void)
{
    int looked = 0;
    for (int round = 1; round <= ROUNDS; round++) {
        struct rng rng = rng_make((uint64_t)round, RNG_PLAYER);
        sit_down(DEVICE_KEYS, 1280, 720);
        listen_fully();
        for (int i = 0; i < DECISIONS * 4 && robot_on(&robot, &table_scene); i++) {
            robot_settle(&robot);
            if (may_decide() && bones_table_seen(table_of(&robot.front))->pub.phase == BONES_PHASE_PLAY) {
                must_sound_the_same(shuffle, &rng);
                looked++;
            }
            decide();
            robot_settle(&robot);
        }
    }
    assert_true(looked > ROUNDS * 3);
}

/* ---- a shared loudspeaker ------------------------------------------------------------------------------ */

/* Two people opposite each other, at full speech. */
static void sit_together(void)
{
    static struct session session;
    struct game_setup setup = {.seed = 3, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    struct journal_seat seats[BONES_SEATS_MAX] = {
        {.player = PLAYER_HUMAN, .name = "Marie"},
        {.player = game_player_find(&bones_game, "baker"), .name = "Amédée"},
        {.player = PLAYER_HUMAN, .name = "Paul"},
        {.player = game_player_find(&bones_game, "postman"), .name = "Odette"}};
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.front.settings.pace = 200;
    session_start(&session, &bones_game, &setup, seats, NULL);
    table_choose(&robot.front, &bones_front);
    table_take(&robot.front, &session);
    stand_at(&table_scene);
    listen_fully();
}

/* The hands of the two change places: all that a loudspeaker may say of either is how many tiles there are.
 */
static void change_hands(struct bones_state *state, void *none)
{
    (void)none;
    uint32_t first = state->hand[0];
    state->hand[0] = state->hand[2];
    state->hand[2] = first;
}

/* Whether nothing that everybody sees tells the two hands apart: so many tiles each, and both can play. */
static bool hands_may_change(void)
{
    struct bones_state other = *state_of();
    change_hands(&other, NULL);
    return other.pub.seat[0].tiles == other.pub.seat[2].tiles && bones_game.check(&other) == NULL;
}

static void what_is_said_to_two_people_does_not_follow_a_hand(void)
{
    sit_together();
    int looked = 0;
    for (int i = 0; i < DECISIONS * 8 && looked < DECISIONS; i++) {
        robot_settle(&robot);
        if (robot_has(&robot, "curtain.lift")) {
            choose("curtain.lift");
        } else if (bones_table_looks(table_of(&robot.front))) {
            press(INTENT_CONFIRM);
        } else if (may_decide()) {
            robot_read(&robot, READ_HAND);
            robot_settle(&robot);
            assert_non_null(strstr(robot_transcript(&robot), "hidden"));
            if (hands_may_change()) {
                must_sound_the_same(change_hands, NULL);
                looked++;
            }
            decide();
        } else {
            robot_tick(&robot, 1);
        }
        if (!robot_on(&robot, &table_scene) && !robot_on(&robot, &handover_scene)) {
            break;
        }
    }
    assert_true(looked > 2);
}

static void dice_have_no_secrets(void)
{
    assert_false(cubes_game.secrets);
    assert_true(bones_game.secrets);
}

const struct test tests[] = {
    TEST(what_is_hidden_is_not_said),
    TEST(what_is_said_to_two_people_does_not_follow_a_hand),
    TEST(dice_have_no_secrets),
    {0},
};
