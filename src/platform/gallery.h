/* SPDX-License-Identifier: MIT */
/* The pictures made so far, as pixels or textures, within a budget of bytes; and the threads that make them.
 *
 * Everything but the making happens on the thread that owns the renderer. */
#ifndef PLATFORM_GALLERY_H
#define PLATFORM_GALLERY_H

#include "platform/picture.h"

enum picture_state { PICTURE_WANTED, PICTURE_MAKING, PICTURE_MADE };

/* A picture on the wall; owned by the gallery, valid until gallery_next_frame has been called twice
 * without its having been asked for. */
struct picture {
    struct picture_key key; /* its strings point into the next */
    char *strings;
    bool hung;                    /* it can be shown; the renderer's thread alone knows */
    enum picture_state state;     /* while it is in the line of work, for who holds the lock */
    uint64_t serial;              /* differs from picture to picture, for ever */
    struct picture_pixels pixels; /* its surface goes when a texture takes its place */
    SDL_Texture *texture;         /* NULL: none was needed so far */
    int w, h;                     /* in pixels, of a hung one; 0: there is nothing to see */
    size_t bytes;
    int urgency; /* the higher the sooner */
    struct picture_plan plan;
    int parts_begun, parts_made, running;
    bool cancelled;       /* no further part shall be begun */
    bool awaited;         /* it was made for a moment that may come, and was not seen yet */
    uint64_t used;        /* frame */
    struct picture *next; /* in its family's chain */
    struct picture *line; /* in the line of work */
};

enum { URGENCY_IDLE, URGENCY_SOON, URGENCY_NOW };

struct gallery; /* made and owned by gallery_open */

/* `threads` work besides the caller's own, as far as there are any. `budget` in bytes of pixels. */
struct gallery *gallery_open(struct source *source, int threads, size_t budget);
void gallery_close(struct gallery *gallery);
/* The renderer that textures are for from now on; another than before drops every texture. */
void gallery_use(struct gallery *gallery, SDL_Renderer *renderer);

/* Another budget, for a window of another size. */
size_t gallery_budget(const struct gallery *gallery);
void gallery_set_budget(struct gallery *gallery, size_t budget);

/* Whether pictures are painted from their pixels, by the processor, and need no textures. */
void gallery_by_hand(struct gallery *gallery, bool by_hand);
/* What the renderer shows a hung picture by; NULL: there is nothing to see. */
SDL_Texture *gallery_texture(struct gallery *gallery, struct picture *picture);

/* Whether the picture of a key takes long to make: a backdrop that is not on the shelf. */
bool gallery_is_slow(const struct gallery *gallery, const struct picture_key *key);
/* The picture of a key, put into the line of work if it is new. */
struct picture *gallery_want(struct gallery *gallery, const struct picture_key *key, int urgency);
/* The hung picture of exactly this key; NULL if there is none. */
struct picture *gallery_seek(struct gallery *gallery, const struct picture_key *key);
/* The hung picture of the same family whose size is nearest; NULL if there is none. */
struct picture *gallery_stand_in(struct gallery *gallery, const struct picture_key *key);
/* Works with the threads until every picture of urgency NOW is made, then hangs whatever is made. */
void gallery_finish(struct gallery *gallery);
/* Hangs what the threads have made since; true if there was something. */
bool gallery_hang(struct gallery *gallery);
/* Where no thread works: makes one part of the most urgent picture that waits; false: none does, or threads
 * make them. And whether there is one. */
bool gallery_step(struct gallery *gallery);
bool gallery_has_step(struct gallery *gallery);
/* How many pictures wait to be made or hung, of at least an urgency. */
int gallery_waiting(struct gallery *gallery, int urgency);
/* A new frame begins: pictures unused for long give way if the budget is exceeded. */
void gallery_next_frame(struct gallery *gallery);
/* Drops every picture. */
void gallery_clear(struct gallery *gallery);
/* Bytes of pixels that hang. */
size_t gallery_bytes(const struct gallery *gallery);
/* Called from a thread when something is made, to wake the loop. */
void gallery_on_made(struct gallery *gallery, void (*made)(void *context), void *context);

#endif
