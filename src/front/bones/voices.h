/* SPDX-License-Identifier: MIT */
/* What the dominoes give the people at their table to speak about: which events a move is, and their lines.
 * Built from events that everybody sees. */
#ifndef FRONT_BONES_VOICES_H
#define FRONT_BONES_VOICES_H

#include "front/voices/voices.h"
#include "games/bones/bones.h"

enum bones_voice {
    BONES_VOICE_TEN = VOICE_OF_GAME, /* just so many points by one tile */
    BONES_VOICE_FIFTEEN,
    BONES_VOICE_TWENTY,
    BONES_VOICE_KNOCK,
    BONES_VOICE_UKNOCK, /* a person knocks */
    BONES_VOICE_NAME,   /* names the double that opens */
    BONES_VOICE_REDEAL, /* anybody's */
    BONES_VOICE_DOMINO,
    BONES_VOICE_LOCKED,
    BONES_VOICES
};

/* The domino table: Amédée, Odette, Mado, Marius, by the keys of their faces. */
extern const struct voice_cast BONES_CAST;

/* Who sits there, and how far they have come. */
struct bones_watch {
    uint8_t people; /* seats that persons play, as a mask */
    long tiles;     /* that were laid since they sat down */
    int rounds;     /* that have begun since */
    bool greeted;   /* said hello before: it is another game */
};

/* What a move was to those who may speak: `seen` are what all can see of it, `pub` the table after it,
 * `viewer` the seat of the person here. A moment counts tiles as its moves and rounds as its hands. `at` of a
 * candidate is the index of the event that it goes with. */
struct voice_moment bones_voices_moment(struct bones_watch *watch, const struct bones_public *pub, int viewer,
                                        const struct event_list *seen);
/* One tile may end the game. */
bool bones_voices_ending(const struct bones_public *pub);

#endif
