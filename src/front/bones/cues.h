/* SPDX-License-Identifier: MIT */
/* The sounds of the domino table. */
#ifndef FRONT_BONES_CUES_H
#define FRONT_BONES_CUES_H

#include "ui/sound.h"

enum bones_cue {
    BONES_CUE_SHUFFLE,
    BONES_CUE_DRAW,                        /* a tile comes to a seat */
    BONES_CUE_FLIP,                        /* a tile is turned face up */
    BONES_CUE_SLIDE,                       /* a tile glides: a double is named */
    BONES_CUE_PLACE,                       /* a tile is laid */
    BONES_CUE_DOUBLE,                      /* a double is laid */
    BONES_CUE_CRACK,                       /* two, for tiles of more points than those (weight_crack) */
    BONES_CUE_LEAD = BONES_CUE_CRACK + 2,  /* the first tile of the round is laid */
    BONES_CUE_OUT,                         /* the last tile of a hand is laid */
    BONES_CUE_KNOCK,                       /* a knock: nothing fits */
    BONES_CUE_FIVES,                       /* 5 points; the next three are for 10, 15, 20 and more */
    BONES_CUE_CHALK = BONES_CUE_FIVES + 4, /* a sum is written down */
    BONES_CUE_OPEN,                        /* hands are laid open */
    BONES_CUE_ROUND,                       /* a round begins */
    BONES_CUE_LOCKED,
    BONES_CUE_WON,
    BONES_CUE_LOST,
    BONES_CUES
};

extern const struct sound_cue BONES_CUE_TABLE[BONES_CUES];

enum bones_piece { BONES_PIECE_SQUARE, BONES_PIECES };

extern const struct sound_piece BONES_PIECE_TABLE[BONES_PIECES];

#endif
