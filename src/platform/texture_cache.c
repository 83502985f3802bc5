/* SPDX-License-Identifier: MIT */
#include "platform/texture_cache_inside.h"

#include "base/check.h"
#include "platform/threads.h"

#include <math.h>
#include <string.h>

enum { BANDS = 4, SLICES = 16 };
/* At most so many bytes of pictures that nobody waits for become ready in one frame, to keep it short. */
enum { PUBLISH_BYTES = 768 << 10 };
enum { AT_ONCE = 4 }; /* pictures evicted in one frame for pictures that are not ready */

struct texture_cache *texture_cache_open(struct source *source, int threads, size_t budget,
                                         void (*made)(void *context), void *context)
{
    struct texture_cache *texture_cache = SDL_calloc(1, sizeof *texture_cache);
    CHECK(texture_cache != NULL);
    texture_cache->source = source;
    texture_cache->budget = budget;
    texture_cache->on_made = made;
    texture_cache->on_made_context = context;
    texture_cache->lock = SDL_CreateMutex();
    texture_cache->work = threads_condition();
    texture_cache->done = threads_condition();
    CHECK(texture_cache->lock != NULL);
    for (int i = 0; i < SDL_min(threads, THREADS_MAX); i++) {
        texture_cache->thread[texture_cache->threads] =
            threads_begin(texture_cache_work, "pictures", 0, texture_cache);
        texture_cache->threads += texture_cache->thread[texture_cache->threads] != NULL;
    }
    return texture_cache;
}

void texture_cache_close(struct texture_cache *texture_cache)
{
    SDL_LockMutex(texture_cache->lock);
    texture_cache->closing = true;
    SDL_CondBroadcast(texture_cache->work);
    SDL_UnlockMutex(texture_cache->lock);
    for (int i = 0; i < texture_cache->threads; i++) {
        SDL_WaitThread(texture_cache->thread[i], NULL);
    }
    texture_cache->threads = 0;
    texture_cache_clear(texture_cache);
    SDL_DestroyCond(texture_cache->work);
    SDL_DestroyCond(texture_cache->done);
    SDL_DestroyMutex(texture_cache->lock);
    SDL_free(texture_cache);
}

void texture_cache_use(struct texture_cache *texture_cache, SDL_Renderer *renderer)
{
    if (texture_cache->renderer != renderer) {
        texture_cache_clear(texture_cache);
        texture_cache->renderer = renderer;
    }
}

void texture_cache_set_budget(struct texture_cache *texture_cache, size_t budget)
{
    texture_cache->budget = budget;
}

void texture_cache_by_hand(struct texture_cache *texture_cache, bool by_hand)
{
    SDL_LockMutex(texture_cache->lock);
    texture_cache->by_hand = by_hand;
    SDL_UnlockMutex(texture_cache->lock);
}

/* The expected memory of a picture, from its box. Texts have none and are small. */
static size_t expected_bytes(const struct picture_key *key)
{
    return (size_t)key->w * (size_t)key->h * 4;
}

static void free_picture(struct texture_cache *texture_cache, struct picture *picture)
{
    texture_cache->bytes -= picture->bytes;
    texture_cache->promised -= picture->promised;
    if (picture->texture) {
        SDL_DestroyTexture(picture->texture);
    }
    picture_free(&picture->pixels);
    SDL_free(picture->strings);
    SDL_free(picture);
}

/* The parts of a large picture: one for each thread, or small ones for the slices between two frames. */
static int parts_of(const struct texture_cache *texture_cache)
{
    return texture_cache->threads > 0 ? SDL_min(texture_cache->threads + 1, BANDS) : SLICES;
}

bool texture_cache_is_slow(const struct texture_cache *texture_cache, const struct picture_key *key)
{
    return key->kind == PICTURE_SCENE && !picture_plan(texture_cache->source, key, 1).cached;
}

/* Raises a picture's urgency. One that was finished while idle was not told of; on_made is called now. */
static void raise_urgency(struct texture_cache *texture_cache, struct picture *picture, int urgency)
{
    SDL_LockMutex(texture_cache->lock);
    bool untold = picture->urgency == URGENCY_IDLE && picture->made;
    picture->urgency = urgency;
    if (untold && urgency == URGENCY_SOON && texture_cache->on_made) {
        texture_cache->on_made(texture_cache->on_made_context);
    }
    SDL_UnlockMutex(texture_cache->lock);
}

struct picture *texture_cache_want(struct texture_cache *texture_cache, const struct picture_key *key,
                                   int urgency)
{
    struct picture **chain = &texture_cache->chain[key->family % CHAINS];
    for (struct picture *at = *chain; at; at = at->next) {
        if (picture_same(&at->key, key)) {
            at->used = texture_cache->frame;
            at->awaited = urgency == URGENCY_IDLE;
            if (!at->ready && at->urgency < urgency) {
                raise_urgency(texture_cache, at, urgency);
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
    picture->id = ++texture_cache->last_id;
    picture->urgency = urgency;
    picture->awaited = urgency == URGENCY_IDLE;
    picture->used = texture_cache->frame;
    picture->promised = expected_bytes(key);
    texture_cache->promised += picture->promised;
    picture->plan = picture_plan(texture_cache->source, key, parts_of(texture_cache));
    picture->next = *chain;
    *chain = picture;
    SDL_LockMutex(texture_cache->lock);
    struct picture **end = &texture_cache->queue;
    while (*end) {
        end = &(*end)->next_in_queue;
    }
    *end = picture;
    SDL_CondSignal(texture_cache->work);
    SDL_UnlockMutex(texture_cache->lock);
    return picture;
}

struct picture *texture_cache_seek(struct texture_cache *texture_cache, const struct picture_key *key)
{
    for (struct picture *at = texture_cache->chain[key->family % CHAINS]; at; at = at->next) {
        if (at->ready && picture_same(&at->key, key)) {
            at->used = texture_cache->frame;
            at->awaited = false;
            return at;
        }
    }
    return NULL;
}

struct picture *texture_cache_stand_in(struct texture_cache *texture_cache, const struct picture_key *key)
{
    struct picture *best = NULL;
    float best_cost = 0;
    for (struct picture *at = texture_cache->chain[key->family % CHAINS]; at; at = at->next) {
        /* A brighter picture can be darkened, but a darker one cannot be brightened. */
        bool darker = at->key.dim > key->dim + 0.01f;
        if (!at->ready || darker || !picture_same_family(&at->key, key)) {
            continue;
        }
        /* Upright pictures can be turned, but turned ones not back. Larger is better than smaller. */
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
        best->used = texture_cache->frame;
        best->awaited = false;
    }
    return best;
}

static void make_texture(struct texture_cache *texture_cache, struct picture *picture)
{
    const SDL_Surface *surface = picture->pixels.surface;
    /* Streaming: a software renderer run-length encodes other textures and decodes them for each rotation. */
    picture->texture = SDL_CreateTexture(texture_cache->renderer, SDL_PIXELFORMAT_ARGB8888,
                                         SDL_TEXTUREACCESS_STREAMING, surface->w, surface->h);
    if (picture->texture) {
        SDL_UpdateTexture(picture->texture, NULL, surface->pixels, surface->pitch);
        bool opaque = picture->key.kind == PICTURE_SCENE;
        SDL_SetTextureBlendMode(picture->texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetTextureScaleMode(picture->texture, SDL_ScaleModeLinear);
    }
    picture_free(&picture->pixels);
}

/* Updates the counted bytes of a ready picture. */
static void weigh(struct texture_cache *texture_cache, struct picture *picture)
{
    const struct sparse *sparse = picture->pixels.sparse;
    texture_cache->bytes -= picture->bytes;
    picture->bytes = sparse ? sparse->bytes : (size_t)picture->w * (size_t)picture->h * 4;
    texture_cache->bytes += picture->bytes;
}

void texture_cache_fill_out(struct texture_cache *texture_cache, struct picture *picture)
{
    if (picture->pixels.sparse) {
        picture_fill_out(&picture->pixels);
        weigh(texture_cache, picture);
    }
}

SDL_Texture *texture_cache_texture(struct texture_cache *texture_cache, struct picture *picture)
{
    if (texture_cache->renderer) {
        texture_cache_fill_out(texture_cache, picture);
    }
    if (picture->pixels.surface && texture_cache->renderer) {
        make_texture(texture_cache, picture);
    }
    return picture->texture;
}

/* Locked. */
static void publish(struct texture_cache *texture_cache, struct picture *picture)
{
    const SDL_Surface *surface = picture->pixels.surface;
    const struct sparse *sparse = picture->pixels.sparse;
    picture->ready = true;
    texture_cache->promised -= picture->promised;
    picture->promised = 0;
    texture_cache->made--;
    picture->w = surface ? surface->w : sparse ? sparse->w : 0;
    picture->h = surface ? surface->h : sparse ? sparse->h : 0;
    weigh(texture_cache, picture);
    if (!texture_cache->by_hand) {
        texture_cache_texture(texture_cache, picture);
    }
}

/* Whether a made picture becomes ready in this frame. idle_bytes: so far, of pictures nobody waits for. */
static bool is_due(const struct texture_cache *texture_cache, const struct picture *picture,
                   size_t idle_bytes)
{
    return picture->made &&
           (picture->urgency > URGENCY_IDLE || texture_cache->by_hand || idle_bytes < PUBLISH_BYTES);
}

bool texture_cache_publish(struct texture_cache *texture_cache)
{
    bool any = false;
    size_t idle_bytes = 0;
    SDL_LockMutex(texture_cache->lock);
    for (struct picture **at = &texture_cache->queue; *at && texture_cache->made > 0;) {
        struct picture *picture = *at;
        if (is_due(texture_cache, picture, idle_bytes)) {
            *at = picture->next_in_queue;
            picture->next_in_queue = NULL;
            publish(texture_cache, picture);
            idle_bytes += picture->urgency > URGENCY_IDLE ? 0 : picture->bytes;
            any = true;
        } else {
            at = &picture->next_in_queue;
        }
    }
    SDL_UnlockMutex(texture_cache->lock);
    return any;
}

/* A weighted count of frames without use; the highest is evicted first. A backdrop counts more, because it is
 * large and in the disk cache; a turned card too, because its angle hardly comes again. An upright card
 * counts less, because it can be shown for every turned one, and so does a picture made in advance that has
 * not been shown yet. */
static uint64_t staleness(const struct texture_cache *texture_cache, const struct picture *picture)
{
    enum { BRIEFLY = 1024, SHORTLY = 512, USUALLY = 16, LONG = 1 };
    bool turned = fabsf(picture->key.angle) > 0;
    uint64_t weight = USUALLY;
    if (picture->awaited) {
        weight = LONG;
    } else if (picture->key.kind == PICTURE_SCENE) {
        weight = BRIEFLY;
    } else if (picture->key.kind == PICTURE_CARD) {
        weight = turned ? SHORTLY : LONG;
    }
    return (texture_cache->frame - picture->used) * weight;
}

/* Frees the ready picture with the highest count. False: all are in use. */
static bool evict_one(struct texture_cache *texture_cache)
{
    struct picture **stalest = NULL;
    uint64_t most = 0;
    for (int i = 0; i < CHAINS; i++) {
        for (struct picture **at = &texture_cache->chain[i]; *at; at = &(*at)->next) {
            bool free = (*at)->ready && (*at)->used + 1 < texture_cache->frame;
            uint64_t stale = free ? staleness(texture_cache, *at) : 0;
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
    free_picture(texture_cache, picture);
    return true;
}

void texture_cache_next_frame(struct texture_cache *texture_cache)
{
    texture_cache->frame++;
    /* Evicts until the ready pictures are within the budget, and then some more for pictures in the queue;
     * only a few in each frame, because freeing memory takes time. */
    size_t budget = texture_cache->budget, bytes = texture_cache->bytes + texture_cache->promised;
    for (int i = 0;
         (texture_cache->bytes > budget || (bytes > budget && i < AT_ONCE)) && evict_one(texture_cache);
         i++) {
        bytes = texture_cache->bytes + texture_cache->promised;
    }
}

void texture_cache_clear(struct texture_cache *texture_cache)
{
    SDL_LockMutex(texture_cache->lock);
    /* Parts that threads are making cannot be interrupted, so they are waited for. */
    for (struct picture *at = texture_cache->queue; at; at = at->next_in_queue) {
        at->cancelled = true;
        while (at->running > 0) {
            SDL_CondWait(texture_cache->done, texture_cache->lock);
        }
    }
    texture_cache->queue = NULL;
    texture_cache->made = 0;
    for (int i = 0; i < CHAINS; i++) {
        while (texture_cache->chain[i]) {
            struct picture *picture = texture_cache->chain[i];
            texture_cache->chain[i] = picture->next;
            free_picture(texture_cache, picture);
        }
    }
    SDL_UnlockMutex(texture_cache->lock);
}
