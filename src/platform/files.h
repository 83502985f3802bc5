/* SPDX-License-Identifier: MIT */
/* The person's own files: settings and saves. */
#ifndef PLATFORM_FILES_H
#define PLATFORM_FILES_H

#include <stdbool.h>
#include <stddef.h>

enum { FILES_PATH_SIZE = 1024 };

struct files {
    char folder[FILES_PATH_SIZE]; /* ends in a slash; "": there is none, nothing can be kept */
};

/* Finds and makes the folder: route-mille below the system's place for such data. */
void files_open(struct files *files);
/* Writes a file beside the old one and puts it in its place at once; the old one becomes NAME.bak.
 * false: the old one is untouched and `error` says why in a sentence. */
bool files_save(const struct files *files, const char *name, const char *data, size_t length, char *error,
                size_t error_size);
/* The file's bytes and a zero after them, for free(). NULL: there is none and `error` is "", or it says
 * why it cannot be read. */
char *files_load(const struct files *files, const char *name, size_t *length, char *error, size_t error_size);
/* Renames it to NAME.bak, if it is there. */
void files_retire(const struct files *files, const char *name);

#endif
