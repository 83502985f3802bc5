/* SPDX-License-Identifier: MIT */
/* Secrets are the system's, of any length, and never the same. */
#include "platform/os/os.h"
#include "test.h"

#include <string.h>

enum { LENGTH = 1000, MARGIN = 8 };

static void secrets_fill_what_they_are_asked_to_and_no_more(void)
{
    unsigned char bytes[LENGTH + MARGIN], other[LENGTH];
    int seen[256] = {0}, kinds = 0;
    memset(bytes, 0xA5, sizeof bytes);
    assert_true(os_secret(bytes, LENGTH));
    assert_true(os_secret(other, LENGTH));
    assert_memory_not_equal(bytes, other, 16);
    assert_memory_not_equal(bytes + LENGTH - 16, other + LENGTH - 16, 16);
    for (int i = LENGTH; i < LENGTH + MARGIN; i++) {
        assert_int_equal(bytes[i], 0xA5);
    }
    for (int i = 0; i < LENGTH; i++) {
        kinds += seen[bytes[i]]++ == 0;
    }
    assert_true(kinds > 200); /* of 256; of chance it is 251, and never less */
    assert_true(os_secret(bytes, 0));
}

const struct test tests[] = {TEST(secrets_fill_what_they_are_asked_to_and_no_more), {0}};
