/* SPDX-License-Identifier: MIT */
/* For the pages' own files. */
#ifndef FRONT_CUBES_PAGE_INSIDE_H
#define FRONT_CUBES_PAGE_INSIDE_H

#include "front/cubes/pages.h"
#include "front/page/page_rows.h"

/* A small triangle that points down, or up; nothing where it is not shown. */
void cubes_page_arrow(struct draw_list *list, float x, float y, bool shown, bool up, struct rgba ink);

#endif
