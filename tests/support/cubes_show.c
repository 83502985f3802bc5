/* SPDX-License-Identifier: MIT */
#include "cubes_show.h"

#include "test.h"

#include <string.h>

struct cubes_show cubes_show;

void cubes_show_start(uint64_t seed, int seats, int jokers, enum frame_kind kind)
{
    struct game_setup setup = {.seed = seed, .seats = seats, .sides = seats};
    setup.option[CUBES_OPTION_JOKERS] = (uint8_t)jokers;
    setup.option[CUBES_OPTION_GAME] = seed % 2 ? CUBES_GAME_BLITZ : CUBES_GAME_STANDARD;
    cubes_show.events.count = 0;
    cubes_game.start(&cubes_show.state, &setup, &cubes_show.events);
    memset(&cubes_show.view, 0, sizeof cubes_show.view);
    cubes_view_reset(&cubes_show.view, &cubes_show.state.pub, 0);
    struct frame frame = kind == FRAME_WIDE ? frame_plain(1920, 1080) : frame_plain(720, 1280);
    cubes_view_layout(&cubes_show.view, &frame, false);
}

struct move cubes_show_any(struct rng *rng)
{
    struct move moves[GAME_MOVES_MAX];
    int count = cubes_game.legal(&cubes_show.state, moves);
    struct move move = moves[rng_below(rng, (uint32_t)count)];
    return move.kind == CUBES_MOVE_LEAVE && rng_below(rng, 40) ? moves[0] : move;
}

void cubes_show_play(struct move move, bool reduced)
{
    cubes_show.events.count = 0;
    assert_int_equal(cubes_game.apply(&cubes_show.state, move, &cubes_show.events), REFUSAL_NONE);
    cubes_show.view.motion.reduced = reduced;
    cubes_view_add(&cubes_show.view, &cubes_show.events);
}
