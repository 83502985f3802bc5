/* SPDX-License-Identifier: MIT */
/* A prepared position as a line of NAME=VALUE fields, as a journal's header holds it. */
#ifndef GAMES_MILLE_PREPARE_TEXT_H
#define GAMES_MILLE_PREPARE_TEXT_H

#include "games/mille/prepare.h"

enum { PREPARED_TEXT_SIZE = 1024 }; /* bytes: more than any position takes */

/* Writes "turn=0 deck=40 draw=25,go 0.hand=... 0.battle=go 0.speed=none 0.safeties=extra-tank! 0.miles=100,25
 * 0.total=300 1.hand=..."; a safety with ! is a coup fourre, and what is empty, none or 0 is left out. */
void mille_prepared_format(const struct mille_prepared *position, struct text *out);
/* Reads such a line, fields in any order, each at most once, single spaces between. False: `why` says what is
 * wrong, and *position is of no use. Whether the position can be is for mille_prepare to say. */
bool mille_prepared_parse(const char *line, struct mille_prepared *position, struct text *why);

#endif
