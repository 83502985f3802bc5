/* SPDX-License-Identifier: MIT */
/* Paints a draw list with a renderer, only where the picture has changed since the last list. */
#ifndef PLATFORM_PAINTER_H
#define PLATFORM_PAINTER_H

#include "platform/bands.h"
#include "platform/static_layer.h"
#include "platform/texture_cache.h"
#include "ui/draw.h"

enum { DIRTY_MAX = 12, PLACED_RUNS = 5 };

/* Dirty rectangles, in pixels. They may overlap where merging them would add many pixels. */
struct dirty {
    SDL_Rect box[DIRTY_MAX];
    int count;
};

/* How long a frame may wait for its pictures. */
enum patience {
    PAINTER_ROUGH,  /* during a resize: any similar picture; a new one only if there is none */
    PAINTER_HASTY,  /* the first frame: like PAINTER_LIVE, but backdrops first have a quarter of the pixels */
    PAINTER_LIVE,   /* in play: a similar picture is shown until the threads have made the exact one */
    PAINTER_PATIENT /* waits for every exact picture */
};

/* A command of the list with its picture and place. */
struct placed {
    uint64_t hash;   /* hash of everything visible */
    SDL_Rect bounds; /* pixels that the command may touch, clipped */
    /* For a line that touches few pixels of its bounds: rectangles round its consecutive parts. */
    SDL_Rect run[PLACED_RUNS];
    int runs;
    struct picture *picture;
    bool exact; /* the picture was made for exactly this command */
    SDL_FRect to;
    SDL_FPoint pivot; /* centre of the rotation, relative to the corner of `to` */
    double angle;
    bool plain; /* not scaled or turned, and at whole pixels */
    bool opaque;
    uint8_t shade; /* brightness factor for a brighter picture that is shown instead, 255 is 1 */
};

struct painter {
    struct texture_cache *texture_cache;
    SDL_Renderer *renderer;
    SDL_Surface *surface;           /* the pixels of a software renderer; NULL with a graphics card */
    struct placed *placed, *before; /* the commands of this list and of the last one */
    size_t count, before_count, room, before_room;
    size_t same; /* number of commands at the beginning that are the same as in the last list */
    struct static_layer layer;
    struct bands bands;
    SDL_Rect window; /* of the last list, in pixels */
};

/* Starts a second thread for painting, if possible. The painter must not move in memory from now on. */
void painter_open(struct painter *painter, struct texture_cache *texture_cache);
void painter_close(struct painter *painter);
/* Sets the renderer. NULL: none, while it is being replaced. */
void painter_use(struct painter *painter, SDL_Renderer *renderer);
/* Sets the renderer's surface, if the processor can access its pixels. */
void painter_reach(struct painter *painter, SDL_Surface *surface);
/* Places the commands of a list for a window of w x h pixels; writes the dirty rectangles since the last. */
void painter_prepare(struct painter *painter, const struct draw_list *list, int w, int h,
                     enum patience patience, struct dirty *dirty);
/* Paints the dirty rectangles of the list of painter_prepare. */
void painter_paint(struct painter *painter, const struct draw_list *list, const struct dirty *dirty);
/* Whether every picture of that list is the exact one. */
bool painter_is_exact(const struct painter *painter);
/* Allocates memory now that later frames would otherwise wait for. */
void painter_reserve(struct painter *painter);
/* Forgets the last list: the whole window must be painted again. */
void painter_forget(struct painter *painter);
/* Requests all pictures of a list that will be painted later with that patience. */
void painter_foresee(struct painter *painter, const struct draw_list *list, int w, int h,
                     enum patience patience);

#endif
