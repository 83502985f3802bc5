/* SPDX-License-Identifier: MIT */
#include "dice_recount.h"

#include "base/rng.h"
#include "games/cubes/cubes.h"
#include "test.h"

void recount_events(struct recount *count, const struct event_list *events, int seat)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == CUBES_EVENT_GAME_STARTED) {
            *count = (struct recount){.turns = 0};
        }
        if (event->seat != seat) {
            continue;
        }
        count->turns += event->kind == CUBES_EVENT_TURN;
        count->busts += event->kind == CUBES_EVENT_BUST;
        count->hot += event->kind == CUBES_EVENT_ALL_FIVE;
        for (unsigned mask = event->kind == CUBES_EVENT_ROLLED ? event->target : 0; mask; mask &= mask - 1) {
            count->dice++;
        }
        if (event->kind == CUBES_EVENT_STOOD) {
            int points = event->value * CUBES_FIFTY;
            count->points += points;
            count->best = points > count->best ? points : count->best;
        }
    }
}

void play(struct session *session, int games, struct recount *count, int seat)
{
    struct rng rng = rng_make(17, RNG_COSMETIC);
    struct cubes_public seen;
    for (;;) {
        session_observe(session, SEAT_NONE, &seen);
        if (seen.phase == CUBES_PHASE_OVER && --games == 0) {
            return;
        }
        struct move moves[GAME_MOVES_MAX], hold = {.kind = CUBES_MOVE_HOLD};
        int legal = session->game->legal(session->state, moves);
        struct move move = moves[rng_below(&rng, (uint32_t)legal)];
        if (cubes_legal(&seen, hold) == REFUSAL_NONE && cubes_turn_points(&seen) >= ENOUGH) {
            move = hold;
        }
        if (move.kind == CUBES_MOVE_LEAVE) {
            continue;
        }
        struct event_list events = {0};
        assert_int_equal(session_play(session, move, &events), REFUSAL_NONE);
        recount_events(count, &events, seat);
    }
}
