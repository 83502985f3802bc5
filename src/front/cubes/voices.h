/* SPDX-License-Identifier: MIT */
/* What opponents at the dice can speak about: which of these events a move is (front/voices/voices.h). Worked
 * out from what everybody sees. */
#ifndef FRONT_CUBES_VOICES_H
#define FRONT_CUBES_VOICES_H

#include "front/voices/voices.h"
#include "games/cubes/cubes.h"

/* A special kind of an event follows that event. */
enum cubes_voice {
    CUBES_VOICE_BIG = VOICE_OF_GAME, /* 1000 points or more in a roll */
    CUBES_VOICE_BUST,
    CUBES_VOICE_BUST_BIG, /* a bust with 600 points or more */
    CUBES_VOICE_HOLD,     /* 500 points or less; of a daring seat: any hold */
    CUBES_VOICE_HOT,
    CUBES_VOICE_ON,
    CUBES_VOICE_OFF,
    CUBES_VOICE_OVER,
    CUBES_VOICE_FIVE,  /* five of a kind */
    CUBES_VOICE_JOKER, /* only Jokers save a roll from a bust */
    CUBES_VOICE_UBUST, /* a person busts with 300 points or more */
    CUBES_VOICE_URISK, /* a person rolls on with 600 points or more */
    CUBES_VOICES
};

/* The opponents with lines: Lucien, Odette, Mado, Anselme. */
extern const struct voice_cast CUBES_CAST;

/* What is known of the seats, and of the turn under way. */
struct cubes_watch {
    uint8_t daring; /* the seats whose every hold is worth a word, as a mask */
    long turns;     /* that have begun since the sitting did */
    int32_t points; /* of the turn under way, in fifties */
    bool overtime;  /* it was spoken of in this game */
};

/* Begins with a table as it stands. */
void cubes_watch_start(struct cubes_watch *watch, const struct cubes_public *pub, uint8_t daring);
/* The events of voices that a move was. pub: the table after it; look: as a game gets it from the cabinet.
 * The moment's moves are turns and its hands are games; `at` of a candidate is the index of an event seen. */
struct voice_moment cubes_voices_moment(struct cubes_watch *watch, const struct cubes_public *pub,
                                        struct voice_look *look);
/* Whether one hold may end the game. */
bool cubes_voices_ending(const struct cubes_public *pub);

#endif
