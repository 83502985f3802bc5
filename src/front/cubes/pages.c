/* SPDX-License-Identifier: MIT */
#include "front/cubes/page_inside.h"

enum { EDGE = 58, EDGE_FOLDED = 30 };

bool cubes_page_folds(const struct form *form)
{
    return form->box.w < CUBES_PAGE_FOLDS;
}

struct rect cubes_page_row(const struct form *form, float y, float h)
{
    float edge = cubes_page_folds(form) ? EDGE_FOLDED : EDGE, x = form->box.x + edge;
    return (struct rect){x, form_y(form, y), form_right(form, edge) - x, h};
}

void cubes_page_choice(struct draw_list *list, struct rect box, const char *label, const char *value,
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

void cubes_page_stripe(struct draw_list *list, struct rect box)
{
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 6, paint_fill(INK_PAPER));
    shape_end(list);
}

void cubes_page_arrow(struct draw_list *list, float x, float y, bool shown, bool up, struct rgba ink)
{
    const float r = 7;
    if (!shown) {
        return;
    }
    shape_begin(list, (struct rect){x - r, y - r, 2 * r, 2 * r});
    float tip = up ? 2 : 2 * r - 2, foot = up ? 2 * r - 3 : 3;
    shape_polygon(list, (struct point[]){{r, tip}, {1, foot}, {2 * r - 1, foot}}, 3, paint_fill(ink));
    shape_end(list);
}
