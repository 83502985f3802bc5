/* SPDX-License-Identifier: MIT */
/* What posters are made of: large letters with a shade, banners, seals. */
#ifndef UI_POSTER_H
#define UI_POSTER_H

#include "ui/draw.h"

/* Large letters with an outline and a hard shade, centred at x on a baseline, turned by degrees; they shrink
 * to a width. */
struct poster_letters {
    const char *string;
    enum font font;
    float x, y, size;
    float width; /* at most */
    float angle;
    struct rgba ink;
    unsigned flags; /* DRAW_MOVING while they change */
};
void poster_letters(struct draw_list *list, const struct poster_letters *letters);
/* A banner with a sentence, round x, its head at y; at least, and above all at most, so wide. */
enum { POSTER_BANNER_LEAST = 420 };
void poster_banner(struct draw_list *list, const char *string, float x, float y, float width, float least,
                   struct rgba ink);
/* A seal: a figure between two lines. */
void poster_seal(struct draw_list *list, float x, float y, float radius, const char *above,
                 const char *figure, const char *below);

#endif
