/* SPDX-License-Identifier: MIT */
/* The picture of the dice table, part by part from the back to the front. */
#include "front/cubes/draw.h"

#include "front/table/stakes.h"

#include <math.h>

const struct table_keys_facts cubes_keys = {.picture = "icons/tab_combos",
                                            .opened = "icons/tab_combos_open",
                                            .panel = CUBES_ITEM_COMBOS,
                                            .menu = CUBES_ITEM_MENU,
                                            .what = CUBES_ITEM_WHAT};

/* ---- the café at dusk: the wall with bottles, the people, the counter and the table ------------- */

/* The picture reaches from so far above its origin to so far below; beyond it the canvas is plain. */
static const float ART_FOOT = 1255, ART_HEAD = -178;

static struct rect near_box(const struct cubes_layout *layout, float scale)
{
    struct rect art = SCENE_REACH;
    return (struct rect){layout->scene.x + art.x * scale, layout->scene.y + art.y * scale, art.w * scale,
                         art.h * scale};
}

static void draw_people(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    const struct cubes_layout *layout = &view->layout;
    for (int seat = 0; seat < layout->seats; seat++) {
        int at = cubes_layout_plate_of(layout, seat, view->viewer);
        const struct sitter *sitter = &frame->look->seat[seat];
        if (seat != view->viewer && sitter->bust) {
            face_draw_bust(frame->list, sitter, &frame->look->face[seat], layout->busts[at]);
        }
    }
}

static void draw_arms(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    const struct cubes_layout *layout = &view->layout;
    const float k = layout->bust;
    for (int seat = 0; seat < layout->seats && layout->arms; seat++) {
        int at = cubes_layout_plate_of(layout, seat, view->viewer);
        const struct sitter *sitter = &frame->look->seat[seat];
        if (seat != view->viewer && sitter->bust && sitter->arm) {
            float x = layout->busts[at].x + 30 * k / 1.94f - 38 * k, y = layout->zinc - 4 - 20 * k;
            draw_sprite(frame->list, sitter->arm, (struct rect){x, y, 90 * k, 60 * k});
        }
    }
}

static void draw_room(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    struct draw_list *list = frame->list;
    struct rect all = layout->canvas;
    /* On a canvas wider than the picture the picture grows, about the top of the counter. */
    float scale = fmaxf(layout->scene_scale, all.w / SCENE_REACH.w);
    struct cubes_layout grown = *layout;
    if (scale > layout->scene_scale) {
        grown.scene.x = (all.w - REFERENCE_W * scale) / 2;
        grown.scene.y = layout->zinc - 214 * scale;
    }
    draw_fill(list, all, INK_ASPHALT2);
    bool counter = layout->zinc > 0;
    if (counter) {
        float head = grown.scene.y + ART_HEAD * scale;
        if (head > 0) {
            draw_fill(list, (struct rect){0, 0, all.w, head + 4}, INK_OXBLOOD);
        }
        draw_scene(list, "scenes/table_cubes_far", grown.scene.x, grown.scene.y, scale);
        cubes_draw_living_room(frame, grown.scene, scale);
        stakes_draw_behind(list, layout->zinc, frame->look->shade);
        if (grown.scene.y + ART_FOOT * scale < all.h) {
            float foot = grown.scene.y + ART_FOOT * scale - 4;
            draw_fill(list, (struct rect){0, foot, all.w, all.h - foot}, INK_ASPHALT2);
        }
        draw_people(frame);
    }
    draw_sprite(list, "scenes/table_cubes_near", near_box(&grown, scale));
    if (counter) {
        cubes_draw_living_counter(frame, grown.scene, scale);
        draw_arms(frame);
    }
}

/* The lamp over the tray leaves the ends of the table in the dark. */
static void draw_dark(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    float top = fmaxf(layout->zinc, 0), in = layout->tray.w * .12f;
    struct rect lit = {layout->tray.x + in, top, layout->tray.w - 2 * in, layout->canvas.h - top};
    stakes_draw(frame->list, lit, frame->look->shade);
}

/* ---- the table ------------------------------------------------------------------------------- */

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
    draw_room(&frame);
    draw_dark(&frame);
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
