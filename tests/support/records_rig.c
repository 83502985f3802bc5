/* SPDX-License-Identifier: MIT */
#include "records_rig.h"

#include "base/rng.h"
#include "base/text.h"
#include "front/cubes/cubes_count.h"
#include "test.h"

struct records records;
static uint64_t next_id;

void forget(void)
{
    records = (struct records){.games = 0};
    next_id = 1;
}

uint64_t next_record(void)
{
    return next_id++;
}

int game(int mine, int theirs, const char *opponent)
{
    struct records_hand hand = {.id = next_record(),
                                .day = 10,
                                .sides = 2,
                                .side = {{.name = "Marie", .hand = 300, .total = mine},
                                         {.key = opponent, .computer = true, .total = theirs}},
                                .game_over = true,
                                .won = mine > theirs};
    return records_count(&records, &mille_records, &hand);
}

/* As full as it can be. */
void fill(void)
{
    static const char long_name[] = "ÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉ";
    struct rng rng = rng_make(3, RNG_COSMETIC);
    for (int i = 0; i < 900; i++) {
        char key[RECORDS_KEY_SIZE];
        text_format(key, sizeof key, "a-player-of-long-name-%d",
                    (int)rng_below(&rng, 40) % (RECORDS_OPPONENTS - 6));
        if (i % 3 == 0) {
            text_format(key, sizeof key, "b%d", (int)rng_below(&rng, 6));
        }
        struct records_hand hand = {.id = UINT64_MAX - (uint64_t)i,
                                    .day = (int)rng_below(&rng, 40000),
                                    .sides = 2,
                                    .side = {{.name = long_name, .hand = 3000, .total = 4000 + i},
                                             {.key = key, .computer = true, .hand = 20, .total = 5000 - i}},
                                    .figure = {1, i % 5, i % 7 == 0},
                                    .game_over = i % 4 == 0,
                                    .won = 4000 + i > 5000 - i};
        records_count(&records, &mille_records, &hand);
    }
}

int alone(int turns, const char *name)
{
    struct records_hand hand = {.id = next_record(),
                                .day = 10,
                                .sides = 1,
                                .side = {{.key = RECORDS_ALONE,
                                          .name = name,
                                          .hand = 10050,
                                          .total = 10050,
                                          .score = {[CUBES_RANKING_TURNS] = turns}}},
                                .game_over = true,
                                .won = turns > 0};
    return records_count(&records, &cubes_records, &hand);
}
