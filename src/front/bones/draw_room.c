/* SPDX-License-Identifier: MIT */
/* The square at noon: the square, the people behind the table, the blue table of tin with its rose of the
 * winds. */
#include "front/bones/draw.h"

#include "front/table/stakes.h"

#include <math.h>

/* The picture reaches from so far above its origin to so far below; beyond it the canvas is plain. */
static const float ART_FOOT = 1254, ART_HEAD = -178;

static const float lean[BONES_OTHERS] = {10, 0, 10}; /* arms lie on the near side of a round edge */

static void draw_people(const struct bones_frame *frame, bool arms)
{
    const struct bones_view *view = frame->view;
    const struct bones_layout *layout = &view->layout;
    const float k = layout->bust, q = k / 1.72f;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        int at = bones_layout_other(seat, view->viewer);
        const struct sitter *sitter = &frame->look->seat[seat];
        if (at < 0 || !sitter->bust) {
            continue;
        }
        if (!arms) {
            face_draw_bust(frame->list, sitter, &frame->look->face[seat], layout->busts[at]);
        } else if (sitter->arm) {
            draw_sprite(frame->list, sitter->arm,
                        (struct rect){layout->busts[at].x + 26 * q - 38 * k,
                                      layout->edge + lean[at] * q - 19 * k, 90 * k, 60 * k});
        }
    }
}

static void draw_square(const struct bones_frame *frame)
{
    const struct bones_layout *layout = &frame->view->layout;
    struct draw_list *list = frame->list;
    struct rect all = layout->canvas, art = SCENE_REACH;
    /* On a canvas wider than the picture the picture grows, about the table's far edge. */
    float scale = fmaxf(layout->scene_scale, all.w / art.w);
    struct point scene = layout->scene;
    if (scale > layout->scene_scale) {
        scene.x = (all.w - REFERENCE_W * scale) / 2;
        scene.y = layout->edge - BONES_EDGE_DRAWN * scale;
    }
    draw_fill(list, all, INK_SEA);
    bool behind = layout->edge > 0;
    if (behind) {
        float head = scene.y + ART_HEAD * scale;
        if (head > 0) {
            draw_fill(list, (struct rect){0, 0, all.w, head + 4}, INK_PINE);
        }
        draw_scene(list, "scenes/table_bones_far", scene.x, scene.y, scale);
        bones_draw_living_square(frame, scene, scale);
        stakes_draw_behind(list, layout->edge, frame->look->shade);
        draw_people(frame, false);
    }
    float foot = scene.y + ART_FOOT * scale - 4;
    if (foot < all.h) {
        draw_fill(list, (struct rect){0, foot, all.w, all.h - foot}, INK_SEA);
    }
    draw_sprite(
        list, "scenes/table_bones_near",
        (struct rect){scene.x + art.x * scale, scene.y + art.y * scale, art.w * scale, art.h * scale});
    bones_draw_living_table(frame, scene, scale);
    if (behind) {
        draw_people(frame, true);
    }
}

static void draw_rose(const struct bones_frame *frame)
{
    const struct bones_layout *layout = &frame->view->layout;
    struct bones_camera camera = frame->camera;
    bool wide = layout->kind == FRAME_WIDE;
    float r = wide ? 5.2f * camera.unit : fminf(5.2f * camera.unit, layout->field.h * .46f);
    float side = r * 2 * 270 / 260;
    struct draw_command *rose =
        draw_sprite(frame->list, "bones/rose",
                    (struct rect){camera.middle.x - side / 2, camera.middle.y - side / 2, side, side});
    rose->flags |= frame->view->eased < BONES_CAMERA_MS ? DRAW_MOVING : 0u;
}

static void draw_prop(const struct bones_frame *frame, enum bones_prop prop, const char *name)
{
    float shown = frame->view->prop[prop];
    struct rect box = bones_layout_prop(&frame->view->layout, prop);
    if (box.w <= 0 || shown <= 0) {
        return;
    }
    box = weight_shifted(frame->look->weight, box);
    if (shown >= 1) {
        draw_sprite(frame->list, name, box);
        return;
    }
    draw_group(frame->list, 0, 0, shown);
    draw_sprite(frame->list, name, box);
    draw_group_end(frame->list);
}

/* A cloud over the ends of the table; the star of tiles lies in the sun. */
static void draw_dark(const struct bones_frame *frame)
{
    const struct bones_layout *layout = &frame->view->layout;
    float top = fmaxf(layout->edge, 0), in = layout->field.w * .22f;
    struct rect lit = {layout->field.x + in, top, layout->field.w - 2 * in, layout->canvas.h - top};
    stakes_draw(frame->list, lit, frame->look->shade);
}

void bones_draw_room(const struct bones_frame *frame)
{
    draw_square(frame);
    draw_dark(frame);
    draw_rose(frame);
    draw_prop(frame, BONES_PROP_CUP, "scenes/prop_coffee");
    bones_draw_living_cup(frame);
    draw_prop(frame, BONES_PROP_GLASS, "scenes/prop_pastis");
}
