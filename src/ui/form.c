/* SPDX-License-Identifier: MIT */
#include "ui/form.h"

#include <math.h>

static const float LOW = 700, SENTENCE = 44, GAP = 16, WINDOW_AIR = 8;
/* The focus frame: distance of its inside from the window's edge and from the scroll bar; width of its line.
 */
static const float FRAME_EDGE = 12, FRAME_BAR = 28, FRAME_LINE = 8, FRAME_RADIUS = 8;

struct rect form_room(const struct frame *frame, float bar)
{
    struct rect room = {0, 0, frame->canvas.w, frame->canvas.h - bar};
    if (bar > 0) { /* the bar stands above notches and bars of the system */
        room.h = frame->safe.y + frame->safe.h - bar;
    }
    if (frame->kind != FRAME_WIDE) {
        float margin = frame->canvas.w < 1000 ? 10 : 16;
        room = rect_grow(rect_shared(room, frame->safe), -margin);
        /* On narrow windows a long sentence of the bar is shown above it. */
        room.h -= frame->kind == FRAME_POCKET || frame->kind == FRAME_COMPACT ? SENTENCE : 0;
    }
    return room;
}

bool form_narrow(const struct frame *frame, float w)
{
    return form_room(frame, 0).w < w;
}

bool form_low(const struct frame *frame, float bar)
{
    return form_room(frame, bar).h < LOW;
}

float form_touch(const struct frame *frame, float least)
{
    return fmaxf(least, frame->touch);
}

struct form form_make(const struct frame *frame, float bar, const struct form_design *design, float at)
{
    struct rect room = form_room(frame, bar);
    float natural = design->head + (design->most > 0 ? design->most : design->length) + design->foot;
    bool fits = frame->kind == FRAME_WIDE || natural <= room.h;
    float w = fminf(design->w, room.w), h = fits ? natural : room.h;
    bool scrolls = design->length > h - design->head - design->foot + .5f;
    float lift = scrolls || natural + 2 * fabsf(design->lift) > room.h ? 0 : design->lift;
    struct form form = {
        .box = {room.x + (room.w - w) / 2, room.y + (room.h - h) / 2 + lift, w, h},
        .scrolls = scrolls,
    };
    form.view = (struct list_view){
        .box = {form.box.x + 10, form.box.y + design->head, w - 20, h - design->head - design->foot},
        .length = design->length,
        .step = design->step,
    };
    if (scrolls) {
        form.view.box.y -= WINDOW_AIR;
        form.view.box.h += WINDOW_AIR;
        form.view.length += 2 * WINDOW_AIR;
        form.view.at = list_view_clamp(&form.view, roundf(at * frame->scale) / frame->scale);
    }
    return form;
}

float form_y(const struct form *form, float y)
{
    return form->view.box.y + (form->scrolls ? WINDOW_AIR : 0) - form->view.at + y;
}

float form_right(const struct form *form, float edge)
{
    float bar = form->scrolls ? LIST_VIEW_BAR + 18 : 0;
    return form->box.x + form->box.w - fmaxf(edge, bar);
}

void form_items(const struct form *form, struct focus_list *list)
{
    if (form->scrolls) {
        focus_scrolls(list, 0, form->view.box);
    }
}

void form_rows(struct draw_list *list, const struct form *form)
{
    if (form->scrolls) {
        draw_clip(list, form->view.box);
    }
}

void form_rows_end(struct draw_list *list, const struct form *form)
{
    if (form->scrolls) {
        draw_clip_end(list);
        list_view_draw(list, &form->view);
    }
}

void form_focus(struct draw_list *list, const struct form *form, bool round)
{
    struct rect view = form->view.box;
    float in = round ? 0 : FRAME_LINE, right = form->scrolls ? FRAME_BAR : FRAME_EDGE;
    furniture_focus(
        list, (struct rect){view.x + FRAME_EDGE, view.y + in, view.w - FRAME_EDGE - right, view.h - 2 * in},
        FRAME_RADIUS);
}

struct rect form_button(const struct form *form, int which, int count, float w, float h, float edge, float up)
{
    float room = form->box.w - 2 * edge, most = (room - GAP * (float)(count - 1)) / (float)count;
    float wide = fminf(w, most), left = form->box.x + edge, right = form->box.x + form->box.w - edge;
    float x = right - wide - (wide + GAP) * (float)(count - 1 - which);
    if (which == 0 && count > 1) {
        x = left;
    }
    return (struct rect){x, form->box.y + form->box.h - up, wide, h};
}
