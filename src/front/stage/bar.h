/* SPDX-License-Identifier: MIT */
/* The status bar and its prompts: glyphs follow the device last used and the pad in hand. */
#ifndef FRONT_STAGE_BAR_H
#define FRONT_STAGE_BAR_H

#include "front/scene.h"

enum { BAR_HEIGHT = 44 };

/* Where it lies: at the foot of the canvas, BAR_HEIGHT high on a large window. */
struct rect bar_box(const struct frame *frame);
/* The bar at the foot of the canvas. */
void bar_draw(const struct front *front, struct draw_list *list, const struct status *status);
/* Where what the bar of the scene on top says now stands, if it is too long for the bar; else without width.
 */
struct rect bar_band(const struct front *front, const struct draw_list *list);
/* Whether every prompt of the bar has room for its words: in a narrow window the last ones are bare signs. */
bool bar_prompts_have_words(const struct front *front, const struct draw_list *list,
                            const struct status *status);
/* The prompt of the bar under a point, if any; `second` tells the right half of a pair such as LB RB. */
bool bar_hit(const struct front *front, const struct draw_list *list, const struct status *status, float x,
             float y, enum prompt_key *key, bool *second);
/* Prompts alone, right-aligned at x on baseline y; returns the x where they begin. */
float bar_prompts(const struct front *front, struct draw_list *list, const struct prompt *prompts, int count,
                  float x, float y, float height, float size);
/* How wide those are, the air after the last one included. */
float bar_prompts_width(const struct front *front, const struct draw_list *list, const struct prompt *prompts,
                        int count, float height, float size);
/* Whether the pad in hand has no button for a hint of its own, so that the one that sorts is held for it. */
bool bar_hint_is_held(const struct front *front);
/* Before the first tab of a dialog's pages and behind the last what turns them; in the corner of one that is
 * folded. A mouse needs neither. */
void bar_page_glyphs(const struct front *front, struct draw_list *list, struct rect dialog, struct rect first,
                     struct rect last);

/* What a scene says, and what the cabinet adds: why a file was not kept, and a prompt for help where a mouse
 * or a finger has no key for it. */
void front_status(const struct front *front, const struct scene *scene, struct status *status);

#endif
