/* SPDX-License-Identifier: MIT */
#include "platform/worker.h"

#include "base/check.h"
#include "platform/threads.h"

#include <string.h>

/* The stack of the thread, for a search with many positions. The defaults of C libraries differ. */
enum { STACK_BYTES = 4 << 20, PATIENCE_MS = 700, PUT_OFF_MOST = 20 };

static bool more(void *context)
{
    struct worker_job *job = context;
    const struct worker *worker = job->worker;
    job->stops =
        job->stops || (worker->wanted && job->put_off < PUT_OFF_MOST && worker->wanted(worker->wake_context));
    return !job->stops && SDL_AtomicGet(&job->cancelled) == 0 &&
           (job->until == 0 || SDL_GetTicks64() < job->until);
}

/* The oldest waiting job; NULL if there is none. The lock is held. */
static struct worker_job *next_job(struct worker *worker)
{
    struct worker_job *oldest = NULL;
    for (int i = 0; i < WORKER_JOBS; i++) {
        struct worker_job *job = &worker->job[i];
        if (job->memory && job->state == JOB_WAITS &&
            (!oldest || (int32_t)(job->number - oldest->number) < 0)) {
            oldest = job;
        }
    }
    return oldest;
}

/* The job with a number; NULL: invalid. The lock is held. */
static struct worker_job *job_of(struct worker *worker, uint32_t number)
{
    for (int i = 0; number != 0 && i < WORKER_JOBS; i++) {
        if (worker->job[i].memory && worker->job[i].number == number) {
            return &worker->job[i];
        }
    }
    return NULL;
}

static void forget(struct worker_job *job)
{
    SDL_free(job->memory);
    SDL_free(job->original);
    job->memory = job->original = NULL;
    job->number = 0;
}

/* Puts a stopped job back into the queue, with its original memory. */
static void put_off(struct worker_job *job)
{
    memcpy(job->memory, job->original, job->work.size);
    job->state = JOB_WAITS;
    job->came = SDL_GetTicks64();
    job->put_off++;
}

/* Locked before and after. */
static void do_job(struct worker *worker, struct worker_job *job)
{
    job->state = JOB_RUNS;
    job->until = worker->timed && job->work.ms > 0 ? SDL_GetTicks64() + (Uint64)job->work.ms : 0;
    SDL_UnlockMutex(worker->lock);
    job->work.run(job->memory, &(struct pulse){.more = more, .context = job});
    SDL_LockMutex(worker->lock);
    if (job->number == 0) {
        forget(job);
    } else if (job->stops) {
        put_off(job);
    } else {
        job->state = JOB_DONE;
        worker->wake(worker->wake_context);
    }
}

static int work(void *context)
{
    struct worker *worker = context;
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(worker->lock);
    while (!worker->closing) {
        struct worker_job *job = next_job(worker);
        if (job) {
            do_job(worker, job);
        } else {
            SDL_CondWait(worker->news, worker->lock);
        }
    }
    SDL_UnlockMutex(worker->lock);
    return 0;
}

/* ---- the twin ----------------------------------------------------------------------------------------- */

/* Gives the oldest waiting job to the twin if it has none. The lock is held. */
static void hand_out(struct worker *worker)
{
    struct worker_job *job = worker->twin_job || !worker->twin ? NULL : next_job(worker);
    if (job) {
        job->state = JOB_RUNS;
        worker->twin_job = job;
        worker->twin->give(&job->work, job->memory, worker->timed ? job->work.ms : 0);
    }
}

static void twin_answered(void *context, const void *memory, size_t size)
{
    struct worker *worker = context;
    SDL_LockMutex(worker->lock);
    struct worker_job *job = worker->twin_job;
    if (job && size == job->work.size) {
        memcpy(job->memory, memory, size);
        job->state = JOB_DONE;
        worker->twin_job = NULL;
        hand_out(worker);
        worker->wake(worker->wake_context);
    }
    SDL_UnlockMutex(worker->lock);
}

/* From now on jobs run here, without the twin. */
static void twin_lost(void *context)
{
    struct worker *worker = context;
    SDL_LockMutex(worker->lock);
    if (worker->twin_job) {
        worker->twin_job->state = JOB_WAITS;
    }
    worker->twin_job = NULL;
    worker->twin = NULL;
    worker->wake(worker->wake_context);
    SDL_UnlockMutex(worker->lock);
}

/* ---- the queue --------------------------------------------------------------------------------------- */

void worker_open(struct worker *worker, bool timed, const struct os_twin *twin, void (*wake)(void *context),
                 void *context)
{
    *worker = (struct worker){.timed = timed, .twin = twin, .wake = wake, .wake_context = context};
    worker->callbacks =
        (struct os_twin_callbacks){.context = worker, .answered = twin_answered, .lost = twin_lost};
    worker->lock = SDL_CreateMutex();
    worker->news = threads_condition();
    CHECK(worker->lock != NULL);
}

void worker_close(struct worker *worker)
{
    if (!worker->lock) {
        return;
    }
    SDL_LockMutex(worker->lock);
    worker->closing = true;
    for (int i = 0; i < WORKER_JOBS; i++) {
        SDL_AtomicSet(&worker->job[i].cancelled, 1);
    }
    SDL_CondSignal(worker->news);
    SDL_UnlockMutex(worker->lock);
    SDL_WaitThread(worker->thread, NULL);
    if (worker->twin_job) {
        worker->twin->stop();
    }
    for (int i = 0; i < WORKER_JOBS; i++) {
        forget(&worker->job[i]);
    }
    SDL_DestroyCond(worker->news);
    SDL_DestroyMutex(worker->lock);
    *worker = (struct worker){.lock = NULL};
}

static void *copy_of(const void *memory, size_t size)
{
    void *copy = SDL_malloc(size);
    CHECK(copy != NULL);
    return memcpy(copy, memory, size);
}

uint32_t worker_begin(struct worker *worker, const struct work *work_given, const void *memory)
{
    CHECK(work_given->size > 0 && work_given->size <= WORK_BYTES_MOST);
    SDL_LockMutex(worker->lock);
    uint32_t number = 0;
    for (int i = 0; i < WORKER_JOBS && number == 0; i++) {
        struct worker_job *job = &worker->job[i];
        if (job->memory) {
            continue;
        }
        worker->last += worker->last == UINT32_MAX ? 2 : 1; /* 0 is nobody's */
        number = worker->last;
        *job = (struct worker_job){.number = number,
                                   .work = *work_given,
                                   .memory = copy_of(memory, work_given->size),
                                   .came = SDL_GetTicks64(),
                                   .worker = worker};
    }
    bool first = number != 0 && !worker->started;
    worker->started = worker->started || first;
    if (first && worker->twin && !worker->twin->open(&worker->callbacks)) {
        worker->twin = NULL;
    }
    hand_out(worker);
    SDL_CondSignal(worker->news);
    SDL_UnlockMutex(worker->lock);
    if (first && !worker->twin) {
        worker->thread = threads_begin(work, "thinking", STACK_BYTES, worker);
    }
    return number;
}

bool worker_done(struct worker *worker, uint32_t number, void *memory)
{
    SDL_LockMutex(worker->lock);
    struct worker_job *job = job_of(worker, number);
    bool done = job && job->state == JOB_DONE;
    if (done) {
        memcpy(memory, job->memory, job->work.size);
        forget(job);
    }
    SDL_UnlockMutex(worker->lock);
    return done;
}

void worker_cancel(struct worker *worker, uint32_t number)
{
    SDL_LockMutex(worker->lock);
    struct worker_job *job = job_of(worker, number);
    if (job && job == worker->twin_job) {
        worker->twin->stop();
        worker->twin_job = NULL;
        forget(job);
        hand_out(worker);
    } else if (job && job->state == JOB_RUNS) {
        SDL_AtomicSet(&job->cancelled, 1);
        job->number = 0; /* the thread frees the job */
    } else if (job) {
        forget(job);
    }
    SDL_UnlockMutex(worker->lock);
}

static bool alone(const struct worker *worker)
{
    return worker->started && !worker->thread && !worker->twin;
}

bool worker_has_step(struct worker *worker)
{
    return alone(worker) && next_job(worker) != NULL;
}

bool worker_answers_soon(struct worker *worker)
{
    return worker_has_step(worker) && next_job(worker)->work.ms > 0;
}

void worker_step(struct worker *worker, bool moving, bool (*wanted)(void *context))
{
    if (!alone(worker)) {
        return;
    }
    SDL_LockMutex(worker->lock);
    struct worker_job *job = next_job(worker);
    if (job && (!moving || SDL_GetTicks64() >= job->came + PATIENCE_MS)) {
        if (!job->original) {
            job->original = copy_of(job->memory, job->work.size);
        }
        job->stops = false;
        worker->wanted = wanted;
        do_job(worker, job);
        worker->wanted = NULL;
    }
    SDL_UnlockMutex(worker->lock);
}
