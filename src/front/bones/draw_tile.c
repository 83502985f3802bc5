/* SPDX-License-Identifier: MIT */
/* Tiles: ivory on ebony with a brass stud. The light comes from the left; so there is a picture of a body
 * that stands and one of a body that lies, and none is turned. */
#include "front/bones/draw.h"

#include "base/text.h"
#include "ui/shape.h"

#include <math.h>

/* Of a tile as drawn, with a short side of 100: the ebony that is seen below it, and the radius of its
 * corners. */
static const float LIP = 12, ROUND = 17, DRAWN = 100;

/* Where a tile lies, and how large. */
struct body {
    float x, y, w, h, k;
};

static struct body body_of(const struct bones_tile_look *tile)
{
    float k = tile->side / DRAWN, w = (tile->lying ? 2 : 1) * tile->side,
          h = (tile->lying ? 1 : 2) * tile->side;
    return (struct body){tile->at.x - w / 2, tile->at.y - h / 2, w, h, k};
}

static void draw_shadow(struct draw_list *list, const struct bones_tile_look *tile, struct body body)
{
    float off = tile->side * .09f;
    draw_sprite(list, tile->lying ? "bones/shadow_lying" : "bones/shadow_upright",
                (struct rect){body.x + off * 1.15f, body.y + off * 1.5f, body.w, body.h})
        ->flags |= tile->moving ? DRAW_MOVING : 0u;
}

static void draw_ring(struct draw_list *list, const struct bones_tile_look *tile, struct body body)
{
    float lip = LIP * body.k, r = ROUND * body.k;
    struct draw_command *shape =
        shape_begin(list, (struct rect){body.x - 10, body.y - 10, body.w + 20, body.h + 20 + lip});
    shape->flags |= tile->moving ? DRAW_MOVING : 0u;
    shape_rect(list, 0, 0, body.w + 20, body.h + 20 + lip, r + 10, paint_fill(INK_INK));
    shape_rect(list, 3, 3, body.w + 14, body.h + 14 + lip, r + 7, paint_fill(INK_SUN));
    shape_end(list);
}

static void draw_picture(struct draw_list *list, const struct bones_tile_look *tile, const char *name,
                         struct rect box)
{
    struct draw_command *picture = draw_sprite(list, name, box);
    picture->flags |= tile->moving ? DRAW_MOVING : 0u;
    if (tile->opacity > 0) {
        picture->ink = ink_fade(INK_WHITE, tile->opacity);
    }
}

static void draw_half(struct draw_list *list, const struct bones_tile_look *tile, struct body body,
                      bool second)
{
    char name[32];
    int number = second ? tile->second : tile->first;
    float side = DRAWN * body.k, inset = 2 * body.k;
    if (number == 0) {
        return;
    }
    text_format(name, sizeof name, tile->lying ? "bones/half_%d_lying" : "bones/half_%d", number);
    struct rect box = {body.x - inset, body.y - inset, side, side};
    box.x += second && tile->lying ? side : 0;
    box.y += second && !tile->lying ? side : 0;
    draw_picture(list, tile, name, box);
}

void bones_draw_tile(struct draw_list *list, const struct bones_tile_look *tile)
{
    struct body body = body_of(tile);
    struct rect all = {body.x, body.y, body.w, body.h + LIP * body.k};
    if (tile->opacity <= 0) {
        draw_shadow(list, tile, body);
    }
    if (tile->ring) {
        draw_ring(list, tile, body);
    }
    if (tile->back) {
        draw_picture(list, tile, tile->lying ? "bones/back_lying" : "bones/back_upright", all);
    } else if (!tile->lying && tile->first >= tile->second) {
        char name[32];
        text_format(name, sizeof name, "bones/tile_%d%d", tile->first, tile->second);
        draw_picture(list, tile, name, all);
    } else {
        draw_picture(list, tile, tile->lying ? "bones/body_lying" : "bones/body_upright", all);
        draw_half(list, tile, body, false);
        draw_half(list, tile, body, true);
    }
    if (tile->dim > 0) {
        shape_begin(list, all);
        shape_rect(list, 0, 0, all.w, all.h, ROUND * body.k, paint_fill(ink_fade(INK_INK, tile->dim)));
        shape_end(list);
    }
}

void bones_draw_turned(struct draw_list *list, int tile, struct point at, float side, float angle)
{
    float k = side / DRAWN, turn = angle * PI / 180, low = LIP / 2 * k;
    /* The picture turns about its own middle, which lies lower than the face's. */
    struct point middle = {at.x - sinf(turn) * low, at.y + cosf(turn) * low};
    float w = DRAWN * k, h = (2 * DRAWN + LIP) * k;
    char name[32];
    draw_sprite(list, "bones/shadow_upright",
                (struct rect){at.x - w / 2 + 10 * k, at.y - h / 2 + 14 * k, w, h})
        ->angle = angle;
    text_format(name, sizeof name, "bones/tile_%d%d", bones_high[tile], bones_low[tile]);
    draw_sprite(list, name, (struct rect){middle.x - w / 2, middle.y - h / 2, w, h})->angle = angle;
}

struct bones_tile_look bones_tile_of(int tile, struct point at, float side)
{
    return (struct bones_tile_look){
        .at = at, .side = side, .first = bones_high[tile], .second = bones_low[tile]};
}
