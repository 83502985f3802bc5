/* SPDX-License-Identifier: MIT */
/* What can be asked about at the road table beside its items, and the plate that asks. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/help/whats_this.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum { AREA_RIBBON = WHATS_THIS_AREAS, AREA_PLATES, AREA_TOTALS = AREA_PLATES + 2, AREA_GROUP = 9 };

void mille_table_areas(const struct front *front, struct focus_list *list)
{
    const struct mille_layout *layout = &mille_view_of(front)->layout;
    focus_add(list, AREA_RIBBON, layout->ribbon, true, AREA_GROUP, "ribbon");
    for (int row = 0; row < 2; row++) {
        const char *side = row ? "opponent" : "you";
        if (layout->row[row].plate.w > 0) {
            focus_add(list, AREA_PLATES + row, layout->row[row].plate, true, AREA_GROUP, "%s.plate", side);
        }
        focus_add(list, AREA_TOTALS + row, layout->row[row].total, true, AREA_GROUP, "%s.total", side);
    }
}

void mille_draw_what(const struct front *front, struct draw_list *list)
{
    struct rect box = mille_view_of(front)->layout.what;
    bool pressed = front->pressed == MILLE_ITEM_WHAT && front_scene(front) == &table_scene;
    float push = pressed ? 3 : 0;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 5, box.h + 6});
    shape_rect(list, 4, 5, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, push, push, box.w, box.h, 12, paint_fill(INK_ROYAL));
    shape_rect(list, push + 4, push + 4, box.w - 8, box.h - 8, 8, paint_line(INK_CREAM, 2.4f));
    shape_end(list);
    draw_text(list, box.x + push + box.w / 2, box.y + push + box.h / 2 + 14, "?", FONT_SIGN, 40, INK_CREAM,
              ANCHOR_MIDDLE);
}
