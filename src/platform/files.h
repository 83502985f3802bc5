/* SPDX-License-Identifier: MIT */
/* The person's own files: settings and saves. */
#ifndef PLATFORM_FILES_H
#define PLATFORM_FILES_H

#include "ui/services.h"

#include <stdbool.h>
#include <stddef.h>

enum { FILES_PATH_SIZE = 1024, FILES_NAME_SIZE = SERVICE_NAME_SIZE };

struct files {
    char folder[FILES_PATH_SIZE]; /* ends in a slash; "": there is none, nothing can be kept */
    char wanted[FILES_PATH_SIZE]; /* where it is or would be; "" where no place for it is known */
    int fault;                    /* why nothing can be kept there, as errno has it; 0: it can */
};

/* Names are plain ("settings"), or a folder's, a slash and a plain one ("saves/Marie.journal"); anything that
 * leads elsewhere is refused. */

/* Finds and makes the folder: route-mille below the system's place for such data. */
void files_open(struct files *files);
/* Whether nothing can be kept at all; then `error` names the path and the reason in a sentence. */
bool files_fault(const struct files *files, char *error, size_t error_size);
/* Writes a file beside the old one and puts it in its place at once; the old one becomes NAME.bak.
 * false: the old one is untouched and `error` says why in a sentence. */
bool files_save(const struct files *files, const char *name, const char *data, size_t length, char *error,
                size_t error_size);
/* Writes a new file under the first free of NAME END, NAME 2 END, ...; `kept` tells which. */
bool files_save_first(const struct files *files, const char *name, const char *end, const char *data,
                      size_t length, char kept[FILES_NAME_SIZE], char *error, size_t error_size);
/* Adds whole lines to a file's end, whoever else does so too; a new one begins with the line `head`. false:
 * `error` says why in a sentence. */
bool files_append(const struct files *files, const char *name, const char *head, const char *lines,
                  size_t length, char *error, size_t error_size);
/* The file's bytes and a zero after them, for free(). NULL: there is none and `error` is "", or it says
 * why it cannot be read. */
char *files_load(const struct files *files, const char *name, size_t *length, char *error, size_t error_size);
/* At most `size` of its bytes, from the byte `at`, and the length of the whole file. Returns how many; 0: the
 * file ends there or is missing and `error` is "", or `error` says why it cannot be read. */
size_t files_load_part(const struct files *files, const char *name, size_t at, char *into, size_t size,
                       size_t *whole, char *error, size_t error_size);
/* The same as files_load for a file anywhere; one that is missing has a sentence too. What may pass is tried
 * again. */
char *files_load_path(const char *path, size_t *length, char *error, size_t error_size);
/* The same as files_save for a file anywhere. */
bool files_save_path(const char *path, const char *data, size_t length, char *error, size_t error_size);
/* Renames it to the first free of NAME.damaged-1, -2 ...; `kept` tells which. false: it stays where it is. */
bool files_set_aside(const struct files *files, const char *name, char kept[FILES_NAME_SIZE]);
/* Deletes it and its backup. false: it is still there and `error` says why. */
bool files_remove(const struct files *files, const char *name, char *error, size_t error_size);
/* The files in a folder of the folder whose names end in `end`, newest first, at most `most`. */
int files_list(const struct files *files, const char *folder, const char *end, struct service_file *found,
               int most);
/* Days since 1970-01-01, by the clock of the place. */
int files_today(void);

/* For the two files of this part: the path of a name with an end; false: no file can be named so. */
bool files_path(const struct files *files, const char *name, const char *end, char path[FILES_PATH_SIZE]);

#endif
