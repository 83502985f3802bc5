/* SPDX-License-Identifier: MIT */
/* The texture cache: pictures as pixels or textures, within a budget of bytes, and the threads that make
 * them. A new picture enters the queue, a thread makes its pixels, and the renderer's thread then makes it
 * ready to be shown.
 *
 * All functions are called on the thread that owns the renderer. */
#ifndef PLATFORM_TEXTURE_CACHE_H
#define PLATFORM_TEXTURE_CACHE_H

#include "platform/picture.h"

/* A picture of the cache. Valid until texture_cache_next_frame is called twice while nobody asks for it. */
struct picture {
    struct picture_key key; /* its strings point into `strings` */
    char *strings;
    bool ready;                   /* the picture can be shown; only for the renderer's thread */
    bool made;                    /* all parts are; guarded by the lock */
    uint64_t id;                  /* unique among all pictures of this run */
    struct picture_pixels pixels; /* freed when a texture replaces them */
    SDL_Texture *texture;         /* NULL: none was needed so far */
    int w, h;                     /* size in pixels once ready; 0: nothing is visible */
    size_t bytes;                 /* memory once ready */
    size_t promised;              /* expected memory until ready */
    int urgency;                  /* the highest is made first */
    struct picture_plan plan;
    int parts_begun, parts_made, running; /* running: parts that are being made */
    bool cancelled;                       /* no further part will be started */
    bool awaited;                         /* requested in advance and not shown yet */
    uint64_t used;                        /* number of the frame in which it was last requested */
    struct picture *next;                 /* the next picture in the hash table's chain */
    struct picture *next_in_queue;        /* the next picture in the queue */
};

enum { URGENCY_IDLE, URGENCY_SOON, URGENCY_NOW };

struct texture_cache; /* made and owned by texture_cache_open */

/* Starts a cache with up to `threads` threads. budget: bytes of pixels. made: called on any thread, under the
 * cache's lock, when a picture that somebody waits for is made, to wake the loop; may be NULL. */
struct texture_cache *texture_cache_open(struct source *source, int threads, size_t budget,
                                         void (*made)(void *context), void *context);
void texture_cache_close(struct texture_cache *texture_cache);
/* Sets the renderer for textures. Another renderer than before empties the cache. */
void texture_cache_use(struct texture_cache *texture_cache, SDL_Renderer *renderer);

/* The budget in bytes is changed when the window changes its size. */
void texture_cache_set_budget(struct texture_cache *texture_cache, size_t budget);

/* Sets whether the processor paints pictures from their pixels, without textures. */
void texture_cache_by_hand(struct texture_cache *texture_cache, bool by_hand);
/* The texture of a ready picture. NULL: nothing is visible. */
SDL_Texture *texture_cache_texture(struct texture_cache *texture_cache, struct picture *picture);

/* Turns the sparse pixels of a ready picture into a surface, for scaling or turning it. */
void texture_cache_fill_out(struct texture_cache *texture_cache, struct picture *picture);

/* Whether the picture of a key takes long to make: a backdrop that is not in the disk cache. */
bool texture_cache_is_slow(const struct texture_cache *texture_cache, const struct picture_key *key);
/* The picture of a key. A new one is put into the queue. */
struct picture *texture_cache_want(struct texture_cache *texture_cache, const struct picture_key *key,
                                   int urgency);
/* The ready picture of exactly this key; NULL if there is none. */
struct picture *texture_cache_seek(struct texture_cache *texture_cache, const struct picture_key *key);
/* The ready picture of the same family with the nearest size, to be shown instead; NULL if there is none. */
struct picture *texture_cache_stand_in(struct texture_cache *texture_cache, const struct picture_key *key);
/* Helps the threads until every picture of URGENCY_NOW is made, then makes all finished pictures ready. */
void texture_cache_finish(struct texture_cache *texture_cache);
/* Makes the pictures ready that are finished and due in this frame. True: there were some. */
bool texture_cache_publish(struct texture_cache *texture_cache);
/* For the loop without threads. texture_cache_step makes one part of the most urgent picture in the queue;
 * false: it is empty, or threads do the work. texture_cache_has_step: whether there is a part. */
bool texture_cache_step(struct texture_cache *texture_cache);
bool texture_cache_has_step(struct texture_cache *texture_cache);
/* The number of pictures of at least this urgency that are not ready. */
int texture_cache_waiting(struct texture_cache *texture_cache, int urgency);
/* Starts a frame. Frees pictures that were not used for long if they and the queue exceed the budget. */
void texture_cache_next_frame(struct texture_cache *texture_cache);
/* Drops every picture. */
void texture_cache_clear(struct texture_cache *texture_cache);

#endif
