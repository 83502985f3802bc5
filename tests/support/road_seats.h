/* SPDX-License-Identifier: MIT */
/* The road for more than two: who sits there, and prepared positions. */
#ifndef TESTS_ROAD_SEATS_H
#define TESTS_ROAD_SEATS_H

#include "person.h"

#include "games/mille/mille.h"
#include "games/mille/rule_sets.h"

struct road_seats {
    int seats, sides;
    int rules;     /* of rule_sets.h */
    int people;    /* the first seats are people's, and those after them computer players' */
    bool one_hand; /* the game is one hand */
};

/* Sits down to a new game, with names in the order of play: "You", Léa, Nino, Colette, Marcel, Odette. */
void road_seats_sit(const struct road_seats *road, uint64_t seed);
/* The same, in a prepared position (games/mille/prepare.c), with moves that were played since, the last of
 * kind MOVE_NONE; NULL: none. */
void road_seats_prepare(const struct road_seats *road, const char *line, const struct move *moves);

#endif
