/* SPDX-License-Identifier: MIT */
#include "front/stage/ground.h"

#include <math.h>

static const float TABLE_VERGE = 690; /* of the road table's art */
/* Picture and tiles overlap by this strip, so that no pixel between them stays unpainted. */
static const float SEAM = 2;

/* A picture that repeats; a corner of the pattern is at x, y. */
struct tiles {
    const char *name;
    float w, h, x, y;
};

static float snap(float units, float scale)
{
    return roundf(units * scale) / scale;
}

/* Fills the canvas from `top` to `bottom`. Tiles keep to whole pixels: no seam shows between them. */
static void lay(struct draw_list *list, const struct tiles *tiles, float top, float bottom)
{
    float s = list->frame.scale;
    float w = fmaxf(snap(tiles->w, s), 1 / s), h = fmaxf(snap(tiles->h, s), 1 / s);
    float left = snap(tiles->x, s), head = snap(tiles->y, s);
    left -= ceilf(left / w) * w;
    head += floorf((top - head) / h) * h;
    for (float y = head; y < bottom; y += h) {
        for (float x = left; x < list->frame.canvas.w; x += w) {
            draw_sprite(list, tiles->name, (struct rect){x, y, w, h});
        }
    }
}

static float art_top(float y, float scale)
{
    return y + SCENE_REACH.y * scale;
}

static float art_bottom(float y, float scale)
{
    return y + (SCENE_REACH.y + SCENE_REACH.h) * scale;
}

void ground_table(struct draw_list *list, float verge)
{
    struct rect all = list->frame.canvas;
    float scale = fmaxf(1, all.w / SCENE_REACH.w);
    float x = (all.w - REFERENCE_W * scale) / 2, y = verge - TABLE_VERGE * scale;
    float top = art_top(y, scale), bottom = art_bottom(y, scale);
    if (top > 0) {
        struct tiles map = {"scenes/map_tile", 960 * scale, 720 * scale, x, top + SEAM - 720 * scale};
        lay(list, &map, 0, top + SEAM);
    }
    if (bottom < all.h) {
        struct tiles meadow = {"scenes/meadow_tile", 640 * scale, 320 * scale, x, bottom - SEAM};
        lay(list, &meadow, bottom - SEAM, all.h);
    }
    draw_scene(list, "scenes/table", x, y, scale);
}

const char GROUND_TITLE_ROAD[] = "scenes/title";

float ground_title_scale(const struct draw_list *list, float x, float scale)
{
    scale = fmaxf(scale, (list->frame.canvas.w - x) / (SCENE_REACH.x + SCENE_REACH.w));
    return fmaxf(scale, x / -SCENE_REACH.x);
}

void ground_title(struct draw_list *list, const char *scene, float x, float y, float scale)
{
    char name[DAYLIGHT_NAME_SIZE];
    struct rect all = list->frame.canvas;
    scale = ground_title_scale(list, x, scale);
    float top = art_top(y, scale), bottom = art_bottom(y, scale);
    if (top > 0) {
        daylight_name(name, "scenes/night_tile", list->light);
        struct tiles night = {name, 960 * scale, 480 * scale, 0, top + SEAM - 480 * scale};
        lay(list, &night, 0, top + SEAM);
    }
    if (bottom < all.h) {
        draw_fill(list, (struct rect){0, bottom - SEAM, all.w, all.h - bottom + SEAM},
                  daylight_field(list->light));
    }
    daylight_name(name, scene, list->light);
    draw_scene(list, name, x, y, scale);
}

void ground_title_whole(struct draw_list *list, const char *scene, float reach)
{
    struct rect all = list->frame.canvas;
    float scale = fmaxf(1, fmaxf(all.w / SCENE_REACH.w, all.h / SCENE_REACH.h));
    float x = (all.w - REFERENCE_W * scale) / 2, y = (all.h - REFERENCE_H * scale) / 2;
    bool own = scene && all.w - x <= reach * scale;
    ground_title(list, own ? scene : GROUND_TITLE_ROAD, x, y, scale);
}
