/* SPDX-License-Identifier: MIT */
/* The travel book of the journey: on the left page a stage with its stamps, on the right page the album of
 * postcards. After a try it shows what that try brought (journey_of(front)->news), and each new stamp falls
 * into its place first. Narrow windows show one page at a time. */
#ifndef FRONT_SCENES_TRAVEL_BOOK_H
#define FRONT_SCENES_TRAVEL_BOOK_H

#include "front/scene.h"

/* Opened by its purpose (OPEN_TRAVEL_BOOK) it shows the news. */
extern const struct scene travel_book_scene;

/* Opens it over the screen on top, at a stage of `stages`, without news. */
void travel_book_open(struct front *front, int stage);

#endif
