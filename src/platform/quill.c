/* SPDX-License-Identifier: MIT */
#include "platform/quill.h"

#include "base/check.h"

void quill_open(struct quill *quill, SDL_mutex *library)
{
    *quill = (struct quill){.lock = SDL_CreateMutex(), .library = library};
    CHECK(quill->lock != NULL);
}

void quill_close(struct quill *quill)
{
    for (int i = 0; i < QUILL_FACES; i++) {
        if (quill->face[i].font) {
            TTF_CloseFont(quill->face[i].font);
        }
    }
    SDL_DestroyMutex(quill->lock);
    *quill = (struct quill){.lock = NULL};
}

/* Opens a face in the place of another, if there is one there. */
static TTF_Font *open_in(struct quill *quill, struct quill_face *place, const struct face_file *file,
                         int size)
{
    SDL_LockMutex(quill->library);
    SDL_RWops *reader = SDL_RWFromConstMem(file->bytes, (int)file->length);
    TTF_Font *font = reader ? TTF_OpenFontRW(reader, 1, size) : NULL;
    if (font && place->font) {
        TTF_CloseFont(place->font);
        place->font = NULL;
    }
    SDL_UnlockMutex(quill->library);
    return font;
}

TTF_Font *quill_face(struct quill *quill, const struct face_file *file, enum font face, int size, int outline)
{
    struct quill_face *oldest = &quill->face[0];
    for (int i = 0; i < QUILL_FACES; i++) {
        struct quill_face *at = &quill->face[i];
        if (at->font && at->face == face && at->size == size && at->outline == outline) {
            at->used = ++quill->clock;
            return at->font;
        }
        if (!at->font || (oldest->font && at->used < oldest->used)) {
            oldest = at;
        }
    }
    TTF_Font *font = file->bytes ? open_in(quill, oldest, file, size) : NULL;
    if (font) {
        TTF_SetFontHinting(font, TTF_HINTING_NONE);
        TTF_SetFontOutline(font, outline);
        *oldest = (struct quill_face){
            .font = font, .face = face, .size = size, .outline = outline, .used = ++quill->clock};
    }
    return font;
}
