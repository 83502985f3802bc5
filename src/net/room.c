/* SPDX-License-Identifier: MIT */
#include "net/room.h"

#include "base/check.h"
#include "net/room_inside.h"
#include "table/seen.h"

#include <string.h>

void room_open(struct room *room, const struct room_ways *ways, const struct game *game,
               const struct game_setup *setup, const struct journal_seat *computers, const char *code)
{
    memset(room, 0, sizeof *room);
    room->ways = ways;
    room->game = game;
    room->setup = *setup;
    room->opened = SEEN_NOTHING;
    text_copy(room->code, sizeof room->code, code);
    for (int seat = 0; seat < setup->seats; seat++) {
        room->seat[seat].link = ROOM_NO_LINK;
        room->computer[seat] = computers[seat];
    }
    for (int i = 0; i < ROOM_LINKS; i++) {
        room->link[i].seat = SEAT_NONE;
    }
}

void room_end(struct room *room)
{
    if (room->begun) {
        session_end(&room->session);
        room->begun = false;
    }
}

void room_keep(struct room *room)
{
    room->unkept = !room->ways->keep(room->ways->context, room);
}

/* The first time that is told: a room that was read knows no earlier one, and whoever is away has just gone.
 */
static void wake(struct room *room, uint64_t now)
{
    if (!room->woken) {
        room->woken = true;
        room->asked = now;
        for (int seat = 0; seat < room->setup.seats; seat++) {
            room->seat[seat].gone = now;
        }
    }
}

/* ---- connections --------------------------------------------------------------------------------------- */

bool room_is_here(const struct room *room, int seat)
{
    return room->seat[seat].who == ROOM_PERSON && room->seat[seat].link != ROOM_NO_LINK;
}

void room_come(struct room *room, int link, uint64_t now)
{
    CHECK(link >= 0 && link < ROOM_LINKS);
    wake(room, now);
    room->link[link] = (struct room_link){.used = true, .seat = SEAT_NONE, .heard = now, .allowed = now};
}

void room_leave(struct room *room, int seat, uint64_t now)
{
    struct room_seat *left = &room->seat[seat];
    left->link = ROOM_NO_LINK;
    left->gone = now;
    if (!room->begun && seat > 0) { /* nothing has been dealt: the seat is free again */
        left->who = ROOM_FREE;
        memset(left->token, 0, sizeof left->token);
        room_keep(room);
    }
    room_tell_seat(room, seat, ROOM_NO_LINK);
}

void room_return(struct room *room, int seat, int link)
{
    struct room_seat *back = &room->seat[seat];
    if (back->link != ROOM_NO_LINK && back->link != link) { /* the same person, by another connection */
        int old = back->link;
        room->link[old] = (struct room_link){.seat = SEAT_NONE};
        room->ways->close(room->ways->context, old);
    }
    back->link = link;
    back->filled = false;
    room->link[link].seat = seat;
    if (room->begun && !back->given && session_turn(&room->session) == seat) {
        room->question++;
        room->thinking = false;
    }
}

void room_gone(struct room *room, int link, uint64_t now)
{
    CHECK(link >= 0 && link < ROOM_LINKS);
    int seat = room->link[link].used ? room->link[link].seat : SEAT_NONE;
    room->link[link] = (struct room_link){.seat = SEAT_NONE};
    if (seat != SEAT_NONE && room->seat[seat].link == link) {
        room_leave(room, seat, now);
    }
}

/* Asks who is silent for a sign of life, and gives up who gives none. */
static void look_for_life(struct room *room, uint64_t now)
{
    for (int i = 0; i < ROOM_LINKS; i++) {
        struct room_link *link = &room->link[i];
        if (link->used && now - link->heard >= ROOM_DEAD_MS) {
            room->ways->close(room->ways->context, i);
            room_gone(room, i, now);
        } else if (link->used && link->pinged == 0 && now - link->heard >= ROOM_PING_MS) {
            char line[16];
            struct line_writer writer = line_begin(line, sizeof line, LINE_PING);
            room_send(room, i, &writer);
            link->pinged = now;
        }
    }
}

/* ---- the match --------------------------------------------------------------------------------------- */

/* Each chance is drawn from a stream of its own, so that what has been opened tells nothing of what follows.
 */
static void draw_anew(struct room *room, struct move move)
{
    char buffer[64];
    struct text what = text_in(buffer, sizeof buffer);
    if (room->game->chance(room->session.state, move, &what)) {
        uint64_t half[2];
        room->ways->secret(room->ways->context, half, sizeof half);
        session_reseed(&room->session, half[0], half[1]);
    }
}

/* Begins to ask whoever is in turn now. */
static void turn_to_next(struct room *room, uint64_t now)
{
    room->question++;
    room->thinking = false;
    room->holds = false;
    room->asked = now;
    for (int seat = 0; seat < room->setup.seats; seat++) {
        room->seat[seat].ready = false;
    }
}

refusal room_play(struct room *room, struct move move, uint64_t now)
{
    struct event_list events = {0};
    struct move legal[GAME_MOVES_MAX];
    int count = room->game->legal(room->session.state, legal);
    bool allowed = false;
    for (int i = 0; i < count; i++) {
        allowed = allowed || move_same(legal[i], move);
    }
    if (allowed) {
        draw_anew(room, move);
    }
    refusal why = session_play(&room->session, move, &events);
    if (why == REFUSAL_NONE) {
        turn_to_next(room, now);
        int from = room_open_journal(room);
        room_learn(room, &events);
        room_keep(room);
        room_tell_events(room, &events);
        room_tell_journal(room, from);
    }
    return why;
}

/* The computer player of a seat in turn moves: it sits there, or its person is away for long, or gave it the
 * seat. */
static bool is_played(const struct room *room, int seat)
{
    const struct room_seat *sits = &room->seat[seat];
    return sits->who == ROOM_COMPUTER || sits->filled || sits->given;
}

bool room_asks(struct room *room, struct question *question, int *number)
{
    int turn = room->begun ? session_turn(&room->session) : SEAT_NONE;
    if (turn == SEAT_NONE || room->thinking || room->holds || session_is_full(&room->session) ||
        !is_played(room, turn)) {
        return false;
    }
    room->thinking = true;
    *number = room->question;
    session_ask_player(&room->session, turn, room->computer[turn].player, question);
    return true;
}

/* Whether the seat in turn is asked out of turn. no: the answer that plays nothing. */
static bool is_asked(const struct room *room, struct move *no)
{
    return room->game->asked && room->game->asked(room->session.state, no);
}

/* Whether an answer would tell, if it came at once, that its seat had nothing else to say. */
static bool must_wait(const struct room *room, struct move move)
{
    struct move no;
    return is_asked(room, &no) && move_same(move, no);
}

void room_answer(struct room *room, int number, struct move move, uint64_t now)
{
    if (!room->begun || !room->thinking || number != room->question) {
        return;
    }
    room->thinking = false;
    if (must_wait(room, move)) {
        room->holds = true;
        return;
    }
    refusal why = room_play(room, move, now);
    CHECK(why == REFUSAL_NONE);
}

refusal room_hear_move(struct room *room, int seat, struct move move, uint64_t now)
{
    struct room_seat *sits = &room->seat[seat];
    int turn = session_turn(&room->session);
    if (turn == SEAT_NONE) {
        struct move next[GAME_MOVES_MAX];
        bool goes_on = room->game->legal(room->session.state, next) == 1 && move_same(next[0], move);
        sits->ready = sits->ready || goes_on;
        room_tell_seat(room, seat, ROOM_NO_LINK);
        return goes_on ? REFUSAL_NONE : ROOM_NOT_YOURS;
    }
    if (turn != seat || room->holds || sits->given) {
        return ROOM_NOT_YOURS;
    }
    if (must_wait(room, move)) {
        room->holds = true;
        return REFUSAL_NONE;
    }
    return room_play(room, move, now);
}

/* The next hand begins when everybody who is here has asked for it. */
static void go_on(struct room *room, uint64_t now)
{
    bool all = true, anybody = false;
    for (int seat = 0; seat < room->setup.seats; seat++) {
        all = all && (!room_is_here(room, seat) || room->seat[seat].ready);
        anybody = anybody || (room_is_here(room, seat) && room->seat[seat].ready);
    }
    struct move next[GAME_MOVES_MAX];
    if (all && anybody && room->game->legal(room->session.state, next) == 1) {
        refusal why = room_play(room, next[0], now);
        CHECK(why == REFUSAL_NONE);
    }
}

/* When the table waits no longer for the person in turn; UINT64_MAX: it waits. */
static uint64_t patience(const struct room *room, int turn)
{
    const struct room_seat *sits = &room->seat[turn];
    bool waits = sits->who == ROOM_PERSON && sits->link == ROOM_NO_LINK && !sits->filled && !sits->given;
    return waits ? sits->gone + ROOM_WAIT_MS : UINT64_MAX;
}

void room_step(struct room *room, uint64_t now)
{
    struct move no;
    wake(room, now);
    look_for_life(room, now);
    if (!room->begun || session_is_full(&room->session)) {
        return;
    }
    int turn = session_turn(&room->session);
    if (turn == SEAT_NONE) {
        go_on(room, now);
        return;
    }
    if (is_asked(room,
                 &no)) { /* who is away, thinks for long or is a computer player says no like any other */
        if (now - room->asked >= ROOM_ASK_MS) {
            refusal why = room_play(room, no, now);
            CHECK(why == REFUSAL_NONE);
        }
    } else if (now >= patience(room, turn)) {
        room->seat[turn].filled = true;
        room_tell_seat(room, turn, ROOM_NO_LINK);
    }
}

static uint64_t sooner(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

uint64_t room_due(const struct room *room, uint64_t now)
{
    uint64_t due = UINT64_MAX;
    for (int i = 0; i < ROOM_LINKS; i++) {
        const struct room_link *link = &room->link[i];
        if (link->used) {
            due = sooner(due, link->heard + (link->pinged > 0 ? ROOM_DEAD_MS : ROOM_PING_MS));
        }
    }
    struct move no;
    bool goes_on = room->begun && !session_is_full(&room->session);
    int turn = goes_on ? session_turn(&room->session) : SEAT_NONE;
    if (turn != SEAT_NONE) {
        due = sooner(due, is_asked(room, &no) ? room->asked + ROOM_ASK_MS : patience(room, turn));
    }
    return due < now ? now : due;
}
