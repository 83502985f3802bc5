/* SPDX-License-Identifier: MIT */
/* For the moments' own files. */
#ifndef FRONT_CUBES_DRAW_MOMENT_H
#define FRONT_CUBES_DRAW_MOMENT_H

#include "front/cubes/draw.h"

/* 0..1 of what begins `from` ms into the step and lasts so many; 1 at once where motion is reduced. */
float cubes_moment_in(const struct cubes_frame *frame, float from, float ms);
/* A bust, and where its burst comes to stand: beside the dice that were lost. */
void cubes_draw_bust(const struct cubes_frame *frame);
struct rect cubes_burst_box(const struct cubes_view *view);
/* The posters. */
void cubes_draw_hot(const struct cubes_frame *frame);
void cubes_draw_overtime(const struct cubes_frame *frame);
void cubes_draw_won(const struct cubes_frame *frame);

enum { CUBES_POSTER_BOXES = 5 };
/* What nothing should cover of whichever poster in a canvas: first its title, then its banner, its picture,
 * the plates and the seal at its sides; returns how many there are. */
int cubes_poster_boxes(const struct cubes_layout *layout, struct rect canvas,
                       struct rect box[CUBES_POSTER_BOXES]);

#endif
