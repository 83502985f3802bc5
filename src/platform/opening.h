/* SPDX-License-Identifier: MIT */
/* The first frame of a start as it was painted at an earlier one: shown while its pictures are made, and
 * painted over by them. Kept in the cache folder, one of them; only where the window's pixels lie in memory.
 */
#ifndef PLATFORM_OPENING_H
#define PLATFORM_OPENING_H

#include "platform/asset.h"
#include "ui/draw.h"

struct opening {
    const struct disk_cache *disk_cache;
    uint64_t name;        /* of the first frame of this start; 0: not known */
    bool waits;           /* it is to be kept once it has been painted */
    bool filled;          /* the window with an earlier one */
    SDL_Surface *surface; /* the window's while it is filled; a copy of it while that is packed */
    SDL_Thread *thread;
};

/* Begins to fill the window's pixels with the frame that the list was at an earlier start, on a thread where
 * there are any; false: none is kept. The source outlives the opening. */
bool opening_begin(struct opening *opening, const struct source *source, const struct draw_list *list,
                   SDL_Surface *surface);
/* Waits for them; true: they are all there. */
bool opening_end(struct opening *opening);
/* The first frame is still to be kept: for whoever has painted one, exactly. */
bool opening_waits(const struct opening *opening);
/* Keeps what was painted for the next start, if the list is still that of the first frame. */
void opening_keep(struct opening *opening, const struct source *source, const struct draw_list *list,
                  const SDL_Surface *painted);
/* Waits for what is under way. */
void opening_close(struct opening *opening);

#endif
