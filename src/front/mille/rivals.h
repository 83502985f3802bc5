/* SPDX-License-Identifier: MIT */
/* Who may sit down opposite: one row an opponent, from the weakest computer player to the strongest, then a
 * second person. Everything that is shown of them comes from here, and what is shown of the person here as
 * well: the face, the car, the inks. */
#ifndef FRONT_MILLE_RIVALS_H
#define FRONT_MILLE_RIVALS_H

#include "front/mille/cars.h"
#include "front/opponent.h"
#include "front/settings/settings.h"

#include <stdbool.h>

enum { RIVALS_MAX = 8 };

struct rival {
    struct opponent who;
    struct car car;
};

/* How many there are here, and each of them; weaker ones come first. */
int rivals_count(void);
const struct rival *rivals_at(int place);
/* The place of one, given the index of a player or PLAYER_HUMAN; that of the game's default player if nobody
 * here goes by it. */
int rivals_place(int player);
/* The index of a rival's player, PLAYER_HUMAN for a person. */
int rivals_player(int place);
/* The person here: portrait, dot, car and inks. */
const struct rival *rivals_you(void);
/* The inks of a driver's trail on the ribbon, and of the head of the plate. */
struct rgba rivals_trail(const struct rival *rival);
struct rgba rivals_plate(const struct rival *rival);
/* The rival of a player; NULL: players that sit down with nobody, such as random moves. */
const struct rival *rivals_of(int player);

/* Who sat down last: the index of a player or PLAYER_HUMAN; the game's default where nobody did, or somebody
 * whom this house does not know. And remembers that this one does; writing it is the caller's. */
int rivals_chosen(const struct settings *settings);
void rivals_choose(struct settings *settings, int player);

#endif
