/* SPDX-License-Identifier: MIT */
#include "platform/assets_dir.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/say.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CLIMB_MAX = 6 };

static bool is_file(const char *folder, const char *path)
{
    char full[ASSETS_DIR_PATH_SIZE];
    if (!text_format(full, sizeof full, "%s%s", folder, path)) {
        return false;
    }
    SDL_RWops *file = SDL_RWFromFile(full, "rb");
    if (!file) {
        return false;
    }
    SDL_RWclose(file);
    return true;
}

/* These files mark the folder: no other program has them. */
static bool holds_data(const char *folder)
{
    return is_file(folder, "assets/palette.json") || is_file(folder, "assets/cards/back.svg");
}

static bool try_folder(struct assets_dir *data, const char *base, const char *rest)
{
    return text_format(data->folder, sizeof data->folder, "%s%s", base, rest) && holds_data(data->folder);
}

/* The last part of a path that ends in a slash is cut off; false at the root. */
static bool climb(char *path)
{
    size_t length = strlen(path);
    if (length < 2) {
        return false;
    }
    path[length - 1] = '\0';
    char *slash = strrchr(path, '/');
    if (slash) {
        slash[1] = '\0';
    }
    return slash != NULL;
}

static bool find_folder(struct assets_dir *data)
{
    char *base = SDL_GetBasePath();
    char path[ASSETS_DIR_PATH_SIZE];
    bool fits = base && text_copy(path, sizeof path, base);
    SDL_free(base);
    bool found = fits && (try_folder(data, path, "") || try_folder(data, path, "../share/route-mille/"));
    for (int i = 0; fits && !found && i < CLIMB_MAX && climb(path); i++) {
        found = try_folder(data, path, "");
    }
    return found || try_folder(data, "./", "");
}

bool assets_dir_open(struct assets_dir *data, const char *given, char *error, size_t error_size)
{
    memset(data, 0, sizeof *data);
    if (given) {
        size_t length = strlen(given);
        bool slash = length > 0 && given[length - 1] == '/';
        if (!try_folder(data, given, slash ? "" : "/")) {
            text_format(error, error_size,
                        _("The folder %s does not hold the game’s pictures (assets) and fonts."), given);
            return false;
        }
    } else if (!find_folder(data)) {
        text_format(
            error, error_size, "%s",
            _("The game’s pictures and fonts were not found beside the program; reinstall it, or say where "
              "they are with --assets FOLDER."));
        return false;
    }
    data->lock = SDL_CreateMutex();
    CHECK(data->lock != NULL);
    return true;
}

void assets_dir_close(struct assets_dir *data)
{
    SDL_DestroyMutex(data->lock);
    memset(data, 0, sizeof *data);
}

/* Like SDL_LoadFile, but checks whether there is enough memory. */
char *assets_dir_load(const char *path, size_t *length)
{
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    Sint64 size = file ? SDL_RWsize(file) : -1;
    char *bytes = size >= 0 ? SDL_malloc((size_t)size + 1) : NULL;
    size_t at = 0;
    for (size_t got = 1; bytes && at < (size_t)size && got > 0; at += got) {
        got = SDL_RWread(file, bytes + at, 1, (size_t)size - at);
    }
    if (bytes) {
        bytes[at] = '\0';
    }
    if (bytes && length) {
        *length = at;
    }
    if (file) {
        SDL_RWclose(file);
    }
    return bytes;
}

char *assets_dir_read(const struct assets_dir *data, const char *path, size_t *length)
{
    char full[ASSETS_DIR_PATH_SIZE];
    if (!text_format(full, sizeof full, "%s%s", data->folder, path)) {
        return NULL;
    }
    return assets_dir_load(full, length);
}

char *assets_dir_catalogue(const char *code, size_t *length)
{
    /* Relative to the program: in the build tree, for its tests, and as installed. */
    static const char *const folders[] = {"locale/", "../locale/", "../share/locale/"};
    char *base = SDL_GetBasePath();
    char *bytes = NULL;
    for (size_t i = 0; i < sizeof folders / sizeof *folders && bytes == NULL; i++) {
        char path[ASSETS_DIR_PATH_SIZE];
        if (text_format(path, sizeof path, "%s%s%s/LC_MESSAGES/route-mille.mo", base ? base : "./",
                        folders[i], code)) {
            bytes = assets_dir_load(path, length);
        }
    }
    SDL_free(base);
    if (bytes == NULL) {
        return NULL;
    }
    /* Memory of SDL must not be freed with free. */
    char *copy = malloc(*length + 1);
    CHECK(copy != NULL);
    memcpy(copy, bytes, *length + 1);
    SDL_free(bytes);
    return copy;
}

void assets_dir_miss(struct assets_dir *data, const char *path, const char *why)
{
    SDL_LockMutex(data->lock);
    bool known = false;
    for (int i = 0; i < data->missed_count && !known; i++) {
        known = strncmp(data->missed[i], path, ASSETS_DIR_NAME_SIZE - 1) == 0;
    }
    if (!known && data->missed_count < ASSETS_DIR_MISSED_MAX) {
        text_copy(data->missed[data->missed_count++], ASSETS_DIR_NAME_SIZE, path);
        say_line(stderr, "route-mille: %s%s: %s", data->folder, path, why);
    }
    SDL_UnlockMutex(data->lock);
}
