/* SPDX-License-Identifier: MIT */
#include "platform/text_raster.h"

#include "platform/surface_row.h"

#include <math.h>
#include <string.h>

static const SDL_Color white = {255, 255, 255, 255};

/* Coverage 0..255 at the big size. */
struct sheet {
    uint8_t *fill, *outline; /* outline NULL: none */
    int w, h;
    int x, y; /* of the line's start on the baseline */
};

/* Coverage 0..255 at the final size. */
struct layer {
    float *value;
    int w, h;
};

size_t text_raster_length(const char *string)
{
    size_t length = strlen(string);
    if (length > TEXT_RASTER_LINE_MAX) {
        length = TEXT_RASTER_LINE_MAX;
        while (length > 0 && ((unsigned char)string[length] & 0xC0u) == 0x80u) {
            length--;
        }
    }
    return length;
}

uint32_t text_raster_next(const char *string, size_t *at)
{
    const unsigned char *byte = (const unsigned char *)string + *at;
    int more = *byte >= 0xF0 ? 3 : *byte >= 0xE0 ? 2 : *byte >= 0xC0 ? 1 : 0;
    uint32_t character = more == 3   ? *byte & 0x07u
                         : more == 2 ? *byte & 0x0Fu
                         : more == 1 ? *byte & 0x1Fu
                                     : *byte;
    size_t used = 1;
    while (more-- > 0 && (byte[used] & 0xC0u) == 0x80u) {
        character = character << 6 | (byte[used++] & 0x3Fu);
    }
    *at += used;
    return character;
}

float text_raster_gap(uint32_t character)
{
    return character == 0x2009u || character == 0x202Fu ? 0.2f : character == 0x200Au ? 0.1f : 0.0f;
}

void text_raster_enlarge(struct text_raster *letters)
{
    const struct lettering *spec = letters->lettering;
    letters->size = 32;
    while ((float)letters->size < 2 * spec->size && letters->size < TEXT_RASTER_SIZE_MAX) {
        letters->size *= 2;
    }
    float outline = spec->outline * (float)letters->size / spec->size;
    letters->outline = spec->outline > 0 ? (int)(outline + 0.5f) : 0;
}

/* Paints bytes of the string onto a sheet, starting at x. plane: the coverage to add to. */
static void stamp(const struct sheet *sheet, uint8_t *plane, TTF_Font *font, const char *bytes, size_t length,
                  int x)
{
    char line[TEXT_RASTER_LINE_MAX + 2];
    line[0] = ' '; /* space for a first letter that overhangs to the left */
    memcpy(line + 1, bytes, length);
    line[length + 1] = '\0';
    SDL_Surface *ink = TTF_RenderUTF8_Blended(font, line, white);
    int space = 0;
    if (!ink || TTF_GlyphMetrics32(font, ' ', NULL, NULL, NULL, NULL, &space) < 0) {
        SDL_FreeSurface(ink);
        return;
    }
    int outline = TTF_GetFontOutline(font);
    int ascent = TTF_FontAscent(font) - 2 * outline;
    int above = 0; /* SDL_ttf moves the baseline down for letters that rise above the ascent */
    for (size_t at = 1; at <= length;) {
        int top = 0;
        if (TTF_GlyphMetrics32(font, text_raster_next(line, &at), NULL, NULL, NULL, &top, NULL) == 0) {
            above = SDL_max(above, top - ascent);
        }
    }
    int left = x - space - outline;
    int top = sheet->y - ascent - above - outline;
    for (int row = SDL_max(0, -top); row < ink->h && top + row < sheet->h; row++) {
        const uint32_t *from = surface_row(ink, row);
        uint8_t *to = plane + (ptrdiff_t)(top + row) * sheet->w;
        for (int column = SDL_max(0, -left); column < ink->w && left + column < sheet->w; column++) {
            uint8_t alpha = (uint8_t)(from[column] >> 24);
            to[left + column] = SDL_max(to[left + column], alpha);
        }
    }
    SDL_FreeSurface(ink);
}

float text_raster_width(TTF_Font *font, const char *bytes, size_t length)
{
    char line[TEXT_RASTER_LINE_MAX + 3];
    int with = 0;
    int without = 0;
    line[0] = '|';
    memcpy(line + 1, bytes, length);
    memcpy(line + 1 + length, "|", 2);
    if (TTF_SizeUTF8(font, line, &with, NULL) < 0 || TTF_SizeUTF8(font, "||", &without, NULL) < 0) {
        return 0;
    }
    return (float)(with - without);
}

static void stamp_both(const struct sheet *sheet, const struct text_raster_face *face, const char *bytes,
                       size_t length, float x)
{
    int at = (int)lroundf(x);
    if (face->outline && sheet->outline) {
        stamp(sheet, sheet->outline, face->outline, bytes, length, at);
    }
    if (face->fill) {
        stamp(sheet, sheet->fill, face->fill, bytes, length, at);
    }
}

static void stamp_line(const struct text_raster *letters, const struct sheet *sheet)
{
    const struct lettering *spec = letters->lettering;
    float ratio = (float)letters->size / spec->size;
    float x = (float)sheet->x;
    for (int i = 0; i < letters->count; i++) {
        const struct run *run = &letters->runs[i];
        const struct text_raster_face *face = &letters->faces[run->face];
        const char *bytes = spec->string + run->start;
        bool tracked = spec->tracking < 0 || spec->tracking > 0;
        if (run->length > 0 && !tracked) {
            stamp_both(sheet, face, bytes, run->length, x);
        } else if (run->length > 0 && face->fill) {
            /* Letter by letter: each one starts where the kerned text before it ends. */
            int done = 0;
            for (size_t at = 0; at < run->length; done++) {
                size_t start = at;
                text_raster_next(bytes, &at);
                float before = text_raster_width(face->fill, bytes, at) -
                               text_raster_width(face->fill, bytes + start, at - start);
                stamp_both(sheet, face, bytes + start, at - start,
                           x + before + (float)done * spec->tracking * ratio);
            }
        }
        x += run->advance * (float)letters->size + (float)run->characters * spec->tracking * ratio;
    }
}

/* The bounds of the visible pixels of a plane; most of a sheet is margin. */
static SDL_Rect ink_box(const struct sheet *sheet, const uint8_t *plane)
{
    int x0 = sheet->w;
    int x1 = -1;
    int y0 = sheet->h;
    int y1 = -1;
    for (int y = 0; y < sheet->h; y++) {
        const uint8_t *row = plane + (ptrdiff_t)y * sheet->w;
        int left = 0;
        int right = sheet->w - 1;
        while (left < sheet->w && row[left] == 0) {
            left++;
        }
        if (left == sheet->w) {
            continue;
        }
        while (right > x1 && row[right] == 0) {
            right--;
        }
        x0 = SDL_min(x0, left);
        x1 = SDL_max(x1, right);
        y0 = SDL_min(y0, y);
        y1 = y;
    }
    return (SDL_Rect){x0, y0, SDL_max(0, x1 - x0 + 1), SDL_max(0, y1 - y0 + 1)};
}

/* The range from..to of large pixels that a final pixel covers in one direction; only visible ones. */
struct cover {
    float from, to;
    int first, end;
};

static struct cover cover_of(float start, int at, float ratio, int least, int most)
{
    struct cover cover = {.from = start + (float)at * ratio};
    cover.to = cover.from + ratio;
    cover.first = SDL_max(least, (int)floorf(cover.from));
    cover.end = cover.first;
    while (cover.end < most && (float)cover.end < cover.to) {
        cover.end++;
    }
    return cover;
}

static float share_of(const struct cover *cover, int i)
{
    return SDL_min(cover->to, (float)i + 1) - SDL_max(cover->from, (float)i);
}

/* Scales upright text down: the exact mean of the area under each pixel, along rows, then columns. */
static void reduce_upright(const struct sheet *sheet, const uint8_t *plane, const SDL_Rect *ink,
                           struct layer *out, float left, float top, float ratio)
{
    size_t most = (size_t)ceilf(ratio) + 2; /* big pixels under one */
    float *rows = SDL_calloc((size_t)out->w * (size_t)ink->h, sizeof *rows);
    float *shares = SDL_malloc((size_t)out->w * most * sizeof *shares);
    struct cover *covers = SDL_malloc((size_t)out->w * sizeof *covers);
    bool fits = rows && shares && covers;
    for (int x = 0; fits && x < out->w; x++) {
        covers[x] = cover_of(left, x, ratio, ink->x, ink->x + ink->w);
        for (int i = covers[x].first; i < covers[x].end; i++) {
            shares[(size_t)x * most + (size_t)(i - covers[x].first)] = share_of(&covers[x], i);
        }
    }
    for (int y = 0; fits && y < ink->h; y++) {
        const uint8_t *from = plane + (ptrdiff_t)(ink->y + y) * sheet->w;
        float *row = rows + (ptrdiff_t)y * out->w;
        for (int x = 0; x < out->w; x++) {
            const float *share = shares + (size_t)x * most;
            float sum = 0;
            for (int i = covers[x].first; i < covers[x].end; i++) {
                sum += *share++ * (float)from[i];
            }
            row[x] = sum;
        }
    }
    for (int y = 0; fits && y < out->h; y++) {
        struct cover cover = cover_of(top, y, ratio, ink->y, ink->y + ink->h);
        float *value = out->value + (ptrdiff_t)y * out->w;
        for (int i = cover.first; i < cover.end; i++) {
            float share = share_of(&cover, i) / (ratio * ratio);
            const float *row = rows + (ptrdiff_t)(i - ink->y) * out->w;
            for (int x = 0; x < out->w; x++) {
                value[x] += share * row[x];
            }
        }
    }
    SDL_free(rows);
    SDL_free(shares);
    SDL_free(covers);
}

/* Not floorf, which is a function call on builds that also run on old processors. */
static int floor_of(float value)
{
    int whole = (int)value;
    return whole - ((float)whole > value);
}

/* The same for turned text, by 4 x 4 samples a pixel, so that each large pixel is used at least once. */
static void reduce_turned(const struct sheet *sheet, const uint8_t *plane, const SDL_Rect *ink,
                          struct layer *out, float x0, float y0, float ratio, double angle, float origin)
{
    enum { SIDE = 4 };
    const float slack = 2;
    float along = (float)cos(angle);
    float across = (float)sin(angle);
    float reach =
        ratio * (fabsf(along) + fabsf(across)) / 2 + slack; /* of a pixel's points from its middle */
    for (int y = 0; y < out->h; y++) {
        for (int x = 0; x < out->w; x++) {
            float mx = x0 + (float)x + 0.5f;
            float my = y0 + (float)y + 0.5f;
            float mu = (mx * along + my * across + origin) * ratio + (float)(sheet->x - ink->x);
            float mv = (my * along - mx * across) * ratio + (float)(sheet->y - ink->y);
            if (mu < -reach || mv < -reach || mu > (float)ink->w + reach || mv > (float)ink->h + reach) {
                continue;
            }
            int sum = 0;
            for (int k = 0; k < SIDE * SIDE; k++) {
                int column = k % SIDE;
                int row = k / SIDE;
                float px = x0 + (float)x + ((float)column + 0.5f) / SIDE;
                float py = y0 + (float)y + ((float)row + 0.5f) / SIDE;
                int u = floor_of((px * along + py * across + origin) * ratio) + sheet->x;
                int v = floor_of((py * along - px * across) * ratio) + sheet->y;
                if (u >= 0 && v >= 0 && u < sheet->w && v < sheet->h) {
                    sum += plane[(ptrdiff_t)v * sheet->w + u];
                }
            }
            out->value[(ptrdiff_t)y * out->w + x] = (float)sum / (float)(SIDE * SIDE);
        }
    }
}

static uint32_t mix_inks(const struct lettering *spec, float fill, float outline)
{
    float a = fill / 255.0f * (float)spec->ink.a / 255.0f;
    float b = outline / 255.0f * (float)spec->outline_ink.a / 255.0f * (1 - a);
    float whole = a + b;
    if (whole <= 0.001f) {
        /* Transparent pixels keep the colour, so that scaling the picture does not darken its edges. */
        const struct rgba *edge = spec->outline > 0 ? &spec->outline_ink : &spec->ink;
        return (uint32_t)edge->r << 16 | (uint32_t)edge->g << 8 | edge->b;
    }
    float r = ((float)spec->ink.r * a + (float)spec->outline_ink.r * b) / whole;
    float g = ((float)spec->ink.g * a + (float)spec->outline_ink.g * b) / whole;
    float bl = ((float)spec->ink.b * a + (float)spec->outline_ink.b * b) / whole;
    return (uint32_t)(SDL_min(whole, 1.0f) * 255.0f + 0.5f) << 24 | (uint32_t)(r + 0.5f) << 16 |
           (uint32_t)(g + 0.5f) << 8 | (uint32_t)(bl + 0.5f);
}

/* The bounds of the visible pixels of the layers. False: nothing is visible. */
static bool find_ink(const struct layer *fill, const struct layer *outline, SDL_Rect *part)
{
    int x0 = fill->w;
    int y0 = fill->h;
    int x1 = -1;
    int y1 = -1;
    for (int y = 0; y < fill->h; y++) {
        for (int x = 0; x < fill->w; x++) {
            ptrdiff_t at = (ptrdiff_t)y * fill->w + x;
            if (fill->value[at] >= 0.5f || (outline->value && outline->value[at] >= 0.5f)) {
                x0 = SDL_min(x0, x);
                x1 = SDL_max(x1, x);
                y0 = SDL_min(y0, y);
                y1 = y;
            }
        }
    }
    *part = (SDL_Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
    return x1 >= x0;
}

/* That part as a surface, with a transparent frame of one pixel for linear scaling. */
static SDL_Surface *mix_layers(const struct lettering *spec, const struct layer *fill,
                               const struct layer *outline, const SDL_Rect *part)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, part->w + 2, part->h + 2, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int y = 0; surface && y < surface->h; y++) {
        uint32_t *to = surface_row(surface, y);
        for (int x = 0; x < surface->w; x++) {
            int from_x = part->x + x - 1;
            int from_y = part->y + y - 1;
            bool inside = from_x >= 0 && from_y >= 0 && from_x < fill->w && from_y < fill->h;
            ptrdiff_t at = inside ? (ptrdiff_t)from_y * fill->w + from_x : 0;
            to[x] = mix_inks(spec, inside ? fill->value[at] : 0,
                             inside && outline->value ? outline->value[at] : 0);
        }
    }
    return surface;
}

SDL_Surface *text_raster_paint(const struct text_raster *letters, int *dx, int *dy)
{
    const struct lettering *spec = letters->lettering;
    float ratio = (float)letters->size / spec->size;
    int margin = letters->outline + letters->size / 3;
    struct sheet sheet = {.x = margin, .y = letters->size * 5 / 4 + letters->outline};
    sheet.w = (int)ceilf(letters->advance * ratio) + 2 * margin;
    sheet.h = sheet.y + letters->size * 5 / 8 + letters->outline;
    if (letters->count == 0 || sheet.w <= 2 * margin) {
        return NULL;
    }
    /* The box of the sheet round the anchor, in final pixels, turned. */
    float origin = letters->advance * spec->anchor;
    double angle = (double)spec->angle * DEGREE;
    float left = -origin - (float)sheet.x / ratio;
    float right = left + (float)sheet.w / ratio;
    float top = -(float)sheet.y / ratio;
    float bottom = top + (float)sheet.h / ratio;
    struct bounds all = BOUNDS_NONE;
    for (int corner = 0; corner < 4; corner++) {
        float u = corner & 1 ? right : left;
        float v = corner & 2 ? bottom : top;
        bounds_add(&all, u * (float)cos(angle) - v * (float)sin(angle) + spec->phase_x,
                   u * (float)sin(angle) + v * (float)cos(angle) + spec->phase_y);
    }
    *dx = (int)floorf(all.x0);
    *dy = (int)floorf(all.y0);
    struct layer fill = {.w = (int)ceilf(all.x1) - *dx, .h = (int)ceilf(all.y1) - *dy};
    struct layer outline = {.w = fill.w, .h = fill.h};
    size_t big = (size_t)sheet.w * (size_t)sheet.h;
    size_t small = (size_t)fill.w * (size_t)fill.h;
    sheet.fill = SDL_calloc(big, 1);
    sheet.outline = letters->outline > 0 ? SDL_calloc(big, 1) : NULL;
    fill.value = SDL_calloc(small, sizeof *fill.value);
    outline.value = letters->outline > 0 ? SDL_calloc(small, sizeof *outline.value) : NULL;
    SDL_Surface *surface = NULL;
    if (sheet.fill && fill.value && (letters->outline == 0 || (sheet.outline && outline.value))) {
        stamp_line(letters, &sheet);
        const uint8_t *plane[2] = {sheet.fill, sheet.outline};
        struct layer *layer[2] = {&fill, &outline};
        for (int i = 0; i < 2 && plane[i]; i++) {
            float x0 = (float)*dx - spec->phase_x;
            float y0 = (float)*dy - spec->phase_y;
            SDL_Rect ink = ink_box(&sheet, plane[i]);
            if (spec->angle < 0 || spec->angle > 0) {
                reduce_turned(&sheet, plane[i], &ink, layer[i], x0, y0, ratio, angle, origin);
            } else {
                reduce_upright(&sheet, plane[i], &ink, layer[i], (x0 + origin) * ratio + (float)sheet.x,
                               y0 * ratio + (float)sheet.y, ratio);
            }
        }
        SDL_Rect part;
        if (find_ink(&fill, &outline, &part)) {
            surface = mix_layers(spec, &fill, &outline, &part);
            *dx += part.x - 1;
            *dy += part.y - 1;
        }
    }
    SDL_free(sheet.fill);
    SDL_free(sheet.outline);
    SDL_free(fill.value);
    SDL_free(outline.value);
    return surface;
}
