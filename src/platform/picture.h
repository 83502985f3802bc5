/* SPDX-License-Identifier: MIT */
/* How a picture becomes pixels. Any thread. */
#ifndef PLATFORM_PICTURE_H
#define PLATFORM_PICTURE_H

#include "platform/asset.h"
#include "platform/picture_key.h"
#include "platform/sparse.h"

/* How it will be made. */
struct picture_plan {
    int parts;           /* that can be made at once, or one by one */
    uint64_t cache_name; /* 0: not a picture that is kept on the disk cache */
    bool cached;         /* it is there already */
};

/* Pixels and where their corner lies: from the box's corner, of turned ones from its middle, of text from
 * the anchor. */
struct picture_pixels {
    SDL_Surface *surface;  /* ARGB, straight alpha; NULL: they are sparse, or there is nothing to see */
    struct sparse *sparse; /* in place of the surface; NULL: they are not */
    int dx, dy;
};

/* Large pictures are cut into `parts`. */
struct picture_plan picture_plan(const struct source *source, const struct picture_key *key, int parts);
/* The surface that the parts are made in, where there are several. */
void picture_begin(const struct picture_key *key, struct picture_pixels *pixels);
/* Makes one part. Never fails: what is missing becomes a framed box with its name. */
void picture_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                  int part, struct picture_pixels *pixels);
/* Large pixels that are clear for the most part become sparse, if they are such as are laid down as they are.
 */
void picture_make_sparse(const struct picture_key *key, struct picture_pixels *pixels);
/* Sparse ones are whole again, as long as there is memory. */
void picture_fill_out(struct picture_pixels *pixels);
/* Gives the pixels back. */
void picture_free(struct picture_pixels *pixels);

#endif
