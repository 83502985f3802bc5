/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_table.h"

#include "front/front.h"
#include "front/mille/coup.h"
#include "front/mille/extend.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_aim.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_strip.h"
#include "front/mille/mille_weigh.h"
#include "front/mille/parry.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/sound/sounds.h"
#include "front/stage/bar.h"
#include "ui/tween.h"

#include <math.h>

static const float march_ms = 2500;
/* The part of the way to its place that a card of the hand goes in a tick: it arrives in about 140 ms. */
static const float follow = 0.34f;
/* The width of a dragged card over a place, of the width of the place: what lies there stays in sight. */
static const float over_place = .62f;

/* ---- movement ---------------------------------------------------------------------------------- */

static bool wants_lean(const struct front *front)
{
    return front->device == DEVICE_MOUSE && front->pointer_inside && !front->settings.reduced_motion;
}

static float within(float value, float most)
{
    return fmaxf(-most, fminf(value, most));
}

/* A card under the mouse leans to it: by whole degrees, so that few pictures of it are made. */
static void lean(const struct front *front, struct pose *pose)
{
    const float turn = 3, way = 4;
    float x = (front->pointer_x - pose->x) / (pose->w * .5f),
          y = (front->pointer_y - pose->y) / (pose->w * .7f);
    if (wants_lean(front) && fabsf(x) <= 1 && fabsf(y) <= 1) {
        pose->x += way * x;
        pose->y += way * y;
        pose->angle += roundf(turn * x);
    }
}

/* One that is dragged leans to where it goes, and comes upright as it stops. */
static void lean_dragged(const struct front *front, const struct shown_card *card, struct pose *pose)
{
    const float turn = 3, per_unit = .3f, eased = .3f, least = .2f;
    if (wants_lean(front) && card->pose.w > 0) {
        float to = within((pose->x - card->pose.x) * per_unit, turn);
        float angle = tween_mix(within(card->pose.angle, turn), to, eased);
        pose->angle = fabsf(angle) < least && fabsf(to) < least ? 0 : angle;
    }
}

/* Where a card of the hand wants to be. */
static struct pose wanted(const struct front *front, int slot, int lifted)
{
    const struct mille_view *view = mille_view_of(table_of(front));
    const struct shown_hand *hand = &view->shown.hand[table_you(table_of(front))];
    struct mille_slot at = mille_layout_slot(&view->layout, slot, hand->count, lifted);
    float wide = view->layout.card_w;
    if (slot == lifted) {
        wide = mille_layout_stand(&view->layout, &at, true);
    } else if (mille_table_coup(table_of(front)) == hand->card[slot].card) {
        at.y -= 24;
        at.angle = 0;
        wide = mille_layout_stand(&view->layout, &at, false);
    }
    struct pose pose = {at.x, at.y, wide, at.angle};
    if (view->dragging && slot == view->held) {
        pose.x = front->pointer_x;
        pose.y = front->pointer_y;
        pose.w = mille_pointer_over_place(front) ? view->layout.row[0].battle.w * over_place : pose.w;
        lean_dragged(front, &hand->card[slot], &pose);
    } else if (slot == lifted) {
        lean(front, &pose);
    }
    return pose;
}

/* A sentence above the bar covers no names of cards: the hand rises, and the card that stands out with it. */
static void raise_hand(struct front *front)
{
    const struct table *table = table_of(front);
    struct mille_layout *layout = &mille_view_of(table)->layout;
    struct rect said =
        front_scene(front) == &table_scene ? bar_band(front, front->measure) : (struct rect){0, 0, 0, 0};
    bool low = said.w > 0 && said.y + said.h >= layout->bar.y;
    layout->rise = said.w > 0 ? mille_layout_rise(layout, mille_table_hand(table)->count, said.y) : 0;
    if (!table_is_lesson(table)) {
        layout->foot = low ? said.y : layout->bar.y;
    }
}

static bool move_hand(struct front *front)
{
    struct mille_view *view = mille_view_of(table_of(front));
    struct shown_hand *hand = &view->shown.hand[table_you(table_of(front))];
    int lifted = mille_table_lifted(table_of(front));
    bool moving = false;
    for (int i = 0; i < hand->count; i++) {
        struct shown_card *card = &hand->card[i];
        struct pose to = wanted(front, i, lifted);
        bool at_once = card->pose.w == 0 || card->arriving || front->settings.reduced_motion ||
                       (view->dragging && i == view->held);
        struct pose *pose = &card->pose;
        float far = fabsf(to.x - pose->x) + fabsf(to.y - pose->y) + fabsf(to.angle - pose->angle) +
                    fabsf(to.w - pose->w);
        if (at_once || far < 0.5f) {
            moving = moving || (far > 0 && !card->arriving);
            card->moving = false;
            *pose = to;
        } else {
            pose->x = tween_mix(pose->x, to.x, follow);
            pose->y = tween_mix(pose->y, to.y, follow);
            pose->w = tween_mix(pose->w, to.w, follow);
            pose->angle = tween_mix(pose->angle, to.angle, follow);
            card->moving = moving = true;
        }
    }
    return moving;
}

/* The question of the extension comes when the movement before it has ended, and not again while an answer is
 * on its way to the table's host. */
static bool interlude(struct table *table)
{
    bool asked = mille_table_seen(table)->pub.phase == PHASE_EXTEND &&
                 session_turn(&table->session) == table_you(table) && !table_has_sent(table);
    if (asked) {
        front_push(table->front, &extend_scene);
    }
    return asked;
}

/* With keys or a pad the focus goes to where the turn goes on. */
static void lead_focus(struct table *table)
{
    if (device_points(table->front->device) || !mille_table_ready(table->front)) {
        return;
    }
    if (parry_asks(table)) {
        front_set_focus(table->front, parry_first(table));
        return;
    }
    const struct shown_hand *hand = mille_table_hand(table);
    int coup = mille_table_coup(table), slot = coup == CARD_NONE ? -1 : shown_hand_find(hand, coup);
    if (slot >= 0) {
        front_set_focus(table->front, MILLE_ITEM_HAND + slot);
    } else if (mille_table_seen(table)->pub.phase == PHASE_DRAW) {
        front_set_focus(table->front, MILLE_ITEM_DECK);
    } else if (front_focus(table->front) == MILLE_ITEM_DECK && hand->count > 0) {
        front_set_focus(table->front, MILLE_ITEM_HAND + hand->count - 1);
    }
}

static bool move_beside(void *memory, float ms, const struct motion_ears *ears)
{
    struct mille_view *view = memory;
    (void)ms;
    raise_hand(ears->front);
    bool moving = move_hand(ears->front);
    bool shakes = view->shake_ticks > 0;
    view->shake_ticks -= shakes;
    return moving || shakes;
}

/* Words about an event wait for the step of the event. */
static void hear(void *memory, struct motion_step *step, const struct motion_ears *ears)
{
    struct mille_view *view = memory;
    if (ears && step->heard == 0) {
        const struct table *table = table_of(ears->front);
        mille_speech_begins(ears->front, step);
        if (mille_hushes(&view->shown, table_side_of(table, table_you(table)), step)) {
            motion_hush(&view->shown.motion);
        }
    }
    mille_sound_hear(view, step, ears);
}

const struct motion_acts mille_motion = {.queue = offsetof(struct mille_view, shown.motion),
                                         .begin = mille_shown_begin_step,
                                         .end = mille_shown_end_step,
                                         .hear = hear,
                                         .landing = mille_step_landing,
                                         .tick = mille_step_tick,
                                         .beside = move_beside};

static bool march(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    if (view->march_focus != front_focus(table->front) ||
        view->march_moves != session_moves(&table->session)) {
        view->march_focus = front_focus(table->front);
        view->march_moves = session_moves(&table->session);
        view->march_ticks = tween_ticks(march_ms);
    }
    bool any = mille_choice(&table->front->settings, MILLE_CHOICE_TARGETS) &&
               !table->front->settings.reduced_motion && mille_table_ready(table->front);
    if (!any || view->march_ticks <= 0) {
        return false;
    }
    view->march_ticks--;
    return true;
}

static bool tick(struct table *table)
{
    mille_sound_hand(table);
    int count = mille_table_hand(table)->count, focus = front_focus(table->front);
    if (count > 0 && focus >= MILLE_ITEM_HAND + count && focus < MILLE_ITEM_DECK) {
        /* The card in focus left the hand's end. */
        front_set_focus(table->front, MILLE_ITEM_HAND + count - 1);
    }
    bool moving = mille_stakes_tick(table);
    moving = mille_strip_tick(table) || moving;
    moving = mille_aim_tick(table) || moving;
    moving = parry_tick(table) || moving;
    return march(table) || moving;
}

/* ---- for the cabinet ----------------------------------------------------------------------------- */

static const char *differs(const struct table *table)
{
    return mille_shown_differs(&mille_view_of(table)->shown, mille_table_seen(table));
}

/* Where a card has several steps, the one in which the card goes to its place has the sentence. */
static bool tell(const struct table *table, const struct motion_step *step, struct text *out)
{
    const struct event *event = &step->event;
    if (step->kind == STEP_COUP) {
        coup_text(table, event->seat, event->card, event->extra, out);
    } else if (step->kind != STEP_DRIVE && step->kind != STEP_SWEEP) {
        mille_log_text(table, event, out);
    }
    return out->length > 0;
}

static bool aloud(const struct table *table, const struct motion_step *step, struct text *out)
{
    const struct event *event = &step->event;
    if (step->kind == STEP_DRIVE || step->kind == STEP_SWEEP || step->kind == STEP_REMOVE) {
        return false;
    }
    return mille_log_aloud(table, event, out) || step->kind == STEP_COUP;
}

static void show_coup(struct table *table, const struct motion_step *step)
{
    coup_show(table->front, step->event.seat, step->event.card, step->event.extra);
}

static void let_go(struct table *table)
{
    mille_act_put_down(table);
    mille_view_of(table)->letter = 0;
}

static struct rect lay(struct table *table, float foot)
{
    struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct game_setup *setup = &table->session.journal.setup;
    mille_layout_make(layout, &table->front->frame, setup->seats, setup->sides);
    if (table_is_lesson(table)) {
        mille_layout_lower(layout, mille_coach_room(table));
    }
    return foot > 0 ? mille_layout_reserve(layout, foot) : (struct rect){0, 0, 0, 0};
}

/* The table is laid out for the sitting before it: for other seats it is laid out anew. */
static void lay_for_seats(struct table *table)
{
    const struct game_setup *setup = &table->session.journal.setup;
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (layout->seats != setup->seats || layout->rows != setup->sides) {
        table->foot = lay(table, table->foot.h);
    }
}

static void sit(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    lay_for_seats(table);
    view->shown.viewer = table_you(table);
    view->shown.ordered = mille_choice(&table->front->settings, MILLE_CHOICE_ORDER);
    mille_shown_forget_order(&view->shown);
}

static void begin(struct table *table)
{
    struct mille_shown *shown = &mille_view_of(table)->shown;
    *shown = mille_shown_make(&table->session.journal.setup, table_you(table));
    shown->ordered = mille_choice(&table->front->settings, MILLE_CHOICE_ORDER);
}

static void reset(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    if (view->shown.viewer == table_you(table)) {
        road_log_recall(table);
    }
    if (front_is_at(table->front, OPEN_HANDOVER)) { /* as the hand lies now it will lie for the same person */
        mille_shown_keep_order(&view->shown);
    } else {
        let_go(table);
    }
    mille_shown_reset(&view->shown, mille_table_seen(table));
    mille_stakes_reset(table);
}

static void add(struct table *table, const struct event_list *events)
{
    struct mille_view *view = mille_view_of(table);
    mille_shown_add(&view->shown, events);
    if (events_find(events, EVENT_HAND_STARTED)) {
        *stakes_of(table->front) = (struct mille_stakes_state){.now = {.who = STAKES_NOBODY}};
    }
    let_go(table);
    view->asked_tag = 0;
    view->chosen = 0;
}

static void refuse(struct table *table, struct move move)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    int slot = move.card == CARD_NONE ? -1 : shown_hand_meant(shown, shown->viewer, move.card);
    mille_sound_refused(table, slot);
}

static void enter(struct table *table)
{
    front_set_focus(table->front, MILLE_ITEM_DECK);
    lead_focus(table);
}

static void lead(struct table *table, struct move move)
{
    int slot = shown_hand_find(mille_table_hand(table), move.card);
    if (move.kind == MOVE_DRAW) {
        front_set_focus(table->front, MILLE_ITEM_DECK);
    } else if (move.kind == MOVE_PASS) {
        front_set_focus(table->front, parry_first(table));
    } else if (slot >= 0) {
        front_set_focus(table->front, MILLE_ITEM_HAND + slot);
        if (move.kind == MOVE_PLAY) { /* a hazard is aimed where the hint says */
            mille_view_of(table)->aimed = mille_table_row(table, move.target);
        }
    }
}

static int piece(const struct table *table)
{
    bool live = !table_is_replay(table) && !table_is_lesson(table);
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    bool tense =
        shown->goal > shown->first_goal || (live && stakes_of(table->front)->now.who != STAKES_NOBODY);
    return sounds_piece_number(&mille_game, tense ? MILLE_PIECE_EXTENSION : MILLE_PIECE_ROAD);
}

static int turn(const struct table *table)
{
    return mille_view_of(table)->shown.turn;
}

const struct game_view mille_table_view = {
    .sit = sit,
    .begin = begin,
    .reset = reset,
    .add = add,
    .turn = turn,
    .refuse = refuse,
    .motion = &mille_motion,
    .tell = tell,
    .aloud = aloud,
    .differs = differs,
    .rest = lead_focus,
    .hold = show_coup,
    .tick = tick,
    .interlude = interlude,
    .sheet = &score_scene,
    .enter = enter,
    .lead = lead,
    .lay = lay,
    .items = mille_table_items,
    .areas = mille_table_areas,
    .plays = mille_table_plays,
    .first = mille_table_first,
    .intent = mille_table_intent,
    .chosen = mille_table_choose,
    .put_down = mille_table_put_down,
    .draw = mille_table_draw,
    .draw_over = mille_table_draw_over,
    .status = mille_table_status,
    .veiled = parry_veils,
    .piece = piece,
    .stakes = mille_stakes_level,
};
