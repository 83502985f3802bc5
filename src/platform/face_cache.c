/* SPDX-License-Identifier: MIT */
#include "platform/face_cache.h"

#include "base/check.h"

void face_cache_open(struct face_cache *cache, SDL_mutex *library)
{
    *cache = (struct face_cache){.lock = SDL_CreateMutex(), .library = library};
    CHECK(cache->lock != NULL);
}

void face_cache_close(struct face_cache *cache)
{
    for (int i = 0; i < FACE_CACHE_SIZE; i++) {
        if (cache->face[i].font) {
            TTF_CloseFont(cache->face[i].font);
        }
    }
    SDL_DestroyMutex(cache->lock);
    *cache = (struct face_cache){.lock = NULL};
}

/* Opens a face in a slot, and closes the face that was in it. */
static TTF_Font *open_in(struct face_cache *cache, struct face_cache_entry *place,
                         const struct face_file *file, int size)
{
    SDL_LockMutex(cache->library);
    SDL_RWops *reader = SDL_RWFromConstMem(file->bytes, (int)file->length);
    TTF_Font *font = reader ? TTF_OpenFontRW(reader, 1, size) : NULL;
    if (font && place->font) {
        TTF_CloseFont(place->font);
        place->font = NULL;
    }
    SDL_UnlockMutex(cache->library);
    return font;
}

TTF_Font *face_cache_get(struct face_cache *cache, const struct face_file *file, enum font face, int size,
                         int outline)
{
    struct face_cache_entry *oldest = &cache->face[0];
    for (int i = 0; i < FACE_CACHE_SIZE; i++) {
        struct face_cache_entry *at = &cache->face[i];
        if (at->font && at->face == face && at->size == size && at->outline == outline) {
            at->used = ++cache->clock;
            return at->font;
        }
        if (!at->font || (oldest->font && at->used < oldest->used)) {
            oldest = at;
        }
    }
    TTF_Font *font = file->bytes ? open_in(cache, oldest, file, size) : NULL;
    if (font) {
        TTF_SetFontHinting(font, TTF_HINTING_NONE);
        TTF_SetFontOutline(font, outline);
        *oldest = (struct face_cache_entry){
            .font = font, .face = face, .size = size, .outline = outline, .used = ++cache->clock};
    }
    return font;
}
