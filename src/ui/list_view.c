/* SPDX-License-Identifier: MIT */
#include "ui/list_view.h"

#include "ui/shape.h"

#include <math.h>

static const float THUMB_LEAST = 44, AIR = 10;

float list_view_most(const struct list_view *view)
{
    return fmaxf(0, view->length - view->box.h);
}

float list_view_clamp(const struct list_view *view, float at)
{
    return fmaxf(0, fminf(at, list_view_most(view)));
}

float list_view_reveal(const struct list_view *view, struct rect item)
{
    float over = view->box.y + AIR - item.y, under = item.y + item.h + AIR - (view->box.y + view->box.h);
    if (item.h + 2 * AIR > view->box.h) {
        /* The item is too tall: scrolls only if the item is hardly visible. */
        over = view->box.y - (item.y + item.h) > -view->box.h / 2 ? over : 0;
        under = item.y > view->box.y + view->box.h / 2 ? item.y - view->box.y - AIR : 0;
    }
    float by = over > 0 ? -over : under > 0 ? under : 0;
    return list_view_clamp(view, view->at + by);
}

float list_view_step(const struct list_view *view)
{
    return view->step > 0 ? view->step : view->box.h / 8;
}

struct rect list_view_track(const struct list_view *view)
{
    return (struct rect){view->box.x + view->box.w - LIST_VIEW_REACH, view->box.y, LIST_VIEW_REACH,
                         view->box.h};
}

static float thumb(const struct list_view *view)
{
    return fmaxf(THUMB_LEAST, (view->box.h - 8) * view->box.h / view->length);
}

float list_view_at(const struct list_view *view, float y)
{
    float high = thumb(view), room = view->box.h - 8 - high;
    return list_view_clamp(view, (y - view->box.y - 4 - high / 2) / fmaxf(room, 1) * list_view_most(view));
}

void list_view_draw(struct draw_list *list, const struct list_view *view)
{
    float most = list_view_most(view);
    if (most <= 0) {
        return;
    }
    float h = view->box.h - 8, high = thumb(view), at = (h - high) * view->at / most;
    struct rect box = {view->box.x + view->box.w - LIST_VIEW_BAR - 2, view->box.y + 4, LIST_VIEW_BAR, h};
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, h, 7, paint_fill(INK_SAND));
    shape_rect(list, 0, at, box.w, high, 7, paint_fill(INK_ASPHALT));
    if (list->contrast) {
        shape_rect(list, 1, 1, box.w - 2, h - 2, 6, paint_line(INK_INK, 2));
    }
    shape_end(list);
}
