/* SPDX-License-Identifier: MIT */
/* What the robot knows of the road: who sits down, and what can be decided there. */
#include "robot_inside.h"

#include "front/mille/coup.h"
#include "front/mille/drivers.h"
#include "front/mille/extend.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/parry.h"
#include "front/mille/score.h"
#include "front/scenes/opponents.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/table/company.h"

#include "base/check.h"

#include <string.h>

void robot_opposite(struct robot *robot, const char *key)
{
    company_choose(&robot->front.settings, &mille_front, opponent_find(&mille_front, key));
}

const char *robot_opponent(int place)
{
    static char item[FOCUS_NAME_SIZE];
    text_format(item, sizeof item, "opponent.%s", MILLE_OPPONENTS[place].key);
    return item;
}

void robot_usher(struct robot *robot)
{
    if (!robot_on(robot, &opponents_scene)) {
        return;
    }
    robot_choose(robot, robot_opponent((int)(opponents_of(&robot->front)->last - MILLE_OPPONENTS)));
    robot_rest(robot);
    while (robot_on(robot, &text_entry_scene)) { /* two people, and the names that they had */
        robot_choose(robot, "entry.done");
        robot_rest(robot);
    }
}

/* A card of the hand: an enabled one if there is one, else any. Returns whether it is enabled. */
static bool pick_card(struct robot *robot, struct focus_item *picked)
{
    struct focus_list list = robot_items(robot);
    int good[FOCUS_ITEMS_MAX], all[FOCUS_ITEMS_MAX], goods = 0, count = 0;
    for (int i = 0; i < list.count; i++) {
        if (strncmp(list.item[i].name, "hand.", 5) == 0) {
            all[count++] = i;
            if (list.item[i].enabled) {
                good[goods++] = i;
            }
        }
    }
    CHECK(count > 0);
    *picked = list.item[goods ? good[rng_below(&robot->rng, (uint32_t)goods)]
                              : all[rng_below(&robot->rng, (uint32_t)count)]];
    return goods > 0;
}

static bool is_place(const char *name)
{
    return strncmp(name, "you.", 4) == 0 || strncmp(name, "opponent.", 9) == 0 ||
           strncmp(name, "side", 4) == 0;
}

/* With the mouse: takes the card up, then clicks an enabled place, of one side or of several, or the discard.
 * Where a first click only aims at a side a second one plays. */
static void play_by_mouse(struct robot *robot, const char *card, bool legal)
{
    robot_choose(robot, card);
    struct focus_list list = robot_items(robot);
    const char *places[FOCUS_ITEMS_MAX];
    int count = 0;
    for (int i = 0; legal && i < list.count; i++) {
        if (is_place(list.item[i].name) && list.item[i].enabled) {
            places[count++] = list.item[i].name;
        }
    }
    bool aims = mille_aim_asks(table_of(&robot->front));
    const char *to = count == 0 ? "discard" : places[aims ? rng_below(&robot->rng, (uint32_t)count) : 0];
    robot_choose(robot, to);
    if (mille_aim_asks(table_of(&robot->front))) {
        robot_choose(robot, to);
    }
}

/* With keys or a pad: where a hazard could go to several sides, some steps among these first. */
static void play_by_keys(struct robot *robot, const char *card, bool legal)
{
    robot_focus(robot, card);
    robot_do(robot, legal ? INTENT_CONFIRM : INTENT_SECONDARY);
    if (mille_aim_asks(table_of(&robot->front))) {
        for (uint32_t steps = rng_below(&robot->rng, 3); steps > 0; steps--) {
            robot_do(robot, INTENT_RIGHT);
        }
        robot_do(robot, INTENT_CONFIRM);
    }
}

/* The question for a coup fourre: the safety, if it is there, or Pass. */
static void answer(struct robot *robot)
{
    struct focus_item card;
    bool holds = pick_card(robot, &card);
    if (holds && rng_below(&robot->rng, 2)) {
        robot_choose(robot, card.name);
    } else if (robot->device == DEVICE_MOUSE || robot->switches) {
        robot_choose(robot, robot_has(robot, "answer.pass") ? "answer.pass" : "throw");
    } else {
        robot_do(robot, INTENT_SECONDARY);
    }
}

static void decide_at_table(struct robot *robot)
{
    struct focus_list list = robot_items(robot);
    if (parry_asks(table_of(&robot->front))) {
        answer(robot);
        return;
    }
    if (focus_named(&list, "deck")->enabled) {
        robot_choose(robot, "deck");
        return;
    }
    struct focus_item card;
    bool legal = pick_card(robot, &card);
    if (robot->device == DEVICE_MOUSE) {
        play_by_mouse(robot, card.name, legal);
    } else {
        play_by_keys(robot, card.name, legal);
    }
}

bool robot_decide(struct robot *robot)
{
    robot_settle(robot);
    if (robot_on(robot, &table_scene)) {
        if (!mille_table_ready(&robot->front)) {
            return false;
        }
        decide_at_table(robot);
    } else if (robot_on(robot, &coup_scene)) {
        robot_tick(robot, 1);
    } else if (robot_on(robot, &extend_scene)) {
        robot_choose(robot, rng_below(&robot->rng, 2) ? "extend.extend" : "extend.finish");
    } else if (robot_on(robot, &score_scene)) {
        robot_choose(robot, "score.next");
    } else if (robot_on(robot, &game_over_scene)) {
        robot_choose(robot, "over.again");
    } else {
        return false;
    }
    robot_settle(robot);
    return true;
}

void robot_decide_till(struct robot *robot, const struct scene *scene)
{
    while (!robot_on(robot, scene)) {
        CHECK(robot_decide(robot));
    }
}

void robot_decide_times(struct robot *robot, int times)
{
    for (int i = 0; i < times; i++) {
        robot_decide(robot);
    }
}
