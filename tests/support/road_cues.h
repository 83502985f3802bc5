/* SPDX-License-Identifier: MIT */
/* The road's cues and pieces by their numbers among all. */
#ifndef TESTS_ROAD_CUES_H
#define TESTS_ROAD_CUES_H

#include "front/mille/mille_front.h"
#include "front/mille/mille_sound.h"
#include "front/sound/sounds.h"
#include "games/mille/mille.h"

static inline int road_cue(int cue)
{
    return sounds_cue_number(&mille_game, cue);
}

static inline int road_piece(int piece)
{
    return sounds_piece_number(&mille_game, piece);
}

#endif
