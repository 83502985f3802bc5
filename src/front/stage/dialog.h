/* SPDX-License-Identifier: MIT */
/* How dialogs come and go: 24 units upwards, out-cubic, 200 ms in and 140 ms out, over a dark veil. */
#ifndef FRONT_STAGE_DIALOG_H
#define FRONT_STAGE_DIALOG_H

#include "front/part.h"
#include "front/scene.h"
#include "ui/form.h"

extern const struct part dialog_part;

/* The layout of a dialog in the window, scrolled as it is now. */
struct form dialog_form(const struct front *front, const struct scene *scene,
                        const struct form_design *design);
/* Narrower than this a dialog folds: rows get a second line, columns stand below each other. */
#define DIALOG_FOLDS 900.0f
bool dialog_folds(const struct front *front);
/* Whether the window has so little height that a dialog's head and foot are low. */
bool dialog_is_low(const struct front *front);
/* Whether it folds or is low. */
bool dialog_is_tight(const struct front *front);

/* On entering a dialog scene. */
void dialog_open(struct front *front, const struct scene *scene);
/* Starts to leave; when the movement ends the scene is popped and `after` (may be NULL) is called. The front
 * ignores input until then. */
void dialog_close(struct front *front, const struct scene *scene, void (*after)(struct front *front));
/* The same if `after` opens another dialog or screen: the veil stays, so that the screen below does not flash
 * up in between. */
void dialog_pass(struct front *front, const struct scene *scene, void (*after)(struct front *front));
/* Whether a scene is a dialog that leaves. */
bool dialog_leaving(const struct front *front, const struct scene *scene);
/* Whether help may come over the scene on top, which then puts down what the pointer holds: the release of
 * the button goes to the help. false: there is no room, or a scene comes or goes. */
bool dialog_may_cover(struct front *front);
/* For a scene's `cancel`: the dialog on top closes. */
void dialog_cancel(struct front *front);
/* One tick of the movement; true while it lasts. The front calls it for scenes without a `tick` of their own.
 */
bool dialog_tick(struct front *front, const struct scene *scene);
/* How far the dialog over `scene` has come, 0 to 1; 0 if `scene` is on top. A dialog under another fades by
 * it, since it could show beyond the edges of the upper one. */
float dialog_over(const struct front *front, const struct scene *scene, float blend);
/* Paints the ink veil over the canvas, then opens the group that moves with the dialog. */
void dialog_begin(const struct front *front, struct draw_list *list, const struct scene *scene, float veil,
                  float blend);
/* The same for a dialog over which others open: it fades under them. Then draws its plate. */
void dialog_plate(const struct front *front, struct draw_list *list, const struct scene *scene,
                  struct rect box, float veil, float blend);
/* A button that is an item of its scene. main: it is the green one. focus: the item that has the focus. */
void dialog_button(const struct front *front, struct draw_list *list, struct rect box, const char *label,
                   bool main, int item, int focus);

#endif
