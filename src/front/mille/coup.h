/* SPDX-License-Identifier: MIT */
/* The coup fourre poster, over everything for 1.5 s or until any button. */
#ifndef FRONT_MILLE_COUP_H
#define FRONT_MILLE_COUP_H

#include "front/scene.h"

struct coup_state {
    int seat;   /* who parried */
    int safety; /* enum mille_card */
    int hazard;
    int ticks;
    bool over; /* on its way off the stack */
};

extern const struct scene coup_scene;
/* What it keeps while it is on the stack. */
struct coup_state *coup_of(const struct front *front);

/* Puts up the poster; it takes itself down. */
void coup_show(struct front *front, int seat, int safety, int hazard);

/* "Right of way parries Léa’s Stop". seat: who parried. */
void coup_text(const struct front *front, int seat, int safety, int hazard, struct text *out);

/* Milliseconds as designed: all of it, what stands still in its place, and when the blades meet. */
#define COUP_LENGTH 1500.0f
#define COUP_STILL 900.0f
#define COUP_CLASH 430.0f

/* The poster, over the table. */
void coup_draw(const struct front *front, struct draw_list *list, float blend);

#endif
