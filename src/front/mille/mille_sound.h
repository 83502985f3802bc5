/* SPDX-License-Identifier: MIT */
/* The sounds of the road table: which cue a step of its movements has, when, and from where on the table. */
#ifndef FRONT_MILLE_MILLE_SOUND_H
#define FRONT_MILLE_MILLE_SOUND_H

#include "front/mille/mille_shown.h"
#include "ui/sound.h"

struct front;
struct table;

/* The cues, by numbers of the road. Those of cards stand in the order of the cards. */
enum mille_cue {
    MILLE_CUE_DRAW,
    MILLE_CUE_SLIDE_BACK, /* a card that cannot be played */
    MILLE_CUE_CRACK,      /* two, for cards of more miles than CUE_PLACE is for (weight_crack) */
    MILLE_CUE_DISCARD = MILLE_CUE_CRACK + 2,
    MILLE_CUE_SHUFFLE,
    MILLE_CUE_DING, /* a line of the sheet is counted */
    MILLE_CUE_STAMP,
    MILLE_CUE_STAKES, /* a trip or the game is two cards from its end */
    MILLE_CUE_START,  /* five, by distance card: the car starts */
    MILLE_CUE_DRIVE = MILLE_CUE_START + 5,
    MILLE_CUE_HORN = MILLE_CUE_DRIVE + 5,
    MILLE_CUE_CLASH,
    MILLE_CUE_HAZARD,
    MILLE_CUE_REMEDY = MILLE_CUE_HAZARD + 5,
    MILLE_CUE_SAFETY = MILLE_CUE_REMEDY + 5,
    MILLE_CUE_COUP_FOURRE = MILLE_CUE_SAFETY + 4,
    MILLE_CUE_HAND_OVER,
    MILLE_CUE_WIN,
    MILLE_CUE_LOSE,
    MILLE_CUE_ASKED, /* whoever is asked for a coup fourre out of turn, and whatever they hold */
    MILLE_CUES
};

extern const struct sound_cue MILLE_CUE_TABLE[MILLE_CUES];

enum mille_piece { MILLE_PIECE_ROAD, MILLE_PIECE_EXTENSION, MILLE_PIECES };

extern const struct sound_piece MILLE_PIECE_TABLE[MILLE_PIECES];

/* A cue of the road begins now, in the middle of the canvas. */
void mille_sound_cue(struct front *front, enum mille_cue cue);
/* As `hear` of struct motion_acts, with a struct mille_view. */
void mille_sound_hear(void *memory, struct motion_step *step, const struct motion_ears *ears);
/* Once a tick: a card of the hand that was raised, or put back, is heard. */
void mille_sound_hand(struct table *table);
/* A move was refused: the card in a slot slides back, and a bell rings; a slot below 0: the bell alone. */
void mille_sound_refused(struct table *table, int slot);

#endif
