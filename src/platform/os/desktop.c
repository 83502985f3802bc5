/* SPDX-License-Identifier: MIT */
/* What only a browser does in a way of its own (web.c), on a system with windows: beside posix.c or
 * windows.c. */
#include "platform/os/os.h"

bool os_loops(void)
{
    return false;
}

void os_loop(void (*step)(void *context), void *context)
{
    (void)step, (void)context;
}

void os_end_loop(void) {}

bool os_fills_screen(bool on)
{
    (void)on;
    return false;
}

void os_copy(const char *text)
{
    (void)text; /* the library's is the system's */
}
