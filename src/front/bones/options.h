/* SPDX-License-Identifier: MIT */
/* What a person chooses for the domino table: its rows in the options. */
#ifndef FRONT_BONES_OPTIONS_H
#define FRONT_BONES_OPTIONS_H

#include "front/scenes/options_table.h"
#include "games/bones/bones.h"

/* A row a rule option of the game, in its order. */
extern const struct options_entry BONES_OPTIONS_ROWS[BONES_OPTIONS];

/* The value of a rule option that is chosen for new games. */
int bones_choice(const struct settings *settings, enum bones_option option);

#endif
