/* SPDX-License-Identifier: MIT */
/* The person's own files: settings and saves. */
#ifndef PLATFORM_FILES_H
#define PLATFORM_FILES_H

#include "ui/services.h"

#include <stdbool.h>
#include <stddef.h>

enum { FILES_PATH_SIZE = 1024, FILES_NAME_SIZE = SERVICE_NAME_SIZE };

struct files {
    char folder[FILES_PATH_SIZE]; /* ends in a slash; "": there is none, and nothing can be stored */
    char wanted[FILES_PATH_SIZE]; /* where the folder is or should be; "": no place is known */
    int fault;                    /* errno of the reason why nothing can be stored; 0: no fault */
};

/* Names are "settings" or, with a folder, "saves/Marie.journal". What leads out of the folder is refused. */

/* Finds or makes the folder: route-mille below the system's place for data of programs. */
void files_open(struct files *files);
/* Whether nothing can be stored at all; then `error` names the path and the reason in a sentence. */
bool files_fault(const struct files *files, char *error, size_t error_size);
/* These do what the services of the same names do (ui/services.h). files_load adds a 0 that the length does
 * not count. files_set_aside takes the first free name of NAME.damaged-1, NAME.damaged-2, ... */
bool files_save(const struct files *files, const char *name, const char *data, size_t length, char *error,
                size_t error_size);
bool files_save_first(const struct files *files, const char *name, const char *end, const char *data,
                      size_t length, char kept[FILES_NAME_SIZE], char *error, size_t error_size);
bool files_append(const struct files *files, const char *name, const char *head, const char *lines,
                  size_t length, char *error, size_t error_size);
char *files_load(const struct files *files, const char *name, size_t *length, char *error, size_t error_size);
bool files_load_part(const struct files *files, const char *name, struct service_part *part, size_t most,
                     char *error, size_t error_size);
bool files_save_path(const char *path, const char *data, size_t length, char *error, size_t error_size);
bool files_set_aside(const struct files *files, const char *name, char kept[FILES_NAME_SIZE]);
bool files_remove(const struct files *files, const char *name, char *error, size_t error_size);
int files_list(const struct files *files, const char *folder, const char *end, struct service_file *found,
               int most);
/* Like files_load for any path; a missing file is an error too. Errors that may pass are retried. */
char *files_load_path(const char *path, size_t *length, char *error, size_t error_size);
/* The translated text of an errno, or the system's, as the end of a sentence without a full stop. */
const char *files_error_text(int why);
/* Today: days since 1970-01-01, local time. */
int files_today(void);
/* The time of day: seconds since midnight, local time. */
int files_second(void);

/* For files.c and folder.c: the path of a name with the ending `end`. False: the name is not allowed. */
bool files_path(const struct files *files, const char *name, const char *end, char path[FILES_PATH_SIZE]);

#endif
