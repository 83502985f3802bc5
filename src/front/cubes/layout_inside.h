/* SPDX-License-Identifier: MIT */
/* For the layout's own files. */
#ifndef FRONT_CUBES_LAYOUT_INSIDE_H
#define FRONT_CUBES_LAYOUT_INSIDE_H

#include "front/cubes/layout.h"

/* Lays out a window whose side column is folded. The kind, the seats and the canvas are set already. */
void cubes_layout_fold(struct cubes_layout *layout, const struct frame *frame);

#endif
