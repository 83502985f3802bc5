/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_table.h"

#include "base/check.h"
#include "front/day.h"
#include "front/front.h"
#include "front/mille/coup.h"
#include "front/mille/extend.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_acts.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_strip.h"
#include "front/scenes/curtain.h"
#include "front/mille/score.h"
#include "front/table/table.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

static const float march_ms = 2500;
/* Part of the way to its place that a card of the hand goes in a tick: there in about 140 ms. */
static const float follow = 0.34f;
static const float hurry_factor = 4;
/* A dragged card over a place is so wide, of that place's width: what lies there stays in sight. */
static const float over_place = .62f;

struct mille_view *mille_view_of(const struct front *front)
{
    return (struct mille_view *)(void *)table_of(front)->view;
}

const struct mille_observation *mille_table_seen(const struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    CHECK(table->seated);
    session_observe(&table->session, view->shown.viewer, &view->seen);
    return &view->seen;
}

/* ---- movement ---------------------------------------------------------------------------------- */

static struct pose pose_of(struct rect box)
{
    struct point middle = rect_middle(box);
    return (struct pose){middle.x, middle.y, box.w, 0};
}

static struct shown_origins origins(const struct front *front)
{
    const struct mille_view *view = mille_view_of(front);
    struct shown_origins from = {.deck = pose_of(view->layout.deck)};
    for (int seat = 0; seat < MILLE_SEATS_MAX; seat++) {
        struct rect plate = view->layout.row[seat == mille_table_you(front) ? 0 : 1].plate;
        from.seat[seat] = mille_draw_seat(plate);
    }
    return from;
}

/* Where a card of the hand wants to be. */
static struct pose wanted(const struct front *front, int slot, int lifted)
{
    const struct mille_view *view = mille_view_of(front);
    const struct shown_hand *hand = &view->shown.hand[mille_table_you(front)];
    struct mille_slot at = mille_layout_slot(&view->layout, slot, hand->count, lifted);
    struct pose pose = {at.x, at.y, view->layout.card_w, at.angle};
    if (slot == lifted) {
        pose.w *= view->layout.lift;
    } else if (mille_table_coup(front) == hand->card[slot].card) {
        pose.y -= 24;
        pose.angle = 0;
    }
    if (view->dragging && slot == view->held) {
        pose.x = front->pointer_x;
        pose.y = front->pointer_y;
        pose.w = mille_pointer_over_place(front) ? view->layout.row[0].battle.w * over_place : pose.w;
    }
    return pose;
}

static bool move_hand(struct front *front)
{
    struct mille_view *view = mille_view_of(front);
    struct shown_hand *hand = &view->shown.hand[mille_table_you(front)];
    int lifted = mille_table_lifted(front);
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

/* The sheet, the question and the curtain come when the movement before them has ended. */
static bool open_due_scene(struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    const struct mille_public *pub = &mille_table_seen(front)->pub;
    if (view->shown.count > 0) {
        return false;
    }
    if (pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER) {
        front_push(front, &score_scene);
        return true;
    }
    int turn = session_turn(&table->session);
    if (turn != mille_table_you(front) && session_is_human(&table->session, turn)) {
        front_push(front, &curtain_scene);
        return true;
    }
    if (pub->phase == PHASE_EXTEND && turn == mille_table_you(front)) {
        front_push(front, &extend_scene);
        return true;
    }
    return false;
}

/* A person with keys or a pad finds the focus where the turn wants it. */
static void lead_focus(struct front *front)
{
    struct mille_view *view = mille_view_of(front);
    if (front->device == DEVICE_MOUSE || !mille_table_ready(front)) {
        return;
    }
    int coup = mille_table_coup(front);
    const struct shown_hand *hand = &view->shown.hand[mille_table_you(front)];
    for (int i = 0; coup != CARD_NONE && i < hand->count; i++) {
        if (hand->card[i].card == coup) {
            front_set_focus(front, ITEM_HAND + i);
            return;
        }
    }
    if (mille_table_seen(front)->pub.phase == PHASE_DRAW) {
        front_set_focus(front, ITEM_DECK);
    } else if (front_focus(front) == ITEM_DECK && hand->count > 0) {
        front_set_focus(front, ITEM_HAND + hand->count - 1);
    }
}

static bool advance(struct front *front, float speed)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    if (view->shown.count == 0) {
        return false;
    }
    float ms = 1000.0f / TICKS_A_SECOND * (float)front->settings.pace / 100.0f * speed;
    struct shown_origins from = origins(front);
    struct mille_sound sound;
    struct shown_ears ears = mille_sound_ears(&sound, front, false);
    mille_shown_advance(&view->shown, table->hurried ? ms * hurry_factor : ms, &from, &ears);
    if (view->shown.count > 0) {
        return true;
    }
    table->hurried = false;
    const char *difference = mille_shown_differs(&view->shown, mille_table_seen(front));
    if (difference) {
        /* A debug build must not live with it; a person's game goes on with the truth. */
#ifndef NDEBUG
        check_fail(__FILE__, __LINE__, difference);
#endif
        front->services->log(front->services->context, difference);
        mille_shown_reset(&view->shown, mille_table_seen(front));
    }
    lead_focus(front);
    return true;
}

/* The pad shakes once as a hazard lands on the person. */
static void feel_hit(struct front *front)
{
    struct mille_view *view = mille_view_of(front);
    const struct step *hit = mille_draw_step(&view->shown, STEP_HIT);
    int side = mille_side_of(&mille_table_seen(front)->pub, mille_table_you(front));
    if (hit == NULL || hit->event.target != side) {
        view->felt = false;
        return;
    }
    bool landed = mille_shown_part(&view->shown, hit, 0) > MILLE_HIT_FLIGHT;
    if (landed && !view->felt && front->settings.rumble && front->device == DEVICE_PAD) {
        front->services->rumble(front->services->context, 0.8f, 260);
    }
    view->felt = landed;
}

bool mille_table_animate(struct front *front, float speed)
{
    struct mille_view *view = mille_view_of(front);
    if (view->shown.gate) {
        struct event event = view->shown.gate_event;
        mille_shown_pass(&view->shown);
        coup_show(front, event.seat, event.card, event.extra);
        return true;
    }
    bool moving = advance(front, speed);
    feel_hit(front);
    moving = move_hand(front) || moving;
    if (view->shake_ticks > 0) {
        view->shake_ticks--;
        moving = true;
    }
    return moving;
}

static bool march(struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    if (view->march_focus != front_focus(front) || view->march_moves != table->session.journal.count) {
        view->march_focus = front_focus(front);
        view->march_moves = table->session.journal.count;
        view->march_ticks = tween_ticks(march_ms);
    }
    bool any = front->settings.show_targets && !front->settings.reduced_motion && mille_table_ready(front);
    if (!any || view->march_ticks <= 0) {
        return false;
    }
    view->march_ticks--;
    return true;
}

static bool table_tick(struct front *front)
{
    mille_sound_hand(front);
    if (lessons_tick(front) || open_due_scene(front)) {
        return true;
    }
    bool moving = mille_table_animate(front, 1);
    moving = mille_stakes_tick(front) || moving;
    mille_hint_tick(front);
    moving = mille_think_tick(front) || moving;
    moving = mille_strip_tick(front) || moving;
    return march(front) || moving;
}

/* ---- coming and going --------------------------------------------------------------------------- */

/* Two people share the machine, and nobody knows yet which of them is looking. */
static bool is_overlooked(const struct front *front)
{
    const struct table *table = table_of(front);
    const struct mille_view *view = mille_view_of(front);
    int seat = session_turn(&table->session);
    return !table_is_lesson(front) && view->shown.count == 0 && seat != SEAT_NONE &&
           session_is_human(&table->session, TABLE_YOU) && session_is_human(&table->session, TABLE_OPPONENT);
}

static void table_enter(struct front *front)
{
    lessons_enter(front);
    day_enter(front);
    front_set_focus(front, ITEM_DECK);
    lead_focus(front);
    if (is_overlooked(front)) {
        front_push(front, &curtain_scene);
    }
}

static void table_leave(struct front *front)
{
    struct shown_origins from = origins(front);
    /* Whatever still moved has happened long ago. */
    while (mille_view_of(front)->shown.count > 0) {
        mille_shown_skip(&mille_view_of(front)->shown, &from, NULL);
        if (mille_view_of(front)->shown.gate) {
            mille_shown_pass(&mille_view_of(front)->shown);
        }
    }
    lessons_put_back(front);
    day_put_back(front);
}

int mille_table_piece(const struct front *front)
{
    bool live = !table_is_replay(front) && !table_is_lesson(front);
    bool tense =
        mille_view_of(front)->shown.goal > GOAL_MILES || (live && stakes_of(front)->now.who != STAKES_NOBODY);
    return tense ? PIECE_EXTENSION : PIECE_ROAD;
}

const struct scene mille_table_scene = {
    .name = "table",
    .opaque = true,
    .enter = table_enter,
    .leave = table_leave,
    .items = mille_table_items,
    .areas = mille_table_areas,
    .intent = mille_table_intent,
    .confirm = mille_table_confirm,
    .cancel = mille_table_cancel,
    .tick = table_tick,
    .draw = mille_table_draw,
    .status = mille_table_status,
    .piece = mille_table_piece,
    .cards = true,
};
