/* SPDX-License-Identifier: MIT */
/* The file of achievements: whatever is read, what is kept of it can be written, and reads back the same. */
#include "fuzz.h"

#include "front/journey/achievements.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char first[ACHIEVEMENTS_TEXT_SIZE], second[ACHIEVEMENTS_TEXT_SIZE];
    static struct achievements_kept kept, again;
    char *text = fuzz_string(data, size);
    memset(&kept, 0, sizeof kept);
    memset(&again, 0, sizeof again);
    CHECK(achievements_read(&kept, text, size) >= 0);
    struct text out = text_in(first, sizeof first);
    achievements_write(&kept, &out);
    CHECK(!out.cut);
    CHECK(achievements_read(&again, first, out.length) == 0);
    out = text_in(second, sizeof second);
    achievements_write(&again, &out);
    CHECK(strcmp(first, second) == 0);
    free(text);
    return 0;
}
