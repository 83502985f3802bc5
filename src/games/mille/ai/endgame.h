/* SPDX-License-Identifier: MIT */
/* The rest of a hand when the deck is out, calculated to its end: nothing is drawn any more, and the cards
 * that a seat has not seen are the rival's hand, so that no chance is left. Each side does what wins the game
 * of 5000 most often, and of moves that win as often the one that brings more points of the hand. Whole
 * numbers, no clock: the same position gives the same answer on every machine. */
#ifndef GAMES_MILLE_AI_ENDGAME_H
#define GAMES_MILLE_AI_ENDGAME_H

#include "games/mille/ai/race.h"

/* Positions that a search may look at, well below a tenth of a second of work; hardly any hand wants a
 * tenth of them. */
enum { ENDGAME_NODES = 400000 };

/* What the hand is played for. */
struct endgame_stakes {
    int total[RACERS]; /* of the game, without this hand */
    int next;          /* the side that starts the next hand */
};

/* What each action of the side in turn leads to if both sides do their best after it; the best action first,
 * and of those that are as good the one that the quick player likes better. */
struct endgame {
    int count;
    uint8_t action[ACTIONS_MAX];
    int32_t win[ACTIONS_MAX];    /* chance to win the game of 5000, in millionths */
    int32_t points[ACTIONS_MAX]; /* of this hand, own less the rival's */
    uint32_t nodes;              /* positions looked at */
};

/* The cards of a side that it can never play again in this hand, whatever both sides do. The deck is out and
 * both hands are known. */
card_set endgame_dead(const struct race *race, int side);

struct endgame_stakes endgame_stakes_of(const struct mille_public *pub);
/* The chance to win the game, in millionths, for a side of a race that is over. */
int32_t endgame_win(const struct race *race, const struct endgame_stakes *stakes, int side);

/* Calculates a race whose deck is out, with both hands known and the hand not over. nodes: how many positions
 * it may look at; budget (may be NULL): whether to go on is asked now and then, its iterations do not matter.
 * False: it was cut short, and `endgame` holds nothing but the nodes. Its memory is on the stack, some 130
 * kilobytes. */
bool endgame_solve(const struct race *race, const struct endgame_stakes *stakes, uint32_t nodes,
                   const struct budget *budget, struct endgame *endgame);

#endif
