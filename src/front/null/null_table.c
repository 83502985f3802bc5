/* SPDX-License-Identifier: MIT */
/* The smallest game's table: what was seen to happen, one event after the other, and what is meant by input.
 */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/null/null_front.h"
#include "front/scenes/acts.h"
#include "front/scenes/end_sheet.h"
#include "front/sound/cues.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

_Static_assert(sizeof(struct null_table) <= TABLE_VIEW_BYTES, "a table has room for this view");

enum { STEP_MS = 350 };

struct null_table *null_table_of(const struct table *table)
{
    return (struct null_table *)(void *)table->view;
}

const struct null_observation *null_table_seen(const struct table *table)
{
    return table_seen(table);
}

/* ---- what is shown --------------------------------------------------------------------------------- */

static void reset(struct table *table)
{
    struct null_table *null = null_table_of(table);
    null->shown = *null_table_seen(table);
    null->motion.count = 0;
}

/* A round that nobody has been dealt yet. */
static void begin(struct table *table)
{
    reset(table);
    struct null_observation *shown = &null_table_of(table)->shown;
    shown->pub.round--;
    shown->pub.turn = shown->pub.seats;
    shown->card = 0;
}

/* The screen follows events as the rules do, and knows the card that was dealt to its own seat. */
static void end_step(void *view, const struct motion_step *step)
{
    struct null_observation *shown = &((struct null_table *)view)->shown;
    null_follow(&shown->pub, step->event);
    if (step->event.kind == NULL_EVENT_DEALT && step->event.card) {
        shown->card = step->event.card;
    }
}

/* A step sounds as it ends. */
static void hear_step(void *view, struct motion_step *step, const struct motion_ears *ears)
{
    (void)view;
    if (step->heard == 0 && step->ms >= step->length) {
        step->heard++;
        motion_hear(ears, NULL, step->kind == NULL_EVENT_DEALT ? CUE_DEAL : CUE_PLACE, -1);
    }
}

static const struct motion_acts steps = {
    .queue = offsetof(struct null_table, motion), .end = end_step, .hear = hear_step};

/* A deal to all seats is told once. */
static bool tell(const struct table *table, const struct motion_step *step, struct text *out)
{
    if (step->event.kind == NULL_EVENT_DEALT && step->event.seat != 0) {
        return false;
    }
    null_event_text(table, step->event, out);
    return true;
}

static const char *differs(const struct table *table)
{
    const struct null_observation *shown = &null_table_of(table)->shown, *seen = null_table_seen(table);
    const struct null_public *a = &shown->pub, *b = &seen->pub;
    return a->round != b->round || a->turn != b->turn                 ? "whose turn it is"
           : memcmp(a->shown, b->shown, sizeof a->shown) != 0         ? "what was shown"
           : memcmp(a->won, b->won, sizeof a->won[0] * a->sides) != 0 ? "the rounds won"
           : shown->card != seen->card                                ? "the card"
                                                                      : NULL;
}

/* ---- what is meant --------------------------------------------------------------------------------- */

static void lead(struct table *table, struct move move)
{
    front_set_focus(table->front, move.kind == NULL_MOVE_FOLD ? NULL_ITEM_FOLD : NULL_ITEM_SHOW);
}

static const struct item_row rows[] = {
    {"show", N_("Show"), N_("Lays your card open: the highest one wins the round."), .id = NULL_ITEM_SHOW},
    {"fold", N_("Fold"), N_("Your card stays hidden, and wins nothing this round."), .id = NULL_ITEM_FOLD},
    {"menu", N_("Menu"), N_("Saves, options, help, and the way out."), .id = NULL_ITEM_MENU},
    {"seat.*", N_("A seat"), N_("Who sits there, the card, and the rounds won so far."), .kind = KIND_SPOT,
     .id = ITEM_AREAS, .count = SEATS_MAX},
    {.name = NULL},
};

static void items(const struct table *table, struct focus_list *list)
{
    for (int item = 0; item < NULL_ITEMS; item++) {
        bool enabled = item == NULL_ITEM_MENU || table_ready(table);
        item_add(list, rows, item, null_item_box(table, item), enabled);
    }
}

static void areas(const struct table *table, struct focus_list *list)
{
    for (int seat = 0; seat < null_table_of(table)->shown.pub.seats; seat++) {
        item_add(list, rows, ITEM_AREAS + seat, null_seat_box(table, seat), true);
    }
}

static bool plays(int item)
{
    return item != NULL_ITEM_MENU;
}

static struct table_answer wanted(const struct table *table, enum null_move_kind kind)
{
    struct move move = {.kind = (uint8_t)kind};
    return answer_to(move, null_game.why_not(null_table_seen(table), move));
}

static struct table_answer chosen(struct table *table, int item)
{
    return item == NULL_ITEM_MENU ? answer_of(TABLE_ANSWER_MENU)
                                  : wanted(table, item == NULL_ITEM_SHOW ? NULL_MOVE_SHOW : NULL_MOVE_FOLD);
}

/* ---- the bar --------------------------------------------------------------------------------------- */

static void status(const struct table *table, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message);
    const char *told = table_moves(table) ? table_told_now(table) : NULL;
    if (told) {
        text_add(&message, told);
    } else {
        null_turn_text(table, &message);
    }
    table_bar(table->front, status);
}

const struct game_view null_table_view = {
    .step_ms = STEP_MS,
    .begin = begin,
    .reset = reset,
    .motion = &steps,
    .tell = tell,
    .differs = differs,
    .sheet = &standing_scene,
    .lead = lead,
    .items = items,
    .areas = areas,
    .plays = plays,
    .chosen = chosen,
    .draw = null_table_draw,
    .status = status,
};
