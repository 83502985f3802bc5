/* SPDX-License-Identifier: MIT */
/* A build without a transport says so, and its wires are all closed. */
#include "platform/wire/wire.h"
#include "test.h"

static char error[SERVICE_ERROR_SIZE], line[WIRE_LINE + 1];

static void wake(void *context)
{
    (void)context;
    fail();
}

static void without_a_transport_there_is_no_wire_and_it_is_said(void)
{
    int port = 1;
    struct wires *wires = wires_open(NULL, wake, NULL);
    assert_int_equal(wires_listen(wires, 0, 0, &port, error), 0);
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_int_equal(wires_connect(wires, "127.0.0.1", 80, false, error), 0);
    assert_string_not_equal(error, "");
    assert_int_equal(wires_accept(wires, 1), 0);
    assert_false(wires_send(wires, 1, "hello rm=1"));
    assert_false(wires_next(wires, 1, line, sizeof line));
    assert_int_equal(wires_state(wires, 1), WIRE_CLOSED);
    wires_let_go(wires, 1);
    wires_close(wires);
    wires_close(NULL);
}

const struct test tests[] = {TEST(without_a_transport_there_is_no_wire_and_it_is_said), {0}};
