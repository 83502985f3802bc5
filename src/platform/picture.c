/* SPDX-License-Identifier: MIT */
#include "platform/picture.h"

#include "base/hash.h"
#include "platform/card.h"
#include "platform/surface_row.h"
#include "platform/svg.h"

#include <math.h>
#include <string.h>

/* ---- backdrops: these take hundreds of milliseconds, so that several threads make them in bands, and the
 * disk cache stores them -------------------------------------------------------------------------------- */

/* The name of a backdrop in the disk cache: a hash of all that decides its pixels, the drawing included. */
static uint64_t cache_name(const struct source *source, const struct picture_key *key)
{
    bool kept = source->disk_cache.folder[0] && !key->coarse;
    char *document = kept ? asset_look(source, key->name) : NULL;
    if (!document) {
        return 0;
    }
    const float numbers[] = {key->x, key->y, key->scale_x, key->scale_y};
    uint32_t place[4];
    memcpy(place, numbers, sizeof place);
    uint64_t hash = picture_sign_string(HASH_START, document);
    for (int i = 0; i < 4; i++) {
        hash = hash_number(hash, place[i]);
    }
    hash = hash_number(hash, (uint64_t)key->w << 32 | (uint64_t)key->h);
    SDL_free(document);
    return hash;
}

static struct picture_plan scene_plan(const struct source *source, const struct picture_key *key, int parts)
{
    struct picture_plan plan = {.cache_name = cache_name(source, key)};
    plan.cached =
        plan.cache_name != 0 && disk_cache_has(&source->disk_cache, DISK_CACHE_SCENE, plan.cache_name);
    plan.parts = plan.cached ? 1 : SDL_max(1, parts);
    return plan;
}

/* Makes one band of the surface, or loads the whole backdrop from the disk cache. */
static void scene_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                       int part, SDL_Surface *surface)
{
    const struct disk_cache *cache = &source->disk_cache;
    if (!surface || (plan->cached && disk_cache_load(cache, DISK_CACHE_SCENE, plan->cache_name, surface))) {
        return;
    }
    int top = key->h * part / plan->parts;
    int bottom = key->h * (part + 1) / plan->parts;
    struct matrix m = {key->scale_x, 0, 0, key->scale_y, key->x, key->y - (float)top};
    char *document = asset_read(source, key->name);
    bool painted = document && svg_raster_rows(document, &m, surface, top, bottom - top);
    if (document && !painted) {
        asset_damaged(source, key->name);
    }
    SDL_free(document);
    SDL_Surface *band = painted ? NULL : asset_stand_in(source, key->name, key->w, bottom - top);
    if (band) {
        SDL_Rect to = {0, top, key->w, bottom - top};
        SDL_SetSurfaceBlendMode(band, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(band, NULL, surface, &to);
        SDL_FreeSurface(band);
    }
}

/* ---- other pictures ------------------------------------------------------------------------------------ */

/* The part that shows anything; false if none does. */
static bool find_part(const SDL_Surface *whole, SDL_Rect *part)
{
    int x0 = whole->w;
    int y0 = whole->h;
    int x1 = -1;
    int y1 = -1;
    for (int y = 0; y < whole->h; y++) {
        struct sparse_row seen = sparse_row_of(surface_row(whole, y), whole->w);
        if (seen.count > 0) {
            x0 = SDL_min(x0, seen.from);
            x1 = SDL_max(x1, seen.from + seen.count - 1);
            y0 = SDL_min(y0, y);
            y1 = y;
        }
    }
    x0 = SDL_max(x0 - 1, 0);
    y0 = SDL_max(y0 - 1, 0);
    *part = (SDL_Rect){x0, y0, SDL_min(x1 + 2, whole->w) - x0, SDL_min(y1 + 2, whole->h) - y0};
    return x1 >= 0;
}

/* Cuts clear rows and columns off: turned and hollow shapes have many, and each costs memory and time in
 * every frame. One clear pixel stays round what shows, for scaling; of nothing nothing stays. */
static void crop(struct picture_pixels *pixels)
{
    static const double worth = 0.9;
    SDL_Surface *whole = pixels->surface;
    SDL_Rect part;
    if (!find_part(whole, &part)) {
        SDL_FreeSurface(whole);
        pixels->surface = NULL;
        return;
    }
    if ((double)part.w * part.h > worth * whole->w * whole->h) {
        return;
    }
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!small) {
        return;
    }
    for (int y = 0; y < part.h; y++) {
        memcpy(surface_row(small, y), surface_row(whole, part.y + y) + part.x, (size_t)part.w * 4);
    }
    SDL_FreeSurface(whole);
    pixels->surface = small;
    pixels->dx += part.x;
    pixels->dy += part.y;
}

/* The matrix from units to pixels: onto the box, or round the middle of the pixels of a turned picture. */
struct panel {
    struct matrix matrix;
    int w, h, dx, dy;
};

static struct panel panel_of(const struct picture_key *key, struct rect view)
{
    float along = (float)cos((double)key->angle * DEGREE);
    float across = (float)sin((double)key->angle * DEGREE);
    float sx = (float)key->w / view.w;
    float sy = (float)key->h / view.h;
    float mirror = key->flipped ? -1.0f : 1.0f;
    struct panel panel = {.w = key->w, .h = key->h};
    if (fabsf(key->angle) > 0) {
        panel.w = 2 * (int)ceilf((fabsf(along) * (float)key->w + fabsf(across) * (float)key->h) / 2 + 1);
        panel.h = 2 * (int)ceilf((fabsf(across) * (float)key->w + fabsf(along) * (float)key->h) / 2 + 1);
        panel.dx = -panel.w / 2;
        panel.dy = -panel.h / 2;
    }
    struct matrix *m = &panel.matrix;
    *m = (struct matrix){
        .a = along * sx * mirror, .b = across * sx * mirror, .c = -across * sy, .d = along * sy};
    float mx = view.x + view.w / 2;
    float my = view.y + view.h / 2;
    m->e = (float)panel.w / 2 - m->a * mx - m->c * my;
    m->f = (float)panel.h / 2 - m->b * mx - m->d * my;
    return panel;
}

static void stand_in(struct source *source, const struct picture_key *key, struct picture_pixels *pixels)
{
    bool turned = fabsf(key->angle) > 0;
    pixels->surface = asset_stand_in(source, key->name, key->w, key->h);
    pixels->dx = turned ? -key->w / 2 : 0;
    pixels->dy = turned ? -key->h / 2 : 0;
}

static void raster_sprite(const char *document, const struct picture_key *key, struct picture_pixels *pixels)
{
    struct rect view;
    if (svg_view_box(document, &view)) {
        struct panel panel = panel_of(key, view);
        *pixels = (struct picture_pixels){
            .surface = svg_raster(document, &panel.matrix, panel.w, panel.h), .dx = panel.dx, .dy = panel.dy};
        if (fabsf(key->angle) > 0 && pixels->surface) {
            card_cut(pixels->surface, key); /* art may extend beyond its view box */
        }
    }
}

/* A sprite or a card. */
static void make_asset(struct source *source, const struct picture_key *key, struct picture_pixels *pixels)
{
    char *document = asset_read(source, key->name);
    if (document && key->kind == PICTURE_CARD) {
        card_make(document, source->fonts, key, pixels);
    } else if (document) {
        raster_sprite(document, key, pixels);
    }
    if (document && !pixels->surface) {
        asset_damaged(source, key->name);
    }
    SDL_free(document);
    if (!pixels->surface) {
        stand_in(source, key, pixels);
    } else if (key->kind == PICTURE_SPRITE) {
        crop(pixels);
    }
}

static void make_shape(const struct picture_key *key, struct picture_pixels *pixels)
{
    struct rect view = {0, 0, (float)key->w / key->scale_x, (float)key->h / key->scale_y};
    struct panel panel = panel_of(key, view);
    pixels->surface = svg_raster_elements(key->name, strlen(key->name), &panel.matrix, panel.w, panel.h);
    pixels->dx = panel.dx;
    pixels->dy = panel.dy;
    if (pixels->surface) {
        crop(pixels);
    }
}

static void make_text(struct fonts *fonts, const struct picture_key *key, struct picture_pixels *pixels)
{
    struct lettering line = {.font = key->font,
                             .string = key->name,
                             .size = key->scale_x,
                             .tracking = key->tracking,
                             .outline = key->outline,
                             .ink = key->ink,
                             .outline_ink = key->outline_ink,
                             .anchor = key->x,
                             .angle = key->angle};
    pixels->surface = fonts_render(fonts, &line, &pixels->dx, &pixels->dy);
}

struct picture_plan picture_plan(const struct source *source, const struct picture_key *key, int parts)
{
    return key->kind == PICTURE_SCENE ? scene_plan(source, key, parts) : (struct picture_plan){.parts = 1};
}

void picture_begin(const struct picture_key *key, struct picture_pixels *pixels)
{
    *pixels = (struct picture_pixels){.surface = NULL};
    if (key->kind == PICTURE_SCENE) {
        pixels->surface = SDL_CreateRGBSurfaceWithFormat(0, key->w, key->h, 32, SDL_PIXELFORMAT_ARGB8888);
    }
}

void picture_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                  int part, struct picture_pixels *pixels)
{
    switch (key->kind) {
    case PICTURE_SPRITE:
    case PICTURE_CARD:
        make_asset(source, key, pixels);
        break;
    case PICTURE_SCENE:
        scene_make(source, key, plan, part, pixels->surface);
        break;
    case PICTURE_SHAPE:
        make_shape(key, pixels);
        break;
    case PICTURE_TEXT:
        make_text(source->fonts, key, pixels);
        break;
    }
}

void picture_make_sparse(const struct picture_key *key, struct picture_pixels *pixels)
{
    enum { LARGE = 1 << 19 }; /* pixels */
    const SDL_Surface *whole = pixels->surface;
    /* What is turned by its pixels does not move otherwise, and a shape of this size hardly. */
    bool still = key->kind == PICTURE_SHAPE || (key->kind == PICTURE_SPRITE && fabsf(key->angle) > 0);
    pixels->sparse = whole && still && (long)whole->w * whole->h >= LARGE ? sparse_of(whole) : NULL;
    if (pixels->sparse) {
        SDL_FreeSurface(pixels->surface);
        pixels->surface = NULL;
    }
}

void picture_fill_out(struct picture_pixels *pixels)
{
    SDL_Surface *whole = pixels->sparse ? sparse_whole(pixels->sparse) : NULL;
    if (whole) {
        sparse_free(pixels->sparse);
        pixels->sparse = NULL;
        pixels->surface = whole;
    }
}

void picture_free(struct picture_pixels *pixels)
{
    SDL_FreeSurface(pixels->surface);
    sparse_free(pixels->sparse);
    pixels->surface = NULL;
    pixels->sparse = NULL;
}
