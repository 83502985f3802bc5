/* SPDX-License-Identifier: MIT */
#include "training/races.h"

#include "games/mille/inside.h"

#include <string.h>

void race_know(struct race *race, const struct mille_state *state)
{
    int seat = state->pub.turn;
    const struct mille_hand *hand = &state->hand[1 - seat];
    struct racer *opponent = &race->side[1 - seat];
    struct mille_observation seen = {.pub = state->pub, .seat = (uint8_t)seat, .own = state->hand[seat]};
    race_see(race, &seen);
    opponent->count = 0;
    for (int i = 0; i < hand->count; i++) {
        race_give(opponent, hand->card[i]);
    }
    memcpy(race->deck, state->deck, sizeof race->deck);
}

void race_note(struct race *race, int action)
{
    if (action < ACTION_DRAW) {
        mille_remember(race->recent[race->turn], action);
    }
}

void race_deal(struct race *race, struct rng *rng, int starter)
{
    memset(race, 0, sizeof *race);
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        race->hidden[card] = mille_cards[card].count;
        memset(race->deck + count, card, mille_cards[card].count);
        count += mille_cards[card].count;
    }
    rng_shuffle(rng, race->deck, DECK_CARDS);
    race->left = DECK_CARDS;
    for (int i = 0; i < RACERS * HAND_CARDS; i++) {
        race_give(&race->side[i % RACERS], race->deck[--race->left]);
    }
    race->turn = (uint8_t)starter;
    race->phase = PHASE_DRAW;
    race->trip = -1;
    race->may_extend = true;
    race->goal = GOAL_MILES;
}

void neural_eval_play_on(const struct neural_eval *net, struct race *race, int turns)
{
    int turn = RACERS;
    while (race_goes_on(race, &turn, &turns)) {
        race_do(race, neural_eval_choose(net, race));
    }
}

void field_start(struct field *field, enum mille_rule_set set, int seats, int sides, uint64_t seed)
{
    struct game_setup setup = {.seed = seed, .seats = seats, .sides = sides};
    mille_rule_set_fill(set, seats, sides, setup.option);
    mille_game.start(&field->state, &setup, NULL);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        field->hidden[card] = (uint8_t)mille_deck_count(&field->state.pub, card);
    }
    field->hidden[CARD_NONE] = 0;
}
