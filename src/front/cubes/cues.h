/* SPDX-License-Identifier: MIT */
/* The sounds of the dice table. */
#ifndef FRONT_CUBES_CUES_H
#define FRONT_CUBES_CUES_H

#include "ui/sound.h"

enum cubes_cue {
    CUBES_CUE_SHAKE,                         /* a short shake */
    CUBES_CUE_RATTLE,                        /* half a shake, while the cup is shaken by hand */
    CUBES_CUE_IN_CUP,                        /* all five dice are picked up */
    CUBES_CUE_SLAM,                          /* the cup comes down */
    CUBES_CUE_ROLL,                          /* one die rolls; the next four are for two to five dice */
    CUBES_CUE_HOLD_DIE = CUBES_CUE_ROLL + 5, /* a die goes to the rail, or is put back */
    CUBES_CUE_RELEASE_DIE,                   /* a combination is picked up */
    CUBES_CUE_JOKER,
    CUBES_CUE_SCORE_SMALL,
    CUBES_CUE_SCORE_BIG, /* five alike, a straight */
    CUBES_CUE_HOT,
    CUBES_CUE_BUST,
    CUBES_CUE_BANK,
    CUBES_CUE_ON_BOARD,
    CUBES_CUE_OFF_BOARD,
    CUBES_CUE_OVERTIME,
    CUBES_CUE_WON,
    CUBES_CUE_LOST,
    CUBES_CUES
};

extern const struct sound_cue CUBES_CUE_TABLE[CUBES_CUES];

enum cubes_piece { CUBES_PIECE_NIGHT, CUBES_PIECES };

extern const struct sound_piece CUBES_PIECE_TABLE[CUBES_PIECES];

#endif
