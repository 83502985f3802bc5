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
static bool plays_on(const struct front *front, int seat)
{
    return seat == session_turn(&table_of(front)->session) && seat == table_you(front) &&
           table_of(front)->lifted;
}

int bones_table_looker(const struct front *front)
{
    const struct bones_public *pub = &bones_table_seen(front)->pub;
    const struct session *session = &table_of(front)->session;
    bool before = pub->phase <= BONES_PHASE_LEAD && pub->log_count == 0;
    if (!before || !table_shared(front) || table_is_replay(front) || table_is_lesson(front)) {
        return SEAT_NONE;
    }
    int turn = session_turn(session), last = turn == SEAT_NONE ? pub->seats - 1 : turn;
    for (int i = 1; i <= pub->seats; i++) {
        int seat = (last + i) % pub->seats;
        bool looked = bones_table_of(front)->looked >> (unsigned)seat & 1u;
        if (!looked && session_is_human(session, seat) && !plays_on(front, seat)) {
            return seat;
        }
    }
    return SEAT_NONE;
}

bool bones_table_others_look(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    for (int seat = 0; seat < bones_table_seen(front)->pub.seats; seat++) {
        bool looked = bones_table_of(front)->looked >> (unsigned)seat & 1u;
        if (seat != table_you(front) && !looked && session_is_human(session, seat)) {
            return true;
        }
    }
    return false;
}

/* The item at which a turn begins; in a lesson the one that the pointer shows. */
static int first_of(const struct front *front)
{
    int wanted = table_is_lesson(front) ? bones_coach_focus(front) : FOCUS_NONE;
    return wanted != FOCUS_NONE ? wanted : bones_input_first(&bones_table_of(front)->view);
}

/* With keys or a pad the focus goes to where the turn begins; with a mouse or a finger only the first time.
 */
static void lead_focus(struct front *front)
{
    struct bones_table *table = bones_table_of(front);
    bool wanted = !device_points(front->device) || !table->led;
    if (wanted && table_ready(front) && front_scene(front) == &table_scene) {
        front_set_focus(front, first_of(front));
        table->led = true;
    }
}

void bones_table_looked(struct front *front)
{
    bones_table_of(front)->looked |= 1u << (unsigned)table_you(front);
    lead_focus(front);
    front_touch(front);
}

/* What may be shown: with several people no hand until the screen was lifted for it. */
static const struct bones_observation *eyes_of(const struct front *front)
{
    const struct bones_observation *seen = bones_table_seen(front);
    if (bones_table_looker(front) == SEAT_NONE || table_of(front)->lifted) {
        return seen;
    }
    struct bones_observation *eyes = &bones_table_of(front)->eyes;
    *eyes = *seen;
    eyes->hand = 0;
    return eyes;
}

struct bones_look bones_table_look(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    int turn = session_turn(session);
    struct bones_look look = {.mine = turn == table_you(front) && session_is_human(session, turn) &&
                                      !table_is_replay(front),
                              .alone = !table_shared(front),
                              .tells = bones_choice(&front->settings, BONES_CHOICE_TELLS) != 0,
                              .knocks = bones_choice(&front->settings, BONES_CHOICE_KNOCKS) != 0,
                              .reduced = front->settings.reduced_motion,
                              .digits = front->device == DEVICE_KEYS,
                              .open = table_of(front)->opened,
                              .told = table_told_now(front),
                              .focus = front_focus_of(front, &table_scene),
                              .pressed = front_scene(front) == &table_scene ? front->pressed : FOCUS_NONE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = table_sitter(front, seat);
    }
    return look;
}

/* ---- the view ------------------------------------------------------------------------------------ */

static struct rect lay(struct front *front, float foot)
{
    struct bones_table *table = bones_table_of(front);
    struct frame frame = front->frame;
    frame.canvas.h -= foot;
    table->view.above = bones_coach_above(front);
    bones_view_layout(&table->view, &frame, front->settings.large_print);
    struct rect bar = bar_box(&front->frame);
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

static void order_hand(struct front *front)
{
    struct bones_view *view = &bones_table_of(front)->view;
    memset(view->dealt, BONES_TILE_NONE, sizeof view->dealt);
    if (bones_choice(&front->settings, BONES_CHOICE_ORDER) == BONES_ORDER_DEALT) {
        struct coming coming = {.seat = table_you(front), .tile = view->dealt};
        session_retell(&table_of(front)->session, coming.seat, note_dealt, &coming);
    }
}

void bones_table_changed(struct front *front)
{
    if (table_plays(front, &bones_game)) {
        order_hand(front);
        front_touch(front);
    }
}

static void reset(struct front *front)
{
    struct bones_table *table = bones_table_of(front);
    table->ready = false;
    order_hand(front);
    table->view.first = table_first_person(front);
    bones_view_reset(&table->view, eyes_of(front));
    lay(front, table_of(front)->foot.h);
}

/* Before the first deal: the tiles come with the events. */
static void begin(struct front *front)
{
    struct bones_table *table = bones_table_of(front);
    order_hand(front);
    table->view.first = table_first_person(front);
    bones_view_begin(&table->view, bones_table_seen(front));
    lay(front, table_of(front)->foot.h);
}

static void sit(struct front *front)
{
    bones_table_of(front)->knock_wait = 0;
    bones_table_of(front)->looked = 0;
    bones_table_of(front)->ready = bones_table_of(front)->led = false;
    table_of(front)->lifted = false;
}

static void add(struct front *front, const struct event_list *events)
{
    struct bones_view *view = &bones_table_of(front)->view;
    struct event_list seen = *events;
    bool deals = events_find(events, BONES_EVENT_DEALT) != NULL;
    if (deals) {
        bones_table_of(front)->looked = 0;
        table_of(front)->lifted = false;
        order_hand(front);
        bool hidden = bones_table_looker(front) != SEAT_NONE;
        for (int i = 0; i < seen.count; i++) {
            seen.item[i].seen = hidden && seen.item[i].kind == BONES_EVENT_DEALT ? 0 : seen.item[i].seen;
        }
    }
    if (table_of(front)->lifted && !deals) { /* a seat that has acted has seen its hand */
        bones_table_of(front)->looked |= 1u << (unsigned)table_you(front);
    }
    view->motion.reduced = front->settings.reduced_motion;
    bones_view_add(view, &seen);
    bones_view_settle(view, eyes_of(front));
    bones_table_of(front)->knock_wait = 0;
    if (view->motion.count == 0) { /* a hand was kept, which shows nothing: the next decision */
        lead_focus(front);
    }
}

static const char *differs(const struct front *front)
{
    return bones_view_differs(&bones_table_of(front)->view, eyes_of(front));
}

/* Whether the person in turn can only knock and is not at the foot of the screen: the screen is not handed
 * over. */
static bool passes(const struct front *front)
{
    const struct session *session = &table_of(front)->session;
    int turn = session_turn(session);
    if (turn == SEAT_NONE || turn == table_you(front) || !session_is_human(session, turn) ||
        !table_shared(front) || table_is_replay(front) || table_is_lesson(front) ||
        !bones_choice(&front->settings, BONES_CHOICE_KNOCKS)) {
        return false;
    }
    static const struct move knock = {.kind = BONES_MOVE_PASS};
    struct bones_observation seen;
    session_observe(session, turn, &seen);
    return bones_legal(&seen.pub, seen.hand, knock) == REFUSAL_NONE;
}

/* Where nothing fits the knock plays itself after a pause, in which the seat in turn is seen. */
static bool tick(struct front *front)
{
    struct bones_table *table = bones_table_of(front);
    struct bones_look look = bones_table_look(front);
    struct move move = {.kind = BONES_MOVE_PASS};
    bool ready = table_ready(front);
    if (ready && !table->ready) { /* the screen was lifted, and nothing had to come to rest */
        lead_focus(front);
    }
    table->ready = ready;
    bool own =
        table_ready(front) && !table_is_lesson(front) && bones_input_forced(&table->view, &look, &move);
    if (!own && (table_moves(front) || !passes(front))) {
        return false;
    }
    table->knock_wait = table->knock_wait > 0 ? table->knock_wait - 1 : front_ticks(front, knock_ms);
    if (table->knock_wait == 0) {
        table_play(front, move);
    }
    return true;
}

static void enter(struct front *front)
{
    front_set_focus(front, first_of(front));
}

void bones_table_focus(struct front *front, int wanted)
{
    const struct bones_view *view = &bones_table_of(front)->view;
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0; i < count; i++) {
        if (tile[i] == wanted) {
            front_set_focus(front, BONES_ITEM_TILE + i);
        }
    }
}

static void lead(struct front *front, struct move move)
{
    if (move.kind == BONES_MOVE_NAME) {
        front_set_focus(front, BONES_ITEM_DOUBLE + bones_high[move.card]);
    } else if (move.kind == BONES_MOVE_PLAY) {
        bones_table_focus(front, move.card);
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct bones_look look = bones_table_look(front);
    bones_draw(&bones_table_of(front)->view, &look, list, table_blend_ms(front, blend));
}

static int piece(const struct front *front)
{
    (void)front;
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
