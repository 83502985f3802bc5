/* SPDX-License-Identifier: MIT */
/* A prepared position as a line of NAME=VALUE fields. */
#ifndef GAMES_MILLE_PREPARE_TEXT_H
#define GAMES_MILLE_PREPARE_TEXT_H

#include "games/mille/prepare.h"

/* Reads a prepared position from a line, as the header of a journal holds it: "turn=0 deck=40 draw=25,go
 * 0.hand=... 0.battle=go 0.safeties=extra-tank! 0.miles=100,25 0.total=300 1.hand=...". Fields stand in any
 * order, each at most once, with single spaces between; what is empty or 0 is left out; a safety with ! is a
 * coup fourré. False: `why` says what is wrong, and *position is of no use. Whether the cards can lie so is
 * for mille_prepare to say. */
bool mille_prepared_parse(const char *line, struct mille_prepared *position, struct text *why);

#endif
