/* SPDX-License-Identifier: MIT */
/* From a command of the draw list to a picture's key, and from a picture to its place in pixels. */
#ifndef PLATFORM_PLACE_H
#define PLATFORM_PLACE_H

#include "platform/painter.h"

/* The pixels of a box whose edges are rounded, so that neighbours meet without a gap. */
SDL_Rect place_edges(struct rect box, float scale);
/* The key of the picture that shows a command; false if it is shown without one. */
bool place_key(const struct draw_list *list, const struct draw_command *command, int w, int h,
               struct picture_key *key);
/* Makes the key of a backdrop that of one with a quarter of the pixels, which stands in for it. */
void place_coarsen(struct picture_key *key);
/* Can a hung picture stand in for another of its family? */
bool place_close_enough(const struct picture_key *has, const struct picture_key *wanted, bool moving);
/* Is it so much smaller that it shows? */
bool place_blurred(const struct picture_key *has, const struct picture_key *wanted);
/* Where placed->picture goes, and the pixels it may touch. */
void place_picture(const struct draw_list *list, const struct draw_command *command, struct placed *placed);

#endif
