/* SPDX-License-Identifier: MIT */
/* The status bar at the foot of the screen, with its prompts. A prompt shows the glyph of a key or button of
 * the device used last. */
#ifndef FRONT_STAGE_BAR_H
#define FRONT_STAGE_BAR_H

#include "front/scene.h"

enum { BAR_HEIGHT = 44 };

/* The bar's box, BAR_HEIGHT high in a large window. */
struct rect bar_box(const struct frame *frame);
void bar_draw(const struct front *front, struct draw_list *list, const struct status *status);
/* The box above the bar for a hint of the scene on top that is too long for the bar; without width if there
 * is none. */
struct rect bar_band(const struct front *front, const struct draw_list *list);
/* Whether all prompts have room for their words: in a narrow window the last ones are glyphs alone. */
bool bar_prompts_have_words(const struct front *front, const struct draw_list *list,
                            const struct status *status);
/* Whether a prompt is at a point, and which. second: it is the right half of a pair such as LB RB. */
bool bar_hit(const struct front *front, const struct draw_list *list, const struct status *status, float x,
             float y, enum prompt_key *key, bool *second);
/* The intent of a prompt's control; second: of the right one of a pair. letter: of INTENT_KEY, else 0. */
enum intent_kind bar_means(enum prompt_key key, bool second, char *letter);
/* Draws prompts without the bar, right-aligned at x on baseline y, the first `labelled` of them with words.
 */
void bar_prompts(const struct front *front, struct draw_list *list, const struct prompt *prompts, int count,
                 int labelled, float x, float y, float height, float size);
/* Their width; and the width of one, 0 if the device used last needs no such prompt. Both have the space
 * after it. */
float bar_prompts_width(const struct front *front, const struct draw_list *list, const struct prompt *prompts,
                        int count, int labelled, float height, float size);
float bar_prompt_width(const struct front *front, const struct draw_list *list, const struct prompt *prompt,
                       bool labelled, float height, float size);
/* The number of glyphs of a prompt: two for a pair, else one. */
int bar_glyphs_of(enum prompt_key key);
/* Whether the hint has no pad button of its own, so that the button of the alternate action is held for it.
 */
bool bar_hint_is_held(const struct front *front);
/* Draws the glyphs of the buttons that turn a dialog's pages, before the first tab and behind the last; in a
 * folded dialog in its corner. For a mouse none. */
void bar_page_glyphs(const struct front *front, struct draw_list *list, struct rect dialog, struct rect first,
                     struct rect last);

/* Adds a prompt to a status, if there is room for it. */
void bar_prompt(struct status *status, enum prompt_key key, const char *label);
/* Adds the prompts of a screen on which something is chosen: to choose, and what confirming and cancelling
 * do; NULL: nothing. */
void bar_choose(struct status *status, const char *confirm, const char *cancel);
/* What a scene's bar says: the scene's status, and why a file could not be written, and a prompt for help if
 * the device has no key for it. */
void front_status(const struct front *front, const struct scene *scene, struct status *status);

#endif
