/* SPDX-License-Identifier: MIT */
/* The opponent's row where there is little room: safeties as badges, milestones as chips with their number.
 */
#include "base/text.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "ui/furniture.h"

#include <math.h>

static const char *const badges[SAFETY_KINDS] = {"icons/badge_safety_pump", "icons/badge_safety_tyre",
                                                 "icons/badge_safety_crash", "icons/badge_safety_way"};

/* A badge's picture is 176 units round a middle at 88, 90; the badge itself about 158. */
static void draw_badge(struct draw_list *list, int safety, struct rect box)
{
    float k = fminf(box.w, box.h) / 158;
    struct point middle = rect_middle(box);
    draw_sprite(list, badges[safety], (struct rect){middle.x - 88 * k, middle.y - 90 * k, 176 * k, 176 * k});
}

static void draw_empty_badge(struct draw_list *list, int safety, struct rect box)
{
    const float size = 116 * .30f;
    struct point middle = rect_middle(box);
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 8, paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .35f)));
    furniture_dashes(list, box.w, box.h);
    shape_end(list);
    draw_sprite(list, mille_safety_pictures[safety],
                (struct rect){middle.x - size / 2, middle.y - size / 2, size, size})
        ->ink.a = (unsigned char)((float)255 * furniture_faint_sign(list) * list->opacity);
}

void mille_draw_badges(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    for (int i = 0; i < SAFETY_KINDS; i++) {
        struct rect box = row->safety[i];
        if (side->safety[i] == SAFETY_ABSENT) {
            draw_empty_badge(list, i, box);
            continue;
        }
        draw_badge(list, i, box);
        if (side->safety[i] == SAFETY_COUP_FOURRE) {
            const float k = .24f;
            draw_sprite(list, "icons/rosette_coup_fourre",
                        (struct rect){box.x + box.w - 108 * k, box.y - 18 * k, 120 * k, 130 * k});
        }
    }
}

void mille_draw_chips(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        struct rect box = row->miles[i];
        int count = side->distance[i];
        shape_begin(list, (struct rect){box.x, box.y, box.w + 2, box.h + 3});
        if (count) {
            shape_rect(list, 2, 3, box.w, box.h, 6, paint_fill(ink_fade(INK_INK, .3f)));
            shape_rect(list, 0, 0, box.w, box.h, 6, paint_fill(INK_ASPHALT));
            shape_rect(list, 2.5f, 2.5f, box.w - 5, box.h - 5, 4, paint_line(INK_CREAM, 1.6f));
        } else {
            shape_rect(list, 0, 0, box.w, box.h, 6,
                       paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .4f)));
        }
        shape_end(list);
        draw_text(list, box.x + 8, box.y + box.h / 2 + 8.5f, mille_distance_numerals[i], FONT_SIGN, 24,
                  count ? INK_CREAM : ink_fade(INK_INK, fmaxf(furniture_faint_figure(list), .5f)),
                  ANCHOR_START);
        if (count > 1) {
            mille_draw_times(list, box.x + box.w - 6, box.y + box.h - 8, 13, count);
        }
    }
}
