/* SPDX-License-Identifier: MIT */
#include "front/scenes/table_scene.h"

#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/lesson/lessons.h"
#include "front/scenes/acts.h"
#include "front/sound/cues.h"
#include "front/table/hint.h"
#include "front/table/movement.h"
#include "front/table/seats.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/tell.h"
#include "front/table/think.h"

static const struct game_view *view_of(const struct front *front)
{
    return table_of(front)->game->view;
}

/* Whether hands must be hidden when the screen is handed over. */
static bool hides(const struct front *front)
{
    return table_of(front)->session.game->secrets && table_shared(table_of(front)) &&
           !table_is_lesson(table_of(front));
}

/* Opens a sheet, a question or the screen that hides the hands, when no movement is left. */
static bool open_due_scene(struct front *front)
{
    struct table *table = table_of(front);
    if (table_moves(table)) {
        return false;
    }
    const struct scene *sheet = view_of(front)->sheet;
    bool over = table_phase(table) != GAME_PLAYING;
    if (over && day_has_sheet(front)) {
        front_open(front, OPEN_DAY_SHEET);
        return true;
    }
    if (over && sheet) {
        front_push(front, sheet);
        return true;
    }
    int turn = session_turn(&table->session), wanted = table_wanted(table), you = table_you(table);
    bool lifted = wanted == you && (table->lifted || table_looker(table) == SEAT_NONE);
    if (wanted != SEAT_NONE && !lifted && hides(front)) {
        front_open(front, OPEN_HANDOVER);
        return true;
    }
    if (turn != SEAT_NONE && turn != you && session_is_human(&table->session, turn) &&
        !table_is_lesson(table) && !table->session.game->secrets) {
        table_see(table, turn); /* nothing is hidden: the person in turn sits at the foot of the screen */
        return true;
    }
    return view_of(front)->interlude && view_of(front)->interlude(table);
}

static bool table_tick(struct front *front)
{
    const struct game_view *view = view_of(front);
    if (lessons_tick(front) || open_due_scene(front)) {
        return true;
    }
    table_hint_tick(front); /* the table makes room for what it says */
    bool moving = table_animate(table_of(front), 1);
    moving = table_think_tick(front) || moving;
    table_tell_turn(table_of(front));
    moving = lessons_point(front) || moving;
    return (view->tick && view->tick(table_of(front))) || moving;
}

/* Whether another person than the viewer may be looking, now that the table comes up. */
static bool is_overlooked(const struct front *front)
{
    return hides(front) && !table_moves(table_of(front)) &&
           session_turn(&table_of(front)->session) != SEAT_NONE;
}

static void focus_first(struct front *front)
{
    struct focus_list list;
    front_items(front, &list);
    if (list.count > 0) {
        front_set_focus(front, list.item[0].id);
    }
}

static void table_enter(struct front *front)
{
    lessons_enter(front);
    day_enter(front);
    if (view_of(front)->enter) {
        view_of(front)->enter(table_of(front));
    } else {
        focus_first(front);
    }
    if (is_overlooked(front)) {
        front_open(front, OPEN_HANDOVER);
    }
}

static void table_leave(struct front *front)
{
    table_finish(table_of(front), false); /* the rules are ahead of a movement: it may be skipped */
    lessons_put_back(front);
    day_put_back(front);
}

int table_piece(const struct front *front)
{
    return view_of(front)->piece ? view_of(front)->piece(table_of(front)) : PIECE_CAFE;
}

static void table_items(const struct front *front, struct focus_list *list)
{
    view_of(front)->items(table_of(front), list);
}

static void table_areas(const struct front *front, struct focus_list *list)
{
    view_of(front)->areas(table_of(front), list);
}

void table_paint(const struct front *front, struct draw_list *list, float blend)
{
    view_of(front)->draw(table_of(front), list, blend);
    lessons_draw(front, list);
    if (view_of(front)->draw_over) {
        view_of(front)->draw_over(table_of(front), list, blend);
    }
}

static void table_status(const struct front *front, struct status *status)
{
    view_of(front)->status(table_of(front), status);
}

const struct scene table_scene = {
    .name = "table",
    .opaque = true,
    .enter = table_enter,
    .leave = table_leave,
    .items = table_items,
    .areas = table_areas,
    .intent = table_intent,
    .confirm = table_confirm,
    .cancel = table_cancel,
    .tick = table_tick,
    .draw = table_paint,
    .status = table_status,
    .piece = table_piece,
    .cards = true,
};
