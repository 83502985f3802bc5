/* SPDX-License-Identifier: MIT */
#include "bones_show.h"

#include "test.h"

#include <string.h>

struct bones_show bones_show;

void bones_show_hear(void *context, const struct game *of, int cue, float x)
{
    (void)context;
    assert_true(x < bones_show.frame.canvas.w);
    if (of == &bones_game) { /* ticks of counts are the cabinet's */
        bones_show.heard[cue]++;
        bones_show.heard_count++;
    }
}

const struct motion_ears bones_show_ears = {.hear = bones_show_hear};

void bones_show_look(void)
{
    bones_game.observe(&bones_show.game, bones_show.seat, &bones_show.seen);
}

void bones_show_start(uint64_t seed, int viewer)
{
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    setup.option[BONES_OPTION_TARGET] = BONES_TARGET_150;
    setup.option[BONES_OPTION_OPENING] = (uint8_t)(seed % 2);
    bones_game.start(&bones_show.game, &setup, NULL);
    bones_show.seat = viewer;
    memset(&bones_show.view, 0, sizeof bones_show.view);
    bones_show_look();
    bones_view_reset(&bones_show.view, &bones_show.seen);
    bones_show.frame = frame_plain(1920, 1080);
    bones_view_layout(&bones_show.view, &bones_show.frame, false);
    bones_show.rng = rng_make(seed, RNG_PLAYER);
    memset(bones_show.heard, 0, sizeof bones_show.heard);
    bones_show.heard_count = 0;
}

void bones_show_play(struct event_list *events)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&bones_show.game, moves);
    struct move move = moves[rng_below(&bones_show.rng, (uint32_t)count)];
    if (move.kind == BONES_MOVE_REDEAL && rng_below(&bones_show.rng, 3)) {
        move.kind = BONES_MOVE_KEEP;
    }
    events->count = 0;
    assert_int_equal(bones_game.apply(&bones_show.game, move, events), REFUSAL_NONE);
    bones_show_look();
}

void bones_show_follow(bool reduced)
{
    struct event_list events = {.count = 0};
    bones_show_play(&events);
    bones_show.view.motion.reduced = reduced;
    bones_view_add(&bones_show.view, &events);
    bones_view_settle(&bones_show.view, &bones_show.seen);
}
