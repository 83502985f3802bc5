/* SPDX-License-Identifier: MIT */
#include "platform/painter.h"

#include "base/check.h"
#include "base/hash.h"
#include "platform/dirty.h"
#include "platform/place.h"
#include "platform/polygon.h"
#include "platform/stroke.h"

void painter_open(struct painter *painter, struct texture_cache *texture_cache)
{
    *painter = (struct painter){.texture_cache = texture_cache};
    bands_open(&painter->bands);
}

void painter_close(struct painter *painter)
{
    bands_close(&painter->bands);
    static_layer_drop(&painter->layer);
    SDL_free(painter->placed);
    SDL_free(painter->before);
    *painter = (struct painter){0};
}

void painter_use(struct painter *painter, SDL_Renderer *renderer)
{
    painter->renderer = renderer;
    painter->surface = NULL;
    texture_cache_use(painter->texture_cache, renderer);
    texture_cache_by_hand(painter->texture_cache, false);
    painter_forget(painter);
}

void painter_forget(struct painter *painter)
{
    static_layer_forget(&painter->layer);
    painter->count = 0;
    painter->window = (SDL_Rect){0, 0, 0, 0};
}

/* Replaces the key of a slow picture by a coarse one, for the first frame. False: the picture is not slow. */
static bool hasten(const struct texture_cache *texture_cache, struct picture_key *key)
{
    bool slow = texture_cache_is_slow(texture_cache, key);
    if (slow) {
        place_coarsen(key);
    }
    return slow;
}

/* Chooses the picture for a command: the exact one, a similar one, or the exact one after waiting for it. */
static struct picture *choose(struct painter *painter, const struct draw_command *command,
                              const struct picture_key *key, enum patience patience, bool *is_exact)
{
    struct texture_cache *texture_cache = painter->texture_cache;
    struct picture *exact = texture_cache_seek(texture_cache, key);
    *is_exact = true;
    if (exact) {
        return exact;
    }
    struct picture_key coarse = *key;
    if (patience == PAINTER_HASTY && hasten(texture_cache, &coarse)) {
        *is_exact = false;
        return texture_cache_want(texture_cache, &coarse, URGENCY_NOW);
    }
    bool moving = (command->flags & DRAW_MOVING) != 0;
    struct picture *other =
        moving || patience != PAINTER_PATIENT ? texture_cache_stand_in(texture_cache, key) : NULL;
    if (other && place_close_enough(&other->key, key, moving)) {
        /* A moving picture may be scaled down from any size, and up until a sharp one is made. */
        if (patience == PAINTER_LIVE && (!moving || place_blurred(&other->key, key))) {
            texture_cache_want(texture_cache, key, URGENCY_SOON);
        }
        *is_exact = false;
        return other;
    }
    return texture_cache_want(texture_cache, key, URGENCY_NOW);
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

/* The bounds of a long line are large, but the line touches few of their pixels. */
static void place_runs(const struct stroke *stroke, const SDL_Rect *clip, struct placed *placed)
{
    if (stroke->count < 2 * PLACED_RUNS) {
        return;
    }
    for (int i = 0; i < PLACED_RUNS; i++) {
        int first = (stroke->count - 1) * i / PLACED_RUNS;
        int last = (stroke->count - 1) * (i + 1) / PLACED_RUNS;
        struct stroke part = *stroke;
        part.points += first;
        part.count = last - first + 1;
        SDL_Rect box = stroke_bounds(&part);
        if (SDL_IntersectRect(&box, clip, &box)) {
            placed->run[placed->runs++] = box;
        }
    }
}

/* Sets the place of a command and the hash of its look. */
static void place(const struct draw_list *list, const struct draw_command *command, const SDL_Rect *clip,
                  struct placed *placed)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)command->kind);
    const struct rgba ink = command->ink;
    hash = hash_number(hash, (uint64_t)ink.r << 24 | (uint64_t)ink.g << 16 | (uint64_t)ink.b << 8 | ink.a);
    switch (command->kind) {
    case DRAW_FILL:
        placed->bounds = place_edges(command->box, list->frame.scale);
        placed->opaque = ink.a == 255;
        break;
    case DRAW_STROKE: {
        struct stroke stroke = stroke_from(list, command);
        placed->bounds = stroke_bounds(&stroke);
        place_runs(&stroke, clip, placed);
        const float looks[] = {stroke.scale, stroke.width, stroke.dash,
                               stroke.gap,   stroke.phase, stroke.round};
        hash = hash_bytes(hash, looks, sizeof looks);
        hash = hash_bytes(hash, stroke.points, (size_t)stroke.count * sizeof *stroke.points);
        break;
    }
    case DRAW_POLYGON: {
        struct polygon polygon = polygon_from(list, command);
        placed->bounds = polygon_bounds(&polygon);
        hash = hash_bytes(hash, &polygon.scale, sizeof polygon.scale);
        hash = hash_bytes(hash, polygon.points, (size_t)polygon.count * sizeof *polygon.points);
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
        hash = hash_number(hash, placed->picture->id << 8 | placed->shade);
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
    texture_cache_next_frame(painter->texture_cache);
    texture_cache_publish(painter->texture_cache);
    bool late = false;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        struct picture_key key;
        painter->placed[i] = (struct placed){.shade = 255};
        if (place_key(list, command, w, h, &key)) {
            painter->placed[i].picture = choose(painter, command, &key, patience, &painter->placed[i].exact);
            late = late || !painter->placed[i].picture->ready;
        }
    }
    if (late) {
        texture_cache_finish(painter->texture_cache);
    }
    SDL_Rect clip = window;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        place(list, command, &clip, &painter->placed[i]);
        if (painter->placed[i].picture && !painter->placed[i].plain) {
            texture_cache_fill_out(painter->texture_cache, painter->placed[i].picture);
        }
        if (command->kind == DRAW_CLIP) {
            SDL_Rect box = place_edges(command->box, list->frame.scale);
            clip = window;
            if (command->box.w > 0 && !SDL_IntersectRect(&window, &box, &clip)) {
                clip = (SDL_Rect){0, 0, 0, 0};
            }
        }
    }
    dirty->count = 0;
    painter->same =
        anew ? 0 : dirty_same(painter->before, painter->before_count, painter->placed, painter->count);
    if (anew) {
        dirty_add(dirty, &window);
    } else {
        dirty_compare(dirty, painter->before, painter->before_count, painter->placed, painter->count);
    }
}

bool painter_is_exact(const struct painter *painter)
{
    bool exact = true;
    for (size_t i = 0; i < painter->count && exact; i++) {
        exact = !painter->placed[i].picture || painter->placed[i].exact;
    }
    return exact;
}

void painter_foresee(struct painter *painter, const struct draw_list *list, int w, int h,
                     enum patience patience)
{
    for (size_t i = 0; i < list->count; i++) {
        struct picture_key key;
        if (place_key(list, &list->command[i], w, h, &key)) {
            if (patience == PAINTER_HASTY) {
                hasten(painter->texture_cache, &key);
            }
            texture_cache_want(painter->texture_cache, &key, URGENCY_IDLE);
        }
    }
}
