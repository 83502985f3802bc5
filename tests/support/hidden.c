/* SPDX-License-Identifier: MIT */
#include "hidden.h"

#include "base/check.h"

struct mille_state hidden_state(const struct mille_observation *seen, struct rng *rng)
{
    struct mille_state state = {.pub = seen->pub, .rng = rng_make(1, RNG_DEAL)};
    uint8_t unseen[CARD_KINDS];
    uint8_t card[DECK_CARDS_MAX];
    int count = 0;
    mille_unseen(seen, unseen);
    for (int kind = CARD_25; kind < CARD_KINDS; kind++) {
        for (int i = 0; i < unseen[kind]; i++) {
            CHECK(count < DECK_CARDS_MAX);
            card[count++] = (uint8_t)kind;
        }
    }
    rng_shuffle(rng, card, count);
    state.hand[seen->seat] = seen->own;
    for (int seat = 0; seat < seen->pub.seats; seat++) {
        struct mille_hand *hand = &state.hand[seat];
        while (seat != seen->seat && hand->count < seen->pub.hand[seat]) {
            CHECK(count > 0);
            hand->card[hand->count++] = card[--count];
        }
    }
    CHECK(count == seen->pub.deck);
    for (int i = 0; i < count; i++) {
        state.deck[i] = card[i];
    }
    return state;
}

const char *hidden_wrong(const struct mille_observation *seen, struct rng *rng)
{
    struct mille_state state = hidden_state(seen, rng);
    const char *wrong = mille_game.check(&state);
    while (!wrong && mille_game.turn(&state) != SEAT_NONE) {
        mille_do(&state, mille_random_move(&state.pub, &state.hand[state.pub.turn], rng), NULL);
        wrong = mille_game.check(&state);
    }
    return wrong;
}
