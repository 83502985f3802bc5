/* SPDX-License-Identifier: MIT */
/* The domino table's picture knows no more than its seat: what that cannot see may lie anyhow. */
#include "bones_rig.h"

#include "front/bones/input.h"
#include "front/bones/words.h"

#include "base/hash.h"
#include "base/rng.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { WINDOWS = 6 };

/* One of each kind. */
static const int windows[WINDOWS][2] = {{1920, 1080}, {1280, 1024}, {1000, 1000},
                                        {720, 1280},  {800, 600},   {960, 540}};

static struct bones_state game;
static struct bones_observation seen;
static struct bones_view view;
static struct bones_look look;
static struct draw_list list;
static struct frame frame;
static struct rng rng;

static float width(const void *context, enum font font, float size, float tracking, const char *string)
{
    (void)context;
    (void)font;
    return (size * .5f + tracking) * (float)strlen(string);
}

static const struct type_metrics metrics = {.width = width};

static void look_on(void)
{
    bones_game.observe(&game, 0, &seen);
    look.mine = seen.pub.turn == 0;
}

static void sit_down(uint64_t seed, int w, int h, bool reduced)
{
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    setup.option[BONES_OPTION_TARGET] = BONES_TARGET_150;
    setup.option[BONES_OPTION_OPENING] = (uint8_t)(seed % 2);
    bones_game.start(&game, &setup, NULL);
    look = (struct bones_look){.alone = true,
                               .tells = seed % 3 != 0,
                               .reduced = reduced,
                               .digits = seed % 2 == 0,
                               .focus = FOCUS_NONE,
                               .pressed = FOCUS_NONE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = (struct bones_sitter){seat ? "Odette" : "You", "icons/portrait_you", NULL, NULL};
    }
    memset(&view, 0, sizeof view);
    look_on();
    bones_view_reset(&view, &seen);
    frame = frame_plain(w, h);
    bones_view_layout(&view, &frame, false);
    look.focus = bones_input_first(&view);
    rng = rng_make(seed, RNG_PLAYER);
}

static void draw(void)
{
    draw_begin(&list, frame);
    list.text_scale = 1;
    bones_draw(&view, &look, &list, 5);
}

static void play(struct move move)
{
    struct event_list events = {.count = 0};
    assert_int_equal(bones_game.apply(&game, move, &events), REFUSAL_NONE);
    look_on();
    bones_view_add(&view, &events, look.reduced);
    bones_view_settle(&view, &seen);
}

static struct move any_move(void)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&game, moves);
    return moves[rng_below(&rng, (uint32_t)count)];
}

static void take_line(void *context, const char *line)
{
    uint64_t *hash = context;
    *hash = hash_number(hash_bytes(*hash, line, strlen(line)), '\n');
}

static uint64_t picture(void)
{
    uint64_t hash = HASH_START;
    draw();
    draw_dump(&list, take_line, &hash);
    struct bones_bar status;
    bones_bar_make(&view, &look, &status);
    hash = hash_bytes(hash, status.message, strlen(status.message));
    return hash_bytes(hash, status.hint, strlen(status.hint));
}

/* All that seat 0 cannot see is dealt anew: the same picture. */
static void the_picture_is_blind_to_what_its_seat_cannot_see(void **state)
{
    (void)state;
    int looked = 0;
    for (uint64_t seed = 30; seed < 36; seed++) {
        sit_down(seed, windows[seed % WINDOWS][0], windows[seed % WINDOWS][1], false);
        for (int i = 0; i < 60; i++) {
            play(any_move());
            bones_view_skip(&view, NULL);
            if (game.pub.phase != BONES_PHASE_PLAY) {
                continue;
            }
            struct bones_state kept = game;
            uint64_t pictures[2];
            for (int anew = 0; anew < 2; anew++) {
                if (anew) {
                    rig_shuffle_unseen(&game, 0, &rng);
                }
                look_on();
                bones_view_reset(&view, &seen);
                look.focus = bones_input_first(&view);
                pictures[anew] = picture();
            }
            assert_true(pictures[0] == pictures[1]);
            game = kept;
            looked++;
        }
    }
    assert_true(looked > 60);
}

/* A view that is handed what only others may know draws the same as one that is not, at every moment. */
static void events_of_others_show_nothing_that_is_hidden(void **state)
{
    (void)state;
    static struct bones_view blind;
    int moments = 0;
    for (uint64_t seed = 40; seed < 44; seed++) {
        sit_down(seed, 1920, 1080, false);
        for (int i = 0; i < 80 && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            struct event_list events = {.count = 0}, masked;
            assert_int_equal(bones_game.apply(&game, any_move(), &events), REFUSAL_NONE);
            look_on();
            masked = events;
            for (int k = 0; k < masked.count; k++) {
                masked.item[k] = event_seen_by(masked.item[k], 0);
            }
            blind = view;
            bones_view_add(&view, &events, false);
            bones_view_settle(&view, &seen);
            bones_view_add(&blind, &masked, false);
            bones_view_settle(&blind, &seen);
            while (view.count > 0) {
                bones_view_advance(&view, 120, false, NULL);
                bones_view_advance(&blind, 120, false, NULL);
                uint64_t open = picture();
                struct bones_view kept = view;
                view = blind;
                assert_true(picture() == open);
                view = kept;
                moments++;
            }
        }
    }
    assert_true(moments > 500);
}

static int open_list(void **state)
{
    (void)state;
    draw_init(&list, &metrics);
    return 0;
}

static int close_list(void **state)
{
    (void)state;
    draw_free(&list);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_picture_is_blind_to_what_its_seat_cannot_see),
        cmocka_unit_test(events_of_others_show_nothing_that_is_hidden),
    };
    return cmocka_run_group_tests_name("what the domino table must not show", tests, open_list, close_list);
}
