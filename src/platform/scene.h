/* SPDX-License-Identifier: MIT */
/* Backdrops: hundreds of milliseconds of work, so they are made in bands by several threads and kept on the
 * disk cache. */
#ifndef PLATFORM_SCENE_H
#define PLATFORM_SCENE_H

#include "platform/picture.h"

struct picture_plan scene_plan(const struct source *source, const struct picture_key *key, int parts);
/* Makes a band of the surface, or takes the whole from the disk cache. */
void scene_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                int part, SDL_Surface *surface);

#endif
