/* SPDX-License-Identifier: MIT */
/* Who sits at the long table in Menton, and what each says by what passed: everybody whom the person met on
 * the way out, each once, in the order of the stages. */
#ifndef FRONT_JOURNEY_GUESTS_H
#define FRONT_JOURNEY_GUESTS_H

#include "front/opponent.h"

struct front;

enum { JOURNEY_GUESTS_MAX = 20, JOURNEY_WORDS_MAX = JOURNEY_GUESTS_MAX + 4 };

struct journey_guest {
    const struct opponent *who;
    const char *bust, *pleased, *arm; /* pictures; arm: NULL, none is drawn */
    const char *says;                 /* translated */
};

/* Writes the guests; returns how many. */
int journey_guests(const struct front *front, struct journey_guest guest[JOURNEY_GUESTS_MAX]);

/* Something that is said there; guest: the place of who says it, -1: nobody in particular. */
struct journey_word {
    int guest;
    bool toast; /* to all stamps */
    char text[240];
};
/* Writes all that is said in its order: the welcome, the guests, the hardest stamp, and the toast where all
 * stamps are won. Returns how many. */
int journey_terrace_words(const struct front *front, const struct journey_guest *guest, int guests,
                          struct journey_word word[JOURNEY_WORDS_MAX]);
/* The same at the end of the way back: Paris at dawn, and a card. */
int journey_dawn_words(struct journey_word word[JOURNEY_WORDS_MAX]);

/* Whether the end of the way out, or of the way back, may be seen. */
bool journey_terrace_is_open(const struct front *front);
bool journey_dawn_is_open(const struct front *front);

#endif
