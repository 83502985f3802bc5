/* SPDX-License-Identifier: MIT */
/* Paints the commands of a placed list. */
#include "platform/painter.h"

#include "base/check.h"
#include "platform/blend.h"
#include "platform/polygon.h"
#include "platform/rotate_blit.h"
#include "platform/stroke.h"

void painter_reach(struct painter *painter, SDL_Surface *surface)
{
    painter->surface = rotate_blit_fits(surface) ? surface : NULL;
    texture_cache_by_hand(painter->texture_cache, painter->surface != NULL);
}

void painter_reserve(struct painter *painter)
{
    if (painter->surface) {
        static_layer_reserve(&painter->layer, painter->surface);
    }
}

/* Paints on the processor. pixels: of the whole picture, unless it is sparse. */
static void lay_by_hand(struct painter *painter, const struct draw_command *command,
                        const struct placed *placed, const SDL_Rect *part, const void *pixels, int pitch)
{
    const struct picture *picture = placed->picture;
    if (placed->plain) {
        struct blend_picture flat = {.pixels = pixels,
                                     .pitch = pitch,
                                     .sparse = picture->pixels.sparse,
                                     .alpha = command->ink.a,
                                     .shade = placed->shade,
                                     .opaque = placed->opaque};
        flat.to = (SDL_Rect){(int)placed->to.x, (int)placed->to.y, picture->w, picture->h};
        blend_copy(painter->surface, part, &flat);
    } else if (pixels) {
        struct rotate_blit turn = {.to = placed->to,
                                   .pivot = placed->pivot,
                                   .angle = placed->angle,
                                   .alpha = command->ink.a,
                                   .shade = placed->shade};
        rotate_blit_paint(painter->surface, part, pixels, pitch, picture->w, picture->h, &turn);
    }
}

static void picture_by_hand(struct painter *painter, const struct draw_command *command,
                            const struct placed *placed, const SDL_Rect *part)
{
    const struct picture *picture = placed->picture;
    const SDL_Surface *own = picture->pixels.surface;
    void *pixels;
    int pitch;
    if (own || picture->pixels.sparse) {
        lay_by_hand(painter, command, placed, part, own ? own->pixels : NULL, own ? own->pitch : 0);
    } else if (picture->texture && SDL_LockTexture(picture->texture, NULL, &pixels, &pitch) == 0) {
        lay_by_hand(painter, command, placed, part, pixels, pitch);
        SDL_UnlockTexture(picture->texture);
    }
}

static void paint_picture(struct painter *painter, const struct draw_command *command,
                          const struct placed *placed)
{
    SDL_Renderer *renderer = painter->renderer;
    SDL_Texture *texture = texture_cache_texture(painter->texture_cache, placed->picture);
    if (!texture) {
        return;
    }
    SDL_SetTextureAlphaMod(texture, command->ink.a);
    SDL_SetTextureColorMod(texture, placed->shade, placed->shade, placed->shade);
    if (placed->plain) {
        SDL_Rect to = {(int)placed->to.x, (int)placed->to.y, (int)placed->to.w, (int)placed->to.h};
        SDL_RenderCopy(renderer, texture, NULL, &to);
    } else if (placed->angle < 0 || placed->angle > 0) {
        SDL_RenderCopyExF(renderer, texture, NULL, &placed->to, placed->angle, &placed->pivot, SDL_FLIP_NONE);
    } else {
        SDL_RenderCopyF(renderer, texture, NULL, &placed->to);
    }
}

static void paint_fill(struct painter *painter, struct rgba ink, const SDL_Rect *part)
{
    SDL_SetRenderDrawBlendMode(painter->renderer, ink.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(painter->renderer, ink.r, ink.g, ink.b, ink.a);
    SDL_RenderFillRect(painter->renderer, part);
}

/* Paints the part of a command inside a rectangle, on the processor. */
static void command_by_hand(struct painter *painter, const struct draw_list *list, size_t at,
                            const SDL_Rect *part)
{
    const struct draw_command *command = &list->command[at];
    const struct placed *placed = &painter->placed[at];
    if (command->kind == DRAW_FILL) {
        blend_fill(painter->surface, part, command->ink);
    } else if (command->kind == DRAW_STROKE) {
        struct stroke stroke = stroke_from(list, command);
        stroke_by_hand(painter->surface, part, &stroke);
    } else if (command->kind == DRAW_POLYGON) {
        struct polygon polygon = polygon_from(list, command);
        polygon_by_hand(painter->surface, part, &polygon);
    } else if (placed->picture) {
        picture_by_hand(painter, command, placed, part);
    }
}

/* The same on the renderer. */
static void paint_command(struct painter *painter, const struct draw_list *list, size_t at,
                          const SDL_Rect *part)
{
    SDL_Renderer *renderer = painter->renderer;
    const struct draw_command *command = &list->command[at];
    const struct placed *placed = &painter->placed[at];
    SDL_RenderSetClipRect(renderer, part);
    if (command->kind == DRAW_FILL) {
        paint_fill(painter, command->ink, part);
    } else if (command->kind == DRAW_STROKE) {
        struct stroke stroke = stroke_from(list, command);
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
        stroke_mesh(renderer, &stroke);
    } else if (command->kind == DRAW_POLYGON) {
        struct polygon polygon = polygon_from(list, command);
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
        polygon_mesh(renderer, &polygon);
    } else if (placed->picture) {
        paint_picture(painter, command, placed);
    }
}

/* The index of the last command that hides everything below it in a rectangle; 0 if there is none. */
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
        if (!SDL_IntersectRect(&painter->placed[i].bounds, box, &part)) {
            continue;
        }
        if (painter->surface) {
            command_by_hand(painter, list, i, &part);
        } else {
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
        if (painter->surface) {
            blend_fill(painter->surface, box, INK_INK);
        } else {
            SDL_RenderSetClipRect(painter->renderer, box);
            paint_fill(painter, INK_INK, box);
        }
    }
    paint_range(painter, list, box, first, to);
}

/* Paints a rectangle within one row of tiles with the static layer. Tiles that the layer lacks are painted
 * now, wholly, although parts of them have not changed. */
static void paint_over_layer(struct painter *painter, const struct draw_list *list, const SDL_Rect *part)
{
    struct static_layer *layer = &painter->layer;
    SDL_Rect tiles = static_layer_tiles(painter->surface, part);
    SDL_Rect missing = {0, 0, 0, 0};
    bool misses = static_layer_missing(layer, &tiles, &missing);
    if (misses) {
        paint_from_ground(painter, list, &missing, layer->count);
        static_layer_keep(layer, painter->surface, &missing);
    }
    const SDL_Rect *box = misses ? &tiles : part;
    if (!SDL_RectEquals(&missing, box)) {
        static_layer_restore(layer, painter->surface, box);
    }
    paint_range(painter, list, box, layer->count, list->count);
}

/* Paints a rectangle on the processor, in bands of rows: the pixels of a band stay in the processor's cache
 * while they are painted over, and a second thread can do some of the bands. */
struct sheet {
    struct painter *painter;
    const struct draw_list *list;
    SDL_Rect box;
    bool layered;
};

enum { BAND = STATIC_LAYER_TILE, ALONE = 1 << 16 /* pixels: fewer are painted before a thread wakes */ };

static void paint_band(void *context, int band)
{
    const struct sheet *sheet = context;
    SDL_Rect rows = {sheet->box.x, (sheet->box.y / BAND + band) * BAND, sheet->box.w, BAND};
    SDL_Rect part;
    if (!SDL_IntersectRect(&rows, &sheet->box, &part)) {
        return;
    }
    if (sheet->layered) {
        paint_over_layer(sheet->painter, sheet->list, &part);
    } else {
        paint_from_ground(sheet->painter, sheet->list, &part, sheet->list->count);
    }
}

/* Whether threads can read every picture at once: textures are locked by one. */
static bool is_shared(const struct painter *painter)
{
    bool shared = true;
    for (size_t i = 0; i < painter->count && shared; i++) {
        shared = !painter->placed[i].picture || !painter->placed[i].picture->texture;
    }
    return shared;
}

static void paint_by_bands(struct painter *painter, const struct draw_list *list, const SDL_Rect *box)
{
    struct sheet sheet = {.painter = painter, .list = list, .box = *box};
    struct bands alone = {.thread = NULL};
    sheet.layered = static_layer_serves(&painter->layer, painter->surface, box);
    int count = (box->y + box->h - 1) / BAND - box->y / BAND + 1;
    bool helped = (double)box->w * box->h > ALONE && is_shared(painter);
    bands_run(helped ? &painter->bands : &alone, count, paint_band, &sheet);
}

void painter_paint(struct painter *painter, const struct draw_list *list, const struct dirty *dirty)
{
    CHECK(painter->count == list->count);
    if (painter->surface) {
        static_layer_follow(&painter->layer, painter->same);
    }
    for (int k = 0; k < dirty->count; k++) {
        if (painter->surface) {
            paint_by_bands(painter, list, &dirty->box[k]);
        } else {
            paint_from_ground(painter, list, &dirty->box[k], list->count);
        }
    }
    SDL_RenderSetClipRect(painter->renderer, NULL);
}
