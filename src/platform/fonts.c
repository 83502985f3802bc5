/* SPDX-License-Identifier: MIT */
#include "platform/fonts.h"

#include "base/check.h"
#include "base/hash.h"
#include "base/i18n/translate.h"
#include "base/text.h"
#include "platform/text_raster.h"

#include <SDL_ttf.h>

#include <string.h>

enum {
    MEASURE_SIZE = 256,   /* em in pixels at which every width is measured */
    FACE_CACHES = 4,      /* threads that can render text at the same time; others wait */
    FACE_CACHE_SIZE = 20, /* faces that a cache keeps open */
    WIDTHS = 1024,        /* remembered widths; a power of two */
    WIDTH_STRING = 64
};

/* The bytes of a typeface. They must outlive every face opened from them. */
struct face_file {
    char *bytes; /* NULL: the file is missing */
    size_t length;
};

/* A cache of typefaces opened at the most recently used sizes. An open face serves only one thread at a time,
 * so that each thread that renders text locks a cache of its own. */
struct face_cache {
    SDL_mutex *lock;    /* held while text is rendered with this cache */
    SDL_mutex *library; /* shared by all caches: the library can open or close only one face at a time */
    struct face_cache_entry {
        TTF_Font *font;
        enum font face;
        int size, outline; /* in pixels */
        unsigned used;     /* value of `clock` at the last use */
    } face[FACE_CACHE_SIZE];
    unsigned clock;
};

struct width {
    char string[WIDTH_STRING];
    enum font face;
    float advance;
    int characters;
};

/* Measuring has a lock of its own, because painting a large line with an outline takes many frames. */
struct fonts {
    SDL_mutex *library;
    struct face_cache measure; /* its lock also guards the widths */
    struct face_cache cache[FACE_CACHES];
    struct face_file file[FONTS];
    enum font stand_in[FONTS]; /* the face itself, or the one that replaces a missing one */
    struct width width[WIDTHS];
    struct type_metrics metrics;
};

static const char *const face_files[FONTS] = {
    [FONT_DISPLAY] = "fonts/yesteryear-400.ttf",
    [FONT_SIGN] = "fonts/barlow-condensed-700.ttf",
    [FONT_SIGN_SEMI] = "fonts/barlow-condensed-600.ttf",
    [FONT_SIGN_MEDIUM] = "fonts/barlow-condensed-500.ttf",
    [FONT_BODY] = "fonts/jost-400.ttf",
    [FONT_BODY_MEDIUM] = "fonts/jost-500.ttf",
    [FONT_BODY_SEMI] = "fonts/jost-600.ttf",
};

/* ---- open faces -------------------------------------------------------------------------------------- */

static void face_cache_open(struct face_cache *cache, SDL_mutex *library)
{
    *cache = (struct face_cache){.lock = SDL_CreateMutex(), .library = library};
    CHECK(cache->lock != NULL);
}

static void face_cache_close(struct face_cache *cache)
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

/* The face at an em of `size` pixels, with an outline of so many pixels (0: filled). Valid until
 * FACE_CACHE_SIZE others have been requested. The caller holds the lock. NULL: it cannot be opened. */
static TTF_Font *face_cache_get(struct face_cache *cache, const struct face_file *file, enum font face,
                                int size, int outline)
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

/* ---- widths ------------------------------------------------------------------------------------------ */

static TTF_Font *measuring_font(struct fonts *fonts, enum font face)
{
    return face_cache_get(&fonts->measure, &fonts->file[face], face, MEASURE_SIZE, 0);
}

static bool face_has(struct fonts *fonts, enum font face, uint32_t character)
{
    TTF_Font *font = measuring_font(fonts, face);
    return font && TTF_GlyphIsProvided32(font, character);
}

/* The typeface for a character: the preferred one if it has the character or if none has it, else another. */
static enum font face_for(struct fonts *fonts, enum font face, uint32_t character)
{
    if (face_has(fonts, face, character)) {
        return face;
    }
    for (int other = 0; other < FONTS; other++) {
        if (fonts->stand_in[other] == (enum font)other && face_has(fonts, (enum font)other, character)) {
            return (enum font)other;
        }
    }
    return face;
}

/* Splits a line into runs of one face, and measures them. */
static int split_line(struct fonts *fonts, enum font wanted, const char *string, struct run *runs)
{
    enum font face = fonts->stand_in[wanted];
    int count = 0;
    size_t at = 0;
    size_t end = text_raster_length(string);
    while (at < end && count < RUNS_MAX) {
        size_t start = at;
        uint32_t character = text_raster_next(string, &at);
        float gap = text_raster_gap(character);
        struct run *run = &runs[count];
        if (gap > 0) {
            runs[count++] =
                (struct run){.start = start, .length = 0, .advance = gap, .characters = 1, .face = face};
            continue;
        }
        *run = (struct run){.start = start, .characters = 1, .face = face_for(fonts, face, character)};
        for (size_t next = at; at < end; at = next) {
            character = text_raster_next(string, &next);
            if (text_raster_gap(character) > 0 || face_for(fonts, face, character) != run->face) {
                break;
            }
            run->characters++;
        }
        run->length = at - start;
        TTF_Font *font = measuring_font(fonts, run->face);
        run->advance = font ? text_raster_width(font, string + start, run->length) / (float)MEASURE_SIZE : 0;
        count++;
    }
    return count;
}

static float measure(struct fonts *fonts, enum font font, const char *string, int *characters)
{
    struct run runs[RUNS_MAX];
    int count = split_line(fonts, font, string, runs);
    float advance = 0;
    *characters = 0;
    for (int i = 0; i < count; i++) {
        advance += runs[i].advance;
        *characters += runs[i].characters;
    }
    return advance;
}

float fonts_advance(struct fonts *fonts, enum font font, const char *string, int *characters)
{
    size_t length = strlen(string);
    float advance;
    SDL_LockMutex(fonts->measure.lock);
    if (length >= WIDTH_STRING) {
        advance = measure(fonts, font, string, characters);
    } else {
        uint64_t hash = hash_number(hash_bytes(HASH_START, string, length), (uint64_t)font);
        struct width *known = &fonts->width[(hash ^ hash >> 32) & (WIDTHS - 1)];
        if (known->characters < 0 || known->face != font || strcmp(known->string, string) != 0) {
            known->advance = measure(fonts, font, string, &known->characters);
            known->face = font;
            memcpy(known->string, string, length + 1);
        }
        advance = known->advance;
        *characters = known->characters;
    }
    SDL_UnlockMutex(fonts->measure.lock);
    return advance;
}

static float metrics_width(const void *context, enum font font, float size, float tracking,
                           const char *string)
{
    /* Draw lists have constant fonts; the cache of widths is no visible change. */
    union {
        const void *seen;
        struct fonts *fonts;
    } view = {.seen = context};
    int characters = 0;
    float advance = fonts_advance(view.fonts, font, string, &characters);
    return advance * size + tracking * (float)characters;
}

static bool metrics_shows(const void *context, uint32_t character)
{
    union {
        const void *seen;
        struct fonts *fonts;
    } view = {.seen = context};
    SDL_LockMutex(view.fonts->measure.lock);
    bool shown = text_raster_gap(character) > 0;
    /* The display typeface is for titles. A character that it alone has would look wrong in a name. */
    for (int face = FONT_DISPLAY + 1; face < FONTS && !shown; face++) {
        shown = face_has(view.fonts, view.fonts->stand_in[face], character);
    }
    SDL_UnlockMutex(view.fonts->measure.lock);
    return shown;
}

const struct type_metrics *fonts_metrics(struct fonts *fonts)
{
    return &fonts->metrics;
}

/* ---- pictures ---------------------------------------------------------------------------------------- */

/* Locks a face cache that is free, or waits for the first one. The caller unlocks it. */
static struct face_cache *take_cache(struct fonts *fonts)
{
    for (int i = 0; i < FACE_CACHES; i++) {
        if (SDL_TryLockMutex(fonts->cache[i].lock) == 0) {
            return &fonts->cache[i];
        }
    }
    SDL_LockMutex(fonts->cache[0].lock);
    return &fonts->cache[0];
}

static SDL_Surface *write_line(struct fonts *fonts, struct face_cache *cache, struct text_raster *letters,
                               int *dx, int *dy)
{
    struct text_raster_face faces[FONTS] = {{NULL, NULL}};
    for (int i = 0; i < letters->count; i++) {
        enum font face = letters->runs[i].face;
        const struct face_file *file = &fonts->file[face];
        faces[face].fill = face_cache_get(cache, file, face, letters->size, 0);
        faces[face].outline =
            letters->outline > 0 ? face_cache_get(cache, file, face, letters->size, letters->outline) : NULL;
    }
    letters->faces = faces;
    SDL_Surface *line = text_raster_paint(letters, dx, dy);
    letters->faces = NULL;
    return line;
}

SDL_Surface *fonts_render(struct fonts *fonts, const struct lettering *lettering, int *dx, int *dy)
{
    if (!(lettering->size >= 0.5f) || lettering->size > (float)TEXT_RASTER_SIZE_MAX) {
        return NULL;
    }
    struct run runs[RUNS_MAX];
    SDL_LockMutex(fonts->measure.lock);
    int count = split_line(fonts, lettering->font, lettering->string, runs);
    SDL_UnlockMutex(fonts->measure.lock);
    struct text_raster letters = {.lettering = lettering, .runs = runs, .count = count};
    text_raster_enlarge(&letters);
    for (int i = 0; i < count; i++) {
        struct run *run = &runs[i];
        letters.advance += run->advance * lettering->size + (float)run->characters * lettering->tracking;
    }
    struct face_cache *cache = take_cache(fonts);
    SDL_Surface *surface = write_line(fonts, cache, &letters, dx, dy);
    SDL_UnlockMutex(cache->lock);
    return surface;
}

void fonts_write(struct fonts *fonts, const struct lettering *lettering, SDL_Surface *target, int x, int y)
{
    int dx, dy;
    SDL_Surface *line = fonts_render(fonts, lettering, &dx, &dy);
    if (line) {
        SDL_Rect at = {x + dx, y + dy, line->w, line->h};
        SDL_BlitSurface(line, NULL, target, &at);
        SDL_FreeSurface(line);
    }
}

uint64_t fonts_sign(const struct fonts *fonts, uint64_t hash)
{
    for (int i = 0; i < FONTS; i++) {
        hash = hash_number(hash, fonts->file[i].bytes ? fonts->file[i].length : 0);
    }
    return hash;
}

struct fonts *fonts_open(struct assets_dir *data, char *error, size_t error_size)
{
    if (TTF_Init() < 0) {
        text_format(error, error_size, _("The typefaces could not be set up: %s."), TTF_GetError());
        return NULL;
    }
    struct fonts *fonts = SDL_calloc(1, sizeof *fonts);
    CHECK(fonts != NULL);
    fonts->library = SDL_CreateMutex();
    CHECK(fonts->library != NULL);
    face_cache_open(&fonts->measure, fonts->library);
    for (int i = 0; i < FACE_CACHES; i++) {
        face_cache_open(&fonts->cache[i], fonts->library);
    }
    fonts->metrics = (struct type_metrics){.context = fonts, .width = metrics_width, .shows = metrics_shows};
    int good = -1;
    for (int i = 0; i < WIDTHS; i++) {
        fonts->width[i].characters = -1;
    }
    for (int i = 0; i < FONTS; i++) {
        struct face_file *file = &fonts->file[i];
        file->bytes = assets_dir_read(data, face_files[i], &file->length);
        if (!measuring_font(fonts, (enum font)i)) {
            assets_dir_miss(data, face_files[i],
                            _("this typeface cannot be read; another one stands in for it"));
            SDL_free(file->bytes);
            file->bytes = NULL;
        } else if (good < 1) {
            good = i; /* the display script is the last choice: it cannot be read in small sizes */
        }
    }
    if (good < 0) {
        text_format(
            error, error_size,
            _("Not one typeface was found in %sfonts; without them nothing can be written on the screen."),
            data->folder);
        fonts_close(fonts);
        return NULL;
    }
    for (int i = 0; i < FONTS; i++) {
        fonts->stand_in[i] = fonts->file[i].bytes ? (enum font)i : (enum font)good;
    }
    return fonts;
}

void fonts_close(struct fonts *fonts)
{
    if (!fonts) {
        return;
    }
    face_cache_close(&fonts->measure);
    for (int i = 0; i < FACE_CACHES; i++) {
        face_cache_close(&fonts->cache[i]);
    }
    for (int i = 0; i < FONTS; i++) {
        SDL_free(fonts->file[i].bytes);
    }
    SDL_DestroyMutex(fonts->library);
    SDL_free(fonts);
    TTF_Quit();
}
