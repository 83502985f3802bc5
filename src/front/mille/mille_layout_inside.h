/* SPDX-License-Identifier: MIT */
/* For the layout's own files. */
#ifndef FRONT_MILLE_MILLE_LAYOUT_INSIDE_H
#define FRONT_MILLE_MILLE_LAYOUT_INSIDE_H

#include "front/mille/mille_layout.h"

/* Lays out a window whose side column is folded. The kind, the canvas and no more are set already. */
void mille_layout_fold(struct mille_layout *layout, const struct frame *frame);
/* Rows, deck, discard and ribbon of a wide table so large, its head `head` units below the window's. */
void mille_layout_wide_rows(struct mille_layout *layout, float w, float h, float head);
/* The rectangles round a row's groups, once its places are known. */
void mille_layout_round(struct mille_row *row);
/* A place of a folded table's hand. */
struct mille_slot mille_layout_fold_slot(const struct mille_layout *layout, int i, int count, int lifted);

#endif
