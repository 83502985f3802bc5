/* SPDX-License-Identifier: MIT */
/* Whether anybody manages windows. */
#ifndef PLATFORM_MANAGER_H
#define PLATFORM_MANAGER_H

#include <stdbool.h>

/* True on an X screen without a window manager: nobody then carries out what SDL asks of one, and a window
 * that is to fill the screen must be given its size and place by the program itself. */
bool manager_absent(void);

#endif
