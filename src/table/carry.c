/* SPDX-License-Identifier: MIT */
#include "table/carry.h"

#include "base/check.h"

#include <inttypes.h>

/* A run is written as one from so many numbers on: "0*3" is no longer than "0,0". */
enum { RUN_LEAST = 3 };

struct carry carry_out(char *buffer, size_t size)
{
    return (struct carry){.way = CARRY_WRITES, .out = text_in(buffer, size)};
}

struct carry carry_in(const char *text, size_t length)
{
    return (struct carry){.way = CARRY_READS, .in = text, .end = text + length};
}

struct carry carry_judge(void)
{
    return (struct carry){.way = CARRY_JUDGES};
}

/* ---- writing ------------------------------------------------------------------------------------------- */

static void write_run(struct carry *carry)
{
    int times = carry->run < RUN_LEAST ? carry->run : 1;
    for (int i = 0; i < times; i++) {
        text_addf(&carry->out, carry->out.length > 0 ? ",%" PRId64 : "%" PRId64, carry->value);
    }
    if (carry->run >= RUN_LEAST) {
        text_addf(&carry->out, "*%d", carry->run);
    }
    carry->run = 0;
}

static void write_number(struct carry *carry, int64_t value)
{
    if (carry->run > 0 && (carry->value != value || carry->run == CARRY_RUN_MOST)) {
        write_run(carry);
    }
    carry->value = value;
    carry->run++;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

/* Reads digits. False: there are none, or the number is above `most`. */
static bool read_digits(struct carry *carry, int64_t most, int64_t *number)
{
    const char *begin = carry->in;
    *number = 0;
    while (carry->in < carry->end && *carry->in >= '0' && *carry->in <= '9') {
        *number = *number * 10 + (*carry->in++ - '0');
        if (*number > most) {
            return false;
        }
    }
    return carry->in > begin;
}

static bool skip(struct carry *carry, char c)
{
    bool found = carry->in < carry->end && *carry->in == c;
    carry->in += found;
    return found;
}

/* Reads the next number or run. False: there is none. */
static bool read_run(struct carry *carry)
{
    int64_t times = 1;
    bool below = skip(carry, '-');
    if (!read_digits(carry, CARRY_MOST, &carry->value) ||
        (skip(carry, '*') && (!read_digits(carry, CARRY_RUN_MOST, &times) || times == 0))) {
        return false;
    }
    carry->value = below ? -carry->value : carry->value;
    carry->run = (int)times;
    /* A comma stands between two, and only there. */
    return carry->in == carry->end || (skip(carry, ',') && carry->in < carry->end);
}

static bool read_number(struct carry *carry, int64_t *value)
{
    if (carry->run == 0 && !read_run(carry)) {
        return false;
    }
    carry->run--;
    *value = carry->value;
    return true;
}

/* ---- both ---------------------------------------------------------------------------------------------- */

bool carry_end(struct carry *carry)
{
    if (carry->way == CARRY_WRITES && carry->run > 0) {
        write_run(carry);
    }
    bool whole = carry->way == CARRY_WRITES ? !carry->out.cut : carry->run == 0 && carry->in == carry->end;
    carry->failed = carry->failed || !whole;
    return !carry->failed;
}

bool carry_int(struct carry *carry, int64_t *value, int64_t least, int64_t most)
{
    CHECK(least <= most && least >= -(int64_t)CARRY_MOST && most <= CARRY_MOST);
    int64_t number = *value;
    if (carry->failed) {
        return false;
    }
    if ((carry->way == CARRY_READS && !read_number(carry, &number)) || number < least || number > most) {
        carry->failed = true;
        return false;
    }
    if (carry->way == CARRY_WRITES) {
        write_number(carry, number);
    }
    if (carry->way == CARRY_READS) {
        *value = number;
    }
    return true;
}

bool carry_that(struct carry *carry, bool holds)
{
    carry->failed = carry->failed || !holds;
    return !carry->failed;
}

bool carry_i8(struct carry *carry, int8_t *value, int least, int most)
{
    CHECK(least >= INT8_MIN && most <= INT8_MAX);
    int64_t number = *value;
    bool fine = carry_int(carry, &number, least, most);
    if (carry->way == CARRY_READS) {
        *value = (int8_t)number;
    }
    return fine;
}

bool carry_u8(struct carry *carry, uint8_t *value, int least, int most)
{
    CHECK(least >= 0 && most <= UINT8_MAX);
    int64_t number = *value;
    bool fine = carry_int(carry, &number, least, most);
    if (carry->way == CARRY_READS) {
        *value = (uint8_t)number;
    }
    return fine;
}

bool carry_i16(struct carry *carry, int16_t *value, int least, int most)
{
    CHECK(least >= INT16_MIN && most <= INT16_MAX);
    int64_t number = *value;
    bool fine = carry_int(carry, &number, least, most);
    if (carry->way == CARRY_READS) {
        *value = (int16_t)number;
    }
    return fine;
}

bool carry_i32(struct carry *carry, int32_t *value, int32_t least, int32_t most)
{
    int64_t number = *value;
    bool fine = carry_int(carry, &number, least, most);
    if (carry->way == CARRY_READS) {
        *value = (int32_t)number;
    }
    return fine;
}

bool carry_bits(struct carry *carry, uint32_t *value, int bits)
{
    CHECK(bits >= 0 && bits <= 31);
    int64_t number = *value;
    bool fine = carry_int(carry, &number, 0, ((int64_t)1 << bits) - 1);
    if (carry->way == CARRY_READS) {
        *value = (uint32_t)number;
    }
    return fine;
}

bool carry_bool(struct carry *carry, bool *value)
{
    int64_t number = *value;
    bool fine = carry_int(carry, &number, 0, 1);
    if (carry->way == CARRY_READS) {
        *value = number != 0;
    }
    return fine;
}

bool carry_bytes(struct carry *carry, uint8_t *bytes, int count, int least, int most)
{
    for (int i = 0; i < count && !carry->failed; i++) {
        carry_u8(carry, &bytes[i], least, most);
    }
    return !carry->failed;
}
