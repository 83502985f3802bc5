/* SPDX-License-Identifier: MIT */
/* The question at 700: stop at Avignon, or on to Menton. Plays the answer through the table. */
#ifndef FRONT_MILLE_EXTEND_H
#define FRONT_MILLE_EXTEND_H

#include "front/scene.h"

struct extend_state {
    bool looking; /* the dialog is put aside to look at the table */
};

extern const struct scene extend_scene;
/* What it keeps while it is on the stack. */
struct extend_state *extend_of(const struct front *front);

#endif
