/* SPDX-License-Identifier: MIT */
/* Wires between machines, on this one: lines go both ways in order; whoever speaks otherwise, too much or
 * not at all loses their wire and nobody else's. */
#include "platform/wire/wire.h"
#include "stranger.h"
#include "test.h"

#include <SDL.h>

#include <stdio.h>
#include <string.h>

enum { GUESTS = 6, LINES = 1000, AT_ONCE = 16, PATIENCE_MS = 20000, SIZE = WIRE_LINE + 1 };

/* A program with its wires, of which there are several here. */
struct program {
    struct wires *wires;
};

static SDL_sem *woken; /* by any of them */
static struct program house, town;
static uint32_t listening;
static int port;
static char line[SIZE], error[SERVICE_ERROR_SIZE];

static void wake(void *context)
{
    SDL_SemPost(context);
}

static struct program program_open(void)
{
    const struct wires_manner manner = {.patience_s = 1, .only_at_home = true};
    return (struct program){.wires = wires_open(&manner, wake, woken)};
}

static void program_close(struct program *program)
{
    wires_close(program->wires);
    program->wires = NULL;
}

static void await(void)
{
    assert_int_equal(SDL_SemWaitTimeout(woken, PATIENCE_MS), 0);
}

static void enter(void)
{
    woken = SDL_CreateSemaphore(0);
    assert_non_null(woken);
    house = program_open();
    town = program_open();
    listening = wires_listen(house.wires, 0, 0, &port, error);
    assert_int_not_equal(listening, 0);
    assert_true(port > 0);
    assert_int_equal(wires_state(house.wires, listening), WIRE_OPEN);
}

static void leave(void)
{
    program_close(&town);
    program_close(&house);
    SDL_DestroySemaphore(woken);
}

static uint32_t come(struct program *program)
{
    uint32_t wire = wires_connect(program->wires, "127.0.0.1", port, false, error);
    assert_int_not_equal(wire, 0);
    return wire;
}

static uint32_t welcome(void)
{
    uint32_t wire = wires_accept(house.wires, listening);
    while (wire == 0) {
        await();
        wire = wires_accept(house.wires, listening);
    }
    return wire;
}

/* Waits until a wire has this state. */
static void await_state(struct program *program, uint32_t wire, enum wire_state state)
{
    enum wire_state is;
    while ((is = wires_state(program->wires, wire)) != state) {
        assert_true(is < WIRE_CLOSED);
        await();
    }
}

static void next(struct program *program, uint32_t wire)
{
    for (;;) {
        bool closed = wires_state(program->wires, wire) >= WIRE_CLOSED;
        if (wires_next(program->wires, wire, line, sizeof line)) {
            return;
        }
        assert_false(closed);
        await();
    }
}

/* A line of this wire reaches the other one as it is. */
static void check_line(struct program *from, uint32_t wire, struct program *to, uint32_t other,
                       const char *text)
{
    assert_true(wires_send(from->wires, wire, text));
    next(to, other);
    assert_string_equal(line, text);
}

/* A stranger has come in by hand, and is a wire. */
static uint32_t let_in(struct stranger *stranger)
{
    stranger_come(stranger, port);
    assert_true(stranger_upgrade(stranger, "Sec-WebSocket-Protocol: route-mille\r\n"));
    return welcome();
}

/* ---- lines --------------------------------------------------------------------------------------------- */

static void a_line_goes_both_ways(void)
{
    uint32_t guest = come(&town);
    assert_true(wires_send(town.wires, guest, "hello rm=1")); /* while the wire still opens */
    uint32_t host = welcome();
    next(&house, host);
    assert_string_equal(line, "hello rm=1");
    assert_int_equal(wires_state(house.wires, host), WIRE_OPEN);
    check_line(&house, host, &town, guest, "seat 2 name=\"Gr\303\251goire\"");
    check_line(&house, host, &town, guest, "");
    memset(line, 'a', WIRE_LINE);
    line[WIRE_LINE] = '\0';
    static char longest[SIZE];
    memcpy(longest, line, sizeof longest);
    check_line(&town, guest, &house, host, longest);
    check_line(&house, host, &town, guest, longest);
    assert_false(wires_next(town.wires, guest, line, sizeof line));
    assert_int_equal(wires_accept(house.wires, listening), 0);
}

static void six_machines_speak_at_once_each_in_order(void)
{
    uint32_t guest[GUESTS], host[GUESTS];
    int sent[GUESTS] = {0}, echoed[GUESTS] = {0}, back[GUESTS] = {0}, done = 0;
    char text[64];
    for (int i = 0; i < GUESTS; i++) {
        guest[i] = come(&town);
        host[i] = welcome();
    }
    while (done < GUESTS) {
        bool idle = true;
        for (int i = 0; i < GUESTS; i++) {
            while (sent[i] < LINES && sent[i] - back[i] < AT_ONCE) {
                snprintf(text, sizeof text, "play n=%d of=%d", sent[i]++, i);
                assert_true(wires_send(town.wires, guest[i], text));
            }
            while (wires_next(house.wires, host[i], line, sizeof line)) {
                snprintf(text, sizeof text, "play n=%d of=%d", echoed[i]++, i);
                assert_string_equal(line, text);
                assert_true(wires_send(house.wires, host[i], line));
                idle = false;
            }
            while (wires_next(town.wires, guest[i], line, sizeof line)) {
                snprintf(text, sizeof text, "play n=%d of=%d", back[i]++, i);
                assert_string_equal(line, text);
                done += back[i] == LINES;
                idle = false;
            }
        }
        if (idle && done < GUESTS) {
            await();
        }
    }
}

static void what_waits_is_sent_before_a_wire_is_let_go_of(void)
{
    uint32_t guest = come(&town), host = welcome();
    assert_true(wires_send(house.wires, host, "round"));
    assert_true(wires_send(house.wires, host, "bye why=closing"));
    wires_let_go(house.wires, host);
    assert_false(wires_send(house.wires, host, "more"));
    assert_int_equal(wires_state(house.wires, host), WIRE_CLOSED);
    await_state(&town, guest, WIRE_CLOSED);
    next(&town, guest);
    assert_string_equal(line, "round");
    next(&town, guest);
    assert_string_equal(line, "bye why=closing");
    assert_false(wires_send(town.wires, guest, "more"));
    wires_let_go(town.wires, guest);
    wires_let_go(town.wires, guest);
    wires_let_go(town.wires, 0);
}

static void what_waits_is_sent_before_the_program_ends(void)
{
    uint32_t guest = come(&town), host = welcome();
    for (int i = 0; i < AT_ONCE; i++) {
        assert_true(wires_send(house.wires, host, "bye why=closing"));
    }
    program_close(&house);
    await_state(&town, guest, WIRE_CLOSED);
    for (int i = 0; i < AT_ONCE; i++) {
        assert_true(wires_next(town.wires, guest, line, sizeof line));
        assert_string_equal(line, "bye why=closing");
    }
}

/* ---- coming and going ---------------------------------------------------------------------------------- */

static void where_nobody_listens_a_wire_is_refused(void)
{
    program_close(&house);
    await_state(&town, come(&town), WIRE_REFUSED);
    uint32_t nobody = wires_connect(town.wires, "", port, false, error);
    await_state(&town, nobody, WIRE_REFUSED);
    nobody = wires_connect(town.wires, "127.0.0.1\r\nOrigin: a", port, false, error);
    await_state(&town, nobody, WIRE_REFUSED);
    nobody = wires_connect(town.wires, "127.0.0.1", 65536, false, error);
    await_state(&town, nobody, WIRE_REFUSED);
}

static void one_wire_too_many_is_refused_until_another_goes(void)
{
    uint32_t guest[WIRE_MOST], host[WIRE_MOST];
    struct program late = program_open();
    for (int i = 0; i < WIRE_MOST; i++) {
        guest[i] = come(&town);
        host[i] = welcome();
    }
    assert_int_equal(wires_connect(town.wires, "127.0.0.1", port, false, error), 0);
    assert_string_not_equal(error, "");
    await_state(&late, come(&late), WIRE_REFUSED);
    wires_let_go(town.wires, guest[3]);
    await_state(&house, host[3], WIRE_CLOSED);
    wires_let_go(house.wires, host[3]);
    uint32_t wire = come(&late);
    check_line(&house, welcome(), &late, wire, "room code=KBTX4MR");
    check_line(&house, host[4], &town, guest[4], "update n=1");
    program_close(&late);
}

static void a_port_can_be_had_again_and_not_twice(void)
{
    struct program other = program_open();
    int had = port, got = 0;
    assert_int_equal(wires_listen(other.wires, had, had, &got, error), 0);
    assert_string_not_equal(error, "");
    assert_int_equal(wires_listen(house.wires, had, had, &got, error), 0);
    uint32_t guest = come(&town), host = welcome();
    check_line(&town, guest, &house, host, "hello rm=1");
    wires_let_go(house.wires, listening);
    await_state(&town, guest, WIRE_CLOSED); /* it has come to that wire, and ends with it */
    assert_int_equal(wires_state(house.wires, host), WIRE_CLOSED);
    wires_let_go(house.wires, host);
    listening = wires_listen(house.wires, had, had, &got, error);
    assert_int_not_equal(listening, 0);
    assert_int_equal(got, had);
    guest = come(&town);
    check_line(&town, guest, &house, welcome(), "resume have=31");
    program_close(&house);
    assert_int_not_equal(wires_listen(other.wires, had, had, &got, error), 0);
    program_close(&other);
}

static void the_next_port_that_is_free_is_taken(void)
{
    int got = 0;
    uint32_t second = wires_listen(town.wires, port, port < 65000 ? port + 20 : 65535, &got, error);
    assert_int_not_equal(second, 0);
    assert_true(got > port);
}

/* ---- strangers ----------------------------------------------------------------------------------------- */

static void who_is_gone_without_a_word_is_lost(void)
{
    struct stranger stranger;
    uint32_t host = let_in(&stranger);
    stranger_say(&stranger, STRANGER_TEXT, "hello rm=1", 10);
    next(&house, host);
    stranger_go(&stranger);
    await_state(&house, host, WIRE_LOST);
}

static void half_a_line_is_none(void)
{
    struct stranger stranger;
    uint32_t host = let_in(&stranger);
    stranger_send(&stranger, "\201\212\0\0\0\0hello", 11); /* of ten bytes these are five */
    stranger_go(&stranger);
    await_state(&house, host, WIRE_LOST);
    assert_false(wires_next(house.wires, host, line, sizeof line));
}

static void a_line_may_come_in_pieces(void)
{
    struct stranger stranger;
    uint32_t host = let_in(&stranger);
    stranger_say(&stranger, STRANGER_TEXT & ~STRANGER_LAST, "play n=57 ", 10);
    stranger_say(&stranger, STRANGER_LAST, "m=\"draw\"", 8);
    next(&house, host);
    assert_string_equal(line, "play n=57 m=\"draw\"");
    stranger_go(&stranger);
}

/* What a stranger says ends their wire, and is not read. */
static void check_nonsense(int kind, const char *bytes, size_t length)
{
    struct stranger stranger;
    uint32_t host = let_in(&stranger);
    stranger_say(&stranger, kind, bytes, length);
    await_state(&house, host, WIRE_NONSENSE);
    assert_false(wires_next(house.wires, host, line, sizeof line));
    assert_false(wires_send(house.wires, host, "error"));
    stranger_await_end(&stranger);
    wires_let_go(house.wires, host);
    stranger_go(&stranger);
}

static void what_is_no_line_ends_the_wire_of_who_says_it(void)
{
    static char bytes[WIRE_WAITS];
    uint32_t guest = come(&town), host = welcome();
    memset(bytes, 'a', sizeof bytes);
    check_nonsense(STRANGER_TEXT, bytes, WIRE_LINE + 1);
    check_nonsense(STRANGER_TEXT, bytes, sizeof bytes);
    check_nonsense(STRANGER_TEXT & ~STRANGER_LAST, bytes, WIRE_LINE + 1);
    check_nonsense(STRANGER_BINARY, "hello", 5);
    check_nonsense(STRANGER_TEXT, "hello\377", 6);
    check_nonsense(STRANGER_TEXT, "hello\0rm", 8);
    check_nonsense(STRANGER_TEXT, "hello\nrm", 8);
    check_line(&town, guest, &house, host, "play n=1");
}

static void who_says_too_much_at_once_loses_their_wire(void)
{
    static char bytes[WIRE_LINE];
    struct stranger stranger;
    uint32_t guest = come(&town), host = welcome(), flooded = let_in(&stranger);
    memset(bytes, 'a', sizeof bytes);
    for (int i = 0; i <= WIRE_WAITS / WIRE_LINE; i++) {
        stranger_say(&stranger, STRANGER_TEXT, bytes, sizeof bytes);
    }
    await_state(&house, flooded, WIRE_TOO_MUCH);
    stranger_await_end(&stranger);
    stranger_go(&stranger);
    check_line(&town, guest, &house, host, "play n=1");
}

static void who_does_not_read_loses_their_wire(void)
{
    static char bytes[SIZE];
    struct stranger stranger;
    uint32_t guest = come(&town), host = welcome(), deaf = let_in(&stranger);
    memset(bytes, 'a', WIRE_LINE);
    while (wires_send(house.wires, deaf, bytes)) {
        /* until the system takes no more */
    }
    assert_int_equal(wires_state(house.wires, deaf), WIRE_TOO_MUCH);
    check_line(&town, guest, &house, host, "play n=1");
    stranger_await_end(&stranger);
    stranger_go(&stranger);
}

static void who_is_no_route_mille_is_not_let_in(void)
{
    static const char *const sayings[] = {
        "", "Sec-WebSocket-Protocol: chat\r\n",
        "Sec-WebSocket-Protocol: route-mille\r\nOrigin: https://example.org\r\n"};
    struct stranger stranger;
    for (size_t i = 0; i < sizeof sayings / sizeof *sayings; i++) {
        stranger_come(&stranger, port);
        assert_false(stranger_upgrade(&stranger, sayings[i]));
        stranger_go(&stranger);
    }
    static const char *const words[] = {
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "\1\2\3\4\r\n\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\n"
         "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n")};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        stranger_come(&stranger, port);
        stranger_send(&stranger, words[i], strlen(words[i]));
        stranger_await_end(&stranger);
        stranger_go(&stranger);
    }
    uint32_t guest = come(&town);
    check_line(&town, guest, &house, welcome(), "hello rm=1");
}

static void who_says_nothing_is_sent_away_and_keeps_nobody_out(void)
{
    struct stranger crowd[2 * WIRE_MOST];
    for (int i = 0; i < 2 * WIRE_MOST; i++) {
        stranger_come(&crowd[i], port);
    }
    for (int i = 0; i < 2 * WIRE_MOST; i++) {
        stranger_await_end(&crowd[i]);
        stranger_go(&crowd[i]);
    }
    uint32_t guest = come(&town);
    check_line(&town, guest, &house, welcome(), "hello rm=1");
}

const struct test tests[] = {
    TEST_WITH(a_line_goes_both_ways, enter, leave),
    TEST_WITH(six_machines_speak_at_once_each_in_order, enter, leave),
    TEST_WITH(what_waits_is_sent_before_a_wire_is_let_go_of, enter, leave),
    TEST_WITH(what_waits_is_sent_before_the_program_ends, enter, leave),
    TEST_WITH(where_nobody_listens_a_wire_is_refused, enter, leave),
    TEST_WITH(one_wire_too_many_is_refused_until_another_goes, enter, leave),
    TEST_WITH(a_port_can_be_had_again_and_not_twice, enter, leave),
    TEST_WITH(the_next_port_that_is_free_is_taken, enter, leave),
    TEST_WITH(who_is_gone_without_a_word_is_lost, enter, leave),
    TEST_WITH(half_a_line_is_none, enter, leave),
    TEST_WITH(a_line_may_come_in_pieces, enter, leave),
    TEST_WITH(what_is_no_line_ends_the_wire_of_who_says_it, enter, leave),
    TEST_WITH(who_says_too_much_at_once_loses_their_wire, enter, leave),
    TEST_WITH(who_does_not_read_loses_their_wire, enter, leave),
    TEST_WITH(who_is_no_route_mille_is_not_let_in, enter, leave),
    TEST_WITH(who_says_nothing_is_sent_away_and_keeps_nobody_out, enter, leave),
    {0},
};
