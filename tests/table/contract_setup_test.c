/* SPDX-License-Identifier: MIT */
/* What any game of the list says before its first move: seatings, options and players by name, who only looks
 * on, deals and positions that repeat; and the game to copy. */
#include <string.h>

#include "contract_rig.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "games/null/null.h"
#include "test.h"

static void who_only_looks_on_is_told_what_all_may_know(void)
{
    struct event event = {.card = 7, .seen = SEEN_BY_ALL};
    assert_int_equal(event_seen_by(event, SEAT_NONE).card, 7);
    assert_int_equal(event_seen_by(event, SEATS_MAX - 1).card, 7);
    event.seen = 1u << 3;
    assert_int_equal(event_seen_by(event, SEAT_NONE).card, 0);
    assert_int_equal(event_seen_by(event, 3).card, 7);
    assert_int_equal(event_seen_by(event, 4).card, 0);
}

static void every_game_lists_its_seatings(void)
{
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
    assert_int_equal(game_seats_most(&mille_game), 6);
    assert_false(game_can_seat(&mille_game, 1, 1));
    assert_false(game_can_seat(&mille_game, 4, 3));
    assert_true(game_can_seat(&mille_game, 6, 3));
    assert_false(game_can_seat(&mille_game, 5, 5));
    assert_false(game_can_seat(&mille_game, 6, 2));
    assert_false(game_can_seat(&mille_game, 6, 6));
    assert_false(game_can_seat(&mille_game, 3, 2));
}

static bool same_observation(const struct game *game, const struct room *a, const struct room *b, int seat)
{
    struct room first = {{0}}, second = {{0}};
    game->observe(a->state, seat, first.state);
    game->observe(b->state, seat, second.state);
    return memcmp(first.state, second.state, game->observation_size) == 0;
}

static void a_prepared_position_is_the_same_each_time_or_refused(void)
{
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

static void the_null_game_is_played_by_one_four_and_six(void)
{
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

static void the_same_setup_deals_the_same_cards(void)
{
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

static void games_options_and_players_are_found_by_name(void)
{
    assert_ptr_equal(game_find(games_all, "mille"), &mille_game);
    assert_ptr_equal(game_find(games_all, "null"), &null_game);
    assert_null(game_find(games_all, "chess"));
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

static void the_null_game_is_won_by_the_highest_card_shown(void)
{
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

const struct test tests[] = {
    TEST(who_only_looks_on_is_told_what_all_may_know),
    TEST(every_game_lists_its_seatings),
    TEST(a_prepared_position_is_the_same_each_time_or_refused),
    TEST(the_null_game_is_played_by_one_four_and_six),
    TEST(the_same_setup_deals_the_same_cards),
    TEST(games_options_and_players_are_found_by_name),
    TEST(the_null_game_is_won_by_the_highest_card_shown),
    {0},
};
