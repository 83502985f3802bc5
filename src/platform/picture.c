/* SPDX-License-Identifier: MIT */
#include "platform/picture.h"

#include "base/hash.h"
#include "base/text.h"
#include "base/words.h"
#include "platform/card.h"
#include "platform/svg.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double degree = 3.14159265358979323846 / 180.0;

static bool same_ink(struct rgba a, struct rgba b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

static uint64_t ink_number(struct rgba ink)
{
    return (uint64_t)ink.r << 24 | (uint64_t)ink.g << 16 | (uint64_t)ink.b << 8 | ink.a;
}

bool picture_same_family(const struct picture_key *a, const struct picture_key *b)
{
    return a->family == b->family && a->kind == b->kind && a->font == b->font && a->flipped == b->flipped &&
           same_ink(a->ink, b->ink) && same_ink(a->outline_ink, b->outline_ink) &&
           strcmp(a->name, b->name) == 0 && strcmp(a->title, b->title) == 0;
}

static bool near(float a, float b)
{
    return fabsf(a - b) < 0.001f;
}

bool picture_same(const struct picture_key *a, const struct picture_key *b)
{
    return a->family == b->family && a->w == b->w && a->h == b->h && near(a->angle, b->angle) &&
           near(a->dim, b->dim) && near(a->x, b->x) && near(a->y, b->y) && near(a->scale_x, b->scale_x) &&
           near(a->scale_y, b->scale_y) && near(a->tracking, b->tracking) && near(a->outline, b->outline) &&
           picture_same_family(a, b);
}

/* Shapes are thousands of bytes and are signed in every frame: eight at a time. */
static uint64_t sign_string(uint64_t hash, const char *string)
{
    size_t length = strlen(string);
    uint64_t word;
    for (; length >= sizeof word; length -= sizeof word, string += sizeof word) {
        memcpy(&word, string, sizeof word);
        hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 29;
    }
    return hash_bytes(hash, string, length + 1);
}

void picture_sign(struct picture_key *key)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)key->kind | (uint64_t)key->font << 8 |
                                                (uint64_t)key->flipped << 16);
    hash = hash_number(hash, ink_number(key->ink) << 32 | ink_number(key->outline_ink));
    hash = sign_string(hash, key->name);
    hash = sign_string(hash, key->title);
    key->family = hash ^ hash >> 32;
}

int picture_parts(const struct picture_key *key, int threads)
{
    return key->kind == PICTURE_SCENE ? SDL_max(1, SDL_min(threads, 4)) : 1;
}

/* A framed box with a name, where a picture is missing. */
static SDL_Surface *placeholder(struct fonts *fonts, const char *name, int w, int h)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface) {
        return NULL;
    }
    struct rgba frame = INK_RED;
    struct rgba paper = INK_PAPER;
    SDL_Rect inner = {2, 2, w - 4, h - 4};
    SDL_FillRect(surface, NULL, SDL_MapRGBA(surface->format, frame.r, frame.g, frame.b, 255));
    SDL_FillRect(surface, &inner, SDL_MapRGBA(surface->format, paper.r, paper.g, paper.b, 255));
    int characters;
    float advance = fonts_advance(fonts, FONT_SIGN_SEMI, name, &characters);
    struct lettering line = {.font = FONT_SIGN_SEMI,
                             .string = name,
                             .size = SDL_min(24.0f, 0.9f * (float)w / SDL_max(advance, 0.1f)),
                             .ink = INK_OXBLOOD,
                             .anchor = 0.5f};
    int dx;
    int dy;
    SDL_Surface *label = fonts_render(fonts, &line, &dx, &dy);
    if (label) {
        SDL_Rect at = {w / 2 + dx, h / 2 + dy + (int)(line.size * 0.35f), label->w, label->h};
        SDL_BlitSurface(label, NULL, surface, &at);
        SDL_FreeSurface(label);
    }
    return surface;
}

/* The document of an asset; NULL is logged once. */
static char *read_asset(struct data *data, const char *name)
{
    char path[DATA_PATH_SIZE];
    text_format(path, sizeof path, "assets/%s.svg", name);
    char *document = data_read(data, path, NULL);
    if (!document) {
        data_miss(data, path, _("this picture cannot be read; a box with its name stands in for it"));
    }
    return document;
}

static SDL_Surface *raster_asset(struct data *data, const char *name, const char *document,
                                 const struct matrix *matrix, int w, int h)
{
    SDL_Surface *surface = svg_raster(document, matrix, w, h);
    if (!surface) {
        data_miss(data, name, _("this picture is damaged; a box with its name stands in for it"));
    }
    return surface;
}

/* A turned picture covers the box round its corners; its middle is the middle of that. */
static void make_sprite(struct data *data, struct fonts *fonts, const struct picture_key *key,
                        struct picture_pixels *pixels)
{
    struct rect view;
    char *document = read_asset(data, key->name);
    if (document && svg_view_box(document, &view)) {
        float sx = (float)key->w / view.w;
        float sy = (float)key->h / view.h;
        float mirror = key->flipped ? -1.0f : 1.0f;
        float along = (float)cos((double)key->angle * degree);
        float across = (float)sin((double)key->angle * degree);
        bool turned = fabsf(key->angle) > 0;
        int w = key->w;
        int h = key->h;
        if (turned) {
            w = 2 * (int)ceilf((fabsf(along) * (float)key->w + fabsf(across) * (float)key->h) / 2 + 1);
            h = 2 * (int)ceilf((fabsf(across) * (float)key->w + fabsf(along) * (float)key->h) / 2 + 1);
        }
        /* From the view box's middle to the pixels' middle. */
        struct matrix m = {
            .a = along * sx * mirror, .b = across * sx * mirror, .c = -across * sy, .d = along * sy};
        float mx = view.x + view.w / 2;
        float my = view.y + view.h / 2;
        m.e = (float)w / 2 - m.a * mx - m.c * my;
        m.f = (float)h / 2 - m.b * mx - m.d * my;
        pixels->surface = raster_asset(data, key->name, document, &m, w, h);
        pixels->dx = turned ? -w / 2 : 0;
        pixels->dy = turned ? -h / 2 : 0;
        if (turned && pixels->surface) {
            card_cut(pixels->surface, key, 0);
        }
    }
    SDL_free(document);
    if (!pixels->surface) {
        pixels->surface = placeholder(fonts, key->name, key->w, key->h);
        pixels->dx = 0;
        pixels->dy = 0;
    }
}

static void make_card(struct data *data, struct fonts *fonts, const struct picture_key *key,
                      struct picture_pixels *pixels)
{
    char *document = read_asset(data, key->name);
    if (document) {
        card_make(document, fonts, key, pixels);
    }
    SDL_free(document);
    if (!pixels->surface) {
        pixels->surface = placeholder(fonts, key->name, key->w, key->h);
        pixels->dx = fabsf(key->angle) > 0 ? -key->w / 2 : 0;
        pixels->dy = fabsf(key->angle) > 0 ? -key->h / 2 : 0;
    }
}

/* One horizontal band of a scene, copied into the whole. */
static void make_band(struct data *data, struct fonts *fonts, const struct picture_key *key, int part,
                      int parts, struct picture_pixels *pixels)
{
    int top = key->h * part / parts;
    int bottom = key->h * (part + 1) / parts;
    struct matrix m = {key->scale_x, 0, 0, key->scale_y, key->x, key->y - (float)top};
    char *document = read_asset(data, key->name);
    bool painted =
        document && pixels->surface && svg_raster_rows(document, &m, pixels->surface, top, bottom - top);
    if (document && !painted) {
        data_miss(data, key->name, _("this picture is damaged; a box with its name stands in for it"));
    }
    SDL_free(document);
    SDL_Surface *band =
        painted || !pixels->surface ? NULL : placeholder(fonts, key->name, key->w, bottom - top);
    if (band) {
        SDL_Rect to = {0, top, key->w, bottom - top};
        SDL_SetSurfaceBlendMode(band, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(band, NULL, pixels->surface, &to);
        SDL_FreeSurface(band);
    }
}

static void make_shape(const struct picture_key *key, struct picture_pixels *pixels)
{
    if (fabsf(key->angle) > 0) {
        float along = (float)cos((double)key->angle * degree);
        float across = (float)sin((double)key->angle * degree);
        int w = 2 * (int)ceilf((fabsf(along) * (float)key->w + fabsf(across) * (float)key->h) / 2 + 1);
        int h = 2 * (int)ceilf((fabsf(across) * (float)key->w + fabsf(along) * (float)key->h) / 2 + 1);
        struct matrix m = {.a = along * key->scale_x,
                           .b = across * key->scale_x,
                           .c = -across * key->scale_y,
                           .d = along * key->scale_y};
        float mx = (float)key->w / 2 / key->scale_x;
        float my = (float)key->h / 2 / key->scale_y;
        m.e = (float)w / 2 - m.a * mx - m.c * my;
        m.f = (float)h / 2 - m.b * mx - m.d * my;
        pixels->surface = svg_raster_elements(key->name, strlen(key->name), &m, w, h);
        pixels->dx = -w / 2;
        pixels->dy = -h / 2;
    } else {
        struct matrix m = {key->scale_x, 0, 0, key->scale_y, 0, 0};
        pixels->surface = svg_raster_elements(key->name, strlen(key->name), &m, key->w, key->h);
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

void picture_begin(const struct picture_key *key, struct picture_pixels *pixels)
{
    *pixels = (struct picture_pixels){NULL, 0, 0};
    if (key->kind == PICTURE_SCENE) {
        pixels->surface = SDL_CreateRGBSurfaceWithFormat(0, key->w, key->h, 32, SDL_PIXELFORMAT_ARGB8888);
    }
}

/* Cuts clear rows and columns off: turned and hollow shapes have many, and each costs memory and time in
 * every frame. One clear pixel stays round what shows, for scaling. */
static void crop(struct picture_pixels *pixels)
{
    SDL_Surface *whole = pixels->surface;
    int x0 = whole->w;
    int y0 = whole->h;
    int x1 = -1;
    int y1 = -1;
    for (int y = 0; y < whole->h; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const uint8_t *)whole->pixels + y * whole->pitch);
        int first = 0;
        int last = whole->w - 1;
        while (first <= last && row[first] <= 0xFFFFFFu) {
            first++;
        }
        while (last > first && row[last] <= 0xFFFFFFu) {
            last--;
        }
        if (first <= last) {
            x0 = SDL_min(x0, first);
            x1 = SDL_max(x1, last);
            y0 = SDL_min(y0, y);
            y1 = y;
        }
    }
    if (x1 < x0) {
        SDL_FreeSurface(whole);
        pixels->surface = NULL;
        return;
    }
    x0 = SDL_max(x0 - 1, 0);
    y0 = SDL_max(y0 - 1, 0);
    SDL_Rect part = {x0, y0, SDL_min(x1 + 2, whole->w) - x0, SDL_min(y1 + 2, whole->h) - y0};
    if ((double)part.w * part.h > 0.9 * whole->w * whole->h) {
        return;
    }
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!small) {
        return;
    }
    for (int y = 0; y < part.h; y++) {
        memcpy((uint8_t *)small->pixels + y * small->pitch,
               (const uint8_t *)whole->pixels + (part.y + y) * whole->pitch + part.x * 4, (size_t)part.w * 4);
    }
    SDL_FreeSurface(whole);
    *pixels = (struct picture_pixels){small, pixels->dx + part.x, pixels->dy + part.y};
}

void picture_make(struct data *data, struct fonts *fonts, const struct picture_key *key, int part, int parts,
                  struct picture_pixels *pixels)
{
    switch (key->kind) {
    case PICTURE_SPRITE:
        make_sprite(data, fonts, key, pixels);
        break;
    case PICTURE_CARD:
        make_card(data, fonts, key, pixels);
        break;
    case PICTURE_SCENE:
        make_band(data, fonts, key, part, parts, pixels);
        break;
    case PICTURE_SHAPE:
        make_shape(key, pixels);
        break;
    case PICTURE_TEXT:
        make_text(fonts, key, pixels);
        break;
    }
    if (pixels->surface && (key->kind == PICTURE_SPRITE || key->kind == PICTURE_SHAPE)) {
        crop(pixels);
    }
}
