/* SPDX-License-Identifier: MIT */
/* How the road table sounds: which cues the steps of its movements make, and where on the table. */
#ifndef FRONT_MILLE_MILLE_SOUND_H
#define FRONT_MILLE_MILLE_SOUND_H

#include "front/mille/cues.h"
#include "front/mille/mille_shown.h"

struct front;

/* Gathers what the steps of one tick, or of a skip, let be heard. */
struct mille_sound {
    struct front *front;
    bool skipping; /* what is skipped makes at most one sound of each bus */
    bool any[SOUND_BUSES];
    int best[SOUND_BUSES]; /* numbers among all cues */
    float x[SOUND_BUSES];
};

/* One of the road's cues begins now, in the middle. */
void mille_sound_cue(struct front *front, enum mille_cue cue);
/* The listener for mille_shown; `sound` must outlive the call that it is given to. */
struct shown_ears mille_sound_ears(struct mille_sound *sound, struct front *front, bool skipping);
/* What that listener does with a moment. */
void mille_sound_hear(void *context, const struct mille_shown *shown, const struct step *step,
                      enum step_moment moment);
/* After a skip: what is left of it. */
void mille_sound_end(struct mille_sound *sound);
/* Once a tick: a card was taken up, or put back where it was. */
void mille_sound_hand(struct front *front);
/* A card of the hand is not played after all: it goes back, and the old program's bell rings. A slot below 0
 * is no card. */
void mille_sound_refused(struct front *front, int slot);

#endif
