/* SPDX-License-Identifier: MIT */
/* Position lines of the domino game: what is accepted must be written as a line that is accepted, and played
 * on. */
#include "fuzz.h"

#include "bones/position.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *line = fuzz_string(data, size);
    struct bones_observation seen;
    char reason[BONES_REASON_SIZE], first[BONES_POSITION_SIZE], second[BONES_POSITION_SIZE];
    struct text why = text_in(reason, sizeof reason);
    bool accepted = bones_position_parse(line, &seen, &why);
    CHECK(accepted == (why.length == 0) && !why.cut);
    struct bones_state state;
    bones_game.start(&state, &(struct game_setup){.seed = 1, .seats = 4, .sides = 4}, NULL);
    if (bones_game.prepare(&state, line, &why)) {
        CHECK(bones_game.check(&state) == NULL);
    }
    free(line);
    if (accepted) {
        struct move moves[GAME_MOVES_MAX];
        CHECK(bones_moves(&seen.pub, seen.hand, moves) >= 1);
        struct text text = text_in(first, sizeof first);
        bones_position_format(&seen, &text);
        CHECK(bones_position_parse(first, &seen, &why));
        text = text_in(second, sizeof second);
        bones_position_format(&seen, &text);
        CHECK(strcmp(first, second) == 0);
    }
    return 0;
}
