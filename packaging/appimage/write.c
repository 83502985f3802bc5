/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "head.h"

#include <errno.h>
#include <unistd.h>

int write_all(int file, const void *bytes, size_t size)
{
    const char *at = bytes;
    while (size > 0) {
        ssize_t written = write(file, at, size);
        if (written < 0 && errno != EINTR) {
            return errno;
        }
        if (written == 0) {
            return ENOSPC;
        }
        if (written > 0) {
            /* Less than all: the next call says why. */
            at += written;
            size -= (size_t)written;
        }
    }
    return 0;
}
