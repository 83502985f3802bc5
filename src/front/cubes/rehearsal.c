/* SPDX-License-Identifier: MIT */
/* Pictures of the dice table that are made before they are wanted. */
#include "front/cubes/cubes_front.h"

#include "front/cubes/words.h"
#include "front/front.h"
#include "front/stage/bar.h"

#include <string.h>

/* Moments of a step (in parts of its length) at which its pictures differ: at its beginning, in motion, at
 * rest. */
static const float parts[] = {.1f, .55f, 1};

static bool is_told(const struct motion_step *step)
{
    return step->kind != CUBES_STEP_ROLL && step->kind != CUBES_STEP_KEEP && step->length > 0;
}

static struct motion_step *next_step(struct cubes_view *view)
{
    motion_advance(&cubes_motion, view, 0, NULL);
    return view->motion.count > 0 ? &view->motion.step[0] : NULL;
}

/* Draws what the steps of a view that wait will show, one after the other, and the table behind the last. */
static void draw_ahead(struct cubes_view *view, const struct cubes_look *look, struct draw_list *list)
{
    for (struct motion_step *step = next_step(view); step; step = next_step(view)) {
        bool poster = step->kind != CUBES_STEP_SCORE && step->kind != CUBES_STEP_BANK;
        for (size_t i = 0; i < sizeof parts / sizeof *parts && is_told(step); i++) {
            step->ms = step->length * parts[i];
            if (poster || parts[i] >= 1) {
                cubes_draw(view, look, list, 0);
            }
        }
        step->ms = step->length;
    }
    cubes_draw(view, look, list, 0);
}

/* What a person finds who decides next: either sign may have the focus. */
static void draw_decision(const struct front *front, const struct cubes_view *view, struct cubes_look *look,
                          struct draw_list *list)
{
    for (int item = CUBES_ITEM_HOLD; item <= CUBES_ITEM_ROLL; item++) {
        struct status status = {.lamp = false};
        look->focus = item;
        cubes_draw(view, look, list, 0);
        cubes_bar_make(view, look, &status);
        bar_draw(front, list, &status);
    }
}

static void ahead(const struct front *front, struct draw_list *list)
{
    const struct table *table = table_of(front);
    struct cubes_view view = cubes_table_of(table)->view;
    struct cubes_look look = cubes_table_look(table);
    int turn = session_turn(&table->session);
    draw_ahead(&view, &look, list);
    if (turn != SEAT_NONE && table_sits_here(table, turn) && !table_is_replay(table)) {
        look.mine = true;
        look.told = NULL;
        draw_decision(front, &view, &look, list);
    }
}

/* ---- a table ------------------------------------------------------------------------------------- */

/* Adds the steps of a turn in which everything happens. */
static void play_turn(struct cubes_view *view)
{
    const struct event event = {.seat = (int8_t)view->shown.turn,
                                .card = CUBES_FIVE_ALIKE,
                                .target = CUBES_ALL,
                                .value = CUBES_GATE / CUBES_FIFTY,
                                .extra = CUBES_ALL};
    static const enum cubes_step_kind kinds[] = {CUBES_STEP_ROLL, CUBES_STEP_SCORE, CUBES_STEP_SET,
                                                 CUBES_STEP_HOT,  CUBES_STEP_BUST,  CUBES_STEP_ON_BOARD};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        static const union motion_value faces = {.byte = {1, 1, 5, 1, 1}};
        cubes_view_push(view, kinds[i], &event)->value = faces;
    }
}

/* The plates of sentences that are too long for the bar, from one line on: the message fills the bar, so that
 * the hint has no room beside it. */
static void say_at_length(const struct front *stage, const struct cubes_view *view, struct draw_list *list)
{
    const size_t word = 8, longer = 5 * word;
    struct status status = {.band = view->layout.band};
    memset(status.message, 'm', sizeof status.message - 1);
    for (size_t said = word; said < sizeof status.hint; said += longer) {
        memset(status.hint, 'm', said);
        for (size_t i = word - 1; i < said; i += word) {
            status.hint[i] = ' ';
        }
        bar_draw(stage, list, &status);
    }
}

static void table(struct front *stage, struct draw_list *list)
{
    struct cubes_view *view = &cubes_table_of(table_of(stage))->view;
    motion_skip(&cubes_motion, view, NULL);
    struct cubes_look look = cubes_table_look(table_of(stage));
    for (int turn = 0; turn < view->shown.seats; turn++) {
        view->shown.turn = (uint8_t)turn;
        look.mine = turn == view->viewer;
        front_draw(stage, list, 0);
        cubes_draw(view, &look, list, 0);
    }
    say_at_length(stage, view, list);
    struct cubes_view then = *view;
    look.mine = true;
    then.shown.turn = (uint8_t)then.viewer;
    for (int item = CUBES_ITEM_HOLD; item <= CUBES_ITEM_ROLL; item++) {
        look.focus = look.pressed = item;
        cubes_draw(&then, &look, list, 0);
    }
    look.pressed = FOCUS_NONE;
    play_turn(&then);
    draw_ahead(&then, &look, list);
}

const struct game_rehearsal cubes_rehearsal = {.table = table, .ahead = ahead};
