/* SPDX-License-Identifier: MIT */
#include "position_line.h"
#include "test.h"

struct mille_observation position_line_read(const char *line)
{
    struct mille_observation seen;
    char reason[POSITION_REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    if (!mille_position_parse(line, &seen, &why)) {
        print_message("%s\n%s\n", line, reason);
        fail();
    }
    return seen;
}

void position_line_write(const struct mille_observation *seen, char line[POSITION_TEXT_SIZE])
{
    struct text text = text_in(line, POSITION_TEXT_SIZE);
    mille_position_format(seen, &text);
    assert_false(text.cut);
}
