/* SPDX-License-Identifier: MIT */
/* The window manager of an X screen. */
#ifndef PLATFORM_WINDOW_MANAGER_H
#define PLATFORM_WINDOW_MANAGER_H

#include "platform/window_fit.h"

#include <stdbool.h>

/* True on an X screen without a window manager. Then nothing carries out SDL's requests, and the program
 * itself must set the size and place of a window that is to fill the screen. */
bool window_manager_absent(void);
/* The frame that the window manager will put round a window. False: unknown. May take some milliseconds. */
bool window_manager_frame(struct window_fit_frame *frame);

#endif
