/* SPDX-License-Identifier: MIT */
/* Prompts of which only the first ones keep their words, for the bar's two files. */
#ifndef FRONT_STAGE_BAR_INSIDE_H
#define FRONT_STAGE_BAR_INSIDE_H

#include "front/stage/bar.h"

/* The number of glyphs of a prompt: two for a pair, else one. */
int bar_glyphs_of(enum prompt_key key);
/* The width of a prompt with the space after it; 0: the device used last needs no such prompt. */
float bar_prompt_width(const struct front *front, const struct draw_list *list, const struct prompt *prompt,
                       bool labelled, float height, float size);
/* The width of prompts, the first `labelled` of them with words. */
float bar_some_width(const struct front *front, const struct draw_list *list, const struct prompt *prompts,
                     int count, int labelled, float height, float size);
/* Draws them, right-aligned at x on baseline y; returns the x where they begin. */
float bar_draw_some(const struct front *front, struct draw_list *list, const struct prompt *prompts,
                    int count, int labelled, float x, float y, float height, float size);

#endif
