/* SPDX-License-Identifier: MIT */
/* The opening: the first frame of the program, as an earlier run has painted it. It is shown while the
 * pictures of the frame are made, which then replace it. One frame is stored in the cache folder. Used only
 * where the window's pixels are in memory, without a graphics card. */
#ifndef PLATFORM_OPENING_H
#define PLATFORM_OPENING_H

#include "platform/asset.h"
#include "ui/draw.h"

struct opening {
    const struct disk_cache *disk_cache;
    uint64_t name; /* cache name of the first frame of this run; 0: unknown */
    bool waits;    /* the frame is to be stored once it has been painted exactly */
    bool filled;   /* the window has been filled with the frame of an earlier run */
    SDL_Surface
        *surface; /* the window's surface while it is being filled; a copy while the frame is packed */
    SDL_Thread *thread;
};

/* Starts to fill the window's pixels with the stored frame of the same draw list, on a thread if possible.
 * False: there is no such frame. The source must outlive the opening. */
bool opening_begin(struct opening *opening, const struct source *source, const struct draw_list *list,
                   SDL_Surface *surface);
/* Waits for opening_begin. True: the window is filled. */
bool opening_end(struct opening *opening);
/* Stores a painted frame for the next run, if the list is still that of the first frame. */
void opening_keep(struct opening *opening, const struct source *source, const struct draw_list *list,
                  const SDL_Surface *painted);
/* Waits for the thread. */
void opening_close(struct opening *opening);

#endif
