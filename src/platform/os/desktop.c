/* SPDX-License-Identifier: MIT */
/* The functions of web.c for systems with windows. Built together with posix.c or windows.c. */
#include "platform/os/os.h"

bool os_loops(void)
{
    return false;
}

bool os_touched(void)
{
    return false; /* known with the first touch */
}

void os_loop(void (*step)(void *context), void *context)
{
    (void)step, (void)context;
}

void os_end_loop(void) {}

bool os_fill_screen(bool on)
{
    (void)on;
    return false;
}

bool os_gl_name(char *name, size_t size)
{
    (void)name, (void)size;
    return false;
}

void os_mute_away(bool on)
{
    (void)on; /* the loop runs on and SDL reports the change */
}

void os_copy(const char *text)
{
    (void)text; /* SDL's clipboard is the system's */
}

void os_take_letters(bool on)
{
    (void)on; /* SDL handles letters */
}

bool os_news(struct os_news *news)
{
    (void)news;
    return false;
}

enum os_arrival os_fetch(const char *path)
{
    (void)path; /* known when the file is opened */
    return OS_HERE;
}

const struct os_twin *os_twin(void)
{
    return NULL;
}
