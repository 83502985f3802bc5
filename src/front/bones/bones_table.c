/* SPDX-License-Identifier: MIT */
/* The view of the dominoes as the cabinet calls it. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/draw.h"
#include "front/bones/input.h"
#include "front/bones/sheet_scene.h"
#include "front/bones/words.h"
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
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

_Static_assert(sizeof(struct bones_table) <= TABLE_VIEW_BYTES, "a table has room for the dominoes' view");
_Static_assert(offsetof(struct bones_table, view) == 0, "its movement is that of the view");

static const float knock_ms = 900;
static const struct move knock = {.kind = BONES_MOVE_PASS};

/* ---- the focus as a turn begins, and the look ------------------------------------------------------ */

/* The item at which a turn begins; in a lesson the one that the pointer shows. */
static int first_of(const struct table *table)
{
    int wanted = table_is_lesson(table) ? bones_coach_focus(table) : FOCUS_NONE;
    return wanted != FOCUS_NONE ? wanted : bones_input_first(&bones_table_of(table)->view);
}

/* With keys or a pad the focus goes to where the turn begins, with a pointer only the first time. */
static void lead_focus(struct table *table)
{
    struct bones_table *bones = bones_table_of(table);
    bool wanted = !device_points(table->front->device) || !bones->led;
    if (wanted && table_ready(table) && front_scene(table->front) == &table_scene) {
        front_set_focus(table->front, first_of(table));
        bones->led = true;
    }
}

struct bones_look bones_table_look(const struct table *table)
{
    const struct session *session = &table->session;
    int turn = session_turn(session);
    struct bones_look look = {
        .mine = turn == table_you(table) && table_sits_here(table, turn) && !table_is_replay(table),
        .alone = !table_shared(table),
        .tells = bones_choice(&table->front->settings, BONES_CHOICE_TELLS) != 0,
        .knocks = bones_choice(&table->front->settings, BONES_CHOICE_KNOCKS) != 0,
        .digits = table->front->device == DEVICE_KEYS,
        .beat = living_beat(table->front),
        .open = table->opened,
        .town = evening_town(table->front),
        .told = table_told_now(table),
        .shade = table_stakes_shade(table),
        .weight = weight_of(table->front),
        .focus = front_focus_of(table->front, &table_scene),
        .pressed = front_scene(table->front) == &table_scene ? table->front->pressed : FOCUS_NONE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = table_sitter(table, seat);
        look.face[seat] = face_now(table, seat);
    }
    return look;
}

static int turn(const struct table *table)
{
    return bones_seat_in_turn(&bones_table_of(table)->view);
}

/* ---- the view ------------------------------------------------------------------------------------ */

static struct rect lay(struct table *table, float foot)
{
    struct bones_table *bones = bones_table_of(table);
    struct frame frame = table->front->frame;
    frame.canvas.h -= foot;
    bones->view.above = bones_coach_above(table);
    bones_view_layout(&bones->view, &frame, print_scale(table->front) > 1);
    struct rect bar = bar_box(&table->front->frame);
    return (struct rect){bar.x, bar.y - foot, bar.w, foot};
}

/* The tiles of the latest deal as they came to a seat. */
struct coming {
    int seat, count;
    uint8_t *tile;
};

static void note_dealt(void *context, const struct event *event)
{
    struct coming *coming = context;
    if (event->kind == BONES_EVENT_DEALT && event->seat == coming->seat) {
        coming->tile[coming->count++ % BONES_HAND] = event->card;
    }
}

static void order_hand(struct table *table)
{
    struct bones_view *view = &bones_table_of(table)->view;
    memset(view->dealt, BONES_TILE_NONE, sizeof view->dealt);
    if (bones_choice(&table->front->settings, BONES_CHOICE_ORDER) == BONES_ORDER_DEALT) {
        struct coming coming = {.seat = table_you(table), .tile = view->dealt};
        session_retell(&table->session, coming.seat, note_dealt, &coming);
    }
}

void bones_table_changed(struct front *front)
{
    if (table_plays(table_of(front), &bones_game)) {
        order_hand(table_of(front));
        front_touch(front);
    }
}

static void reset(struct table *table)
{
    struct bones_table *bones = bones_table_of(table);
    bones->ready = false;
    order_hand(table);
    bones->view.first = table_first_person(table);
    bones_view_reset(&bones->view, bones_table_eyes(table));
    lay(table, table->foot.h);
}

/* Before the first deal: the tiles come with the events. */
static void begin(struct table *table)
{
    struct bones_table *bones = bones_table_of(table);
    order_hand(table);
    bones->view.first = table_first_person(table);
    bones_view_begin(&bones->view, bones_table_seen(table));
    lay(table, table->foot.h);
}

static void sit(struct table *table)
{
    bones_table_of(table)->knock_wait = 0;
    bones_table_of(table)->looked = 0;
    bones_table_of(table)->ready = bones_table_of(table)->led = false;
    table->lifted = false;
}

static void add(struct table *table, const struct event_list *events)
{
    struct bones_view *view = &bones_table_of(table)->view;
    struct event_list seen = *events;
    if (events_find(events, BONES_EVENT_DEALT)) {
        bones_table_of(table)->looked = 0;
        table->lifted = false;
        order_hand(table);
        bool hidden = bones_table_looker(table) != SEAT_NONE;
        for (int i = 0; i < seen.count; i++) {
            seen.item[i].seen = hidden && seen.item[i].kind == BONES_EVENT_DEALT ? 0 : seen.item[i].seen;
        }
    } else if (table->lifted) { /* a seat that has acted has seen its hand */
        bones_table_of(table)->looked |= 1u << (unsigned)table_you(table);
    }
    view->motion.reduced = table->front->settings.reduced_motion;
    bones_view_add(view, &seen);
    bones_view_settle(view, bones_table_eyes(table));
    bones_table_of(table)->knock_wait = 0;
    if (view->motion.count == 0) { /* a hand was kept, which shows nothing: the next decision */
        lead_focus(table);
    }
}

static const char *differs(const struct table *table)
{
    return bones_view_differs(&bones_table_of(table)->view, bones_table_eyes(table));
}

/* Where nothing fits the knock plays itself after a pause, in which the seat in turn is seen. */
static bool tick(struct table *table)
{
    struct bones_table *bones = bones_table_of(table);
    struct bones_look look = bones_table_look(table);
    bool ready = table_ready(table);
    if (ready && !bones->ready) { /* the screen was lifted, and nothing had to come to rest */
        lead_focus(table);
    }
    bones->ready = ready;
    bool own = ready && !table_is_lesson(table) && bones_input_forced(&bones->view, &look);
    if (!own && (table_moves(table) || !bones_table_passes(table))) {
        return false;
    }
    bones->knock_wait = bones->knock_wait > 0 ? bones->knock_wait - 1 : front_ticks(table->front, knock_ms);
    if (bones->knock_wait == 0) {
        table_play(table, knock);
    }
    return true;
}

/* ---- the focus, and what can be chosen ------------------------------------------------------------ */

static void enter(struct table *table)
{
    front_set_focus(table->front, first_of(table));
}

/* The focus goes to a tile of the own hand, if the hand has it. */
static void focus_tile(struct table *table, int tile)
{
    int place = bones_view_place(&bones_table_of(table)->view, tile);
    if (place >= 0) {
        front_set_focus(table->front, BONES_ITEM_TILE + place);
    }
}

static void lead(struct table *table, struct move move)
{
    if (move.kind == BONES_MOVE_NAME) {
        front_set_focus(table->front, BONES_ITEM_DOUBLE + bones_high[move.card]);
    } else if (move.kind == BONES_MOVE_PLAY) {
        focus_tile(table, move.card);
    }
}

static void items(const struct table *table, struct focus_list *list)
{
    struct bones_look look = bones_table_look(table);
    bones_items(&bones_table_of(table)->view, &look, list);
}

/* The goals of an evening of the journey: above the own plate, or on it. */
static struct rect rings_box(const struct table *table)
{
    const struct bones_view *view = &bones_table_of(table)->view;
    struct rect own = bones_layout_plate(&view->layout, view->viewer, view->viewer);
    return bones_layout_folds(&view->layout)
               ? rings_on_edge(view->layout.ends, view->layout.keys.key[0].x - 8, false)
               : (struct rect){own.x, own.y - RINGS_H - 10, RINGS_W, RINGS_H};
}

static void areas(const struct table *table, struct focus_list *list)
{
    struct bones_look look = bones_table_look(table);
    bones_areas(&bones_table_of(table)->view, &look, list);
    rings_areas(table, list, rings_box(table));
}

/* ---- what is meant ------------------------------------------------------------------------------- */

static bool plays(int item)
{
    return item < BONES_ITEM_SCORES;
}

static bool intent(struct table *table, const struct intent *intent)
{
    if (bones_table_looks(table) && (intent->kind == INTENT_CONFIRM || intent->kind == INTENT_PRESS)) {
        bones_table_of(table)->looked |= 1u << (unsigned)table_you(table);
        lead_focus(table);
        front_touch(table->front);
        sounds_cue(table->front, CUE_PRESS);
        return true;
    }
    bool button = intent->kind == INTENT_CONFIRM && !device_points(intent->device);
    if (button && !table_is_replay(table) && !table_ready(table)) { /* an item in focus would open */
        static const struct intent hurry = {.kind = INTENT_SECONDARY};
        table_hurry(table->front, &hurry);
        return true;
    }
    if (intent->kind == INTENT_KEY && intent->key == 'c') {
        table_turn_panel(table->front);
        return true;
    }
    return false;
}

static struct table_answer meant(struct table *table, const struct focus_list *items,
                                 const struct intent *intent)
{
    struct bones_view *view = &bones_table_of(table)->view;
    int chosen = view->chosen, aimed = view->aimed;
    struct table_answer answer = bones_input_intent(view, items, front_focus(table->front), intent);
    bool aims = answer.kind == TABLE_ANSWER_DONE && view->chosen != BONES_TILE_NONE &&
                intent->kind != INTENT_POINT && intent->kind != INTENT_RELEASE;
    if (view->aimed != aimed || view->chosen != chosen || aims) {
        table_unrefuse(table->front); /* it was about another arm or tile */
    }
    if (view->chosen != chosen && intent->kind == INTENT_KEY) {
        focus_tile(table, view->chosen); /* Return lays this tile from now on */
    }
    return answer;
}

static struct table_answer chosen(struct table *table, int item)
{
    struct bones_view *view = &bones_table_of(table)->view;
    int chosen = view->chosen;
    struct table_answer answer = bones_input_confirm(view, item);
    if (view->chosen != chosen) {
        table_unrefuse(table->front);
    }
    return answer;
}

static struct rect panel(const struct table *table)
{
    return bones_table_of(table)->view.layout.panel;
}

/* ---- the bar ------------------------------------------------------------------------------------- */

static bool tell(const struct table *table, const struct motion_step *step, struct text *out)
{
    struct bones_look look = bones_table_look(table);
    return bones_step_text(&bones_table_of(table)->view, &look, step, out);
}

static bool aloud(const struct table *table, const struct motion_step *step, struct text *out)
{
    struct bones_look look = bones_table_look(table);
    return bones_step_aloud(&bones_table_of(table)->view, &look, step, out);
}

static void status(const struct table *table, struct status *status)
{
    const struct bones_table *bones = bones_table_of(table);
    struct bones_look look = bones_table_look(table);
    bones_bar_make(&bones->view, &look, status);
    table_says(table->front, status);
    if (bones_table_looks(table)) {
        text_format(status->message, sizeof status->message, _("%s looks at the new hand"),
                    table_called(table, table_you(table)));
        text_copy(status->hint, sizeof status->hint,
                  bones_table_others_look(table) ? _("Then the others do, before the first tile")
                                                 : _("Then the round begins"));
    }
    if (!table_has_prompts(table->front)) {
        return;
    }
    if (bones_table_looks(table)) {
        table_prompt(status, PROMPT_CONFIRM, _("Seen"));
        table_prompt(status, PROMPT_MENU, _("Menu"));
        return;
    }
    bool ready = table_ready(table), holds = ready && bones->view.chosen != BONES_TILE_NONE;
    status->spare = holds; /* the arms that it fits are lit */
    table_prompt(status, PROMPT_MOVE, holds ? _("Tile") : _("Choose"));
    if (holds && bones->view.shown.pub.phase == BONES_PHASE_PLAY) {
        table_prompt(status, PROMPT_PAGES, _("Arm"));
    }
    if (ready) {
        table_prompt(status, PROMPT_CONFIRM, holds ? _("Place") : _("Select"));
    }
    if (holds) {
        table_prompt(status, PROMPT_CANCEL, _("Back"));
        table_prompt(status, PROMPT_MENU, _("Menu"));
        return;
    }
    table_prompts(table->front, status);
}

/* ---- the view -------------------------------------------------------------------------------------- */

static void draw(const struct table *table, struct draw_list *list, float blend)
{
    struct bones_look look = bones_table_look(table);
    bones_draw(&bones_table_of(table)->view, &look, list, table_blend_ms(table, blend));
    rings_draw(table, list, rings_box(table));
}

static int piece(const struct table *table)
{
    (void)table;
    return sounds_piece_number(&bones_game, BONES_PIECE_SQUARE);
}

/* The fewest tiles in a hand: two, one, and one in a round after which the game is over. */
static int stakes(const struct table *table)
{
    const struct bones_observation *seen = table_seen(table);
    const struct bones_public *pub = &seen->pub;
    int least = BONES_HAND, target = bones_target(pub);
    bool last = false;
    for (int seat = 0; pub->phase == BONES_PHASE_PLAY && seat < pub->seats; seat++) {
        least = pub->seat[seat].tiles < least ? pub->seat[seat].tiles : least;
    }
    for (int side = 0; side < pub->sides; side++) {
        last = last || (target > 0 && bones_side_points(pub, side) >= target);
    }
    return least > 2 ? 0 : least == 2 ? 1 : last ? STAKES_MOST : 2;
}

const struct game_view bones_table_view = {
    .sit = sit,
    .begin = begin,
    .reset = reset,
    .add = add,
    .looker = bones_table_looker,
    .turn = turn,
    .passes = bones_table_passes,
    .motion = &bones_motion,
    .tell = tell,
    .aloud = aloud,
    .differs = differs,
    .rest = lead_focus,
    .tick = tick,
    .sheet = &bones_sheet_scene,
    .enter = enter,
    .lead = lead,
    .lay = lay,
    .items = items,
    .areas = areas,
    .plays = plays,
    .alternate_plays = true,
    .intent = intent,
    .meant = meant,
    .chosen = chosen,
    .panel = panel,
    .draw = draw,
    .status = status,
    .piece = piece,
    .stakes = stakes,
};
