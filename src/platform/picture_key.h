/* SPDX-License-Identifier: MIT */
/* Which picture it is: everything that its pixels follow from. */
#ifndef PLATFORM_PICTURE_KEY_H
#define PLATFORM_PICTURE_KEY_H

#include "ui/draw.h"

enum picture_kind { PICTURE_SPRITE, PICTURE_CARD, PICTURE_SCENE, PICTURE_SHAPE, PICTURE_TEXT };

/* Pictures of one family differ in the second half only, and can stand in for each other. */
struct picture_key {
    enum picture_kind kind;
    const char *name;  /* asset, SVG elements or text */
    const char *title; /* of a card; never NULL */
    struct rgba ink;   /* TEXT, and the title's */
    struct rgba outline_ink;
    enum font font;
    bool flipped;
    bool coarse; /* SCENE: of fewer pixels than it covers, for a moment: not worth keeping */

    int w, h;    /* pixels of the box; of what a scene covers of the window; 0 for text */
    float angle; /* degrees */
    float dim;
    bool hatched;
    float x, y; /* SCENE: the origin in its pixels; TEXT: x is the part of the width left of the anchor */
    float scale_x, scale_y;  /* SCENE, SHAPE: pixels a unit; TEXT: x is the em in pixels */
    float tracking, outline; /* TEXT: pixels */

    uint64_t family; /* hash of the first half, set by picture_sign */
};

/* Completes a key; it must not change afterwards. */
void picture_sign(struct picture_key *key);
/* Equal families; equal pictures. Both keys are signed. */
bool picture_same_family(const struct picture_key *a, const struct picture_key *b);
bool picture_same(const struct picture_key *a, const struct picture_key *b);
/* A hash of a string, for names. */
uint64_t picture_sign_string(uint64_t hash, const char *string);

#endif
