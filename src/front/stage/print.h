/* SPDX-License-Identifier: MIT */
/* How large letters are: what the person chose, or the next smaller size for which screens have room in this
 * shape of window. */
#ifndef FRONT_STAGE_PRINT_H
#define FRONT_STAGE_PRINT_H

#include "front/front.h"

/* The factor for sentences and small letters in the window now, without what the layout itself has grown by
 * (frame.grown): together they are the size that was chosen, or in a small window less. */
float print_scale(const struct front *front);
/* The factor for long texts in pages that scroll, or on plates that are made for their text: the size that
 * was chosen, in every window. They are drawn with a text_scale of 1. */
float print_page_scale(const struct front *front);
/* The factor for captions of sounds, 1 or more. */
float print_caption_scale(const struct front *front);

/* Whether letters are larger than a layout's own, or the layout is that of a smaller window for their sake.
 */
bool print_is_large(const struct draw_list *list);

#endif
