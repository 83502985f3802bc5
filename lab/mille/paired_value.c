/* SPDX-License-Identifier: MIT */
#include "mille/paired_value.h"

#include "games/mille/ai/endgame.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/rally.h"
#include "games/mille/ai/regular.h"
#include "training/races.h"

#include <string.h>

enum { EXTENSION_PLAYOUTS = 4 /* factor of playouts for extensions, which are rare and important */ };

static const struct {
    const char *name;
    int (*choose)(const struct race *race);
} opponents[] = {{"regular", regular_in_race}, {"rally", rally_in_race}};

bool paired_value_open(struct paired_value *paired, const char *opponent, uint64_t playouts)
{
    *paired = (struct paired_value){.playouts = playouts};
    for (size_t i = 0; i < sizeof opponents / sizeof *opponents; i++) {
        if (strcmp(opponents[i].name, opponent) == 0) {
            paired->opponent = opponents[i].choose;
        }
    }
    return paired->opponent != NULL;
}

/* The chance of a seat to win the game after an action. */
static double play_out(const struct paired_value *paired, const struct endgame_stakes *stakes,
                       struct race race, int action)
{
    int seat = race.turn;
    race_do(&race, action);
    while (race.phase != PHASE_HAND_OVER) {
        race_do(&race, race.turn == seat ? neural_eval_choose(&neural_eval_weights, &race)
                                         : paired->opponent(&race));
    }
    return (double)endgame_win(&race, stakes, seat) / EQUITY_ONE;
}

double paired_value_of(const struct paired_value *paired, const struct mille_state *state, struct move move,
                       struct rng *rng)
{
    struct race race;
    race_know(&race, state);
    int action = race_action(move);
    int quick = neural_eval_choose(&neural_eval_weights, &race);
    if (action == quick) {
        return 0;
    }
    uint64_t playouts = race.left <= 1               ? 1 /* the deck is empty */
                        : race.phase == PHASE_EXTEND ? paired->playouts * EXTENSION_PLAYOUTS
                                                     : paired->playouts;
    const struct endgame_stakes stakes = endgame_stakes_of(&state->pub);
    double sum = 0;
    for (uint64_t i = 0; i < playouts; i++) {
        rng_shuffle(rng, race.deck, race.left);
        sum += play_out(paired, &stakes, race, action) - play_out(paired, &stakes, race, quick);
    }
    return sum / (double)playouts;
}
