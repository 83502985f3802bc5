/* SPDX-License-Identifier: MIT */
/* The people at the road table speak: after each move a line may be chosen, and begins with the movement that
 * it is about or not at all. */
#ifndef FRONT_MILLE_MILLE_SPEECH_H
#define FRONT_MILLE_MILLE_SPEECH_H

#include "front/mille/mille_shown.h"
#include "front/mille/mille_voices.h"
#include "front/part.h"

struct front;

struct mille_speech_state {
    struct mille_watch watch;
    struct voice_sitting sitting;
    struct voice_moment moment; /* of the line that waits */
    struct voice_choice choice;
    struct event event;  /* whose movement begins the line */
    bool waits;          /* for that movement */
    bool due;            /* the movement began behind a poster: as soon as that has gone */
    unsigned greeted;    /* bit of each of MILLE_PEOPLE who said hello since the program began */
    uint64_t turn_since; /* ms of the machine: the turn of the person here began; 0: it is none */
};

extern const struct part mille_speech_part;
/* What it keeps. */
struct mille_speech_state *mille_speech_of(const struct front *front);

/* Others sit at the table now, or the same in another game. */
void mille_speech_sit(struct front *front);
/* A move was played; the table shows its events from now on. */
void mille_speech_moved(struct front *front, const struct event_list *events);
/* A move was taken back. */
void mille_speech_taken_back(struct front *front);
/* A step of the table's movements begins. */
void mille_speech_begins(struct front *front, const struct step *step);

#endif
