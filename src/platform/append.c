/* SPDX-License-Identifier: MIT */
#include "platform/append.h"

#include "platform/claim.h"
#include "platform/os/os.h"
#include "platform/replace.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The locked byte lies far behind the end of the file: on some systems a locked byte cannot be read. */
enum { BYTE = 1 << 30, TRIES = 2500, HEAD_MOST = 128 };

/* The text to write before new lines, at the end of a file of this size: the head of a new file, or the end
 * of an unfinished line. NULL: nothing may be appended, and errno says why. */
static const char *before(int file, const char *head, long long size)
{
    char start[HEAD_MOST], last = '\0';
    size_t length = strlen(head);
    if (size == 0) {
        return head;
    }
    if (length > sizeof start || size < (long long)length) {
        errno = EILSEQ;
        return NULL;
    }
    if (!os_read_at(file, start, length, 0) || !os_read_at(file, &last, 1, (long)size - 1)) {
        return NULL;
    }
    if (memcmp(start, head, length) != 0) {
        errno = EILSEQ;
        return NULL;
    }
    return last == '\n' ? "" : "\n";
}

/* Writes everything in one system call. */
static bool write_once(int file, const char *first, const char *lines, size_t length, long at)
{
    size_t more = strlen(first), size = more + length;
    char *all = malloc(size + 1);
    if (!all) {
        errno = ENOMEM;
        return false;
    }
    memcpy(all, first, more + 1);
    memcpy(all + more, lines, length);
    bool written = os_write_at(file, all, size, at) && os_sync(file);
    int why = errno;
    free(all);
    errno = why;
    return written;
}

static bool append(int file, const char *head, const char *lines, size_t length, bool *fresh)
{
    struct os_info info;
    if (!claim_lock(file, BYTE, TRIES)) {
        errno = EBUSY;
        return false;
    }
    bool done = false;
    if (os_info_of(file, &info)) {
        *fresh = info.size == 0;
        const char *first = before(file, head, info.size);
        done = first && write_once(file, first, lines, length, (long)info.size);
    }
    int why = errno;
    os_unlock(file, BYTE);
    errno = why;
    return done;
}

bool append_lines(const char *path, const char *head, const char *lines, size_t length)
{
    bool fresh = false;
    errno = 0;
    int file = os_open_lock(path);
    if (file < 0) {
        return false;
    }
    bool done = append(file, head, lines, length, &fresh);
    int why = errno != 0 ? errno : ENOSPC; /* a short write sets no errno */
    done = os_close(file) && done;
    errno = why;
    if (done && fresh) {
        replace_sync_folder(path);
    }
    return done;
}
