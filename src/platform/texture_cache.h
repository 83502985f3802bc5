/* SPDX-License-Identifier: MIT */
/* The pictures made so far, as pixels or textures, within a budget of bytes; and the threads that make them.
 *
 * Everything but the making happens on the thread that owns the renderer. */
#ifndef PLATFORM_TEXTURE_CACHE_H
#define PLATFORM_TEXTURE_CACHE_H

#include "platform/picture.h"

enum picture_state { PICTURE_WANTED, PICTURE_MAKING, PICTURE_MADE };

/* A picture on the wall; owned by the texture cache, valid until texture_cache_next_frame has been called
 * twice without its having been asked for. */
struct picture {
    struct picture_key key; /* its strings point into the next */
    char *strings;
    bool ready;                   /* it can be shown; the renderer's thread alone knows */
    enum picture_state state;     /* while it is in the line of work, for who holds the lock */
    uint64_t id;                  /* differs from picture to picture, for ever */
    struct picture_pixels pixels; /* they go when a texture takes their place */
    SDL_Texture *texture;         /* NULL: none was needed so far */
    int w, h;                     /* in pixels, of a hung one; 0: there is nothing to see */
    size_t bytes;                 /* while it hangs */
    size_t promised;              /* until it hangs */
    int urgency;                  /* the higher the sooner */
    struct picture_plan plan;
    int parts_begun, parts_made, running;
    bool cancelled;                /* no further part shall be begun */
    bool awaited;                  /* it was made for a moment that may come, and was not seen yet */
    uint64_t used;                 /* frame */
    struct picture *next;          /* in its family's chain */
    struct picture *next_in_queue; /* in the line of work */
};

enum { URGENCY_IDLE, URGENCY_SOON, URGENCY_NOW };

struct texture_cache; /* made and owned by texture_cache_open */

/* `threads` work besides the caller's own, as far as there are any. `budget` in bytes of pixels. */
struct texture_cache *texture_cache_open(struct source *source, int threads, size_t budget);
void texture_cache_close(struct texture_cache *texture_cache);
/* The renderer that textures are for from now on; another than before drops every texture. */
void texture_cache_use(struct texture_cache *texture_cache, SDL_Renderer *renderer);

/* Another budget, for a window of another size. */
size_t texture_cache_budget(const struct texture_cache *texture_cache);
void texture_cache_set_budget(struct texture_cache *texture_cache, size_t budget);

/* Whether pictures are painted from their pixels, by the processor, and need no textures. */
void texture_cache_by_hand(struct texture_cache *texture_cache, bool by_hand);
/* What the renderer shows a hung picture by; NULL: there is nothing to see. */
SDL_Texture *texture_cache_texture(struct texture_cache *texture_cache, struct picture *picture);

/* Has a hung picture's pixels whole, for whoever scales or turns it. */
void texture_cache_fill_out(struct texture_cache *texture_cache, struct picture *picture);

/* Whether the picture of a key takes long to make: a backdrop that is not on the disk cache. */
bool texture_cache_is_slow(const struct texture_cache *texture_cache, const struct picture_key *key);
/* The picture of a key, put into the line of work if it is new. */
struct picture *texture_cache_want(struct texture_cache *texture_cache, const struct picture_key *key,
                                   int urgency);
/* The hung picture of exactly this key; NULL if there is none. */
struct picture *texture_cache_seek(struct texture_cache *texture_cache, const struct picture_key *key);
/* The hung picture of the same family whose size is nearest; NULL if there is none. */
struct picture *texture_cache_stand_in(struct texture_cache *texture_cache, const struct picture_key *key);
/* Works with the threads until every picture of urgency NOW is made, then hangs whatever is made. */
void texture_cache_finish(struct texture_cache *texture_cache);
/* Hangs what the threads have made since; true if there was something. */
bool texture_cache_publish(struct texture_cache *texture_cache);
/* Where no thread works: makes one part of the most urgent picture that waits; false: none does, or threads
 * make them. And whether there is one. */
bool texture_cache_step(struct texture_cache *texture_cache);
bool texture_cache_has_step(struct texture_cache *texture_cache);
/* How many pictures wait to be made or hung, of at least an urgency. */
int texture_cache_waiting(struct texture_cache *texture_cache, int urgency);
/* A new frame begins: pictures unused for long give way if the budget is exceeded, or would be by those in
 * the line of work. */
void texture_cache_next_frame(struct texture_cache *texture_cache);
/* Drops every picture. */
void texture_cache_clear(struct texture_cache *texture_cache);
/* Bytes of pixels that hang. */
size_t texture_cache_bytes(const struct texture_cache *texture_cache);
/* Called from a thread when something is made, to wake the loop. */
void texture_cache_on_made(struct texture_cache *texture_cache, void (*made)(void *context), void *context);

#endif
