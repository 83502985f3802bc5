/* SPDX-License-Identifier: MIT */
/* What a person chooses for the domino table: its rows in the options. */
#ifndef FRONT_BONES_OPTIONS_H
#define FRONT_BONES_OPTIONS_H

#include "front/scenes/options_table.h"
#include "games/bones/bones.h"

/* Beside the rule options of the game, which come first. */
enum bones_choice {
    BONES_CHOICE_TELLS = BONES_OPTIONS, /* what the aimed arm would count is shown */
    BONES_CHOICE_KNOCKS,                /* a forced knock plays itself */
    BONES_CHOICE_ORDER,                 /* of the own tiles: enum bones_order */
    BONES_CHOICES
};
enum bones_order { BONES_ORDER_SORTED, BONES_ORDER_DEALT };

extern const struct options_entry BONES_OPTIONS_ROWS[BONES_CHOICES];

/* What is chosen: enum bones_option, for new games, or enum bones_choice. */
int bones_choice(const struct settings *settings, int choice);

#endif
