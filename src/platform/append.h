/* SPDX-License-Identifier: MIT */
/* Lines at the end of a file that several programs write to: under a lock, in one piece. Nothing that is
 * there is ever rewritten, so that whoever is killed when takes nothing with them but what they were writing.
 */
#ifndef PLATFORM_APPEND_H
#define PLATFORM_APPEND_H

#include <stdbool.h>
#include <stddef.h>

/* Appends whole lines, and waits until they are on the disk. A file that is not there, or empty, begins with
 * `head`, a line; one that begins otherwise is left alone. What another program did not finish is ended
 * first, so that it spoils no line but its own. false: errno says why; EILSEQ where the file begins
 * otherwise, EBUSY where another one kept it locked. */
bool append_lines(const char *path, const char *head, const char *lines, size_t length);

#endif
