/* SPDX-License-Identifier: MIT */
#include "ui/focus.h"

#include "base/check.h"
#include "base/text.h"

#include <math.h>
#include <string.h>

void focus_clear(struct focus_list *list)
{
    list->count = 0;
}

void focus_add(struct focus_list *list, int id, struct rect box, bool enabled, int group, const char *format,
               ...)
{
    CHECK(list->count < FOCUS_ITEMS_MAX && id != FOCUS_NONE);
    struct focus_item *item = &list->item[list->count++];
    *item = (struct focus_item){.id = id, .box = box, .enabled = enabled, .group = group, .seen = box};
    struct text name = text_in(item->name, sizeof item->name);
    va_list values;
    va_start(values, format);
    text_addv(&name, format, values);
    va_end(values);
}

void focus_scrolls(struct focus_list *list, int first, struct rect window)
{
    for (int i = first; i < list->count; i++) {
        list->item[i].scrolls = true;
        struct rect seen = rect_shared(list->item[i].box, window);
        /* For directions, items that are scrolled out of sight are at the edge of the window. */
        seen.y = fmaxf(window.y, fminf(seen.y, window.y + window.h));
        list->item[i].seen = seen;
    }
}

void focus_lead(struct focus_list *list, int from, enum intent_kind direction, int to)
{
    int way = (int)direction - INTENT_UP;
    CHECK(way >= 0 && way < FOCUS_DIRECTIONS);
    for (int i = 0; i < list->count; i++) {
        if (list->item[i].id == from) {
            list->item[i].lead[way] = to;
            list->item[i].led |= 1u << way;
        }
    }
}

const struct focus_item *focus_find(const struct focus_list *list, int id)
{
    for (int i = 0; i < list->count; i++) {
        if (list->item[i].id == id) {
            return &list->item[i];
        }
    }
    return NULL;
}

const struct focus_item *focus_named(const struct focus_list *list, const char *name)
{
    for (int i = 0; i < list->count; i++) {
        if (strcmp(list->item[i].name, name) == 0) {
            return &list->item[i];
        }
    }
    return NULL;
}

int focus_at(const struct focus_list *list, float x, float y)
{
    for (int i = list->count - 1; i >= 0; i--) {
        if (rect_holds(list->item[i].seen, x, y)) {
            return list->item[i].id;
        }
    }
    return FOCUS_NONE;
}

/* How far two intervals lie apart, 0 where they overlap. */
static float apart(float a, float a_length, float b, float b_length)
{
    if (a + a_length < b) {
        return b - (a + a_length);
    }
    return b + b_length < a ? a - (b + b_length) : 0.0f;
}

/* The cost of a step from one box to another in a direction; negative: the other box is not in this
 * direction. Distance straight ahead is cheap, to the side expensive, and another group costs most. */
static float step_cost(const struct focus_item *from, const struct focus_item *to, enum intent_kind direction)
{
    /* Steps into and out of a list go by the visible parts of its items. */
    bool across_edge = from->scrolls != to->scrolls;
    struct rect from_box = across_edge ? from->seen : from->box, to_box = across_edge ? to->seen : to->box;
    struct point a = rect_middle(from_box), b = rect_middle(to_box);
    bool sideways = direction == INTENT_LEFT || direction == INTENT_RIGHT;
    float ahead = sideways ? b.x - a.x : b.y - a.y;
    if (direction == INTENT_LEFT || direction == INTENT_UP) {
        ahead = -ahead;
    }
    if (ahead < 1.0f) {
        return -1.0f;
    }
    float off = sideways ? apart(from_box.y, from_box.h, to_box.y, to_box.h)
                         : apart(from_box.x, from_box.w, to_box.x, to_box.w);
    float across = sideways ? fabsf(b.y - a.y) : fabsf(b.x - a.x);
    if (sideways && off > 0.0f && from->group == to->group && off > ahead * 2.0f) {
        return -1.0f;
    }
    float strange = from->group != to->group && sideways ? 400.0f : 0.0f;
    return ahead + off * 3.0f + across * 0.25f + strange;
}

/* Whether a step may lead from one item to another. Items out of sight can only be reached within their list,
 * and only a `leaving` step leads up or down out of the list. */
static bool may_step(const struct focus_item *from, const struct focus_item *to, enum intent_kind direction,
                     bool leaving)
{
    if (from->scrolls == to->scrolls) {
        return true;
    }
    if (to->scrolls) {
        return to->seen.h > 0;
    }
    return leaving || direction == INTENT_LEFT || direction == INTENT_RIGHT;
}

static int step_to(const struct focus_list *list, const struct focus_item *here, enum intent_kind direction,
                   bool leaving)
{
    int best = here->id;
    float least = -1.0f;
    for (int i = 0; i < list->count; i++) {
        const struct focus_item *item = &list->item[i];
        if (item == here || !may_step(here, item, direction, leaving)) {
            continue;
        }
        float cost = step_cost(here, item, direction);
        if (cost >= 0.0f && (least < 0.0f || cost < least)) {
            least = cost;
            best = item->id;
        }
    }
    return best;
}

int focus_step(const struct focus_list *list, int from, enum intent_kind direction)
{
    const struct focus_item *here = focus_find(list, from);
    if (here == NULL) {
        return list->count ? list->item[0].id : FOCUS_NONE;
    }
    if (here->sideways && (direction == INTENT_LEFT || direction == INTENT_RIGHT)) {
        return from;
    }
    int way = (int)direction - INTENT_UP;
    if (way >= 0 && way < FOCUS_DIRECTIONS && (here->led >> way & 1u) && focus_find(list, here->lead[way])) {
        return here->lead[way];
    }
    int next = step_to(list, here, direction, false);
    return next == from && here->scrolls ? step_to(list, here, direction, true) : next;
}
