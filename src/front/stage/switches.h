/* SPDX-License-Identifier: MIT */
/* What the stage knows of a person's switches: which press is too soon after the one before, and what
 * scanning (front/scanning) has lit, for the bar and the voice. */
#ifndef FRONT_STAGE_SWITCHES_H
#define FRONT_STAGE_SWITCHES_H

#include "front/part.h"

#include <stdint.h>

enum { SWITCHES_LIT_SIZE = 96 };

struct switches_state {
    uint64_t pressed_at;         /* ms of the machine at the last press that counted; 0: none yet */
    char lit[SWITCHES_LIT_SIZE]; /* what a press would choose; "" for nothing */
    bool lit_wide; /* it is more than the focused item, or something else: a voice says it instead */
};

extern const struct part switches_part;
/* What it keeps. */
struct switches_state *switches_of(const struct front *front);

/* What is lit from now on. */
void switches_light(struct front *front, const char *lit, bool wide);
/* Whether a press follows another one within the rest that the person chose, where a hand trembles; else its
 * own rest begins. Text, pointers and reading keys are no presses. */
bool switches_too_soon(struct front *front, const struct intent *intent);

#endif
