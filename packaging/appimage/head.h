/* SPDX-License-Identifier: MIT */
/* The parts of the AppImage's head: see head.c. */
#ifndef APPIMAGE_HEAD_H
#define APPIMAGE_HEAD_H

#include <stdbool.h>
#include <stddef.h>

enum { PATH_SIZE = 4096 };

/* What keeps a place from being used, for the person. Beside these: any number of errno. */
enum { NOTHING_RUNS_HERE = -1, DAMAGED = -2, TOLD_TO_END = -3 };

/* The number of the signal that told this process to end, 0 as long as none did. */
int head_told_to_end(void);

/* place.c: folders that the program can be unpacked into. */

/* The next place to try, in order: $TMPDIR or /tmp, $XDG_CACHE_HOME or ~/.cache, /var/tmp; none is named
 * twice. `path` has room for PATH_SIZE. `number` begins at 0 and is counted up. False: there is no other. */
bool place_next(int *number, char *path);
/* Removes what starts that were killed have left in `place`: folders of this person whose lock nobody holds.
 */
void place_sweep(const char *place);
/* Makes a folder of our own in `place` and holds its lock, which the children inherit, until all of them have
 * ended. Writes its path to `folder` (PATH_SIZE). Returns 0, NOTHING_RUNS_HERE or errno. */
int place_make(const char *place, char *folder);
/* Removes a folder with all that is in it. */
void place_remove(const char *folder);

/* unpack.c (tests have another): what is in the squashfs. */

/* Unpacks what begins at `offset` of the file `self` into a folder that is there. Returns 0, errno of what
 * went wrong, DAMAGED, or TOLD_TO_END if the person would not wait. */
int unpack(const char *self, long offset, const char *folder);

/* write.c: `size` bytes into an open file. Returns 0 or errno, also if it took only some of them. */
int write_all(int file, const void *bytes, size_t size);

/* say.c: sentences, in French where the desktop speaks it. */

/* `reason` in words: of the enumeration above, or errno. */
const char *say_reason(int reason);
/* Says on standard error that `place` could not be used. */
void say_refused(const char *place, int reason);
/* Says that there is no place; if nobody reads standard error, in a box of the desktop's too. `refusals`: a
 * line for each. */
void say_nowhere(const char *refusals);
void say_damaged(void);

#endif
