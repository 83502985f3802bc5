/* SPDX-License-Identifier: MIT */
/* For the bar's own files: prompts of which not all keep their words. */
#ifndef FRONT_STAGE_BAR_INSIDE_H
#define FRONT_STAGE_BAR_INSIDE_H

#include "front/stage/bar.h"

/* How many glyphs a prompt has: two where it is a pair. */
int bar_glyphs_of(enum prompt_key key);
/* The width of a prompt, the air after it included; 0: the device in hand needs none. */
float bar_prompt_width(const struct front *front, const struct draw_list *list, const struct prompt *prompt,
                       bool labelled, float height, float size);
/* The width of all prompts of which the first `labelled` keep their words. */
float bar_some_width(const struct front *front, const struct draw_list *list, const struct prompt *prompts,
                     int count, int labelled, float height, float size);
/* Draws those, right-aligned at x on baseline y; returns where they begin. */
float bar_draw_some(const struct front *front, struct draw_list *list, const struct prompt *prompts,
                    int count, int labelled, float x, float y, float height, float size);

#endif
