/* SPDX-License-Identifier: MIT */
/* Sounds and music of the cabinet, and those that several games share; each game has its own besides. */
#ifndef FRONT_SOUND_CUES_H
#define FRONT_SOUND_CUES_H

#include "ui/sound.h"

enum { CUE_RISE_TICKS = 8, CUE_STAMPS = 3 };
enum cue {
    CUE_HOVER,
    CUE_HOVER_DIM, /* the same where what has the focus cannot be chosen now */
    CUE_PRESS,
    CUE_BELL,     /* something is refused */
    CUE_LIST_END, /* there is nothing further in this direction */
    CUE_HIDDEN,   /* the focus is on what must not be said */
    CUE_DIALOG_OPEN,
    CUE_DIALOG_CLOSE,
    CUE_DEAL,
    CUE_PICKUP,
    CUE_PLACE,
    CUE_MILESTONE,   /* a counter or a slider goes on by one */
    CUE_SAMPLE,      /* a bell: lets hear how loud effects are, and rings for a high score */
    CUE_DRUMS,       /* the stakes rise by a step */
    CUE_DRUMS_AGAIN, /* the same drums while they stay, without a caption */
    CUE_RISE,        /* the first of the ticks of a count that rises (rise.h) */
    CUE_JOURNEY_DRIVE = CUE_RISE + CUE_RISE_TICKS, /* the car goes to the next stage of the journey */
    CUE_PADLOCK,                                   /* a stage opens */
    CUE_PAGE,                                      /* the travel book opens, or a card in it is turned */
    CUE_STAMP, /* the first of the stamps that fall, each two semitones higher */
    CUE_POSTMARK = CUE_STAMP + CUE_STAMPS,
    CUE_TOWN, /* a bell of the town whose stage is opened for the first time */
    CUE_BIRD, /* the road to a stage is open */
    CUES
};

extern const struct sound_cue CUE_TABLE[CUES];

enum piece {
    PIECE_REST, /* the music waits where it is, for the same piece to go on */
    PIECE_TITLE,
    PIECE_CAFE,
    PIECES
};

extern const struct sound_piece PIECE_TABLE[PIECES];

#endif
