/* SPDX-License-Identifier: MIT */
/* A rubber stamp on a sheet: a place, a figure, a date. */
#ifndef UI_POSTMARK_H
#define UI_POSTMARK_H

#include "ui/draw.h"

struct postmark {
    struct point middle;
    float size, opacity; /* size 1: a radius of 64 units */
    const char *head, *figure, *foot;
};
void postmark_draw(struct draw_list *list, const struct postmark *mark);

#endif
