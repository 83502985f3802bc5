/* SPDX-License-Identifier: MIT */
/* What play between machines asks of every game (table/game.h): observations that travel as text, events that
 * are judged before anybody looks at them, and chance that a seed decides. Random games of each seating and
 * many sets of options. */
#include <stdlib.h>
#include <string.h>

#include "contract_rig.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "random_games.h"
#include "table/carry.h"
#include "test.h"

enum { TRIES = 20000 / SHARE, MOVES = 320, GAMES = 50 / SHARE };

/* A random game by random options: its position, and what each seat saw before the last move and learns from
 * it. */
struct match {
    const struct game *game;
    int number;
    struct game_setup setup;
    struct rng rng;
    struct room state, before; /* before: the same until the first move */
    bool first;                /* nobody has moved yet */
    struct event_list events;
    struct event_list round; /* since the beginning of the hand; count above GAME_EVENTS_MAX: too many */
    struct room past;        /* some moves ago, */
    struct event_list since; /* and what has happened since then; likewise */
};

static void begin(struct match *match, const struct game *game, int number)
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
static struct move pick(struct match *match)
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

static void step(struct match *match)
{
    struct move move = pick(match);
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
static void visit_game(int game, void (*look)(struct match *match, int seat))
{
    for (int number = 0; number < GAMES; number++) {
        struct match match;
        begin(&match, games_all[game], number);
        if (match.game == &cubes_game && number % 4 == 3) {
            near_the_goal(&match);
        }
        for (int i = 0; i < MOVES; i++) {
            for (int seat = 0; seat < match.setup.seats; seat++) {
                look(&match, seat);
            }
            step(&match);
        }
    }
}

static void visit(void (*look)(struct match *match, int seat))
{
    for (int g = 0; games_all[g]; g++) {
        visit_game(g, look);
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

static void expect_fit(const struct match *match, const struct room *before, const struct event_list *events,
                       int seat)
{
    const struct game *game = match->game;
    struct room after = seen_of(game, &match->state, seat), from;
    struct event_list heard = told(events, seat);
    if (before) {
        from = seen_of(game, before, seat);
    }
    if (!game->fits(before ? from.state : NULL, &heard, after.state)) {
        char text[CARRY_SIZE];
        game_seen_write(game, after.state, text, sizeof text);
        fail_msg("%s: seat %d did not take %d events: %s", game->name, seat, heard.count, text);
    }
}

static long kinds_told[64];

static void happened(struct match *match, int seat)
{
    const struct event_list none = {.count = 0};
    expect_fit(match, match->first ? NULL : &match->before, &match->events, seat);
    expect_fit(match, NULL, &none, seat);
    if (match->round.count <= GAME_EVENTS_MAX) { /* whoever comes back hears the hand so far */
        expect_fit(match, NULL, &match->round, seat);
    }
    for (int i = 0; seat == 0 && i < match->events.count; i++) {
        kinds_told[match->events.item[i].kind]++;
    }
}

static void several_moves(struct match *match, int seat)
{
    if (!match->first && match->since.count <= GAME_EVENTS_MAX) {
        expect_fit(match, &match->past, &match->since, seat);
    }
}

static void what_happened_in_several_moves_fits(void)
{
    visit(several_moves);
}

static void what_happened_fits(void)
{
    static const int kinds[] = {EVENT_KINDS, CUBES_EVENT_KINDS, BONES_EVENT_KINDS, NULL_EVENT_WON + 1};
    for (int g = 0; games_all[g]; g++) {
        memset(kinds_told, 0, sizeof kinds_told);
        visit_game(g, happened);
        if (SHARE == 1) {
            random_games_had(kinds_told, kinds[g]);
        }
    }
}

/* ---- what did not happen ------------------------------------------------------------------------------- */

static long refused, taken;

/* Another value in one field of one event. */
static void change_event(struct event_list *events, struct rng *rng)
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

static bool alike(const struct event_list *a, const struct event_list *b)
{
    if (a->count != b->count) {
        return false;
    }
    for (int i = 0; i < a->count; i++) {
        const struct event *x = &a->item[i], *y = &b->item[i];
        if (!event_alike(*x, *y) || x->target != y->target || x->value != y->value || x->extra != y->extra ||
            x->seen != y->seen) {
            return false;
        }
    }
    return true;
}

static void did_not_happen(struct match *match, int seat)
{
    const struct game *game = match->game;
    if (match->first || match->events.count == 0) {
        return;
    }
    struct room before = seen_of(game, &match->before, seat), after = seen_of(game, &match->state, seat);
    struct event_list truth = told(&match->events, seat), lie = truth;
    change_event(&lie, &match->rng);
    /* A card that was hidden anyway is told no less to who may not know it. */
    for (int i = 0; i < lie.count; i++) {
        lie.item[i].seen = lie.item[i].card == 0 && game->secrets ? SEEN_BY_ALL : lie.item[i].seen;
    }
    if (alike(&truth, &lie)) {
        return;
    }
    bool fits = game->fits(before.state, &lie, after.state);
    /* Nothing is left of the dice of a bust, nor of a hand that was dealt again: it may as well have been so.
     */
    bool forgotten = (game == &cubes_game && events_find(&truth, CUBES_EVENT_BUST)) ||
                     (game == &bones_game && events_find(&truth, BONES_EVENT_REDEALT));
    if (fits && !forgotten) {
        char line[200];
        struct text text = text_in(line, sizeof line);
        for (int i = 0; i < lie.count && i < 4; i++) {
            game->event_format(lie.item[i], &text);
            text_add(&text, "; ");
        }
        fail_msg("%s: seat %d took \"%s\"", game->name, seat, line);
    }
    refused += !fits;
    game->fits(NULL, &lie, after.state); /* whatever it answers */
    struct event_list none = {.count = 0};
    if (game->fits(before.state, &none, after.state)) {
        assert_true(game_seen_same(game, before.state, after.state));
    }
}

static void what_did_not_happen_does_not_fit(void)
{
    refused = 0;
    visit(did_not_happen);
    assert_true(refused > 50000 / SHARE);
}

/* The beginning of a table is a deal, which is judged as a whole. */
static void a_first_deal_with_a_card_too_many_does_not_fit(void)
{
    static const struct {
        int game, deal; /* the kind of the event that deals a card */
    } rows[] = {{0, 3}, {2, BONES_EVENT_DEALT}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct game *game = games_all[rows[i].game];
        struct match match;
        begin(&match, game, 0);
        for (int seat = 0; seat < match.setup.seats; seat++) {
            struct room after = seen_of(game, &match.state, seat);
            struct event_list events = told(&match.events, seat);
            assert_true(game->fits(NULL, &events, after.state));
            struct event_list more = events;
            const struct event *dealt = events_find(&events, rows[i].deal);
            assert_non_null(dealt);
            more.item[more.count++] = *dealt;
            assert_false(game->fits(NULL, &more, after.state));
        }
    }
}

/* ---- text from anybody --------------------------------------------------------------------------------- */

/* Changes some bytes of a text in place; it has room for `room` bytes. */
static size_t damage(char *text, size_t length, size_t room, struct rng *rng)
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

/* All that a screen and a computer player ask of an observation. */
static void ask_all(const struct game *game, const struct room *seen)
{
    struct move moves[GAME_MOVES_MAX];
    struct score_line lines[GAME_LINES_MAX];
    int turn = game->turn_seen(seen->state);
    enum game_phase phase = game->phase(seen->state);
    assert_in_range(turn + 1, 0, SEATS_MAX);
    int count = game->legal_seen(seen->state, moves);
    assert_in_range(count, phase == GAME_PLAYING ? 0 : 1, GAME_MOVES_MAX);
    for (int i = 0; i < count; i++) {
        game->why_not(seen->state, moves[i]);
        if (game->may_undo) {
            game->may_undo(seen->state, moves[i]);
        }
    }
    assert_true(game->hand_number(seen->state) >= 1);
    assert_in_range(game->score(seen->state, lines), 1, GAME_LINES_MAX);
    game->standing(seen->state, 0);
    game->games_won(seen->state, 0);
}

static void look_at_damage(struct match *match, int seat, struct rng *rng)
{
    const struct game *game = match->game;
    char text[CARRY_SIZE], again[CARRY_SIZE];
    struct room before = seen_of(game, &match->before, seat), seen = seen_of(game, &match->state, seat), read;
    struct event_list none = {.count = 0}, events = told(&match->events, seat);
    assert_true(game_seen_write(game, seen.state, text, sizeof text));
    size_t length = damage(text, strlen(text), sizeof text, rng);
    char *exact = malloc(length); /* a read beyond it is seen by the sanitizer */
    memcpy(exact, text, length);
    struct carry in = carry_in(exact, length);
    bool arrived = game->carry(&in, read.state);
    free(exact);
    if (!arrived) {
        return;
    }
    assert_true(game_seen_write(game, read.state, again, sizeof again));
    bool same = game_seen_same(game, read.state, seen.state);
    bool follows = !match->first && game->fits(before.state, &events, read.state);
    /* Of a deal of dominoes a seat does not learn who will name or lead, nor whether somebody is asked. */
    assert_true(match->first || same == follows || game == &bones_game);
    if (game->fits(NULL, &none, read.state)) {
        taken += !same;
        ask_all(game, &read);
        struct event_list lie = events;
        if (lie.count > 0) {
            change_event(&lie, rng);
        }
        game->fits(read.state, &events, seen.state);
        game->fits(read.state, &lie, seen.state);
    }
}

static void damaged_text_is_refused_or_is_a_position(void)
{
    for (int g = 0; games_all[g]; g++) {
        struct rng rng = rng_make(2026, RNG_COSMETIC);
        struct match match;
        taken = 0;
        for (int i = 0; i < TRIES; i++) {
            if (i % 200 == 0) {
                begin(&match, games_all[g], i / 200);
            }
            look_at_damage(&match, (int)rng_below(&rng, (uint32_t)match.setup.seats), &rng);
            step(&match);
        }
        assert_true(taken > 10); /* another total, for instance, is a position too */
    }
}

/* ---- chance -------------------------------------------------------------------------------------------- */

static long chances;

static bool says_chance(const struct match *match, struct move move, char words[40])
{
    struct text what = text_in(words, 40);
    bool chance = match->game->chance(match->state.state, move, &what);
    assert_int_equal(chance, what.length > 0);
    assert_false(what.cut);
    return chance;
}

static bool all_see_the_same(const struct match *match, const struct room *a, const struct room *b)
{
    for (int seat = SEAT_NONE; seat < match->setup.seats; seat++) {
        struct room first = seen_of(match->game, a, seat), second = seen_of(match->game, b, seat);
        if (!game_seen_same(match->game, first.state, second.state)) {
            return false;
        }
    }
    return true;
}

/* Dice of the seed of the match, which no other seed changes. */
static bool is_by_turn(const struct match *match)
{
    return match->game == &cubes_game && match->setup.option[CUBES_OPTION_DICE] == CUBES_DICE_BY_TURN;
}

/* Two tables that differ in their streams alone. */
static void look_at_chance(struct match *match, int seat)
{
    const struct game *game = match->game;
    if (seat != 0 || is_by_turn(match)) {
        return;
    }
    char words[40];
    struct move move = pick(match);
    struct room one = match->state, two = match->state;
    bool again = game == &bones_game && move.kind == BONES_MOVE_REDEAL;
    game->reseed(one.state, 3, 4);
    game->reseed(two.state, 5, 4);
    bool chance = says_chance(match, move, words);
    if (chance) {
        chances++;
        game->reseed(one.state, 7, 8);
        game->reseed(two.state, 7, 8);
        assert_true(game->hash(one.state) == game->hash(two.state));
    }
    assert_int_equal(game->apply(one.state, move, NULL), REFUSAL_NONE);
    assert_int_equal(game->apply(two.state, move, NULL), REFUSAL_NONE);
    assert_true(again || all_see_the_same(match, &one, &two));
}

static void chance_alone_depends_on_the_stream(void)
{
    chances = 0;
    visit(look_at_chance);
    assert_true(chances > 1000 / SHARE);
}

static void other_seeds_bring_other_dice_and_deals(void)
{
    for (int g = 0; games_all[g]; g++) {
        struct match match;
        char words[40];
        int differ = 0;
        int number = 0;
        do {
            begin(&match, games_all[g], number++);
        } while (is_by_turn(&match));
        for (int i = 0; i < 2000 && differ < 20; i++) {
            struct move move = pick(&match);
            if (says_chance(&match, move, words)) {
                struct room one = match.state, two = match.state, three = match.state;
                match.game->reseed(one.state, (uint64_t)i, 1);
                match.game->reseed(two.state, (uint64_t)i, 2); /* either half counts */
                match.game->reseed(three.state, (uint64_t)i + 1, 1);
                match.game->apply(one.state, move, NULL);
                match.game->apply(two.state, move, NULL);
                match.game->apply(three.state, move, NULL);
                differ += !all_see_the_same(&match, &one, &two) && !all_see_the_same(&match, &one, &three);
            }
            step(&match);
        }
        assert_true(differ >= 20 || games_all[g] != &cubes_game);
        assert_true(differ > 0);
    }
}

static void what_is_drawn_is_named(void)
{
    struct match match;
    char words[40];
    begin(&match, &cubes_game, 0);
    assert_true(says_chance(&match, (struct move){.kind = CUBES_MOVE_ROLL, .card = 7}, words));
    assert_string_equal(words, "0 roll abc");
    assert_true(says_chance(&match, (struct move){.kind = CUBES_MOVE_NEXT}, words));
    assert_string_equal(words, "game");
    assert_false(says_chance(&match, (struct move){.kind = CUBES_MOVE_HOLD}, words));
    begin(&match, &bones_game, 0);
    assert_true(says_chance(&match, (struct move){.kind = BONES_MOVE_NEXT}, words));
    assert_string_equal(words, "deal");
    assert_false(says_chance(&match, (struct move){.kind = BONES_MOVE_REDEAL}, words));
}

const struct test tests[] = {
    TEST(an_observation_arrives_as_it_left),
    TEST(what_happened_fits),
    TEST(what_happened_in_several_moves_fits),
    TEST(what_did_not_happen_does_not_fit),
    TEST(a_first_deal_with_a_card_too_many_does_not_fit),
    TEST(damaged_text_is_refused_or_is_a_position),
    TEST(chance_alone_depends_on_the_stream),
    TEST(other_seeds_bring_other_dice_and_deals),
    TEST(what_is_drawn_is_named),
    {0},
};
