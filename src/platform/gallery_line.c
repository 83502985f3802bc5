/* SPDX-License-Identifier: MIT */
/* The line in which pictures are made: by threads, or, where there are none, by whoever has time. */
#include "platform/gallery_inside.h"

/* The most urgent picture with a part to begin, the older first; NULL if none. Locked. */
static struct picture *next_job(struct gallery *gallery, int least)
{
    struct picture *best = NULL;
    for (struct picture *at = gallery->line; at; at = at->line) {
        if (!at->cancelled && at->parts_begun < at->plan.parts && at->urgency >= least &&
            (!best || at->urgency > best->urgency)) {
            best = at;
        }
    }
    return best;
}

/* Packs a backdrop for the shelf once it is whole; unlocked. */
static struct packed pack(const struct picture *picture)
{
    struct packed nothing = {NULL, 0};
    bool wanted = picture->plan.shelf_name != 0 && !picture->plan.shelved && picture->pixels.surface;
    return wanted ? shelf_pack(picture->pixels.surface) : nothing;
}

/* Makes one part of a picture; locked before and after. */
static void do_part(struct gallery *gallery, struct picture *picture)
{
    const struct picture_plan plan = picture->plan;
    int part = picture->parts_begun++;
    picture->running++;
    if (part == 0) {
        picture->state = PICTURE_MAKING;
        picture_begin(&picture->key, &picture->pixels);
    }
    struct picture_pixels pixels = picture->pixels;
    SDL_UnlockMutex(gallery->lock);
    picture_make(gallery->source, &picture->key, &plan, part, &pixels);
    SDL_LockMutex(gallery->lock);
    if (plan.parts == 1) {
        picture->pixels = pixels;
    }
    if (++picture->parts_made < plan.parts) {
        picture->running--;
        SDL_CondBroadcast(gallery->done);
        return;
    }
    SDL_UnlockMutex(gallery->lock);
    struct packed packed = pack(picture);
    SDL_LockMutex(gallery->lock);
    picture->running--;
    picture->state = PICTURE_MADE;
    gallery->made++;
    if (gallery->on_made && picture->urgency > URGENCY_IDLE) {
        gallery->on_made(gallery->on_made_context);
    }
    SDL_CondBroadcast(gallery->done);
    if (packed.bytes) {
        /* The picture may be gone from here on. */
        SDL_UnlockMutex(gallery->lock);
        shelf_store(&gallery->source->shelf, plan.shelf_name, &packed);
        SDL_free(packed.bytes);
        SDL_LockMutex(gallery->lock);
    }
}

int gallery_work(void *context)
{
    struct gallery *gallery = context;
    SDL_LockMutex(gallery->lock);
    while (!gallery->closing) {
        struct picture *picture = next_job(gallery, URGENCY_IDLE);
        if (picture) {
            do_part(gallery, picture);
        } else {
            SDL_CondWait(gallery->work, gallery->lock);
        }
    }
    SDL_UnlockMutex(gallery->lock);
    return 0;
}

static int waiting(const struct gallery *gallery, int urgency, bool unmade)
{
    int count = 0;
    for (const struct picture *at = gallery->line; at; at = at->line) {
        count += at->urgency >= urgency && !(unmade && at->state == PICTURE_MADE);
    }
    return count;
}

/* Whoever waits for a picture with nobody to help has it made in one go: each part would read the drawing
 * anew. */
static void join_parts(const struct gallery *gallery, struct picture *picture)
{
    if (gallery->threads == 0 && picture->parts_begun == 0) {
        picture->plan.parts = 1;
    }
}

void gallery_finish(struct gallery *gallery)
{
    SDL_LockMutex(gallery->lock);
    while (waiting(gallery, URGENCY_NOW, true) > 0) {
        struct picture *picture = next_job(gallery, URGENCY_NOW);
        if (picture) {
            join_parts(gallery, picture);
            do_part(gallery, picture);
        } else {
            SDL_CondWait(gallery->done, gallery->lock);
        }
    }
    gallery_hang_made(gallery);
    SDL_UnlockMutex(gallery->lock);
}

bool gallery_step(struct gallery *gallery)
{
    if (gallery->threads > 0) {
        return false;
    }
    SDL_LockMutex(gallery->lock);
    struct picture *picture = next_job(gallery, URGENCY_IDLE);
    if (picture) {
        do_part(gallery, picture);
    }
    SDL_UnlockMutex(gallery->lock);
    return picture != NULL;
}

bool gallery_has_step(struct gallery *gallery)
{
    return gallery->threads == 0 && next_job(gallery, URGENCY_IDLE) != NULL;
}

int gallery_waiting(struct gallery *gallery, int urgency)
{
    SDL_LockMutex(gallery->lock);
    int count = waiting(gallery, urgency, false);
    SDL_UnlockMutex(gallery->lock);
    return count;
}
