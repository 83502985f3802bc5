/* SPDX-License-Identifier: MIT */
/* What the two files of the screen share: the window, and the frames that are shown in it. */
#ifndef PLATFORM_SCREEN_INSIDE_H
#define PLATFORM_SCREEN_INSIDE_H

#include "platform/screen.h"

/* The whole picture is kept no longer: the next frame is painted to its edges. */
void screen_drop_kept(struct screen *screen);

#endif
