/* SPDX-License-Identifier: MIT */
/* The opponents at the dominoes speak. */
#ifndef FRONT_BONES_SPEECH_H
#define FRONT_BONES_SPEECH_H

#include "front/bones/view.h"
#include "front/bones/voices.h"
#include "front/voices/voices_table.h"

extern const struct game_voices bones_voices;

/* What a line at this table should not cover: all tiles, open ends and what is played with; `asked`: and what
 * is asked before the first tile. */
void bones_speech_taken(const struct bones_view *view, bool asked, struct speech_taken *taken);

#endif
