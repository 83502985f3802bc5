/* SPDX-License-Identifier: MIT */
/* How a face is drawn: a portrait or a bust, and over its head the picture of the eyes. */
#include "base/text.h"
#include "front/table/faces.h"
#include "front/table/seats.h"

#include <math.h>

/* The head of a bust, and the part of a head that the pictures of eyes show, in units. */
static const float HEAD = 100, BUST_W = 130, HEAD_X = 15, HEAD_Y = 8;
static const struct rect EYES = {26, 36, 48, 24};

static void draw_eyes(struct draw_list *list, const struct face *face, float x, float y, float scale)
{
    static const char *const ways[] = {
        [FACE_LEFT] = "left", [FACE_RIGHT] = "right", [FACE_DOWN] = "down", [FACE_SHUT] = "shut"};
    char name[64];
    if (face->look != FACE_AHEAD) {
        text_format(name, sizeof name, "portraits/eyes_%s_%s", face->eyes, ways[face->look]);
        draw_sprite(list, name,
                    (struct rect){x + EYES.x * scale, y + EYES.y * scale, EYES.w * scale, EYES.h * scale});
    }
}

void face_draw(struct draw_list *list, const struct sitter *sitter, const struct face *face, struct rect box)
{
    draw_sprite(list, face->portrait ? face->portrait : sitter->portrait, box);
    draw_eyes(list, face, box.x, box.y, box.w / HEAD);
}

void face_draw_bust(struct draw_list *list, const struct sitter *sitter, const struct face *face,
                    struct rect box)
{
    const float step = 1.1f; /* in units of the bust; the way aside is half as long */
    float k = box.w / BUST_W, pixel = list->frame.scale, way = step * k * (float)face->lean;
    box.x += roundf(way / 2 * (float)face->side * pixel) / pixel;
    box.y += roundf(way * pixel) / pixel;
    draw_sprite(list, face->bust ? face->bust : sitter->bust, box);
    draw_eyes(list, face, box.x + HEAD_X * k, box.y + HEAD_Y * k, k);
}
