/* SPDX-License-Identifier: MIT */
/* What play between machines asks of every game (table/game.h): observations that travel as text, events that
 * are judged before anybody looks at them, and chance that a seed decides. Random games of each seating and
 * many sets of options. */
#include <stdlib.h>
#include <string.h>

#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "match_rig.h"
#include "random_games.h"
#include "table/carry.h"
#include "test.h"

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
    match_visit(arrives_for_all);
    assert_true(longest > 300 && longest < CARRY_SIZE);
}

/* ---- events -------------------------------------------------------------------------------------------- */

static void expect_fit(const struct match *match, const struct room *before, const struct event_list *events,
                       int seat)
{
    const struct game *game = match->game;
    struct room after = seen_of(game, &match->state, seat), from;
    struct event_list heard = told_to(events, seat);
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
    match_visit(several_moves);
}

static void what_happened_fits(void)
{
    static const struct {
        const struct game *game;
        int kinds;
    } rows[] = {{&mille_game, EVENT_KINDS},
                {&cubes_game, CUBES_EVENT_KINDS},
                {&bones_game, BONES_EVENT_KINDS},
                {&null_game, NULL_EVENT_WON + 1}};
    for (int g = 0; games_all[g]; g++) {
        memset(kinds_told, 0, sizeof kinds_told);
        match_visit_game(games_all[g], happened);
        for (size_t i = 0; SHARE == 1 && i < sizeof rows / sizeof *rows; i++) {
            if (rows[i].game == games_all[g]) {
                random_games_had(kinds_told, rows[i].kinds);
            }
        }
    }
}

/* ---- what did not happen ------------------------------------------------------------------------------- */

enum { TRIES = 20000 / SHARE };

static long refused, taken;

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
    struct event_list truth = told_to(&match->events, seat), lie = truth;
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
    match_visit(did_not_happen);
    assert_true(refused > 50000 / SHARE);
}

/* The beginning of a table is a deal, which is judged as a whole. */
static void a_first_deal_with_a_card_too_many_does_not_fit(void)
{
    static const struct {
        const struct game *game;
        int deal; /* the kind of the event that deals a card */
    } rows[] = {{&mille_game, EVENT_DEALT}, {&bones_game, BONES_EVENT_DEALT}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct game *game = rows[i].game;
        struct match match;
        match_begin(&match, game, 0);
        for (int seat = 0; seat < match.setup.seats; seat++) {
            struct room after = seen_of(game, &match.state, seat);
            struct event_list events = told_to(&match.events, seat);
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
    struct event_list none = {.count = 0}, events = told_to(&match->events, seat);
    assert_true(game_seen_write(game, seen.state, text, sizeof text));
    size_t length = damage_text(text, strlen(text), sizeof text, rng);
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
                match_begin(&match, games_all[g], i / 200);
            }
            look_at_damage(&match, (int)rng_below(&rng, (uint32_t)match.setup.seats), &rng);
            match_step(&match);
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
    struct move move = match_pick(match);
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
    match_visit(look_at_chance);
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
            match_begin(&match, games_all[g], number++);
        } while (is_by_turn(&match));
        for (int i = 0; i < 2000 && differ < 20; i++) {
            struct move move = match_pick(&match);
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
            match_step(&match);
        }
        assert_true(differ >= 20 || games_all[g] != &cubes_game);
        assert_true(differ > 0);
    }
}

static void what_is_drawn_is_named(void)
{
    struct match match;
    char words[40];
    match_begin(&match, &cubes_game, 0);
    assert_true(says_chance(&match, (struct move){.kind = CUBES_MOVE_ROLL, .card = 7}, words));
    assert_string_equal(words, "0 roll abc");
    assert_true(says_chance(&match, (struct move){.kind = CUBES_MOVE_NEXT}, words));
    assert_string_equal(words, "game");
    assert_false(says_chance(&match, (struct move){.kind = CUBES_MOVE_HOLD}, words));
    match_begin(&match, &bones_game, 0);
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
