/* SPDX-License-Identifier: MIT */
/* Two programs and one data folder. */
#ifndef FRONT_SCENES_GUEST_H
#define FRONT_SCENES_GUEST_H

struct front;

/* Asks a guest whether to take the folder over; `beside` goes on without, NULL for nothing but that. */
void front_ask_guest(struct front *front, void (*beside)(struct front *front));

#endif
