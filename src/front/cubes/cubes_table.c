/* SPDX-License-Identifier: MIT */
/* The view of the dice as the cabinet calls it: what is shown of a sitting, items, intents and the bar. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/input.h"
#include "front/cubes/kept.h"
#include "front/cubes/words.h"
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
    /* While dice still fall the picture shows the turn of their thrower, though the rules are further on. */
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
    struct frame frame = front->frame;
    frame.canvas.h -= foot;
    if (table_of(front)->seated) { /* else the number of seats is not known yet */
        cubes_view_layout(&cubes_table_of(front)->view, &frame, front->settings.large_print);
    }
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
    lay(front, table_of(front)->foot.h);
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

/* The focus goes to the sign that rolls, unless it is on a sign that can be pressed. With a mouse or a finger
 * it stays on any other item. */
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

/* ---- items ------------------------------------------------------------------------------------- */

static void items(const struct front *front, struct focus_list *list)
{
    struct cubes_look look = cubes_table_look(front);
    cubes_items(&cubes_table_of(front)->view, &look, list);
}

static void areas(const struct front *front, struct focus_list *list)
{
    struct cubes_look look = cubes_table_look(front);
    cubes_areas(&cubes_table_of(front)->view, &look, list);
}

/* ---- what is meant ------------------------------------------------------------------------------- */

/* The letters that open panels and pages. One that can do nothing now says why. */
static bool letter(struct front *front, char key)
{
    switch (key) {
    case 'c':
        if (cubes_layout_folds(&cubes_table_of(front)->view.layout)) {
            table_turn_panel(front);
        } else {
            table_say(front, false, "%s", _("What scores is always in sight in this window, at the right."));
        }
        return true;
    case 'l':
        if (!cubes_log_can(front)) {
            return false;
        }
        cubes_log_show(front);
        return true;
    case 'w':
        if (!cubes_kept_show_slate(front)) {
            table_say(front, false, "%s", _("A lesson has no slate."));
        }
        return true;
    default:
        return false;
    }
}

/* Whether the poster of a person's own hot dice is shown: that person can roll or hold at once. */
static bool is_own_hot(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    const struct motion_step *step = motion_now(&cubes_table_of(front)->view.motion);
    return step && step->kind == CUBES_STEP_HOT && session_is_human(session, step->event.seat) &&
           session_turn(session) == step->event.seat && !table_is_replay(front);
}

static bool rolls_or_holds(const struct intent *intent)
{
    return intent->kind == INTENT_SECONDARY || intent->kind == INTENT_ALTERNATE ||
           (intent->kind == INTENT_KEY && (intent->key == 't' || intent->key == 'k'));
}

static bool plays(int item)
{
    return item < CUBES_ITEM_COMBOS;
}

static bool first(struct front *front, const struct intent *intent)
{
    if (is_own_hot(front) && rolls_or_holds(intent) && !intent->repeat) {
        table_finish(front, true);
    }
    return false;
}

static bool intent(struct front *front, const struct intent *intent)
{
    return intent->kind == INTENT_KEY && letter(front, intent->key);
}

static struct table_answer meant(struct front *front, const struct focus_list *items,
                                 const struct intent *intent)
{
    const struct motion_ears ears = {.front = front, .context = front, .hear = table_hear};
    return cubes_input_intent(&cubes_table_of(front)->view, items, front_focus(front), intent, &ears);
}

static struct table_answer chosen(struct front *front, int item)
{
    const struct motion_ears ears = {.front = front, .context = front, .hear = table_hear};
    return cubes_input_confirm(&cubes_table_of(front)->view, item, &ears);
}

static struct rect panel(const struct front *front)
{
    return cubes_table_of(front)->view.layout.panel;
}

/* ---- the bar ------------------------------------------------------------------------------------- */

static bool tell(const struct front *front, const struct motion_step *step, struct text *out)
{
    struct cubes_look look = cubes_table_look(front);
    return cubes_step_text(&cubes_table_of(front)->view, &look, step, out);
}

static void status(const struct front *front, struct status *status)
{
    struct cubes_table *cubes = cubes_table_of(front);
    struct cubes_look look = cubes_table_look(front);
    cubes_bar_make(&cubes->view, &look, status);
    status->band = cubes->view.layout.band;
    table_says(front, status);
    bool waits = !table_ready(front) && table_phase(front) == GAME_PLAYING && !table_is_lesson(front);
    if (!table_has_prompts(front)) {
        if (waits && status->hint[0] == '\0' && device_points(front->device)) {
            text_copy(status->hint, sizeof status->hint, _("A tap hurries what moves"));
        }
        return;
    }
    if (is_own_hot(front)) {
        char figure[NUMBER_SIZE];
        number_figure(cubes_turn_points(&cubes->view.shown), figure);
        text_format(cubes->hold, sizeof cubes->hold, _("Hold +%s"), figure);
        table_prompt(status, PROMPT_SECONDARY, _("Roll five"));
        table_prompt(status, PROMPT_ALTERNATE, cubes->hold);
    } else if (waits) {
        table_prompt(status, PROMPT_CONFIRM, _("Hurry"));
    } else {
        table_prompt(status, PROMPT_MOVE, _("Choose"));
        table_prompt(status, PROMPT_CONFIRM, _("Select"));
    }
    table_prompts(front, status);
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
    .tell = tell,
    .differs = differs,
    .rest = lead_focus,
    .sheet = &cubes_slate_scene,
    .enter = enter,
    .lead = lead,
    .lay = lay,
    .items = items,
    .areas = areas,
    .plays = plays,
    .alternate_plays = true,
    .first = first,
    .intent = intent,
    .meant = meant,
    .chosen = chosen,
    .panel = panel,
    .draw = draw,
    .status = status,
    .piece = piece,
};
