/* SPDX-License-Identifier: MIT */
/* What pictures are made from. Any thread. */
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

/* The document of assets/NAME.svg for SDL_free; NULL is logged once. */
char *asset_read(struct source *source, const char *name);
/* Logs once that an asset is no picture. */
void asset_damaged(struct source *source, const char *name);
/* A framed box with a name, to stand where a picture is missing. */
SDL_Surface *asset_stand_in(struct source *source, const char *name, int w, int h);

#endif
