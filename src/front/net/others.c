/* SPDX-License-Identifier: MIT */
#include "front/net/others.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/others_inside.h"
#include "front/table/table.h"

#include <stdlib.h>
#include <string.h>

enum { SAID_MS = 5000, FIRST_TRY_MS = 1000, LAST_TRY_MS = 10000 };

/* ---- what the person does ---------------------------------------------------------------------------- */

void others_begin(struct front *front)
{
    guest_begin_match(&others_of(front)->guest);
}

void others_give(struct front *front, int seat, bool computer)
{
    guest_give(&others_of(front)->guest, seat, computer);
}

bool others_say(struct front *front, enum net_phrase phrase)
{
    struct others *others = others_of(front);
    uint64_t time = services_now(front->services);
    bool may = others->spoke == 0 || time - others->spoke >= ROOM_SAY_MS;
    if (may && (others->state == OTHERS_WAITING || others->state == OTHERS_PLAYING)) {
        guest_say(&others->guest, phrase);
        others->spoke = time > 0 ? time : 1;
        others->said[others->guest.seat] = phrase;
        others->said_until[others->guest.seat] = time + SAID_MS;
        front_touch(front);
    }
    return may;
}

int others_said(const struct front *front, int seat, enum net_phrase *phrase)
{
    const struct others *others = others_of(front);
    uint64_t time = services_now(front->services);
    bool hidden = others->state == OTHERS_NONE || (others->hushed >> (unsigned)seat & 1u) ||
                  others->said_until[seat] <= time;
    *phrase = others->said[seat];
    return hidden ? 0 : (int)(others->said_until[seat] - time);
}

void others_hush(struct front *front, int seat, bool hushed)
{
    unsigned bit = 1u << (unsigned)seat;
    struct others *others = others_of(front);
    others->hushed = hushed ? others->hushed | bit : others->hushed & ~bit;
    front_touch(front);
}

bool others_is_hushed(const struct front *front, int seat)
{
    return others_of(front)->hushed >> (unsigned)seat & 1u;
}

/* ---- what comes -------------------------------------------------------------------------------------- */

/* Why the guest is out, as a sentence. */
static void tell_out(struct others *others)
{
    static const char *const whys[] = {
        [GUEST_WHY_NOTHING] = N_("The table is over."),
        [GUEST_WHY_VERSION] =
            N_("That table is of another Route Mille: both need the same version of the game."),
        [GUEST_WHY_CODE] = N_("There is no table with that code."),
        [GUEST_WHY_FULL] = N_("All seats of that table are taken."),
        [GUEST_WHY_BEGUN] = N_("The game at that table has begun."),
        [GUEST_WHY_TOKEN] = N_("Your seat at that table is no longer kept."),
        [GUEST_WHY_CLOSED] = N_("The table is closed for tonight. It is kept: the title offers it."),
        [GUEST_WHY_NONSENSE] = N_("What came from that table makes no sense. The rounds so far are kept."),
        [GUEST_WHY_OTHER] = N_("That table does not let you in."),
    };
    text_copy(others->why, sizeof others->why, _(whys[others->guest.why]));
}

static void hear(struct front *front, const char *line)
{
    struct others *others = others_of(front);
    uint64_t time = services_now(front->services);
    switch (guest_line(&others->guest, line, strlen(line))) {
    case GUEST_NEWS_ROOM:
        others->state = others->guest.begun ? OTHERS_PLAYING : OTHERS_WAITING;
        others->tries = 0;
        memcpy(others->place.token, others->guest.token, sizeof others->place.token);
        others_keep_place(front);
        break;
    case GUEST_NEWS_SEAT:
        if (others->guest.seats[0].name[0] && strcmp(others->place.whose, others->guest.seats[0].name) != 0) {
            text_copy(others->place.whose, sizeof others->place.whose, others->guest.seats[0].name);
            others_keep_place(front);
        }
        break;
    case GUEST_NEWS_SAID:
        others->said[others->guest.said.seat] = others->guest.said.phrase;
        others->said_until[others->guest.said.seat] = time + SAID_MS;
        break;
    case GUEST_NEWS_REFUSED:
        table_at(front, TABLE_GUEST)->sent_at = -1;
        front_trace(front, "\"kind\":\"unsent\"");
        break;
    case GUEST_NEWS_OUT:
        others->state = OTHERS_OUT;
        tell_out(others);
        break;
    case GUEST_NEWS_STEP:
    case GUEST_NEWS_NONE:
        return;
    }
    front_touch(front);
}

/* Looks for a room again whose line was lost: after 1, 2, 4 and 8 seconds, then every ten. */
static uint64_t look_again(struct front *front, uint64_t time)
{
    struct others *others = others_of(front);
    char error[SERVICE_ERROR_SIZE] = "";
    if (time - others->lost_at >= OTHERS_LOOK_MS) {
        others->state = OTHERS_OUT;
        text_copy(others->why, sizeof others->why,
                  _("The table was not found again. It is kept: the title offers it."));
        front_touch(front);
        return UINT64_MAX;
    }
    if (time >= others->try_at && !others->wire) {
        uint64_t pause = (uint64_t)FIRST_TRY_MS << (others->tries < 4 ? others->tries : 4);
        others->tries++;
        others->try_at = time + (pause < LAST_TRY_MS ? pause : LAST_TRY_MS);
        others_open_wire(front, error);
    }
    return others->try_at;
}

static void lose_line(struct front *front, uint64_t time)
{
    struct others *others = others_of(front);
    enum wire_state state = front->services->wire_state(front->services->context, others->wire);
    front->services->wire_close(front->services->context, others->wire);
    others->wire = 0;
    guest_lost(&others->guest);
    table_at(front, TABLE_GUEST)->sent_at = -1;
    if (others->state == OTHERS_OUT) {
        return;
    }
    if (!others->guest.has_token) {
        others->state = OTHERS_OUT;
        text_copy(others->why, sizeof others->why,
                  state == WIRE_NONSENSE ? _("What came from that table makes no sense.")
                                         : _("Nobody answers there: is the code right, and the table open?"));
    } else if (others->state != OTHERS_LOOKING) {
        others->state = OTHERS_LOOKING;
        others->lost_at = time;
        others->try_at = time + FIRST_TRY_MS;
        others->tries = 1;
    }
    front_touch(front);
}

static uint64_t guest_tick(struct front *front, uint64_t time)
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    char line[WIRE_LINE + 1], *own;
    while ((own = strings_take(&others->to_guest)) != NULL) {
        hear(front, own);
        free(own);
    }
    if (others->wire) {
        if (services->wire_state(services->context, others->wire) == WIRE_OPEN &&
            others->guest.state == GUEST_AWAY) {
            guest_connected(&others->guest);
        }
        while (services->wire_next(services->context, others->wire, line, sizeof line)) {
            hear(front, line);
        }
        if (services->wire_state(services->context, others->wire) >= WIRE_CLOSED) {
            lose_line(front, time);
        }
    }
    return others->state == OTHERS_LOOKING ? look_again(front, time) : UINT64_MAX;
}

static void tell_unkept(struct front *front)
{
    struct others *others = others_of(front);
    bool tells = others->opened && others->room.unkept;
    if (tells && !others->told_unkept && others->seated) {
        table_say(table_at(front, TABLE_GUEST), true, "%s", _("This table cannot be kept on the disk."));
        front_touch(front);
    }
    others->told_unkept = tells;
}

static void trace_state(struct front *front)
{
    static const char *const names[] = {
        [OTHERS_NONE] = "none",       [OTHERS_COMING] = "coming",   [OTHERS_WAITING] = "waiting",
        [OTHERS_PLAYING] = "playing", [OTHERS_LOOKING] = "looking", [OTHERS_OUT] = "out"};
    struct others *others = others_of(front);
    if (others->state != others->traced) {
        others->traced = others->state;
        front_trace(front, "\"kind\":\"others\",\"state\":\"%s\"", names[others->state]);
    }
}

static bool tick(struct front *front)
{
    struct others *others = others_of(front);
    trace_state(front);
    uint64_t time = services_now(front->services), due = UINT64_MAX, next;
    if (others->state == OTHERS_NONE && !others->listens) {
        return false;
    }
    if (others->opened) {
        due = others_room_tick(front, time);
    }
    if (others->state != OTHERS_NONE) {
        next = guest_tick(front, time);
        due = next < due ? next : due;
    }
    if (others->opened && others->to_room.count > 0) {
        due = time; /* the guest has answered */
    }
    next = others_near_tick(front, time);
    due = next < due ? next : due;
    bool moving = others_table_tick(front);
    trace_state(front);
    tell_unkept(front);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (others->said_until[seat] > time) {
            due = others->said_until[seat] < due ? others->said_until[seat] : due;
        } else if (others->said_until[seat] > 0) {
            others->said_until[seat] = 0;
            front_touch(front);
        }
    }
    if (due != UINT64_MAX) {
        uint64_t wait = due > time ? due - time : 0;
        front->services->wake(front->services->context, wait < 60000 ? (int)wait : 60000);
    }
    return moving;
}

static void start(struct front *front)
{
    struct others *others = others_of(front);
    for (int i = 0; i < game_fronts_count(); i++) {
        others->games[i] = game_fronts[i]->game;
    }
    others_read(front);
}

static void stop(struct front *front)
{
    struct others *others = others_of(front);
    if (others->state == OTHERS_WAITING || others->state == OTHERS_PLAYING) {
        guest_leave(&others->guest);
    }
    others_let_go(front);
    others_listen(front, false);
    strings_clear(&others->to_room);
    strings_clear(&others->to_guest);
}

const struct part others_part = {
    .size = sizeof(struct others), .key = &others_key, .start = start, .stop = stop, .tick = tick};
