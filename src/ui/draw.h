/* SPDX-License-Identifier: MIT */
/* The draw list: the content of a frame as a list of drawing commands. Scenes fill the list; the platform
 * paints it.
 *
 * Every length is in the units of frame.h; the platform multiplies it by the frame's scale. Angles are in
 * degrees, clockwise. Commands are painted in order. The list copies all strings. */
#ifndef UI_DRAW_H
#define UI_DRAW_H

#include "ui/daylight.h"
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
    DRAW_FILL,   /* a rectangle filled with one colour */
    DRAW_SCENE,  /* a backdrop of assets/scenes, which reaches beyond the reference frame (SCENE_REACH) */
    DRAW_SPRITE, /* an SVG of assets, rasterised at the exact size of its rectangle */
    DRAW_CARD,   /* a card face or the back; the title is set as text */
    DRAW_TEXT,   /* one line of text on a baseline */
    DRAW_SHAPE,  /* SVG elements from the program (shape.h) */
    DRAW_STROKE, /* a line through points, for lines that change in every frame */
    DRAW_CLIP,   /* clips the commands that follow to the rectangle; w <= 0 ends the clipping */
    DRAW_POLYGON /* a convex polygon in one colour, for polygons that change in every frame */
};

/* DRAW_MOVING: the command changes from frame to frame: the platform may scale or turn a cached picture
 * instead of rasterising it anew at exact size and angle. DRAW_FLIPPED: mirrored, left to right. */
enum { DRAW_MOVING = 1, DRAW_FLIPPED = 2 };

struct draw_command {
    enum draw_kind kind;
    unsigned flags;
    struct rect box; /* FILL, SPRITE, CARD, SHAPE, CLIP: where; SCENE: x, y of the reference frame's
                        origin and w = its scale; TEXT: x, y of the baseline's anchor */
    float angle;     /* about the middle of the box (TEXT: about the anchor) */
    struct rgba ink; /* colour of FILL, TEXT, STROKE, POLYGON; for pictures only the alpha matters */
    size_t string;   /* offset in the arena: asset name, text, or SVG elements */
    union {
        struct {
            size_t title; /* offset in the arena of the translated title; "" on the back */
            struct rgba title_ink;
            enum font title_font;
            float dim;    /* opacity 0..1 of a dark veil over the card */
            bool hatched; /* hatching over the picture; the veil then leaves corner and title free */
            float raster; /* width in units of the cached picture; box.w may differ while the card moves */
        } card;
        struct {
            enum font font;
            enum anchor anchor;
            float size;     /* em in units */
            float tracking; /* extra space in units after each character */
            float outline;  /* width in units of the outline outside of the letters, 0 for none */
            struct rgba outline_ink;
        } text;
        struct {
            size_t first; /* index in the list's points */
            int count;
            float width;
            float dash, gap; /* 0, 0: a solid line */
            float phase;     /* offset of the dashes along the line */
            bool round;      /* round ends */
        } stroke;
        struct {
            size_t first; /* index of the first corner in the list's points */
            int count;
        } polygon;
    } as;
};

/* Measures text. Implemented by the platform, which has the fonts. */
struct type_metrics {
    const void *context;
    /* The width in units of a string as it will be drawn, tracking included. */
    float (*width)(const void *context, enum font font, float size, float tracking, const char *string);
    /* Whether any font has a character; NULL: all characters can be shown. */
    bool (*shows)(const void *context, uint32_t character);
};

#define DRAW_LARGE 1.2f

/* The area that the art of every backdrop covers, in units of its reference frame. */
#define SCENE_REACH ((struct rect){-320, -180, 2560, 1440})

struct draw_list {
    struct frame frame;
    const struct type_metrics *type;
    float text_scale;    /* the factor for sentences and small letters: 1, DRAW_LARGE or more */
    bool plain;          /* plain letters: one typeface, more air between letters and lines */
    bool contrast;       /* high contrast: stronger outlines, plain plates, patterns, no faint veils */
    enum daylight light; /* over pictures of the inn */
    struct draw_command
        *command; /* owned, like arena and point; all three grow and keep their memory between frames */
    size_t count, room;
    char *arena;
    size_t arena_used, arena_room;
    struct point *point;
    size_t point_count, point_room;
    /* The current group: offset and opacity of the commands that are appended, for dialogs that slide in. */
    float dx, dy, opacity;
    unsigned group_flags;
    /* The current zoom: its place and scale, and the first command and point that it applies to. */
    struct {
        float x, y, scale; /* scale 0: none */
        size_t first, first_point;
    } zoom;
};

void draw_init(struct draw_list *list, const struct type_metrics *type);
void draw_free(struct draw_list *list);
/* Empties the list, for the next picture in a window of this layout. */
void draw_begin(struct draw_list *list, struct frame frame);

/* Commands appended until draw_group_end are moved by dx, dy and faded to opacity. Groups do not nest. */
void draw_group(struct draw_list *list, float dx, float dy, float opacity);
void draw_group_end(struct draw_list *list);
/* Commands until draw_zoom_end are scaled, their origin at x, y. Zooms do not nest; groups may be inside. */
void draw_zoom(struct draw_list *list, float x, float y, float scale);
void draw_zoom_end(struct draw_list *list);

void draw_fill(struct draw_list *list, struct rect box, struct rgba ink);
/* A backdrop: its reference frame begins at x, y and is scaled. Nothing is painted beyond SCENE_REACH. */
void draw_scene(struct draw_list *list, const char *name, float x, float y, float scale);
/* name: the path below assets, as "icons/car_saloon". Returns the command, for the caller to adjust. */
struct draw_command *draw_sprite(struct draw_list *list, const char *name, struct rect box);
/* name: a file of "cards/..."; title: translated, or "". box: of the upright card, before it is turned. */
struct draw_command *draw_card(struct draw_list *list, const char *name, const char *title,
                               struct rgba title_ink, struct rect box, float angle, float dim);
/* One line of text. size: the designed em, before large print, here and in all functions below. */
struct draw_command *draw_text(struct draw_list *list, float x, float y, const char *string, enum font font,
                               float size, struct rgba ink, enum anchor anchor);
/* The em at which text designed at `size` is set. Sentences and small letters grow by the list's factor; the
 * larger they are already, the less: no letters grow beyond what can be read without effort. */
float draw_text_size(const struct draw_list *list, enum font font, float size);
/* The distance between lines that are designed so far apart, as large print and plain letters need it. */
float draw_leading(const struct draw_list *list, float designed);
/* The typeface in which text is set, and the space after each of its letters; figures stand closer. */
enum font draw_font_of(const struct draw_list *list, const char *string, enum font font);
float draw_tracking(const struct draw_list *list, const char *string, float em, float tracking);
/* Words in capitals become small letters, but for the first. Names of keys and buttons stay. */
void draw_lower(char *string);
/* The string as it is drawn: itself, or lowered in `copy` of `size` bytes where letters are plain. */
const char *draw_letters(const struct draw_list *list, const char *string, char *copy, size_t size);
/* Text that shrinks to fit a width. Returns the em at which it is set. */
float draw_text_fit(struct draw_list *list, float x, float y, const char *string, enum font font, float size,
                    struct rgba ink, enum anchor anchor, float width);
/* The same with tracking between the letters. Returns the command. */
struct draw_command *draw_text_tracked(struct draw_list *list, float x, float y, const char *string,
                                       enum font font, float size, float tracking, struct rgba ink,
                                       enum anchor anchor, float width);
/* Text broken at spaces into lines of at most `width`. leading: the distance between baselines. Centred lines
 * get about the same length. Returns the number of lines. */
int draw_text_wrapped(struct draw_list *list, float x, float y, const char *string, enum font font,
                      float size, struct rgba ink, enum anchor anchor, float width, float leading);
/* The number of lines that draw_text_wrapped would draw. */
int draw_text_lines(const struct draw_list *list, const char *string, enum font font, float size,
                    float width);
float draw_text_width(const struct draw_list *list, const char *string, enum font font, float size,
                      float tracking);
/* A line through points; the list copies them. */
struct draw_command *draw_stroke(struct draw_list *list, const struct point *points, int count, float width,
                                 struct rgba ink);
/* A smooth convex polygon, its corners in either order, POLYGON_POINTS_MAX at most; the list copies them. */
enum { POLYGON_POINTS_MAX = 96 };
struct draw_command *draw_polygon(struct draw_list *list, const struct point *points, int count,
                                  struct rgba ink);
/* Clips everything to a rectangle until draw_clip_end. */
void draw_clip(struct draw_list *list, struct rect box);
void draw_clip_end(struct draw_list *list);

/* The string at an offset in the arena. */
const char *draw_string(const struct draw_list *list, size_t offset);
/* Calls `line` with a text for each command, for golden files and bug reports. */
void draw_dump(const struct draw_list *list, void (*line)(void *context, const char *string), void *context);

/* For shape.c: starts a DRAW_SHAPE command, whose SVG elements are then appended to the arena. */
struct draw_command *draw_shape_open(struct draw_list *list, struct rect box);
void draw_arena_add(struct draw_list *list, const char *bytes, size_t count);
/* The end of the arena, with room for so many bytes. The caller adds what it writes to arena_used. */
char *draw_arena_end(struct draw_list *list, size_t room);
void draw_arena_close(struct draw_list *list);

#endif
