/* SPDX-License-Identifier: MIT */
/* Places in a line from left to right, with gaps between them that share what is left of the line. */
#ifndef UI_LINE_H
#define UI_LINE_H

#include "ui/geometry.h"

enum { LINE_PARTS_MAX = 32 };

struct line {
    struct line_part {
        struct rect *place; /* NULL: a gap */
        float w, h;
    } part[LINE_PARTS_MAX];
    int count;
};

/* A place so large, whose rectangle line_lay fills in. */
void line_place(struct line *line, struct rect *place, float w, float h);
/* A gap at least so wide; those of 8 units and more share what is left. */
void line_gap(struct line *line, float w);
/* Places of a playing card's shape, w wide. */
void line_cards(struct line *line, struct rect *places, int count, float w, float gap);
/* Lays them between two edges, their feet h below y. */
void line_lay(const struct line *line, float left, float right, float y, float h);

/* Equal places side by side, or one below the other, that share a box but for the gaps. */
void line_share(struct rect *places, int count, struct rect box, float gap);
void line_stack(struct rect *places, int count, struct rect box, float gap);

#endif
