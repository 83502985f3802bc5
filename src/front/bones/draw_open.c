/* SPDX-License-Identifier: MIT */
/* The end of a round at the table: hands that open one by one at their plates, and their sum, which grows. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/tally.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

/* ---- hands ----------------------------------------------------------------------------------- */

static void draw_count(const struct bones_frame *frame, float x, float y, int dots)
{
    char says[16];
    text_format(says, sizeof says, "= %d", dots);
    struct rect safe = frame->list->frame.safe;
    x = fminf(x, safe.x + safe.w - 6 - draw_text_width(frame->list, says, FONT_SIGN, 30, 0));
    struct draw_command *text = draw_text(frame->list, x, y, says, FONT_SIGN, 30, INK_GOLDLT, ANCHOR_START);
    text->as.text.outline = 4;
    text->as.text.outline_ink = INK_INK;
}

/* The sum of the own hand, whose tiles are drawn with the hand. */
static void count_own(const struct bones_frame *frame, const struct bones_tally *tally)
{
    const struct bones_layout *layout = &frame->view->layout;
    int seat = frame->view->viewer, count = bones_many(tally->hand[seat]);
    if (count == 0 || tally->open[seat] < count || bones_layout_lies(layout)) {
        return;
    }
    struct point last = bones_layout_hand(layout, count - 1, count);
    draw_count(frame, last.x + layout->tile * .72f, last.y + 10, bones_tally_dots(tally, seat));
}

static void draw_hand(const struct bones_frame *frame, const struct bones_tally *tally, int seat)
{
    const struct bones_view *view = frame->view;
    struct bones_row row = bones_layout_row(&view->layout, seat, view->viewer);
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(tally->hand[seat], tile);
    if (count == 0) {
        return;
    }
    bool counted = tally->open[seat] >= count;
    struct rect box = bones_layout_row_box(&row, count, counted);
    bool lowest = tally->locked && tally->all && tally->winner == seat;
    shape_begin(frame->list, rect_grow(box, 4));
    shape_rect(frame->list, 4, 4, box.w, box.h, 10,
               (struct paint){ink_fade(INK_INK, .55f), INK_SUN, lowest ? 5 : 0, false});
    shape_end(frame->list);
    for (int i = 0; i < count; i++) {
        struct bones_tile_look look =
            bones_tile_of(tile[i], (struct point){row.first.x + row.pitch * (float)i, row.first.y}, row.side);
        look.back = i >= tally->open[seat];
        bones_draw_tile(frame->list, &look);
    }
    if (counted) {
        draw_count(frame, row.first.x + row.pitch * (float)count - row.side / 2 + 6, row.first.y + 11,
                   bones_tally_dots(tally, seat));
    }
}

void bones_draw_open(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    if (!bones_tally_shows(view)) {
        return;
    }
    struct bones_tally tally = bones_tally_at(view, frame->ms);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        if (seat == view->viewer) {
            count_own(frame, &tally);
        } else {
            draw_hand(frame, &tally, seat);
        }
    }
}

/* ---- their sum ------------------------------------------------------------------------------- */

void bones_draw_sum(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    if (!bones_tally_shows(view)) {
        return;
    }
    const float pop = 180;
    struct bones_tally tally = bones_tally_at(view, frame->ms);
    struct draw_list *list = frame->list;
    struct rect box = bones_layout_tally(&view->layout);
    char says[96];
    struct text out = text_in(says, sizeof says);
    bones_tally_text(&tally, &out);
    furniture_plate(list, box, 12, INK_CREAM);
    float small = box.h * .32f, large = box.h * .6f, edge = 22;
    const char *label = _("Left in the hands");
    float wide = fminf(draw_text_width(list, label, FONT_BODY_MEDIUM, small, 0), box.w * .32f);
    draw_text_fit(list, box.x + edge, box.y + box.h / 2 + small * .36f, label, FONT_BODY_MEDIUM, small,
                  INK_INK, ANCHOR_START, wide);
    bool still = !bones_is_step(frame, BONES_STEP_OPEN) || frame->step->still;
    float grown =
        !tally.all || still ? 1 : .8f + .2f * tween_ease(EASE_OUT_BACK, fminf(1, tally.since / pop));
    float left = box.x + edge + wide, right = box.x + box.w - edge, middle = box.x + box.w / 2;
    float sum = draw_text_width(list, says, FONT_SIGN, large, 0);
    if (middle - sum / 2 < left + edge) { /* it has no room in the middle */
        middle = (left + edge + right) / 2;
    }
    draw_text_fit(list, middle, box.y + box.h / 2 + large * .36f, says, FONT_SIGN, large * grown,
                  tally.all ? INK_OXBLOOD : INK_INK, ANCHOR_MIDDLE,
                  2 * fminf(right - middle, middle - left - edge));
}
