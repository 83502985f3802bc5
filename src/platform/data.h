/* SPDX-License-Identifier: MIT */
/* The shipped files: assets/ and fonts/ below one folder. */
#ifndef PLATFORM_DATA_H
#define PLATFORM_DATA_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

enum { DATA_PATH_SIZE = 1024, DATA_NAME_SIZE = 96, DATA_MISSED_MAX = 64 };

struct data {
    char folder[DATA_PATH_SIZE]; /* ends in a slash */
    SDL_mutex *lock;             /* of what follows: pictures are made on several threads */
    char missed[DATA_MISSED_MAX][DATA_NAME_SIZE];
    int missed_count;
};

/* Finds the folder: `given`, or beside the program, in the source tree above it, or where it was
 * installed. false: `error` says in a sentence where it looked. */
bool data_open(struct data *data, const char *given, char *error, size_t error_size);
void data_close(struct data *data);
/* The bytes of a file below the folder, terminated by a zero that `length` does not count; NULL if it cannot
 * be read. SDL_free it. */
char *data_read(const struct data *data, const char *path, size_t *length);
/* The same of a file anywhere; `length` may be NULL. Any thread. */
char *data_load(const char *path, size_t *length);
/* The bytes of a language's catalogue of messages, found beside the program or where it was installed; for
 * free(). NULL: there is none. */
char *data_catalogue(const char *code, size_t *length);
/* One line on standard error the first time a file is missed. Any thread. */
void data_miss(struct data *data, const char *path, const char *why);

#endif
