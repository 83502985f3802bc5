/* SPDX-License-Identifier: MIT */
/* Lines told to all machines nearby reach whoever listens, and nothing else does. */
#include "platform/wire/near.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

enum { PATIENCE_MS = 20000 };

static SDL_sem *woken;
static struct near here, there;
static char line[NEAR_LINE + 1];

static void wake(void *context)
{
    SDL_SemPost(context);
}

static void enter(void)
{
    /* Of this process alone, so that other tests do not hear it. */
    int port = 20000 + (int)(os_process() % 20000);
    woken = SDL_CreateSemaphore(0);
    assert_non_null(woken);
    near_open(&here, port, true, wake, woken);
    near_open(&there, port, true, wake, woken);
}

static void leave(void)
{
    near_close(&here);
    near_close(&there);
    SDL_DestroySemaphore(woken);
}

/* Waits for a line, of which a machine with several networks may hear more than one. */
static void await(struct near *near, const char *text)
{
    do {
        while (!near_next(near, line, sizeof line)) {
            assert_int_equal(SDL_SemWaitTimeout(woken, PATIENCE_MS), 0);
        }
    } while (strcmp(line, text) != 0);
}

static void a_line_reaches_who_listens(void)
{
    char longest[NEAR_LINE + 1];
    memset(longest, 'a', NEAR_LINE);
    longest[NEAR_LINE] = '\0';
    near_listen(&here, true);
    near_tell(&there, "table rm=1 name=\"Gr\303\251goire\"");
    await(&here, "table rm=1 name=\"Gr\303\251goire\"");
    near_tell(&there, longest);
    await(&here, longest);
    near_tell(&here, "table rm=1 name=own");
    await(&here, "table rm=1 name=own");
    assert_false(near_next(&there, line, sizeof line));
}

static void what_is_no_line_is_not_heard(void)
{
    static char bytes[2 * NEAR_LINE];
    memset(bytes, 'a', sizeof bytes);
    near_listen(&here, true);
    os_tell_all(here.port, true, bytes, sizeof bytes);
    os_tell_all(here.port, true, bytes, NEAR_LINE + 1);
    os_tell_all(here.port, true, "table\0rm", 8);
    os_tell_all(here.port, true, "table\nrm", 8);
    os_tell_all(here.port, true, "table\377", 6);
    os_tell_all(here.port, true, "", 0);
    near_tell(&there, "table rm=1");
    while (!near_next(&here, line, sizeof line)) {
        assert_int_equal(SDL_SemWaitTimeout(woken, PATIENCE_MS), 0);
    }
    assert_string_equal(line, "table rm=1");
}

static void who_does_not_listen_any_more_hears_nothing(void)
{
    near_listen(&here, true);
    near_listen(&here, true);
    near_tell(&there, "table rm=1");
    assert_int_equal(SDL_SemWaitTimeout(woken, PATIENCE_MS), 0);
    near_listen(&here, false);
    near_listen(&here, false);
    assert_false(near_next(&here, line, sizeof line));
    near_listen(&here, true);
    near_tell(&there, "table rm=2");
    await(&here, "table rm=2");
}

static void of_a_flood_the_first_lines_are_kept_in_order(void)
{
    char text[32];
    near_listen(&here, true);
    for (int i = 0; i < 4 * NEAR_WAIT; i++) {
        snprintf(text, sizeof text, "table n=%d", i);
        near_tell(&there, text);
    }
    for (int i = 0; i < NEAR_WAIT; i++) {
        while (!near_next(&here, line, sizeof line)) {
            assert_int_equal(SDL_SemWaitTimeout(woken, PATIENCE_MS), 0);
        }
        snprintf(text, sizeof text, "table n=%d", i);
        assert_string_equal(line, text);
    }
}

static void the_address_of_this_machine_is_a_private_one_or_none(void)
{
    char address[OS_ADDRESS_SIZE] = "";
    if (os_address(address)) {
        assert_true(strncmp(address, "10.", 3) == 0 || strncmp(address, "172.", 4) == 0 ||
                    strncmp(address, "192.168.", 8) == 0);
    }
}

const struct test tests[] = {
    TEST_WITH(a_line_reaches_who_listens, enter, leave),
    TEST_WITH(what_is_no_line_is_not_heard, enter, leave),
    TEST_WITH(who_does_not_listen_any_more_hears_nothing, enter, leave),
    TEST_WITH(of_a_flood_the_first_lines_are_kept_in_order, enter, leave),
    TEST(the_address_of_this_machine_is_a_private_one_or_none),
    {0},
};
