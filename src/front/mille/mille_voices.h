/* SPDX-License-Identifier: MIT */
/* What the road game gives the people at its table to speak about: which events a move is, and their lines.
 * Built from what one seat sees, and nothing else. */
#ifndef FRONT_MILLE_MILLE_VOICES_H
#define FRONT_MILLE_MILLE_VOICES_H

#include "front/voices/voices.h"
#include "games/mille/mille.h"

/* Kinds follow what they are kinds of. */
enum mille_voice {
    VOICE_HITS = VOICE_OF_GAME, /* plays a hazard on the person here */
    VOICE_HITS_BACK,            /* within two turns of having been hit */
    VOICE_HITS_GAS,
    VOICE_HITS_TIRE,
    VOICE_HITS_STOP,
    VOICE_HITS_LIMIT,
    VOICE_HIT, /* is hit */
    VOICE_HIT_GAS,
    VOICE_HIT_TIRE,
    VOICE_HIT_ACC,
    VOICE_HIT_STOP,
    VOICE_HIT_LIMIT,
    VOICE_CURE, /* plays Gasoline, Spare tire or Repairs */
    VOICE_CURE_TIRE,
    VOICE_CURE_ACC,
    VOICE_SAFE,
    VOICE_COUP,
    VOICE_OUCH, /* the coup fourre of the person here */
    VOICE_TWO_HUNDRED,
    VOICE_STUCK, /* four own turns without a mile */
    VOICE_NEAR,  /* 100 or less to go */
    VOICE_TRIP,
    VOICE_LOST, /* the person here arrives first */
    VOICE_EXT,
    VOICE_SHUT,  /* the person here has no mile */
    VOICE_BLANK, /* the speaker has none */
    VOICE_SLOW,  /* the person took a minute */
    MILLE_VOICES
};

/* The road's table: Marcel, Lea, Nino, Colette, whose keys are the names of the game's players. */
extern const struct voice_cast MILLE_CAST;

/* What is remembered of the turns of a hand. */
struct mille_watch {
    int dry[MILLE_SEATS_MAX]; /* own turns without a mile */
    int hit[MILLE_SEATS_MAX]; /* own turns in which a hazard still counts as fresh to its victim */
    bool greeted;             /* said hello before: it is a rematch */
    bool slow;                /* the person took a minute for the move that is looked at */
    bool due;                 /* a coup fourre began behind its poster, of which somebody may speak */
    uint64_t turn_since;      /* ms of the machine: the turn of the person here began; 0: it is none */
};

/* What a move was to those who may speak: `seen` are its events as the viewer may know them, `pub` the table
 * after it, `move` its number. `at` of a candidate is the index of the event that it goes with. */
struct voice_moment mille_voices_moment(struct mille_watch *watch, const struct mille_public *pub, int viewer,
                                        long move, const struct event_list *seen);

#endif
