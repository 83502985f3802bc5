/* SPDX-License-Identifier: MIT */
/* A job that is done beside the frames: a function over plain memory of its own. A thread, the caller or
 * another instance of the program may do it, at whatever address: the memory holds no pointer into itself nor
 * to the heap, only to what is constant. */
#ifndef BASE_WORK_H
#define BASE_WORK_H

#include <stdbool.h>
#include <stddef.h>

/* What a running job may ask and tell. */
struct pulse {
    /* Asked every millisecond or so: false, come to an end at once with what there is. It has the shape of a
     * search's budget. */
    bool (*more)(void *context);
    /* How far it has come, in a measure of its own. */
    void (*tell)(void *context, int progress);
    void *context; /* for both */
};

struct work {
    /* Runs on another thread: touches `memory` and nothing else that changes. */
    void (*run)(void *memory, const struct pulse *pulse);
    size_t size; /* of the memory in bytes, at most WORK_BYTES_MOST */
    int ms;      /* after so long `more` says false; 0: only once the job is called off */
};

enum { WORK_BYTES_MOST = 1 << 20 };

#endif
