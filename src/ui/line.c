/* SPDX-License-Identifier: MIT */
#include "ui/line.h"

#include "base/check.h"

#include <stddef.h>

static const float shares_from = 8;

void line_place(struct line *line, struct rect *place, float w, float h)
{
    CHECK(line->count < LINE_PARTS_MAX);
    line->part[line->count++] = (struct line_part){place, w, h};
}

void line_gap(struct line *line, float w)
{
    line_place(line, NULL, w, 0);
}

void line_cards(struct line *line, struct rect *places, int count, float w, float gap)
{
    for (int i = 0; i < count; i++) {
        if (i > 0) {
            line_gap(line, gap);
        }
        line_place(line, &places[i], w, w * 1.4f);
    }
}

static bool is_shared(const struct line_part *part)
{
    return part->place == NULL && part->w >= shares_from;
}

void line_lay(const struct line *line, float left, float right, float y, float h)
{
    float used = 0, sharing = 0;
    for (int i = 0; i < line->count; i++) {
        used += line->part[i].w;
        sharing += is_shared(&line->part[i]);
    }
    float more = (right - left - used) / fmaxf(sharing, 1), x = left;
    for (int i = 0; i < line->count; i++) {
        const struct line_part *part = &line->part[i];
        if (part->place) {
            *part->place = (struct rect){x, y + h - part->h, part->w, part->h};
        }
        x += part->w + (is_shared(part) ? more : 0);
    }
}

void line_share(struct rect *places, int count, struct rect box, float gap)
{
    float w = (box.w - gap * (float)(count - 1)) / (float)count;
    for (int i = 0; i < count; i++) {
        places[i] = (struct rect){box.x + (float)i * (w + gap), box.y, w, box.h};
    }
}

void line_stack(struct rect *places, int count, struct rect box, float gap)
{
    float h = (box.h - gap * (float)(count - 1)) / (float)count;
    for (int i = 0; i < count; i++) {
        places[i] = (struct rect){box.x, box.y + (float)i * (h + gap), box.w, h};
    }
}
