/* SPDX-License-Identifier: MIT */
/* The dice table in the cabinet: what its view is told and asked. */
#include "base/i18n/translate.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/input.h"
#include "front/cubes/kept.h"
#include "front/front.h"
#include "front/scenes/acts.h"
#include "front/scenes/table_scene.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/movement.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

/* A computer player rolls several times a turn: each pause is short. */
enum { PAUSE_MS = 130 };

_Static_assert(sizeof(struct cubes_table) <= TABLE_VIEW_BYTES, "a table has room for the dice's view");
_Static_assert(offsetof(struct cubes_table, view) == 0, "its movement is that of the view");

struct cubes_look cubes_table_look(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    const struct cubes_view *view = &cubes_table_of(front)->view;
    /* While dice still fall it is the turn of who threw them: the rules know already what they bring. */
    int turn = view->motion.count > 0 ? view->shown.turn : session_turn(session);
    struct cubes_look look = {
        .mine = turn != SEAT_NONE && session_is_human(session, turn) && !table_is_replay(front),
        .alone = !table_shared(front),
        .chance = cubes_choice(&front->settings, CUBES_CHOICE_CHANCE) != 0,
        .reduced = front->settings.reduced_motion,
        .digits = front->device == DEVICE_KEYS,
        .coached = table_is_lesson(front) && front->frame.kind == FRAME_FLAT,
        .open = table_of(front)->opened,
        .told = table_told_now(front),
        .focus = front_focus_is_lent(front, &table_scene) ? FOCUS_NONE : front_focus_of(front, &table_scene),
        .pressed = front_scene(front) == &table_scene ? front->pressed : FOCUS_NONE};
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        look.seat[seat] = table_sitter(front, seat);
    }
    return look;
}

/* ---- the view ------------------------------------------------------------------------------------ */

static struct rect lay(struct front *front, float foot)
{
    struct cubes_table *table = cubes_table_of(front);
    struct frame frame = front->frame;
    table->foot = foot;
    if (!table_of(front)->seated) {
        return (struct rect){0, 0, 0, 0}; /* for how many is not known yet */
    }
    frame.canvas.h -= foot;
    cubes_view_layout(&table->view, &frame, front->settings.large_print);
    struct rect bar = bar_box(&front->frame);
    return (struct rect){bar.x, bar.y - foot, bar.w, foot};
}

static void reset(struct front *front)
{
    struct cubes_table *table = cubes_table_of(front);
    const struct session *session = &table_of(front)->session;
    bool told = table->view.hot_told;
    cubes_view_reset(&table->view, cubes_table_seen(front), table_first_person(front));
    table->view.hot_told = told;
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        table->view.opponents |= (uint8_t)(session_is_human(session, seat) ? 0 : 1u << seat);
    }
    lay(front, table->foot);
}

static void sit(struct front *front)
{
    cubes_table_of(front)->view.hot_told = false;
}

static void add(struct front *front, const struct event_list *events)
{
    cubes_view_add(&cubes_table_of(front)->view, events);
    cubes_kept_thrown(front, events);
}

static void refuse(struct front *front, struct move move)
{
    (void)move;
    cubes_input_leave_cup(&cubes_table_of(front)->view);
    sounds_cue(front, CUE_BELL);
}

/* The focus is where a turn begins or goes on: on the sign that a person pressed, else on the one that rolls.
 * With a mouse or a finger it stays where it was put otherwise. */
static void lead_focus(struct front *front)
{
    if (!table_ready(front) || front_scene(front) != &table_scene) {
        return;
    }
    int focus = front_focus(front);
    bool lent = front_focus_is_lent(front, &table_scene), mouse = device_points(front->device);
    bool rolled = cubes_table_seen(front)->phase == CUBES_PHASE_ROLLED;
    bool sign = focus == CUBES_ITEM_ROLL || (focus == CUBES_ITEM_HOLD && rolled);
    if (!sign && (!mouse || lent || focus == CUBES_ITEM_HOLD)) {
        front_set_focus(front, CUBES_ITEM_ROLL);
    }
}

static const char *differs(const struct front *front)
{
    return cubes_view_differs(&cubes_table_of(front)->view, cubes_table_seen(front));
}

static void enter(struct front *front)
{
    front_set_focus(front, CUBES_ITEM_ROLL);
}

static void lead(struct front *front, struct move move)
{
    front_set_focus(front, move.kind == CUBES_MOVE_HOLD ? CUBES_ITEM_HOLD : CUBES_ITEM_ROLL);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct cubes_look look = cubes_table_look(front);
    cubes_draw(&cubes_table_of(front)->view, &look, list, table_blend_ms(front, blend));
}

static int piece(const struct front *front)
{
    const struct cubes_public *shown = &cubes_table_of(front)->view.shown;
    return cubes_overtime(shown) ? sounds_piece_number(&cubes_game, CUBES_PIECE_NIGHT) : PIECE_CAFE;
}

const struct game_view cubes_table_view = {
    .size = sizeof(struct cubes_table),
    .pause_ms = PAUSE_MS,
    .sit = sit,
    .begin = reset,
    .reset = reset,
    .add = add,
    .refuse = refuse,
    .motion = &cubes_motion,
    .tell = cubes_table_tell,
    .differs = differs,
    .rest = lead_focus,
    .sheet = &cubes_slate_scene,
    .enter = enter,
    .lead = lead,
    .lay = lay,
    .items = cubes_table_items,
    .areas = cubes_table_areas,
    .plays = cubes_table_plays,
    .alternate_plays = true,
    .first = cubes_table_first,
    .intent = cubes_table_intent,
    .meant = cubes_table_meant,
    .chosen = cubes_table_chosen,
    .panel = cubes_table_panel,
    .draw = draw,
    .status = cubes_table_status,
    .piece = piece,
};
