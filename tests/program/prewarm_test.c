/* SPDX-License-Identifier: MIT */
/* What the rehearsal asks for is what comes: no first frame of a coup fourre, of a new hand or of a moment at
 * the dice waits for a picture. */
#include "position.h"

#include "app/prewarm.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/coup.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/table_scene.h"
#include "front/stage/light.h"
#include "platform/place.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { W = 1920, H = 1080, KEYS_MOST = 4096 };

static struct robot robot;
static struct {
    struct picture_key key[KEYS_MOST];
    int count;
} ready;

static void keep(const struct picture_key *key)
{
    for (int i = 0; i < ready.count; i++) {
        if (picture_same(&ready.key[i], key)) {
            return;
        }
    }
    assert_true(ready.count < KEYS_MOST);
    struct picture_key *kept = &ready.key[ready.count++];
    *kept = *key;
    kept->name = strdup(key->name);
    kept->title = strdup(key->title);
    assert_true(kept->name && kept->title);
}

static void keep_list(const struct draw_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        struct picture_key key;
        if (place_key(list, &list->command[i], W, H, &key)) {
            keep(&key);
        }
    }
}

/* In the platform's place: notes what it is asked for. */
void platform_prepare(struct platform *platform, const struct draw_list *list)
{
    (void)platform;
    keep_list(list);
}

/* What was asked for is there at once. */
bool platform_prepares(const struct platform *platform)
{
    (void)platform;
    return false;
}

static bool is_ready(const struct picture_key *key, bool moving)
{
    for (int i = 0; i < ready.count; i++) {
        const struct picture_key *has = &ready.key[i];
        if (picture_same(has, key) || (picture_same_family(has, key) && has->dim <= key->dim + 0.01f &&
                                       place_close_enough(has, key, moving))) {
            return true;
        }
    }
    return false;
}

/* Sentences and small signs are made in no time, and so is the head of the arrow, which points anywhere. */
static bool takes_time(const struct picture_key *key)
{
    const float large = 60; /* pixels */
    const int small = 32;
    return key->kind == PICTURE_TEXT ? key->scale_x > large && key->outline > 0
                                     : key->w > small && !strstr(key->name, "translate(34 34)");
}

/* How many pictures of the frame as it is now nobody had asked for. */
static int late_pictures(void)
{
    int late = 0;
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        struct picture_key key;
        bool moving = (command->flags & DRAW_MOVING) != 0;
        if (place_key(&robot.frame, command, W, H, &key) && takes_time(&key) && !is_ready(&key, moving)) {
            print_message("late: kind %d %.160s %dx%d angle %.1f\n", (int)key.kind, key.name, key.w, key.h,
                          (double)key.angle);
            late++;
        }
    }
    return late;
}

static void enter(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, W, H);
    ready.count = 0;
}

static void leave(void)
{
    for (int i = 0; i < ready.count; i++) {
        free((char *)ready.key[i].name);
        free((char *)ready.key[i].title);
    }
    robot_end(&robot);
}

static const struct window window = {.w = W, .h = H, .dpr = 1};

static void every_picture_of_a_coup_fourre_is_ready(void)
{
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    rehearse_moment(NULL, &robot.front, mille_rehearsal_moment(1, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE),
                    &window);
    coup_show(&robot.front, 1, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE);
    robot_draw(&robot);
    keep_list(&robot.frame); /* the table, which is there already */
    int late = 0;
    do {
        robot_tick(&robot, 1);
        late += robot_on(&robot, &coup_scene) ? late_pictures() : 0;
    } while (robot_on(&robot, &coup_scene));
    assert_int_equal(late, 0);
}

static void every_picture_of_a_deal_after_a_sheet_is_ready(void)
{
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    rehearse_table(NULL, &robot.front, &window);
    while (!robot_on(&robot, &score_scene)) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
    robot_do(&robot, INTENT_CONFIRM);
    int late = 0;
    for (int i = 0; i < 240; i++) {
        robot_tick(&robot, 1);
        late += robot_on(&robot, &table_scene) ? late_pictures() : 0;
    }
    assert_int_equal(late, 0);
}

static void every_picture_of_the_first_turns_is_ready(void)
{
    enum { TURNS = 12, TICKS = 90 };
    rehearse_table(NULL, &robot.front, &window);
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    int late = 0;
    for (int turn = 0; turn < TURNS && robot_on(&robot, &table_scene); turn++) {
        for (int i = 0; i < TICKS && robot_on(&robot, &table_scene); i++) {
            robot_tick(&robot, 1);
            late += late_pictures();
        }
        robot_settle(&robot);
        robot_decide(&robot);
    }
    assert_int_equal(late, 0);
}

static int living_asked_for(void)
{
    static const char folder[] = "living/";
    int count = 0;
    for (int i = 0; i < ready.count; i++) {
        count += strncmp(ready.key[i].name, folder, sizeof folder - 1) == 0;
    }
    return count;
}

static void what_lives_is_ready_unless_motion_is_reduced(void)
{
    robot.front.settings.reduced_motion = true;
    rehearse_table(NULL, &robot.front, &window);
    assert_int_equal(living_asked_for(), 0);
    robot.front.settings.reduced_motion = false;
    rehearse_table(NULL, &robot.front, &window);
    assert_in_range(living_asked_for(), 5, KEYS_MOST);
}

/* How many of the frame's lines of some length nobody had asked for. */
static int late_lines(void)
{
    enum { LONG = 10 };
    int late = 0;
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        struct picture_key key;
        if (place_key(&robot.frame, &robot.frame.command[i], W, H, &key) && key.kind == PICTURE_TEXT &&
            strlen(key.name) >= LONG && !is_ready(&key, false)) {
            print_message("late: %s\n", key.name);
            late++;
        }
    }
    return late;
}

static void rehearse(void *rehearsed)
{
    rehearse_tick(rehearsed, NULL, &robot.front, &window);
}

/* Whichever card is looked at then. */
static void every_line_of_the_road_is_ready_before_its_move_has_ended(void)
{
    enum { TURNS = 8 }; /* then somebody comes near the goal, of which the road has more to say */
    struct rehearsed rehearsed = {.w = 0};
    robot.front.settings.voices = false; /* who speaks says anything */
    robot.ticked = rehearse;
    robot.ticked_context = &rehearsed;
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    robot_draw(&robot);
    keep_list(&robot.frame); /* the first turn begins with it */
    int late = 0, looked = 0, drawn = 0;
    for (int turn = 0; turn < TURNS && robot_on(&robot, &table_scene); turn++) {
        bool draws = mille_table_ready(&robot.front) &&
                     mille_table_seen(table_of(&robot.front))->pub.phase == PHASE_DRAW;
        if (turn > 0 && draws) { /* what a card from the deck brings is known before */
            robot_choose(&robot, "deck");
            front_tick(&robot.front);
            late += late_lines();
            drawn++;
            robot_settle(&robot);
        }
        robot_decide(&robot);
        robot_settle(&robot);
        for (int slot = 0; mille_table_ready(&robot.front) && mille_table_card(table_of(&robot.front), slot);
             slot++) {
            front_set_focus(&robot.front, MILLE_ITEM_HAND + slot);
            late += late_lines();
            looked++;
        }
    }
    assert_in_range(looked, TURNS, 7 * TURNS);
    assert_in_range(drawn, 1, TURNS);
    assert_int_equal(late, 0);
}

/* Whoever plays rolls until a turn is lost or all five have scored. */
static void every_picture_of_the_dice_is_ready(void)
{
    enum { TICKS_MOST = 20000 };
    struct rehearsed rehearsed = {.w = 0};
    robot.front.settings.voices = false; /* who speaks says anything */
    robot.choosy = true;
    robot_choose(&robot, "menu.tables.dice");
    robot_settle(&robot);
    rehearse_still(&rehearsed, NULL, &robot.front, &window);
    robot_choose(&robot, "seats.sit");
    int late = 0, kinds = 0, asked = ready.count;
    const int wanted = 1 << CUBES_STEP_BUST | 1 << CUBES_STEP_HOT | 1 << CUBES_STEP_SET;
    for (int i = 0; i < TICKS_MOST && (kinds & wanted) != wanted; i++) {
        robot_tick(&robot, 1);
        rehearse_tick(&rehearsed, NULL, &robot.front, &window);
        const struct motion_step *step = motion_now(&cubes_table_of(table_of(&robot.front))->view.motion);
        kinds |= step ? 1 << step->kind : 0;
        bool table = robot_on(&robot, &table_scene);
        late += table ? late_pictures() : 0;
        if (table && table_ready(table_of(&robot.front))) {
            robot_do(&robot, INTENT_SECONDARY);
            robot_do(&robot, INTENT_LET_GO);
        }
    }
    assert_int_equal(kinds & wanted, wanted);
    assert_true(ready.count > asked);
    assert_int_equal(late, 0);
}

/* Nothing is asked for twice: a game's table once, what a move brings once. */
static void what_was_rehearsed_is_not_rehearsed_again(void)
{
    struct rehearsed rehearsed = {.w = 0};
    rehearse_still(&rehearsed, NULL, &robot.front, &window);
    int road = ready.count;
    rehearse_still(&rehearsed, NULL, &robot.front, &window);
    assert_int_equal(ready.count, road);
    robot.choosy = true;
    robot_choose(&robot, "menu.tables.dice");
    robot_settle(&robot);
    rehearse_still(&rehearsed, NULL, &robot.front, &window);
    assert_true(ready.count > road); /* another game's table */
    robot_choose(&robot, "seats.sit");
    robot_settle(&robot);
    robot_do(&robot, INTENT_SECONDARY);
    robot_do(&robot, INTENT_LET_GO);
    rehearse_tick(&rehearsed, NULL, &robot.front, &window);
    int roll = ready.count;
    robot_tick(&robot, 1);
    rehearse_tick(&rehearsed, NULL, &robot.front, &window);
    assert_int_equal(ready.count, roll);
}

/* The camera of the title asks for its pictures before it sets out, in the light in which they were not
 * drawn. */
static void every_picture_of_the_titles_journeys_is_ready(void)
{
    const int noon = 12 * 3600;
    struct rehearsed rehearsed = {.w = 0};
    static const char *const tables[] = {"menu.tables.dominoes", "menu.tables.dice", "menu.tables.road"};
    int late = 0, asked = 0;
    robot.second = noon;
    light_look(&robot.front);
    robot_settle(&robot);
    robot_draw(&robot);
    keep_list(&robot.frame);
    for (int i = 0; i < 3; i++) {
        robot_focus(&robot, tables[i]);
        robot_draw(&robot);
        keep_list(&robot.frame); /* the sign and the banner */
        int before = ready.count;
        while (front_tick(&robot.front)) {
            assert_false(rehearse_scene(&rehearsed, NULL, &robot.front, &window));
            late += late_pictures();
        }
        late += late_pictures();
        asked += ready.count > before;
    }
    assert_true(asked >= 2); /* of the way back all is there */
    assert_int_equal(late, 0);
}

const struct test tests[] = {
    TEST_WITH(every_picture_of_a_coup_fourre_is_ready, enter, leave),
    TEST_WITH(every_picture_of_the_first_turns_is_ready, enter, leave),
    TEST_WITH(every_picture_of_a_deal_after_a_sheet_is_ready, enter, leave),
    TEST_WITH(what_lives_is_ready_unless_motion_is_reduced, enter, leave),
    TEST_WITH(every_line_of_the_road_is_ready_before_its_move_has_ended, enter, leave),
    TEST_WITH(every_picture_of_the_dice_is_ready, enter, leave),
    TEST_WITH(every_picture_of_the_titles_journeys_is_ready, enter, leave),
    TEST_WITH(what_was_rehearsed_is_not_rehearsed_again, enter, leave),
    {0},
};
