/* SPDX-License-Identifier: MIT */
#include "platform/svg.h"

#include "platform/cull.h"
#include "platform/surface_row.h"

#include <SDL_image.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD_SIZE = 320 };

/* Where the elements begin, or NULL. */
static const char *find_head(const char *document, const char **head)
{
    const char *svg = strstr(document, "<svg");
    const char *end = svg ? strchr(svg, '>') : NULL;
    if (!end || end[-1] == '/') {
        return NULL;
    }
    *head = svg;
    return end + 1;
}

/* The value of an attribute of the svg element, or NULL. */
static const char *attribute(const char *head, const char *end, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = head; at + length + 2 < end; at++) {
        if ((at[0] == ' ' || at[0] == '\n' || at[0] == '\t') && strncmp(at + 1, name, length) == 0 &&
            at[1 + length] == '=') {
            return at + length + 3;
        }
    }
    return NULL;
}

bool svg_view_box(const char *document, struct rect *view)
{
    const char *head;
    const char *end = find_head(document, &head);
    if (!end) {
        return false;
    }
    const char *box = attribute(head, end, "viewBox");
    if (box) {
        float value[4];
        char *rest = NULL;
        for (int i = 0; i < 4; i++) {
            value[i] = strtof(box, &rest);
            if (rest == box) {
                return false;
            }
            box = rest;
            while (*box == ' ' || *box == ',') {
                box++;
            }
        }
        *view = (struct rect){value[0], value[1], value[2], value[3]};
    } else {
        const char *w = attribute(head, end, "width");
        const char *h = attribute(head, end, "height");
        if (!w || !h) {
            return false;
        }
        *view = (struct rect){0, 0, strtof(w, NULL), strtof(h, NULL)};
    }
    return view->w > 0 && view->h > 0;
}

/* The byte order of the rasteriser. */
static SDL_Surface *raster_raw(const char *elements, size_t length, const struct matrix *m, int w, int h)
{
    static const char tail[] = "</g></svg>";
    char head[HEAD_SIZE];
    int head_length = snprintf(
        head, sizeof head,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
        "viewBox=\"0 0 %d %d\"><g transform=\"matrix(%.6f %.6f %.6f %.6f %.4f %.4f)\">",
        w, h, w, h, (double)m->a, (double)m->b, (double)m->c, (double)m->d, (double)m->e, (double)m->f);
    if (head_length < 0 || head_length >= HEAD_SIZE || w < 1 || h < 1) {
        return NULL;
    }
    size_t total = (size_t)head_length + length + sizeof tail;
    char *document = SDL_malloc(total);
    if (!document) {
        return NULL;
    }
    memcpy(document, head, (size_t)head_length);
    memcpy(document + head_length, elements, length);
    memcpy(document + head_length + length, tail, sizeof tail);
    SDL_RWops *file = SDL_RWFromConstMem(document, (int)(total - 1));
    SDL_Surface *raw = file ? IMG_LoadSizedSVG_RW(file, w, h) : NULL;
    if (file) {
        SDL_RWclose(file);
    }
    SDL_free(document);
    if (raw && (raw->w != w || raw->h != h)) {
        SDL_FreeSurface(raw);
        return NULL;
    }
    return raw;
}

/* Converts a surface to the byte order of window surfaces, which painting then need not. Frees `raw`. */
static bool put_in_order(SDL_Surface *raw, SDL_Surface *surface, int top)
{
    bool done = raw && surface &&
                SDL_ConvertPixels(raw->w, raw->h, raw->format->format, raw->pixels, raw->pitch,
                                  SDL_PIXELFORMAT_ARGB8888, surface_row(surface, top), surface->pitch) == 0;
    SDL_FreeSurface(raw);
    return done;
}

SDL_Surface *svg_raster_elements(const char *elements, size_t length, const struct matrix *matrix, int w,
                                 int h)
{
    SDL_Surface *raw = raster_raw(elements, length, matrix, w, h);
    SDL_Surface *surface = raw ? SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888) : NULL;
    if (!put_in_order(raw, surface, 0)) {
        SDL_FreeSurface(surface);
        return NULL;
    }
    return surface;
}

/* The elements inside the svg element; false if it is no SVG. */
static bool find_elements(const char *document, const char **elements, size_t *length)
{
    const char *head;
    *elements = find_head(document, &head);
    const char *end = NULL;
    for (const char *at = *elements ? strstr(*elements, "</svg>") : NULL; at; at = strstr(at + 1, "</svg>")) {
        end = at;
    }
    *length = end ? (size_t)(end - *elements) : 0;
    return end != NULL;
}

SDL_Surface *svg_raster(const char *document, const struct matrix *matrix, int w, int h)
{
    const char *elements;
    size_t length;
    return find_elements(document, &elements, &length) ? svg_raster_elements(elements, length, matrix, w, h)
                                                       : NULL;
}

/* The part of a drawing that is visible in these pixels, in the drawing's units, with a small margin. */
static struct rect seen_by(const struct matrix *m, int w, int h)
{
    const float slack = 2; /* pixels */
    if (!(m->a > 0) || !(m->d > 0) || m->b < 0 || m->b > 0 || m->c < 0 || m->c > 0) {
        return (struct rect){-1e9f, -1e9f, 2e9f, 2e9f};
    }
    return (struct rect){(-slack - m->e) / m->a, (-slack - m->f) / m->d, ((float)w + 2 * slack) / m->a,
                         ((float)h + 2 * slack) / m->d};
}

bool svg_raster_rows(const char *document, const struct matrix *matrix, SDL_Surface *surface, int top, int h)
{
    const char *elements;
    size_t length;
    char *shown = find_elements(document, &elements, &length) ? SDL_malloc(length + 1) : NULL;
    if (!shown) {
        return false;
    }
    size_t left = cull(elements, length, seen_by(matrix, surface->w, h), shown);
    bool done = put_in_order(raster_raw(shown, left, matrix, surface->w, h), surface, top);
    SDL_free(shown);
    return done;
}
