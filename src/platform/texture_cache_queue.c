/* SPDX-License-Identifier: MIT */
/* The queue of the texture cache: pictures are made by threads or, without threads, by the loop in slices. */
#include "platform/texture_cache_inside.h"

/* The most urgent picture with a part to start, the oldest first; NULL if there is none. The lock is held. */
static struct picture *next_job(struct texture_cache *texture_cache, int least)
{
    struct picture *best = NULL;
    for (struct picture *at = texture_cache->queue; at; at = at->next_in_queue) {
        if (!at->cancelled && at->parts_begun < at->plan.parts && at->urgency >= least &&
            (!best || at->urgency > best->urgency)) {
            best = at;
        }
    }
    return best;
}

/* Packs a finished backdrop for the disk cache. The lock is not held. */
static struct packed pack(const struct picture *picture)
{
    struct packed nothing = {NULL, 0};
    bool wanted = picture->plan.cache_name != 0 && !picture->plan.cached && picture->pixels.surface;
    return wanted ? disk_cache_pack(picture->pixels.surface) : nothing;
}

/* Makes one part of a picture. The lock is held before and after. */
static void do_part(struct texture_cache *texture_cache, struct picture *picture)
{
    const struct picture_plan plan = picture->plan;
    int part = picture->parts_begun++;
    picture->running++;
    if (part == 0) {
        picture_begin(&picture->key, &picture->pixels);
    }
    struct picture_pixels pixels = picture->pixels;
    bool thins = texture_cache->by_hand && plan.parts == 1;
    SDL_UnlockMutex(texture_cache->lock);
    picture_make(texture_cache->source, &picture->key, &plan, part, &pixels);
    if (thins) {
        picture_make_sparse(&picture->key, &pixels);
    }
    SDL_LockMutex(texture_cache->lock);
    if (plan.parts == 1) {
        picture->pixels = pixels;
    }
    if (++picture->parts_made < plan.parts) {
        picture->running--;
        SDL_CondBroadcast(texture_cache->done);
        return;
    }
    SDL_UnlockMutex(texture_cache->lock);
    struct packed packed = pack(picture);
    SDL_LockMutex(texture_cache->lock);
    picture->running--;
    picture->made = true;
    texture_cache->made++;
    if (texture_cache->on_made && picture->urgency > URGENCY_IDLE) {
        texture_cache->on_made(texture_cache->on_made_context);
    }
    SDL_CondBroadcast(texture_cache->done);
    if (packed.bytes) {
        /* The picture may be gone from here on. */
        SDL_UnlockMutex(texture_cache->lock);
        disk_cache_store(&texture_cache->source->disk_cache, DISK_CACHE_SCENE, plan.cache_name, &packed);
        SDL_free(packed.bytes);
        SDL_LockMutex(texture_cache->lock);
    }
}

int texture_cache_work(void *context)
{
    struct texture_cache *texture_cache = context;
    SDL_LockMutex(texture_cache->lock);
    while (!texture_cache->closing) {
        struct picture *picture = next_job(texture_cache, URGENCY_IDLE);
        if (picture) {
            do_part(texture_cache, picture);
        } else {
            SDL_CondWait(texture_cache->work, texture_cache->lock);
        }
    }
    SDL_UnlockMutex(texture_cache->lock);
    return 0;
}

static int waiting(const struct texture_cache *texture_cache, int urgency, bool unmade)
{
    int count = 0;
    for (const struct picture *at = texture_cache->queue; at; at = at->next_in_queue) {
        count += at->urgency >= urgency && !(unmade && at->made);
    }
    return count;
}

/* Without threads a picture that is waited for is made in one part: each would parse the drawing again. */
static void join_parts(const struct texture_cache *texture_cache, struct picture *picture)
{
    if (texture_cache->threads == 0 && picture->parts_begun == 0) {
        picture->plan.parts = 1;
    }
}

void texture_cache_finish(struct texture_cache *texture_cache)
{
    SDL_LockMutex(texture_cache->lock);
    while (waiting(texture_cache, URGENCY_NOW, true) > 0) {
        struct picture *picture = next_job(texture_cache, URGENCY_NOW);
        if (picture) {
            join_parts(texture_cache, picture);
            do_part(texture_cache, picture);
        } else {
            SDL_CondWait(texture_cache->done, texture_cache->lock);
        }
    }
    SDL_UnlockMutex(texture_cache->lock);
    texture_cache_publish(texture_cache);
}

bool texture_cache_step(struct texture_cache *texture_cache)
{
    if (texture_cache->threads > 0) {
        return false;
    }
    SDL_LockMutex(texture_cache->lock);
    struct picture *picture = next_job(texture_cache, URGENCY_IDLE);
    if (picture) {
        do_part(texture_cache, picture);
    }
    SDL_UnlockMutex(texture_cache->lock);
    return picture != NULL;
}

bool texture_cache_has_step(struct texture_cache *texture_cache)
{
    return texture_cache->threads == 0 && next_job(texture_cache, URGENCY_IDLE) != NULL;
}

int texture_cache_waiting(struct texture_cache *texture_cache, int urgency)
{
    SDL_LockMutex(texture_cache->lock);
    int count = waiting(texture_cache, urgency, false);
    SDL_UnlockMutex(texture_cache->lock);
    return count;
}
