/* SPDX-License-Identifier: MIT */
/* A dialog that shows a page of a game (page/game_page.h). */
#ifndef FRONT_SCENES_PAGE_H
#define FRONT_SCENES_PAGE_H

#include "front/page/game_page.h"

extern const struct scene page_scene;

/* Shows a page. */
void page_open(struct front *front, const struct game_page *page);

#endif
