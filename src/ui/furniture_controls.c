/* SPDX-License-Identifier: MIT */
/* The parts of a dialog's pages: tabs, rows, and controls with a value. */
#include "ui/furniture.h"

#include "base/i18n/translate.h"

#include <math.h>

void furniture_tab(struct draw_list *list, struct rect box, const char *label, bool on)
{
    float w = box.w, h = box.h;
    shape_begin(list, box);
    shape_path(list, paint_fill(on ? INK_RED : INK_SAND),
               "M0 %gL0 10C0 4 4 0 10 0L%g 0C%g 0 %g 4 %g 10L%g %gZ", h, w - 10, w - 4, w, w, w, h);
    shape_end(list);
    struct rgba ink = on ? INK_CREAM : INK_INK;
    const float capitals = 22; /* offset of the baseline for letters of this size, so that they are in the
                                  middle of any height */
    draw_text_tracked(list, box.x + w / 2, box.y + (h + capitals) / 2, label, FONT_SIGN, 32, .6f, ink,
                      ANCHOR_MIDDLE, w - 12);
}

void furniture_row(struct draw_list *list, struct rect box)
{
    float y = box.h / 2;
    shape_begin(list, (struct rect){box.x - 20, box.y - 2, box.w + 22, box.h + 4});
    shape_rect(list, 20, 2, box.w, box.h, 14, (struct paint){INK_SUN, INK_INK, 4, false});
    shape_path(list, paint_fill(INK_RED), "M2 %gL16 %gL2 %gZ", y - 10, y + 2, y + 14);
    shape_end(list);
}

void furniture_slider(struct draw_list *list, struct rect box, float value)
{
    /* The ends of the value are a little inside, so that the car stays on its road. */
    float y = box.h / 2, w = box.w, driven = 22 + (w - 44) * value;
    shape_begin(list, box);
    shape_rect(list, 0, y - 11, w, 22, 11, paint_fill(INK_ASPHALT));
    shape_rect(list, 0, y - 11, driven, 22, 11, paint_fill(INK_SEA));
    for (int dash = 0; 12 + 26 * (float)dash < w - 12; dash++) {
        float x = 12 + 26 * (float)dash;
        shape_line(list, x, y, fminf(x + 14, w - 12), y, paint_line(INK_CREAM, 3));
    }
    shape_end(list);
    /* The saloon's picture is 420 x 220, the point between its wheels at 212, 212. */
    float scale = .22f, car = box.x + driven;
    draw_sprite(list, "icons/car_saloon",
                (struct rect){car - 44 - 12 * scale, box.y + y + 13 - 212 * scale, 420 * scale, 220 * scale});
}

void furniture_toggle(struct draw_list *list, struct rect box, bool on)
{
    float w = 104, x = box.x + box.w - w, y = box.y + box.h / 2;
    shape_begin(list, (struct rect){x, y - 21, w, 42});
    shape_rect(list, 0, 0, w, 42, 21, paint_fill(on ? INK_GREEN : INK_STONE));
    if (list->contrast) {
        /* A toggle that is off is hollow, so that the states differ without colours. */
        shape_rect(list, 1.5f, 1.5f, w - 3, 39, 19.5f,
                   (struct paint){on ? INK_GREEN : INK_CREAM, INK_INK, 3, false});
    } else {
        shape_rect(list, 3, 3, w - 6, 36, 18, paint_line(ink_fade(INK_CREAM, .70f), 2));
    }
    shape_circle(list, on ? w - 21 : 21.0f, 21, 16, paint_fill(list->contrast && !on ? INK_INK : INK_CREAM));
    shape_end(list);
    draw_text_fit(list, x + (on ? 38.0f : 64.0f), y + 9, on ? _("On") : _("Off"), FONT_SIGN, 25,
                  on ? INK_CREAM : INK_INK, ANCHOR_MIDDLE, 46);
}

enum { CHOICE_EM = 27, CHOICE_AIR = 64 };

float furniture_choice_part(const struct draw_list *list, struct rect box, const char *label)
{
    float wide = draw_text_width(list, label, FONT_SIGN_SEMI, CHOICE_EM, 0), room = box.w - CHOICE_AIR;
    return wide > room ? room / wide : 1;
}

void furniture_choice(struct draw_list *list, struct rect box, const char *label)
{
    float w = box.w, y = box.h / 2;
    shape_begin(list, rect_grow(box, 1));
    shape_group(list, "translate(1 1)");
    shape_rect(list, 0, y - 21, w, 42, 8, (struct paint){INK_PAPER, INK_INK, 2, false});
    shape_path(list, paint_fill(INK_RED), "M22 %gL10 %gL22 %gZ", y - 9, y, y + 9);
    shape_path(list, paint_fill(INK_RED), "M%g %gL%g %gL%g %gZ", w - 22, y - 9, w - 10, y, w - 22, y + 9);
    shape_group_end(list);
    shape_end(list);
    draw_text_fit(list, box.x + w / 2, box.y + y + 9, label, FONT_SIGN_SEMI, CHOICE_EM, INK_INK,
                  ANCHOR_MIDDLE, w - CHOICE_AIR);
}

void furniture_written(struct draw_list *list, struct rect box, const char *words)
{
    float w = box.w, y = box.h / 2;
    shape_begin(list, rect_grow(box, 1));
    shape_group(list, "translate(1 1)");
    shape_rect(list, 0, y - 21, w, 42, 8, (struct paint){INK_CREAM, INK_INK, 2, false});
    shape_path(list, paint_fill(INK_RED), "M%g %gL%g %gL%g %gL%g %gZ", w - 18, y - 11, w - 11, y - 4, w - 25,
               y + 10, w - 32, y + 3);
    shape_path(list, paint_fill(INK_INK), "M%g %gL%g %gL%g %gZ", w - 33, y + 5, w - 27, y + 11, w - 36,
               y + 13);
    shape_group_end(list);
    shape_end(list);
    draw_text_fit(list, box.x + 20, box.y + y + 9, words, FONT_BODY_MEDIUM, 27, INK_INK, ANCHOR_START,
                  w - 76);
}
