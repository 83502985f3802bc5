/* SPDX-License-Identifier: MIT */
#include "front/mille_table.h"

#include "base/check.h"
#include "base/words.h"
#include "front/front.h"
#include "front/mille_words.h"
#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float shake_ms = 240, think_ms = 650, march_ms = 2500;
/* Part of the way to its place that a card of the hand goes in a tick: there in about 140 ms. */
static const float follow = 0.34f;
static const float hurry_factor = 4;

const struct mille_state *mille_table_state(const struct front *front)
{
    CHECK(front->table.seated);
    return (const struct mille_state *)(const void *)front->table.session.state;
}

const char *mille_table_name(const struct front *front, int seat)
{
    return seat == TABLE_YOU ? _("You") : front->table.session.journal.seat[seat].name;
}

int mille_table_row(const struct front *front, int side)
{
    const struct mille_public *pub = &mille_table_state(front)->pub;
    return side == mille_side_of(pub, TABLE_YOU) ? 0 : 1;
}

void mille_table_say(struct front *front, bool refused, const char *format, ...)
{
    struct text out = text_in(front->table.message, sizeof front->table.message);
    va_list values;
    va_start(values, format);
    text_addv(&out, format, values);
    va_end(values);
    front->table.refused = refused;
    front_touch(front);
}

const struct shown_card *mille_table_card(const struct front *front, int slot)
{
    const struct shown_hand *hand = &front->table.shown.hand[TABLE_YOU];
    return slot >= 0 && slot < hand->count ? &hand->card[slot] : NULL;
}

bool mille_table_ready(const struct front *front)
{
    const struct mille_table *table = &front->table;
    int phase = mille_table_state(front)->pub.phase;
    return table->shown.count == 0 && session_turn(&table->session) == TABLE_YOU &&
           (phase == PHASE_DRAW || phase == PHASE_PLAY);
}

int mille_table_coup(const struct front *front)
{
    const struct mille_state *state = mille_table_state(front);
    if (!mille_table_ready(front)) {
        return CARD_NONE;
    }
    int safety = mille_coup_chance(&state->pub, mille_side_of(&state->pub, TABLE_YOU));
    const struct mille_hand *hand = &state->hand[TABLE_YOU];
    for (int i = 0; safety != CARD_NONE && i < hand->count; i++) {
        if (hand->card[i] == safety) {
            return safety;
        }
    }
    return CARD_NONE;
}

struct move mille_table_move_of(const struct front *front, int slot)
{
    const struct mille_state *state = mille_table_state(front);
    const struct shown_card *card = mille_table_card(front, slot);
    CHECK(card != NULL);
    struct mille_public pub = state->pub;
    pub.turn = TABLE_YOU;
    return mille_play_of(&pub, &state->hand[TABLE_YOU], card->card);
}

refusal mille_table_outlook(const struct front *front, int slot)
{
    const struct mille_state *state = mille_table_state(front);
    struct mille_public pub = state->pub;
    pub.turn = TABLE_YOU;
    pub.phase = PHASE_PLAY;
    return mille_legal(&pub, &state->hand[TABLE_YOU], mille_table_move_of(front, slot));
}

struct rect mille_table_target(const struct front *front, struct move move)
{
    const struct mille_row *row = &front->table.layout.row[mille_table_row(front, move.target)];
    switch (mille_cards[move.card].family) {
    case FAMILY_DISTANCE:
        return row->miles[mille_distance_index(move.card)];
    case FAMILY_SAFETY:
        return row->safety[mille_safety_index(move.card)];
    default:
        return move.card == CARD_SPEED_LIMIT || move.card == CARD_END_OF_LIMIT ? row->speed : row->battle;
    }
}

int mille_table_lifted(const struct front *front)
{
    const struct mille_table *table = &front->table;
    int count = table->shown.hand[TABLE_YOU].count;
    if (table->dragging) {
        return table->held;
    }
    if (table->raised >= 0 && table->raised < count) {
        return table->raised;
    }
    int focus = front_focus_of(front, &mille_table_scene);
    bool pointing = front->device != DEVICE_MOUSE || front->pointer_inside;
    return pointing && focus >= ITEM_HAND && focus < ITEM_HAND + count ? focus - ITEM_HAND : -1;
}

/* ---- movement ---------------------------------------------------------------------------------- */

static struct pose pose_of(struct rect box)
{
    struct point middle = rect_middle(box);
    return (struct pose){middle.x, middle.y, box.w, 0};
}

static struct shown_origins origins(const struct front *front)
{
    const struct mille_table *table = &front->table;
    struct shown_origins from = {.deck = pose_of(table->layout.deck)};
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        struct rect plate = table->layout.row[seat == TABLE_YOU ? 0 : 1].plate;
        from.seat[seat] = (struct pose){plate.x + plate.w / 2, plate.y + 116, 44, 0};
    }
    return from;
}

/* Where a card of the hand wants to be. */
static struct pose wanted(const struct front *front, int slot, int lifted)
{
    const struct mille_table *table = &front->table;
    const struct shown_hand *hand = &table->shown.hand[TABLE_YOU];
    struct mille_slot at = mille_layout_slot(&table->layout, slot, hand->count, lifted);
    struct pose pose = {at.x, at.y, table->layout.card_w, at.angle};
    if (slot == lifted) {
        pose.w *= MILLE_LIFT;
    } else if (mille_table_coup(front) == hand->card[slot].card) {
        pose.y -= 24;
        pose.angle = 0;
    }
    if (table->dragging && slot == table->held) {
        pose.x = front->pointer_x;
        pose.y = front->pointer_y;
    }
    return pose;
}

static bool move_hand(struct front *front)
{
    struct mille_table *table = &front->table;
    struct shown_hand *hand = &table->shown.hand[TABLE_YOU];
    int lifted = mille_table_lifted(front);
    bool moving = false;
    for (int i = 0; i < hand->count; i++) {
        struct shown_card *card = &hand->card[i];
        struct pose to = wanted(front, i, lifted);
        bool at_once = card->pose.w == 0 || card->arriving || front->settings.reduced_motion ||
                       (table->dragging && i == table->held);
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

/* The poster and the questions come when the movement before them has ended. */
static bool open_due_scene(struct front *front)
{
    struct mille_table *table = &front->table;
    const struct mille_public *pub = &mille_table_state(front)->pub;
    if (table->shown.gate) {
        struct event event = table->shown.gate_event;
        mille_shown_pass(&table->shown);
        coup_show(front, event.seat, event.card, event.extra);
        return true;
    }
    if (table->shown.count > 0) {
        return false;
    }
    if (pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER) {
        front_push(front, &score_scene);
        return true;
    }
    if (pub->phase == PHASE_EXTEND && session_turn(&table->session) == TABLE_YOU) {
        front_push(front, &extend_scene);
        return true;
    }
    return false;
}

static bool think(struct front *front)
{
    struct mille_table *table = &front->table;
    int seat = session_turn(&table->session);
    if (table->shown.count > 0 || seat == SEAT_NONE || session_is_human(&table->session, seat)) {
        return false;
    }
    if (--table->think_ticks <= 0) {
        refusal why = mille_table_play(front, session_choose(&table->session, seat));
        CHECK(why == REFUSAL_NONE);
    }
    return true;
}

/* A person with keys or a pad finds the focus where the turn wants it. */
static void lead_focus(struct front *front)
{
    struct mille_table *table = &front->table;
    if (front->device == DEVICE_MOUSE || !mille_table_ready(front)) {
        return;
    }
    int coup = mille_table_coup(front);
    const struct shown_hand *hand = &table->shown.hand[TABLE_YOU];
    for (int i = 0; coup != CARD_NONE && i < hand->count; i++) {
        if (hand->card[i].card == coup) {
            front_set_focus(front, ITEM_HAND + i);
            return;
        }
    }
    if (mille_table_state(front)->pub.phase == PHASE_DRAW) {
        front_set_focus(front, ITEM_DECK);
    } else if (front_focus(front) == ITEM_DECK && hand->count > 0) {
        front_set_focus(front, ITEM_HAND + hand->count - 1);
    }
}

static bool advance(struct front *front)
{
    struct mille_table *table = &front->table;
    if (table->shown.count == 0) {
        return false;
    }
    float ms = 1000.0f / TICKS_A_SECOND * (float)front->settings.pace / 100.0f;
    struct shown_origins from = origins(front);
    mille_shown_advance(&table->shown, table->hurried ? ms * hurry_factor : ms, &from);
    if (table->shown.count > 0) {
        return true;
    }
    table->hurried = false;
    const char *difference = mille_shown_differs(&table->shown, mille_table_state(front));
    if (difference) {
        /* A debug build must not live with it; a person's game goes on with the truth. */
#ifndef NDEBUG
        check_fail(__FILE__, __LINE__, difference);
#endif
        front->services->log(front->services->context, difference);
        mille_shown_reset(&table->shown, mille_table_state(front), TABLE_YOU);
    }
    lead_focus(front);
    return true;
}

static bool march(struct front *front)
{
    struct mille_table *table = &front->table;
    if (table->march_focus != front_focus(front) || table->march_moves != table->session.journal.count) {
        table->march_focus = front_focus(front);
        table->march_moves = table->session.journal.count;
        table->march_ticks = tween_ticks(march_ms);
    }
    bool any = front->settings.show_targets && !front->settings.reduced_motion && mille_table_ready(front);
    if (!any || table->march_ticks <= 0) {
        return false;
    }
    table->march_ticks--;
    return true;
}

static bool table_tick(struct front *front)
{
    struct mille_table *table = &front->table;
    if (open_due_scene(front)) {
        return true;
    }
    bool moving = advance(front);
    moving = think(front) || moving;
    moving = move_hand(front) || moving;
    if (table->shake_ticks > 0) {
        table->shake_ticks--;
        moving = true;
    }
    return march(front) || moving;
}

/* ---- play -------------------------------------------------------------------------------------- */

static void trace_events(const struct front *front, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        char buffer[160];
        struct text line = text_in(buffer, sizeof buffer);
        front->table.session.game->event_format(event_seen_by(events->item[i], TABLE_YOU), &line);
        front_trace(front, "\"kind\":\"event\",\"event\":\"%s\"", buffer);
    }
}

static void show(struct front *front, const struct event_list *events)
{
    struct mille_table *table = &front->table;
    trace_events(front, events);
    mille_shown_add(&table->shown, events, front->settings.reduced_motion);
    table->think_ticks = front_ticks(front, think_ms);
    table->raised = table->held = -1;
    table->dragging = false;
    table->letter = 0;
    table->message[0] = '\0';
    table->refused = false;
    front->title.can_continue = true;
    front->title.hand_number = mille_table_state(front)->pub.hand_number;
    front_touch(front);
}

refusal mille_table_play(struct front *front, struct move move)
{
    struct mille_table *table = &front->table;
    struct event_list events = {0};
    int seat = session_turn(&table->session);
    refusal why = session_play(&table->session, move, &events);
    if (why != REFUSAL_NONE) {
        char reason[200];
        struct text out = text_in(reason, sizeof reason);
        mille_refusal_text(&mille_table_state(front)->pub, move, why, &out);
        mille_table_say(front, true, "%s", reason);
        front->services->bell(front->services->context);
        front_trace(front, "\"kind\":\"refusal\",\"seat\":%d,\"reason\":\"%s\"", seat,
                    table->session.game->refusal_name(why));
        return why;
    }
    char buffer[64];
    struct text line = text_in(buffer, sizeof buffer);
    table->session.game->move_format(move, &line);
    front_trace(front, "\"kind\":\"move\",\"seat\":%d,\"move\":\"%s\"", seat, buffer);
    show(front, &events);
    mille_table_save(front);
    return REFUSAL_NONE;
}

static void refuse(struct front *front, int slot)
{
    const struct shown_card *card = mille_table_card(front, slot);
    front->table.shake_tag = card ? card->tag : 0;
    front->table.shake_ticks = front->settings.reduced_motion ? 0 : tween_ticks(shake_ms);
}

/* Plays or discards the very card of a slot, not merely one like it. */
static void act(struct front *front, int slot, struct move move)
{
    front->table.shown.play_tag = mille_table_card(front, slot)->tag;
    if (mille_table_play(front, move) != REFUSAL_NONE) {
        front->table.shown.play_tag = 0;
        refuse(front, slot);
    }
}

void mille_table_use(struct front *front, int slot)
{
    act(front, slot, mille_table_move_of(front, slot));
}

void mille_table_drop(struct front *front, int slot)
{
    act(front, slot, (struct move){.kind = MOVE_DISCARD, .card = mille_table_card(front, slot)->card});
}

void mille_table_next(struct front *front)
{
    refusal why = mille_table_play(front, (struct move){.kind = MOVE_NEXT});
    CHECK(why == REFUSAL_NONE);
}

bool mille_table_save(struct front *front)
{
    char error[SERVICE_ERROR_SIZE] = "";
    size_t length = 0;
    char *text = session_save(&front->table.session, &length);
    bool saved = front->services->save(front->services->context, "autosave.journal", text, length, error);
    free(text);
    if (!saved) {
        mille_table_say(front, true, "%s", error);
    }
    return saved;
}

/* ---- coming and going --------------------------------------------------------------------------- */

void mille_table_free(struct front *front)
{
    if (front->table.seated) {
        session_end(&front->table.session);
        front->table.seated = false;
    }
}

static void sit(struct front *front)
{
    struct mille_table *table = &front->table;
    table->seated = true;
    table->raised = table->held = -1;
    table->dragging = table->hurried = table->refused = false;
    table->letter = 0;
    table->message[0] = '\0';
    table->shown.ordered = front->settings.order_hand;
}

void mille_table_new(struct front *front)
{
    struct mille_table *table = &front->table;
    mille_table_free(front);
    struct game_setup setup = {
        .seed = front->services->entropy(front->services->context), .seats = 2, .sides = 2};
    setup.option[OPTION_EXTENSION] = front->settings.extension ? EXTENSION_ON : EXTENSION_OFF;
    setup.option[OPTION_DECK_END] = front->settings.deck_end_empty ? DECK_END_EMPTY_HANDS : DECK_END_STUCK;
    struct journal_seat seats[2] = {{.player = PLAYER_HUMAN}, {.player = 0}};
    text_copy(seats[TABLE_YOU].name, sizeof seats[TABLE_YOU].name, _("You"));
    /* TRANSLATORS: the opponent's name. */
    text_copy(seats[TABLE_OPPONENT].name, sizeof seats[TABLE_OPPONENT].name, _("Léa"));
    struct event_list events = {0};
    session_start(&table->session, &mille_game, &setup, seats, &events);
    sit(front);
    /* An empty table: the cards come with the events of the deal. */
    table->shown = (struct mille_shown){.viewer = TABLE_YOU,
                                        .deck = DECK_CARDS,
                                        .goal = GOAL_MILES,
                                        .sides = setup.sides,
                                        .ordered = front->settings.order_hand};
    show(front, &events);
    mille_table_save(front);
}

void mille_table_take(struct front *front, const struct session *session)
{
    struct mille_table *table = &front->table;
    mille_table_free(front);
    table->session = *session;
    sit(front);
    mille_shown_reset(&table->shown, mille_table_state(front), TABLE_YOU);
    table->think_ticks = front_ticks(front, think_ms);
    front->title.can_continue = true;
    front->title.hand_number = mille_table_state(front)->pub.hand_number;
    front_touch(front);
}

static void table_enter(struct front *front)
{
    front_set_focus(front, ITEM_DECK);
    lead_focus(front);
}

static void table_leave(struct front *front)
{
    struct shown_origins from = origins(front);
    /* Whatever still moved has happened long ago. */
    while (front->table.shown.count > 0) {
        mille_shown_skip(&front->table.shown, &from);
        if (front->table.shown.gate) {
            mille_shown_pass(&front->table.shown);
        }
    }
}

const struct scene mille_table_scene = {
    .name = "table",
    .opaque = true,
    .enter = table_enter,
    .leave = table_leave,
    .items = mille_table_items,
    .intent = mille_table_intent,
    .confirm = mille_table_confirm,
    .cancel = mille_table_cancel,
    .tick = table_tick,
    .draw = mille_table_draw,
    .status = mille_table_status,
};
