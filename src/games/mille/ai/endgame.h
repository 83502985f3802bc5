/* SPDX-License-Identifier: MIT */
/* The exact solution of a hand whose deck is empty. Nothing is drawn any more, and the cards that a seat has
 * not seen are the opponent's hand, so that no chance is left. Both sides maximise the chance to win the game
 * of 5000, and among equal chances the points of the hand. Alpha-beta search in whole numbers and without a
 * clock: the same position gives the same answer on every machine. */
#ifndef GAMES_MILLE_AI_ENDGAME_H
#define GAMES_MILLE_AI_ENDGAME_H

#include "games/mille/ai/race.h"

/* The limit of positions that the players use: well below a tenth of a second of work. Hardly any hand needs
 * a tenth of them. */
enum { ENDGAME_NODES = 400000 };

/* What decides the game beside this hand. */
struct endgame_stakes {
    int total[RACERS]; /* of the game, this hand left out */
    int next;          /* the side that starts the next hand */
};

/* The actions of the side in turn with their results under best play, the best action first. Actions with
 * equal results stand in the order of the linear evaluation. */
struct endgame {
    int count;
    uint8_t action[ACTIONS_MAX];
    int32_t win[ACTIONS_MAX];    /* chance to win the game of 5000, in millionths */
    int32_t points[ACTIONS_MAX]; /* of this hand: own points less the opponent's */
    uint32_t nodes;              /* positions searched */
};

/* The dead cards of a side: those that it can never play again in this hand, whatever both sides do. The deck
 * is empty and both hands are known. */
card_set endgame_dead(const struct race *race, int side);

/* The stakes of a hand on the table. */
struct endgame_stakes endgame_stakes_of(const struct mille_public *pub);
/* The chance of a side to win the game after a race that is over, in millionths. */
int32_t endgame_win(const struct race *race, const struct endgame_stakes *stakes, int side);

/* Solves a race with an empty deck and both hands known; the hand is not over. nodes: the limit of positions.
 * budget (may be NULL): its `more` is asked now and then, its iterations count for nothing. False: cut short,
 * and *endgame holds only the nodes. Uses some 130 kilobytes of stack. */
bool endgame_solve(const struct race *race, const struct endgame_stakes *stakes, uint32_t nodes,
                   const struct budget *budget, struct endgame *endgame);

#endif
