/* SPDX-License-Identifier: MIT */
/* The picture of the domino table, part by part from the back to the front. */
#include "front/bones/draw.h"

float bones_part(const struct bones_frame *frame, float from, float ms)
{
    if (!frame->step || frame->step->still) {
        return 1;
    }
    float part = (frame->ms - from) / ms;
    return part < 0 ? 0 : part > 1 ? 1 : part;
}

bool bones_is_step(const struct bones_frame *frame, enum bones_step_kind kind)
{
    return frame->step && frame->step->kind == kind;
}

float bones_sign_size(const struct bones_frame *frame, float size)
{
    bool grows = draw_text_size(frame->list, FONT_SIGN, size) <= size;
    return frame->view->layout.kind == FRAME_WIDE && grows ? size * frame->list->text_scale : size;
}

const struct table_keys_facts bones_keys = {.picture = "icons/tab_score",
                                            .opened = "icons/tab_score_open",
                                            .panel = BONES_ITEM_SCORES,
                                            .menu = BONES_ITEM_MENU,
                                            .what = BONES_ITEM_WHAT};

static void draw_panels(const struct bones_frame *frame)
{
    const struct bones_layout *layout = &frame->view->layout;
    bones_draw_ends(frame);
    if (!bones_layout_folds(layout)) {
        bones_draw_scores(frame, layout->scores);
        bones_draw_moves(frame, bones_asks_about_hand(frame) ? layout->ends : layout->moves);
    }
    table_keys_draw(&layout->keys, &bones_keys, frame->list, frame->look->focus, frame->look->pressed,
                    frame->look->open);
}

void bones_draw(const struct bones_view *view, const struct bones_look *look, struct draw_list *list,
                float blend_ms)
{
    struct bones_frame frame = {.view = view,
                                .look = look,
                                .list = list,
                                .blend = blend_ms,
                                .step = motion_now(&view->motion),
                                .ms = motion_ms(motion_now(&view->motion), blend_ms),
                                .camera = bones_view_camera(view, blend_ms)};
    if (bones_poster_hides(frame.step)) {
        bones_draw_poster(&frame);
        return;
    }
    bones_draw_room(&frame);
    bones_draw_star(&frame);
    bones_draw_plates(&frame);
    draw_panels(&frame);
    if (!bones_asks_about_hand(&frame)) { /* the dialog shows the hand */
        bones_draw_hand(&frame);
        bones_draw_knock_sign(&frame);
    }
    bones_draw_sun(&frame);
    bones_draw_naming(&frame);
    bones_draw_open(&frame);
    bones_draw_sum(&frame);
    bones_draw_moving(&frame);
    bones_draw_score(&frame);
    bones_draw_bonus(&frame);
    bones_draw_knock(&frame);
    if (look->open && bones_layout_folds(&view->layout)) {
        bones_draw_scores(&frame, view->layout.panel);
    }
    bones_draw_asks(&frame);
    bones_draw_banners(&frame);
}
