/* SPDX-License-Identifier: MIT */
/* Faces thrown, as they are kept: what is read is written as it was meant, and can be judged. */
#include "fuzz.h"

#include "front/cubes/kept.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct cubes_thrown thrown, again;
    char *text = fuzz_string(data, size);
    memset(&thrown, 0, sizeof thrown);
    if (cubes_thrown_read(&thrown, text, size)) {
        char written[CUBES_THROWN_SIZE];
        struct text out = text_in(written, sizeof written);
        cubes_thrown_write(&thrown, &out);
        CHECK(!out.cut && cubes_thrown_read(&again, written, out.length));
        CHECK(memcmp(&thrown, &again, sizeof again) == 0);
        for (int jokers = 0; jokers < 2; jokers++) {
            struct cubes_faces faces = cubes_thrown_of(&thrown, jokers == 1, -1);
            struct cubes_fairness fairness;
            cubes_fairness(&faces, jokers == 1, &fairness);
            CHECK(fairness.verdict < CUBES_VERDICTS && fairness.dice >= 0);
        }
    }
    free(text);
    return 0;
}
