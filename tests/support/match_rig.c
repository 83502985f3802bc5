/* SPDX-License-Identifier: MIT */
#include "match_rig.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "test.h"

#include <string.h>

enum { MOVES = 320, GAMES = 50 / SHARE };

void match_begin(struct match *match, const struct game *game, int number)
{
    memset(match, 0, sizeof *match);
    match->game = game;
    match->number = number;
    match->setup = setup_of(game, number);
    match->rng = rng_make((uint64_t)number, RNG_PLAYER);
    for (int i = 0; game->options[i].name; i++) {
        match->setup.option[i] = (uint8_t)rng_below(&match->rng, (uint32_t)game_option_values(game, i));
    }
    game->start(match->state.state, &match->setup, &match->events);
    match->round = match->events;
    match->before = match->past = match->state;
    match->first = true;
}

/* The same game of dice by the usual rules, where all stand shortly before the goal. */
static void near_the_goal(struct match *match)
{
    char line[100], reason[100];
    struct text text = text_in(line, sizeof line), why = text_in(reason, sizeof reason);
    const struct cubes_public *pub = (const void *)match->state.state;
    memset(match->setup.option, 0, sizeof match->setup.option);
    match->game->start(match->state.state, &match->setup, NULL);
    text_add(&text, "scores=");
    for (int seat = 0; seat < pub->seats; seat++) {
        text_addf(&text, seat > 0 ? ",%d" : "%d", (int)pub->goal - (seat % 2 == 0 ? 500 : 100));
    }
    assert_true(match->game->prepare(match->state.state, line, &why));
    match->before = match->past = match->state;
    match->events.count = match->round.count = 0;
}

/* A legal move: by chance, and in every second game most of the time as the first of the computer players
 * would. */
struct move match_pick(struct match *match)
{
    const struct game *game = match->game;
    struct move moves[GAME_MOVES_MAX];
    int seat = game->turn(match->state.state);
    int count = game->legal(match->state.state, moves);
    if (seat != SEAT_NONE && match->number / 2 % 2 == 1 && rng_below(&match->rng, 16) > 0) {
        struct room seen;
        game->observe(match->state.state, seat, seen.state);
        return game->players[0].choose(seen.state, &match->rng, NULL);
    }
    return moves[rng_below(&match->rng, (uint32_t)count)];
}

static void append(struct event_list *to, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        if (to->count < GAME_EVENTS_MAX) {
            to->item[to->count] = events->item[i];
        }
        to->count++;
    }
}

void match_step(struct match *match)
{
    struct move move = match_pick(match);
    bool deals = match->game->turn(match->state.state) == SEAT_NONE;
    match->before = match->state;
    match->first = false;
    match->events.count = 0;
    assert_int_equal(match->game->apply(match->state.state, move, &match->events), REFUSAL_NONE);
    match->round.count = deals ? 0 : match->round.count;
    append(&match->round, &match->events);
    if (match->since.count > GAME_EVENTS_MAX || rng_below(&match->rng, 12) == 0) {
        match->past = match->before;
        match->since.count = 0;
    }
    append(&match->since, &match->events);
}

/* The events as another machine has them. */
struct event_list told_to(const struct event_list *events, int seat)
{
    struct event_list told = *events;
    for (int i = 0; i < told.count; i++) {
        told.item[i] = event_seen_by(told.item[i], seat);
        told.item[i].seen = SEEN_BY_ALL;
    }
    return told;
}

struct room seen_of(const struct game *game, const struct room *room, int seat)
{
    struct room seen = {{0}};
    game->observe(room->state, seat, seen.state);
    return seen;
}

/* Calls `look` after every move of many random games, for every seat. */
void match_visit_game(const struct game *game, void (*look)(struct match *match, int seat))
{
    for (int number = 0; number < GAMES; number++) {
        struct match match;
        match_begin(&match, game, number);
        if (match.game == &cubes_game && number % 4 == 3) {
            near_the_goal(&match);
        }
        for (int i = 0; i < MOVES; i++) {
            for (int seat = 0; seat < match.setup.seats; seat++) {
                look(&match, seat);
            }
            match_step(&match);
        }
    }
}

void match_visit(void (*look)(struct match *match, int seat))
{
    for (int g = 0; games_all[g]; g++) {
        match_visit_game(games_all[g], look);
    }
}

/* Another value in one field of one event. */
void change_event(struct event_list *events, struct rng *rng)
{
    struct event *event = &events->item[rng_below(rng, (uint32_t)events->count)];
    int by = 1 + (int)rng_below(rng, 3);
    by = rng_below(rng, 4) == 0 ? (int)rng_below(rng, 256) + 1 : by;
    by = rng_below(rng, 2) == 0 ? -by : by;
    switch (rng_below(rng, 9)) {
    case 0:
        event->kind = (uint8_t)(event->kind + by);
        break;
    case 1:
        event->seat = (int8_t)(event->seat + by);
        break;
    case 2:
        event->card = (uint8_t)(event->card + by);
        break;
    case 3:
        event->target = (uint8_t)(event->target + by);
        break;
    case 4:
        event->value = (int16_t)(event->value + by);
        break;
    case 5:
        event->extra = (uint8_t)(event->extra + by);
        break;
    case 6: /* twice */
        if (events->count < GAME_EVENTS_MAX) {
            events->item[events->count++] = *event;
        }
        break;
    case 7: /* left out */
        *event = events->item[--events->count];
        break;
    default: /* not told */
        event->seen = 0;
        break;
    }
}

/* Changes some bytes of a text in place; it has room for `room` bytes. */
size_t damage_text(char *text, size_t length, size_t room, struct rng *rng)
{
    static const char likely[] = "0123456789,,**--";
    int changes = 1 + (int)rng_below(rng, 3);
    for (int i = 0; i < changes && length > 1; i++) {
        size_t at = rng_below(rng, (uint32_t)length), count = 1 + rng_below(rng, 12);
        count = at + count > length ? length - at : count;
        switch (rng_below(rng, 6)) {
        case 0:
            text[at] = (char)rng_below(rng, 256);
            break;
        case 1: /* left out */
            memmove(text + at, text + at + count, length - at - count);
            length -= count;
            break;
        case 2: /* twice */
            if (length + count <= room) {
                memmove(text + at + count, text + at, length - at);
                length += count;
            }
            break;
        default:
            text[at] = likely[rng_below(rng, sizeof likely - 1)];
            break;
        }
    }
    return length;
}
