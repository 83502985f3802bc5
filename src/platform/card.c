/* SPDX-License-Identifier: MIT */
#include "platform/card.h"

#include "platform/surface_row.h"
#include "platform/svg.h"

#include <math.h>

/* The card's own units: 500 x 700 as drawn by the artist. */
static const float card_w = 500;
static const float card_h = 700;
static const float card_radius = 34;
static const float shadow_x = 14;
static const float shadow_y = 18;
static const float shadow_alpha = 0.35f;
static const float title_x = 250;
static const float title_y = 657;
static const float title_size = 60;
static const float title_size_min = 20;
static const float title_tracking = 2;
static const float title_width = 408;
/* The area for hatching, between the corner's sign or numeral and the title, which stay free. */
static const float hatch_top = 186;
static const float hatch_foot = 588;
static const float hatch_pitch = 46;
static const float hatch_stroke = 15;
static const float hatch_veil = 0.92f;
static const float half_square = 0.70710678f; /* half the diagonal of a square, as a fraction of its side */
enum { FINE_BELOW = 80 };                     /* narrower cards are drawn at double size and reduced */

/* The place of the card in its picture: the middle of a turned card is the middle of the picture, the corner
 * of an upright card is the corner of the picture. */
struct panel {
    int w, h;
    float along, across;  /* cosine and sine of the turn */
    float mx, my;         /* the card's middle in the picture */
    float unit_x, unit_y; /* pixels for one unit of the card */
};

int card_reach(int w)
{
    return (int)ceilf((float)w * shadow_y / card_w) + 1;
}

static struct panel panel_of(const struct picture_key *key)
{
    struct panel panel = {.along = (float)cos((double)key->angle * DEGREE),
                          .across = (float)sin((double)key->angle * DEGREE),
                          .unit_x = (float)key->w / card_w,
                          .unit_y = (float)key->h / card_h};
    if (fabsf(key->angle) > 0) {
        float w = (float)(key->w + 2 * card_reach(key->w));
        float h = (float)(key->h + 2 * card_reach(key->w));
        panel.w = 2 * (int)ceilf((fabsf(panel.along) * w + fabsf(panel.across) * h) / 2);
        panel.h = 2 * (int)ceilf((fabsf(panel.across) * w + fabsf(panel.along) * h) / 2);
        panel.mx = (float)panel.w / 2;
        panel.my = (float)panel.h / 2;
    } else {
        panel.w = key->w + card_reach(key->w);
        panel.h = key->h + card_reach(key->w);
        panel.mx = (float)key->w / 2;
        panel.my = (float)key->h / 2;
    }
    return panel;
}

/* Signed distance in pixels from the edge of a rounded box of half sizes hw, hh; negative inside. */
static float rounded_distance(float x, float y, float hw, float hh, float radius)
{
    float qx = fabsf(x) - hw + radius;
    float qy = fabsf(y) - hh + radius;
    /* Most pixels are away from the corners. */
    float outside = qx > 0 && qy > 0 ? vector_length(qx, qy) : SDL_max(SDL_max(qx, qy), 0.0f);
    return outside + SDL_min(SDL_max(qx, qy), 0.0f) - radius;
}

/* Whether a place is in the box and away from its rounded corners. */
static bool well_inside(float x, float y, float hw, float hh, float radius)
{
    return fabsf(x) <= hw && fabsf(y) <= hh && (fabsf(x) <= hw - radius || fabsf(y) <= hh - radius);
}

static float clamp01(float value)
{
    return SDL_max(0.0f, SDL_min(1.0f, value));
}

void card_cut(SDL_Surface *surface, const struct picture_key *key)
{
    float along = (float)cos((double)key->angle * DEGREE);
    float across = (float)sin((double)key->angle * DEGREE);
    for (int y = 0; y < surface->h; y++) {
        uint32_t *row = surface_row(surface, y);
        for (int x = 0; x < surface->w; x++) {
            float px = (float)x + 0.5f - (float)surface->w / 2;
            float py = (float)y + 0.5f - (float)surface->h / 2;
            float distance = rounded_distance(px * along + py * across, py * along - px * across,
                                              (float)key->w / 2, (float)key->h / 2, 0);
            float keep = clamp01(0.5f - distance);
            row[x] = (row[x] & 0xFFFFFFu) | (uint32_t)((float)(row[x] >> 24) * keep + 0.5f) << 24;
        }
    }
}

/* The face of the card at the size of the picture, with its title. */
static SDL_Surface *make_face(const char *document, struct fonts *fonts, const struct picture_key *key,
                              const struct panel *panel, int fine)
{
    struct rect view;
    if (!svg_view_box(document, &view)) {
        return NULL;
    }
    float k = (float)fine;
    float sx = k * (float)key->w / view.w;
    float sy = k * (float)key->h / view.h;
    struct matrix m = {
        .a = panel->along * sx, .b = panel->across * sx, .c = -panel->across * sy, .d = panel->along * sy};
    float mx = view.x + view.w / 2;
    float my = view.y + view.h / 2;
    m.e = k * panel->mx - m.a * mx - m.c * my;
    m.f = k * panel->my - m.b * mx - m.d * my;
    SDL_Surface *face = svg_raster(document, &m, fine * panel->w, fine * panel->h);
    if (!face || key->title[0] == '\0') {
        return face;
    }
    int characters = 0;
    float advance = fonts_advance(fonts, key->font, key->title, &characters);
    float size = title_size;
    float room = title_width - title_tracking * (float)characters;
    if (advance * size > room) {
        size = SDL_max(room / advance, title_size_min);
    }
    float u = (title_x - card_w / 2) * panel->unit_x;
    /* A smaller title stays in the middle of its band: its capitals are 0.7 em high. */
    float v = (title_y - (title_size - size) * 0.35f - card_h / 2) * panel->unit_y;
    float x = k * (panel->mx + u * panel->along - v * panel->across);
    float y = k * (panel->my + u * panel->across + v * panel->along);
    struct lettering line = {.font = key->font,
                             .string = key->title,
                             .size = k * size * panel->unit_x,
                             .tracking = k * title_tracking * panel->unit_x,
                             .ink = key->ink,
                             .anchor = 0.5f,
                             .angle = key->angle,
                             .phase_x = x - floorf(x),
                             .phase_y = y - floorf(y)};
    fonts_write(fonts, &line, face, (int)floorf(x), (int)floorf(y));
    return face;
}

/* Half the size, each pixel the mean of four weighted by alpha. */
static SDL_Surface *halve(SDL_Surface *big)
{
    SDL_Surface *small =
        SDL_CreateRGBSurfaceWithFormat(0, big->w / 2, big->h / 2, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int y = 0; small && y < small->h; y++) {
        uint32_t *to = surface_row(small, y);
        const uint32_t *rows[2] = {surface_row(big, 2 * y), surface_row(big, 2 * y + 1)};
        for (int x = 0; x < small->w; x++) {
            uint32_t sum[4] = {0, 0, 0, 0};
            for (int i = 0; i < 4; i++) {
                uint32_t pixel = rows[i / 2][2 * x + i % 2];
                uint32_t alpha = pixel >> 24;
                sum[0] += alpha;
                sum[1] += (pixel >> 16 & 0xFFu) * alpha;
                sum[2] += (pixel >> 8 & 0xFFu) * alpha;
                sum[3] += (pixel & 0xFFu) * alpha;
            }
            uint32_t whole = SDL_max(sum[0], 1u);
            to[x] = (sum[0] + 2) / 4 << 24 | (sum[1] + whole / 2) / whole << 16 |
                    (sum[2] + whole / 2) / whole << 8 | (sum[3] + whole / 2) / whole;
        }
    }
    SDL_FreeSurface(big);
    return small;
}

/* The opacity of the veil at a place: pixels from the card's middle, along and across the card. */
static float veil_at(const struct picture_key *key, const struct panel *panel, float u, float v)
{
    if (!key->hatched) {
        return key->dim;
    }
    float y = v + card_h / 2 * panel->unit_y;
    float shown =
        clamp01(y - hatch_top * panel->unit_y + 0.5f) * clamp01(hatch_foot * panel->unit_y - y + 0.5f);
    /* The hatching rises to the right: across the strokes, the sum of both coordinates grows. */
    float pitch = hatch_pitch * panel->unit_x;
    float across = (u + v) * half_square;
    float beside = fabsf(across - pitch * floorf(across / pitch) - pitch / 2);
    float stroke = clamp01(hatch_stroke * panel->unit_x / 2 - beside + 0.5f);
    return shown * (key->dim + (hatch_veil - key->dim) * stroke);
}

/* Cuts the face to the card's shape, veils it, and lays it over its shadow. */
static void finish(SDL_Surface *face, const struct picture_key *key, const struct panel *panel)
{
    struct rgba ink = INK_INK;
    float hw = (float)key->w / 2;
    float hh = (float)key->h / 2;
    float radius = card_radius * panel->unit_x;
    bool veiled = key->dim > 0;
    for (int y = 0; y < face->h; y++) {
        uint32_t *row = surface_row(face, y);
        for (int x = 0; x < face->w; x++) {
            float px = (float)x + 0.5f - panel->mx;
            float py = (float)y + 0.5f - panel->my;
            float u = px * panel->along + py * panel->across;
            float v = py * panel->along - px * panel->across;
            uint32_t pixel = row[x];
            if (pixel >> 24 == 255 && !veiled && well_inside(u, v, hw, hh, radius)) {
                continue;
            }
            float distance = rounded_distance(u, v, hw, hh, radius);
            /* The edge of the face is smooth already, so that only pixels outside of it are cleared. */
            float alpha = (float)(pixel >> 24) / 255.0f * clamp01(1.0f - distance);
            float under = 0;
            if (alpha < 1.0f) {
                float shade = rounded_distance(u - shadow_x * panel->unit_x, v - shadow_y * panel->unit_y, hw,
                                               hh, radius);
                under = shadow_alpha * clamp01(0.5f - shade) * (1 - alpha);
            }
            float whole = alpha + under;
            if (whole <= 0.002f) {
                row[x] = (uint32_t)ink.r << 16 | (uint32_t)ink.g << 8 | ink.b;
                continue;
            }
            float veil = veil_at(key, panel, u, v);
            float lit = alpha * (1 - veil);
            float dark = alpha * veil + under;
            float r = ((float)(pixel >> 16 & 0xFFu) * lit + (float)ink.r * dark) / whole;
            float g = ((float)(pixel >> 8 & 0xFFu) * lit + (float)ink.g * dark) / whole;
            float b = ((float)(pixel & 0xFFu) * lit + (float)ink.b * dark) / whole;
            row[x] = (uint32_t)(whole * 255.0f + 0.5f) << 24 | (uint32_t)(r + 0.5f) << 16 |
                     (uint32_t)(g + 0.5f) << 8 | (uint32_t)(b + 0.5f);
        }
    }
}

void card_make(const char *document, struct fonts *fonts, const struct picture_key *key,
               struct picture_pixels *pixels)
{
    struct panel panel = panel_of(key);
    int fine = key->w < FINE_BELOW ? 2 : 1;
    SDL_Surface *face = make_face(document, fonts, key, &panel, fine);
    if (face && fine == 2) {
        face = halve(face);
    }
    if (!face) {
        return;
    }
    finish(face, key, &panel);
    bool turned = fabsf(key->angle) > 0;
    *pixels = (struct picture_pixels){
        .surface = face, .dx = turned ? -panel.w / 2 : 0, .dy = turned ? -panel.h / 2 : 0};
}
