/* SPDX-License-Identifier: MIT */
#include "platform/paint.h"

#include "base/check.h"
#include "base/hash.h"
#include "platform/dirty.h"
#include "platform/place.h"
#include "platform/stroke.h"
#include "platform/turn.h"

#include <string.h>

void painter_open(struct painter *painter, struct gallery *gallery)
{
    *painter = (struct painter){.gallery = gallery};
}

void painter_close(struct painter *painter)
{
    SDL_free(painter->placed);
    SDL_free(painter->before);
    *painter = (struct painter){0};
}

void painter_use(struct painter *painter, SDL_Renderer *renderer)
{
    painter->renderer = renderer;
    painter->surface = NULL;
    gallery_use(painter->gallery, renderer);
    painter_forget(painter);
}

void painter_reach(struct painter *painter, SDL_Surface *surface)
{
    painter->surface = turn_fits(surface) ? surface : NULL;
}

void painter_forget(struct painter *painter)
{
    painter->count = 0;
    painter->window = (SDL_Rect){0, 0, 0, 0};
}

/* The picture that shows a command now: the exact one, one that stands in, or the exact one once it is made.
 */
static struct picture *choose(struct painter *painter, const struct draw_command *command,
                              const struct picture_key *key, enum patience patience, bool *is_exact)
{
    struct gallery *gallery = painter->gallery;
    struct picture *exact = gallery_seek(gallery, key);
    *is_exact = true;
    if (exact) {
        return exact;
    }
    bool moving = (command->flags & DRAW_MOVING) != 0;
    struct picture *other = moving || patience != PAINT_PATIENT ? gallery_stand_in(gallery, key) : NULL;
    if (other && place_close_enough(&other->key, key, moving)) {
        /* What moves may be scaled down from any size, and up for the moment until it is sharp. */
        if (patience == PAINT_LIVE && (!moving || place_blurred(&other->key, key))) {
            gallery_want(gallery, key, URGENCY_SOON);
        }
        *is_exact = false;
        return other;
    }
    return gallery_want(gallery, key, URGENCY_NOW);
}

static void swap_lists(struct painter *painter, size_t room)
{
    struct placed *old = painter->before;
    size_t old_room = painter->before_room;
    painter->before = painter->placed;
    painter->before_count = painter->count;
    painter->before_room = painter->room;
    painter->placed = old;
    painter->room = old_room;
    if (painter->room < room) {
        painter->room = room + room / 2;
        painter->placed = SDL_realloc(painter->placed, painter->room * sizeof *painter->placed);
        CHECK(painter->placed != NULL);
    }
    painter->count = room;
}

static struct stroke stroke_of(const struct draw_list *list, const struct draw_command *command)
{
    return (struct stroke){.points = list->point + command->as.stroke.first,
                           .count = command->as.stroke.count,
                           .scale = list->scale,
                           .width = command->as.stroke.width,
                           .dash = command->as.stroke.dash,
                           .gap = command->as.stroke.gap,
                           .phase = command->as.stroke.phase,
                           .round = command->as.stroke.round,
                           .ink = command->ink};
}

/* Where a command goes, and the hash of how it looks there. */
static void place(const struct draw_list *list, const struct draw_command *command, const SDL_Rect *clip,
                  struct placed *placed)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)command->kind);
    const struct rgba ink = command->ink;
    hash = hash_number(hash, (uint64_t)ink.r << 24 | (uint64_t)ink.g << 16 | (uint64_t)ink.b << 8 | ink.a);
    switch (command->kind) {
    case DRAW_FILL:
        placed->bounds = place_edges(command->box, list->scale);
        placed->opaque = ink.a == 255;
        break;
    case DRAW_STROKE: {
        struct stroke stroke = stroke_of(list, command);
        placed->bounds = stroke_bounds(&stroke);
        const float looks[] = {stroke.scale, stroke.width, stroke.dash,
                               stroke.gap,   stroke.phase, stroke.round};
        hash = hash_bytes(hash, looks, sizeof looks);
        hash = hash_bytes(hash, stroke.points, (size_t)stroke.count * sizeof *stroke.points);
        break;
    }
    case DRAW_CLIP:
        placed->bounds = (SDL_Rect){0, 0, 0, 0};
        placed->hash = hash;
        return;
    case DRAW_SCENE:
    case DRAW_SPRITE:
    case DRAW_CARD:
    case DRAW_TEXT:
    case DRAW_SHAPE:
        if (!placed->picture) { /* an empty text has none */
            placed->bounds = (SDL_Rect){0, 0, 0, 0};
            break;
        }
        place_picture(list, command, placed);
        hash = hash_number(hash, placed->picture->serial << 8 | placed->shade);
        hash = hash_bytes(hash, &placed->to, sizeof placed->to);
        hash = hash_bytes(hash, &placed->angle, sizeof placed->angle);
        break;
    }
    if (!SDL_IntersectRect(&placed->bounds, clip, &placed->bounds)) {
        placed->bounds = (SDL_Rect){0, 0, 0, 0};
    }
    placed->hash = hash_bytes(hash, &placed->bounds, sizeof placed->bounds);
}

void painter_prepare(struct painter *painter, const struct draw_list *list, int w, int h,
                     enum patience patience, struct dirty *dirty)
{
    SDL_Rect window = {0, 0, w, h};
    bool anew = !SDL_RectEquals(&window, &painter->window);
    painter->window = window;
    swap_lists(painter, list->count);
    gallery_next_frame(painter->gallery);
    gallery_hang(painter->gallery);
    bool late = false;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        struct picture_key key;
        painter->placed[i] = (struct placed){.shade = 255};
        if (place_key(list, command, w, h, &key)) {
            painter->placed[i].picture = choose(painter, command, &key, patience, &painter->placed[i].exact);
            late = late || painter->placed[i].picture->state != PICTURE_HUNG;
        }
    }
    if (late) {
        gallery_finish(painter->gallery);
    }
    SDL_Rect clip = window;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        place(list, command, &clip, &painter->placed[i]);
        if (command->kind == DRAW_CLIP) {
            SDL_Rect box = place_edges(command->box, list->scale);
            clip = window;
            if (command->box.w > 0 && !SDL_IntersectRect(&window, &box, &clip)) {
                clip = (SDL_Rect){0, 0, 0, 0};
            }
        }
    }
    dirty->count = 0;
    if (anew) {
        dirty_add(dirty, &window);
    } else {
        dirty_compare(dirty, painter->before, painter->before_count, painter->placed, painter->count);
    }
}

/* On the processor, straight into the pixels; false if this picture's cannot be read. */
static bool paint_turned(struct painter *painter, const struct draw_command *command,
                         const struct placed *placed, const SDL_Rect *part)
{
    struct picture *picture = placed->picture;
    void *pixels;
    int pitch;
    if (!painter->surface || SDL_LockTexture(picture->texture, NULL, &pixels, &pitch) < 0) {
        return false;
    }
    struct turn turn = {.to = placed->to,
                        .hub = placed->hub,
                        .angle = placed->angle,
                        .alpha = command->ink.a,
                        .shade = placed->shade};
    SDL_RenderFlush(painter->renderer); /* what lies below is painted first */
    turn_paint(painter->surface, part, pixels, pitch, picture->w, picture->h, &turn);
    SDL_UnlockTexture(picture->texture);
    return true;
}

static void paint_picture(struct painter *painter, const struct draw_command *command,
                          const struct placed *placed, const SDL_Rect *part)
{
    SDL_Renderer *renderer = painter->renderer;
    SDL_Texture *texture = placed->picture->texture;
    bool simple = placed->plain && command->ink.a == 255 && placed->shade == 255;
    if (!texture || (!simple && paint_turned(painter, command, placed, part))) {
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
    if (command->kind == DRAW_FILL) {
        SDL_SetRenderDrawBlendMode(renderer,
                                   command->ink.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer, command->ink.r, command->ink.g, command->ink.b, command->ink.a);
        SDL_RenderFillRect(renderer, part);
    } else if (command->kind == DRAW_STROKE) {
        struct stroke stroke = stroke_of(list, command);
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
        stroke_paint(renderer, &stroke);
    } else if (placed->picture) {
        paint_picture(painter, command, placed, part);
    }
}

/* The last command that hides everything below it in a rectangle; 0 if none does. */
static size_t first_seen(const struct painter *painter, const SDL_Rect *box)
{
    for (size_t i = painter->count; i-- > 0;) {
        const struct placed *placed = &painter->placed[i];
        SDL_Rect common;
        if (placed->opaque && SDL_IntersectRect(&placed->bounds, box, &common) &&
            SDL_RectEquals(&common, box)) {
            return i;
        }
    }
    return 0;
}

void painter_paint(struct painter *painter, const struct draw_list *list, const struct dirty *dirty)
{
    CHECK(painter->count == list->count);
    for (int k = 0; k < dirty->count; k++) {
        const SDL_Rect *box = &dirty->box[k];
        size_t first = first_seen(painter, box);
        if (!(first < painter->count && painter->placed[first].opaque)) {
            struct rgba ink = INK_INK;
            SDL_RenderSetClipRect(painter->renderer, box);
            SDL_SetRenderDrawBlendMode(painter->renderer, SDL_BLENDMODE_NONE);
            SDL_SetRenderDrawColor(painter->renderer, ink.r, ink.g, ink.b, 255);
            SDL_RenderFillRect(painter->renderer, box);
        }
        for (size_t i = first; i < list->count; i++) {
            SDL_Rect part;
            if (SDL_IntersectRect(&painter->placed[i].bounds, box, &part)) {
                SDL_RenderSetClipRect(painter->renderer, &part);
                paint_command(painter, list, i, &part);
            }
        }
    }
    SDL_RenderSetClipRect(painter->renderer, NULL);
}

void painter_foresee(struct painter *painter, const struct draw_list *list, int w, int h)
{
    for (size_t i = 0; i < list->count; i++) {
        struct picture_key key;
        if (place_key(list, &list->command[i], w, h, &key)) {
            gallery_want(painter->gallery, &key, URGENCY_IDLE);
        }
    }
}
