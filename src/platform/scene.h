/* SPDX-License-Identifier: MIT */
/* Makes backdrops. This takes hundreds of milliseconds, so that several threads make them in bands, and the
 * disk cache stores them. */
#ifndef PLATFORM_SCENE_H
#define PLATFORM_SCENE_H

#include "platform/picture.h"

struct picture_plan scene_plan(const struct source *source, const struct picture_key *key, int parts);
/* Makes one band of the surface, or loads the whole backdrop from the disk cache. */
void scene_make(struct source *source, const struct picture_key *key, const struct picture_plan *plan,
                int part, SDL_Surface *surface);

#endif
