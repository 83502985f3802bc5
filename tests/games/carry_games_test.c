/* SPDX-License-Identifier: MIT */
/* What play between machines asks of every game (table/game.h): observations that travel as text, events that
 * are judged before anybody looks at them, and chance that a seed decides. Random games of each seating and
 * many sets of options. */
#include <string.h>

#include "contract_rig.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "table/carry.h"
#include "test.h"

enum { TRIES = 20000 / SHARE, MOVES = 400, GAMES = 60 / SHARE };

/* A random game: its position, and what each seat saw before the last move and learns from it. */
struct match {
    const struct game *game;
    struct game_setup setup;
    struct rng rng;
    struct room state, before; /* before: the same until the first move */
    bool first;                /* nobody has moved yet */
    struct event_list events;
    struct event_list round; /* since the beginning of the hand; count above GAME_EVENTS_MAX: too many */
};

static void begin(struct match *match, const struct game *game, int number)
{
    memset(match, 0, sizeof *match);
    match->game = game;
    match->setup = setup_of(game, number * 37);
    match->setup.seats = setup_of(game, number).seats;
    match->setup.sides = setup_of(game, number).sides;
    match->rng = rng_make((uint64_t)number, RNG_PLAYER);
    game->start(match->state.state, &match->setup, &match->events);
    match->round = match->events;
    match->before = match->state;
    match->first = true;
}

/* A legal move: by chance, and in every second game as the first of the computer players would. */
static struct move pick(struct match *match)
{
    const struct game *game = match->game;
    struct move moves[GAME_MOVES_MAX];
    int seat = game->turn(match->state.state);
    int count = game->legal(match->state.state, moves);
    if (seat != SEAT_NONE && match->setup.seed % 2 == 1) {
        struct room seen;
        game->observe(match->state.state, seat, seen.state);
        return game->players[0].choose(seen.state, &match->rng, NULL);
    }
    return moves[rng_below(&match->rng, (uint32_t)count)];
}

static void step(struct match *match)
{
    struct move move = pick(match);
    bool deals = match->game->turn(match->state.state) == SEAT_NONE;
    match->before = match->state;
    match->first = false;
    match->events.count = 0;
    assert_int_equal(match->game->apply(match->state.state, move, &match->events), REFUSAL_NONE);
    match->round.count = deals ? 0 : match->round.count;
    for (int i = 0; i < match->events.count; i++) {
        if (match->round.count < GAME_EVENTS_MAX) {
            match->round.item[match->round.count] = match->events.item[i];
        }
        match->round.count++;
    }
}

/* The events as another machine has them. */
static struct event_list told(const struct event_list *events, int seat)
{
    struct event_list told = *events;
    for (int i = 0; i < told.count; i++) {
        told.item[i] = event_seen_by(told.item[i], seat);
        told.item[i].seen = SEEN_BY_ALL;
    }
    return told;
}

static struct room seen_of(const struct game *game, const struct room *room, int seat)
{
    struct room seen = {{0}};
    game->observe(room->state, seat, seen.state);
    return seen;
}

/* Calls `look` after every move of many random games, for every seat. */
static void visit(void (*look)(struct match *match, int seat))
{
    for (int g = 0; games_all[g]; g++) {
        for (int number = 0; number < GAMES; number++) {
            struct match match;
            begin(&match, games_all[g], number);
            for (int i = 0; i < MOVES; i++) {
                for (int seat = 0; seat < match.setup.seats; seat++) {
                    look(&match, seat);
                }
                step(&match);
            }
        }
    }
}

/* ---- observations -------------------------------------------------------------------------------------- */

static size_t longest;

static void arrives(struct match *match, int seat)
{
    const struct game *game = match->game;
    struct room seen = seen_of(game, &match->state, seat), read;
    char text[CARRY_SIZE];
    assert_true(game_seen_write(game, seen.state, text, sizeof text));
    longest = strlen(text) > longest ? strlen(text) : longest;
    memset(&read, 0xA5, sizeof read);
    struct carry in = carry_in(text, strlen(text));
    assert_true(game->carry(&in, read.state));
    assert_memory_equal(read.state, seen.state, game->observation_size);
    assert_true(game_seen_same(game, read.state, seen.state));
    assert_true(game->is_of(read.state, &match->setup, seat));
    struct game_setup other = match->setup;
    other.seats++;
    assert_false(game->is_of(read.state, &other, seat));
    other = match->setup;
    other.option[0]++;
    assert_false(game->is_of(read.state, &other, seat));
}

static void arrives_for_all(struct match *match, int seat)
{
    arrives(match, seat);
    if (seat == 0) {
        arrives(match, SEAT_NONE);
    }
}

static void an_observation_arrives_as_it_left(void)
{
    longest = 0;
    visit(arrives_for_all);
    assert_true(longest > 300 && longest < CARRY_SIZE);
}

/* ---- events -------------------------------------------------------------------------------------------- */

static void happened(struct match *match, int seat)
{
    const struct game *game = match->game;
    struct room before = seen_of(game, &match->before, seat), after = seen_of(game, &match->state, seat);
    struct event_list events = told(&match->events, seat);
    if (!game->fits(match->first ? NULL : before.state, &events, after.state)) {
        char text[CARRY_SIZE];
        game_seen_write(game, after.state, text, sizeof text);
        fail_msg("%s seat %d: event kind %d: %s", game->name, seat, events.item[0].kind, text);
    }
    struct event_list none = {.count = 0};
    assert_true(game->fits(NULL, &none, after.state));
    if (match->round.count <= GAME_EVENTS_MAX) {
        struct event_list round = told(&match->round, seat);
        assert_true(game->fits(NULL, &round, after.state));
    }
}

static void what_happened_fits(void)
{
    visit(happened);
}

const struct test tests[] = {
    TEST(an_observation_arrives_as_it_left),
    TEST(what_happened_fits),
    {0},
};
