/* SPDX-License-Identifier: MIT */
/* The poster of a coup fourre: over the table for 1.5 s, or until a button is pressed. */
#ifndef FRONT_MILLE_COUP_H
#define FRONT_MILLE_COUP_H

#include "front/scene.h"

struct table;

struct coup_state {
    int seat;   /* that played the safety */
    int safety; /* enum mille_card */
    int hazard;
    int ticks;
    bool over; /* the scene has been popped */
};

extern const struct scene coup_scene;
/* The state of the scene, which is on the stack. */
struct coup_state *coup_of(const struct front *front);

/* Shows the poster, which goes by itself. */
void coup_show(struct front *front, int seat, int safety, int hazard);

/* "Right of way parries Léa’s Stop". seat: who parried. */
void coup_text(const struct table *table, int seat, int safety, int hazard, struct text *out);

/* Ms as designed: the length of the poster; its length where motion is reduced; when the blades meet. */
#define COUP_LENGTH 1500.0f
#define COUP_STILL 900.0f
#define COUP_CLASH 430.0f

/* For coup.c. Draws the poster over the table. */
void coup_draw(const struct front *front, struct draw_list *list, float blend);

#endif
