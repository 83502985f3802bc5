/* SPDX-License-Identifier: MIT */
#include "bones_sitting.h"
#include "test.h"

#include <string.h>

struct bones_sitting at;

void bones_sitting_look(void)
{
    bones_game.observe(&at.game, 0, &at.seen);
    at.look.mine = at.seen.pub.turn == 0;
}

void bones_sitting_start(uint64_t seed, int w, int h, bool reduced)
{
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    setup.option[BONES_OPTION_TARGET] = BONES_TARGET_150;
    setup.option[BONES_OPTION_OPENING] = (uint8_t)(seed % 2);
    bones_game.start(&at.game, &setup, NULL);
    at.look = (struct bones_look){.alone = true,
                                  .tells = seed % 3 != 0,
                                  .digits = seed % 2 == 0,
                                  .focus = FOCUS_NONE,
                                  .pressed = FOCUS_NONE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        at.look.seat[seat] = (struct sitter){seat ? "Odette" : "You", "icons/portrait_you", NULL, NULL};
    }
    at.reduced = reduced;
    memset(&at.view, 0, sizeof at.view);
    bones_sitting_look();
    bones_view_reset(&at.view, &at.seen);
    at.frame = frame_plain(w, h);
    bones_view_layout(&at.view, &at.frame, false);
    at.look.focus = bones_input_first(&at.view);
    at.rng = rng_make(seed, RNG_PLAYER);
}

void bones_sitting_play(struct move move)
{
    struct event_list events = {.count = 0};
    assert_int_equal(bones_game.apply(&at.game, move, &events), REFUSAL_NONE);
    bones_sitting_look();
    at.view.motion.reduced = at.reduced;
    bones_view_add(&at.view, &events);
    bones_view_settle(&at.view, &at.seen);
}

struct move bones_sitting_any_move(void)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&at.game, moves);
    return moves[rng_below(&at.rng, (uint32_t)count)];
}

void bones_sitting_draw(void)
{
    picture_begin(at.frame);
    bones_draw(&at.view, &at.look, &picture, 5);
    picture_end();
}
