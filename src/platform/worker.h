/* SPDX-License-Identifier: MIT */
/* One thread for long jobs, done one after the other in the order in which they came. The thread begins with
 * the first job and has the lowest priority: frames come first. Nothing here waits but worker_close. Where
 * there is another instance of the program instead it does them; where there is neither worker_step does a
 * job in one go, unless somebody wants something meanwhile. */
#ifndef PLATFORM_WORKER_H
#define PLATFORM_WORKER_H

#include "base/work.h"
#include "platform/os/os.h"

#include <SDL.h>

enum { WORKER_JOBS = 4 }; /* that may wait, run or lie finished at a time */

struct worker_job {
    uint32_t number; /* 0: called off */
    struct work work;
    void *memory; /* owned; NULL: this place is free */
    void *given;  /* owned: the memory as it came, of a job that worker_step does; else NULL */
    int put_off;  /* how often it began for nothing */
    bool stops;   /* it is to begin anew later */
    enum { JOB_WAITS, JOB_RUNS, JOB_DONE } state;
    SDL_atomic_t called_off;
    SDL_atomic_t progress;
    Uint64 came;  /* ms */
    Uint64 until; /* ms; 0: no end */
    struct worker *worker;
};

struct worker {
    SDL_mutex *lock; /* of everything below; held for a few instructions */
    SDL_cond *news;
    SDL_Thread *thread;
    const struct os_twin *twin; /* NULL: none does the jobs */
    struct os_twin_callbacks callbacks;
    struct worker_job *given; /* what the twin is at; NULL: nothing */
    bool started, closing;
    uint32_t last; /* number given */
    struct worker_job job[WORKER_JOBS];
    bool timed;
    bool (*wanted)(void *context); /* whether somebody waits for worker_step to come back; NULL: nobody */
    void (*wake)(void *context);
    void *wake_context;
};

/* `wake` is called on the thread after a job's end and after each change of its progress. timed: deadlines
 * count; otherwise jobs end by themselves, the same way each time. */
void worker_open(struct worker *worker, bool timed, void (*wake)(void *context), void *context);
/* Another instance does the jobs, if it can be had; before the first one. NULL: none. */
void worker_use(struct worker *worker, const struct os_twin *twin);
/* Calls everything off and waits for the thread, which is a matter of a millisecond. */
void worker_close(struct worker *worker);
/* Copies the memory and puts the job into the line. Returns its number; 0: there are too many. */
uint32_t worker_begin(struct worker *worker, const struct work *work, const void *memory);
/* True once: the job is over, its memory has been copied to `memory` and its number is forgotten. Otherwise
 * *progress (may be NULL) is what it last told. */
bool worker_done(struct worker *worker, uint32_t number, void *memory, int *progress);
/* With nobody else to do it: does the job that waits longest, from its beginning to its end or its deadline.
 * While something moves it may wait a little. As soon as wanted(wake_context) says so (NULL: never) it stops,
 * and a later step does it from its beginning; not more often than a person has patience. */
void worker_step(struct worker *worker, bool moving, bool (*wanted)(void *context));
/* Whether a job waits for that; and whether its answer will be there in a moment, because its time is short.
 */
bool worker_has_step(struct worker *worker);
bool worker_answers_soon(struct worker *worker);
/* Calls a job off; what it was doing comes to nobody. Numbers that are forgotten are nothing. */
void worker_cancel(struct worker *worker, uint32_t number);

#endif
