/* SPDX-License-Identifier: MIT */
#include "table/daily.h"
#include "games/bones/bones.h"

static int opponent(int date, int seat)
{
    (void)date;
    return seat - 1;
}

static int points(const void *state)
{
    const struct bones_state *over = state;
    return bones_side_points(&over->pub, 0);
}

const struct daily bones_daily = {
    .game = &bones_game,
    .table = DAILY_DOMINOES,
    .seats = BONES_SEATS_MAX,
    .option = {[BONES_OPTION_TARGET] = BONES_TARGET_150, [BONES_OPTION_REDEAL] = BONES_REDEAL_OFF},
    .iterations = 100,
    .house = {"baker", "postman", "patronne", "marius"},
    .opponent = opponent,
    .result = points,
};

int bones_daily_place(const struct bones_public *pub)
{
    int place = 1;
    for (int seat = 1; seat < pub->seats; seat++) {
        place += bones_side_points(pub, seat) > bones_side_points(pub, 0);
    }
    return place;
}
