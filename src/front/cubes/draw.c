/* SPDX-License-Identifier: MIT */
/* The picture of the dice table, part by part from the back to the front. */
#include "front/cubes/draw.h"

#include "ui/furniture.h"

const struct table_keys_facts cubes_keys = {.picture = "icons/tab_combos",
                                            .opened = "icons/tab_combos_open",
                                            .panel = CUBES_ITEM_COMBOS,
                                            .menu = CUBES_ITEM_MENU,
                                            .what = CUBES_ITEM_WHAT};

static void draw_panels(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    if (cubes_layout_folds(layout)) {
        cubes_draw_gauge(frame);
    } else {
        cubes_draw_turn(frame);
        cubes_draw_combos(frame, layout->combos);
    }
    table_keys_draw(&layout->keys, &cubes_keys, frame->list, frame->look->focus, frame->look->pressed,
                    frame->look->open);
}

void cubes_draw(const struct cubes_view *view, const struct cubes_look *look, struct draw_list *list,
                float blend_ms)
{
    struct cubes_frame frame = {.view = view,
                                .look = look,
                                .list = list,
                                .blend = blend_ms,
                                .step = motion_now(&view->motion),
                                .ms = motion_ms(motion_now(&view->motion), blend_ms)};
    if (cubes_step_hides(frame.step)) {
        cubes_draw_moment(&frame);
        return;
    }
    cubes_draw_room(&frame);
    cubes_draw_tray(&frame);
    cubes_draw_plates(&frame);
    if (!look->coached) {
        cubes_draw_road(&frame);
    }
    draw_panels(&frame);
    cubes_draw_signs(&frame);
    cubes_draw_dusk(&frame);
    cubes_draw_felt(&frame);
    cubes_draw_kind_sign(&frame);
    cubes_draw_dice(&frame);
    cubes_draw_cup(&frame);
    if (look->open && cubes_layout_folds(&view->layout)) {
        cubes_draw_combos(&frame, view->layout.panel);
    }
    cubes_draw_moment(&frame);
}
