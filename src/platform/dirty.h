/* SPDX-License-Identifier: MIT */
/* Dirty rectangles: the pixels that must be painted again. */
#ifndef PLATFORM_DIRTY_H
#define PLATFORM_DIRTY_H

#include "platform/painter.h"

/* Adds a rectangle. It is merged with another one where the union contains few additional pixels. */
void dirty_add(struct dirty *dirty, const SDL_Rect *box);
/* The number of commands at the beginning that are the same in both lists. */
size_t dirty_same(const struct placed *before, size_t before_count, const struct placed *after,
                  size_t after_count);
/* Adds the differences between two lists of placed commands. */
void dirty_compare(struct dirty *dirty, const struct placed *before, size_t before_count,
                   const struct placed *after, size_t after_count);

#endif
