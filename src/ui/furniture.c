/* SPDX-License-Identifier: MIT */
/* Plates, frames and the places of a table. Boxes include shadows and outlines: rasterising clips there. */
#include "ui/furniture.h"

#include <math.h>

enum {
    CORNER_STEPS = 6,
    FRAME_POINTS_MAX = 4 * (CORNER_STEPS + 1) + 1,
    STRIPES_MAX = 120,
    BURST_POINTS_MAX = 96
};

void furniture_veil(struct draw_list *list, float opacity)
{
    draw_fill(list, list->frame.canvas, ink_fade(INK_INK, opacity));
}

void furniture_plate(struct draw_list *list, struct rect box, float radius, struct rgba fill)
{
    shape_begin(list, (struct rect){box.x, box.y, box.w + 6, box.h + 7});
    shape_rect(list, 4, 5, box.w, box.h, radius, paint_fill(ink_fade(INK_INK, .30f)));
    shape_rect(list, 0, 0, box.w, box.h, radius, paint_fill(fill));
    if (list->contrast) {
        shape_rect(list, 2, 2, box.w - 4, box.h - 4, fmaxf(radius - 2, 0), paint_line(INK_INK, 4));
    } else {
        shape_rect(list, 4, 4, box.w - 8, box.h - 8, fmaxf(radius - 4, 0),
                   paint_line(ink_fade(INK_INK, .80f), 2));
    }
    shape_end(list);
}

/* In high contrast, the plain plate behind text on a picture. text: the box of the letters. */
static void furniture_backing(struct draw_list *list, struct rect text)
{
    struct rect box = {text.x - 8, text.y - 4, text.w + 16, text.h + 8};
    shape_begin(list, box);
    shape_rect(list, 1, 1, box.w - 2, box.h - 2, 5, (struct paint){INK_CREAM, INK_INK, 2, false});
    shape_end(list);
}

void furniture_dialog(struct draw_list *list, struct rect box)
{
    shape_begin(list, (struct rect){box.x, box.y, box.w + 12, box.h + 16});
    shape_rect(list, 10, 14, box.w, box.h, 18, paint_fill(ink_fade(INK_INK, .45f)));
    shape_rect(list, 0, 0, box.w, box.h, 18, paint_fill(INK_CREAM));
    shape_rect(list, 8, 8, box.w - 16, box.h - 16, 12, paint_line(INK_INK, list->contrast ? 6 : 3));
    shape_end(list);
}

void furniture_title(struct draw_list *list, float x, float rule, const char *title, float size, float width)
{
    const float hangs = .34f; /* depth of the lowest letters of this typeface, as a fraction of the size */
    draw_text_fit(list, x, rule - size * hangs, title, FONT_DISPLAY, size, INK_RED, ANCHOR_START, width);
}

void furniture_slip(struct draw_list *list, struct rect box, float head, struct rgba ink)
{
    double w = (double)box.w, high = (double)head;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 12, box.h + 16});
    shape_rect(list, 12, 16, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .40f)));
    shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(INK_CREAM));
    shape_path(list, paint_fill(ink), "M0 %gL0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g %gZ", high, w - 12,
               w - 5, w, w, w, high);
    for (float x = 10; x < box.w - 6; x += 20) {
        shape_circle(list, x, head, 5, paint_fill(INK_CREAM));
    }
    shape_end(list);
}

void furniture_headed(struct draw_list *list, struct rect box, const char *label, struct rgba ink, float head,
                      float size)
{
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, head});
    shape_path(list, paint_fill(ink), "M0 %gL0 12C0 5 5 0 12 0L%g 0C%g 0 %g 5 %g 12L%g %gZ", head, box.w - 12,
               box.w - 5, box.w, box.w, box.w, head);
    shape_end(list);
    if (label && label[0]) {
        draw_text_tracked(list, box.x + box.w / 2, box.y + head / 2 + size * .35f, label, FONT_SIGN, size, 2,
                          INK_CREAM, ANCHOR_MIDDLE, box.w - 24);
    }
}

void furniture_focus(struct draw_list *list, struct rect box, float radius)
{
    shape_begin(list, rect_grow(box, 10));
    if (list->contrast) {
        shape_rect(list, 5, 5, box.w + 10, box.h + 10, radius + 5, paint_line(INK_INK, 10));
        shape_rect(list, 5, 5, box.w + 10, box.h + 10, radius + 5, paint_line(INK_SUN, 5));
    } else {
        shape_rect(list, 2.5f, 2.5f, box.w + 15, box.h + 15, radius + 7.5f, paint_line(INK_INK, 3));
        shape_rect(list, 7, 7, box.w + 6, box.h + 6, radius + 3, paint_line(INK_SUN, 6));
    }
    shape_end(list);
}

/* The outline of a rounded rectangle, measured clockwise from the left end of its top side. */
struct ring {
    struct rect box;
    float radius;
};

static float ring_length(struct ring ring)
{
    return 2 * (ring.box.w + ring.box.h) - (8 - 2 * PI) * ring.radius;
}

/* The point at a distance along the frame, `out` units outside of it. */
static struct point ring_at(struct ring ring, float distance, float out)
{
    float r = ring.radius, arc = PI / 2 * r;
    struct point corner = {ring.box.x + r, ring.box.y + r};
    float side[4] = {ring.box.w - 2 * r, ring.box.h - 2 * r, ring.box.w - 2 * r, ring.box.h - 2 * r};
    distance = fmodf(distance, ring_length(ring));
    for (int i = 0; i < 4; i++) {
        /* The direction along each side; the next one is its outward normal. */
        float ax = i == 0 ? 1.0f : i == 2 ? -1.0f : 0.0f, ay = i == 1 ? 1.0f : i == 3 ? -1.0f : 0.0f;
        float nx = ay, ny = -ax;
        if (distance <= side[i]) {
            return (struct point){corner.x + ax * distance + nx * (r + out),
                                  corner.y + ay * distance + ny * (r + out)};
        }
        distance -= side[i];
        corner.x += ax * side[i];
        corner.y += ay * side[i];
        if (distance <= arc) {
            float turn = r > 0 ? distance / r : 0, c = cosf(turn), s = sinf(turn);
            return (struct point){corner.x + (nx * c + ax * s) * (r + out),
                                  corner.y + (ny * c + ay * s) * (r + out)};
        }
        distance -= arc;
    }
    return (struct point){ring.box.x + r, ring.box.y - out};
}

/* A dash length that divides the frame evenly, so that the last one meets the first. */
static float ring_even(struct ring ring, float wanted)
{
    float length = ring_length(ring);
    return length / fmaxf(roundf(length / wanted), 1);
}

/* The whole frame as a closed line: the ends of its sides, and its corners in steps. */
static int ring_points(struct ring ring, struct point points[FRAME_POINTS_MAX])
{
    float arc = PI / 2 * ring.radius, at = 0;
    int count = 0;
    for (int side = 0; side < 4; side++) {
        points[count++] = ring_at(ring, at, 0);
        at += (side % 2 == 0 ? ring.box.w : ring.box.h) - 2 * ring.radius;
        for (int step = 0; step < CORNER_STEPS; step++) {
            points[count++] = ring_at(ring, at + arc * (float)step / CORNER_STEPS, 0);
        }
        at += arc;
    }
    points[count++] = ring_at(ring, 0, 0);
    return count;
}

void furniture_target(struct draw_list *list, struct rect box, float radius, float phase)
{
    shape_begin(list, rect_grow(box, 17));
    float x = 17, y = 17, w = box.w, h = box.h;
    /* Halos are rings, so that what lies on the place keeps its colours. */
    shape_rect(list, x - 10.5f, y - 10.5f, w + 21, h + 21, radius + 9,
               paint_line(ink_fade(INK_SUN, .28f), 11));
    shape_rect(list, x - 7.5f, y - 7.5f, w + 15, h + 15, radius + 6, paint_line(ink_fade(INK_SUN, .45f), 5));
    shape_rect(list, x - 5, y - 5, w + 10, h + 10, radius + 4, paint_line(INK_INK, 7));
    shape_rect(list, x - 5, y - 5, w + 10, h + 10, radius + 4, paint_line(INK_SUN, 4.5f));
    shape_end(list);

    /* Dark dashes across the yellow band of the frame. Only the ends of the dashes move. */
    struct ring ring = {rect_grow(box, 5), radius + 4};
    float period = ring_even(ring, 26);
    struct point points[FRAME_POINTS_MAX];
    int count = ring_points(ring, points);
    struct draw_command *dashes = draw_stroke(list, points, count, 4.5f, INK_INK);
    dashes->as.stroke.dash = period * .36f;
    dashes->as.stroke.gap = period * .64f;
    dashes->as.stroke.phase = fmodf(phase, period);
}

void furniture_target_other(struct draw_list *list, struct rect box, float radius, float phase)
{
    shape_begin(list, rect_grow(box, 9));
    shape_rect(list, 4, 4, box.w + 10, box.h + 10, radius + 4, paint_line(INK_INK, 6));
    shape_end(list);
    struct ring ring = {rect_grow(box, 5), radius + 4};
    float period = ring_even(ring, 28);
    struct point points[FRAME_POINTS_MAX];
    int count = ring_points(ring, points);
    struct draw_command *dashes = draw_stroke(list, points, count, 4, INK_SUN);
    dashes->as.stroke.dash = period * .57f;
    dashes->as.stroke.gap = period * .43f;
    dashes->as.stroke.phase = fmodf(phase, period);
}

void furniture_refused(struct draw_list *list, struct rect box, float radius)
{
    enum { STEPS = 4 };
    struct ring ring = {{11, 11, box.w + 12, box.h + 12}, radius + 6};
    shape_begin(list, rect_grow(box, 17));
    shape_rect(list, 11, 11, box.w + 12, box.h + 12, radius + 6, paint_line(INK_INK, 17));
    shape_rect(list, 11, 11, box.w + 12, box.h + 12, radius + 6, paint_line(INK_CREAM, 12));
    float period = ring_even(ring, 28), slant = 9;
    int stripes = (int)(ring_length(ring) / period + .5f);
    for (int i = 0; i < stripes && i < STRIPES_MAX; i++) {
        struct point quad[2 * STEPS + 2];
        float at = period * (float)i;
        for (int k = 0; k <= STEPS; k++) {
            float along = at + period * .5f * (float)k / STEPS;
            quad[k] = ring_at(ring, along, -6);
            quad[2 * STEPS + 1 - k] = ring_at(ring, along + slant, 6);
        }
        shape_polygon(list, quad, 2 * STEPS + 2, paint_fill(INK_RED));
    }
    shape_end(list);
}

/* The dashes of one side of an empty place. */
static void slot_dashes(struct draw_list *list, float x1, float y1, float x2, float y2)
{
    float length = vector_length(x2 - x1, y2 - y1);
    int count = (int)(length / 16 + .5f);
    float step = length / (float)count, dx = (x2 - x1) / length, dy = (y2 - y1) / length;
    struct paint paint = {.stroke = ink_fade(INK_INK, list->contrast ? 1 : .50f),
                          .width = list->contrast ? 4 : 2.4f,
                          .round = true};
    for (int i = 0; i < count; i++) {
        float from = step * (float)i, to = from + step * .56f;
        shape_line(list, x1 + dx * from, y1 + dy * from, x1 + dx * to, y1 + dy * to, paint);
    }
}

void furniture_dashes(struct draw_list *list, float w, float h)
{
    float l = 1.5f, t = 1.5f, r = w - 1.5f, b = h - 1.5f;
    slot_dashes(list, l + 8, t, r - 8, t);
    slot_dashes(list, r, t + 8, r, b - 8);
    slot_dashes(list, r - 8, b, l + 8, b);
    slot_dashes(list, l, b - 8, l, t + 8);
}

/* In high contrast the sign is stronger: only a dashed line and the lack of a shadow tell it from a card. */
float furniture_faint_sign(const struct draw_list *list)
{
    return list->contrast ? .66f : .42f;
}

float furniture_faint_figure(const struct draw_list *list)
{
    return list->contrast ? .78f : .38f;
}

void furniture_slot(struct draw_list *list, struct rect box, const char *picture, const char *numeral)
{
    /* Pictures and numerals are designed for places at least 90 units wide and shrink in narrower ones. */
    float narrow = fminf(box.w / 90, 1);
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 9, paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .35f)));
    furniture_dashes(list, box.w, box.h);
    shape_end(list);
    struct point middle = rect_middle(box);
    if (picture) {
        float size = 116 * .46f * narrow;
        draw_sprite(list, picture, (struct rect){middle.x - size / 2, middle.y - 2 - size / 2, size, size})
            ->ink.a = (unsigned char)((float)255 * furniture_faint_sign(list) * list->opacity);
    }
    if (numeral) {
        draw_text(list, middle.x, middle.y + 14 * narrow, numeral, FONT_SIGN, 42 * narrow,
                  ink_fade(INK_INK, furniture_faint_figure(list)), ANCHOR_MIDDLE);
    }
}

void furniture_caption(struct draw_list *list, float x, float y, const char *label)
{
    if (list->contrast) {
        float em = draw_text_size(list, FONT_SIGN, 18),
              wide = draw_text_width(list, label, FONT_SIGN, 18, 1.6f);
        furniture_backing(list, (struct rect){x - wide / 2, y - em * .72f, wide, em * .76f});
    }
    struct draw_command *text = draw_text(list, x, y, label, FONT_SIGN, 18, INK_INK, ANCHOR_MIDDLE);
    text->as.text.tracking = 1.6f;
    if (!list->contrast) { /* on a plate, a backing would only cover the plate's edge */
        text->as.text.outline = 3;
        text->as.text.outline_ink = INK_SAND;
    }
}

void furniture_total(struct draw_list *list, struct rect box, const char *value)
{
    /* The stone's picture is 240 x 340 round a front of 200 x 319, foot at 120, 330. */
    float w = box.w, foot = box.y + box.h - 2, scale = w * .84f / 200, middle = box.x + w * .45f;
    shape_begin(list, (struct rect){box.x, foot, w * 1.2f, 12});
    shape_path(list, paint_fill(ink_fade(INK_INK, .35f)), "M%g 0L%g 0L%g 9L%g 9Z", w * .06f, w * .90f,
               w * 1.12f, w * .30f);
    shape_end(list);
    draw_sprite(list, "icons/borne_total",
                (struct rect){middle - 120 * scale, foot - 330 * scale, 240 * scale, 340 * scale});
    draw_text_fit(list, middle, foot - w * .18f, value, FONT_SIGN, w * .44f, INK_INK, ANCHOR_MIDDLE,
                  w * .78f);
}

/* 0..1, the same for the same seed and index on every machine. */
static float scatter(unsigned seed, int index)
{
    uint32_t mixed = seed * 0x9E3779B9u + (uint32_t)index * 0x85EBCA6Bu + 0x7F4A7C15u;
    mixed = (mixed ^ (mixed >> 15)) * 0x2C1B3C6Du;
    mixed = (mixed ^ (mixed >> 12)) * 0x297A2D39u;
    return (float)((mixed ^ (mixed >> 15)) & 0xFFFFu) / 65535.0f;
}

void furniture_burst(struct draw_list *list, float x, float y, float radius, int spikes, float inner,
                     unsigned seed, float turn, struct rgba ink)
{
    struct point points[BURST_POINTS_MAX];
    float half = radius * 1.1f;
    int count = spikes * 2 < BURST_POINTS_MAX ? spikes * 2 : BURST_POINTS_MAX;
    for (int i = 0; i < count; i++) {
        float r = i % 2 == 0 ? radius * (.86f + .22f * scatter(seed, i))
                             : radius * inner * (.88f + .20f * scatter(seed, i));
        float angle = (turn + 180.0f * (float)i / (float)spikes) * PI / 180;
        points[i] = (struct point){half + r * cosf(angle), half + r * sinf(angle)};
    }
    shape_begin(list, (struct rect){x - half, y - half, 2 * half, 2 * half});
    shape_polygon(list, points, count, paint_fill(ink));
    shape_end(list);
}
