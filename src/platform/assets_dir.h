/* SPDX-License-Identifier: MIT */
/* The shipped files: assets/ and fonts/ below one folder. */
#ifndef PLATFORM_ASSETS_DIR_H
#define PLATFORM_ASSETS_DIR_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

enum { ASSETS_DIR_PATH_SIZE = 1024, ASSETS_DIR_NAME_SIZE = 96, ASSETS_DIR_MISSED_MAX = 64 };

struct assets_dir {
    char folder[ASSETS_DIR_PATH_SIZE]; /* ends in a slash */
    SDL_mutex *lock;                   /* of what follows: pictures are made on several threads */
    char missed[ASSETS_DIR_MISSED_MAX][ASSETS_DIR_NAME_SIZE];
    int missed_count;
};

/* Finds the folder: `given`, or beside the program, in the source tree above it, or where it was
 * installed. false: `error` says in a sentence where it looked. */
bool assets_dir_open(struct assets_dir *data, const char *given, char *error, size_t error_size);
void assets_dir_close(struct assets_dir *data);
/* The bytes of a file below the folder, terminated by a zero that `length` does not count; NULL if it cannot
 * be read. SDL_free it. */
char *assets_dir_read(const struct assets_dir *data, const char *path, size_t *length);
/* The same of a file anywhere; `length` may be NULL. Any thread. */
char *assets_dir_load(const char *path, size_t *length);
/* The bytes of a language's catalogue of messages, found beside the program or where it was installed; for
 * free(). NULL: there is none. */
char *assets_dir_catalogue(const char *code, size_t *length);
/* One line on standard error the first time a file is missed. Any thread. */
void assets_dir_miss(struct assets_dir *data, const char *path, const char *why);

#endif
