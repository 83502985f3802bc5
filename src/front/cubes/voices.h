/* SPDX-License-Identifier: MIT */
/* What the dice give the people at their table to speak about: which events a move is, and their lines.
 * Built from events that everybody sees. */
#ifndef FRONT_CUBES_VOICES_H
#define FRONT_CUBES_VOICES_H

#include "front/voices/voices.h"
#include "games/cubes/cubes.h"

/* Kinds follow what they are kinds of. */
enum cubes_voice {
    CUBES_VOICE_BIG = VOICE_OF_GAME, /* 1000 or more in a roll */
    CUBES_VOICE_BUST,
    CUBES_VOICE_BUST_BIG, /* with 600 or more */
    CUBES_VOICE_HOLD,     /* 500 or less; whoever dares all: anything */
    CUBES_VOICE_HOT,
    CUBES_VOICE_ON,
    CUBES_VOICE_OFF,
    CUBES_VOICE_OVER,
    CUBES_VOICE_FIVE,  /* five of a kind */
    CUBES_VOICE_JOKER, /* nothing but Jokers saves a roll */
    CUBES_VOICE_UBUST, /* a person busts with 300 or more */
    CUBES_VOICE_URISK, /* a person rolls on with 600 or more */
    CUBES_VOICES
};

/* The dice table: Lucien, Odette, Mado, Anselme, by the keys of their faces. */
extern const struct voice_cast CUBES_CAST;

/* Who sits there, and what is remembered of the turn under way. */
struct cubes_watch {
    uint8_t people; /* seats that persons play, as a mask */
    uint8_t daring; /* seats whose every hold is worth a word, likewise */
    long turns;     /* that have begun since they sat down */
    int32_t points; /* of the turn under way, in fifties */
    bool greeted;   /* said hello before: it is another game */
    bool overtime;  /* told of in this game */
};

/* Begins to watch a table as it stands. */
void cubes_watch_start(struct cubes_watch *watch, const struct cubes_public *pub, uint8_t people,
                       uint8_t daring);
/* What a move was to those who may speak: `seen` are its events, `pub` the table after it, `viewer` the seat
 * of the person here. A moment counts turns as its moves and games as its hands. `at` of a candidate is the
 * index of the event that it goes with. */
struct voice_moment cubes_voices_moment(struct cubes_watch *watch, const struct cubes_public *pub, int viewer,
                                        const struct event_list *seen);
/* One hold may end the game. */
bool cubes_voices_ending(const struct cubes_public *pub);

#endif
