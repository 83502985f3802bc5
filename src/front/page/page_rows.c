/* SPDX-License-Identifier: MIT */
#include "front/page/page_rows.h"

enum { EDGE = 58, EDGE_FOLDED = 30 };

bool page_rows_fold(const struct form *form)
{
    return form->box.w < PAGE_ROWS_FOLD;
}

float page_rows_edge(float width)
{
    return width < PAGE_ROWS_FOLD ? EDGE_FOLDED : EDGE;
}

float page_rows_head_height(bool tight)
{
    return tight ? 104 : 140;
}

void page_rows_head(struct draw_list *list, struct rect box, bool tight, const char *title, float most)
{
    float line = box.y + page_rows_head_height(tight) - 24;
    furniture_title(list, box.x + (tight ? 36 : 54), line, title, tight ? 60 : 84, most);
    draw_fill(list, (struct rect){box.x + 36, line, box.w - 72, 6}, INK_RED);
}

struct rect page_rows_line(const struct form *form, float y, float h)
{
    float edge = page_rows_edge(form->box.w), x = form->box.x + edge;
    return (struct rect){x, form_y(form, y), form_right(form, edge) - x, h};
}

void page_rows_choice(struct draw_list *list, struct rect box, const char *label, const char *value,
                      bool focus, float x)
{
    if (label && x > 0) {
        draw_text_fit(list, x, box.y + 32, label, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_START,
                      box.x - x - 32);
    }
    furniture_choice(list, box, value);
    if (focus) {
        furniture_focus(list, box, 8);
    }
}

void page_rows_stripe(struct draw_list *list, struct rect box)
{
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 6, paint_fill(INK_PAPER));
    shape_end(list);
}

void page_rows_arrow(struct draw_list *list, float x, float y, bool up, struct rgba ink)
{
    const float r = 7;
    float tip = up ? 2 : 2 * r - 2, foot = up ? 2 * r - 3 : 3;
    shape_begin(list, (struct rect){x - r, y - r, 2 * r, 2 * r});
    shape_polygon(list, (struct point[]){{r, tip}, {1, foot}, {2 * r - 1, foot}}, 3, paint_fill(ink));
    shape_end(list);
}
