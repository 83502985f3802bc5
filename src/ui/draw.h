/* SPDX-License-Identifier: MIT */
/* The draw list: what a frame shows, as plain data, written by scenes and carried out by a platform.
 *
 * Every length is in the units of ui/frame.h; the platform multiplies by the frame's scale. Angles are
 * degrees, clockwise.
 * Commands are painted in order. Strings live in the list. */
#ifndef UI_DRAW_H
#define UI_DRAW_H

#include "ui/frame.h"
#include "ui/ink.h"

#include <stddef.h>

enum font {
    FONT_DISPLAY,     /* Yesteryear */
    FONT_SIGN,        /* Barlow Condensed Bold */
    FONT_SIGN_SEMI,   /* Barlow Condensed SemiBold */
    FONT_SIGN_MEDIUM, /* Barlow Condensed Medium */
    FONT_BODY,        /* Jost */
    FONT_BODY_MEDIUM, /* Jost Medium */
    FONT_BODY_SEMI,   /* Jost SemiBold */
    FONTS
};

enum anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };

enum draw_kind {
    DRAW_FILL,   /* a rectangle of one ink */
    DRAW_SCENE,  /* a backdrop of assets/scenes with bleed */
    DRAW_SPRITE, /* an SVG of assets, at exactly its rectangle's pixels */
    DRAW_CARD,   /* a card face or the back, with its title set by the font */
    DRAW_TEXT,   /* one line of text on a baseline */
    DRAW_SHAPE,  /* SVG elements written by the program (ui/shape.h) */
    DRAW_STROKE, /* a line through points that changes every frame */
    DRAW_CLIP,   /* what follows is cut to the rectangle; w <= 0 ends the cut */
    DRAW_POLYGON /* a convex polygon of one ink that changes every frame */
};

/* Set on what changes from frame to frame: the platform may then scale or turn a cached picture
 * instead of rasterising anew at the exact size and angle. */
enum { DRAW_MOVING = 1, DRAW_FLIPPED = 2 };

struct draw_command {
    enum draw_kind kind;
    unsigned flags;
    struct rect box; /* FILL, SPRITE, CARD, SHAPE, CLIP: where; SCENE: x, y of the reference frame's
                        origin and w = its scale; TEXT: x, y of the baseline's anchor */
    float angle;     /* about the middle of the box (TEXT: about its anchor) */
    struct rgba ink; /* FILL, TEXT, STROKE, POLYGON; on pictures only its alpha counts */
    size_t string;   /* offset in the list's arena: asset name, text, or SVG elements */
    union {
        struct {
            size_t title; /* offset of the title, already translated; empty on the back */
            struct rgba title_ink;
            float dim;    /* ink veil 0..1 in the card's shape, */
            bool hatched; /* and strokes across its picture: the veil leaves corner and title free */
            float raster; /* width in virtual units at which the picture is cached; box.w may differ
                             while it moves */
        } card;
        struct {
            enum font font;
            enum anchor anchor;
            float size;     /* em in virtual units */
            float tracking; /* extra advance after each character */
            float outline;  /* width of the stroke's visible half, 0 for none */
            struct rgba outline_ink;
        } text;
        struct {
            size_t first; /* index of its first point in the list */
            int count;
            float width;
            float dash, gap; /* 0, 0: unbroken */
            float phase;     /* how far the dashes have marched */
            bool round;      /* round ends */
        } stroke;
        struct {
            size_t first; /* index of its first corner in the list */
            int count;
        } polygon;
    } as;
};

/* Measures text; the platform has the fonts. */
struct type_metrics {
    const void *context;
    /* Width in virtual units, tracking included, as it will be drawn. */
    float (*width)(const void *context, enum font font, float size, float tracking, const char *string);
    /* Whether some font has a character; NULL: every one is there. */
    bool (*shows)(const void *context, uint32_t character);
};

#define DRAW_LARGE 1.2f

/* How far every backdrop's art reaches, in units of its reference frame. */
#define SCENE_REACH ((struct rect){-320, -180, 2560, 1440})

struct draw_list {
    struct frame frame;
    const struct type_metrics *type;
    float text_scale; /* 1, or DRAW_LARGE: sentences and small letters are set so much larger */
    bool contrast;    /* high contrast: stronger outlines, plain plates, patterns, no thin veils */
    struct draw_command *command; /* owned, as are the two below; all grow and are kept between frames */
    size_t count, room;
    char *arena;
    size_t arena_used, arena_room;
    struct point *point;
    size_t point_count, point_room;
    /* The group in force: moves and fades what is appended (dialogs sliding in). */
    float dx, dy, opacity;
    unsigned group_flags;
    /* The zoom in force: where and how large, and what came before it. */
    struct {
        float x, y, scale; /* scale 0: none */
        size_t first, first_point;
    } zoom;
};

void draw_init(struct draw_list *list, const struct type_metrics *type);
void draw_free(struct draw_list *list);
/* Empties the list for a new picture of a window laid out so. */
void draw_begin(struct draw_list *list, struct frame frame);

/* Everything appended until the matching call is moved by dx, dy and faded; groups do not nest. */
void draw_group(struct draw_list *list, float dx, float dy, float opacity);
void draw_group_end(struct draw_list *list);
/* Everything appended until the matching call was laid out from 0, 0 in units of its own: it is made `scale`
 * as large, with 0, 0 at x, y. Zooms do not nest; groups may lie within. */
void draw_zoom(struct draw_list *list, float x, float y, float scale);
void draw_zoom_end(struct draw_list *list);

void draw_fill(struct draw_list *list, struct rect box, struct rgba ink);
/* A backdrop: the reference frame's origin at x, y, scaled. Nothing is painted beyond SCENE_REACH of it. */
void draw_scene(struct draw_list *list, const char *name, float x, float y, float scale);
/* name: path below assets without ".svg", such as "icons/car_saloon". Returns the command to adjust. */
struct draw_command *draw_sprite(struct draw_list *list, const char *name, struct rect box);
/* name: "cards/..." file; title: translated, or "". The box is the upright card; angle turns it. */
struct draw_command *draw_card(struct draw_list *list, const char *name, const char *title,
                               struct rgba title_ink, struct rect box, float angle, float dim);
/* One line; `size` as designed, as in all that follows. */
struct draw_command *draw_text(struct draw_list *list, float x, float y, const char *string, enum font font,
                               float size, struct rgba ink, enum anchor anchor);
/* The em at which text designed at `size` is set: larger in large print where it is a sentence or small. */
float draw_text_size(const struct draw_list *list, enum font font, float size);
/* What to ask for so that letters which are painted on a thing are set at `size` in large print too. */
float draw_text_painted(const struct draw_list *list, enum font font, float size);
/* Text that shrinks to fit a width; returns the size it was set in. */
float draw_text_fit(struct draw_list *list, float x, float y, const char *string, enum font font, float size,
                    struct rgba ink, enum anchor anchor, float width);
/* The same with so much between its letters; returns the command to adjust. */
struct draw_command *draw_text_tracked(struct draw_list *list, float x, float y, const char *string,
                                       enum font font, float size, float tracking, struct rgba ink,
                                       enum anchor anchor, float width);
/* Text broken at spaces into lines of at most `width`, `leading` apart; centred lines are about equally long.
 * Returns how many lines. */
int draw_text_wrapped(struct draw_list *list, float x, float y, const char *string, enum font font,
                      float size, struct rgba ink, enum anchor anchor, float width, float leading);
/* How many lines that would be. */
int draw_text_lines(const struct draw_list *list, const char *string, enum font font, float size,
                    float width);
float draw_text_width(const struct draw_list *list, const char *string, enum font font, float size,
                      float tracking);
/* A line through points; the list copies them. */
struct draw_command *draw_stroke(struct draw_list *list, const struct point *points, int count, float width,
                                 struct rgba ink);
/* A convex polygon with smooth edges, its corners in either order, POLYGON_POINTS_MAX at most; the list
 * copies them. */
enum { POLYGON_POINTS_MAX = 96 };
struct draw_command *draw_polygon(struct draw_list *list, const struct point *points, int count,
                                  struct rgba ink);
/* Cuts what follows to a rectangle until draw_clip_end. */
void draw_clip(struct draw_list *list, struct rect box);
void draw_clip_end(struct draw_list *list);

/* The string at an offset. */
const char *draw_string(const struct draw_list *list, size_t offset);
/* One line a command, for golden files and bug reports. */
void draw_dump(const struct draw_list *list, void (*line)(void *context, const char *string), void *context);

/* For ui/shape.c: opens a DRAW_SHAPE command whose elements are then appended to the arena. */
struct draw_command *draw_shape_open(struct draw_list *list, struct rect box);
void draw_arena_add(struct draw_list *list, const char *bytes, size_t count);
/* The arena's end, with room for so many bytes more; whoever writes some counts them. */
char *draw_arena_end(struct draw_list *list, size_t room);
void draw_arena_close(struct draw_list *list);

#endif
