/* SPDX-License-Identifier: MIT */
/* The domino table's picture knows no more than its seat: what that cannot see may lie anyhow. */
#include "bones_rig.h"

#include "bones_sitting.h"
#include "front/bones/words.h"

#include "base/hash.h"
#include "test.h"

#include <string.h>

static void take_line(void *context, const char *line)
{
    uint64_t *hash = context;
    *hash = hash_number(hash_bytes(*hash, line, strlen(line)), '\n');
}

static uint64_t picture_hash(void)
{
    uint64_t hash = HASH_START;
    bones_sitting_draw();
    draw_dump(&picture, take_line, &hash);
    struct status status;
    char says[160];
    struct text out = text_in(says, sizeof says);
    const struct motion_step *step = motion_now(&at.view.motion);
    at.look.told = step && bones_step_text(&at.view, &at.look, step, &out) ? says : NULL;
    bones_bar_make(&at.view, &at.look, &status);
    hash = hash_bytes(hash, status.message, strlen(status.message));
    return hash_bytes(hash, status.hint, strlen(status.hint));
}

/* All that seat 0 cannot see is dealt anew: the same picture. */
static void the_picture_is_blind_to_what_its_seat_cannot_see(void)
{
    int looked = 0;
    for (uint64_t seed = 30; seed < 36; seed++) {
        bones_sitting_start(seed, picture_windows[seed % PICTURE_WINDOWS][0],
                            picture_windows[seed % PICTURE_WINDOWS][1], false);
        for (int i = 0; i < 60; i++) {
            bones_sitting_play(bones_sitting_any_move());
            motion_skip(&bones_motion, &at.view, NULL);
            if (at.game.pub.phase != BONES_PHASE_PLAY) {
                continue;
            }
            struct bones_state kept = at.game;
            uint64_t looks[2];
            for (int anew = 0; anew < 2; anew++) {
                if (anew) {
                    rig_shuffle_unseen(&at.game, 0, &at.rng);
                }
                bones_sitting_look();
                bones_view_reset(&at.view, &at.seen);
                at.look.focus = bones_input_first(&at.view);
                looks[anew] = picture_hash();
            }
            assert_true(looks[0] == looks[1]);
            at.game = kept;
            looked++;
        }
    }
    assert_true(looked > 60);
}

/* A view that is handed what only others may know draws the same as one that is not, at every moment. */
static void events_of_others_show_nothing_that_is_hidden(void)
{
    static struct bones_view blind;
    int moments = 0;
    for (uint64_t seed = 40; seed < 44; seed++) {
        bones_sitting_start(seed, 1920, 1080, false);
        for (int i = 0; i < 80 && at.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            struct event_list events = {.count = 0}, masked;
            assert_int_equal(bones_game.apply(&at.game, bones_sitting_any_move(), &events), REFUSAL_NONE);
            bones_sitting_look();
            masked = events;
            for (int k = 0; k < masked.count; k++) {
                masked.item[k] = event_seen_by(masked.item[k], 0);
            }
            blind = at.view;
            bones_view_add(&at.view, &events);
            bones_view_settle(&at.view, &at.seen);
            bones_view_add(&blind, &masked);
            bones_view_settle(&blind, &at.seen);
            while (at.view.motion.count > 0) {
                motion_advance(&bones_motion, &at.view, 120, NULL);
                motion_advance(&bones_motion, &blind, 120, NULL);
                uint64_t open = picture_hash();
                struct bones_view kept = at.view;
                at.view = blind;
                assert_true(picture_hash() == open);
                at.view = kept;
                moments++;
            }
        }
    }
    assert_true(moments > 500);
}

const struct test tests[] = {
    TEST_WITH(the_picture_is_blind_to_what_its_seat_cannot_see, picture_open, picture_close),
    TEST_WITH(events_of_others_show_nothing_that_is_hidden, picture_open, picture_close),
    {0},
};
