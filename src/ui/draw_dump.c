/* SPDX-License-Identifier: MIT */
#include "base/hash.h"
#include "base/text.h"
#include "ui/draw.h"

#include <inttypes.h>
#include <string.h>

static const char *const kind_names[] = {
    [DRAW_FILL] = "fill",     [DRAW_SCENE] = "scene", [DRAW_SPRITE] = "sprite",
    [DRAW_CARD] = "card",     [DRAW_TEXT] = "text",   [DRAW_SHAPE] = "shape",
    [DRAW_STROKE] = "stroke", [DRAW_CLIP] = "clip",   [DRAW_POLYGON] = "polygon",
};

static void dump_text(const struct draw_list *list, const struct draw_command *c, struct text *out)
{
    text_addf(out, " font %d size %.1f anchor %d", (int)c->as.text.font, (double)c->as.text.size,
              (int)c->as.text.anchor);
    if (c->as.text.tracking != 0) {
        text_addf(out, " tracking %.1f", (double)c->as.text.tracking);
    }
    if (c->as.text.outline > 0) {
        struct rgba ink = c->as.text.outline_ink;
        text_addf(out, " outline %.1f #%02x%02x%02x%02x", (double)c->as.text.outline, ink.r, ink.g, ink.b,
                  ink.a);
    }
    text_addf(out, " \"%s\"", draw_string(list, c->string));
}

static void dump_stroke(const struct draw_list *list, const struct draw_command *c, struct text *out)
{
    text_addf(out, " width %.1f dash %.1f %.1f at %.1f%s", (double)c->as.stroke.width,
              (double)c->as.stroke.dash, (double)c->as.stroke.gap, (double)c->as.stroke.phase,
              c->as.stroke.round ? " round" : "");
    for (int i = 0; i < c->as.stroke.count; i++) {
        const struct point *at = &list->point[c->as.stroke.first + (size_t)i];
        text_addf(out, " %.0f,%.0f", (double)at->x, (double)at->y);
    }
}

void draw_dump(const struct draw_list *list, void (*line)(void *context, const char *string), void *context)
{
    char buffer[1024];
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *c = &list->command[i];
        struct text out = text_in(buffer, sizeof buffer);
        text_addf(&out, "%s %.1f,%.1f %.1fx%.1f", kind_names[c->kind], (double)c->box.x, (double)c->box.y,
                  (double)c->box.w, (double)c->box.h);
        if (c->angle != 0.0f) {
            text_addf(&out, " turned %.1f", (double)c->angle);
        }
        text_addf(&out, " #%02x%02x%02x%02x", c->ink.r, c->ink.g, c->ink.b, c->ink.a);
        text_add(&out, c->flags & DRAW_MOVING ? " moving" : "");
        text_add(&out, c->flags & DRAW_FLIPPED ? " flipped" : "");
        switch (c->kind) {
        case DRAW_CARD:
            text_addf(&out, " %s \"%s\" dim %.2f", draw_string(list, c->string),
                      draw_string(list, c->as.card.title), (double)c->as.card.dim);
            text_add(&out, c->as.card.hatched ? " hatched" : "");
            break;
        case DRAW_TEXT:
            dump_text(list, c, &out);
            break;
        case DRAW_STROKE:
            dump_stroke(list, c, &out);
            break;
        case DRAW_SHAPE: {
            /* Elements may be longer than a line. */
            const char *elements = draw_string(list, c->string);
            text_addf(&out, " %016" PRIx64 " %s", hash_bytes(HASH_START, elements, strlen(elements)),
                      elements);
            break;
        }
        case DRAW_POLYGON:
            for (int k = 0; k < c->as.polygon.count; k++) {
                const struct point *at = &list->point[c->as.polygon.first + (size_t)k];
                text_addf(&out, " %.0f,%.0f", (double)at->x, (double)at->y);
            }
            break;
        case DRAW_SCENE:
        case DRAW_SPRITE:
            text_addf(&out, " %s", draw_string(list, c->string));
            break;
        case DRAW_FILL:
        case DRAW_CLIP:
            break;
        }
        line(context, buffer);
    }
}
