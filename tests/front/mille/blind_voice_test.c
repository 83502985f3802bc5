/* SPDX-License-Identifier: MIT */
/* A voice says no more than the seat may know: what is hidden is dealt anew under the table, and the same
 * transcript comes of every reading key, of every item and of a move of one's own. On a loudspeaker that two
 * people share it says nothing of either hand. */
#include "test.h"

#include "front/front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/narration/narration.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/sound/cues.h"
#include "front/table/table.h"
#include "hidden.h"
#include "overheard.h"
#include "position.h"
#include "road_seats.h"
#include "robot.h"

#include <stdlib.h>
#include <string.h>

enum { SEEDS = 3, DECISIONS = 24 };

static struct mille_state *state_of(void)
{
    return (struct mille_state *)(void *)table_of(&robot.front)->session.state;
}

static void reshuffle(struct rng *rng)
{
    struct mille_observation seen = *mille_table_seen(table_of(&robot.front));
    struct rng deals = state_of()->rng;
    *state_of() = hidden_state(&seen, rng);
    state_of()->rng = deals;
}

static void sit_down(uint64_t seed)
{
    robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
    robot_put(&robot, "settings", "route-mille settings 1\nname Ada\nnamed 1\nspeech_level 2\n" ROBOT_KNOWS);
    robot_restart(&robot);
    robot_settle(&robot);
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
}

static void what_is_hidden_is_not_said(void)
{
    int looked = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct rng rng = rng_make(seed, RNG_PLAYER);
        sit_down(seed);
        robot_listen(&robot);
        for (int i = 0; i < DECISIONS && robot_on(&robot, &table_scene); i++, looked++) {
            position_see(&robot.front, TABLE_YOU);
            robot_settle(&robot);
            struct mille_state truth = *state_of();
            int focus = front_focus(&robot.front);
            char *before = overheard_all();
            reshuffle(&rng);
            position_see(&robot.front, TABLE_YOU);
            front_set_focus(&robot.front, focus);
            robot_settle(&robot);
            char *after = overheard_all();
            overheard_same(before, after);
            free(before);
            free(after);
            *state_of() = truth; /* the journal goes with it */
            if (!robot_decide(&robot)) {
                break;
            }
            robot_settle(&robot);
        }
    }
    assert_true(looked > SEEDS * 6);
}

/* ---- a shared loudspeaker ------------------------------------------------------------------------------ */

/* Whether a line that is said as `words` says names a card that nobody has laid down. */
static void must_not_be_said(const char *words)
{
    for (const char *line = robot_transcript(&robot); (line = strstr(line, words)) != NULL; line++) {
        fail_msg("said on a shared loudspeaker: %.60s", line);
    }
}

/* Lifts the screen that hides the hands, or decides; false: there was nothing to decide. */
static bool go_on(void)
{
    bool hidden = robot_has(&robot, "curtain.lift");
    if (hidden) {
        robot_choose(&robot, "curtain.lift");
    }
    bool decided = hidden || robot_decide(&robot);
    robot_settle(&robot);
    return decided;
}

static void hands_and_draws_of_two_people_are_not_said(void)
{
    const struct road_seats road = {.seats = 2, .sides = 2, .people = 2};
    road_seats_sit(&road, 5);
    robot_listen(&robot);
    int drawn = 0;
    for (int i = 0; i < DECISIONS; i++) {
        if (robot_on(&robot, &table_scene) && mille_table_ready(&robot.front)) {
            robot_read(&robot, READ_HAND);
            robot_settle(&robot);
            assert_non_null(strstr(robot_transcript(&robot), "hidden"));
            robot_forget_transcript(&robot);
            int hidden = robot_heard_times(&robot, CUE_HIDDEN);
            robot_focus(&robot, "hand.1");
            robot_settle(&robot);
            assert_true(robot_heard_times(&robot, CUE_HIDDEN) > hidden || drawn == 0);
            const char *card = mille_card_name(mille_table_card(table_of(&robot.front), 0)->card);
            assert_null(strstr(robot_transcript(&robot), card));
            drawn++;
        }
        robot_forget_transcript(&robot);
        if (!go_on()) {
            break;
        }
        must_not_be_said("You draw 2");
        must_not_be_said("playable");
    }
    assert_true(drawn > 6);
}

/* The hands change places under the table: nothing that is said on a shared loudspeaker changes with them. */
static void what_is_said_to_two_people_does_not_follow_a_hand(void)
{
    const struct road_seats road = {.seats = 2, .sides = 2, .people = 2};
    road_seats_sit(&road, 5);
    robot.front.settings.speech_level = SPEECH_FULL;
    robot_listen(&robot);
    int looked = 0;
    for (int i = 0; i < DECISIONS && go_on(); i++) {
        struct mille_hand *hand = state_of()->hand;
        if (!robot_on(&robot, &table_scene) || !mille_table_ready(&robot.front) ||
            hand[0].count != hand[1].count) {
            continue;
        }
        int you = table_of(&robot.front)->viewer, focus = front_focus(&robot.front);
        char *before = overheard_all();
        struct mille_hand first = hand[0];
        hand[0] = hand[1];
        hand[1] = first;
        position_see(&robot.front, you);
        front_set_focus(&robot.front, focus);
        robot_settle(&robot);
        char *after = overheard_all();
        overheard_same(before, after);
        free(before);
        free(after);
        hand[1] = hand[0];
        hand[0] = first;
        position_see(&robot.front, you);
        robot_settle(&robot);
        looked++;
    }
    assert_true(looked > 3);
}

static void with_headphones_the_one_in_turn_hears_their_hand(void)
{
    const struct road_seats road = {.seats = 2, .sides = 2, .people = 2};
    road_seats_sit(&road, 5);
    robot.front.settings.speech_private = true;
    robot_listen(&robot);
    while (!(robot_on(&robot, &table_scene) && mille_table_ready(&robot.front))) {
        assert_true(go_on());
    }
    robot_forget_transcript(&robot);
    robot_read(&robot, READ_HAND);
    robot_settle(&robot);
    assert_null(strstr(robot_transcript(&robot), "hidden"));
    assert_non_null(strstr(robot_transcript(&robot), ","));
}

const struct test tests[] = {
    TEST(what_is_hidden_is_not_said),
    TEST(hands_and_draws_of_two_people_are_not_said),
    TEST(what_is_said_to_two_people_does_not_follow_a_hand),
    TEST(with_headphones_the_one_in_turn_hears_their_hand),
    {0},
};
