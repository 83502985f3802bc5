/* SPDX-License-Identifier: MIT */
/* Makes the pixels of pictures. Any thread. */
#ifndef PLATFORM_PICTURE_H
#define PLATFORM_PICTURE_H

#include "platform/asset.h"
#include "platform/picture_key.h"
#include "platform/sparse.h"

/* How a picture will be made. */
struct picture_plan {
    int parts;           /* number of parts, which can be made at the same time or one by one */
    uint64_t cache_name; /* name in the disk cache; 0: not stored there */
    bool cached;         /* the disk cache has the picture */
};

/* Pixels, and the place dx, dy of their corner: relative to the corner of the box, for turned pictures to its
 * middle, for text to the anchor. */
struct picture_pixels {
    SDL_Surface *surface;  /* ARGB, straight alpha; NULL: the pixels are sparse, or nothing is visible */
    struct sparse *sparse; /* in place of the surface, or NULL */
    int dx, dy;
};

/* Plans how to make a picture. Large ones are divided into `parts`. */
struct picture_plan picture_plan(const struct source *source, const struct picture_key *key, int parts);
/* Makes the surface that several parts share. */
void picture_begin(const struct picture_key *key, struct picture_pixels *pixels);
/* Makes one part. Never fails: a placeholder replaces a missing picture. */
void picture_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                  int part, struct picture_pixels *pixels);
/* Makes large pixels sparse (sparse.h) if most are transparent and the picture is rarely scaled or turned. */
void picture_make_sparse(const struct picture_key *key, struct picture_pixels *pixels);
/* Turns sparse pixels back into a surface. If memory is short, they stay sparse. */
void picture_fill_out(struct picture_pixels *pixels);
/* Frees the pixels. */
void picture_free(struct picture_pixels *pixels);

#endif
