/* SPDX-License-Identifier: MIT */
/* What the files of the terrace share. */
#ifndef FRONT_SCENES_TERRACE_INSIDE_H
#define FRONT_SCENES_TERRACE_INSIDE_H

#include "front/journey/guests.h"
#include "front/scenes/terrace.h"

#define TERRACE_SAID_MS 160.0f
#define TERRACE_BURST_MS 700.0f
enum { TERRACE_BURSTS = 3 };

struct terrace_state {
    bool dawn;
    struct journey_guest guest[JOURNEY_GUESTS_MAX];
    struct journey_word word[JOURNEY_WORDS_MAX];
    int guests, words, at; /* at: the word that is said; */
    int was;               /* the one before, -1: none was said yet */
    float from, to;        /* middle of the view before and after the pan, in units of the picture */
    int pan;               /* ticks since it began; -1: it stands */
    int said;              /* ticks since the word was said; -1: whoever says it has leaned forward */
    int burst; /* ticks since the fireworks of the toast began; -1: they stand, if it is the toast */
};
struct terrace_state *terrace_of(const struct front *front);

/* Whether the word that is said is the toast. */
bool terrace_is_toast(const struct terrace_state *terrace);
/* The middle of the view while a word is said, in units of the picture. */
float terrace_middle(const struct terrace_state *terrace, int at);
/* The same now, as the view moves. */
float terrace_middle_now(const struct front *front, float blend);
void terrace_draw(const struct front *front, struct draw_list *list, float blend);

#endif
