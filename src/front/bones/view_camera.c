/* SPDX-License-Identifier: MIT */
/* Where the camera over the domino table goes. */
#include "front/bones/tally.h"
#include "front/bones/view_inside.h"

/* Whether one of the rows of open tiles would lie over the star. */
static bool is_covered(const struct bones_view *view, struct bones_camera camera, const uint8_t *count)
{
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        struct bones_row row = bones_layout_row(&view->layout, seat, view->viewer);
        struct rect box = bones_layout_row_box(&row, count[seat], true);
        for (int i = 0; i < view->star.count && seat != view->viewer && count[seat] > 0; i++) {
            const struct bones_laid *laid = &view->star.piece[i];
            struct rect both = rect_shared(box, bones_camera_box(camera, laid->at, laid->lying));
            if (both.w > 0 && both.h > 0) {
                return true;
            }
        }
    }
    return false;
}

struct bones_camera bones_view_fit(const struct bones_view *view)
{
    const struct bones_public *pub = &view->shown.pub;
    const struct bones_layout *layout = &view->layout;
    struct bones_camera camera = bones_camera_fit(&view->star, layout->field, layout->cell);
    uint8_t count[BONES_SEATS_MAX] = {0};
    for (int seat = 0; seat < pub->seats; seat++) {
        count[seat] = pub->seat[seat].tiles;
    }
    if (!bones_tally_shows(view)) {
        return camera;
    }
    struct rect left = layout->field;
    if (!bones_layout_folds(layout)) { /* their sum stands at its foot */
        left.h = bones_layout_tally(layout).y - 12 - left.y;
        camera = bones_camera_fit(&view->star, left, layout->cell);
    }
    if (is_covered(view, camera, count)) {
        struct rect beside = bones_layout_beside(layout, view->viewer, count);
        camera = bones_camera_fit(&view->star, rect_shared(left, beside), layout->cell);
    }
    return camera;
}
