/* SPDX-License-Identifier: MIT */
/* How every dialog comes and goes: up 24 units, out-cubic, 200 ms in and 140 ms out, on an ink veil. */
#ifndef FRONT_STAGE_DIALOG_H
#define FRONT_STAGE_DIALOG_H

#include "front/part.h"
#include "front/scene.h"
#include "ui/form.h"

/* The one dialog that moves now; any other on the stack stands still. */
struct dialog_state {
    const struct scene *scene;
    int ticks, length;
    bool leaving;
    bool veiled; /* only the paper moves: something follows, or went before */
    void (*after)(struct front *front);
};

extern const struct part dialog_part;
/* What it keeps. */
struct dialog_state *dialog_of(const struct front *front);

/* The form of a dialog as the window is now, scrolled as it is. */
struct form dialog_form(const struct front *front, const struct scene *scene,
                        const struct form_design *design);
/* For a scene's `view`: true where the form scrolls. */
bool dialog_view(const struct form *form, struct list_view *view);
/* Narrower than this a dialog folds: rows get a second line, columns stand below each other. */
#define DIALOG_FOLDS 900.0f
bool dialog_folds(const struct front *front);
/* Whether there is so little height that heads and feet are kept low. */
bool dialog_is_low(const struct front *front);

/* On entering a dialog scene. */
void dialog_open(struct front *front, const struct scene *scene);
/* Starts to leave; when the movement ends the scene is popped and `after` (may be NULL) runs. Intents
 * that arrive meanwhile are the caller's to ignore: see dialog_leaving. */
void dialog_close(struct front *front, const struct scene *scene, void (*after)(struct front *front));
/* The same where `after` opens another dialog or another screen: the veil stays until then, so that what
 * lies below is not seen brightly in between. */
void dialog_pass(struct front *front, const struct scene *scene, void (*after)(struct front *front));
bool dialog_leaving(const struct front *front, const struct scene *scene);
/* For a scene's `cancel`: the dialog on top closes. */
void dialog_cancel(struct front *front);
/* One tick of the movement; true while it lasts. The front calls it for scenes without a `tick` of their own.
 */
bool dialog_tick(struct front *front, const struct scene *scene);
/* How much of the dialog on top is there, 0..1; 0 where `scene` itself is on top. What lies under a dialog
 * and would show past its edges fades by it. */
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
