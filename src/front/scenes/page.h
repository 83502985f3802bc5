/* SPDX-License-Identifier: MIT */
/* A page of a game's own in a dialog, from wherever it was asked for. */
#ifndef FRONT_SCENES_PAGE_H
#define FRONT_SCENES_PAGE_H

#include "front/page/game_page.h"

/* What it keeps while it is on the stack. */
struct page_state {
    const struct game_page *page;
};

extern const struct scene page_scene;

/* Shows a page. */
void page_open(struct front *front, const struct game_page *page);

#endif
