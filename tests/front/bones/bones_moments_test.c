/* SPDX-License-Identifier: MIT */
/* What a person sees between two moves of dominoes: tiles that close up, a sum on its seal, the log of a
 * round whose hands are being opened. */
#include "bones_sitting.h"
#include "front/bones/words.h"
#include "test.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Where the own tiles stand; NAN: it is not there. */
static void see_hand(float x[BONES_TILES + 1])
{
    for (int tile = 0; tile <= BONES_TILES; tile++) {
        char name[32];
        x[tile] = NAN;
        snprintf(name, sizeof name, "bones/tile_%d%d", bones_high[tile], bones_low[tile]);
        for (size_t i = 0; i < picture.count && tile && (at.view.shown.hand & bones_bit(tile)); i++) {
            const struct draw_command *command = &picture.command[i];
            struct point middle = rect_middle(command->box);
            if (command->kind == DRAW_SPRITE && middle.y > at.view.layout.hand.y &&
                strcmp(draw_string(&picture, command->string), name) == 0) {
                x[tile] = middle.x;
            }
        }
    }
}

/* A tile leaves a gap, which closes while it flies: no other jumps, at the landing neither. */
static void the_hand_closes_up_while_a_tile_flies(void)
{
    enum { FRAME_MS = 10, LEAST = 20 };
    int closed = 0;
    bones_sitting_start(4, 1920, 1080, false);
    for (int move = 0; move < 400 && closed < LEAST; move++) {
        float before[BONES_TILES + 1], now[BONES_TILES + 1];
        motion_skip(&bones_motion, &at.view, NULL);
        bones_sitting_draw();
        see_hand(before);
        bool own = at.game.pub.turn == 0 && at.game.pub.phase == BONES_PHASE_PLAY;
        bones_sitting_play(bones_sitting_any_move());
        for (int i = 0; own && i < 60 && at.view.motion.count > 0; i++) {
            motion_advance(&bones_motion, &at.view, FRAME_MS, NULL);
            bones_sitting_draw();
            see_hand(now);
            const struct motion_step *step = motion_now(&at.view.motion);
            int flying = step ? step->event.card : BONES_TILE_NONE;
            for (int tile = 1; tile <= BONES_TILES; tile++) {
                bool there = tile != flying && !isnan(before[tile]) && !isnan(now[tile]);
                assert_true(!there || fabsf(now[tile] - before[tile]) < 12);
                closed += there && now[tile] != before[tile];
            }
            memcpy(before, now, sizeof before);
        }
    }
    assert_true(closed >= LEAST);
}

/* The seal is an ellipse: every sum that scores stands inside its ring, from the line to the figures' tops.
 */
static void a_sum_stays_inside_the_ring_of_its_seal(void)
{
    int seals = 0;
    for (uint64_t seed = 1; seed < 9; seed++) {
        const int *window = picture_windows[seed % PICTURE_WINDOWS];
        bones_sitting_start(seed, window[0], window[1], false);
        for (int move = 0; move < 60 && at.game.pub.phase < BONES_PHASE_ROUND_OVER; move++) {
            bones_sitting_play(bones_sitting_any_move());
            while (at.view.motion.count > 0) {
                motion_advance(&bones_motion, &at.view, 50, NULL);
                bones_sitting_draw();
                char says[64];
                struct text out = text_in(says, sizeof says);
                bones_sum_text(&at.view.shown.pub.board, &out);
                struct rect seal = {0, 0, 0, 0};
                for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
                    const char *string = draw_string(&picture, command->string);
                    if (command->kind == DRAW_SPRITE && strcmp(string, "bones/burst_score") == 0) {
                        seal = command->box;
                    } else if (command->kind == DRAW_TEXT && seal.w > 0 && strcmp(string, says) == 0) {
                        float size = command->as.text.size, y = command->box.y - seal.y - seal.h * 200 / 420;
                        float w = draw_text_width(&picture, says, command->as.text.font, size, 0) / 2;
                        float a = seal.w * .327f, b = seal.h * .262f;
                        assert_true(w * w / (a * a) + y * y / (b * b) < 1);
                        seals++;
                        seal.w = 0;
                    }
                }
            }
        }
    }
    assert_true(seals > 20);
}

/* Of a locked round nothing is told before the hands lie open, and then what is true. */
static void a_locked_round_is_told_once_its_hands_are_open(void)
{
    int locked = 0, told = 0;
    for (uint64_t seed = 1; seed < 60; seed++) {
        bones_sitting_start(seed, 1280, 720, false);
        while (at.game.pub.phase < BONES_PHASE_ROUND_OVER) {
            motion_skip(&bones_motion, &at.view, NULL);
            bones_sitting_play(bones_sitting_any_move());
        }
        bool shared = true;
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            shared = shared && at.game.pub.seat[seat].points[BONES_LINE_LOCKED] == 0;
        }
        bool round_locked = at.game.pub.chooser == SEAT_NONE;
        locked += round_locked;
        while (round_locked && at.view.motion.count > 0) {
            struct bones_log_line line[2];
            motion_advance(&bones_motion, &at.view, 50, NULL);
            if (bones_log_lines(&at.view, &at.look, line, 2) > 0 && strncmp(line[0].says, "Locked", 6) == 0) {
                assert_int_equal(strstr(line[0].says, "shared") != NULL, shared);
                told++;
            }
        }
    }
    assert_true(locked > 2 && told > 0);
}

/* While a round that ends the game is counted and told nothing promises another one; after any other round
 * the bar says what opens the next. */
static void a_round_that_ends_the_game_promises_no_other(void)
{
    int last = 0, others = 0;
    for (uint64_t seed = 1; seed < 12; seed++) {
        bones_sitting_start(seed, 1280, 720, false);
        for (int move = 0; move < 2000 && at.game.pub.phase != BONES_PHASE_GAME_OVER; move++) {
            motion_skip(&bones_motion, &at.view, NULL);
            bones_sitting_play(bones_sitting_any_move());
            bool over = at.game.pub.phase == BONES_PHASE_GAME_OVER;
            while (at.game.pub.phase >= BONES_PHASE_ROUND_OVER && at.view.motion.count > 0) {
                motion_advance(&bones_motion, &at.view, 200, NULL);
                const struct motion_step *step = motion_now(&at.view.motion);
                struct status bar;
                bones_bar_make(&at.view, &at.look, &bar);
                char says[160];
                struct text out = text_in(says, sizeof says);
                bool told = step && bones_step_text(&at.view, &at.look, step, &out);
                bool promised = strstr(bar.hint, "opens") != NULL || (told && strstr(says, "opens") != NULL);
                bool poster = step && (step->kind == BONES_STEP_DOMINO || step->kind == BONES_STEP_LOCKED);
                assert_int_equal(promised, poster && !over);
                assert_int_equal(strstr(bar.hint, "the game is over") != NULL, poster && over);
                last += poster && over;
                others += poster && !over;
            }
        }
    }
    assert_true(last > 20 && others > 20);
}

static bool is_written(const char *says)
{
    bones_sitting_draw();
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        if (command->kind == DRAW_TEXT && strcmp(draw_string(&picture, command->string), says) == 0) {
            return true;
        }
    }
    return false;
}

/* What the last tile scored says who has it; only what an aimed tile would make reads as an offer. */
static void what_was_scored_is_no_offer(void)
{
    int past = 0, offers = 0;
    for (uint64_t seed = 1; seed < 12; seed++) {
        const int *window = picture_windows[seed % PICTURE_WINDOWS];
        bones_sitting_start(seed, window[0], window[1], true);
        int scorer = SEAT_NONE;
        for (int move = 0; move < 60 && at.game.pub.phase < BONES_PHASE_ROUND_OVER; move++) {
            struct move next = bones_sitting_any_move();
            int seat = at.game.pub.turn, before = (int)bones_round_points(&at.game.pub.seat[seat]);
            bones_sitting_play(next);
            motion_skip(&bones_motion, &at.view, NULL);
            int points = (int)bones_round_points(&at.game.pub.seat[seat]) - before;
            scorer = points > 0 ? seat : next.kind == BONES_MOVE_PASS ? scorer : SEAT_NONE;
            if (at.game.pub.phase != BONES_PHASE_PLAY || at.game.pub.turn != 0) {
                continue;
            }
            int count = bones_count(&at.game.pub.board);
            char was[64], offer[64];
            struct text says = text_in(offer, sizeof offer);
            text_format(was, sizeof was, "= %d: %s +%d", count,
                        scorer == SEAT_NONE ? "" : at.look.seat[scorer].name, count);
            bones_result_text(count, &says);
            assert_int_equal(is_written(was), scorer != SEAT_NONE);
            assert_int_equal(is_written(offer), scorer == SEAT_NONE);
            past += scorer != SEAT_NONE;
            uint8_t tile[BONES_HAND];
            int tiles = bones_view_own(&at.view, at.view.shown.hand, tile);
            at.look.tells = true;
            for (int i = 0; i < tiles; i++) {
                bones_input_choose(&at.view, i);
                if (at.view.chosen != BONES_TILE_NONE && at.view.aimed != BONES_ARM_NONE) {
                    struct bones_board board = at.view.shown.pub.board;
                    bones_lay(&board, at.view.chosen, at.view.aimed);
                    struct text then = text_in(offer, sizeof offer);
                    bones_result_text(bones_count(&board), &then);
                    assert_true(is_written(offer));
                    offers++;
                }
                bones_view_put_back(&at.view);
            }
        }
    }
    assert_true(past > 3 && offers > 20);
}

const struct test tests[] = {
    TEST_WITH(the_hand_closes_up_while_a_tile_flies, picture_open, picture_close),
    TEST_WITH(a_sum_stays_inside_the_ring_of_its_seal, picture_open, picture_close),
    TEST_WITH(a_round_that_ends_the_game_promises_no_other, picture_open, picture_close),
    TEST_WITH(what_was_scored_is_no_offer, picture_open, picture_close),
    TEST_WITH(a_locked_round_is_told_once_its_hands_are_open, picture_open, picture_close),
    {0},
};
