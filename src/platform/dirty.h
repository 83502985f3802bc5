/* SPDX-License-Identifier: MIT */
/* Which pixels must be painted again. */
#ifndef PLATFORM_DIRTY_H
#define PLATFORM_DIRTY_H

#include "platform/painter.h"

/* Adds a rectangle; it becomes one with another where that leaves little to be painted for nothing. */
void dirty_add(struct dirty *dirty, const SDL_Rect *box);
/* How many commands from the first on are the same in both. */
size_t dirty_same(const struct placed *before, size_t before_count, const struct placed *after,
                  size_t after_count);
/* Adds what differs between two worked-out lists. */
void dirty_compare(struct dirty *dirty, const struct placed *before, size_t before_count,
                   const struct placed *after, size_t after_count);

#endif
