/* SPDX-License-Identifier: MIT */
/* Position lines: what is accepted must be written as a line that is accepted. */
#include "fuzz.h"

#include "mille/position_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *line = fuzz_string(data, size);
    struct mille_observation seen;
    char reason[POSITION_REASON_SIZE], first[POSITION_TEXT_SIZE], second[POSITION_TEXT_SIZE];
    struct text why = text_in(reason, sizeof reason);
    bool accepted = mille_position_parse(line, &seen, &why);
    free(line);
    CHECK(accepted == (why.length == 0) && !why.cut);
    if (accepted) {
        struct text text = text_in(first, sizeof first);
        mille_position_format(&seen, &text);
        CHECK(mille_position_parse(first, &seen, &why));
        text = text_in(second, sizeof second);
        mille_position_format(&seen, &text);
        CHECK(strcmp(first, second) == 0);
    }
    return 0;
}
