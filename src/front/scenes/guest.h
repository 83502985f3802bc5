/* SPDX-License-Identifier: MIT */
/* A second Route Mille with the same data folder: the guest (front.h). */
#ifndef FRONT_SCENES_GUEST_H
#define FRONT_SCENES_GUEST_H

struct front;

/* Asks the guest's person whether to take the data folder over. beside: called if the person plays on without
 * the folder; NULL: nothing is to be done then. */
void front_ask_guest(struct front *front, void (*beside)(struct front *front));

#endif
