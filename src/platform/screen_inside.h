/* SPDX-License-Identifier: MIT */
/* For screen.c, which handles the window, and screen_show.c, which shows frames. */
#ifndef PLATFORM_SCREEN_INSIDE_H
#define PLATFORM_SCREEN_INSIDE_H

#include "platform/screen.h"

/* Drops the texture with the whole picture: the next frame is painted as a whole. */
void screen_drop_kept(struct screen *screen);

#endif
