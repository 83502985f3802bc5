/* SPDX-License-Identifier: MIT */
/* The view of the dice as the cabinet calls it: what is shown of a sitting, items, intents and the bar. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/cubes/input.h"
#include "front/cubes/kept.h"
#include "front/cubes/words.h"
#include "front/front.h"
#include "front/journey/rings.h"
#include "front/scenes/acts.h"
#include "front/scenes/evening_marks.h"
#include "front/scenes/table_scene.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/stage/living.h"
#include "front/stage/print.h"
#include "front/table/movement.h"
#include "front/table/seats.h"
#include "front/table/table.h"

/* A computer player rolls several times a turn: each pause is short. */
enum { PAUSE_MS = 130 };

_Static_assert(sizeof(struct cubes_table) <= TABLE_VIEW_BYTES, "a table has room for the dice's view");
_Static_assert(offsetof(struct cubes_table, view) == 0, "its movement is that of the view");

struct cubes_look cubes_table_look(const struct table *table)
{
    const struct session *session = &table->session;
    const struct cubes_view *view = &cubes_table_of(table)->view;
    /* While dice still fall the picture shows the turn of their thrower, though the rules are further on. */
    int turn = view->motion.count > 0 ? view->shown.turn : session_turn(session);
    struct cubes_look look = {
        .mine = turn != SEAT_NONE && table_sits_here(table, turn) && !table_is_replay(table),
        .alone = !table_shared(table),
        .chance = cubes_choice(&table->front->settings, CUBES_CHOICE_CHANCE) != 0,
        .reduced = table->front->settings.reduced_motion,
        .mouse = table->front->device == DEVICE_MOUSE && table->front->pointer_inside,
        .digits = table->front->device == DEVICE_KEYS,
        .beat = living_beat(table->front),
        .minute = table->front->services->second(table->front->services->context) / 60,
        .coached = table_is_lesson(table) && table->front->frame.kind == FRAME_FLAT,
        .open = table->opened,
        .town = evening_town(table->front),
        .told = table_told_now(table),
        .shade = table_stakes_shade(table),
        .weight = weight_of(table->front),
        .focus = front_focus_is_lent(table->front, &table_scene) ? FOCUS_NONE
                                                                 : front_focus_of(table->front, &table_scene),
        .pressed = front_scene(table->front) == &table_scene ? table->front->pressed : FOCUS_NONE};
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        look.seat[seat] = table_sitter(table, seat);
        look.face[seat] = face_now(table, seat);
    }
    return look;
}

/* ---- the view ------------------------------------------------------------------------------------ */

static struct rect lay(struct table *table, float foot)
{
    struct frame frame = table->front->frame;
    frame.canvas.h -= foot;
    if (table->seated) { /* else the number of seats is not known yet */
        cubes_view_layout(&cubes_table_of(table)->view, &frame, print_scale(table->front) > 1);
    }
    struct rect bar = bar_box(&table->front->frame);
    return (struct rect){bar.x, bar.y - foot, bar.w, foot};
}

static void reset(struct table *table)
{
    struct cubes_table *cubes = cubes_table_of(table);
    const struct session *session = &table->session;
    bool told = cubes->view.hot_told;
    cubes_view_reset(&cubes->view, cubes_table_seen(table), table_first_person(table));
    cubes->view.hot_told = told;
    for (int seat = 0; seat < session->journal.setup.seats; seat++) {
        cubes->view.opponents |= (uint8_t)(session_is_human(session, seat) ? 0 : 1u << seat);
    }
    lay(table, table->foot.h);
}

static void sit(struct table *table)
{
    cubes_table_of(table)->view.hot_told = false;
}

static void add(struct table *table, const struct event_list *events)
{
    cubes_view_add(&cubes_table_of(table)->view, events);
    cubes_kept_thrown(table, events);
}

static int turn(const struct table *table)
{
    const struct cubes_public *shown = &cubes_table_of(table)->view.shown;
    return shown->phase == CUBES_PHASE_OVER ? SEAT_NONE : shown->turn;
}

static void refuse(struct table *table, struct move move)
{
    (void)move;
    cubes_input_leave_cup(&cubes_table_of(table)->view);
    sounds_cue(table->front, CUE_BELL);
}

/* The focus goes to the sign that rolls, unless it is on a sign that can be pressed. With a mouse or a finger
 * it stays on any other item. */
static void lead_focus(struct table *table)
{
    if (!table_ready(table) || front_scene(table->front) != &table_scene) {
        return;
    }
    int focus = front_focus(table->front);
    bool lent = front_focus_is_lent(table->front, &table_scene), mouse = device_points(table->front->device);
    bool rolled = cubes_table_seen(table)->phase == CUBES_PHASE_ROLLED;
    bool sign = focus == CUBES_ITEM_ROLL || (focus == CUBES_ITEM_HOLD && rolled);
    if (!sign && (!mouse || lent || focus == CUBES_ITEM_HOLD)) {
        front_set_focus(table->front, CUBES_ITEM_ROLL);
    }
}

static const char *differs(const struct table *table)
{
    return cubes_view_differs(&cubes_table_of(table)->view, cubes_table_seen(table));
}

static void enter(struct table *table)
{
    front_set_focus(table->front, CUBES_ITEM_ROLL);
}

static void lead(struct table *table, struct move move)
{
    front_set_focus(table->front, move.kind == CUBES_MOVE_HOLD ? CUBES_ITEM_HOLD : CUBES_ITEM_ROLL);
}

/* The goals of an evening of the journey: below the own plate, or on an edge of the gauge. */
static struct rect rings_box(const struct table *table)
{
    const struct cubes_view *view = &cubes_table_of(table)->view;
    const struct cubes_layout *layout = &view->layout;
    struct rect own = cubes_layout_plate(layout, view->viewer, view->viewer), gauge = layout->gauge;
    bool column = gauge.h > gauge.w;
    if (!cubes_layout_folds(layout)) {
        return (struct rect){own.x, own.y + own.h + 10, RINGS_W, RINGS_H};
    }
    return rings_on_edge(gauge, column ? gauge.x + (gauge.w + RINGS_SMALL_W) / 2 : layout->keys.key[0].x - 8,
                         column);
}

static void draw(const struct table *table, struct draw_list *list, float blend)
{
    struct cubes_look look = cubes_table_look(table);
    if (list->frame.kind != FRAME_WIDE && front_scene(table->front) == &table_scene) {
        look.band = bar_band(table->front, list);
    }
    cubes_draw(&cubes_table_of(table)->view, &look, list, table_blend_ms(table, blend));
    rings_draw(table, list, rings_box(table));
}

static int piece(const struct table *table)
{
    const struct cubes_public *shown = &cubes_table_of(table)->view.shown;
    return cubes_overtime(shown) ? sounds_piece_number(&cubes_game, CUBES_PIECE_NIGHT) : PIECE_CAFE;
}

/* A thousand points at risk make a step; a hold that wins is the highest. */
static int stakes(const struct table *table)
{
    const int32_t step = 1000;
    const struct cubes_public *pub = table_seen(table);
    int32_t steps = cubes_turn_points(pub) / step;
    return cubes_hold_wins(pub) || steps > STAKES_MOST ? STAKES_MOST : (int)steps;
}

/* ---- items ------------------------------------------------------------------------------------- */

/* Left and right lead from die to die in the order in which they are seen, however near or far they lie.
 * Beyond the outermost the boxes say. */
static void lead_along(const struct cubes_die dice[CUBES_DICE], const int order[CUBES_DICE], int count,
                       struct focus_list *list)
{
    int row[CUBES_DICE];
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && dice[row[at - 1]].foot.x > dice[order[i]].foot.x; at--) {
            row[at] = row[at - 1];
        }
        row[at] = order[i];
    }
    for (int i = 1; i < count; i++) {
        focus_lead(list, CUBES_ITEM_DIE + row[i], INTENT_LEFT, CUBES_ITEM_DIE + row[i - 1]);
        focus_lead(list, CUBES_ITEM_DIE + row[i - 1], INTENT_RIGHT, CUBES_ITEM_DIE + row[i]);
    }
}

static void add_dice(const struct cubes_view *view, struct focus_list *list)
{
    const struct cubes_public *shown = &view->shown;
    struct cubes_die dice[CUBES_DICE] = {{.edge = 0}};
    bool lies[CUBES_DICE];
    int order[CUBES_DICE];
    for (int place = 0; place < CUBES_DICE; place++) {
        lies[place] =
            view->cast.count > 0 && view->cast.fall[place].spot >= 0 && shown->part[place] != CUBES_PART_HELD;
        if (lies[place]) {
            dice[place].foot = cubes_cast_foot(&view->cast, &view->layout, place);
        }
    }
    bool all = cubes_all_five(shown);
    int count = cubes_dice_order(dice, lies, -1, order);
    for (int i = 0; i < count; i++) { /* nearer ones lie above */
        int place = order[i];
        struct rect box = cubes_layout_die_box(dice[place].foot, view->layout.die);
        bool can = !all && shown->part[place] >= CUBES_PART_FIRST;
        item_add(list, cubes_rows, CUBES_ITEM_DIE + place, box, can);
    }
    lead_along(dice, order, count, list);
}

void cubes_items(const struct cubes_view *view, const struct cubes_look *look, struct focus_list *list)
{
    const struct cubes_public *shown = &view->shown;
    bool decides = look->mine && view->motion.count == 0 && shown->phase != CUBES_PHASE_OVER;
    if (decides && shown->phase == CUBES_PHASE_ROLLED && !view->shaking) {
        add_dice(view, list);
    }
    if (decides) {
        struct move hold = {.kind = CUBES_MOVE_HOLD};
        item_add(list, cubes_rows, CUBES_ITEM_HOLD, view->layout.bank,
                 cubes_legal(shown, hold) == REFUSAL_NONE);
        item_add(list, cubes_rows, CUBES_ITEM_ROLL, view->layout.roll, true);
    }
    table_keys_items(&view->layout.keys, &cubes_keys, cubes_rows, view->layout.kind, list);
}

static void items(const struct table *table, struct focus_list *list)
{
    struct cubes_look look = cubes_table_look(table);
    cubes_items(&cubes_table_of(table)->view, &look, list);
}

/* What else can be asked about. */
static void areas(const struct table *table, struct focus_list *list)
{
    const struct cubes_view *view = &cubes_table_of(table)->view;
    const struct cubes_layout *layout = &view->layout;
    item_add(list, cubes_rows, CUBES_ITEM_RACK, layout->rack, true);
    item_add(list, cubes_rows, CUBES_ITEM_TRACK, layout->track, true);
    bool folds = cubes_layout_folds(layout);
    item_add(list, cubes_rows, CUBES_ITEM_TURN, folds ? layout->gauge : layout->turn, true);
    if (!folds || table->opened) {
        item_add(list, cubes_rows, CUBES_ITEM_TABLE, folds ? layout->panel : layout->combos, true);
    }
    for (int seat = 0; seat < layout->seats; seat++) {
        item_add(list, cubes_rows, CUBES_ITEM_PLATE + seat, cubes_layout_plate(layout, seat, view->viewer),
                 true);
    }
    rings_areas(table, list, rings_box(table));
}

/* ---- what is meant ------------------------------------------------------------------------------- */

/* The letters that open panels and pages. One that can do nothing now says why. */
static bool letter(struct table *table, char key)
{
    switch (key) {
    case 'c':
        if (cubes_layout_folds(&cubes_table_of(table)->view.layout)) {
            table_turn_panel(table->front);
        } else {
            table_say(table, false, "%s", _("What scores is always in sight in this window, at the right."));
        }
        return true;
    case 'l':
        return cubes_kept_show_log(table->front);
    case 'w':
        if (!cubes_kept_show_slate(table->front)) {
            table_say(table, false, "%s", _("A lesson has no slate."));
        }
        return true;
    default:
        return false;
    }
}

/* Whether the poster of a person's own hot dice is shown: that person can roll or hold at once. */
static bool is_own_hot(const struct table *table)
{
    const struct session *session = &table->session;
    const struct motion_step *step = motion_now(&cubes_table_of(table)->view.motion);
    return step && step->kind == CUBES_STEP_HOT && table_sits_here(table, step->event.seat) &&
           session_turn(session) == step->event.seat && !table_is_replay(table);
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

static bool first(struct table *table, const struct intent *intent)
{
    if (is_own_hot(table) && rolls_or_holds(intent) && !intent->repeat) {
        table_finish(table, true);
    }
    return false;
}

static bool intent(struct table *table, const struct intent *intent)
{
    return intent->kind == INTENT_KEY && letter(table, intent->key);
}

static struct table_answer meant(struct table *table, const struct focus_list *items,
                                 const struct intent *intent)
{
    const struct motion_ears ears = {.front = table->front, .context = table->front, .hear = table_hear};
    return cubes_input_intent(&cubes_table_of(table)->view, items, front_focus(table->front), intent, &ears);
}

static struct table_answer chosen(struct table *table, int item)
{
    const struct motion_ears ears = {.front = table->front, .context = table->front, .hear = table_hear};
    return cubes_input_confirm(&cubes_table_of(table)->view, item, &ears);
}

static struct rect panel(const struct table *table)
{
    return cubes_table_of(table)->view.layout.panel;
}

/* ---- the bar ------------------------------------------------------------------------------------- */

static bool tell(const struct table *table, const struct motion_step *step, struct text *out)
{
    struct cubes_look look = cubes_table_look(table);
    return cubes_step_text(&cubes_table_of(table)->view, &look, step, out);
}

static bool aloud(const struct table *table, const struct motion_step *step, struct text *out)
{
    struct cubes_look look = cubes_table_look(table);
    return cubes_step_aloud(&cubes_table_of(table)->view, &look, step, out);
}

static void status(const struct table *table, struct status *status)
{
    struct cubes_table *cubes = cubes_table_of(table);
    struct cubes_look look = cubes_table_look(table);
    cubes_bar_make(&cubes->view, &look, status);
    status->band = cubes->view.layout.band;
    table_says(table->front, status);
    bool waits = !table_ready(table) && table_phase(table) == GAME_PLAYING && !table_is_lesson(table);
    if (!table_has_prompts(table->front)) {
        if (waits && status->hint[0] == '\0' && device_points(table->front->device)) {
            text_copy(status->hint, sizeof status->hint, _("A tap hurries what moves"));
        }
        return;
    }
    if (is_own_hot(table)) {
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
    table_prompts(table->front, status);
}

const struct game_view cubes_table_view = {
    .pause_ms = PAUSE_MS,
    .sit = sit,
    .begin = reset,
    .reset = reset,
    .add = add,
    .turn = turn,
    .refuse = refuse,
    .motion = &cubes_motion,
    .tell = tell,
    .aloud = aloud,
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
    .stakes = stakes,
};
