/* SPDX-License-Identifier: MIT */
/* For the layout's own files. */
#ifndef FRONT_BONES_LAYOUT_INSIDE_H
#define FRONT_BONES_LAYOUT_INSIDE_H

#include "front/bones/layout.h"

/* Where the table's far edge is drawn in the square, at its middle. */
#define BONES_EDGE_DRAWN 206.0f

/* Lays out a window whose side column is folded. The kind and the canvas are set already. */
void bones_layout_fold(struct bones_layout *layout, const struct frame *frame);

#endif
