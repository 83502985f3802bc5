/* SPDX-License-Identifier: MIT */
/* What the two files of the layout share: mille_layout.c for wide windows, mille_layout_fold.c for all
 * others. */
#ifndef FRONT_MILLE_MILLE_LAYOUT_INSIDE_H
#define FRONT_MILLE_MILLE_LAYOUT_INSIDE_H

#include "front/mille/mille_layout.h"

/* Lays out a window whose side column is folded; its kind and its canvas are set already. */
void mille_layout_fold(struct mille_layout *layout, const struct frame *frame);
/* Rows, deck, discard and ribbon of a wide table, w by h, that begins `head` units below the window's top,
 * and the y at which the hand begins. */
void mille_layout_wide_rows(struct mille_layout *layout, float w, float h, float head);
/* The boxes round the places of a row, from those of the places. */
void mille_layout_round(struct mille_row *row);
/* mille_layout_slot, without the rise. */
struct mille_slot mille_layout_hand_slot(const struct mille_layout *layout, int i, int count, int lifted);

#endif
