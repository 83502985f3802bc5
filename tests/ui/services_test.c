/* SPDX-License-Identifier: MIT */
/* The machine that has nothing says so, and leaves no service out. */
#include "test.h"
#include "ui/services_null.h"

#include <stdio.h>
#include <string.h>

static struct services services;
static char error[SERVICE_ERROR_SIZE];

static void enter(void)
{
    static const struct type_metrics type = {.context = NULL};
    error[0] = '\0';
    services_null(&services, &type);
    assert_ptr_equal(services.type, &type);
}

/* But for the context there is nothing in the table that may be missing. */
static void no_service_is_missing(void)
{
    const unsigned char *bytes = (const unsigned char *)&services;
    static const unsigned char nothing[sizeof(void (*)(void))];
    for (size_t at = offsetof(struct services, type); at < sizeof services; at += sizeof nothing) {
        if (memcmp(bytes + at, nothing, sizeof nothing) == 0) {
            fail_msg("the service %d is missing", (int)(at / sizeof nothing));
        }
    }
}

static void nothing_is_kept_and_it_is_said(void)
{
    char kept[SERVICE_NAME_SIZE] = "";
    assert_false(services.save(NULL, "settings", "x", 1, error));
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_false(services.save_first(NULL, "saves/Marie", ".journal", "x", 1, kept, error));
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_false(services.append(NULL, "cubes.scores", "head\n", "x\n", 2, error));
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_false(services.save_path(NULL, "/Marie.journal", "x", 1, error));
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_true(services.fault(NULL, error));
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_false(services.is_guest(NULL));
    assert_false(services.take_over(NULL, error));
    assert_string_not_equal(error, "");
}

static void no_file_is_there(void)
{
    char kept[SERVICE_NAME_SIZE] = "";
    struct service_file file;
    size_t length = 1;
    assert_null(services.load(NULL, "settings", &length, error));
    assert_string_equal(error, "");
    assert_int_equal(length, 0);
    assert_int_equal(services.list(NULL, "saves", ".journal", &file, 1), 0);
    assert_false(services.set_aside(NULL, "settings", kept));
    assert_true(services.remove(NULL, "settings", error));
    assert_string_equal(error, "");
}

static void run(void *memory, const struct pulse *pulse)
{
    (void)memory, (void)pulse;
    fail();
}

static void jobs_are_refused_and_never_done(void)
{
    int memory = 1955;
    const struct work work = {.run = run, .size = sizeof memory};
    assert_int_equal(services.work_begin(NULL, &work, &memory), 0);
    assert_false(services.work_done(NULL, 0, &memory));
    assert_int_equal(memory, 1955);
    services.work_cancel(NULL, 0);
}

static void time_chance_and_clipboard_stand_still(void)
{
    assert_int_equal(services.today(NULL), 0);
    assert_int_equal(services.now(NULL), 0);
    assert_true(services.entropy(NULL) == services.entropy(NULL));
    assert_false(services.clip(NULL, "300"));
    assert_string_equal(services.set_language(NULL, "fr", NULL), "en");
}

static void there_is_no_network_and_no_secret(void)
{
    char address[WIRE_ADDRESS_SIZE], line[WIRE_LINE + 1], bytes[8];
    int port = 0;
    assert_int_equal(services.wire_listen(NULL, 0, 0, &port, error), 0);
    assert_string_not_equal(error, "");
    error[0] = '\0';
    assert_int_equal(services.wire_open(NULL, "localhost", 80, false, error), 0);
    assert_string_not_equal(error, "");
    assert_int_equal(services.wire_accept(NULL, 1), 0);
    assert_false(services.wire_send(NULL, 1, "hello"));
    assert_false(services.wire_next(NULL, 1, line, sizeof line));
    assert_int_equal(services.wire_state(NULL, 1), WIRE_CLOSED);
    assert_false(services.wire_address(NULL, address));
    services.near_listen(NULL, true);
    services.near_tell(NULL, "table");
    assert_false(services.near_next(NULL, line, sizeof line));
    assert_false(services.secret(NULL, bytes, sizeof bytes));
}

const struct test tests[] = {
    TEST_WITH(no_service_is_missing, enter, NULL),
    TEST_WITH(nothing_is_kept_and_it_is_said, enter, NULL),
    TEST_WITH(no_file_is_there, enter, NULL),
    TEST_WITH(jobs_are_refused_and_never_done, enter, NULL),
    TEST_WITH(time_chance_and_clipboard_stand_still, enter, NULL),
    TEST_WITH(there_is_no_network_and_no_secret, enter, NULL),
    {0},
};
