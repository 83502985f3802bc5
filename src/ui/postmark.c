/* SPDX-License-Identifier: MIT */
#include "ui/postmark.h"

#include "ui/shape.h"

#include <math.h>

/* A line of the postmark, `down` units below its middle before the rotation. */
static void stamped(struct draw_list *list, const struct postmark *mark, const char *string, float down,
                    float size, float tracking, float room, struct rgba ink)
{
    const float turn = -10;
    float s = .64f * mark->size, angle = turn * PI / 180;
    /* The width is checked at the printed size, which may be that of large print. */
    draw_text_tracked(list, mark->middle.x - sinf(angle) * down * s, mark->middle.y + cosf(angle) * down * s,
                      string, FONT_SIGN, size * s, tracking * s, ink, ANCHOR_MIDDLE, room * s)
        ->angle = turn;
}

void postmark_draw(struct draw_list *list, const struct postmark *mark)
{
    float s = .64f * mark->size, reach = 101 * s;
    struct rgba ink = ink_fade(INK_RED, .82f * mark->opacity);
    shape_begin(list, (struct rect){mark->middle.x - reach, mark->middle.y - reach, 2 * reach, 2 * reach});
    shape_circle(list, reach, reach, 96 * s, paint_line(ink, 7 * s));
    shape_circle(list, reach, reach, 80 * s, paint_line(ink, 2.6f * s));
    shape_end(list);
    stamped(list, mark, mark->head, -34, 31, 2, 104, ink);
    stamped(list, mark, mark->figure, 22, 60, 1, 146, ink);
    stamped(list, mark, mark->foot, 54, 22, 2, 104, ink);
}
