/* SPDX-License-Identifier: MIT */
#include "journey_try.h"

#include "games/games.h"

#include "base/check.h"

#include <string.h>

enum { STREAM_PERSON = 32 }; /* of a stand-in's choices */

static struct lab_player player_called(const struct game *game, const char *word)
{
    struct lab_player player;
    bool known = lab_player_read(game, word, &player);
    CHECK(known);
    return player;
}

/* Who searches as a rival of a stage; NULL: the player is quick there. */
static const struct lab_searcher *searcher_of(const struct stage *stage, const char *player)
{
    const struct lab_journey *journey = lab_game_of(stage_game(stage, games_all))->journey;
    for (int i = 0; i < LAB_SEARCHERS && journey->searcher[i].player; i++) {
        const struct lab_searcher *searcher = &journey->searcher[i];
        if (strcmp(searcher->player, player) == 0 && (!searcher->by_options || stage->option[0].name)) {
            return searcher;
        }
    }
    return NULL;
}

bool journey_searches(const struct stage *stage)
{
    bool searches = false;
    for (int i = 0; i < stage_rivals(stage); i++) {
        searches = searches || searcher_of(stage, stage->rival[i].player);
    }
    return searches;
}

struct journey_table journey_table_of(const struct stage *stage, bool quick, uint32_t iterations)
{
    const struct game *game = stage_game(stage, games_all);
    CHECK(game != NULL);
    struct journey_table table = {
        .stage = stage, .game = lab_game_of(game), .quick = quick && journey_searches(stage)};
    const struct lab_journey *journey = table.game->journey;
    CHECK(journey != NULL && table.game->figures != NULL);
    table.setup = stage_setup(stage, game, 0);
    for (int i = 0; i < stage_rivals(stage); i++) {
        const char *name = stage->rival[i].player;
        const struct lab_searcher *searcher = searcher_of(stage, name);
        table.rival[i] = player_called(game, searcher && quick ? searcher->quick : name);
        table.rival[i].iterations = iterations > 0 ? iterations : journey->iterations;
    }
    return table;
}

struct journey_person journey_person_at(const struct journey_table *table, int stand_in)
{
    const struct lab_stand_in *in = &table->game->journey->in[stand_in];
    struct journey_person person = {.player = player_called(table->game->game, in->player),
                                    .percent = in->percent};
    person.slip = in->slip ? player_called(table->game->game, in->slip) : person.player;
    return person;
}

/* The move of the seat in turn. moves: how many have been made. */
static struct move choose(const struct journey_table *table, const struct journey_person *person,
                          const struct game_setup *setup, const void *state, int moves, struct rng *choices)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    const struct game *game = table->game->game;
    int seat = game->turn(state);
    if (seat == SEAT_NONE) {
        struct move legal[GAME_MOVES_MAX];
        int count = game->legal(state, legal);
        CHECK(count > 0);
        return legal[0];
    }
    struct rng answers = session_stream(setup, moves);
    const struct lab_player *player = seat > 0 ? &table->rival[seat - 1] : &person->player;
    if (seat == 0 && person->percent > 0 && rng_below(choices, 100) < person->percent) {
        player = &person->slip;
    }
    const struct budget budget = {.iterations = player->iterations};
    game->observe(state, seat, seen);
    /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
    return player->who->choose(seen, seat == 0 ? choices : &answers, &budget);
}

void journey_try(const struct journey_table *table, const struct journey_person *person, uint64_t seed,
                 uint64_t number, struct stage_try *try)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    const struct game *game = table->game->game;
    struct game_setup setup = table->setup;
    struct event_list events = {.count = 0};
    struct rng choices = rng_make(seed ^ (number + 1) * UINT64_C(0x9E3779B97F4A7C15), STREAM_PERSON);
    setup.seed = seed;
    if (table->game->journey->chance) {
        setup.seed = (uint64_t)rng_next(&choices) << 32u;
        setup.seed |= rng_next(&choices);
    }
    game->start(state, &setup, &events);
    stage_begin(try, table->stage, table->game->figures);
    stage_follow(try, &events, state);
    for (int moves = 0; !try->over && moves < JOURNAL_MOVES_MAX; moves++) {
        events.count = 0;
        refusal why = game->apply(state, choose(table, person, &setup, state, moves, &choices), &events);
        CHECK(why == REFUSAL_NONE);
        stage_follow(try, &events, state);
    }
}

void journey_tries(const struct journey_table *table, const struct journey_person *person, uint64_t seed,
                   uint64_t first, int tries, struct journey_count *count)
{
    for (int i = 0; i < tries; i++) {
        struct stage_try try;
        journey_try(table, person, seed, first + (uint64_t)i, &try);
        for (int goal = 0; goal < STAGE_GOALS; goal++) {
            count->met[goal] += (try.met >> goal & 1u) != 0;
        }
    }
    count->tries += tries;
}

double journey_rate(const struct journey_count *count, int goal)
{
    return count->tries > 0 ? 100.0 * count->met[goal] / count->tries : 0;
}
