/* SPDX-License-Identifier: MIT */
/* The lessons of the dice table, played as they are written; the chapters and things in words. */
#include "front/cubes/book_pages.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/input.h"
#include "front/lesson/lesson.h"

#include "games/cubes/position.h"
#include "test.h"

#include <string.h>

static struct cubes_state state;

static void begin(const struct lesson *lesson)
{
    struct game_setup setup = {.seed = lesson->seed, .seats = lesson->seats, .sides = lesson->seats};
    char reason[CUBES_POSITION_REASON];
    struct text why = text_in(reason, sizeof reason);
    memcpy(setup.option, lesson->option, sizeof setup.option);
    cubes_game.start(&state, &setup, NULL);
    if (!cubes_game.prepare(&state, lesson->position, &why)) {
        fail_msg("%s: %s", lesson->title, reason);
    }
}

static void each_lesson_shows_what_it_says(void)
{
    static const struct {
        int steps;      /* after so many */
        int32_t points; /* are at risk, */
        int32_t score;  /* the score is, */
        bool may_hold;  /* and a hold is legal */
    } rows[CUBES_LESSONS][5] = {
        {{1, 150, 2000, true}, {2, 0, 2000, false}, {3, 500, 2000, true}},
        {{1, 400, 0, false}, {2, 500, 0, true}, {3, 0, 500, false}},
        {{0, 150, 3000, true}, {1, 400, 3000, true}, {2, 0, 3400, false}},
        {{0, 450, 3000, true}, {1, 550, 3000, true}, {2, 800, 3000, true}},
        {{1, 400, 3000, true}, {2, 750, 3000, true}, {3, 0, 3750, false}},
        {{1, 400, 9600, false}, {2, 600, 9600, true}, {3, 0, 10200, false}},
    };
    for (int i = 0; i < CUBES_LESSONS; i++) {
        for (int row = 0; row < 3; row++) {
            begin(&cubes_lessons.lesson[i]);
            for (int step = 0; step < rows[i][row].steps; step++) {
                struct move move = cubes_lessons.lesson[i].steps[step].moves[0];
                assert_int_equal(cubes_game.apply(&state, move, NULL), REFUSAL_NONE);
            }
            const struct move hold = {.kind = CUBES_MOVE_HOLD};
            assert_int_equal(cubes_turn_points(&state.pub), rows[i][row].points);
            assert_int_equal(state.pub.seat[0].score, rows[i][row].score);
            bool may = cubes_legal(&state.pub, hold) == REFUSAL_NONE && state.pub.turn == 0;
            assert_int_equal(may, rows[i][row].may_hold);
        }
    }
    assert_int_equal(cubes_winner(&state.pub), 0);
}

/* ---- chapters ------------------------------------------------------------------------------------------ */

static void every_chapter_has_two_pages_and_its_dice_count_as_it_says(void)
{
    assert_int_equal(cubes_book.chapters, CUBES_BOOK_END - 1);
    for (int page = 0; page < cubes_book.chapters; page++) {
        const struct help_book_chapter *chapter = &cubes_book.chapter[page];
        assert_non_null(chapter->title);
        for (int side = 0; side < 2; side++) {
            int blocks = 0;
            for (const struct help_book_block *block = chapter->side[side]; block->kind != BLOCK_END;
                 block++) {
                blocks++;
                assert_true(block->text || block->kind == BLOCK_OPPONENTS);
                assert_int_equal(block->kind == CUBES_BLOCK_DICE, block->label != NULL);
                assert_true(block->label == NULL || strspn(block->label, "123456J") == strlen(block->label));
                assert_true(block->figure || block->kind != BLOCK_FIGURE);
            }
            assert_in_range(blocks, 1, 10);
        }
    }
    for (const struct help_book_place *place = cubes_book.places; place->scene; place++) {
        assert_in_range(place->page, 1, cubes_book.chapters);
    }
}

/* ---- things -------------------------------------------------------------------------------------------- */

static struct cubes_view view;

static void look_at(const char *line)
{
    struct cubes_public pub;
    char reason[CUBES_POSITION_REASON];
    struct text why = text_in(reason, sizeof reason);
    assert_true(cubes_position_parse(line, &pub, &why));
    view = (struct cubes_view){.viewer = 0};
    cubes_view_reset(&view, &pub, 0);
    struct frame frame = frame_plain(1920, 1080);
    cubes_view_layout(&view, &frame, false);
    cubes_view_reckon(&view);
}

static const struct cubes_look look = {
    .seat = {{.name = "You"}, {.name = "Mado"}, {.name = "Odette"}}, .mine = true, .focus = FOCUS_NONE};

static void things_say_how_they_stand(void)
{
    struct item_words thing;
    look_at("scores=0,4100,9900 dice=1,5,2,4,6");
    cubes_what_now(&view, &look, CUBES_ITEM_DIE + 1, &thing);
    assert_string_equal(thing.title, "Five");
    assert_string_equal(thing.more, "It scores 50. Choose it to pick it up.");
    cubes_what_now(&view, &look, CUBES_ITEM_DIE + 2, &thing);
    assert_string_equal(thing.title, "A die that scores nothing");
    cubes_what_now(&view, &look, CUBES_ITEM_HOLD, &thing);
    assert_true(thing.refused);
    assert_string_equal(thing.more, "Not now: 150 is not enough: it takes 500 in one turn to get on board.");
    cubes_what_now(&view, &look, CUBES_ITEM_TURN, &thing);
    assert_string_equal(thing.more,
                        "150 at risk: 0 from earlier, 0 held, 150 of the last roll. A bust: 54 of 216.");
    cubes_what_now(&view, &look, CUBES_ITEM_TRACK, &thing);
    assert_string_equal(thing.more, "Odette: ahead by 5,800.");
    cubes_what_now(&view, &look, CUBES_ITEM_PLATE, &thing);
    assert_string_equal(thing.title, "You");
    assert_string_equal(thing.more, "0 points after 1 turn, 0 busts; best turn 0. 10,150 to win with. Not on "
                                    "board yet: 500 in one turn.");
}

const struct test tests[] = {
    TEST(each_lesson_shows_what_it_says),
    TEST(every_chapter_has_two_pages_and_its_dice_count_as_it_says),
    TEST(things_say_how_they_stand),
    {0},
};
