/* SPDX-License-Identifier: MIT */
/* Movements of any table: when steps begin, end and are heard, by themselves; and what the cabinet does with
 * them at the table of the game to copy. */
#include "front/table/motion.h"

#include "front/null/null_front.h"
#include "front/scenes/table_scene.h"
#include "front/sound/cues.h"
#include "front/table/movement.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "robot.h"
#include "test.h"

#include <math.h>
#include <string.h>

/* ---- steps alone ----------------------------------------------------------------------------------- */

enum { PLAIN = 1, HOLDS, GROWS };

/* A view that notes what steps do: "a" as step a begins, "A" as it ends, and "a!" as it is heard half way. */
struct notebook {
    int unrelated;
    struct motion motion;
    char noted[64];
    bool beside; /* something moves beside the steps */
};

static void note(struct notebook *book, char what)
{
    size_t length = strlen(book->noted);
    assert_true(length + 1 < sizeof book->noted);
    book->noted[length] = what;
}

static void begin(void *view, struct motion_step *step)
{
    struct notebook *book = view;
    note(book, (char)step->event.card);
    book->motion.held = step->kind == HOLDS;
    step->length += step->kind == GROWS ? 50 : 0;
}

static void end(void *view, const struct motion_step *step)
{
    note(view, (char)(step->event.card - 'a' + 'A'));
}

static void hear(void *view, struct motion_step *step, const struct motion_ears *ears)
{
    if (step->heard == 0 && step->ms >= step->length / 2) {
        step->heard++;
        note(view, '!');
        motion_hear(ears, NULL, step->event.card, -1);
    }
}

static bool beside(void *view, float ms, const struct motion_ears *ears)
{
    (void)ms;
    (void)ears;
    return ((struct notebook *)view)->beside;
}

static const struct motion_acts acts = {
    .queue = offsetof(struct notebook, motion), .begin = begin, .end = end, .hear = hear, .beside = beside};
static const struct motion_acts silent = {
    .queue = offsetof(struct notebook, motion), .begin = begin, .end = end};

static struct motion_step *push(struct notebook *book, int kind, char name, float length)
{
    return motion_push(&book->motion, kind, &(struct event){.card = (uint8_t)name}, length);
}

static const char *noted(struct notebook *book)
{
    static char last[64];
    memcpy(last, book->noted, sizeof last);
    memset(book->noted, 0, sizeof book->noted);
    return last;
}

static void steps_follow_each_other_also_within_one_tick(void)
{
    struct notebook book = {0};
    assert_false(motion_advance(&acts, &book, 10, NULL));
    push(&book, PLAIN, 'a', 100);
    push(&book, PLAIN, 'b', 0);
    push(&book, PLAIN, 'c', 100);
    assert_null(motion_now(&book.motion));
    assert_true(motion_advance(&acts, &book, 40, NULL));
    assert_string_equal(noted(&book), "a");
    assert_int_equal((int)motion_ms(motion_now(&book.motion), 5), 45);
    assert_int_equal((int)motion_ms(motion_now(&book.motion), 500), 100);
    assert_true(motion_advance(&acts, &book, 40, NULL));
    assert_string_equal(noted(&book), "!");
    assert_true(motion_advance(&acts, &book, 40, NULL));
    assert_string_equal(noted(&book), "Ab!Bc");
    assert_int_equal((int)(motion_part(motion_now(&book.motion), 0) * 100), 20);
    assert_true(motion_advance(&acts, &book, 400, NULL));
    assert_string_equal(noted(&book), "!C");
    assert_false(motion_advance(&acts, &book, 10, NULL));
    book.beside = true;
    assert_true(motion_advance(&acts, &book, 10, NULL));
}

static void a_hush_slows_all_for_a_quarter_of_a_second(void)
{
    struct notebook book = {0};
    push(&book, PLAIN, 'a', 1000);
    motion_hush(&book.motion);
    motion_advance(&silent, &book, 100, NULL);
    assert_int_equal((int)roundf(motion_ms(motion_now(&book.motion), 0)), 60);
    motion_advance(&silent, &book, 150, NULL);
    assert_int_equal((int)roundf(motion_ms(motion_now(&book.motion), 0)), 150);
    motion_advance(&silent, &book, 100, NULL);
    assert_int_equal((int)roundf(motion_ms(motion_now(&book.motion), 0)), 250);
    motion_hush(&book.motion);
    motion_skip(&silent, &book, NULL);
    assert_true(motion_rate(&book.motion) >= 1);
    book.motion.reduced = true;
    motion_hush(&book.motion);
    assert_true(motion_rate(&book.motion) >= 1);
}

static void a_step_may_go_by_quicker_or_grow_as_it_begins(void)
{
    struct notebook book = {0};
    push(&book, PLAIN, 'a', 100)->rate = 2;
    push(&book, GROWS, 'b', 50);
    motion_advance(&silent, &book, 40, NULL);
    assert_int_equal((int)motion_ms(motion_now(&book.motion), 5), 90);
    motion_advance(&silent, &book, 20, NULL);
    assert_string_equal(noted(&book), "aAb");
    assert_int_equal((int)motion_ms(motion_now(&book.motion), 0), 10);
    motion_advance(&silent, &book, 80, NULL);
    assert_string_equal(noted(&book), "");
    motion_advance(&silent, &book, 20, NULL);
    assert_string_equal(noted(&book), "B");
}

static void steps_beside_each_other_begin_at_their_time(void)
{
    for (int ticks = 1; ticks <= 60; ticks *= 10) { /* coarse or fine */
        struct notebook book = {0};
        push(&book, PLAIN, 'a', 100);
        push(&book, PLAIN, 'b', 100)->begin = 30;
        push(&book, PLAIN, 'c', 100)->begin = 30;
        push(&book, PLAIN, 'd', 100);
        for (int tick = 0; tick < ticks; tick++) {
            motion_advance(&silent, &book, 60.0f / (float)ticks, NULL);
        }
        assert_string_equal(noted(&book), "abc");
        assert_int_equal((int)(motion_ms(motion_find(&book.motion, PLAIN), 0) + .5f), 60);
        assert_int_equal((int)(book.motion.step[1].ms + .5f), 30);
        assert_int_equal((int)(book.motion.step[2].ms + .5f), 0);
        motion_advance(&silent, &book, 90, NULL);
        assert_string_equal(noted(&book), "AB");
        motion_advance(&silent, &book, 20, NULL);
        assert_string_equal(noted(&book), "Cd");
        assert_int_equal((int)(motion_now(&book.motion)->ms + .5f), 10);
    }
}

static void a_step_holds_the_movement_until_it_was_shown(void)
{
    for (int skipped = 0; skipped < 2; skipped++) {
        struct notebook book = {0};
        push(&book, PLAIN, 'a', 100);
        push(&book, HOLDS, 'b', 1);
        push(&book, PLAIN, 'c', 100);
        if (skipped) {
            motion_skip(&silent, &book, NULL);
        } else {
            motion_advance(&silent, &book, 150, NULL);
        }
        assert_string_equal(noted(&book), "aAb");
        assert_true(book.motion.held);
        assert_true(motion_advance(&silent, &book, 150, NULL));
        motion_skip(&silent, &book, NULL);
        assert_string_equal(noted(&book), "");
        motion_release(&book.motion);
        motion_advance(&silent, &book, 10, NULL);
        assert_string_equal(noted(&book), "Bc");
        motion_skip(&silent, &book, NULL);
        assert_string_equal(noted(&book), "C");
    }
}

static void note_cue(void *context, const struct game *game, int cue, float x)
{
    assert_null(game);
    assert_true(x < 0);
    note(context, (char)cue);
}

static void what_is_skipped_is_heard_in_its_order(void)
{
    struct notebook book = {0}, heard = {0};
    const struct motion_ears ears = {.context = &heard, .hear = note_cue};
    push(&book, PLAIN, 'a', 100);
    push(&book, PLAIN, 'b', 100)->begin = 30;
    push(&book, PLAIN, 'c', 100);
    motion_advance(&acts, &book, 60, &ears);
    assert_string_equal(noted(&heard), "a");
    motion_skip(&acts, &book, &ears);
    assert_string_equal(noted(&heard), "bc");
    assert_int_equal(book.motion.count, 0);
}

/* ---- what comes down and counts up ------------------------------------------------------------------- */

/* Lands at 40 and 80 ms with forces of .2 and .4, and counts by ticks at 50 and 60. */
static bool landing(const void *view, const struct motion_step *step, int index, struct motion_landing *out)
{
    (void)view;
    (void)step;
    *out = (struct motion_landing){
        .at = 40 * (float)(index + 1), .box = {0, 0, 9, 9}, .force = .2f * (float)(index + 1)};
    return index < 2;
}

static bool count_tick(const void *view, const struct motion_step *step, int index, struct motion_tick *out)
{
    (void)view;
    (void)step;
    *out = (struct motion_tick){.at = 50 + 10 * (float)index, .pitch = index, .x = -1};
    return index < 2;
}

static const struct motion_acts weighty = {.queue = offsetof(struct notebook, motion),
                                           .begin = begin,
                                           .end = end,
                                           .landing = landing,
                                           .tick = count_tick};

static void note_landing(void *context, struct rect box, float force, bool dusty)
{
    (void)box;
    (void)dusty;
    note(context, (char)('0' + (int)roundf(force * 10)));
}

static void note_tick(void *context, const struct game *game, int cue, float x)
{
    assert_null(game);
    assert_true(x < 0);
    note(context, (char)('x' + cue - CUE_RISE));
}

static void a_step_lands_and_counts_up_at_its_times(void)
{
    struct notebook book = {0};
    struct motion_ears ears = {.context = &book, .hear = note_tick, .land = note_landing};
    push(&book, PLAIN, 'a', 100);
    motion_advance(&weighty, &book, 30, &ears);
    assert_string_equal(noted(&book), "a");
    motion_advance(&weighty, &book, 20, &ears);
    assert_string_equal(noted(&book), "x2");
    motion_advance(&weighty, &book, 20, &ears);
    assert_string_equal(noted(&book), "y");
    motion_advance(&weighty, &book, 30, &ears);
    assert_string_equal(noted(&book), "4A");
    push(&book, PLAIN, 'b', 100);
    motion_skip(&weighty, &book, NULL);
    assert_string_equal(noted(&book), "bB");
}

/* ---- at a table ------------------------------------------------------------------------------------ */

static struct robot robot;

static void sit_down(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    settings_set_number(&robot.front.settings, "null", "lessons_offered", 1);
    robot_choose(&robot, null_front.item);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
}

/* The first press hurries, the second skips; what comes after goes by at its own pace. */
static void what_was_hurried_and_skipped_hurries_nothing_after_it(void)
{
    sit_down();
    robot_choose(&robot, "show");
    robot_tick(&robot, 1);
    assert_true(table_moves(table_of(&robot.front)));
    const struct table *table = table_of(&robot.front);
    robot_do(&robot, INTENT_CONFIRM);
    assert_true(table->hurried && table_moves(table_of(&robot.front)));
    robot_do(&robot, INTENT_CONFIRM);
    assert_false(table_moves(table_of(&robot.front)));
    assert_false(table->hurried);
}

static void events_that_come_faster_than_they_are_shown_find_room(void)
{
    sit_down();
    struct event_list events = {0};
    for (int i = 0; i < GAME_EVENTS_MAX / 2; i++) {
        event_add(&events, (struct event){.kind = NULL_EVENT_FOLDED, .seat = 1});
    }
    int most = 0;
    for (int i = 0; i < 20; i++) {
        table_add_events(table_of(&robot.front), &events);
        int count = table_motion(table_of(&robot.front))->count;
        most = count > most ? count : most;
    }
    assert_true(most >= GAME_EVENTS_MAX && most <= MOTION_STEPS_MAX);
    table_finish(table_of(&robot.front), false);
}

#ifdef NDEBUG
static void end_without_effect(void *view, const struct motion_step *step)
{
    (void)view;
    (void)step;
}

/* The template with steps that change nothing: only what is seen is right. */
static void what_is_shown_otherwise_than_it_is_gives_way_to_the_truth(void)
{
    sit_down();
    struct motion_acts wrong = *null_table_view.motion;
    wrong.end = end_without_effect;
    struct game_view view = null_table_view;
    view.motion = &wrong;
    struct game_front game = null_front;
    game.view = &view;
    table_of(&robot.front)->game = &game;
    int lines = robot.lines;
    table_of(&robot.front)->think_ticks = 100000;
    robot_choose(&robot, "show");
    for (int tick = 0; tick < 60 && robot.lines == lines; tick++) {
        robot_tick(&robot, 1);
    }
    assert_int_equal(robot.lines, lines + 1);
    assert_string_equal(robot.logged, "whose turn it is");
    assert_null(view.differs(table_of(&robot.front)));
    table_of(&robot.front)->game = &null_front;
}
#endif

const struct test tests[] = {
    TEST(steps_follow_each_other_also_within_one_tick),
    TEST(a_hush_slows_all_for_a_quarter_of_a_second),
    TEST(a_step_lands_and_counts_up_at_its_times),
    TEST(a_step_may_go_by_quicker_or_grow_as_it_begins),
    TEST(steps_beside_each_other_begin_at_their_time),
    TEST(a_step_holds_the_movement_until_it_was_shown),
    TEST(what_is_skipped_is_heard_in_its_order),
    TEST(events_that_come_faster_than_they_are_shown_find_room),
    TEST(what_was_hurried_and_skipped_hurries_nothing_after_it),
#ifdef NDEBUG
    TEST(what_is_shown_otherwise_than_it_is_gives_way_to_the_truth),
#endif
    {0},
};
