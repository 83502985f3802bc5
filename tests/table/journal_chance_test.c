/* SPDX-License-Identifier: MIT */
/* Chance that is decided move by move: the journal notes each, and whoever plays it again comes to the same.
 */
#include <stdlib.h>
#include <string.h>

#include "games/bones/bones.h"
#include "games/bones/fairness.h"
#include "games/cubes/ai/review.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/ai/review.h"
#include "games/mille/mille.h"
#include "table/daily.h"
#include "table/session.h"
#include "test.h"

enum { MOVES = 400 };

/* Plays moves of the first computer player; each that draws is decided by a seed of its own. */
static void play(struct session *session, int moves)
{
    const struct game *game = session->game;
    for (int i = 0; i < moves; i++) {
        struct move legal[GAME_MOVES_MAX];
        int seat = session_turn(session);
        game->legal(session->state, legal);
        struct move move = seat == SEAT_NONE ? legal[0] : session_choose(session, seat);
        char words[40];
        struct text what = text_in(words, sizeof words);
        if (game->chance(session->state, move, &what)) {
            uint64_t number = (uint64_t)session->journal.count + 1;
            session_reseed(session, number * UINT64_C(0x9E3779B97F4A7C15),
                           number * UINT64_C(0xBF58476D1CE4E5B9));
        }
        assert_int_equal(session_play(session, move, NULL), REFUSAL_NONE);
    }
}

static void start(struct session *session, const struct game *game)
{
    struct game_setup setup = {
        .seed = 1955, .seats = game->seatings[0].seats, .sides = game->seatings[0].sides};
    struct journal_seat seats[SEATS_MAX] = {{.player = 0}, {.player = 0}, {.player = 0}, {.player = 0}};
    if (game == &mille_game) {
        setup.option[OPTION_DECK_END] = DECK_END_RESHUFFLE;
    }
    session_start(session, game, &setup, seats, NULL);
}

static char *reload(const struct session *session, struct session *again)
{
    struct journal_error error;
    size_t length;
    char *text = session_save(session, &length);
    if (!session_load(again, games_all, text, length, &error)) {
        fail_msg("line %d: %s", error.line, error.reason);
    }
    return text;
}

static void a_journal_with_chances_leads_to_the_same_hash(void)
{
    for (int g = 0; games_all[g]; g++) {
        struct session session, again;
        start(&session, games_all[g]);
        play(&session, MOVES);
        assert_true(session.journal.chance_count > 0);
        char *text = reload(&session, &again);
        assert_memory_equal(text, "route-mille journal 2\n", 22);
        assert_non_null(strstr(text, "\nchance "));
        assert_true(again.game->hash(again.state) == session.game->hash(session.state));
        assert_int_equal(again.journal.chance_count, session.journal.chance_count);
        char *second = session_save(&again, NULL);
        assert_string_equal(text, second);
        free(text);
        free(second);
        session_end(&session);
        session_end(&again);
    }
}

static void every_way_to_play_it_again_has_the_chances(void)
{
    for (int g = 0; games_all[g]; g++) {
        struct session session, other;
        _Alignas(16) unsigned char state[GAME_STATE_MAX];
        const struct game *game = games_all[g];
        start(&session, game);
        start(&other, game);
        play(&session, MOVES);
        uint64_t end = game->hash(session.state);
        journal_replay(&session.journal, MOVES, state);
        assert_true(game->hash(state) == end);
        session_seek(&other, &session.journal, MOVES - 50);
        while (other.journal.count < MOVES) {
            session_follow(&other, &session.journal, NULL);
        }
        assert_true(game->hash(other.state) == end);
        assert_int_equal(other.journal.chance_count, session.journal.chance_count);
        struct journal copy;
        journal_copy(&copy, &session.journal);
        journal_replay(&copy, MOVES, state);
        assert_true(game->hash(state) == end);
        journal_free(&copy);
        /* Taken back, and played again. */
        for (int i = 0; i < 60; i++) {
            assert_true(session_undo(&session));
        }
        journal_replay(&other.journal, MOVES - 60, state);
        assert_true(game->hash(session.state) == game->hash(state));
        while (session.journal.count < MOVES) {
            session_follow(&session, &other.journal, NULL);
        }
        assert_true(game->hash(session.state) == end);
        session_end(&session);
        session_end(&other);
    }
}

static void a_chance_that_waits_for_its_move_is_not_kept(void)
{
    struct session session, again;
    start(&session, &cubes_game);
    play(&session, 20);
    while (session_turn(&session) == SEAT_NONE) {
        play(&session, 1);
    }
    uint64_t hash = cubes_game.hash(session.state);
    session_reseed(&session, 1, 2);
    session_reseed(&session, 3, 4); /* instead */
    assert_true(cubes_game.hash(session.state) != hash);
    char *text = reload(&session, &again);
    assert_true(cubes_game.hash(again.state) == hash);
    assert_null(strstr(text, "chance 0000000000000001 0000000000000002"));
    assert_null(strstr(text, "chance 0000000000000003 0000000000000004"));
    free(text);
    session_end(&session);
    session_end(&again);
}

static void a_seed_with_two_halves_is_kept(void)
{
    for (int g = 0; games_all[g]; g++) {
        struct session session, again, plain;
        struct game_setup setup = {.seed = 7,
                                   .seed_more = UINT64_MAX,
                                   .seats = games_all[g]->seatings[0].seats,
                                   .sides = games_all[g]->seatings[0].sides};
        struct journal_seat seats[SEATS_MAX] = {{.player = 0}};
        session_start(&session, games_all[g], &setup, seats, NULL);
        char *text = reload(&session, &again);
        assert_non_null(strstr(text, "\nseed 7 18446744073709551615\n"));
        assert_true(again.journal.setup.seed_more == UINT64_MAX);
        setup.seed_more = 0;
        session_start(&plain, games_all[g], &setup, seats, NULL);
        assert_true(plain.game->hash(plain.state) != session.game->hash(session.state));
        setup.seed_more = RNG_DEAL; /* as without it */
        session_end(&session);
        session_start(&session, games_all[g], &setup, seats, NULL);
        assert_true(plain.game->hash(plain.state) == session.game->hash(session.state));
        free(text);
        session_end(&session);
        session_end(&again);
        session_end(&plain);
    }
}

/* Nobody who knows the first seed, or an earlier one, knows what a computer player will draw. */
static void players_follow_the_last_chance(void)
{
    struct session session;
    struct question before, after;
    start(&session, &cubes_game);
    int seat = session_turn(&session);
    session_ask(&session, seat, &before);
    session_reseed(&session, 77, 78);
    session_ask(&session, seat, &after);
    assert_true(before.rng.state != after.rng.state);
    session_end(&session);
}

/* Whoever looks back at a hand sees the cards that came. */
static void a_review_has_the_chances(void)
{
    static struct review review;
    static struct review_task task;
    struct session session;
    int behind = 0; /* decisions behind a reshuffle */
    start(&session, &mille_game);
    play(&session, 2 * MOVES);
    const struct journal *journal = &session.journal;
    for (int hand = 0; hand < journal_hands_over(journal); hand++) {
        review_start(&review, journal, hand % 2, hand, 1);
        for (; review.known < review.count; review.known++) {
            _Alignas(16) unsigned char state[GAME_STATE_MAX];
            struct mille_observation seen;
            assert_true(review_next(&review, &task));
            journal_replay(journal, review.entry[review.known].at, state);
            mille_game.observe(state, hand % 2, &seen);
            assert_true(game_seen_same(&mille_game, &seen, &task.seen));
            behind += seen.pub.reshuffled;
        }
    }
    assert_true(behind > 0);
    session_end(&session);

    static struct cubes_review dice;
    start(&session, &cubes_game);
    play(&session, MOVES);
    cubes_review_start(&dice, &session.journal, 0, 0);
    while (cubes_review_step(&dice, &session.journal)) {
        continue;
    }
    assert_true(dice.count > 5);
    session_end(&session);
}

/* The deal of a day, or of a stage, is the same for everybody. */
static void chances_are_no_deal_of_the_day(void)
{
    struct game_setup setup = daily_setup(&mille_daily, 20000);
    struct journal journal;
    journal_init(&journal, &mille_game, &setup);
    journal.for_day = true;
    journal.day = 20000;
    journal.seat[1].player = daily_opponent(&mille_daily, 20000, 1);
    assert_null(daily_differs(&mille_daily, &journal));
    journal.setup.seed_more = 5;
    assert_string_equal(daily_differs(&mille_daily, &journal), "seed");
    journal.setup.seed_more = 0;
    journal_add_chance(&journal, 1, 2);
    assert_string_equal(daily_differs(&mille_daily, &journal), "seed");
    assert_true(journal_chance_until(&journal, 0)->seed == 1);
    journal_cut(&journal, 0);
    assert_null(daily_differs(&mille_daily, &journal));
    journal_free(&journal);
}

#define HEADER "route-mille journal 2\ngame cubes\nseed 3\nseat 0 human\nseat 1 human\nsides 2\n"
#define CHANCE "chance 0123456789abcdef fedcba9876543210\n"

static void a_chance_that_cannot_be_is_told_with_its_line(void)
{
    static const struct {
        const char *text;
        int line;
        const char *reason;
    } rows[] = {
        {HEADER CHANCE, 7, "no move follows the line “chance”"},
        {HEADER CHANCE CHANCE "0 roll abcde\n", 8, "no move follows the line “chance”"},
        {HEADER CHANCE "check 0123456789abcdef\n", 8, "no move follows the line “chance”"},
        {HEADER CHANCE "0 leave\n", 8, "this move draws nothing"},
        {HEADER "chance 0123456789abcdef\n0 roll abcde\n", 7,
         "“chance 0123456789abcdef” is neither a move nor a check"},
        {HEADER "chance 0123456789abcdef 0123456789ABCDEF\n0 roll abcde\n", 7,
         "“chance 0123456789abcdef 0123456789ABCDEF” is neither a move nor a check"},
        {HEADER "chance 0123456789abcdef 0123456789abcdef 1\n0 roll abcde\n", 7,
         "“chance 0123456789abcdef 0123456789abcdef 1” is neither a move nor a check"},
        {"route-mille journal 1\ngame cubes\nseed 3\nseat 0 human\nseat 1 human\nsides 2\n" CHANCE, 7,
         "a journal has no line “chance”"},
        {"route-mille journal 1\ngame cubes\nseed 3 4\nseat 0 human\nseat 1 human\nsides 2\n", 3,
         "“3 4” is not a number that a seed may have"},
        {"route-mille journal 2\ngame cubes\nseed 3 0\nseat 0 human\nseat 1 human\nsides 2\n", 3,
         "“3 0” is not a number that a seed may have"},
        {"route-mille journal 2\ngame cubes\nseed 3 4 5\nseat 0 human\nseat 1 human\nsides 2\n", 3,
         "“3 4 5” is not a number that a seed may have"},
        {"route-mille journal 2\ngame cubes\nseed 3 18446744073709551616\n", 3,
         "“3 18446744073709551616” is not a number that a seed may have"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct session session;
        struct journal_error error;
        assert_false(session_load(&session, games_all, rows[i].text, strlen(rows[i].text), &error));
        assert_string_equal(error.reason, rows[i].reason);
        assert_int_equal(error.line, rows[i].line);
    }
}

static void the_fairness_of_deals_is_counted_with_the_chances(void)
{
    struct session session;
    struct bones_fairness plain = {0};
    start(&session, &bones_game);
    while (session_turn(&session) != SEAT_NONE || session.journal.chance_count == 0) {
        play(&session, 1);
    }
    assert_true(bones_fairness_last(&plain, &session.journal));
    assert_true(plain.deals > 0);
    session_end(&session);
}

const struct test tests[] = {
    TEST(a_journal_with_chances_leads_to_the_same_hash),
    TEST(every_way_to_play_it_again_has_the_chances),
    TEST(a_chance_that_waits_for_its_move_is_not_kept),
    TEST(a_seed_with_two_halves_is_kept),
    TEST(players_follow_the_last_chance),
    TEST(a_review_has_the_chances),
    TEST(chances_are_no_deal_of_the_day),
    TEST(a_chance_that_cannot_be_is_told_with_its_line),
    TEST(the_fairness_of_deals_is_counted_with_the_chances),
    {0},
};
