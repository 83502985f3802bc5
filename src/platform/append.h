/* SPDX-License-Identifier: MIT */
/* Appends lines to a file that several programs write to, under a lock and in one write. Existing bytes are
 * never rewritten, so that a program that is killed while writing can damage only its own lines. */
#ifndef PLATFORM_APPEND_H
#define PLATFORM_APPEND_H

#include <stdbool.h>
#include <stddef.h>

/* Appends whole lines and waits until they are on the disk. A missing or empty file gets `head` as its first
 * line; a file with another one is not changed. If another program left an unfinished line, it is ended
 * first. False: errno says why; EILSEQ: another first line; EBUSY: another program held the lock too long. */
bool append_lines(const char *path, const char *head, const char *lines, size_t length);

#endif
