/* SPDX-License-Identifier: MIT */
/* The question at 700 miles: does the hand end at Avignon, or does the trip go on to Menton? */
#ifndef FRONT_MILLE_EXTEND_H
#define FRONT_MILLE_EXTEND_H

#include "front/scene.h"

struct extend_state {
    bool looking; /* the dialog is hidden, so that the table is seen */
};

extern const struct scene extend_scene;
/* The state of the scene, which is on the stack. */
struct extend_state *extend_of(const struct front *front);

#endif
