/* SPDX-License-Identifier: MIT */
/* Everything that can be heard: one enum and one table. Cues of cards stand in the order of the cards. */
#ifndef FRONT_SOUND_CUES_H
#define FRONT_SOUND_CUES_H

#include "ui/sound.h"

enum cue {
    CUE_HOVER,
    CUE_PRESS,
    CUE_BELL, /* the old program's: a refused move */
    CUE_DIALOG_OPEN,
    CUE_DIALOG_CLOSE,
    CUE_DEAL,
    CUE_DRAW,
    CUE_PICKUP,
    CUE_PLACE,
    CUE_SLIDE_BACK,
    CUE_DISCARD,
    CUE_SHUFFLE,
    CUE_MILESTONE,
    CUE_DING,
    CUE_SAMPLE, /* of how loud effects are */
    CUE_STAMP,
    CUE_STAKES, /* a trip, or the game, is two cards from its end */
    CUE_DICE_SHAKE,
    CUE_DICE_ROLL,
    CUE_DOMINO_SHUFFLE,
    CUE_DOMINO_PLACE,
    CUE_START, /* five, by distance: the first after standing still */
    CUE_DRIVE = CUE_START + 5,
    CUE_HORN = CUE_DRIVE + 5,
    CUE_HAZARD,
    CUE_REMEDY = CUE_HAZARD + 5,
    CUE_SAFETY = CUE_REMEDY + 5,
    CUE_CLASH = CUE_SAFETY + 4,
    CUE_COUP_FOURRE,
    CUE_HAND_OVER,
    CUE_WIN,
    CUE_LOSE,
    CUES
};

extern const struct sound_cue CUE_TABLE[CUES];

enum piece {
    PIECE_REST, /* the music waits where it is, for the same piece to go on */
    PIECE_TITLE,
    PIECE_ROAD,
    PIECE_EXTENSION,
    PIECE_CAFE,
    PIECES
};

extern const struct sound_piece PIECE_TABLE[PIECES];

#endif
