/* SPDX-License-Identifier: MIT */
/* Opening a table for others: which game, how many seats, what is chosen where people sit down, by which
 * rules. It keeps what it asks in the memory of the seats' screen (seats.h). */
#ifndef FRONT_SCENES_HOST_H
#define FRONT_SCENES_HOST_H

#include "front/scene.h"

extern const struct scene host_scene;

#endif
