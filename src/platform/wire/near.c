/* SPDX-License-Identifier: MIT */
#include "platform/wire/near.h"

#include "base/check.h"
#include "base/text.h"
#include "platform/threads.h"

#include <string.h>

enum { STACK_BYTES = 256 << 10 };

/* Keeps a line. False: it is none, or too many wait. */
static bool keep(struct near *near, const char *bytes, size_t length)
{
    SDL_LockMutex(near->lock);
    bool kept = near->count < NEAR_WAIT;
    if (kept) {
        char *line = near->line[(near->first + near->count) % NEAR_WAIT];
        memcpy(line, bytes, length);
        line[length] = '\0';
        near->count++;
    }
    SDL_UnlockMutex(near->lock);
    return kept;
}

static int listen_on(void *context)
{
    struct near *near = context;
    char bytes[NEAR_LINE + 1]; /* what fills it is longer than a line */
    long length;
    while ((length = os_ear_hear(&near->ear, bytes, sizeof bytes)) >= 0) {
        if (length <= NEAR_LINE && text_characters(bytes, (size_t)length) > 0 &&
            keep(near, bytes, (size_t)length)) {
            near->wake(near->wake_context);
        }
    }
    return 0;
}

void near_open(struct near *near, int port, bool only_at_home, void (*wake)(void *context), void *context)
{
    *near = (struct near){.port = port,
                          .only_at_home = only_at_home,
                          .lock = SDL_CreateMutex(),
                          .wake = wake,
                          .wake_context = context};
    CHECK(near->lock != NULL);
}

void near_close(struct near *near)
{
    if (near->lock) {
        near_listen(near, false);
        SDL_DestroyMutex(near->lock);
        near->lock = NULL;
    }
}

void near_listen(struct near *near, bool on)
{
    if (on && !near->listens && os_ear_open(&near->ear, near->port)) {
        near->thread = threads_begin(listen_on, "near", STACK_BYTES, near);
        near->listens = near->thread != NULL;
        if (!near->listens) {
            os_ear_close(&near->ear);
        }
    } else if (!on && near->listens) {
        os_ear_end(&near->ear);
        SDL_WaitThread(near->thread, NULL);
        os_ear_close(&near->ear);
        near->listens = false;
        near->count = 0;
    }
}

void near_tell(const struct near *near, const char *line)
{
    size_t length = strlen(line);
    CHECK(length <= NEAR_LINE);
    os_tell_all(near->port, near->only_at_home, line, length);
}

bool near_next(struct near *near, char *line, size_t size)
{
    CHECK(size > NEAR_LINE);
    SDL_LockMutex(near->lock);
    bool came = near->count > 0;
    if (came) {
        text_copy(line, size, near->line[near->first]);
        near->first = (near->first + 1) % NEAR_WAIT;
        near->count--;
    }
    SDL_UnlockMutex(near->lock);
    return came;
}
