/* SPDX-License-Identifier: MIT */
/* Writes files atomically: new bytes are written to another file, which then replaces the old one. */
#ifndef PLATFORM_REPLACE_H
#define PLATFORM_REPLACE_H

#include <stdbool.h>
#include <stddef.h>

/* The ending of the names of files that are being written. */
#define REPLACE_END ".new"

/* Replaces a file. The old file becomes PATH.bak, and the new one gets its mode. A symbolic link is replaced;
 * the file that it points to is not changed. False: the file is unchanged, and errno says why. */
bool replace_file(const char *path, const char *data, size_t length);
/* The same for a file that must not exist yet. errno is EEXIST if it does. */
bool replace_none(const char *path, const char *data, size_t length);
/* The same for a file of a cache: without a backup and without waiting for the disk. Any thread. */
bool replace_cached(const char *path, const char *data, size_t length);
/* Renames a file without ever replacing another one. errno is EEXIST if the name is taken. */
bool replace_name(const char *path, const char *other);
/* Makes sure that the entry of a path in its folder is on the disk. */
void replace_sync_folder(const char *path);
/* Deletes unfinished files that killed programs left in a folder, whose path ends in a slash. */
void replace_sweep(const char *folder);

#endif
