/* SPDX-License-Identifier: MIT */
#include "base/text.h"
#include "ui/draw.h"

static const char *const kind_names[] = {
    [DRAW_FILL] = "fill", [DRAW_SCENE] = "scene", [DRAW_SPRITE] = "sprite", [DRAW_CARD] = "card",
    [DRAW_TEXT] = "text", [DRAW_SHAPE] = "shape", [DRAW_STROKE] = "stroke", [DRAW_CLIP] = "clip",
};

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
        if (c->flags & DRAW_MOVING) {
            text_add(&out, " moving");
        }
        switch (c->kind) {
        case DRAW_CARD:
            text_addf(&out, " %s \"%s\" dim %.2f", draw_string(list, c->string),
                      draw_string(list, c->as.card.title), (double)c->as.card.dim);
            break;
        case DRAW_TEXT:
            text_addf(&out, " font %d size %.1f anchor %d \"%s\"", (int)c->as.text.font,
                      (double)c->as.text.size, (int)c->as.text.anchor, draw_string(list, c->string));
            break;
        case DRAW_STROKE:
            text_addf(&out, " %d points, width %.1f", c->as.stroke.count, (double)c->as.stroke.width);
            break;
        case DRAW_SCENE:
        case DRAW_SPRITE:
        case DRAW_SHAPE:
            text_addf(&out, " %s", draw_string(list, c->string));
            break;
        case DRAW_FILL:
        case DRAW_CLIP:
            break;
        }
        line(context, buffer);
    }
}
