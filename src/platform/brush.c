/* SPDX-License-Identifier: MIT */
/* Carries a worked-out list out. */
#include "platform/paint.h"

#include "base/check.h"
#include "platform/blend.h"
#include "platform/polygon.h"
#include "platform/stroke.h"
#include "platform/turn.h"

void painter_reach(struct painter *painter, SDL_Surface *surface)
{
    painter->surface = turn_fits(surface) ? surface : NULL;
}

/* On the processor, straight into the pixels; false if this picture's cannot be read. */
static bool paint_by_hand(struct painter *painter, const struct draw_command *command,
                          const struct placed *placed, const SDL_Rect *part)
{
    struct picture *picture = placed->picture;
    void *pixels;
    int pitch;
    if (!painter->surface || SDL_LockTexture(picture->texture, NULL, &pixels, &pitch) < 0) {
        return false;
    }
    SDL_RenderFlush(painter->renderer); /* what lies below is painted first */
    if (placed->plain) {
        struct blend_picture flat = {
            .pixels = pixels, .pitch = pitch, .alpha = command->ink.a, .shade = placed->shade};
        flat.to = (SDL_Rect){(int)placed->to.x, (int)placed->to.y, picture->w, picture->h};
        blend_copy(painter->surface, part, &flat);
    } else {
        struct turn turn = {.to = placed->to,
                            .hub = placed->hub,
                            .angle = placed->angle,
                            .alpha = command->ink.a,
                            .shade = placed->shade};
        turn_paint(painter->surface, part, pixels, pitch, picture->w, picture->h, &turn);
    }
    SDL_UnlockTexture(picture->texture);
    return true;
}

static void paint_picture(struct painter *painter, const struct draw_command *command,
                          const struct placed *placed, const SDL_Rect *part)
{
    SDL_Renderer *renderer = painter->renderer;
    SDL_Texture *texture = placed->picture->texture;
    bool simple = placed->plain && command->ink.a == 255 && placed->shade == 255;
    if (!texture || (!simple && paint_by_hand(painter, command, placed, part))) {
        return;
    }
    SDL_SetTextureAlphaMod(texture, command->ink.a);
    SDL_SetTextureColorMod(texture, placed->shade, placed->shade, placed->shade);
    if (placed->plain) {
        SDL_Rect to = {(int)placed->to.x, (int)placed->to.y, (int)placed->to.w, (int)placed->to.h};
        SDL_RenderCopy(renderer, texture, NULL, &to);
    } else if (placed->angle < 0 || placed->angle > 0) {
        SDL_RenderCopyExF(renderer, texture, NULL, &placed->to, placed->angle, &placed->hub, SDL_FLIP_NONE);
    } else {
        SDL_RenderCopyF(renderer, texture, NULL, &placed->to);
    }
}

/* The part of a command inside a rectangle, which is the renderer's clip. */
static void paint_command(struct painter *painter, const struct draw_list *list, size_t at,
                          const SDL_Rect *part)
{
    SDL_Renderer *renderer = painter->renderer;
    const struct draw_command *command = &list->command[at];
    const struct placed *placed = &painter->placed[at];
    if (command->kind == DRAW_FILL && command->ink.a < 255 && painter->surface) {
        SDL_RenderFlush(renderer);
        blend_fill(painter->surface, part, command->ink);
    } else if (command->kind == DRAW_FILL) {
        SDL_SetRenderDrawBlendMode(renderer,
                                   command->ink.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer, command->ink.r, command->ink.g, command->ink.b, command->ink.a);
        SDL_RenderFillRect(renderer, part);
    } else if (command->kind == DRAW_STROKE) {
        struct stroke stroke = stroke_from(list, command);
        if (painter->surface) {
            SDL_RenderFlush(renderer);
            stroke_by_hand(painter->surface, part, &stroke);
        } else {
            SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
            stroke_mesh(renderer, &stroke);
        }
    } else if (command->kind == DRAW_POLYGON) {
        struct polygon polygon = polygon_from(list, command);
        if (painter->surface) {
            SDL_RenderFlush(renderer);
            polygon_by_hand(painter->surface, part, &polygon);
        } else {
            SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
            polygon_mesh(renderer, &polygon);
        }
    } else if (placed->picture) {
        paint_picture(painter, command, placed, part);
    }
}

/* The last command before one that hides everything below it in a rectangle; 0 if none does. */
static size_t first_seen(const struct painter *painter, const SDL_Rect *box, size_t before)
{
    for (size_t i = before; i-- > 0;) {
        const struct placed *placed = &painter->placed[i];
        SDL_Rect common;
        if (placed->opaque && SDL_IntersectRect(&placed->bounds, box, &common) &&
            SDL_RectEquals(&common, box)) {
            return i;
        }
    }
    return 0;
}

/* The commands from one on, up to another, inside a rectangle. */
static void paint_range(struct painter *painter, const struct draw_list *list, const SDL_Rect *box,
                        size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        SDL_Rect part;
        if (SDL_IntersectRect(&painter->placed[i].bounds, box, &part)) {
            SDL_RenderSetClipRect(painter->renderer, &part);
            paint_command(painter, list, i, &part);
        }
    }
}

/* The commands up to one, inside a rectangle in which nothing is left of the last frame. */
static void paint_from_ground(struct painter *painter, const struct draw_list *list, const SDL_Rect *box,
                              size_t to)
{
    size_t first = first_seen(painter, box, to);
    if (!(first < to && painter->placed[first].opaque)) {
        struct rgba ink = INK_INK;
        SDL_RenderSetClipRect(painter->renderer, box);
        SDL_SetRenderDrawBlendMode(painter->renderer, SDL_BLENDMODE_NONE);
        SDL_SetRenderDrawColor(painter->renderer, ink.r, ink.g, ink.b, 255);
        SDL_RenderFillRect(painter->renderer, box);
    }
    paint_range(painter, list, box, first, to);
}

/* A rectangle whose ground is in the static layer, or is put there now; it widens to whole tiles. */
static void paint_over_layer(struct painter *painter, const struct draw_list *list, SDL_Rect *box)
{
    struct static_layer *layer = &painter->layer;
    SDL_Rect missing;
    *box = static_layer_tiles(painter->surface, box);
    if (static_layer_missing(layer, painter->surface, box, &missing)) {
        paint_from_ground(painter, list, &missing, layer->count);
        SDL_RenderFlush(painter->renderer);
        static_layer_keep(layer, painter->surface, &missing);
    }
    SDL_RenderFlush(painter->renderer);
    static_layer_restore(layer, painter->surface, box);
    paint_range(painter, list, box, layer->count, list->count);
}

void painter_paint(struct painter *painter, const struct draw_list *list, struct dirty *dirty)
{
    CHECK(painter->count == list->count);
    if (painter->surface) {
        static_layer_follow(&painter->layer, painter->same);
    }
    for (int k = 0; k < dirty->count; k++) {
        SDL_Rect *box = &dirty->box[k];
        if (painter->surface && static_layer_serves(&painter->layer, painter->surface, box)) {
            paint_over_layer(painter, list, box);
        } else {
            paint_from_ground(painter, list, box, list->count);
        }
    }
    SDL_RenderSetClipRect(painter->renderer, NULL);
}
