/* SPDX-License-Identifier: MIT */
/* What a newcomer tries at a table. */
#include "newcomer_inside.h"

#include "base/check.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

enum { PRESSES_MOST = 800 };

/* What lies on top of an item may hide it from the pointer. */
static bool can_be_pressed(const struct focus_list *list, const struct focus_item *item)
{
    if (robot.device != DEVICE_MOUSE || item->scrolls) {
        return true;
    }
    struct point middle = rect_middle(item->seen);
    for (int i = 0; i < 10; i++) {
        if (focus_at(list, item->seen.x + item->seen.w * (float)i / 10, middle.y) == item->id) {
            return true;
        }
    }
    return false;
}

/* How often each item was pressed for the move that is to be made now. */
struct tries {
    char name[FOCUS_ITEMS_MAX][FOCUS_NAME_SIZE];
    int times[FOCUS_ITEMS_MAX];
    int count;
    struct focus_list before; /* the items as the last press found them */
};

static int *times_of(struct tries *tries, const char *name)
{
    int at = 0;
    while (at < tries->count && strcmp(tries->name[at], name) != 0) {
        at++;
    }
    if (at == tries->count) {
        CHECK(tries->count < FOCUS_ITEMS_MAX);
        text_copy(tries->name[tries->count++], FOCUS_NAME_SIZE, name);
    }
    return &tries->times[at];
}

/* How little an item promises: what the last press has made possible comes first, then what was tried least;
 * what is greyed is tried as well, once all else has been. */
static int doubt(struct tries *tries, const struct focus_item *item)
{
    const struct focus_item *before = focus_named(&tries->before, item->name);
    bool fresh = item->enabled && (before == NULL || !before->enabled);
    return 2 * *times_of(tries, item->name) + (item->enabled ? 0 : 3) - (fresh ? 2 : 0);
}

static struct focus_item pick(struct tries *tries)
{
    struct focus_list list = robot_items(&robot);
    const struct focus_item *best[FOCUS_ITEMS_MAX];
    uint32_t count = 0;
    for (int i = 0, least = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        if (newcomer_knows_door(item->name) || !can_be_pressed(&list, item)) {
            continue;
        }
        int now = doubt(tries, item);
        if (count == 0 || now < least) {
            count = 0;
            least = now;
        }
        if (now == least) {
            best[count++] = item;
        }
    }
    if (count == 0) {
        newcomer_fail("nothing can be chosen");
    }
    struct focus_item picked = *best[rng_below(&robot.rng, count)];
    ++*times_of(tries, picked.name);
    tries->before = list;
    return picked;
}

/* Whose turn it is, and what can be done, is said. */
static void check_bar(void)
{
    struct status status;
    front_status(&robot.front, &table_scene, &status);
    if (!status.lamp || status.message[0] == '\0') {
        newcomer_fail("the bar does not say that somebody is in turn");
    }
}

void newcomer_decide_at_table(void)
{
    struct newcomer_stand before = newcomer_stand();
    struct tries tries = {.before = robot_items(&robot)};
    if (table_looker(table_of(&robot.front)) == table_you(table_of(&robot.front))) {
        press(INTENT_CONFIRM); /* the hand has been looked at */
        return;
    }
    if (!table_ready(table_of(&robot.front))) {
        newcomer_fail("nothing moves, and nobody may decide");
    }
    check_bar();
    for (int i = 0; i < PRESSES_MOST; i++) {
        struct focus_item item = pick(&tries);
        if (rng_below(&robot.rng, 4) == 0) {
            newcomer_focus(item.name);
            newcomer_press_beside();
        } else {
            newcomer_press(item.name);
        }
        if (newcomer_has_moved(&before)) {
            return;
        }
        newcomer_note_refusal();
        if (!robot_on(&robot, &table_scene)) {
            newcomer_note_door();
            newcomer_come_back(&table_scene);
        }
    }
    newcomer_fail("%d presses are no move", PRESSES_MOST);
}
