/* SPDX-License-Identifier: MIT */
/* What is lit in turn: found in the list of items and in the prompts of the bar. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/scanning/scanning.h"
#include "front/stage/bar.h"

#include <math.h>
#include <string.h>

static struct scan_stop *add(struct scan_stops *out, struct scan_stop stop, const char *says)
{
    CHECK(out->count < SCAN_STOPS_MAX);
    struct scan_stop *added = &out->stop[out->count++];
    *added = stop;
    text_copy(added->says, sizeof added->says, says);
    return added;
}

static void add_act(struct scan_stops *out, int id, enum intent_kind does, char letter, const char *says)
{
    add(out, (struct scan_stop){.kind = STOP_ACT, .id = id, .does = does, .letter = letter}, says);
}

static void add_way_back(struct scan_stops *out)
{
    add(out, (struct scan_stop){.kind = STOP_UP, .id = FOCUS_NONE}, _("Something else"));
}

/* ---- what the bar offers ------------------------------------------------------------------------------- */

/* What the bar of the screen would offer with the focus on an item; FOCUS_NONE: where it is. */
static void look_at(struct front *front, int id, struct status *status)
{
    const struct scene *scene = front_scene(front);
    struct scene_level *top = &front->stack.level[front->stack.depth - 1];
    int focus = top->focus;
    *status = (struct status){.lamp = false};
    top->focus = id == FOCUS_NONE ? focus : id;
    if (scene->status) {
        scene->status(front, status);
    }
    top->focus = focus;
}

static const struct prompt *offered(const struct status *status, enum prompt_key key)
{
    for (int i = 0; i < status->prompts; i++) {
        if (status->prompt[i].key == key) {
            return &status->prompt[i];
        }
    }
    return NULL;
}

/* Whether a prompt is about some items alone, as to discard is about a card: others do not have it. */
static bool is_of_items(struct front *front, const struct focus_list *list, enum prompt_key key)
{
    int with = 0;
    for (int i = 0; i < list->count; i++) {
        struct status status;
        look_at(front, list->item[i].id, &status);
        with += offered(&status, key) != NULL;
    }
    return with > 0 && with < list->count;
}

/* What the screen asks, whatever has the focus: there is nothing to choose with it. NULL: nothing. The label
 * is that of the status. */
static const struct prompt *question(struct front *front, const struct focus_list *list,
                                     struct status *status)
{
    look_at(front, FOCUS_NONE, status);
    const struct prompt *confirm = offered(status, PROMPT_CONFIRM);
    bool same = confirm && list->count > 1 && offered(status, PROMPT_MOVE) == NULL;
    for (int i = 0; same && i < list->count; i++) {
        struct status other;
        look_at(front, list->item[i].id, &other);
        const struct prompt *there = offered(&other, PROMPT_CONFIRM);
        same = there && strcmp(there->label, confirm->label) == 0;
    }
    return same ? confirm : NULL;
}

static void add_prompt(struct scan_stops *out, const struct prompt *prompt)
{
    char letter, says[SCAN_SAYS_SIZE];
    enum intent_kind does = bar_means(prompt->key, false, &letter);
    if (prompt->key == PROMPT_PAGES) {
        /* TRANSLATORS: %s is what is turned to the one before: page, month, seat. */
        text_format(says, sizeof says, _("%s: the one before"), prompt->label);
        add_act(out, FOCUS_NONE, does, letter, says);
        text_format(says, sizeof says, _("%s: the next"), prompt->label);
        add_act(out, FOCUS_NONE, bar_means(prompt->key, true, &letter), letter, says);
    } else {
        add_act(out, FOCUS_NONE, does, letter, prompt->label);
    }
}

/* What is offered for the whole screen; Back and Menu are the last. */
static void add_prompts(struct front *front, const struct focus_list *list, struct scan_stops *out)
{
    struct status status;
    look_at(front, FOCUS_NONE, &status);
    const struct prompt *back = offered(&status, PROMPT_CANCEL), *menu = offered(&status, PROMPT_MENU);
    for (int i = 0; i < status.prompts; i++) {
        const struct prompt *prompt = &status.prompt[i];
        bool last = prompt->key == PROMPT_CANCEL || prompt->key == PROMPT_MENU;
        bool moves = prompt->key == PROMPT_MOVE || prompt->key == PROMPT_GROUPS;
        bool chooses = prompt->key == PROMPT_CONFIRM && list->count > 0;
        bool other = (prompt->key == PROMPT_SECONDARY || prompt->key == PROMPT_ALTERNATE) &&
                     is_of_items(front, list, prompt->key);
        if (!last && !moves && !chooses && !other) {
            add_prompt(out, prompt);
        }
    }
    if (back) {
        add_prompt(out, back);
    } else if (menu == NULL && front_scene(front)->cancel) {
        add_act(out, FOCUS_NONE, INTENT_CANCEL, 0, _("Back"));
    }
    if (menu) {
        add_prompt(out, menu);
    }
    if (out->count == 0) {
        add_act(out, FOCUS_NONE, INTENT_CONFIRM, 0, _("Go on"));
    }
}

/* ---- groups -------------------------------------------------------------------------------------------- */

static bool in_one_row(const struct focus_item *a, const struct focus_item *b)
{
    return fabsf(rect_middle(a->box).y - rect_middle(b->box).y) < fminf(a->box.h, b->box.h) / 2;
}

/* How many of the items from `from` on, all of one group, are lit as one: all if they are few, else a row, or
 * some rows of a list. */
static int cut(const struct focus_item *const *item, int from, int count)
{
    if (count - from <= SCAN_TOGETHER) {
        return count - from;
    }
    bool row = in_one_row(item[from], item[from + 1]);
    int end = from + 1;
    while (end < count && (row ? in_one_row(item[from], item[end]) : end < from + SCAN_LIST)) {
        end++;
    }
    return end - from;
}

static void add_title(const struct front *front, const struct focus_item *item, struct text *out)
{
    struct item_words explained;
    if (item->row->kind == KIND_HELD) { /* what is held may be a secret */
        text_add(out, _(item->row->title));
    } else if (whats_this_explain(front, item, &explained)) {
        text_add(out, explained.title);
    }
}

/* "Your hand", or the first and the last of a group. */
static void name_group(const struct front *front, const struct focus_item *const *item, int count,
                       struct scan_stop *stop)
{
    char first[SCAN_SAYS_SIZE] = "", last[SCAN_SAYS_SIZE] = "";
    struct text out = text_in(first, sizeof first), end = text_in(last, sizeof last);
    if (item[0]->row && item[count - 1]->row) {
        add_title(front, item[0], &out);
        add_title(front, item[count - 1], &end);
    }
    bool same = strcmp(first, last) == 0;
    text_format(stop->says, sizeof stop->says, same ? "%s" : "%s \u2013 %s", first, last);
}

static void add_item(struct scan_stops *out, int id)
{
    add(out, (struct scan_stop){.kind = STOP_ITEM, .id = id}, "");
}

/* Those of a group that can be chosen, then the others. */
static void add_items(struct scan_stops *out, const struct focus_item *const *item, int count)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < count; i++) {
            if (item[i]->enabled == (pass == 0)) {
                add_item(out, item[i]->id);
            }
        }
    }
}

static bool any_enabled(const struct focus_item *const *item, int count)
{
    bool any = false;
    for (int i = 0; i < count; i++) {
        any = any || item[i]->enabled;
    }
    return any;
}

static void add_group(const struct front *front, struct scan_stops *out, const struct focus_item *const *item,
                      int count)
{
    if (count == 1) {
        add_item(out, item[0]->id);
        return;
    }
    struct scan_stop stop = {.kind = STOP_GROUP, .first = out->members, .count = count};
    for (int i = 0; i < count; i++) {
        out->member[out->members++] = item[i]->id;
    }
    stop.id = item[0]->id;
    for (int i = count - 1; i >= 0; i--) {
        stop.id = item[i]->enabled ? item[i]->id : stop.id;
    }
    name_group(front, item, count, add(out, stop, ""));
}

/* The items of the list, those of one group together, in the order of their first ones. */
static int sort_by_group(const struct focus_list *list, const struct focus_item *sorted[FOCUS_ITEMS_MAX])
{
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        bool begun = false;
        for (int k = 0; k < i; k++) {
            begun = begun || list->item[k].group == list->item[i].group;
        }
        for (int k = i; k < list->count && !begun; k++) {
            if (list->item[k].group == list->item[i].group) {
                sorted[count++] = &list->item[k];
            }
        }
    }
    return count;
}

static int end_of_group(const struct focus_item *const *item, int from, int count)
{
    int end = from;
    while (end < count && item[end]->group == item[from]->group) {
        end++;
    }
    return end;
}

void scan_groups(struct front *front, struct scan_stops *out)
{
    struct focus_list list;
    const struct focus_item *sorted[FOCUS_ITEMS_MAX] = {NULL};
    *out = (struct scan_stops){.count = 0};
    front_items(front, &list);
    int count = sort_by_group(&list, sorted);
    struct status status;
    const struct prompt *asked = question(front, &list, &status);
    if (asked) {
        add_prompt(out, asked);
    }
    if (count <= SCAN_TOGETHER) {
        add_items(out, sorted, count);
        add_prompts(front, &list, out);
        return;
    }
    for (int pass = 0; pass < 2; pass++) {
        for (int from = 0, more = 0; from < count; from += more) {
            more = cut(sorted, from, end_of_group(sorted, from, count));
            if (any_enabled(sorted + from, more) == (pass == 0)) {
                add_group(front, out, sorted + from, more);
            }
        }
    }
    add_prompts(front, &list, out);
}

void scan_items(struct front *front, const int *ids, int count, struct scan_stops *out)
{
    struct focus_list list;
    const struct focus_item *item[FOCUS_ITEMS_MAX] = {NULL};
    int there = 0;
    front_items(front, &list);
    for (int i = 0; i < count; i++) {
        const struct focus_item *found = focus_find(&list, ids[i]);
        if (found) {
            item[there++] = found;
        }
    }
    *out = (struct scan_stops){.count = 0};
    add_items(out, item, there);
    add_way_back(out);
}

/* ---- acts ---------------------------------------------------------------------------------------------- */

void scan_acts(struct front *front, int id, struct scan_stops *out)
{
    struct focus_list list;
    struct status status;
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, id);
    *out = (struct scan_stops){.count = 0};
    look_at(front, id, &status);
    const struct prompt *confirm = offered(&status, PROMPT_CONFIRM);
    if (id == SCROLL_ITEM) {
        add_act(out, id, INTENT_PAGE_NEXT, 0, _("Further down"));
        add_act(out, id, INTENT_PAGE_PREV, 0, _("Further up"));
    } else if (item && item->sideways) {
        add_act(out, id, INTENT_RIGHT, 0, _("More, or the next"));
        add_act(out, id, INTENT_LEFT, 0, _("Less, or the one before"));
    }
    if (id != SCROLL_ITEM) {
        add_act(out, id, INTENT_CONFIRM, 0, confirm ? confirm->label : _("Choose"));
    }
    static const enum prompt_key others[] = {PROMPT_SECONDARY, PROMPT_ALTERNATE};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        const struct prompt *prompt = offered(&status, others[i]);
        char letter;
        if (prompt && is_of_items(front, &list, others[i])) {
            add_act(out, id, bar_means(others[i], false, &letter), letter, prompt->label);
        }
    }
    add_way_back(out);
}
