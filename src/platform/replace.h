/* SPDX-License-Identifier: MIT */
/* Whole files or none: new bytes are written beside a file and put in its place at once. */
#ifndef PLATFORM_REPLACE_H
#define PLATFORM_REPLACE_H

#include <stdbool.h>
#include <stddef.h>

/* What ends the names of files that are being written. */
#define REPLACE_END ".new"

/* Puts the bytes in the place of the file, which becomes PATH.bak and keeps its mode. A symbolic link is
 * replaced, and what it points to stays as it is. false: the file is untouched and errno says why. */
bool replace_file(const char *path, const char *data, size_t length);
/* The same for a file that must not be there yet. errno is EEXIST where it is. */
bool replace_none(const char *path, const char *data, size_t length);
/* The same for what can be made again: nothing is backed up, and the disk is not waited for. Any thread. */
bool replace_cached(const char *path, const char *data, size_t length);
/* Gives the file another name that is free, errno EEXIST if it is not; never takes another file's place. */
bool replace_name(const char *path, const char *other);
/* What the folder of a path lists is on the disk. */
void replace_sync_folder(const char *path);
/* Deletes what killed writers left in a folder, whose path ends in a slash. */
void replace_sweep(const char *folder);

#endif
