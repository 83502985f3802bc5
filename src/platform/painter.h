/* SPDX-License-Identifier: MIT */
/* Carries a draw list out on a renderer, and finds out which parts of the picture changed since the last. */
#ifndef PLATFORM_PAINTER_H
#define PLATFORM_PAINTER_H

#include "platform/bands.h"
#include "platform/static_layer.h"
#include "platform/texture_cache.h"
#include "ui/draw.h"

enum { DIRTY_MAX = 12, PLACED_RUNS = 5 };

/* Pixel rectangles; where one round two would be far larger than both they may overlap. */
struct dirty {
    SDL_Rect box[DIRTY_MAX];
    int count;
};

/* How long a list may wait for its pictures. */
enum patience {
    PAINTER_ROUGH,  /* while the window is dragged: whatever there is, nothing new unless there is nothing */
    PAINTER_HASTY,  /* the first frame of all: as in play, but a backdrop has a quarter of its pixels for a
                     moment */
    PAINTER_LIVE,   /* in play: a similar picture stands in until the threads have made the exact one */
    PAINTER_PATIENT /* every picture exact */
};

/* A command worked out: what is put where. */
struct placed {
    uint64_t hash;   /* of everything that shows */
    SDL_Rect bounds; /* pixels it may touch, cut to the clip */
    /* Where it touches little of them: rectangles round one part of a line after the other. */
    SDL_Rect run[PLACED_RUNS];
    int runs;
    struct picture *picture;
    bool exact; /* the picture was made for exactly this command */
    SDL_FRect to;
    SDL_FPoint pivot; /* of the turn, from the corner of `to` */
    double angle;
    bool plain; /* unscaled, unturned, at whole pixels */
    bool opaque;
    uint8_t shade; /* colour factor where a brighter picture stands in */
};

struct painter {
    struct texture_cache *texture_cache;
    SDL_Renderer *renderer;
    SDL_Surface *surface;           /* the pixels behind a software renderer, NULL behind a graphics card */
    struct placed *placed, *before; /* of this list and the last */
    size_t count, before_count, room, before_room;
    size_t same; /* commands from the first on that are those of the last list */
    struct static_layer layer;
    struct bands bands;
    SDL_Rect window; /* of the last list */
};

void painter_open(struct painter *painter, struct texture_cache *texture_cache);
void painter_close(struct painter *painter);
/* From now on a second thread paints along, where there is one to be had. The painter stays where it is. */
void painter_help(struct painter *painter);
/* The renderer to paint on from now on (NULL: none, while it is replaced). */
void painter_use(struct painter *painter, SDL_Renderer *renderer);
/* The pixels behind it now, where the processor can reach them. */
void painter_reach(struct painter *painter, SDL_Surface *surface);
/* Works a list out for a window of W x H pixels and finds what changed since the last list. */
void painter_prepare(struct painter *painter, const struct draw_list *list, int w, int h,
                     enum patience patience, struct dirty *dirty);
/* Paints the parts of the list just worked out: nothing else is to be handed on. */
void painter_paint(struct painter *painter, const struct draw_list *list, const struct dirty *dirty);
/* Whether every picture of the list just worked out is the one made for it. */
bool painter_is_exact(const struct painter *painter);
/* Takes the memory that later frames would wait for. */
void painter_reserve(struct painter *painter);
/* The whole window changed: nothing that was painted is there any more. */
void painter_forget(struct painter *painter);
/* The same for a list that will be painted hastily. */
void painter_hasten(struct painter *painter, const struct draw_list *list, int w, int h);
void painter_foresee(struct painter *painter, const struct draw_list *list, int w, int h);

#endif
