/* SPDX-License-Identifier: MIT */
/* The twin: another instance of the program in a Web Worker, with its own memory, so that a job's memory is
 * copied there and back. It is the same binary: function pointers and addresses of constants are the same.
 * Shared memory would need special headers from the server. */
#include "platform/os/os.h"

#include <emscripten.h>

#include <stdint.h>

/* The twin's messages carry no context, so that it is stored here. */
static const struct os_twin_callbacks *listener;

/* clang-format off */
EM_JS(int, twin_open, (void), { return Module.twin.open() ? 1 : 0; })
EM_JS(void, twin_stop, (void), { Module.twin.stop(); })
EM_JS(void, twin_give, (int run, const void *memory, size_t size, int ms), {
    Module.twin.give(run, HEAPU8.slice(memory, memory + size), ms);
})
/* clang-format on */

/* ---- here -------------------------------------------------------------------------------------------- */

static bool open(const struct os_twin_callbacks *callbacks)
{
    listener = callbacks;
    return twin_open() != 0;
}

static void give(const struct work *work, const void *memory, int ms)
{
    twin_give((int)(intptr_t)work->run, memory, work->size, ms);
}

static void stop(void)
{
    twin_stop();
}

const struct os_twin *os_twin(void)
{
    static const struct os_twin twin = {.open = open, .give = give, .stop = stop};
    return &twin;
}

/* The page calls these. */
EMSCRIPTEN_KEEPALIVE void web_twin_answered(const void *memory, size_t size)
{
    listener->answered(listener->context, memory, size);
}

EMSCRIPTEN_KEEPALIVE void web_twin_lost(void)
{
    listener->lost(listener->context);
}

/* ---- there ------------------------------------------------------------------------------------------- */

static bool more(void *context)
{
    const double *until = context;
    return *until <= 0 || emscripten_get_now() < *until;
}

/* The worker calls this, on a copy of a job's memory. */
EMSCRIPTEN_KEEPALIVE void web_twin_run(void (*run)(void *memory, const struct pulse *pulse), void *memory,
                                       int ms)
{
    double until = ms > 0 ? emscripten_get_now() + ms : 0;
    run(memory, &(struct pulse){.more = more, .context = &until});
}
