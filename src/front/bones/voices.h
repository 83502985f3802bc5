/* SPDX-License-Identifier: MIT */
/* What opponents at the dominoes can speak about: which of these events a move is (front/voices/voices.h).
 * Worked out from what everybody sees. */
#ifndef FRONT_BONES_VOICES_H
#define FRONT_BONES_VOICES_H

#include "front/voices/voices.h"
#include "games/bones/bones.h"

enum bones_voice {
    BONES_VOICE_TEN = VOICE_OF_GAME, /* exactly so many points with one tile */
    BONES_VOICE_FIFTEEN,
    BONES_VOICE_TWENTY,
    BONES_VOICE_KNOCK,
    BONES_VOICE_UKNOCK, /* a person knocks */
    BONES_VOICE_NAME,   /* a seat names the double that opens */
    BONES_VOICE_REDEAL, /* any seat deals again */
    BONES_VOICE_DOMINO,
    BONES_VOICE_LOCKED,
    BONES_VOICES
};

/* The opponents with lines: Amédée, Odette, Mado, Marius. */
extern const struct voice_cast BONES_CAST;

/* What was played since the sitting began: tiles that were laid, and rounds that have begun. */
struct bones_watch {
    long tiles;
    int rounds;
};

/* The events of voices that a move was. pub: the table after it; look: as a game gets it from the cabinet.
 * The moment's moves are tiles and its hands are rounds; `at` of a candidate is the index of an event seen.
 */
struct voice_moment bones_voices_moment(struct bones_watch *watch, const struct bones_public *pub,
                                        struct voice_look *look);
/* Whether one tile may end the game. */
bool bones_voices_ending(const struct bones_public *pub);

#endif
