/* SPDX-License-Identifier: MIT */
#include "platform/screen_reader.h"

#include "platform/os/os.h"
#include "platform/threads.h"

enum { STACK_BYTES = 128 << 10 };

static int ask(void *context)
{
    struct screen_reader *reader = context;
    if (os_screen_reader(true) == OS_YES) {
        SDL_AtomicSet(&reader->found, 1);
        reader->wake(reader->wake_context);
    }
    return 0;
}

void screen_reader_open(struct screen_reader *reader, void (*wake)(void *context), void *context)
{
    *reader = (struct screen_reader){.wake = wake, .wake_context = context};
}

void screen_reader_close(struct screen_reader *reader)
{
    SDL_WaitThread(reader->thread, NULL);
    reader->thread = NULL;
}

bool screen_reader_runs(struct screen_reader *reader)
{
    enum os_answer answer = os_screen_reader(false);
    if (answer != OS_PERHAPS) {
        reader->runs = answer == OS_YES;
    } else if (!reader->asked) {
        reader->asked = true;
        reader->thread = threads_begin(ask, "screen reader", STACK_BYTES, reader);
        if (!reader->thread) {
            reader->runs = os_screen_reader(true) == OS_YES;
        }
    }
    return reader->runs;
}

bool screen_reader_news(struct screen_reader *reader)
{
    if (SDL_AtomicGet(&reader->found) == 0 || reader->runs) {
        return false;
    }
    reader->runs = true;
    return true;
}
