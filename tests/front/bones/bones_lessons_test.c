/* SPDX-License-Identifier: MIT */
/* The lessons of the dominoes, played as they are written: every move is legal, and scores what the coach
 * says. */
#include "front/bones/lessons.h"
#include "games/bones/bones.h"
#include "games/bones/position.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct bones_state state;

static void begin(const struct lesson *lesson)
{
    struct game_setup setup = {.seed = lesson->seed, .seats = lesson->seats, .sides = lesson->seats};
    char reason[BONES_REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    memcpy(setup.option, lesson->option, sizeof setup.option);
    bones_game.start(&state, &setup, NULL);
    if (!bones_game.prepare(&state, lesson->position, &why)) {
        fail_msg("%s: %s", lesson->title, reason);
    }
}

static int32_t points(void)
{
    return bones_side_points(&state.pub, 0);
}

/* How many choices the person has beside those that are wanted. */
static int others(const struct lesson_step *step)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&state, moves), wanted = 0;
    for (int i = 0; i < count; i++) {
        wanted += lesson_names(step, moves[i]);
    }
    assert_true(wanted > 0);
    return count - wanted;
}

static void every_lesson_goes_as_it_is_written(void **unused)
{
    (void)unused;
    /* What each choice of the person scores. */
    static const int scores[BONES_LESSONS][4] = {{10, 20},   {10, 5, 10}, {15, 5, 10},
                                                 {0, 0, 15}, {10, 25},    {0, 0, 10}};
    for (int i = 0; i < BONES_LESSONS; i++) {
        const struct lesson *lesson = &bones_lessons.lesson[i];
        begin(lesson);
        int choice = 0;
        for (const struct lesson_step *step = lesson->steps; step->act != LESSON_END; step++) {
            assert_int_equal(state.pub.turn == 0, step->act == LESSON_LEARN);
            assert_true(step->act == LESSON_RIVAL || step->say);
            assert_true(step->act == LESSON_RIVAL || others(step) == 0 || step->otherwise);
            int32_t before = points();
            assert_int_equal(bones_game.apply(&state, step->moves[0], NULL), REFUSAL_NONE);
            assert_null(bones_game.check(&state));
            if (step->act == LESSON_LEARN) {
                assert_int_equal(points() - before, scores[i][choice++]);
            }
        }
        assert_true(choice > 0 && lesson->title && lesson->goal && lesson->praise);
    }
}

/* What other moves would score, where the coach says that they score nothing, or less. */
static void the_coach_says_the_truth_about_other_moves(void **unused)
{
    (void)unused;
    for (int i = 0; i < BONES_LESSONS; i++) {
        const struct lesson *lesson = &bones_lessons.lesson[i];
        begin(lesson);
        for (const struct lesson_step *step = lesson->steps; step->act != LESSON_END; step++) {
            struct move moves[GAME_MOVES_MAX];
            int count = step->act == LESSON_LEARN ? bones_game.legal(&state, moves) : 0;
            bool nothing = step->otherwise && strstr(step->otherwise, "scores nothing");
            bool none = step->otherwise && strstr(step->otherwise, "makes no multiple");
            for (int k = 0; (nothing || none) && k < count; k++) {
                struct bones_state then = state;
                if (!lesson_names(step, moves[k])) {
                    bones_game.apply(&then, moves[k], NULL);
                    assert_int_equal(bones_side_points(&then.pub, 0), points());
                }
            }
            bones_game.apply(&state, step->moves[0], NULL);
        }
    }
}

/* The domino of its lesson: twelve dots are left, and ten points. */
static void the_dots_of_the_domino_are_rounded(void **unused)
{
    (void)unused;
    begin(&bones_lessons.lesson[4]);
    for (const struct lesson_step *step = bones_lessons.lesson[4].steps; step->act != LESSON_END; step++) {
        bones_game.apply(&state, step->moves[0], NULL);
    }
    int dots = 0;
    for (int tile = 1; tile <= BONES_TILES; tile++) {
        for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
            dots += state.hand[seat] & bones_bit(tile) ? bones_high[tile] + bones_low[tile] : 0;
        }
    }
    assert_int_equal(dots, 12);
    assert_int_equal(state.pub.seat[0].points[BONES_LINE_DOMINO], 10);
    assert_int_equal(state.pub.phase, BONES_PHASE_ROUND_OVER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_goes_as_it_is_written),
        cmocka_unit_test(the_coach_says_the_truth_about_other_moves),
        cmocka_unit_test(the_dots_of_the_domino_are_rounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
