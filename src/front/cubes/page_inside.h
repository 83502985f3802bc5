/* SPDX-License-Identifier: MIT */
/* For the pages' own files. */
#ifndef FRONT_CUBES_PAGE_INSIDE_H
#define FRONT_CUBES_PAGE_INSIDE_H

#include "front/cubes/pages.h"
#include "front/page/page_rows.h"

/* slate_foot.c: what stands below the road of a game that is over: its sentences and a stamp; its height. */
float cubes_slate_foot_height(const struct cubes_slate_page *page);
void cubes_slate_foot(const struct cubes_slate_page *page, struct draw_list *list, struct rect box);

#endif
