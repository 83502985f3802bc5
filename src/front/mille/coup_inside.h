/* SPDX-License-Identifier: MIT */
/* What the poster's scene and its picture share. */
#ifndef FRONT_MILLE_COUP_INSIDE_H
#define FRONT_MILLE_COUP_INSIDE_H

#include "front/mille/coup.h"
#include "ui/draw.h"

/* Milliseconds as designed: all of it, what stands still in its place, and when the blades meet. */
#define COUP_LENGTH 1500.0f
#define COUP_STILL 900.0f
#define COUP_CLASH 430.0f

/* The poster, over the table. */
void coup_draw(const struct front *front, struct draw_list *list, float blend);

#endif
