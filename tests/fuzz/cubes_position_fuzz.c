/* SPDX-License-Identifier: MIT */
/* Position lines of the dice game: what is accepted must be written as a line that is accepted, as a prepared
 * table too. */
#include "fuzz.h"

#include "games/cubes/position.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *line = fuzz_string(data, size);
    struct cubes_public pub;
    char reason[CUBES_POSITION_REASON], first[CUBES_POSITION_SIZE], second[CUBES_POSITION_SIZE];
    struct text why = text_in(reason, sizeof reason);
    bool accepted = cubes_position_parse(line, &pub, &why);
    free(line);
    CHECK(accepted == (why.length == 0) && !why.cut);
    if (accepted) {
        struct text text = text_in(first, sizeof first);
        cubes_position_format(&pub, &text);
        CHECK(!text.cut && cubes_position_parse(first, &pub, &why));
        text = text_in(second, sizeof second);
        cubes_position_format(&pub, &text);
        CHECK(strcmp(first, second) == 0);
        struct cubes_state state;
        struct game_setup setup = {.seed = 1, .seats = pub.seats, .sides = pub.seats};
        cubes_game.start(&state, &setup, NULL);
        CHECK(cubes_game.prepare(&state, first, &why) && cubes_game.check(&state) == NULL);
    }
    return 0;
}
