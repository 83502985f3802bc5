/* SPDX-License-Identifier: MIT */
/* The page of the deal of the day: a calendar of stones, and what can be done with the day that is chosen. */
#ifndef FRONT_SCENES_DAY_PAGE_H
#define FRONT_SCENES_DAY_PAGE_H

#include "front/scene.h"

extern const struct scene day_page_scene;

/* Opens it at the try that waits, or at today; asks a nameless person for a name first. */
void day_page_open(struct front *front);
/* Opens it at a date. */
void day_page_open_at(struct front *front, int date);

#endif
