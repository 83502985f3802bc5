/* SPDX-License-Identifier: MIT */
/* The computer players of the domino game: what they look ahead with is right, they see what a seat may see,
 * and each is stronger than the one below. */
#include <string.h>

#include "bones_rig.h"
#include "games/bones/ai/belief.h"
#include "games/bones/ai/decay.h"
#include "games/bones/ai/equity.h"
#include "games/bones/ai/search.h"
#include "test.h"

enum {
    ENDS = 4000,
    ROUNDS = 300,
    BLIND_MATCHES = 25,
    SEARCH_ONE_IN = 12,
    DRAWS = 60000,
    GAMES = 400,
    GAMES_SEARCHED = 60
};

static const struct budget short_of_time = {.iterations = 24};

static const struct player *player(const char *name)
{
    int index = game_player_find(&bones_game, name);
    assert_true(index >= 0);
    return &bones_game.players[index];
}

static struct move choose(const struct player *player, const struct bones_state *state,
                          const struct budget *budget, uint64_t seed)
{
    struct bones_observation seen;
    struct rng rng = rng_make(seed, RNG_PLAYER);
    bones_game.observe(state, state->pub.turn, &seen);
    return player->choose(&seen, &rng, budget);
}

/* Calls `look` at every position of random rounds. */
static void visit(int rounds, void (*look)(const struct bones_state *state, struct rng *rng))
{
    struct bones_state state;
    struct rng rng = rng_make(12, RNG_COSMETIC);
    struct game_setup setup = {.seed = 12, .seats = 4, .sides = 4};
    bones_game.start(&state, &setup, NULL);
    while (rounds > 0) {
        struct move moves[GAME_MOVES_MAX];
        look(&state, &rng);
        int count = bones_game.legal(&state, moves);
        struct move move = moves[rng_below(&rng, (uint32_t)count)];
        rounds -= move.kind == BONES_MOVE_NEXT;
        assert_int_equal(bones_game.apply(&state, move, NULL), REFUSAL_NONE);
    }
}

static struct bones_rest rest_of(const struct bones_state *state)
{
    struct bones_rest rest;
    bones_rest_open(&rest, &state->pub);
    memcpy(rest.hand, state->hand, sizeof rest.hand);
    return rest;
}

static void look_at_rest(const struct bones_state *state, struct rng *rng)
{
    (void)rng;
    if (state->pub.phase != BONES_PHASE_PLAY) {
        return;
    }
    int seat = state->pub.turn;
    struct bones_place places[BONES_REST_PLACES_MAX];
    struct move moves[GAME_MOVES_MAX];
    struct bones_rest rest = rest_of(state);
    int count = bones_rest_places(&rest.board, rest.hand[seat], places);
    int legal = bones_game.legal(state, moves);
    assert_int_equal(count == 0, moves[0].kind == BONES_MOVE_PASS);
    assert_true(count <= legal);
    for (int i = 0; i < legal; i++) {
        struct bones_state next = *state;
        struct bones_rest after = rest;
        assert_int_equal(bones_game.apply(&next, moves[i], NULL), REFUSAL_NONE);
        if (count == 0) {
            bones_rest_knock(&after);
            assert_int_equal(after.lacks[seat], next.pub.seat[seat].lacks);
        } else {
            bones_rest_play(&after, (struct bones_place){.tile = moves[i].card, .arm = moves[i].target});
        }
        assert_int_equal(after.over, next.pub.phase != BONES_PHASE_PLAY);
        assert_int_equal(after.count, bones_count(&next.pub.board));
        for (int other = 0; other < BONES_SEATS_MAX; other++) {
            assert_int_equal(after.points[other], bones_round_points(&next.pub.seat[other]));
            assert_int_equal(after.hand[other], next.hand[other]);
        }
        assert_true(after.over || after.turn == next.pub.turn);
    }
}

static void the_rest_of_a_round_goes_as_at_the_table(void)
{
    visit(ROUNDS, look_at_rest);
}

/* Deals counted one by one. */
static uint32_t count_slowly(const struct bones_deals *deals, int i, int a, int b, int c)
{
    if (i == deals->count) {
        return 1;
    }
    unsigned may = deals->may[i];
    return (may & 1u && a > 0 ? count_slowly(deals, i + 1, a - 1, b, c) : 0) +
           (may & 2u && b > 0 ? count_slowly(deals, i + 1, a, b - 1, c) : 0) +
           (may & 4u && c > 0 ? count_slowly(deals, i + 1, a, b, c - 1) : 0);
}

static void expect_possible(const struct bones_state *state, const struct bones_deals *deals,
                            const uint32_t hand[])
{
    struct bones_state other = *state;
    memcpy(other.hand, hand, sizeof other.hand);
    assert_int_equal(hand[deals->seat], state->hand[deals->seat]);
    assert_null(bones_game.check(&other));
}

static void look_at_deals(const struct bones_state *state, struct rng *rng)
{
    if (state->pub.phase != BONES_PHASE_PLAY) {
        return;
    }
    struct bones_observation seen;
    struct bones_deals deals;
    uint32_t hand[BONES_SEATS_MAX];
    bones_game.observe(state, (int)rng_below(rng, BONES_SEATS_MAX), &seen);
    bones_deals_open(&deals, &seen);
    for (int i = 0; i < 4; i++) {
        bones_deals_at(&deals, rng_below(rng, deals.total), hand);
        /* Who is in turn may be unable to play then, and the round locked: that is for the search. */
        struct bones_state open = *state;
        memcpy(open.hand, hand, sizeof open.hand);
        const char *broken = bones_game.check(&open);
        assert_true(broken == NULL || strstr(broken, "somebody can play"));
    }
    if (deals.total > 2000) {
        return;
    }
    assert_int_equal(deals.total, count_slowly(&deals, 0, deals.size[0], deals.size[1], deals.size[2]));
    uint32_t first[BONES_SEATS_MAX] = {0};
    bool found = false;
    for (uint32_t number = 0; number < deals.total; number++) {
        bones_deals_at(&deals, number, hand);
        assert_true(number == 0 ||
                    memcmp(first, hand, sizeof first) != 0); /* all differ from the one before */
        memcpy(first, hand, sizeof first);
        found = found || memcmp(hand, state->hand, sizeof hand) == 0;
    }
    assert_true(found);
}

static void deals_are_counted_and_all_of_them_can_be(void)
{
    visit(ROUNDS, look_at_deals);
}

static void deals_are_drawn_evenly(void)
{
    struct bones_state state;
    struct rig_round round = rig_read("0: 66 - 65n 60s+5");
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    for (int i = 0; i < round.count; i++) {
        assert_int_equal(bones_game.apply(&state, rig_move(round.play[i], i == 0), NULL), REFUSAL_NONE);
    }
    struct bones_observation seen;
    struct bones_deals deals;
    struct rng rng = rng_make(3, RNG_PLAYER);
    bones_game.observe(&state, 0, &seen);
    bones_deals_open(&deals, &seen);
    int held[BONES_SEATS_MAX][BONES_TILES + 1] = {{0}};
    for (int i = 0; i < DRAWS; i++) {
        uint32_t hand[BONES_SEATS_MAX];
        bones_deals_at(&deals, rng_below(&rng, deals.total), hand);
        for (int tile = 1; tile <= BONES_TILES; tile++) {
            for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
                held[seat][tile] += (hand[seat] & bones_bit(tile)) != 0;
            }
        }
    }
    expect_possible(&state, &deals, state.hand);
    /* Tiles alike for the rules are held alike: all without a six; and all sixes by seats 2 and 3 alone. */
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        int least = DRAWS;
        int most = 0;
        for (int i = 0; i < deals.count; i++) {
            if (!bones_has(deals.tile[i], 6)) {
                int times = held[seat][deals.tile[i]];
                least = times < least ? times : least;
                most = times > most ? times : most;
            } else {
                assert_true(seat != 1 || held[1][deals.tile[i]] == 0);
            }
        }
        assert_true(most - least < DRAWS / 60);
    }
}

static void who_passed_up_fifteen_hardly_holds_it(void)
{
    /* Seat 1 plays 66's 6-2 for nothing, where 6-3 would have brought 15. */
    struct bones_state state;
    struct rig_round round = rig_read("0: 66 62n 61s");
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    for (int i = 0; i < round.count; i++) {
        assert_int_equal(bones_game.apply(&state, rig_move(round.play[i], i == 0), NULL), REFUSAL_NONE);
    }
    struct bones_observation seen;
    struct bones_deals deals;
    struct bones_belief belief;
    struct bones_belief_deal drawn[DRAWS / 100];
    struct rng rng = rng_make(3, RNG_PLAYER);
    bones_game.observe(&state, 3, &seen);
    bones_deals_open(&deals, &seen);
    if (state.hand[3] & bones_bit(bones_tile(6, 3))) {
        fail_msg("the deal hides nothing");
    }
    bones_belief_open(&belief, &deals, &seen.pub);
    bones_belief_draw(&belief, &deals, &rng, DRAWS / 100, drawn);
    int with = 0;
    for (int i = 0; i < DRAWS / 100; i++) {
        with += (drawn[i].hand[1] & bones_bit(bones_tile(6, 3))) != 0;
        assert_int_equal(drawn[i].hand[3], state.hand[3]);
    }
    assert_true(with < DRAWS / 100 / 10);
    uint8_t style;
    int less = bones_belief_surprise(&belief, 1, bones_bit(bones_tile(6, 3)), &style);
    assert_true(less > bones_belief_surprise(&belief, 1, bones_bit(bones_tile(5, 4)), &style));
}

static void a_lead_is_worth_more_the_nearer_the_end(void)
{
    static const int32_t early[] = {30, 0, 0, 0}, late[] = {230, 200, 200, 200}, won[] = {255, 200, 250, 240},
                         even[] = {260, 260, 200, 200};
    assert_true(bones_equity(early, 0, 250) > BONES_EQUITY_ONE / 4);
    assert_true(bones_equity(late, 0, 250) > bones_equity(early, 0, 250));
    assert_int_equal(bones_equity(won, 0, 250), BONES_EQUITY_ONE);
    assert_int_equal(bones_equity(won, 2, 250), 0);
    assert_true(bones_equity(even, 0, 250) == bones_equity(even, 1, 250) &&
                bones_equity(even, 0, 250) > BONES_EQUITY_ONE * 4 / 10);
    assert_true(bones_equity(early, 0, 0) > BONES_EQUITY_ONE / 4); /* without a target too */
    assert_int_equal(bones_decay(0), BONES_DECAY_ONE);
    assert_int_equal(bones_decay(16), 24109); /* 65536 / e */
    assert_int_equal(bones_decay(1000), 0);
}

static void look_blindly(const struct bones_state *state, struct rng *rng)
{
    if (state->pub.turn == SEAT_NONE || state->pub.phase == BONES_PHASE_REDEAL) {
        return;
    }
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(state, moves);
    for (int i = 0; bones_game.players[i].name && count > 1; i++) {
        bool searches = strcmp(bones_game.players[i].name, "marius") == 0;
        if (searches && rng_below(rng, SEARCH_ONE_IN) > 0) {
            continue;
        }
        struct bones_state other = *state;
        struct move here = choose(&bones_game.players[i], state, &short_of_time, 9);
        if (state->pub.phase == BONES_PHASE_PLAY) {
            rig_shuffle_unseen(&other, state->pub.turn, rng);
        }
        struct move there = choose(&bones_game.players[i], &other, &short_of_time, 9);
        assert_memory_equal(&here, &there, sizeof here);
    }
}

static void players_choose_the_same_whatever_they_cannot_see(void)
{
    visit(BLIND_MATCHES, look_blindly);
}

static int exact_seen;

/* All hands known: no other choice, with opponents as they are imagined, is worth more; and luck has no part.
 */
static void look_at_the_end(const struct bones_state *state, struct rng *rng)
{
    struct move moves[GAME_MOVES_MAX];
    struct bones_observation seen;
    struct bones_deals deals;
    (void)rng;
    if (state->pub.phase != BONES_PHASE_PLAY || bones_game.legal(state, moves) < 2) {
        return;
    }
    bones_game.observe(state, state->pub.turn, &seen);
    bones_deals_open(&deals, &seen);
    if (deals.total > 1) {
        return;
    }
    struct bones_verdict verdict;
    struct bones_verdict other;
    bones_search(&seen, 1, NULL, &verdict);
    bones_search(&seen, 2, &short_of_time, &other);
    assert_true(verdict.exact && verdict.deals == 1);
    assert_int_equal(verdict.count, other.count);
    for (int i = 0; i < verdict.count; i++) {
        assert_int_equal(verdict.candidate[i].win, other.candidate[i].win);
        assert_true(i == 0 || verdict.candidate[i].win <= verdict.candidate[i - 1].win);
        assert_int_equal(verdict.candidate[i].error, 0);
    }
    exact_seen++;
}

static void with_all_hands_known_nothing_is_left_to_chance(void)
{
    exact_seen = 0;
    visit(ENDS, look_at_the_end);
    assert_true(exact_seen > 10);
}

static bool no_more(void *context)
{
    (*(int *)context)++;
    return false;
}

static void a_search_ends_when_it_is_told_to(void)
{
    struct bones_state state;
    struct rig_round round = rig_read("0: 66 62n");
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    bones_game.apply(&state, rig_move(round.play[0], true), NULL);
    struct bones_observation seen;
    struct bones_verdict verdict;
    int asked = 0;
    bones_game.observe(&state, 1, &seen);
    bones_search(&seen, 1, &(struct budget){.iterations = 4000, .more = no_more, .context = &asked},
                 &verdict);
    assert_int_equal(asked, 1);
    assert_in_range(verdict.deals, 1, 100);
    bones_search(&seen, 1, &(struct budget){.iterations = 10}, &verdict);
    assert_int_equal(verdict.deals, 10);
}

static void naming_and_dealing_again_are_chosen_in_style(void)
{
    struct bones_observation seen = {.seat = 0, .hand = rig_tiles("66 55 44 33 32 31 30")};
    struct rng rng = rng_make(1, RNG_PLAYER);
    seen.pub.seats = seen.pub.sides = 4;
    seen.pub.chooser = seen.pub.namer = seen.pub.turn = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        seen.pub.seat[seat].tiles = BONES_HAND;
    }
    seen.pub.phase = BONES_PHASE_REDEAL;
    assert_int_equal(player("baker")->choose(&seen, &rng, NULL).kind, BONES_MOVE_KEEP);
    assert_int_equal(player("postman")->choose(&seen, &rng, NULL).kind, BONES_MOVE_REDEAL);
    assert_int_equal(player("marius")->choose(&seen, &rng, NULL).kind, BONES_MOVE_REDEAL);
    seen.pub.phase = BONES_PHASE_NAME;
    assert_int_equal(player("baker")->choose(&seen, &rng, NULL).card, BONES_BIG_SIX);
    assert_int_equal(player("postman")->choose(&seen, &rng, NULL).card, BONES_BIG_FIVE);
    assert_int_equal(player("marius")->choose(&seen, &rng, &short_of_time).kind, BONES_MOVE_NAME);
    seen.hand = rig_tiles("66 65 44 33 32 31 30");
    assert_int_equal(player("patronne")->choose(&seen, &rng, NULL).card, bones_tile(3, 3));
}

/* Games won by one against three of another, the seats turned. */
static int won_by(const char *one, const char *others, int games, uint32_t iterations)
{
    const struct player *strong = player(one);
    const struct player *weak = player(others);
    const struct budget budget = {.iterations = iterations};
    int won = 0;
    for (int number = 0; number < games; number++) {
        struct bones_state state;
        struct game_setup setup = {.seed = 1000 + (uint64_t)number / 4, .seats = 4, .sides = 4};
        int seat = number % 4;
        bones_game.start(&state, &setup, NULL);
        for (uint64_t moves = 0; state.pub.phase != BONES_PHASE_GAME_OVER; moves++) {
            struct move move = {.kind = BONES_MOVE_NEXT};
            if (state.pub.turn != SEAT_NONE) {
                move = choose(state.pub.turn == seat ? strong : weak, &state, &budget, moves);
            }
            assert_int_equal(bones_game.apply(&state, move, NULL), REFUSAL_NONE);
        }
        won += state.pub.winner == seat;
    }
    return won;
}

static void each_level_wins_more_than_its_share_against_the_one_below(void)
{
    assert_true(won_by("baker", "random", GAMES, 0) > GAMES * 8 / 10);
    assert_true(won_by("postman", "baker", GAMES, 0) > GAMES * 29 / 100);
    assert_true(won_by("patronne", "baker", GAMES, 0) > GAMES * 32 / 100);
    assert_true(won_by("marius", "patronne", GAMES_SEARCHED, 24) > GAMES_SEARCHED * 35 / 100);
}

const struct test tests[] = {
    TEST(the_rest_of_a_round_goes_as_at_the_table),
    TEST(deals_are_counted_and_all_of_them_can_be),
    TEST(deals_are_drawn_evenly),
    TEST(who_passed_up_fifteen_hardly_holds_it),
    TEST(a_lead_is_worth_more_the_nearer_the_end),
    TEST(players_choose_the_same_whatever_they_cannot_see),
    TEST(with_all_hands_known_nothing_is_left_to_chance),
    TEST(a_search_ends_when_it_is_told_to),
    TEST(naming_and_dealing_again_are_chosen_in_style),
    TEST(each_level_wins_more_than_its_share_against_the_one_below),
    {0},
};
