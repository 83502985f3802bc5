/* SPDX-License-Identifier: MIT */
/* The table of a room on the screen. Its session is the guest's: the table borrows it, and a step of the room
 * is taken whenever the table rests, as a computer player's move is at a table here. */
#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/lesson/lessons.h"
#include "front/net/lamp.h"
#include "front/net/others_inside.h"
#include "front/table/apart.h"
#include "front/table/play.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "front/voices/voices_table.h"
#include "table/seen.h"

static bool send(struct table *table, struct move move)
{
    struct others *others = others_of(table->front);
    if (others->state != OTHERS_PLAYING) {
        char why[TABLE_MESSAGE_SIZE] = "";
        struct text out = text_in(why, sizeof why);
        others_why(table->front, &out);
        table_say(table, true, "%s", why);
        return false;
    }
    guest_play(&others->guest, move);
    return true;
}

/* Sits down at the table: what the seat sees is shown; events, if any, as the deal that they are. */
static void sit(struct front *front, const struct event_list *events)
{
    struct others *others = others_of(front);
    const struct game_front *game = game_front_of(others->guest.game);
    lessons_put_back(front);
    day_put_back(front);
    journey_put_back(front);
    table_give(table_at(front, TABLE_GUEST), game);
    table_turn_to(front, TABLE_GUEST);
    struct table *table = table_of(front);
    table->saves = (struct saves_state){.moves = -1};
    table->session = others->guest.session;
    table->viewer = others->guest.seat;
    table->send = send;
    table->sent_at = -1;
    table_sit(table);
    if (events->count > 0 && game->view->begin) {
        game->view->begin(table);
    } else {
        table_show_anew(table);
    }
    if (events->count > 0) {
        table_show(table, events);
    }
    voices_sit(front);
    others->seated = true;
    front_go(front, OPEN_TABLE);
}

void others_put_back(struct front *front)
{
    struct others *others = others_of(front);
    if (others->seated) {
        others->seated = false;
        if (table_is_replay(table_of(front))) {
            table_turn_back(front);
        }
        table_at(front, TABLE_GUEST)->seated = false; /* the session stays the guest's */
        table_at(front, TABLE_GUEST)->send = NULL;
        apart_put_back(front);
    }
}

/* The table shows the session as it is now. */
static struct table *renew(struct front *front)
{
    struct table *table = table_at(front, TABLE_GUEST);
    table->session = others_of(front)->guest.session;
    table->sent_at = -1;
    return table;
}

/* Whether the journal ends where the seat sees the table: it does not while all is told again. */
static bool is_opened(const struct table *table)
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    const struct session *session = &table->session;
    session->game->observe(session->state, session->seen->seat, observation);
    return session->seen->updates > 0 &&
           game_seen_same(session->game, observation, session->seen->observation);
}

static void take(struct front *front, enum guest_step step, const struct event_list *events, int mover)
{
    struct others *others = others_of(front);
    if (others->state == OTHERS_WAITING && step != GUEST_STEP_NONE) {
        others->state = OTHERS_PLAYING;
    }
    switch (step) {
    case GUEST_STEP_EVENTS:
        if (others->seated) {
            table_follow(renew(front), mover, events);
        } else {
            sit(front, events);
        }
        break;
    case GUEST_STEP_ANEW:
        if (others->seated) {
            table_show_anew(renew(front));
        } else {
            sit(front, events);
        }
        break;
    case GUEST_STEP_OPENED:
        if (others->seated && is_opened(renew(front))) {
            table_count(table_at(front, TABLE_GUEST));
        }
        break;
    case GUEST_STEP_OUT:
        others->state = OTHERS_OUT;
        text_copy(others->why, sizeof others->why,
                  _("What came from that table makes no sense. The rounds so far are kept."));
        break;
    case GUEST_STEP_NONE:
        return;
    }
    front_touch(front);
}

/* Whether a computer player moves next: it has thought for less time than is pleasant to follow. A person,
 * and most of all the one here, waits for an answer. */
static bool computer_moves(const struct others *others)
{
    int mover = others->guest.session.seen->updates > 0 ? session_turn(&others->guest.session) : SEAT_NONE;
    return mover != SEAT_NONE && lamp_of_seat(&others->guest.seats[mover]) == LAMP_COMPUTER;
}

/* Whether the next step may be shown now. */
static bool rests(struct front *front, bool *moving)
{
    struct others *others = others_of(front);
    struct table *table = table_at(front, TABLE_GUEST);
    if (!others->seated) {
        return !others->stepped_out;
    }
    if (!front_is_at(front, OPEN_TABLE) || table_moves(table) || table_waits(table)) {
        return false;
    }
    if (table->think_ticks > 0 && others->guest.waiting.count > 0 && computer_moves(others)) {
        table->think_ticks--;
        *moving = true;
        return false;
    }
    return true;
}

bool others_table_tick(struct front *front)
{
    struct others *others = others_of(front);
    struct event_list events = {0};
    bool moving = false;
    if (others->state == OTHERS_NONE || !rests(front, &moving)) {
        return moving;
    }
    if (!others->seated && others->guest.seated && others->guest.session.seen->updates > 0) {
        sit(front, &events);
        return true;
    }
    int mover = others->guest.seated && others->guest.session.seen->updates > 0
                    ? session_turn(&others->guest.session)
                    : SEAT_NONE;
    enum guest_step step = guest_next(&others->guest, &events);
    take(front, step, &events, mover);
    return step != GUEST_STEP_NONE;
}
