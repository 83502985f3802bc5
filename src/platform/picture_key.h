/* SPDX-License-Identifier: MIT */
/* The key of a picture: everything that decides its pixels. */
#ifndef PLATFORM_PICTURE_KEY_H
#define PLATFORM_PICTURE_KEY_H

#include "ui/draw.h"

enum picture_kind { PICTURE_SPRITE, PICTURE_CARD, PICTURE_SCENE, PICTURE_SHAPE, PICTURE_TEXT };

/* The fields before the blank line define the family of a picture. Pictures of one family differ in the other
 * fields only and can be shown in place of each other. */
struct picture_key {
    enum picture_kind kind;
    const char *name;  /* name of the asset, SVG elements or text */
    const char *title; /* title of a card; never NULL */
    struct rgba ink;   /* colour of TEXT, and of a card's title */
    struct rgba outline_ink;
    enum font font; /* of TEXT, and of a card's title */
    bool flipped;
    bool coarse; /* SCENE: a temporary picture with fewer pixels than it covers; not stored on disk */

    int w, h; /* size in pixels of the box; for SCENE of the part of the window that it covers; 0 for text */
    float angle; /* degrees */
    float dim;
    bool hatched;
    float x, y; /* SCENE: the origin in its pixels; TEXT: x is the fraction of the width left of the anchor */
    float scale_x, scale_y;  /* SCENE, SHAPE: pixels for one unit; TEXT: scale_x is the em in pixels */
    float tracking, outline; /* TEXT: in pixels */

    uint64_t family; /* hash of the family's fields, set by picture_sign */
};

/* Completes a key, which must not change afterwards. */
void picture_sign(struct picture_key *key);
/* Whether two keys have the same family, and whether they are equal. Both are complete. */
bool picture_same_family(const struct picture_key *a, const struct picture_key *b);
bool picture_same(const struct picture_key *a, const struct picture_key *b);
/* A hash of a string, for names. */
uint64_t picture_sign_string(uint64_t hash, const char *string);

#endif
