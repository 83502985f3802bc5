/* SPDX-License-Identifier: MIT */
/* Whoever manages windows: whether anybody does, and what is put round them. */
#ifndef PLATFORM_WINDOW_MANAGER_H
#define PLATFORM_WINDOW_MANAGER_H

#include "platform/window_fit.h"

#include <stdbool.h>

/* True on an X screen without a window manager: nobody then carries out what SDL asks of one, and a window
 * that is to fill the screen must be given its size and place by the program itself. */
bool window_manager_absent(void);
/* What will be put round a window, asked before there is one; false: nobody says. It may take some
 * milliseconds. */
bool window_manager_frame(struct window_fit_frame *frame);

#endif
