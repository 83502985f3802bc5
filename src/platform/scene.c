/* SPDX-License-Identifier: MIT */
#include "platform/scene.h"

#include "base/hash.h"
#include "base/text.h"
#include "platform/svg.h"

#include <string.h>

/* The name of a backdrop in the disk cache: a hash of everything that decides its pixels, the drawing
 * included. */
static uint64_t cache_name(const struct source *source, const struct picture_key *key)
{
    char path[ASSETS_DIR_PATH_SIZE];
    text_format(path, sizeof path, "assets/%s.svg", key->name);
    bool kept = source->disk_cache.folder[0] && !key->coarse;
    char *document = kept ? assets_dir_read(&source->data, path, NULL) : NULL;
    if (!document) {
        return 0;
    }
    const float numbers[] = {key->x, key->y, key->scale_x, key->scale_y};
    uint32_t place[4];
    memcpy(place, numbers, sizeof place);
    uint64_t hash = picture_sign_string(HASH_START, document);
    for (int i = 0; i < 4; i++) {
        hash = hash_number(hash, place[i]);
    }
    hash = hash_number(hash, (uint64_t)key->w << 32 | (uint64_t)key->h);
    SDL_free(document);
    return hash;
}

struct picture_plan scene_plan(const struct source *source, const struct picture_key *key, int parts)
{
    struct picture_plan plan = {.cache_name = cache_name(source, key)};
    plan.cached = plan.cache_name != 0 && disk_cache_has(&source->disk_cache, plan.cache_name);
    plan.parts = plan.cached ? 1 : SDL_max(1, parts);
    return plan;
}

void scene_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                int part, SDL_Surface *surface)
{
    if (!surface || (plan->cached && disk_cache_load(&source->disk_cache, plan->cache_name, surface))) {
        return;
    }
    int top = key->h * part / plan->parts;
    int bottom = key->h * (part + 1) / plan->parts;
    struct matrix m = {key->scale_x, 0, 0, key->scale_y, key->x, key->y - (float)top};
    char *document = asset_read(source, key->name);
    bool painted = document && svg_raster_rows(document, &m, surface, top, bottom - top);
    if (document && !painted) {
        asset_damaged(source, key->name);
    }
    SDL_free(document);
    SDL_Surface *band = painted ? NULL : asset_stand_in(source, key->name, key->w, bottom - top);
    if (band) {
        SDL_Rect to = {0, top, key->w, bottom - top};
        SDL_SetSurfaceBlendMode(band, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(band, NULL, surface, &to);
        SDL_FreeSurface(band);
    }
}
