/* SPDX-License-Identifier: MIT */
/* What every fuzz target is to libFuzzer, and to replay.c where there is none. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include "base/check.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Whatever the bytes are, it returns 0; a promise that does not hold aborts. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A string of exactly these bytes and a zero, for free(): a read beyond it is seen by the sanitizer. */
static inline char *fuzz_string(const uint8_t *data, size_t size)
{
    char *string = malloc(size + 1);
    CHECK(string != NULL);
    if (size > 0) {
        memcpy(string, data, size);
    }
    string[size] = '\0';
    return string;
}

#endif
