/* SPDX-License-Identifier: MIT */
/* The view of the dominoes as the cabinet calls it. */
#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/bones/sheet_scene.h"
#include "front/front.h"
#include "front/scenes/acts.h"
#include "front/scenes/table_scene.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "front/table/movement.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

_Static_assert(sizeof(struct bones_table) <= TABLE_VIEW_BYTES, "a table has room for the dominoes' view");
_Static_assert(offsetof(struct bones_table, view) == 0, "its movement is that of the view");

static const float knock_ms = 900;

/* ---- looking at the hand before the first tile ---------------------------------------------------- */

/* Whether a seat looks at its hand as it begins its turn: it need not say that it has looked. */
static bool plays_on(const struct table *table, int seat)
{
    return seat == session_turn(&table->session) && seat == table_you(table) && table->lifted;
}

int bones_table_looker(const struct table *table)
{
    const struct bones_public *pub = &bones_table_seen(table)->pub;
    const struct session *session = &table->session;
    bool before = pub->phase <= BONES_PHASE_LEAD && pub->log_count == 0;
    if (!before || !table_shared(table) || table_is_replay(table) || table_is_lesson(table)) {
        return SEAT_NONE;
    }
    int turn = session_turn(session), last = turn == SEAT_NONE ? pub->seats - 1 : turn;
    for (int i = 1; i <= pub->seats; i++) {
        int seat = (last + i) % pub->seats;
        bool looked = bones_table_of(table)->looked >> (unsigned)seat & 1u;
        if (!looked && session_is_human(session, seat) && !plays_on(table, seat)) {
            return seat;
        }
    }
    return SEAT_NONE;
}

bool bones_table_others_look(const struct table *table)
{
    const struct session *session = &table->session;
    for (int seat = 0; seat < bones_table_seen(table)->pub.seats; seat++) {
        bool looked = bones_table_of(table)->looked >> (unsigned)seat & 1u;
        if (seat != table_you(table) && !looked && session_is_human(session, seat)) {
            return true;
        }
    }
    return false;
}

/* The item at which a turn begins; in a lesson the one that the pointer shows. */
static int first_of(const struct table *table)
{
    int wanted = table_is_lesson(table) ? bones_coach_focus(table) : FOCUS_NONE;
    return wanted != FOCUS_NONE ? wanted : bones_input_first(&bones_table_of(table)->view);
}

/* With keys or a pad the focus goes to where the turn begins; with a mouse or a finger only the first time.
 */
static void lead_focus(struct table *table)
{
    struct bones_table *bones = bones_table_of(table);
    bool wanted = !device_points(table->front->device) || !bones->led;
    if (wanted && table_ready(table) && front_scene(table->front) == &table_scene) {
        front_set_focus(table->front, first_of(table));
        bones->led = true;
    }
}

void bones_table_looked(struct table *table)
{
    bones_table_of(table)->looked |= 1u << (unsigned)table_you(table);
    lead_focus(table);
    front_touch(table->front);
}

/* What may be shown: with several people no hand until the screen was lifted for it. */
static const struct bones_observation *eyes_of(const struct table *table)
{
    const struct bones_observation *seen = bones_table_seen(table);
    if (bones_table_looker(table) == SEAT_NONE || table->lifted) {
        return seen;
    }
    struct bones_observation *eyes = &bones_table_of(table)->eyes;
    *eyes = *seen;
    eyes->hand = 0;
    return eyes;
}

struct bones_look bones_table_look(const struct table *table)
{
    const struct session *session = &table->session;
    int turn = session_turn(session);
    struct bones_look look = {
        .mine = turn == table_you(table) && session_is_human(session, turn) && !table_is_replay(table),
        .alone = !table_shared(table),
        .tells = bones_choice(&table->front->settings, BONES_CHOICE_TELLS) != 0,
        .knocks = bones_choice(&table->front->settings, BONES_CHOICE_KNOCKS) != 0,
        .reduced = table->front->settings.reduced_motion,
        .digits = table->front->device == DEVICE_KEYS,
        .open = table->opened,
        .told = table_told_now(table),
        .focus = front_focus_of(table->front, &table_scene),
        .pressed = front_scene(table->front) == &table_scene ? table->front->pressed : FOCUS_NONE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = table_sitter(table, seat);
    }
    return look;
}

/* ---- the view ------------------------------------------------------------------------------------ */

static struct rect lay(struct table *table, float foot)
{
    struct bones_table *bones = bones_table_of(table);
    struct frame frame = table->front->frame;
    frame.canvas.h -= foot;
    bones->view.above = bones_coach_above(table);
    bones_view_layout(&bones->view, &frame, table->front->settings.large_print);
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
    bones_view_reset(&bones->view, eyes_of(table));
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
    bool deals = events_find(events, BONES_EVENT_DEALT) != NULL;
    if (deals) {
        bones_table_of(table)->looked = 0;
        table->lifted = false;
        order_hand(table);
        bool hidden = bones_table_looker(table) != SEAT_NONE;
        for (int i = 0; i < seen.count; i++) {
            seen.item[i].seen = hidden && seen.item[i].kind == BONES_EVENT_DEALT ? 0 : seen.item[i].seen;
        }
    }
    if (table->lifted && !deals) { /* a seat that has acted has seen its hand */
        bones_table_of(table)->looked |= 1u << (unsigned)table_you(table);
    }
    view->motion.reduced = table->front->settings.reduced_motion;
    bones_view_add(view, &seen);
    bones_view_settle(view, eyes_of(table));
    bones_table_of(table)->knock_wait = 0;
    if (view->motion.count == 0) { /* a hand was kept, which shows nothing: the next decision */
        lead_focus(table);
    }
}

static const char *differs(const struct table *table)
{
    return bones_view_differs(&bones_table_of(table)->view, eyes_of(table));
}

/* Whether the person in turn can only knock and is not at the foot of the screen: the screen is not handed
 * over. */
static bool passes(const struct table *table)
{
    const struct session *session = &table->session;
    int turn = session_turn(session);
    if (turn == SEAT_NONE || turn == table_you(table) || !session_is_human(session, turn) ||
        !table_shared(table) || table_is_replay(table) || table_is_lesson(table) ||
        !bones_choice(&table->front->settings, BONES_CHOICE_KNOCKS)) {
        return false;
    }
    static const struct move knock = {.kind = BONES_MOVE_PASS};
    struct bones_observation seen;
    session_observe(session, turn, &seen);
    return bones_legal(&seen.pub, seen.hand, knock) == REFUSAL_NONE;
}

/* Where nothing fits the knock plays itself after a pause, in which the seat in turn is seen. */
static bool tick(struct table *table)
{
    struct bones_table *bones = bones_table_of(table);
    struct bones_look look = bones_table_look(table);
    struct move move = {.kind = BONES_MOVE_PASS};
    bool ready = table_ready(table);
    if (ready && !bones->ready) { /* the screen was lifted, and nothing had to come to rest */
        lead_focus(table);
    }
    bones->ready = ready;
    bool own =
        table_ready(table) && !table_is_lesson(table) && bones_input_forced(&bones->view, &look, &move);
    if (!own && (table_moves(table) || !passes(table))) {
        return false;
    }
    bones->knock_wait = bones->knock_wait > 0 ? bones->knock_wait - 1 : front_ticks(table->front, knock_ms);
    if (bones->knock_wait == 0) {
        table_play(table, move);
    }
    return true;
}

static void enter(struct table *table)
{
    front_set_focus(table->front, first_of(table));
}

void bones_table_focus(struct table *table, int wanted)
{
    const struct bones_view *view = &bones_table_of(table)->view;
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0; i < count; i++) {
        if (tile[i] == wanted) {
            front_set_focus(table->front, BONES_ITEM_TILE + i);
        }
    }
}

static void lead(struct table *table, struct move move)
{
    if (move.kind == BONES_MOVE_NAME) {
        front_set_focus(table->front, BONES_ITEM_DOUBLE + bones_high[move.card]);
    } else if (move.kind == BONES_MOVE_PLAY) {
        bones_table_focus(table, move.card);
    }
}

static void draw(const struct table *table, struct draw_list *list, float blend)
{
    struct bones_look look = bones_table_look(table);
    bones_draw(&bones_table_of(table)->view, &look, list, table_blend_ms(table, blend));
}

static int piece(const struct table *table)
{
    (void)table->front;
    return sounds_piece_number(&bones_game, BONES_PIECE_SQUARE);
}

const struct game_view bones_table_view = {
    .size = sizeof(struct bones_table),
    .sit = sit,
    .begin = begin,
    .reset = reset,
    .add = add,
    .looker = bones_table_looker,
    .passes = passes,
    .motion = &bones_motion,
    .tell = bones_table_tell,
    .differs = differs,
    .rest = lead_focus,
    .tick = tick,
    .sheet = &bones_sheet_scene,
    .enter = enter,
    .lead = lead,
    .lay = lay,
    .items = bones_table_items,
    .areas = bones_table_areas,
    .plays = bones_table_plays,
    .alternate_plays = true,
    .intent = bones_table_intent,
    .meant = bones_table_meant,
    .chosen = bones_table_chosen,
    .panel = bones_table_panel,
    .draw = draw,
    .status = bones_table_status,
    .piece = piece,
};
