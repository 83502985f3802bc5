/* SPDX-License-Identifier: MIT */
/* The sources of pictures. All functions may be called from any thread. */
#ifndef PLATFORM_ASSET_H
#define PLATFORM_ASSET_H

#include "platform/assets_dir.h"
#include "platform/disk_cache.h"
#include "platform/fonts.h"

struct source {
    struct assets_dir data;
    struct fonts *fonts;
    struct disk_cache disk_cache;
};

/* The text of assets/NAME.svg, to be freed with SDL_free. NULL: it cannot be read, which is logged once.
 * A name may end in a light (ui/daylight.h), in whose inks the text then is; an ending that is no light makes
 * it the name of a file that does not exist. */
char *asset_read(struct source *source, const char *name);
/* The same, and nothing is logged. */
char *asset_look(const struct source *source, const char *name);
/* Logs once that an asset is not a valid picture. */
void asset_damaged(struct source *source, const char *name);
/* A placeholder of w x h pixels for a missing picture: a framed box with its name. */
SDL_Surface *asset_stand_in(struct source *source, const char *name, int w, int h);

#endif
