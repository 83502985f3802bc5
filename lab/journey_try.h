/* SPDX-License-Identifier: MIT */
/* Tries of a stage of the journey by computer players in the person's seat. The same seed and number give
 * the same try on every machine. */
#ifndef LAB_JOURNEY_TRY_H
#define LAB_JOURNEY_TRY_H

#include "lab_game.h"
#include "players.h"
#include "table/stage.h"

/* A stage with those who sit down opposite. */
struct journey_table {
    const struct stage *stage;
    const struct lab_game *game;
    bool quick; /* a quick player sits in the place of a rival that searches */
    struct lab_player rival[STAGE_RIVALS];
    struct game_setup setup; /* of its first deal */
};

/* Who sits in the person's seat. */
struct journey_person {
    struct lab_player player, slip; /* as struct lab_stand_in says */
    uint32_t percent;               /* choices that are slip's */
};

/* How many tries met each goal of a stage. */
struct journey_count {
    int tries;
    int met[STAGE_GOALS];
};

/* Lays a stage: the rival that searches counts `iterations`, 0 for as many as the game's lab_journey says;
 * quick: a quick player sits in its place. The game must have a lab_journey. */
struct journey_table journey_table_of(const struct stage *stage, bool quick, uint32_t iterations);
/* Whether a rival of the stage searches. */
bool journey_searches(const struct stage *stage);
/* Who stands in for a person at a table: LAB_NEW, LAB_SEASONED or LAB_STRONG. */
struct journey_person journey_person_at(const struct journey_table *table, int stand_in);

/* Plays a try with the deal of a seed. number: of the try; each has its own choices of the person and, where
 * deals cannot be laid out, its own dice. The same moves meet the same answers in all tries of a deal. */
void journey_try(const struct journey_table *table, const struct journey_person *person, uint64_t seed,
                 uint64_t number, struct stage_try *try);
/* Adds `tries` tries of a deal to a count, of which `first` is the number of the first. */
void journey_tries(const struct journey_table *table, const struct journey_person *person, uint64_t seed,
                   uint64_t first, int tries, struct journey_count *count);
/* The percentage of tries that met a goal. */
double journey_rate(const struct journey_count *count, int goal);

#endif
