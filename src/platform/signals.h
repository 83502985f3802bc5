/* SPDX-License-Identifier: MIT */
/* Signals that end the program. */
#ifndef PLATFORM_SIGNALS_H
#define PLATFORM_SIGNALS_H

#include <stdbool.h>

/* Listens from now on; call it once the library has its own handlers. */
void signals_open(void);
/* Whether the system has told the program to end, and not a person who closed the window. */
bool signals_ending(void);

#endif
