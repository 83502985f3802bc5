/* SPDX-License-Identifier: MIT */
/* Painting without a window, for tests and the README: the game's fonts and art, painted into memory by the
 * software renderer. */
#ifndef TESTS_OFFSCREEN_H
#define TESTS_OFFSCREEN_H

#include "ui/draw.h"

struct offscreen;
struct offscreen *offscreen_open(const char *data_folder, char *error, size_t error_size);
void offscreen_close(struct offscreen *offscreen);
const struct type_metrics *offscreen_type(struct offscreen *offscreen);
/* Paints a list. The result, pixels_w x pixels_h pixels of four bytes RGBA, is valid until the next call. */
const unsigned char *offscreen_paint(struct offscreen *offscreen, const struct draw_list *list, int pixels_w,
                                     int pixels_h);
/* Paints a list into a PNG file. False: the file could not be written. */
bool offscreen_save(struct offscreen *offscreen, const struct draw_list *list, int pixels_w, int pixels_h,
                    const char *file);

#endif
