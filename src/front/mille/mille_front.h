/* SPDX-License-Identifier: MIT */
/* The road as the cabinet knows it, and the pieces that it is put together from. */
#ifndef FRONT_MILLE_MILLE_FRONT_H
#define FRONT_MILLE_MILLE_FRONT_H

#include "front/game_front.h"

extern const struct game_front mille_front;

extern const struct game_view mille_table_view;
extern const struct game_hint mille_hint;
extern const struct game_review mille_review;
extern const struct game_rehearsal mille_rehearsal;
extern const struct day_game mille_day;
/* What the cabinet offers, in the words of this table. */
extern const struct item_row mille_what[];

/* The number of a moment that is rehearsed: a seat's coup fourre by a safety against a hazard. */
int mille_rehearsal_moment(int seat, int safety, int hazard);

#endif
