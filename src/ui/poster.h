/* SPDX-License-Identifier: MIT */
/* Posters that fill the canvas, and their print: large letters with a shade, banners, seals, postmarks. */
#ifndef UI_POSTER_H
#define UI_POSTER_H

#include "ui/draw.h"

/* A poster drawn at 1920 x 1080, its middle in that of the canvas; upright windows show less of its sides. */
struct poster {
    struct draw_list *list;
    struct rect all; /* of the canvas: what no bar covers */
    float x, y, k;   /* the middle, and the scale of what is drawn there */
    bool upright;
};
/* A poster on a canvas whose bar begins at `foot`. poster_begin covers the list's canvas with a scene. */
struct poster poster_lie(struct rect canvas, float foot);
struct poster poster_begin(struct draw_list *list, float foot, const char *scene);
/* Where a point of the drawing lies on the canvas. */
struct point poster_at(const struct poster *poster, float x, float y);

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
/* A banner with a sentence, centred at x, its top at y; at least `least` wide, but never over `width`. */
enum { POSTER_BANNER_LEAST = 420 };
void poster_banner(struct draw_list *list, const char *string, float x, float y, float width, float least,
                   struct rgba ink);
/* A round seal: a figure between two lines of text. */
void poster_seal(struct draw_list *list, float x, float y, float radius, const char *above,
                 const char *figure, const char *below);

/* A rubber stamp on a sheet: a place, a figure, a date. */
struct postmark {
    struct point middle;
    float size, opacity; /* size 1: a radius of 64 units */
    const char *head, *figure, *foot;
};
void postmark_draw(struct draw_list *list, const struct postmark *mark);

#endif
