/* SPDX-License-Identifier: MIT */
/* Numbers as text: what is written is read back, and nothing else is. */
#include <stdlib.h>
#include <string.h>

#include "table/carry.h"
#include "test.h"

/* Two small fields, six bytes and a set. */
struct thing {
    int8_t low;
    int16_t middle;
    int32_t large;
    uint8_t byte[6];
    uint32_t set;
    bool is;
};

static bool carry_thing(struct carry *carry, struct thing *thing)
{
    carry_i8(carry, &thing->low, -3, 3);
    carry_i16(carry, &thing->middle, 0, 1000);
    carry_i32(carry, &thing->large, -CARRY_MOST, CARRY_MOST);
    carry_bytes(carry, thing->byte, 6, 0, 9);
    carry_bits(carry, &thing->set, 28);
    carry_bool(carry, &thing->is);
    return carry_end(carry);
}

static const struct thing some = {.low = -3,
                                  .middle = 1000,
                                  .large = -CARRY_MOST,
                                  .byte = {9, 0, 0, 0, 0, 1},
                                  .set = 0xFFFFFFF,
                                  .is = true};

static void what_is_written_is_read_back(void)
{
    char text[100];
    struct thing thing = some, read = {.low = 2};
    struct carry out = carry_out(text, sizeof text);
    assert_true(carry_thing(&out, &thing));
    assert_string_equal(text, "-3,1000,-2147483647,9,0*4,1,268435455,1");
    struct carry in = carry_in(text, strlen(text));
    assert_true(carry_thing(&in, &read));
    assert_int_equal(read.low, some.low);
    assert_int_equal(read.middle, some.middle);
    assert_int_equal(read.large, some.large);
    assert_memory_equal(read.byte, some.byte, sizeof some.byte);
    assert_int_equal(read.set, some.set);
    assert_true(read.is);
}

static bool reads(const char *text)
{
    struct thing thing = {.low = 0};
    /* Exactly these bytes, so that a read beyond them is seen by the sanitizer. */
    size_t length = strlen(text);
    char *exact = malloc(length > 0 ? length : 1);
    memcpy(exact, text, length);
    struct carry in = carry_in(exact, length);
    bool fine = carry_thing(&in, &thing);
    free(exact);
    return fine;
}

static void a_run_may_be_written_out_or_joined(void)
{
    assert_true(reads("0,0,0,0,0,0,0,0,0,0,0"));
    assert_true(reads("0*11"));
    assert_true(reads("0*1,0*10"));
    assert_true(reads("1*2,5,1*5,0,1*2"));
    assert_true(reads("-0,0*10"));
}

static void anything_else_fails(void)
{
    static const char *const texts[] = {
        "",
        ",",
        "0",
        "0*10",  /* too short */
        "0*12",  /* too long */
        "0*11,", /* a comma at the end */
        ",0*11",
        "0*11,0",
        "0*11 ",
        " 0*11",
        "0**11",
        "0*",
        "*11",
        "0*-11",
        "0*0,0*11", /* a run of nothing */
        "0*99999999999999999999",
        "0,,0*9",
        "-,0*10",
        "--0,0*10",
        "+0,0*10",
        "0x0,0*10",
        "a,0*10",
        "-4,0*10", /* below */
        "4,0*10",  /* above */
        "0,1001,0*9",
        "0,-1,0*9",
        "0,0,2147483648,0*8",
        "0,0,-2147483648,0*8",
        "0,0,99999999999999999999999999,0*8",
        "0,0,0,10,0*7",
        "0*9,268435456,0",
        "0*10,2",
        "0*10\n0",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (reads(texts[i])) {
            fail_msg("\"%s\" was read", texts[i]);
        }
    }
    struct thing thing = {.low = 0};
    struct carry in = carry_in("0*11\0,0", 7); /* a NUL is no end */
    assert_false(carry_thing(&in, &thing));
}

static void a_value_out_of_bounds_is_neither_written_nor_judged_right(void)
{
    char text[100];
    struct thing thing = some;
    struct carry judge = carry_judge();
    assert_true(carry_thing(&judge, &thing));
    thing.byte[3] = 10;
    judge = carry_judge();
    assert_false(carry_thing(&judge, &thing));
    struct carry out = carry_out(text, sizeof text);
    assert_false(carry_thing(&out, &thing));
    out = carry_out(text, 12); /* no room */
    thing = some;
    assert_false(carry_thing(&out, &thing));
}

static void what_is_read_wrong_is_not_stored(void)
{
    struct thing thing = some;
    struct carry in = carry_in("5,7", 3);
    assert_false(carry_thing(&in, &thing));
    assert_int_equal(thing.low, some.low);
    assert_int_equal(thing.middle, some.middle);
}

static void a_demand_that_does_not_hold_fails(void)
{
    uint8_t a = 0;
    struct carry in = carry_in("3", 1);
    assert_true(carry_u8(&in, &a, 0, 9));
    assert_true(carry_that(&in, a == 3));
    assert_false(carry_that(&in, a == 4));
    assert_false(carry_that(&in, true)); /* once for all */
    assert_false(carry_end(&in));
}

static void long_runs_are_parted(void)
{
    char text[100];
    static uint8_t many[CARRY_RUN_MOST + 5], read[CARRY_RUN_MOST + 5];
    memset(many, 7, sizeof many);
    struct carry out = carry_out(text, sizeof text);
    carry_bytes(&out, many, sizeof many, 0, 9);
    assert_true(carry_end(&out));
    assert_string_equal(text, "7*9999,7*5");
    struct carry in = carry_in(text, strlen(text));
    carry_bytes(&in, read, sizeof read, 0, 9);
    assert_true(carry_end(&in));
    assert_memory_equal(read, many, sizeof many);
}

const struct test tests[] = {
    TEST(what_is_written_is_read_back),
    TEST(a_run_may_be_written_out_or_joined),
    TEST(anything_else_fails),
    TEST(a_value_out_of_bounds_is_neither_written_nor_judged_right),
    TEST(what_is_read_wrong_is_not_stored),
    TEST(a_demand_that_does_not_hold_fails),
    TEST(long_runs_are_parted),
    {0},
};
