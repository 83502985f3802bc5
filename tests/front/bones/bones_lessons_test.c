/* SPDX-License-Identifier: MIT */
/* The lessons of the dominoes, played as they are written: every move is legal, and scores what the coach
 * says. */
#include "front/bones/bones_front.h"
#include "games/bones/bones.h"
#include "test.h"

#include <string.h>

enum { REASON_SIZE = 160 };

static struct bones_state state;

static void lay(const struct lesson *lesson, const char *position)
{
    struct game_setup setup = {.seed = lesson->seed, .seats = lesson->seats, .sides = lesson->seats};
    char reason[REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    memcpy(setup.option, lesson->option, sizeof setup.option);
    bones_game.start(&state, &setup, NULL);
    if (!bones_game.prepare(&state, position, &why)) {
        fail_msg("%s: %s", lesson->title, reason);
    }
}

static void begin(const struct lesson *lesson)
{
    lay(lesson, lesson->position);
}

/* What a step asks for. */
static void go(const struct lesson *lesson, const struct lesson_step *step)
{
    if (step->act == LESSON_LAY) {
        lay(lesson, step->position);
    } else {
        assert_int_equal(bones_game.apply(&state, step->moves[0], NULL), REFUSAL_NONE);
        assert_null(bones_game.check(&state));
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

static void every_lesson_goes_as_it_is_written(void)
{
    /* What each choice of the person scores. */
    static const int scores[BONES_LESSONS][4] = {{10, 20},   {10, 5, 10},  {15, 5, 10},
                                                 {0, 0, 15}, {10, 25, 65}, {0, 0, 10}};
    for (int i = 0; i < BONES_LESSONS; i++) {
        const struct lesson *lesson = &bones_lessons.lesson[i];
        begin(lesson);
        int choice = 0;
        for (const struct lesson_step *step = lesson->steps; step->act != LESSON_END; step++) {
            bool learns = step->act == LESSON_LEARN;
            assert_int_equal(state.pub.turn == 0, learns);
            assert_true(!learns || step->say);
            assert_true(!learns || others(step) == 0 || step->otherwise);
            int32_t before = points();
            go(lesson, step);
            if (learns) {
                assert_int_equal(points() - before, scores[i][choice++]);
            }
        }
        assert_true(choice > 0 && lesson->title && lesson->goal && lesson->praise);
    }
}

/* What other moves would score, where the coach says that they score nothing, or less. */
static void the_coach_says_the_truth_about_other_moves(void)
{
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
            go(lesson, step);
        }
    }
}

/* Of the fifth lesson: until a round is over. */
static const struct lesson_step *round_of(const struct lesson_step *step)
{
    do {
        go(&bones_lessons.lesson[4], step++);
    } while (state.pub.phase != BONES_PHASE_ROUND_OVER);
    return step;
}

static int dots_of_others(void)
{
    return bones_dots_of(state.hand[1]) + bones_dots_of(state.hand[2]) + bones_dots_of(state.hand[3]);
}

/* Twelve dots are left, and ten points; then a round is locked, whose 57 make 55. */
static void a_domino_and_a_locked_round_are_played_and_rounded(void)
{
    begin(&bones_lessons.lesson[4]);
    const struct lesson_step *step = round_of(bones_lessons.lesson[4].steps);
    assert_int_equal(dots_of_others(), 12);
    assert_int_equal(state.pub.seat[0].points[BONES_LINE_DOMINO], 10);
    step = round_of(step);
    assert_int_equal(step->act, LESSON_END);
    assert_int_equal(bones_dots_of(state.hand[0]), 13);
    assert_int_equal(dots_of_others(), 57);
    assert_int_equal(state.pub.seat[0].points[BONES_LINE_LOCKED], 55);
}

const struct test tests[] = {
    TEST(every_lesson_goes_as_it_is_written),
    TEST(the_coach_says_the_truth_about_other_moves),
    TEST(a_domino_and_a_locked_round_are_played_and_rounded),
    {0},
};
