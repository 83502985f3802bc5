/* SPDX-License-Identifier: MIT */
/* How every dialog comes and goes: up 24 units, out-cubic, 200 ms in and 140 ms out, on an ink veil. */
#ifndef FRONT_DIALOG_H
#define FRONT_DIALOG_H

#include "front/scene.h"

/* The one dialog that moves now; any other on the stack stands still. */
struct dialog_state {
    const struct scene *scene;
    int ticks, length;
    bool leaving;
    void (*after)(struct front *front);
};

/* On entering a dialog scene. */
void dialog_open(struct front *front, const struct scene *scene);
/* Starts to leave; when the movement ends the scene is popped and `after` (may be NULL) runs. Intents
 * that arrive meanwhile are the caller's to ignore: see dialog_leaving. */
void dialog_close(struct front *front, const struct scene *scene, void (*after)(struct front *front));
bool dialog_leaving(const struct front *front, const struct scene *scene);
/* From the dialog's tick: true while it moves. */
bool dialog_tick(struct front *front, const struct scene *scene);
/* How much of the dialog on top is there, 0..1; 0 where `scene` itself is on top. What lies under a dialog
 * and would show past its edges fades by it. */
float dialog_over(const struct front *front, const struct scene *scene, float blend);
/* Paints the ink veil over the canvas, then opens the moving group; draw_group_end closes it. */
void dialog_begin(const struct front *front, struct draw_list *list, const struct scene *scene, float veil,
                  float blend);

#endif
