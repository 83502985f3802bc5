/* SPDX-License-Identifier: MIT */
/* The parts of posters: large letters with a shade, banners, seals. */
#ifndef UI_POSTER_H
#define UI_POSTER_H

#include "ui/draw.h"

/* Large letters with an outline and a hard shade, centred at x on the baseline y. */
struct poster_letters {
    const char *string;
    enum font font;
    float x, y, size;
    float width; /* largest width: the letters shrink to it */
    float angle; /* degrees */
    struct rgba ink;
    unsigned flags; /* DRAW_MOVING while the letters change */
};
void poster_letters(struct draw_list *list, const struct poster_letters *letters);
/* A banner with a sentence, centred at x, with its top at y. Its width is at least `least`, but never more
 * than `width`. */
enum { POSTER_BANNER_LEAST = 420 };
void poster_banner(struct draw_list *list, const char *string, float x, float y, float width, float least,
                   struct rgba ink);
/* A round seal: a figure between two lines of text. */
void poster_seal(struct draw_list *list, float x, float y, float radius, const char *above,
                 const char *figure, const char *below);

#endif
