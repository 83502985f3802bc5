/* SPDX-License-Identifier: MIT */
/* A message bus that runs is used; where none does the library is told so, and starts no program to find out.
 */
#include "platform/os/os.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char name[] = "DBUS_SESSION_BUS_ADDRESS";

static void where_no_bus_runs_none_is_started(void)
{
    unsetenv(name);
    unsetenv("XDG_RUNTIME_DIR");
    os_start_no_bus();
    assert_non_null(getenv(name));
    assert_string_equal(getenv(name), "disabled:");
    unsetenv(name);
    setenv("XDG_RUNTIME_DIR", "/nowhere", 1);
    os_start_no_bus();
    assert_non_null(getenv(name));
}

static void a_bus_that_is_named_is_used(void)
{
    setenv(name, "unix:path=/here", 1);
    os_start_no_bus();
    assert_string_equal(getenv(name), "unix:path=/here");
}

static void a_bus_in_its_usual_place_is_used(void)
{
    char folder[] = "/tmp/route-mille-bus-XXXXXX", bus[64];
    assert_non_null(mkdtemp(folder));
    assert_in_range(snprintf(bus, sizeof bus, "%s/bus", folder), 1, sizeof bus - 1);
    FILE *file = fopen(bus, "w");
    assert_non_null(file);
    assert_int_equal(fclose(file), 0);
    setenv("XDG_RUNTIME_DIR", folder, 1);
    unsetenv(name);
    os_start_no_bus();
    assert_null(getenv(name));
    assert_int_equal(remove(bus), 0);
    assert_int_equal(rmdir(folder), 0);
}

const struct test tests[] = {
    TEST(where_no_bus_runs_none_is_started),
    TEST(a_bus_that_is_named_is_used),
    TEST(a_bus_in_its_usual_place_is_used),
    {0},
};
