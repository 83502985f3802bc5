/* SPDX-License-Identifier: MIT */
#include "hidden.h"

#include "base/check.h"

struct mille_state hidden_state(const struct mille_observation *seen, struct rng *rng)
{
    struct mille_state state = {.pub = seen->pub, .rng = rng_make(1, RNG_DEAL)};
    uint8_t unseen[CARD_KINDS];
    uint8_t card[DECK_CARDS];
    int count = 0;
    mille_unseen(seen, unseen);
    for (int kind = CARD_25; kind < CARD_KINDS; kind++) {
        for (int i = 0; i < unseen[kind]; i++) {
            CHECK(count < DECK_CARDS);
            card[count++] = (uint8_t)kind;
        }
    }
    int other = 1 - seen->seat;
    CHECK(count == seen->pub.deck + seen->pub.hand[other]);
    rng_shuffle(rng, card, count);
    state.hand[seen->seat] = seen->own;
    while (state.hand[other].count < seen->pub.hand[other]) {
        state.hand[other].card[state.hand[other].count++] = card[--count];
    }
    for (int i = 0; i < count; i++) {
        state.deck[i] = card[i];
    }
    return state;
}

const char *hidden_wrong(const struct mille_observation *seen, struct rng *rng)
{
    struct mille_state state = hidden_state(seen, rng);
    const char *wrong = mille_game.check(&state);
    while (!wrong && state.pub.phase <= PHASE_EXTEND) {
        mille_do(&state, mille_random_move(&state.pub, &state.hand[state.pub.turn], rng), NULL);
        wrong = mille_game.check(&state);
    }
    return wrong;
}
