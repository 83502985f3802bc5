/* SPDX-License-Identifier: MIT */
/* The garage: what the car of the journey has earned, each piece worn or left off. */
#ifndef FRONT_SCENES_GARAGE_H
#define FRONT_SCENES_GARAGE_H

struct front;

/* Opens it as a dialog. */
void garage_open(struct front *front);

#endif
