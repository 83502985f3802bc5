/* SPDX-License-Identifier: MIT */
/* Makes the picture of a card: face, title, veil and hard shadow, upright or turned. */
#ifndef PLATFORM_CARD_H
#define PLATFORM_CARD_H

#include "platform/picture.h"

/* Makes the picture of a PICTURE_CARD key from the SVG text of its face. Failure: the surface stays NULL. */
void card_make(const char *document, struct fonts *fonts, const struct picture_key *key,
               struct picture_pixels *pixels);
/* Clears the pixels of a turned picture outside of its box. */
void card_cut(SDL_Surface *surface, const struct picture_key *key);
/* Pixels that the picture of an upright card of width w reaches beyond the card's right and lower edges. */
int card_reach(int w);

#endif
