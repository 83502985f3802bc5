/* SPDX-License-Identifier: MIT */
/* Runs long jobs one after the other, in the order of their arrival. Usually a thread of the lowest priority
 * does; it starts with the first job. In a browser the twin, another instance of the program, does. Without
 * either, worker_step runs a job in one piece, unless a person presses something. Only worker_close waits. */
#ifndef PLATFORM_WORKER_H
#define PLATFORM_WORKER_H

#include "base/work.h"
#include "platform/os/os.h"

#include <SDL.h>

enum { WORKER_JOBS = 4 }; /* most jobs that wait, run or are finished but not collected */

struct worker_job {
    uint32_t number; /* 0: cancelled */
    struct work work;
    void *memory;   /* owned; NULL: this slot is free */
    void *original; /* for worker_step: copy of the memory before the job, owned; else NULL */
    int put_off;    /* how often the job was stopped and must start again */
    bool stops;     /* the job must stop and start again later */
    enum { JOB_WAITS, JOB_RUNS, JOB_DONE } state;
    SDL_atomic_t cancelled;
    Uint64 came;  /* time of arrival in ms */
    Uint64 until; /* deadline in ms; 0: none */
    struct worker *worker;
};

struct worker {
    SDL_mutex *lock; /* guards all fields below; held only briefly */
    SDL_cond *news;
    SDL_Thread *thread;
    const struct os_twin *twin; /* NULL: not used */
    struct os_twin_callbacks callbacks;
    struct worker_job *twin_job; /* the job that the twin runs; NULL: none */
    bool started, closing;
    uint32_t last; /* the last number given to a job */
    struct worker_job job[WORKER_JOBS];
    bool timed;
    bool (*wanted)(void *context); /* whether worker_step must return soon; NULL: never */
    void (*wake)(void *context);
    void *wake_context;
};

/* wake: called on the thread when a job ends. timed: jobs have deadlines. Otherwise they run to their own end
 * and give the same result each time. twin: runs the jobs, if it can be started; may be NULL. */
void worker_open(struct worker *worker, bool timed, const struct os_twin *twin, void (*wake)(void *context),
                 void *context);
/* Cancels all jobs and waits for the thread, about a millisecond. */
void worker_close(struct worker *worker);
/* Copies the memory and puts the job into the queue. Returns the job's number; 0: there are too many. */
uint32_t worker_begin(struct worker *worker, const struct work *work, const void *memory);
/* True once, when the job is finished: its memory is copied to `memory`, and its number becomes invalid. */
bool worker_done(struct worker *worker, uint32_t number, void *memory);
/* Without thread and twin: runs the oldest job to its end or deadline. moving: something moves on the screen;
 * the job may then wait a little. The job stops as soon as wanted(wake_context) is true (NULL: never), and a
 * later step starts it again; this happens only a limited number of times. */
void worker_step(struct worker *worker, bool moving, bool (*wanted)(void *context));
/* Whether worker_step has a job to run; whether a job with a short time limit is pending: it ends soon. */
bool worker_has_step(struct worker *worker);
bool worker_answers_soon(struct worker *worker);
/* Cancels a job, which then gives no result. Invalid numbers are ignored. */
void worker_cancel(struct worker *worker, uint32_t number);

#endif
