/* SPDX-License-Identifier: MIT */
/* Carries numbers from one machine to another as text: one function of a game names every field with its
 * bounds, and the same function writes a struct, reads one, or judges whether one keeps the bounds. The text
 * is made of whole numbers in base 10 with commas between; a run of equal numbers may stand as the number,
 * '*' and how often: "3,-1,0*14,25". What is read may come from anybody: whatever it is, it is either taken
 * within all bounds or fails, and nothing asserts. */
#ifndef TABLE_CARRY_H
#define TABLE_CARRY_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CARRY_SIZE = 3000,      /* bytes that the text of an observation has room in, with its end */
    CARRY_RUN_MOST = 9999,  /* equal numbers in one run */
    CARRY_MOST = INT32_MAX, /* the largest bound; no number is further from 0 */
};

enum carry_way { CARRY_WRITES, CARRY_READS, CARRY_JUDGES };

struct carry {
    enum carry_way way;
    bool failed;          /* a number was out of its bounds; or the text is wrong, too short or too long */
    struct text out;      /* written to, in memory of the caller */
    const char *in, *end; /* what is still to be read; owned by the caller */
    int64_t value;        /* of the run under way, */
    int run;              /* and how many more of it there are to be read, or are still to be written */
};

/* Begins to write into a buffer of `size` bytes. */
struct carry carry_out(char *buffer, size_t size);
/* Begins to read `length` bytes of text, which need no end. */
struct carry carry_in(const char *text, size_t length);
/* Begins to judge what is carried. */
struct carry carry_judge(void);
/* Ends the carrying, and must be called: true if all numbers were within their bounds; and the text held
 * exactly these, or had room. */
bool carry_end(struct carry *carry);

/* Carries one number of least..most, both within CARRY_MOST of 0. Returns false once anything has failed. A
 * number that is read is stored only if it is within its bounds; writing and judging store nothing. */
bool carry_int(struct carry *carry, int64_t *value, int64_t least, int64_t most);
/* Demands what bounds cannot say, for instance that two fields agree. */
bool carry_that(struct carry *carry, bool holds);
/* Carries, as carry_int does, a field of a smaller type, which must be able to hold the bounds. */
bool carry_i8(struct carry *carry, int8_t *value, int least, int most);
bool carry_u8(struct carry *carry, uint8_t *value, int least, int most);
bool carry_i16(struct carry *carry, int16_t *value, int least, int most);
bool carry_i32(struct carry *carry, int32_t *value, int32_t least, int32_t most);
/* A set of bits below `bits`, at most 31. */
bool carry_bits(struct carry *carry, uint32_t *value, int bits);
bool carry_bool(struct carry *carry, bool *value);
/* `count` bytes with the same bounds. */
bool carry_bytes(struct carry *carry, uint8_t *bytes, int count, int least, int most);

#endif
