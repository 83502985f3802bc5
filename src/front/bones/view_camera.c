/* SPDX-License-Identifier: MIT */
/* Where the camera over the domino table goes. */
#include "front/bones/tally.h"
#include "front/bones/view_inside.h"

struct bones_camera bones_view_fit(const struct bones_view *view)
{
    const struct bones_public *pub = &view->shown.pub;
    const struct bones_layout *layout = &view->layout;
    uint8_t count[BONES_SEATS_MAX] = {0};
    for (int seat = 0; seat < pub->seats; seat++) {
        count[seat] = pub->seat[seat].tiles;
    }
    if (!bones_tally_shows(view)) {
        return bones_camera_fit(&view->star, layout->field, layout->cell);
    }
    /* What somebody says stands below the hands, or right of them where the star moves below; wide windows
     * have room for it beside the star. */
    const float line = layout->kind == FRAME_WIDE ? 0 : 116;
    struct rect left = layout->field;
    if (layout->kind == FRAME_FLAT) {
        struct rect last = layout->plate[BONES_OTHERS - 1];
        float top = last.y + last.h + 8;
        left = (struct rect){left.x, top, left.w, left.y + left.h - top};
    } else {
        left = bones_layout_beside(layout, view->viewer, count);
        left.y += line;
        left.h -= line;
    }
    if (!bones_layout_folds(layout)) { /* their sum stands at its foot */
        left.h = bones_layout_tally(layout).y - 12 - left.y;
    }
    return bones_camera_fit(&view->star, left, layout->cell);
}
