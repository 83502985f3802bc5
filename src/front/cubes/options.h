/* SPDX-License-Identifier: MIT */
/* What a person chooses for the dice table: its rows in the options. */
#ifndef FRONT_CUBES_OPTIONS_H
#define FRONT_CUBES_OPTIONS_H

#include "front/scenes/options_table.h"

enum cubes_choice { CUBES_CHOICE_GAME, CUBES_CHOICE_JOKERS, CUBES_CHOICE_CHANCE, CUBES_CHOICES };

extern const struct options_entry CUBES_OPTIONS_ROWS[CUBES_CHOICES];

/* What is chosen: a value of the game's options, or whether. */
int cubes_choice(const struct settings *settings, enum cubes_choice choice);

#endif
