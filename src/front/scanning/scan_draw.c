/* SPDX-License-Identifier: MIT */
/* A frame round a lit group, and plates for what is no item of the screen. */
#include "front/front.h"
#include "front/scanning/scanning.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"

#include <math.h>

enum { PLATE_H = 46, PLATE_SIZE = 25, PLATE_AIR = 26, GAP = 16, FRAME_AIR = 12 };

/* Nothing of a frame is off the canvas. */
static struct rect within(const struct draw_list *list, struct rect box)
{
    const float edge = 6;
    struct rect canvas = {edge, edge, list->frame.canvas.w - 2 * edge, list->frame.canvas.h - 2 * edge};
    return rect_shared(box, canvas);
}

/* The box that holds all items of a group, as far as they are seen. */
static struct rect box_of(const struct front *front, const struct scan_stop *stop)
{
    struct focus_list list;
    struct rect box = {0, 0, 0, 0};
    front_items(front, &list);
    for (int i = 0; i < stop->count; i++) {
        const struct focus_item *item = focus_find(&list, scanning_of(front)->stops.member[stop->first + i]);
        if (item && item->seen.w > 0 && item->seen.h > 0) {
            box = box.w > 0 ? rect_both(box, item->seen) : item->seen;
        }
    }
    return box;
}

static bool is_plate(const struct scan_stop *stop)
{
    return stop->kind == STOP_ACT || stop->kind == STOP_UP;
}

static float plate_width(const struct draw_list *list, const struct scan_stop *stop, float room)
{
    return fminf(draw_text_width(list, stop->says, FONT_SIGN_SEMI, PLATE_SIZE, 0) + 2 * PLATE_AIR, room);
}

/* Where the plates stand: the foot of the lowest row. They leave the item free that they are about. */
static float foot_of(const struct front *front, const struct scan_stop *lit, float high)
{
    struct focus_list list;
    front_items(front, &list);
    float foot = bar_box(&front->frame).y - 2 * GAP;
    const struct focus_item *item = focus_find(&list, lit->id);
    if (item && item->seen.y + item->seen.h > foot - high && item->seen.y - high - 2 * GAP > 0) {
        foot = item->seen.y - 2 * GAP;
    }
    return foot;
}

/* The plates of one row from `from` on, as many as have room; returns the next one. */
static int row_end(const struct draw_list *list, const struct scan_stops *stops, int from, float room,
                   float *width)
{
    *width = 0;
    int end = from;
    for (; end < stops->count; end++) {
        float wide = is_plate(&stops->stop[end]) ? plate_width(list, &stops->stop[end], room) + GAP : 0;
        if (*width > 0 && *width + wide > room) {
            break;
        }
        *width += wide;
    }
    return end;
}

static void draw_plates(const struct front *front, struct draw_list *list, const struct scan_stop *lit)
{
    const struct scan_stops *stops = &scanning_of(front)->stops;
    struct rect in = frame_inner(&list->frame, frame_margin(list->frame.kind));
    float width = 0, pitch = PLATE_H + 2 * GAP;
    int rows = 0;
    for (int from = 0; from < stops->count; rows++) {
        from = row_end(list, stops, from, in.w, &width);
    }
    float y = foot_of(front, lit, (float)rows * pitch) - (float)rows * pitch + 2 * GAP;
    for (int from = 0, end = 0; from < stops->count; from = end, y += pitch) {
        end = row_end(list, stops, from, in.w, &width);
        float x = in.x + (in.w - width + GAP) / 2;
        for (int i = from; i < end; i++) {
            const struct scan_stop *stop = &stops->stop[i];
            if (is_plate(stop)) {
                struct rect box = {x, y, plate_width(list, stop, in.w), PLATE_H};
                furniture_button(list, box, stop->says, stop == lit ? INK_SUN : INK_CREAM, INK_INK,
                                 stop == lit, false);
                x += box.w + GAP;
            }
        }
    }
}

void scan_draw(const struct front *front, struct draw_list *list)
{
    const struct scan_stop *lit = scanning_lit(front);
    if (lit->kind == STOP_GROUP) {
        struct rect box = box_of(front, lit);
        if (box.w > 0) {
            furniture_focus(list, within(list, rect_grow(box, FRAME_AIR)), FRAME_AIR);
        }
    } else if (is_plate(lit)) {
        draw_plates(front, list, lit);
    }
}
