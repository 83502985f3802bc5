/* SPDX-License-Identifier: MIT */
/* Finds the key of a command's picture, and the place of a picture in pixels. */
#ifndef PLATFORM_PLACE_H
#define PLATFORM_PLACE_H

#include "platform/painter.h"

/* A box in pixels. Its edges are rounded, so that neighbouring boxes have no gap. */
SDL_Rect place_edges(struct rect box, float scale);
/* The key of a command's picture. False: the command needs no picture. w, h: the window in pixels. */
bool place_key(const struct draw_list *list, const struct draw_command *command, int w, int h,
               struct picture_key *key);
/* Changes the key of a backdrop to that of a temporary one with a quarter of the pixels. */
void place_coarsen(struct picture_key *key);
/* Whether a picture may be shown in place of another one of its family. */
bool place_close_enough(const struct picture_key *has, const struct picture_key *wanted, bool moving);
/* Whether that picture is so much smaller that it looks blurred. */
bool place_blurred(const struct picture_key *has, const struct picture_key *wanted);
/* Sets the place of placed->picture and the pixels that it may touch. */
void place_picture(const struct draw_list *list, const struct draw_command *command, struct placed *placed);

#endif
