/* SPDX-License-Identifier: MIT */
/* A picture of the draw list as pixels: which one (its key) and how it is made. Any thread. */
#ifndef PLATFORM_PICTURE_H
#define PLATFORM_PICTURE_H

#include "platform/data.h"
#include "platform/fonts.h"

enum picture_kind { PICTURE_SPRITE, PICTURE_CARD, PICTURE_SCENE, PICTURE_SHAPE, PICTURE_TEXT };

/* What is shown: pictures of one family differ in the second half only, and can stand in for each other. */
struct picture_key {
    enum picture_kind kind;
    const char *name;  /* asset, SVG elements or text */
    const char *title; /* of a card; never NULL */
    struct rgba ink;   /* TEXT, and the title's */
    struct rgba outline_ink;
    enum font font;
    bool flipped;

    int w, h;    /* pixels of the box; of the window for a scene */
    float angle; /* degrees */
    float dim;
    float x, y;              /* SCENE: the origin in pixels */
    float scale_x, scale_y;  /* SCENE, SHAPE: pixels a unit; TEXT: em, */
    float tracking, outline; /* TEXT: pixels */

    uint64_t family; /* hash of the first half, set by picture_sign */
};

/* Equal families; equal pictures. */
bool picture_same_family(const struct picture_key *a, const struct picture_key *b);
bool picture_same(const struct picture_key *a, const struct picture_key *b);
/* Completes a key; it must not change afterwards. */
void picture_sign(struct picture_key *key);

/* Into how many parts the work can be split for several threads. */
int picture_parts(const struct picture_key *key, int threads);

/* Pixels and where their corner lies: from the box's corner, of turned ones from its middle, of text from
 * the anchor. */
struct picture_pixels {
    SDL_Surface *surface; /* ARGB, straight alpha; NULL: nothing to see */
    int dx, dy;
};

/* Makes one part; a surface is made by the first caller of picture_begin. Never fails: what is missing
 * becomes a framed box with its name. */
void picture_begin(const struct picture_key *key, struct picture_pixels *pixels);
void picture_make(struct data *data, struct fonts *fonts, const struct picture_key *key, int part, int parts,
                  struct picture_pixels *pixels);

#endif
