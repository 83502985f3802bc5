/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_CROP_H
#define PLATFORM_CROP_H

#include "platform/picture.h"

/* Cuts clear rows and columns off: turned and hollow shapes have many, and each costs memory and time in
 * every frame. One clear pixel stays round what shows, for scaling; of nothing nothing stays. */
void crop(struct picture_pixels *pixels);

#endif
