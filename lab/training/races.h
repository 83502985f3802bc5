/* SPDX-License-Identifier: MIT */
/* Hands of the road game without a table, for trainers: dealt, known whole, noted and played out. */
#ifndef LAB_TRAINING_RACES_H
#define LAB_TRAINING_RACES_H

#include "games/mille/ai/field.h"
#include "games/mille/ai/neural_eval.h"
#include "games/mille/rule_sets.h"

/* Makes the race of a full state: both hands and the deck are known. */
void race_know(struct race *race, const struct mille_state *state);
/* Deals a new hand, with extensions allowed. starter: 0 or 1. */
void race_deal(struct race *race, struct rng *rng, int starter);
/* Deals the first hand of a game at a seating. */
void field_start(struct field *field, enum mille_rule_set set, int seats, int sides, uint64_t seed);
/* Adds an action that the side in turn is about to take to `recent`, if the action ends the turn. */
void race_note(struct race *race, int action);
/* A playout: quick players on both sides play `turns` turns, or to the end of the hand. */
void neural_eval_play_on(const struct neural_eval *net, struct race *race, int turns);

#endif
