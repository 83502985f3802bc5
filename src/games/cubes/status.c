/* SPDX-License-Identifier: MIT */
#include "games/cubes/status.h"

#include "games/cubes/inside.h"

enum { TENTHS = 10 };

static int32_t larger(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* Points to the goal and to the lead. */
static int32_t wanting(const struct cubes_public *pub, int seat)
{
    int32_t needed = larger(pub->goal, cubes_highest_but(pub, seat) + CUBES_LEAD);
    return larger(needed - pub->seat[seat].score, 0);
}

void cubes_status_of(const struct cubes_public *pub, struct cubes_status *status)
{
    *status = (struct cubes_status){.goal = pub->goal,
                                    .jokers = pub->jokers,
                                    .over = pub->phase == CUBES_PHASE_OVER,
                                    .overtime = cubes_overtime(pub),
                                    .winner = cubes_winner(pub),
                                    .seats = pub->seats,
                                    .at_risk = cubes_turn_points(pub)};
    for (int i = 0; i < pub->seats; i++) {
        const struct cubes_seat *seat = &pub->seat[i];
        status->seat[i] = (struct cubes_status_seat){
            .score = seat->score,
            .turns = seat->turns,
            .busts = seat->busts,
            .best = seat->best,
            .average = seat->turns > 0 ? (2 * TENTHS * seat->score + seat->turns) / (2 * seat->turns) : 0,
            .wanting = wanting(pub, i),
            .on_board = seat->score > 0,
            .off_board = seat->score >= pub->goal,
            .left = seat->left,
            .turn = !status->over && pub->turn == i,
        };
    }
}
