/* SPDX-License-Identifier: MIT */
/* The files shipped with the program: assets/ and fonts/ below one folder. */
#ifndef PLATFORM_ASSETS_DIR_H
#define PLATFORM_ASSETS_DIR_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

enum { ASSETS_DIR_PATH_SIZE = 1024, ASSETS_DIR_NAME_SIZE = 96, ASSETS_DIR_MISSED_MAX = 64 };

struct assets_dir {
    char folder[ASSETS_DIR_PATH_SIZE]; /* ends in a slash */
    SDL_mutex *lock;                   /* mutex of the fields below: pictures are made on several threads */
    char missed[ASSETS_DIR_MISSED_MAX][ASSETS_DIR_NAME_SIZE];
    int missed_count;
};

/* Finds the folder: `given` if not NULL, else beside the program, in the source tree above it, or at the
 * place of installation. False: `error` says in a sentence which places were searched. */
bool assets_dir_open(struct assets_dir *data, const char *given, char *error, size_t error_size);
void assets_dir_close(struct assets_dir *data);
/* The bytes of a file below the folder and a 0 behind *length; free with SDL_free. NULL: cannot be read. */
char *assets_dir_read(const struct assets_dir *data, const char *path, size_t *length);
/* The same for any path; length may be NULL. Any thread. */
char *assets_dir_load(const char *path, size_t *length);
/* The bytes of the message catalogue of a language, from beside the program or from the place of
 * installation; to be freed with free. NULL: there is none. */
char *assets_dir_catalogue(const char *code, size_t *length);
/* Logs a line on standard error the first time that a file is missing. Any thread. */
void assets_dir_miss(struct assets_dir *data, const char *path, const char *why);

#endif
