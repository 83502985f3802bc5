/* SPDX-License-Identifier: MIT */
/* What the table demands of every game (table/game.h), on positions of random matches. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "share.h"

#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "table/registry.h"

enum { MATCHES = 27, MOVES_A_MATCH = 700, EVERY = 13 * SHARE };

struct room {
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
};

static struct game_setup setup_of(const struct game *game, int match)
{
    int seatings = 0;
    while (game->seatings[seatings].seats > 0) {
        seatings++;
    }
    struct game_seating seating = game->seatings[match % seatings];
    struct game_setup setup = {
        .seed = (uint64_t)match * 977u, .seats = seating.seats, .sides = seating.sides};
    for (int i = 0; game->options[i].name; i++) {
        int values = 1;
        while (game->options[i].values[values]) {
            values++;
        }
        setup.option[i] = (uint8_t)((match / seatings >> i) % values);
    }
    return setup;
}

/* Calls `look` at positions of random matches of every game. */
static void visit(void (*look)(const struct game *game, const struct game_setup *setup,
                               const struct room *room))
{
    for (int g = 0; games_all[g]; g++) {
        const struct game *game = games_all[g];
        for (int match = 0; match < MATCHES; match++) {
            struct room room;
            struct game_setup setup = setup_of(game, match);
            struct rng rng = rng_make((uint64_t)match, RNG_PLAYER);
            memset(&room, 0, sizeof room);
            game->start(room.state, &setup, NULL);
            for (int i = 0; i < MOVES_A_MATCH; i++) {
                if (i % EVERY == 0) {
                    look(game, &setup, &room);
                }
                struct move moves[GAME_MOVES_MAX];
                int count = game->legal(room.state, moves);
                assert_int_equal(game->apply(room.state, moves[rng_below(&rng, (uint32_t)count)], NULL),
                                 REFUSAL_NONE);
            }
        }
    }
}

static bool same_move(struct move a, struct move b)
{
    return a.kind == b.kind && a.card == b.card && a.target == b.target && a.extra == b.extra;
}

static bool listed(struct move move, const struct move *moves, int count)
{
    for (int i = 0; i < count; i++) {
        if (same_move(move, moves[i])) {
            return true;
        }
    }
    return false;
}

/* The values of a byte of a move: those that the game says, and two more that no legal move has. */
struct range {
    int values;
};

static struct range range_of(int most)
{
    return (struct range){.values = most + 3 <= UINT8_MAX ? most + 3 : UINT8_MAX + 1};
}

/* Splits off the next byte of a code. */
static uint8_t pick(int *code, struct range range)
{
    int value = *code % range.values;
    *code /= range.values;
    return (uint8_t)value;
}

static void look_at_moves(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    (void)setup;
    struct move legal[GAME_MOVES_MAX];
    int count = game->legal(room->state, legal);
    assert_in_range(count, 1, GAME_MOVES_MAX);
    for (int i = 0; i < count; i++) {
        assert_false(listed(legal[i], legal, i)); /* without doubles */
    }
    int accepted = 0;
    const struct range kinds = range_of(game->most.kind), cards = range_of(game->most.card),
                       targets = range_of(game->most.target), extras = range_of(game->most.extra);
    for (int code = 0; code < kinds.values * cards.values * targets.values * extras.values; code++) {
        int rest = code;
        struct move move = {.kind = pick(&rest, kinds),
                            .card = pick(&rest, cards),
                            .target = pick(&rest, targets),
                            .extra = pick(&rest, extras)};
        struct room after = *room;
        struct event_list events = {.count = 0};
        refusal why = game->apply(after.state, move, &events);
        assert_int_equal(why == REFUSAL_NONE, listed(move, legal, count));
        if (why == REFUSAL_NONE) {
            accepted++;
            assert_null(game->check(after.state));
            assert_true(events.count > 0 || game->secrets); /* a secret choice may be told to nobody */
        } else {
            assert_memory_equal(&after, room, game->state_size);
            assert_int_equal(events.count, 0);
            assert_true(strlen(game->refusal_name(why)) > 1);
        }
    }
    assert_int_equal(accepted, count);
}

static void apply_accepts_exactly_what_legal_lists(void **unused)
{
    (void)unused;
    visit(look_at_moves);
}

static void look_at_texts(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    (void)setup;
    struct move legal[GAME_MOVES_MAX];
    int count = game->legal(room->state, legal);
    for (int i = 0; i < count; i++) {
        char string[64];
        struct text text = text_in(string, sizeof string);
        game->move_format(legal[i], &text);
        struct move parsed = {.kind = 0};
        assert_false(text.cut);
        assert_true(game->move_parse(string, &parsed));
        assert_true(same_move(parsed, legal[i]));
        /* Nothing may follow, precede or miss. */
        text_add(&text, " ");
        assert_false(game->move_parse(string, &parsed));
        assert_false(game->move_parse("", &parsed));
        char shorter[64];
        text_copy(shorter, sizeof shorter, string);
        shorter[strlen(string) - 2] = '\0';
        if (game->move_parse(shorter, &parsed)) {
            assert_false(same_move(parsed, legal[i]));
        }
    }
}

static void a_move_and_its_text_are_one(void **unused)
{
    (void)unused;
    visit(look_at_texts);
}

static void look_at_twins(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    (void)setup;
    struct room a = *room;
    struct room b = *room;
    struct move legal[GAME_MOVES_MAX];
    game->legal(a.state, legal);
    struct event_list told = {.count = 0};
    assert_int_equal(game->apply(a.state, legal[0], &told), REFUSAL_NONE);
    assert_int_equal(game->apply(b.state, legal[0], NULL), REFUSAL_NONE);
    assert_true(game->hash(a.state) == game->hash(b.state)); /* told or not */
    assert_true(game->hash(a.state) != game->hash(room->state));
}

static void a_copy_of_a_state_plays_on_the_same(void **unused)
{
    (void)unused;
    visit(look_at_twins);
}

/* Enough for those that search to do so. */
static const struct budget short_of_time = {.iterations = 40};

static void look_at_turn(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    int seat = game->turn(room->state);
    struct move legal[GAME_MOVES_MAX];
    if (seat == SEAT_NONE) {
        assert_int_equal(game->legal(room->state, legal), 1);
        return;
    }
    assert_in_range(seat, 0, setup->seats - 1);
    int count = game->legal(room->state, legal);
    for (int i = 0; game->players[i].name; i++) {
        _Alignas(16) unsigned char observation[GAME_STATE_MAX];
        game->observe(room->state, seat, observation);
        struct rng rng = rng_make(5, RNG_PLAYER);
        struct rng twin = rng;
        struct move move = game->players[i].choose(observation, &rng, &short_of_time);
        assert_true(listed(move, legal, count));
        assert_true(same_move(move, game->players[i].choose(observation, &twin, &short_of_time)));
    }
}

static void players_choose_legal_moves_and_repeat_themselves(void **unused)
{
    (void)unused;
    visit(look_at_turn);
}

static void look_at_events(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    struct room after = *room;
    struct move legal[GAME_MOVES_MAX];
    int count = game->legal(after.state, legal);
    struct event_list events = {.count = 0};
    assert_int_equal(game->apply(after.state, legal[count - 1], &events), REFUSAL_NONE);
    for (int i = 0; i < events.count; i++) {
        struct event event = events.item[i];
        char line[200];
        struct text text = text_in(line, sizeof line);
        game->event_format(event, &text);
        assert_false(text.cut);
        assert_true(text.length > 0);
        assert_null(strchr(line, '\n'));
        for (int seat = 0; seat < setup->seats; seat++) {
            struct event seen = event_seen_by(event, seat);
            bool may = ((unsigned)event.seen >> seat & 1u) != 0;
            assert_int_equal(seen.card, may ? event.card : 0);
            assert_true(may || game->secrets);
            if (!may) {
                assert_int_not_equal(event.seat, seat); /* a seat sees its own cards */
            }
        }
    }
}

static void an_event_is_told_to_those_who_may_know(void **unused)
{
    (void)unused;
    visit(look_at_events);
}

static void who_only_looks_on_is_told_what_all_may_know(void **unused)
{
    (void)unused;
    struct event event = {.card = 7, .seen = SEEN_BY_ALL};
    assert_int_equal(event_seen_by(event, SEAT_NONE).card, 7);
    assert_int_equal(event_seen_by(event, SEATS_MAX - 1).card, 7);
    event.seen = 1u << 3;
    assert_int_equal(event_seen_by(event, SEAT_NONE).card, 0);
    assert_int_equal(event_seen_by(event, 3).card, 7);
    assert_int_equal(event_seen_by(event, 4).card, 0);
}

static void every_game_lists_its_seatings(void **unused)
{
    (void)unused;
    for (int g = 0; games_all[g]; g++) {
        const struct game *game = games_all[g];
        assert_true(game->seatings[0].seats > 0);
        for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
            assert_in_range(at->seats, 1, SEATS_MAX);
            assert_in_range(at->sides, 1, at->seats);
            assert_int_equal(at->seats % at->sides, 0);
            assert_true(game_can_seat(game, at->seats, at->sides));
            assert_true(at->seats <= game_seats_most(game));
        }
        assert_false(game_can_seat(game, 0, 0));
        assert_false(game_can_seat(game, game_seats_most(game) + 1, 1));
    }
    assert_true(game_can_seat(&null_game, 1, 1));
    assert_true(game_can_seat(&null_game, 4, 2));
    assert_true(game_can_seat(&null_game, 6, 6));
    assert_int_equal(game_seats_most(&mille_game), 4);
    assert_false(game_can_seat(&mille_game, 1, 1));
    assert_false(game_can_seat(&mille_game, 4, 3));
    assert_false(game_can_seat(&mille_game, 6, 3));
}

/* What a screen asks: the same from every seat, and true of the state. */
struct asked {
    enum game_phase phase;
    int hand;
    int32_t standing[SEATS_MAX];
    int games[SEATS_MAX];
};

static struct asked ask(const struct game *game, int sides, const struct room *room, int seat)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    game->observe(room->state, seat, seen);
    struct asked asked = {.phase = game->phase(seen), .hand = game->hand_number(seen)};
    for (int side = 0; side < sides; side++) {
        asked.standing[side] = game->standing(seen, side);
        asked.games[side] = game->games_won(seen, side);
    }
    return asked;
}

/* The seat in turn knows what it may do without the state; nobody else learns more than that. */
static void look_at_observation(const struct game *game, const struct game_setup *setup,
                                const struct room *room)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    struct move legal[GAME_MOVES_MAX], known[GAME_MOVES_MAX];
    int turn = game->turn(room->state), count = game->legal(room->state, legal);
    for (int seat = SEAT_NONE; seat < setup->seats; seat++) {
        game->observe(room->state, seat, seen);
        int told = game->turn_seen(seen);
        bool secret = told == SEAT_NONE && turn != SEAT_NONE;
        assert_true(told == turn || (secret && game->secrets && seat != turn));
        assert_true(!secret || game->phase(seen) == GAME_PLAYING);
        if (seat != turn && turn != SEAT_NONE) {
            continue;
        }
        assert_int_equal(game->legal_seen(seen, known), count);
        for (int i = 0; i < count; i++) {
            assert_true(same_move(known[i], legal[i]));
        }
        for (unsigned code = 0; code < 512; code++) {
            struct move move = {.kind = (uint8_t)(code & 7u),
                                .card = (uint8_t)(code >> 3 & 31u),
                                .target = (uint8_t)(code >> 8)};
            struct room copy = *room;
            assert_int_equal(game->why_not(seen, move), game->apply(copy.state, move, NULL));
        }
    }
}

static void a_seat_knows_its_turn_its_moves_and_why_not(void **unused)
{
    (void)unused;
    visit(look_at_observation);
}

static void look_at_standing(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    struct room next = *room;
    struct move legal[GAME_MOVES_MAX];
    struct asked before = ask(game, setup->sides, &next, 0);
    for (int seat = 1; seat < setup->seats; seat++) {
        struct asked same = ask(game, setup->sides, &next, seat);
        assert_memory_equal(&same, &before, sizeof same);
    }
    assert_int_equal(before.phase == GAME_PLAYING, game->turn(next.state) != SEAT_NONE);
    assert_true(before.hand >= 1);
    game->legal(next.state, legal);
    assert_int_equal(game->apply(next.state, legal[0], NULL), REFUSAL_NONE);
    struct asked after = ask(game, setup->sides, &next, 0);
    switch (before.phase) {
    case GAME_PLAYING:
        assert_int_equal(after.hand, before.hand);
        break;
    case GAME_HAND_OVER:
        assert_int_equal(after.hand, before.hand + 1);
        assert_memory_equal(after.standing, before.standing, sizeof after.standing);
        break;
    case GAME_OVER:
        assert_int_equal(after.hand, 1);
        break;
    }
}

static void phase_hand_and_standing_are_the_same_for_all(void **unused)
{
    (void)unused;
    visit(look_at_standing);
}

static bool same_observation(const struct game *game, const struct room *a, const struct room *b, int seat)
{
    struct room first = {{0}}, second = {{0}};
    game->observe(a->state, seat, first.state);
    game->observe(b->state, seat, second.state);
    return memcmp(first.state, second.state, game->observation_size) == 0;
}

static int undone, kept;

/* What may be taken back has shown nobody what others did not see. */
static void look_at_undo(const struct game *game, const struct game_setup *setup, const struct room *room)
{
    (void)setup;
    int seat = game->turn(room->state);
    struct move legal[GAME_MOVES_MAX];
    int count = game->legal(room->state, legal);
    for (int i = 0; i < count && seat != SEAT_NONE && game->may_undo; i++) {
        struct room after = *room;
        struct event_list events = {.count = 0};
        struct room seen = {{0}};
        assert_int_equal(game->apply(after.state, legal[i], &events), REFUSAL_NONE);
        game->observe(after.state, seat, seen.state);
        bool may = game->may_undo(seen.state, legal[i]);
        undone += may;
        kept += !may;
        assert_false(may && game->phase(seen.state) != GAME_PLAYING);
        for (int e = 0; may && e < events.count; e++) {
            assert_int_equal(events.item[e].seen, SEEN_BY_ALL);
        }
    }
}

static void what_may_be_taken_back_has_shown_nothing_hidden(void **unused)
{
    (void)unused;
    undone = kept = 0;
    visit(look_at_undo);
    assert_true(undone > 1000 && kept > 1000);
}

static void a_prepared_position_is_the_same_each_time_or_refused(void **unused)
{
    (void)unused;
    static const struct {
        const struct game *game;
        struct game_seating seating;
        const char *good, *other, *bad;
    } rows[] = {
        {&null_game, {1, 1}, "cards=6", "cards=2", "cards=7"},
        {&null_game, {4, 2}, "cards=1,2,3,4", "cards=1,2,3,5", "cards=1,2,3"},
        {&null_game, {6, 6}, "cards=1,2,3,4,5,6", "cards=6,5,4,3,2,1", "cards=1,2,3,4,5,6,1"},
        {&mille_game,
         {2, 2},
         "turn=1 0.hand=go,go,go,25,50,75 1.hand=stop,100,100,100,100,go 0.battle=go 0.miles=200,25 draw=go",
         "turn=0 0.hand=go,go,go,25,50,75 1.hand=stop,100,100,100,100,go 0.battle=go 0.miles=200,25 draw=go",
         "turn=0 0.hand=go,go,go,25,50,75 1.hand=stop 0.battle=go"},
        {&cubes_game,
         {2, 2},
         "turn=1 scores=500,0 next=15543",
         "turn=0 scores=500,0 next=15543",
         "scores=500,0,0"},
        {&cubes_game,
         {3, 3},
         "scores=500,-,9950 held=100 dice=1*,5,5,2,6",
         "scores=500,-,9950 held=100 dice=1*,5,1,2,6",
         "scores=500,-,9950 held=100 dice=1*,2,3,3,6"},
        {&bones_game,
         {4, 4},
         "phase=play me=3 first=3 named=2 log=55,54n,-,53s 0.hand=66,64,52,11,10,00",
         "phase=play me=3 first=3 named=2 log=55,54n,-,53s 0.hand=66,64,52,11,10,20",
         "phase=play me=3 first=3 named=2 log=55,54n,-,53s 0.hand=66,64,54,11,10,00"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct game *game = rows[i].game;
        struct game_setup setup = {.seed = 3, .seats = rows[i].seating.seats, .sides = rows[i].seating.sides};
        struct room first = {{0}}, second = {{0}}, other = {{0}};
        char reason[160];
        struct text why = text_in(reason, sizeof reason);
        game->start(first.state, &setup, NULL);
        second = other = first;
        assert_true(game->prepare(first.state, rows[i].good, &why));
        assert_true(game->prepare(second.state, rows[i].good, &why));
        assert_true(game->prepare(other.state, rows[i].other, &why));
        assert_int_equal(why.length, 0);
        assert_null(game->check(first.state));
        assert_true(game->hash(first.state) == game->hash(second.state));
        assert_true(game->hash(first.state) != game->hash(other.state));
        assert_false(game->prepare(first.state, rows[i].bad, &why));
        assert_true(why.length > 0);
        assert_true(game->hash(first.state) == game->hash(second.state)); /* as it was */
        assert_true(same_observation(game, &first, &second, 0));
    }
}

static void the_null_game_is_played_by_one_four_and_six(void **unused)
{
    (void)unused;
    static const struct game_seating seatings[] = {{1, 1}, {4, 2}, {6, 6}};
    for (size_t i = 0; i < sizeof seatings / sizeof *seatings; i++) {
        struct game_setup setup = {.seed = 9, .seats = seatings[i].seats, .sides = seatings[i].sides};
        struct room room = {{0}};
        null_game.start(room.state, &setup, NULL);
        for (int round = 1; round <= 100; round++) {
            for (int seat = 0; seat < setup.seats; seat++) {
                assert_int_equal(null_game.turn(room.state), seat);
                assert_int_equal(ask(&null_game, setup.sides, &room, seat).hand, round);
                assert_int_equal(null_game.apply(room.state, (struct move){.kind = NULL_MOVE_SHOW}, NULL),
                                 REFUSAL_NONE);
                assert_null(null_game.check(room.state));
            }
            assert_int_equal(null_game.turn(room.state), SEAT_NONE);
            null_game.apply(room.state, (struct move){.kind = NULL_MOVE_NEXT}, NULL);
        }
        struct asked end = ask(&null_game, setup.sides, &room, 0);
        int won = 0;
        for (int side = 0; side < setup.sides; side++) {
            assert_true(end.standing[side] > 0);
            won += end.games[side];
        }
        assert_in_range(won, 1, 100);
        assert_true(setup.seats > 1 || won == 100); /* who is alone wins every round */
    }
}

static void the_same_setup_deals_the_same_cards(void **unused)
{
    (void)unused;
    for (int g = 0; games_all[g]; g++) {
        for (int match = 0; match < MATCHES; match++) {
            struct game_setup setup = setup_of(games_all[g], match);
            struct room a;
            struct room b;
            memset(&a, 0, sizeof a);
            memset(&b, 0xAA, sizeof b);
            games_all[g]->start(a.state, &setup, NULL);
            games_all[g]->start(b.state, &setup, NULL);
            assert_true(games_all[g]->hash(a.state) == games_all[g]->hash(b.state));
            setup.seed++;
            games_all[g]->start(b.state, &setup, NULL);
            assert_true(games_all[g]->hash(a.state) != games_all[g]->hash(b.state));
        }
    }
}

static void games_options_and_players_are_found_by_name(void **unused)
{
    (void)unused;
    assert_ptr_equal(registry_find(games_all, "mille"), &mille_game);
    assert_ptr_equal(registry_find(games_all, "null"), &null_game);
    assert_null(registry_find(games_all, "chess"));
    for (int g = 0; games_all[g]; g++) {
        assert_true(games_all[g]->state_size <= GAME_STATE_MAX);
        assert_true(games_all[g]->observation_size <= GAME_STATE_MAX);
        for (int i = 0; games_all[g]->options[i].name; i++) {
            assert_int_equal(game_option_index(games_all[g], games_all[g]->options[i].name), i);
            for (int v = 0; games_all[g]->options[i].values[v]; v++) {
                assert_int_equal(game_option_find(games_all[g], games_all[g]->options[i].name,
                                                  games_all[g]->options[i].values[v]),
                                 v);
            }
        }
        for (int i = 0; games_all[g]->players[i].name; i++) {
            assert_int_equal(game_player_find(games_all[g], games_all[g]->players[i].name), i);
        }
    }
    assert_int_equal(game_option_find(&mille_game, "extension", "perhaps"), -1);
    assert_int_equal(game_option_find(&mille_game, "weather", "on"), -1);
    assert_int_equal(game_player_find(&mille_game, "nobody"), -1);
    assert_string_equal(mille_game.players[0].name, "regular");
}

static void the_null_game_is_won_by_the_highest_card_shown(void **unused)
{
    (void)unused;
    struct null_state state;
    null_game.start(&state, &(struct game_setup){.seed = 1, .seats = 3, .sides = 3}, NULL);
    state.card[0] = 4;
    state.card[1] = 6;
    state.card[2] = 5;
    struct event_list events = {.count = 0};
    assert_int_equal(null_game.apply(&state, (struct move){.kind = NULL_MOVE_SHOW}, &events), REFUSAL_NONE);
    assert_int_equal(null_game.apply(&state, (struct move){.kind = NULL_MOVE_FOLD}, &events), REFUSAL_NONE);
    assert_int_equal(null_game.apply(&state, (struct move){.kind = NULL_MOVE_SHOW}, &events), REFUSAL_NONE);
    assert_int_equal(events.item[events.count - 1].kind, NULL_EVENT_WON);
    assert_int_equal(events.item[events.count - 1].value, 2);
    struct null_observation seen;
    null_game.observe(&state, 0, &seen);
    assert_int_equal(null_game.games_won(&seen, 2), 1);
    assert_int_equal(null_game.turn(&state), SEAT_NONE);
    assert_int_equal(null_game.apply(&state, (struct move){.kind = NULL_MOVE_SHOW}, NULL),
                     NULL_REFUSED_NOT_NOW);
    assert_int_equal(null_game.apply(&state, (struct move){.kind = NULL_MOVE_NEXT}, NULL), REFUSAL_NONE);
    assert_int_equal(null_game.turn(&state), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(apply_accepts_exactly_what_legal_lists),
        cmocka_unit_test(a_move_and_its_text_are_one),
        cmocka_unit_test(a_copy_of_a_state_plays_on_the_same),
        cmocka_unit_test(players_choose_legal_moves_and_repeat_themselves),
        cmocka_unit_test(a_seat_knows_its_turn_its_moves_and_why_not),
        cmocka_unit_test(an_event_is_told_to_those_who_may_know),
        cmocka_unit_test(who_only_looks_on_is_told_what_all_may_know),
        cmocka_unit_test(every_game_lists_its_seatings),
        cmocka_unit_test(phase_hand_and_standing_are_the_same_for_all),
        cmocka_unit_test(what_may_be_taken_back_has_shown_nothing_hidden),
        cmocka_unit_test(a_prepared_position_is_the_same_each_time_or_refused),
        cmocka_unit_test(the_null_game_is_played_by_one_four_and_six),
        cmocka_unit_test(the_same_setup_deals_the_same_cards),
        cmocka_unit_test(games_options_and_players_are_found_by_name),
        cmocka_unit_test(the_null_game_is_won_by_the_highest_card_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
