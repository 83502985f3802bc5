/* SPDX-License-Identifier: MIT */
/* A job for the background: a function and the block of memory it works on. A thread, the caller or another
 * instance of the program runs the job on a copy of the memory at another address. So the memory holds no
 * pointers, except to constant data of the program. */
#ifndef BASE_WORK_H
#define BASE_WORK_H

#include <stdbool.h>
#include <stddef.h>

/* How a running job talks to its owner. */
struct pulse {
    /* The job calls this about once a millisecond. False: the job must finish at once with the results it
     * has. The signature is that of struct budget (table/game.h). */
    bool (*more)(void *context);
    void *context; /* passed to it */
};

struct work {
    /* Runs the job, perhaps on another thread: may write to `memory` only, and read nothing else that
     * changes. */
    void (*run)(void *memory, const struct pulse *pulse);
    size_t size; /* bytes of memory, at most WORK_BYTES_MOST */
    int ms; /* time limit in milliseconds: `more` returns false after it; 0: no limit, only cancelling ends
               the job */
};

enum { WORK_BYTES_MOST = 1 << 20 };

#endif
