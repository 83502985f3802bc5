/* SPDX-License-Identifier: MIT */
#include "platform/opening.h"

#include "base/hash.h"
#include "base/text.h"
#include "base/version.h"
#include "platform/os/os.h"
#include "platform/rotate_blit.h"
#include "platform/surface_row.h"
#include "platform/threads.h"

#include <string.h>

static void sign_line(void *context, const char *line)
{
    uint64_t *hash = context;
    *hash = hash_bytes(*hash, line, strlen(line) + 1);
}

/* Identifies a drawing by length and time of its file: reading all takes longer than showing the frame. */
static uint64_t sign_drawing(uint64_t hash, const struct source *source, const char *name)
{
    char path[ASSETS_DIR_PATH_SIZE];
    struct os_info info;
    enum daylight light;
    int length = (int)daylight_cut(name, &light);
    if (!text_format(path, sizeof path, "%sassets/%.*s.svg", source->data.folder, length, name) ||
        !os_info(path, &info)) {
        return hash_number(hash, 0);
    }
    return hash_number(hash_number(hash, (uint64_t)info.size), (uint64_t)info.written);
}

/* A hash of everything that decides the pixels of a frame. */
static uint64_t name_of(const struct source *source, const struct draw_list *list, const SDL_Surface *surface)
{
    uint64_t hash = hash_number(HASH_START, (uint64_t)surface->w << 32 | (uint64_t)surface->h);
    hash = hash_number(hash, surface->format->format);
    hash = hash_bytes(hash, ROUTE_MILLE_VERSION, sizeof ROUTE_MILLE_VERSION);
    hash = fonts_sign(source->fonts, hash);
    draw_dump(list, sign_line, &hash);
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_SCENE || command->kind == DRAW_SPRITE || command->kind == DRAW_CARD) {
            hash = sign_drawing(hash, source, draw_string(list, command->string));
        }
    }
    return hash ? hash : 1;
}

/* Runs on a thread, or directly without threads. */
static void run(struct opening *opening, SDL_ThreadFunction work)
{
    opening->thread = threads_begin(work, "opening", 0, opening);
    if (!opening->thread) {
        work(opening);
    }
}

static int SDLCALL fill(void *context)
{
    struct opening *opening = context;
    opening->filled = disk_cache_load(opening->disk_cache, DISK_CACHE_FRAME, opening->name, opening->surface);
    return 0;
}

bool opening_begin(struct opening *opening, const struct source *source, const struct draw_list *list,
                   SDL_Surface *surface)
{
    *opening = (struct opening){.disk_cache = &source->disk_cache, .surface = surface};
    if (!rotate_blit_fits(surface) || !source->disk_cache.folder[0]) {
        return false;
    }
    opening->name = name_of(source, list, surface);
    opening->waits = !disk_cache_has(opening->disk_cache, DISK_CACHE_FRAME, opening->name);
    if (!opening->waits) {
        run(opening, fill);
    }
    return !opening->waits;
}

bool opening_end(struct opening *opening)
{
    SDL_WaitThread(opening->thread, NULL);
    opening->thread = NULL;
    opening->waits = opening->name != 0 && !opening->filled;
    return opening->filled;
}

static int SDLCALL pack(void *context)
{
    struct opening *opening = context;
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    struct packed packed = disk_cache_pack(opening->surface);
    SDL_FreeSurface(opening->surface);
    disk_cache_store(opening->disk_cache, DISK_CACHE_FRAME, opening->name, &packed);
    SDL_free(packed.bytes);
    return 0;
}

void opening_keep(struct opening *opening, const struct source *source, const struct draw_list *list,
                  const SDL_Surface *painted)
{
    opening->waits = false;
    if (!painted || name_of(source, list, painted) != opening->name) {
        return;
    }
    opening->surface = SDL_CreateRGBSurfaceWithFormat(0, painted->w, painted->h, 32, painted->format->format);
    if (!opening->surface) {
        return;
    }
    for (int y = 0; y < painted->h; y++) {
        memcpy(surface_row(opening->surface, y), surface_row(painted, y), (size_t)painted->w * 4);
    }
    run(opening, pack);
}

void opening_close(struct opening *opening)
{
    SDL_WaitThread(opening->thread, NULL);
    *opening = (struct opening){.disk_cache = NULL};
}
