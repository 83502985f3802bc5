/* SPDX-License-Identifier: MIT */
#include "platform/place.h"

#include <math.h>

static int whole(float value)
{
    return (int)floorf(value + 0.5f);
}

static int at_least_one(float value)
{
    return SDL_max(1, whole(value));
}

SDL_Rect place_edges(struct rect box, float scale)
{
    SDL_Rect edges = {whole(box.x * scale), whole(box.y * scale), 0, 0};
    edges.w = SDL_max(0, whole((box.x + box.w) * scale) - edges.x);
    edges.h = SDL_max(0, whole((box.y + box.h) * scale) - edges.y);
    return edges;
}

/* The pixels of a backdrop: the part of the window that its art covers wholly. Others may paint the rest. */
static void reach(const struct draw_command *command, float scale, int w, int h, struct picture_key *key)
{
    const float hair = 0.01f; /* error of rounding, in pixels */
    float s = command->box.w * scale, x = command->box.x * scale, y = command->box.y * scale;
    struct rect art = SCENE_REACH;
    int left = SDL_max(0, (int)ceilf(x + art.x * s - hair)),
        top = SDL_max(0, (int)ceilf(y + art.y * s - hair));
    int right = SDL_min(w, (int)floorf(x + (art.x + art.w) * s + hair));
    int bottom = SDL_min(h, (int)floorf(y + (art.y + art.h) * s + hair));
    key->w = SDL_max(1, right - left);
    key->h = SDL_max(1, bottom - top);
    key->x = x - (float)left;
    key->y = y - (float)top;
    key->scale_x = s;
    key->scale_y = s;
}

/* A burst that fills the window is seen only for a moment at each size: a quarter of the pixels will do. */
static void spare(struct picture_key *key)
{
    enum { MANY = 1 << 20 };
    while ((long)key->w * key->h > MANY) {
        key->w = (key->w + 1) / 2;
        key->h = (key->h + 1) / 2;
    }
}

static bool describe(const struct draw_list *list, const struct draw_command *command, int w, int h,
                     struct picture_key *key)
{
    float s = list->frame.scale;
    if (command->kind == DRAW_FILL || command->kind == DRAW_STROKE || command->kind == DRAW_CLIP ||
        command->kind == DRAW_POLYGON) {
        return false;
    }
    const char *string = draw_string(list, command->string);
    bool moving = (command->flags & DRAW_MOVING) != 0;
    *key = (struct picture_key){.name = string,
                                .title = "",
                                .flipped = (command->flags & DRAW_FLIPPED) != 0,
                                .w = at_least_one(command->box.w * s),
                                .h = at_least_one(command->box.h * s),
                                .angle = moving ? 0 : command->angle};
    switch (command->kind) {
    case DRAW_SPRITE:
        key->kind = PICTURE_SPRITE;
        if (moving) {
            spare(key);
        }
        return true;
    case DRAW_CARD:
        key->kind = PICTURE_CARD;
        key->title = draw_string(list, command->as.card.title);
        key->ink = command->as.card.title_ink;
        key->font = command->as.card.title_font;
        key->dim = command->as.card.dim;
        key->hatched = command->as.card.hatched;
        if (moving && command->as.card.raster > 0) {
            key->w = at_least_one(command->as.card.raster * s);
            key->h = at_least_one(command->as.card.raster * s * 1.4f);
        }
        return true;
    case DRAW_SCENE:
        key->kind = PICTURE_SCENE;
        key->angle = 0;
        reach(command, s, w, h, key);
        return true;
    case DRAW_SHAPE:
        key->kind = PICTURE_SHAPE;
        key->scale_x = (float)key->w / SDL_max(command->box.w, 0.01f);
        key->scale_y = (float)key->h / SDL_max(command->box.h, 0.01f);
        return string[0] != '\0';
    case DRAW_TEXT:
        key->kind = PICTURE_TEXT;
        key->font = command->as.text.font;
        key->ink = command->ink;
        key->ink.a = 255; /* the opacity is applied to the texture */
        key->outline_ink = command->as.text.outline_ink;
        key->w = 0;
        key->h = 0;
        key->x = command->as.text.anchor == ANCHOR_START    ? 0
                 : command->as.text.anchor == ANCHOR_MIDDLE ? 0.5f
                                                            : 1;
        key->scale_x = command->as.text.size * s;
        key->tracking = command->as.text.tracking * s;
        key->outline = command->as.text.outline * s;
        return string[0] != '\0';
    default:
        return false;
    }
}

bool place_key(const struct draw_list *list, const struct draw_command *command, int w, int h,
               struct picture_key *key)
{
    if (!describe(list, command, w, h, key)) {
        return false;
    }
    picture_sign(key);
    return true;
}

void place_coarsen(struct picture_key *key)
{
    key->coarse = true;
    key->w = (key->w + 1) / 2;
    key->h = (key->h + 1) / 2;
    key->x /= 2;
    key->y /= 2;
    key->scale_x /= 2;
    key->scale_y /= 2;
}

/* How large a picture is against the one wanted. */
static float ratio_of(const struct picture_key *has, const struct picture_key *wanted)
{
    return has->kind == PICTURE_TEXT ? has->scale_x / SDL_max(wanted->scale_x, 0.01f)
                                     : (float)has->w / (float)SDL_max(wanted->w, 1);
}

bool place_close_enough(const struct picture_key *has, const struct picture_key *wanted, bool moving)
{
    if (has->kind == PICTURE_SCENE) {
        return !moving;
    }
    if (has->kind == PICTURE_TEXT && fabsf(has->x - wanted->x) > 0.01f) {
        return false;
    }
    float ratio = ratio_of(has, wanted);
    return ratio > (moving ? 0.4f : 0.25f) && ratio < 8;
}

bool place_blurred(const struct picture_key *has, const struct picture_key *wanted)
{
    return ratio_of(has, wanted) < 0.8f;
}

static void bound(struct placed *placed)
{
    float x0 = placed->to.x, y0 = placed->to.y, x1 = x0 + placed->to.w, y1 = y0 + placed->to.h;
    struct bounds all = {x0, y0, x1, y1};
    if (placed->angle < 0 || placed->angle > 0) {
        float along = (float)cos(placed->angle * DEGREE);
        float across = (float)sin(placed->angle * DEGREE);
        struct point pivot = {x0 + placed->pivot.x, y0 + placed->pivot.y};
        const struct point corner[4] = {{x0, y0}, {x1, y0}, {x0, y1}, {x1, y1}};
        all = (struct bounds){pivot.x, pivot.y, pivot.x, pivot.y};
        for (int i = 0; i < 4; i++) {
            float u = corner[i].x - pivot.x;
            float v = corner[i].y - pivot.y;
            bounds_add(&all, pivot.x + u * along - v * across, pivot.y + u * across + v * along);
        }
    }
    /* Scaled pictures bleed into the pixels beside them. */
    int slack = placed->plain ? 0 : 2;
    placed->bounds.x = (int)floorf(all.x0) - slack;
    placed->bounds.y = (int)floorf(all.y0) - slack;
    placed->bounds.w = (int)ceilf(all.x1) + slack - placed->bounds.x;
    placed->bounds.h = (int)ceilf(all.y1) + slack - placed->bounds.y;
}

void place_picture(const struct draw_list *list, const struct draw_command *command, struct placed *placed)
{
    const struct picture *picture = placed->picture;
    const struct picture_key *has = &picture->key;
    float s = list->frame.scale;
    bool moving = (command->flags & DRAW_MOVING) != 0;
    struct point anchor = {command->box.x * s, command->box.y * s};
    struct point middle = {(command->box.x + command->box.w / 2) * s,
                           (command->box.y + command->box.h / 2) * s};
    float fx = command->box.w * s / (float)SDL_max(has->w, 1);
    float fy = command->box.h * s / (float)SDL_max(has->h, 1);
    bool turned = fabsf(has->angle) > 0; /* the pixels themselves are */
    /* At its own size a moving picture keeps to whole pixels as well: crisp, and quick. */
    bool plain = placed->exact;
    if (command->kind == DRAW_SCENE) {
        float f = command->box.w * s / SDL_max(has->scale_x, 1e-6f);
        fx = f;
        fy = f;
        anchor = (struct point){anchor.x - has->x * f, anchor.y - has->y * f};
        placed->opaque = placed->exact && command->ink.a == 255;
    } else if (command->kind == DRAW_TEXT) {
        fx = command->as.text.size * s / SDL_max(has->scale_x, 1e-6f);
        fy = fx;
        middle = anchor;
    } else if (moving) {
        plain = plain && whole(command->box.w * s) == has->w && whole(command->box.h * s) == has->h;
    }
    struct point from = turned ? middle : anchor;
    if (plain && !(moving && fabsf(command->angle) > 0)) {
        placed->plain = true;
        placed->to =
            (SDL_FRect){(float)(whole(from.x) + picture->pixels.dx),
                        (float)(whole(from.y) + picture->pixels.dy), (float)picture->w, (float)picture->h};
    } else {
        placed->to =
            (SDL_FRect){from.x + (float)picture->pixels.dx * fx, from.y + (float)picture->pixels.dy * fy,
                        (float)picture->w * fx, (float)picture->h * fy};
        placed->pivot = (SDL_FPoint){middle.x - placed->to.x, middle.y - placed->to.y};
        placed->angle = turned ? 0 : (double)command->angle;
    }
    if (command->kind == DRAW_CARD && command->as.card.dim > has->dim) {
        placed->shade = (uint8_t)(255.0f * (1 - (command->as.card.dim - has->dim)));
    }
    bound(placed);
}
