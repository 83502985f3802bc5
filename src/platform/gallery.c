/* SPDX-License-Identifier: MIT */
#include "platform/gallery_inside.h"

#include "base/check.h"
#include "platform/threads.h"

#include <math.h>
#include <string.h>

enum { BANDS = 4, SLICES = 16 };
/* Pixels that become textures in one frame for pictures that nobody waits for: a share of a frame's time. */
enum { HANG_BYTES = 768 << 10 };

struct gallery *gallery_open(struct source *source, int threads, size_t budget)
{
    struct gallery *gallery = SDL_calloc(1, sizeof *gallery);
    CHECK(gallery != NULL);
    gallery->source = source;
    gallery->budget = budget;
    gallery->lock = SDL_CreateMutex();
    gallery->work = threads_condition();
    gallery->done = threads_condition();
    CHECK(gallery->lock != NULL);
    for (int i = 0; i < SDL_min(threads, THREADS_MAX); i++) {
        gallery->thread[gallery->threads] = threads_begin(gallery_work, "pictures", 0, gallery);
        gallery->threads += gallery->thread[gallery->threads] != NULL;
    }
    return gallery;
}

void gallery_close(struct gallery *gallery)
{
    if (!gallery) {
        return;
    }
    SDL_LockMutex(gallery->lock);
    gallery->closing = true;
    SDL_CondBroadcast(gallery->work);
    SDL_UnlockMutex(gallery->lock);
    for (int i = 0; i < gallery->threads; i++) {
        SDL_WaitThread(gallery->thread[i], NULL);
    }
    gallery->threads = 0;
    gallery_clear(gallery);
    SDL_DestroyCond(gallery->work);
    SDL_DestroyCond(gallery->done);
    SDL_DestroyMutex(gallery->lock);
    SDL_free(gallery);
}

void gallery_use(struct gallery *gallery, SDL_Renderer *renderer)
{
    if (gallery->renderer != renderer) {
        gallery_clear(gallery);
        gallery->renderer = renderer;
    }
}

void gallery_set_budget(struct gallery *gallery, size_t budget)
{
    gallery->budget = budget;
}

size_t gallery_budget(const struct gallery *gallery)
{
    return gallery->budget;
}

void gallery_by_hand(struct gallery *gallery, bool by_hand)
{
    gallery->by_hand = by_hand;
}

void gallery_on_made(struct gallery *gallery, void (*made)(void *context), void *context)
{
    SDL_LockMutex(gallery->lock);
    gallery->on_made = made;
    gallery->on_made_context = context;
    SDL_UnlockMutex(gallery->lock);
}

static void free_picture(struct gallery *gallery, struct picture *picture)
{
    gallery->bytes -= picture->bytes;
    if (picture->texture) {
        SDL_DestroyTexture(picture->texture);
    }
    SDL_FreeSurface(picture->pixels.surface);
    SDL_free(picture->strings);
    SDL_free(picture);
}

/* Into how many parts a large picture is cut: every thread has one, or each is worth a slice of the time
 * between two frames. */
static int parts_of(const struct gallery *gallery)
{
    return gallery->threads > 0 ? SDL_min(gallery->threads + 1, BANDS) : SLICES;
}

bool gallery_is_slow(const struct gallery *gallery, const struct picture_key *key)
{
    return key->kind == PICTURE_SCENE && !picture_plan(gallery->source, key, 1).shelved;
}

struct picture *gallery_want(struct gallery *gallery, const struct picture_key *key, int urgency)
{
    struct picture **chain = &gallery->chain[key->family % CHAINS];
    for (struct picture *at = *chain; at; at = at->next) {
        if (picture_same(&at->key, key)) {
            at->used = gallery->frame;
            at->awaited = urgency == URGENCY_IDLE;
            if (!at->hung && at->urgency < urgency) {
                SDL_LockMutex(gallery->lock);
                at->urgency = urgency;
                SDL_UnlockMutex(gallery->lock);
            }
            return at;
        }
    }
    struct picture *picture = SDL_calloc(1, sizeof *picture);
    CHECK(picture != NULL);
    picture->key = *key;
    size_t name = strlen(key->name) + 1;
    size_t title = strlen(key->title) + 1;
    picture->strings = SDL_malloc(name + title);
    CHECK(picture->strings != NULL);
    picture->key.name = memcpy(picture->strings, key->name, name);
    picture->key.title = memcpy(picture->strings + name, key->title, title);
    picture->serial = ++gallery->serial;
    picture->urgency = urgency;
    picture->awaited = urgency == URGENCY_IDLE;
    picture->used = gallery->frame;
    picture->plan = picture_plan(gallery->source, key, parts_of(gallery));
    picture->next = *chain;
    *chain = picture;
    SDL_LockMutex(gallery->lock);
    struct picture **end = &gallery->line;
    while (*end) {
        end = &(*end)->line;
    }
    *end = picture;
    SDL_CondSignal(gallery->work);
    SDL_UnlockMutex(gallery->lock);
    return picture;
}

struct picture *gallery_seek(struct gallery *gallery, const struct picture_key *key)
{
    for (struct picture *at = gallery->chain[key->family % CHAINS]; at; at = at->next) {
        if (at->hung && picture_same(&at->key, key)) {
            at->used = gallery->frame;
            at->awaited = false;
            return at;
        }
    }
    return NULL;
}

struct picture *gallery_stand_in(struct gallery *gallery, const struct picture_key *key)
{
    struct picture *best = NULL;
    float best_cost = 0;
    for (struct picture *at = gallery->chain[key->family % CHAINS]; at; at = at->next) {
        /* What is brighter can be darkened; what is darker cannot be lit. */
        bool darker = at->key.dim > key->dim + 0.01f;
        if (!at->hung || darker || !picture_same_family(&at->key, key)) {
            continue;
        }
        /* Upright pictures can be turned, turned ones cannot be turned back; larger is better than smaller.
         */
        float size = at->key.kind == PICTURE_TEXT ? at->key.scale_x / key->scale_x
                                                  : (float)at->key.w / (float)SDL_max(key->w, 1);
        float cost = size >= 1 ? size - 1 : 2 * (1 / SDL_max(size, 0.01f) - 1);
        cost += fabsf(at->key.dim - key->dim);
        if (fabsf(at->key.angle) > 0) {
            if (fabsf(at->key.angle - key->angle) > 0.001f) {
                continue;
            }
        }
        if (!best || cost < best_cost) {
            best = at;
            best_cost = cost;
        }
    }
    if (best) {
        best->used = gallery->frame;
        best->awaited = false;
    }
    return best;
}

static void make_texture(struct gallery *gallery, struct picture *picture)
{
    SDL_Surface *surface = picture->pixels.surface;
    /* Streaming: a software renderer would keep others run-length encoded and decode them for each turn. */
    picture->texture = SDL_CreateTexture(gallery->renderer, SDL_PIXELFORMAT_ARGB8888,
                                         SDL_TEXTUREACCESS_STREAMING, surface->w, surface->h);
    if (picture->texture) {
        SDL_UpdateTexture(picture->texture, NULL, surface->pixels, surface->pitch);
        bool opaque = picture->key.kind == PICTURE_SCENE;
        SDL_SetTextureBlendMode(picture->texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetTextureScaleMode(picture->texture, SDL_ScaleModeLinear);
    }
    SDL_FreeSurface(surface);
    picture->pixels.surface = NULL;
}

SDL_Texture *gallery_texture(struct gallery *gallery, struct picture *picture)
{
    if (picture->pixels.surface && gallery->renderer) {
        make_texture(gallery, picture);
    }
    return picture->texture;
}

/* Locked. */
static void hang(struct gallery *gallery, struct picture *picture)
{
    const SDL_Surface *surface = picture->pixels.surface;
    picture->hung = true;
    gallery->made--;
    if (surface) {
        picture->w = surface->w;
        picture->h = surface->h;
        picture->bytes = (size_t)surface->w * (size_t)surface->h * 4;
        gallery->bytes += picture->bytes;
    }
    if (!gallery->by_hand) {
        gallery_texture(gallery, picture);
    }
}

/* Whether a picture is hung in this frame, in which so many bytes of others were that nobody waits for. */
static bool is_due(const struct gallery *gallery, const struct picture *picture, size_t idle_bytes)
{
    return picture->state == PICTURE_MADE &&
           (picture->urgency > URGENCY_IDLE || gallery->by_hand || idle_bytes < HANG_BYTES);
}

bool gallery_hang_made(struct gallery *gallery)
{
    bool any = false;
    size_t idle_bytes = 0;
    for (struct picture **at = &gallery->line; *at && gallery->made > 0;) {
        struct picture *picture = *at;
        if (is_due(gallery, picture, idle_bytes)) {
            *at = picture->line;
            picture->line = NULL;
            hang(gallery, picture);
            idle_bytes += picture->urgency > URGENCY_IDLE ? 0 : picture->bytes;
            any = true;
        } else {
            at = &picture->line;
        }
    }
    return any;
}

bool gallery_hang(struct gallery *gallery)
{
    SDL_LockMutex(gallery->lock);
    bool any = gallery_hang_made(gallery);
    SDL_UnlockMutex(gallery->lock);
    return any;
}

/* For how long a picture has hung for nothing, the longer the sooner it may be spared: a backdrop is large
 * and on the shelf, a card's angle hardly comes again, and an upright card stands in for every turned one.
 * What was made for a moment that may come is not spared before what has been. */
static uint64_t staleness(const struct gallery *gallery, const struct picture *picture)
{
    enum { BRIEFLY = 1024, SHORTLY = 64, USUALLY = 16, LONG = 1 };
    bool turned = fabsf(picture->key.angle) > 0;
    uint64_t weight = USUALLY;
    if (picture->awaited) {
        weight = LONG;
    } else if (picture->key.kind == PICTURE_SCENE) {
        weight = BRIEFLY;
    } else if (picture->key.kind == PICTURE_CARD) {
        weight = turned ? SHORTLY : LONG;
    }
    return (gallery->frame - picture->used) * weight;
}

/* Takes down the hung picture that can best be spared; false if all are in use. */
static bool take_one_down(struct gallery *gallery)
{
    struct picture **stalest = NULL;
    uint64_t most = 0;
    for (int i = 0; i < CHAINS; i++) {
        for (struct picture **at = &gallery->chain[i]; *at; at = &(*at)->next) {
            bool free = (*at)->hung && (*at)->used + 1 < gallery->frame;
            uint64_t stale = free ? staleness(gallery, *at) : 0;
            if (stale > most) {
                stalest = at;
                most = stale;
            }
        }
    }
    if (!stalest) {
        return false;
    }
    struct picture *picture = *stalest;
    *stalest = picture->next;
    free_picture(gallery, picture);
    return true;
}

void gallery_next_frame(struct gallery *gallery)
{
    gallery->frame++;
    while (gallery->bytes > gallery->budget && take_one_down(gallery)) {
    }
}

void gallery_clear(struct gallery *gallery)
{
    SDL_LockMutex(gallery->lock);
    /* What a thread is at cannot be taken away: it is waited for. */
    for (struct picture *at = gallery->line; at; at = at->line) {
        at->cancelled = true;
        while (at->running > 0) {
            SDL_CondWait(gallery->done, gallery->lock);
        }
    }
    gallery->line = NULL;
    gallery->made = 0;
    for (int i = 0; i < CHAINS; i++) {
        while (gallery->chain[i]) {
            struct picture *picture = gallery->chain[i];
            gallery->chain[i] = picture->next;
            free_picture(gallery, picture);
        }
    }
    SDL_UnlockMutex(gallery->lock);
}

size_t gallery_bytes(const struct gallery *gallery)
{
    return gallery->bytes;
}
