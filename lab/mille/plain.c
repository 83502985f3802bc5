/* SPDX-License-Identifier: MIT */
/* A plain search of the road game, to measure the ace against. Every legal move is tried on the same deals,
 * each played to the end of the hand by the quick player on both sides. All deals of the hidden cards are
 * equally likely, and there is neither an evaluation nor an early end. */
#include "games/mille/ai/endgame.h"
#include "mille/mille.h"
#include "training/races.h"

#include <string.h>

enum { PLAIN_ITERATIONS = 4000 }; /* about the time of the ace */

/* Deals the unseen cards with equal chances: first the opponent's hand; the rest is the deck. */
static void deal(const struct race *seen, const uint8_t *unseen, int opponent, struct rng *rng,
                 struct race *dealt)
{
    uint8_t pool[DECK_CARDS + HAND_CARDS_DRAWN];
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        for (int i = 0; i < unseen[card]; i++) {
            pool[count++] = (uint8_t)card;
        }
    }
    rng_shuffle(rng, pool, count);
    *dealt = *seen;
    int held = dealt->side[opponent].count;
    dealt->side[opponent].count = 0;
    for (int i = 0; i < held; i++) {
        race_give(&dealt->side[opponent], pool[--count]);
    }
    memcpy(dealt->deck, pool, (size_t)count);
}

static struct move choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    const struct endgame_stakes stakes = endgame_stakes_of(&seen->pub);
    struct race race, dealt;
    uint8_t action[ACTIONS_MAX], unseen[CARD_KINDS];
    int64_t win[ACTIONS_MAX] = {0};
    race_see(&race, seen);
    mille_unseen(seen, unseen);
    int count = linear_eval_actions(&race, action), best = 0;
    uint32_t left = budget && budget->iterations ? budget->iterations : PLAIN_ITERATIONS;
    for (; count > 1 && left >= (uint32_t)count; left -= (uint32_t)count) {
        deal(&race, unseen, 1 - seen->seat, rng, &dealt);
        for (int i = 0; i < count; i++) {
            struct race rest = dealt;
            race_do(&rest, action[i]);
            neural_eval_play_on(&neural_eval_weights, &rest, TURNS_ALL);
            win[i] += endgame_win(&rest, &stakes, seen->seat);
        }
    }
    for (int i = 1; i < count; i++) {
        best = win[i] > win[best] ? i : best;
    }
    return race_move(&race, action[best]);
}

const struct player mille_plain[] = {{"plain", choose}, {.name = NULL}};
