/* SPDX-License-Identifier: MIT */
#include "front/cubes/tally.h"

enum { MILLION = 1000000 };

static void add_roll(struct cubes_tally_seat *seat, const struct cubes_public *before,
                     const struct event *event)
{
    struct cubes_fraction risk = cubes_bust_of_roll(before, event->target);
    seat->dice += cubes_dice_in(event->target);
    seat->risks += risk.whole > 0 ? (int64_t)risk.part * MILLION / risk.whole : 0;
}

void cubes_tally_add(struct cubes_tally *tally, const struct cubes_public *before,
                     const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        if (event->kind == CUBES_EVENT_GAME_STARTED) {
            *tally = (struct cubes_tally){.seat = {{.turns = 0}}};
        }
        tally->overtime = tally->overtime || event->kind == CUBES_EVENT_OVERTIME;
        if (event->seat < 0 || event->seat >= CUBES_SEATS_MAX) {
            continue;
        }
        struct cubes_tally_seat *seat = &tally->seat[event->seat];
        int32_t points = event->value * CUBES_FIFTY;
        switch (event->kind) {
        case CUBES_EVENT_TURN:
            seat->turns = event->value;
            break;
        case CUBES_EVENT_ROLLED:
            add_roll(seat, before, event);
            break;
        case CUBES_EVENT_SCORED:
            seat->fives += event->card == CUBES_FIVE_ALIKE;
            seat->straights += event->card == CUBES_STRAIGHT;
            break;
        case CUBES_EVENT_ALL_FIVE:
            seat->hot++;
            break;
        case CUBES_EVENT_BUST:
            seat->busts++;
            break;
        case CUBES_EVENT_STOOD:
            seat->points += points;
            seat->last = points;
            seat->best = points > seat->best ? points : seat->best;
            break;
        case CUBES_EVENT_ON_BOARD:
            seat->boarded = seat->turns;
            break;
        default:
            break;
        }
    }
}
