/* SPDX-License-Identifier: MIT */
/* What the table demands of every game (table/game.h), on positions of random matches. */
#include <string.h>

#include "contract_rig.h"
#include "games/games.h"
#include "test.h"

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

static bool listed(struct move move, const struct move *moves, int count)
{
    for (int i = 0; i < count; i++) {
        if (move_same(move, moves[i])) {
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
            assert_true(strlen(game->refusal_names[why]) > 1);
        }
    }
    assert_int_equal(accepted, count);
}

static void apply_accepts_exactly_what_legal_lists(void)
{
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
        assert_true(move_same(parsed, legal[i]));
        /* Nothing may follow, precede or miss. */
        text_add(&text, " ");
        assert_false(game->move_parse(string, &parsed));
        assert_false(game->move_parse("", &parsed));
        char shorter[64];
        text_copy(shorter, sizeof shorter, string);
        shorter[strlen(string) - 2] = '\0';
        if (game->move_parse(shorter, &parsed)) {
            assert_false(move_same(parsed, legal[i]));
        }
    }
}

static void a_move_and_its_text_are_one(void)
{
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

static void a_copy_of_a_state_plays_on_the_same(void)
{
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
        assert_true(move_same(move, game->players[i].choose(observation, &twin, &short_of_time)));
    }
}

static void players_choose_legal_moves_and_repeat_themselves(void)
{
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

static void an_event_is_told_to_those_who_may_know(void)
{
    visit(look_at_events);
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
            assert_true(move_same(known[i], legal[i]));
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

static void a_seat_knows_its_turn_its_moves_and_why_not(void)
{
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

static void phase_hand_and_standing_are_the_same_for_all(void)
{
    visit(look_at_standing);
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

static void what_may_be_taken_back_has_shown_nothing_hidden(void)
{
    undone = kept = 0;
    visit(look_at_undo);
    assert_true(undone > 1000 && kept > 1000);
}

const struct test tests[] = {
    TEST(apply_accepts_exactly_what_legal_lists),
    TEST(a_move_and_its_text_are_one),
    TEST(a_copy_of_a_state_plays_on_the_same),
    TEST(players_choose_legal_moves_and_repeat_themselves),
    TEST(a_seat_knows_its_turn_its_moves_and_why_not),
    TEST(an_event_is_told_to_those_who_may_know),
    TEST(phase_hand_and_standing_are_the_same_for_all),
    TEST(what_may_be_taken_back_has_shown_nothing_hidden),
    {0},
};
