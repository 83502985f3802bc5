/* SPDX-License-Identifier: MIT */
/* A card as one picture: face, title, veil and hard shadow, upright or turned. */
#ifndef PLATFORM_CARD_H
#define PLATFORM_CARD_H

#include "platform/picture.h"

/* Makes the picture of a PICTURE_CARD key from its face's document; on failure the surface stays NULL. */
void card_make(const char *document, struct fonts *fonts, const struct picture_key *key,
               struct picture_pixels *pixels);
/* Clears what of a turned picture lies outside of its box, whose corners have a radius in pixels. */
void card_cut(SDL_Surface *surface, const struct picture_key *key, float radius);

/* How far the picture of an upright card of W pixels reaches beyond its right and lower edge. */
int card_reach(int w);

#endif
