/* SPDX-License-Identifier: MIT */
#include "front/stage/scroll.h"

#include "front/front.h"
#include "ui/furniture.h"

#include <math.h>

/* How far a pointer moves before it drags the list instead of pressing what it holds. */
static const float SLACK = 14;

/* The scene whose list scrolls, and its level on the stack: the one on top, or the one below "What is this?".
 */
static const struct scene *scrolling(const struct front *front, int *level)
{
    const struct scene *below = front_asked(front);
    *level = front->stack.depth - (below ? 2 : 1);
    return below ? below : front_scene(front);
}

bool scroll_view(const struct front *front, const struct scene *scene, struct list_view *view)
{
    if (!scene->form) {
        return false;
    }
    struct form form = scene->form(front);
    *view = form.view;
    return form.scrolls;
}

static bool view_of(const struct front *front, struct list_view *view)
{
    int level;
    const struct scene *scene = scrolling(front, &level);
    return scene && scroll_view(front, scene, view) && list_view_most(view) > 0;
}

float scroll_of(const struct front *front, const struct scene *scene)
{
    for (int i = front->stack.depth - 1; i >= 0; i--) {
        if (front->stack.level[i].scene == scene) {
            return front->scroll.at[i];
        }
    }
    return 0;
}

void scroll_to(struct front *front, float at)
{
    int level;
    const struct scene *scene = scrolling(front, &level);
    struct list_view view;
    if (level < 0) {
        return;
    }
    front->scroll.at[level] = view_of(front, &view) ? list_view_clamp(&view, at) : 0;
    if (scene->scrolled) {
        scene->scrolled(front);
    }
    front_touch(front);
}

static const struct item_row rows[] = {
    {"view", N_("The list"),
     N_("There is more of it than is seen: the wheel, a finger, Up and Down, Home and End move it."),
     .id = SCROLL_ITEM, .kind = KIND_TEXT},
    {.name = NULL},
};

void scroll_items(const struct front *front, struct focus_list *list)
{
    struct list_view view;
    if (!view_of(front, &view)) {
        return;
    }
    for (int i = 0; i < list->count; i++) {
        if (list->item[i].scrolls) {
            return;
        }
    }
    struct rect all = {view.box.x, view.box.y - view.at, view.box.w, view.length};
    int first = list->count;
    item_add(list, rows, SCROLL_ITEM, all, true);
    focus_scrolls(list, first, view.box);
}

void scroll_draw(const struct front *front, struct draw_list *list)
{
    struct list_view view;
    if (front_focus(front) == SCROLL_ITEM && view_of(front, &view)) {
        furniture_focus(list, rect_grow(view.box, -8), 8);
    }
}

void scroll_reveal(struct front *front)
{
    struct list_view view;
    struct focus_list list;
    if (!view_of(front, &view)) {
        return;
    }
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    if (item && item->scrolls) {
        float at = list_view_reveal(&view, item->box);
        if (fabsf(at - view.at) > .5f) {
            scroll_to(front, at);
        }
    }
}

/* Keeps the focus in sight when the list has moved: the item under the pointer gets it, else the nearest that
 * is seen. */
static void keep_focus(struct front *front, const struct list_view *view)
{
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *here = focus_find(&list, front_focus(front));
    int under =
        device_points(front->device) ? focus_at(&list, front->pointer_x, front->pointer_y) : FOCUS_NONE;
    const struct focus_item *pointed = focus_find(&list, under);
    if (pointed && pointed->scrolls) {
        front_set_focus(front, under);
        return;
    }
    if (here && !here->scrolls) {
        return;
    }
    float edge = here && here->box.y < view->box.y ? view->box.y : view->box.y + view->box.h, least = 0;
    int best = FOCUS_NONE;
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        bool whole = item->scrolls && item->seen.h > fminf(item->box.h, view->box.h) - 1;
        float far = fabsf(rect_middle(item->box).y - (here ? rect_middle(here->box).y : edge));
        if (whole && (best == FOCUS_NONE || far < least)) {
            best = item->id;
            least = far;
        }
    }
    if (best != FOCUS_NONE) {
        front_set_focus(front, best);
    }
}

static void scroll_by(struct front *front, float by)
{
    struct list_view view;
    if (view_of(front, &view)) {
        scroll_to(front, view.at + by);
        if (view_of(front, &view)) {
            keep_focus(front, &view);
        }
    }
}

/* Moves the focus to the first or the last item of the list. */
static void to_end(struct front *front, bool last)
{
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *best = NULL;
    for (int i = 0; i < list.count; i++) {
        const struct focus_item *item = &list.item[i];
        float down = best ? rect_middle(item->box).y - rect_middle(best->box).y : 0;
        bool further = last ? down > 1 : down < -1;
        if (item->scrolls && (best == NULL || further)) {
            best = item;
        }
    }
    const struct focus_item *here = focus_find(&list, front_focus(front));
    if (best && here && here->scrolls) {
        front_set_focus(front, best->id);
    }
}

static void page(struct front *front, const struct list_view *view, float by)
{
    float most = list_view_most(view);
    bool ends = by < 0 ? view->at + by <= 0 : view->at + by >= most;
    scroll_by(front, by);
    if (ends) {
        to_end(front, by > 0);
    }
}

static bool press(struct front *front, const struct list_view *view, const struct intent *intent)
{
    struct scroll_state *scroll = &front->scroll;
    scroll->bar = rect_holds(list_view_track(view), intent->x, intent->y);
    scroll->held = !scroll->bar && rect_holds(view->box, intent->x, intent->y);
    scroll->moved = false;
    scroll->from_y = intent->y;
    scroll->from_at = view->at;
    if (scroll->bar) {
        scroll_by(front, list_view_at(view, intent->y) - view->at);
    }
    return scroll->bar;
}

static bool drag(struct front *front, const struct list_view *view, const struct intent *intent)
{
    struct scroll_state *scroll = &front->scroll;
    if (scroll->bar) {
        scroll_by(front, list_view_at(view, intent->y) - view->at);
        return true;
    }
    float by = scroll->from_y - intent->y;
    if (scroll->held && !scroll->moved && fabsf(by) > SLACK) {
        scroll->moved = true;
        front->pressed = FOCUS_NONE;
    }
    if (scroll->held && scroll->moved) {
        scroll_by(front, scroll->from_at + by - view->at);
        return true;
    }
    return false;
}

static bool let_go(struct front *front)
{
    struct scroll_state *scroll = &front->scroll;
    bool dragged = scroll->bar || scroll->moved;
    scroll->bar = scroll->held = scroll->moved = false;
    return dragged;
}

/* Up and down scroll through an item that is taller than the window, before they leave it. */
static bool walk(struct front *front, const struct list_view *view, enum intent_kind kind)
{
    struct focus_list list;
    front_items(front, &list);
    const struct focus_item *item = focus_find(&list, front_focus(front));
    if (item == NULL || !item->scrolls || item->box.h <= view->box.h) {
        return false;
    }
    float over = view->box.y - item->box.y, under = item->box.y + item->box.h - view->box.y - view->box.h;
    float left = fminf(kind == INTENT_UP ? over : under,
                       kind == INTENT_UP ? view->at : list_view_most(view) - view->at);
    if (left < 1) {
        return false;
    }
    float step = fminf(left, 2 * list_view_step(view));
    scroll_to(front, view->at + (kind == INTENT_UP ? -step : step));
    return true;
}

bool scroll_intent(struct front *front, const struct intent *intent)
{
    struct list_view view;
    if (!view_of(front, &view)) {
        front->scroll.bar = front->scroll.held = front->scroll.moved = false;
        return false;
    }
    switch (intent->kind) {
    case INTENT_WHEEL:
        scroll_by(front, -(float)intent->amount * list_view_step(&view));
        return true;
    case INTENT_PRESS:
        return press(front, &view, intent);
    case INTENT_POINT:
        return drag(front, &view, intent);
    case INTENT_RELEASE:
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
        return let_go(front);
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        page(front, &view,
             (view.box.h - list_view_step(&view)) * (intent->kind == INTENT_PAGE_NEXT ? 1 : -1));
        return true;
    case INTENT_HOME:
    case INTENT_END:
        page(front, &view, intent->kind == INTENT_END ? list_view_most(&view) : -list_view_most(&view));
        return true;
    case INTENT_UP:
    case INTENT_DOWN:
        return walk(front, &view, intent->kind);
    default:
        return false;
    }
}
