/* SPDX-License-Identifier: MIT */
/* What the opponents at the road table speak about: the events of voices.h in a move, as it is seen. */
#ifndef FRONT_MILLE_MILLE_VOICES_H
#define FRONT_MILLE_MILLE_VOICES_H

#include "front/voices/voices.h"
#include "games/mille/mille.h"

/* The events of the road, and behind each its kinds. Where nobody is named the speaker is meant. */
enum mille_voice {
    VOICE_HITS = VOICE_OF_GAME, /* plays a hazard on the viewer */
    VOICE_HITS_BACK,            /* the same, within two turns of being hit */
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
    VOICE_OUCH, /* the viewer plays a coup fourre */
    VOICE_TWO_HUNDRED,
    VOICE_STUCK, /* has played four turns without a mile */
    VOICE_NEAR,  /* has 100 miles or less to go */
    VOICE_TRIP,
    VOICE_LOST, /* the viewer arrives first */
    VOICE_EXT,
    VOICE_SHUT,  /* the viewer has driven no mile */
    VOICE_BLANK, /* has driven no mile */
    VOICE_SLOW,  /* the viewer took a minute for a move */
    MILLE_VOICES
};

/* The speakers at the road table: Marcel, Léa, Nino, Colette. Who is hit by the viewer speaks, and who hits
 * the viewer; of hazards among others nobody does. A partner of the viewer never speaks where nobody is
 * meant. */
extern const struct voice_cast MILLE_CAST;

/* What is remembered from move to move. */
struct mille_watch {
    int dry[MILLE_SEATS_MAX]; /* by seat: its last turns without a mile */
    int hit[MILLE_SEATS_MAX]; /* by seat: its turns left in which a hazard that hit it is remembered */
    bool slow;                /* the viewer took a minute for the move */
    bool due; /* a coup fourre lies behind its poster: what is said of it waits for the poster's end */
    uint64_t turn_since; /* when the viewer's turn began, in ms of the machine's clock; 0: it has not */
};

/* What a move is to the speakers. pub: the state after it; move: its number in the journal; look: as a game
 * gets it from the cabinet. `at` of a candidate is the index of an event seen. */
struct voice_moment mille_voices_moment(struct mille_watch *watch, const struct mille_public *pub, long move,
                                        struct voice_look *look);

#endif
