/* SPDX-License-Identifier: MIT */
/* A person's folder on the disk, made for one test and thrown away after it. */
#ifndef TESTS_FOLDER_H
#define TESTS_FOLDER_H

#include "platform/files.h"

#include <limits.h>
#include <stdbool.h>

extern struct files folder;
extern char folder_error[256];      /* of the last call that failed */
extern char folder_whole[PATH_MAX]; /* its path, without the slash at its end */

/* Before and after a test: for TEST_WITH(). */
void folder_enter(void);
void folder_leave(void);

bool folder_save(const char *name, const char *data);
/* A file must hold that; must not be there. */
void folder_holds(const char *name, const char *data);
void folder_misses(const char *name);
/* How many names hold a word. */
int folder_count(const char *word);
/* The path of a name. */
void folder_path(const char *name, char path[FILES_PATH_SIZE]);

#endif
