/* SPDX-License-Identifier: MIT */
/* Whole games of dice by random legal moves, under all rule options and counts of seats: every invariant
 * after every move, every score against a count from the events alone. */

#include "games/cubes/cubes.h"
#include "random_games.h"
#include "test.h"

static struct game_setup setup_of(long number)
{
    int seats = 1 + (int)(number % CUBES_SEATS_MAX);
    struct game_setup setup = {.seed = (uint64_t)number, .seats = seats, .sides = seats};
    setup.option[CUBES_OPTION_GAME] = (uint8_t)(number / 7 % 3);
    setup.option[CUBES_OPTION_JOKERS] = (uint8_t)(number / 21 % 3);
    setup.option[CUBES_OPTION_DICE] = (uint8_t)(number / 63 % 2);
    return setup;
}

/* What events say, and nothing else. */
struct tally {
    int turn; /* the seat that plays */
    int score[CUBES_SEATS_MAX];
    int turns[CUBES_SEATS_MAX];
    int busts[CUBES_SEATS_MAX];
    int risk; /* points of the turn */
    int winner;
    bool over;
};

static void take_note(struct tally *tally, struct event event)
{
    int points = event.value * CUBES_FIFTY;
    switch (event.kind) {
    case CUBES_EVENT_TURN:
        tally->turn = event.seat;
        assert_int_equal(++tally->turns[event.seat], event.value);
        tally->risk = 0;
        break;
    case CUBES_EVENT_SCORED:
        tally->risk += points;
        break;
    case CUBES_EVENT_FORGOT:
    case CUBES_EVENT_GAVE_UP:
        tally->risk -= points;
        break;
    case CUBES_EVENT_BUST:
        assert_int_equal(tally->risk, points);
        tally->busts[event.seat]++;
        break;
    case CUBES_EVENT_STOOD:
        assert_int_equal(tally->risk, points);
        tally->score[event.seat] += points;
        break;
    case CUBES_EVENT_GAME_ENDED:
        tally->over = true;
        tally->winner = event.seat;
        break;
    default:
        break;
    }
}

struct seen {
    long moves;
    long won;
    long kinds[CUBES_EVENT_KINDS];
};

static void expect_sound(const struct cubes_state *state, const struct tally *tally, long game, long move)
{
    const char *broken = cubes_game.check(state);
    if (broken) {
        fail_msg("game %ld, move %ld: not so any more: %s", game, move, broken);
    }
    const struct cubes_public *pub = &state->pub;
    for (int seat = 0; seat < pub->seats; seat++) {
        assert_int_equal(pub->seat[seat].score, tally->score[seat]);
        assert_int_equal(pub->seat[seat].turns, tally->turns[seat]);
        assert_int_equal(pub->seat[seat].busts, tally->busts[seat]);
    }
    assert_true(tally->over || cubes_turn_points(pub) == tally->risk);
    assert_int_equal(cubes_game.turn(state), tally->over ? SEAT_NONE : tally->turn);
}

static void note_all(struct seen *seen, struct tally *tally, const struct event_list *events)
{
    assert_true(events->count > 0);
    for (int i = 0; i < events->count; i++) {
        seen->kinds[events->item[i].kind]++;
        take_note(tally, events->item[i]);
    }
}

static void play_game(long number, struct seen *seen)
{
    struct cubes_state state;
    struct game_setup setup = setup_of(number);
    struct rng rng = rng_make((uint64_t)number, RNG_PLAYER);
    struct tally tally = {.over = false};
    struct event_list events = {.count = 0};
    cubes_game.start(&state, &setup, &events);
    note_all(seen, &tally, &events);
    const struct player *random = &cubes_game.players[game_player_find(&cubes_game, "random")];
    long moves = 0;
    for (; !tally.over; moves++) {
        expect_sound(&state, &tally, number, moves);
        struct cubes_public seat;
        cubes_game.observe(&state, cubes_game.turn(&state), &seat);
        struct move move = random->choose(&seat, &rng, NULL);
        events.count = 0;
        assert_int_equal(cubes_game.apply(&state, move, &events), REFUSAL_NONE);
        note_all(seen, &tally, &events);
    }
    expect_sound(&state, &tally, number, moves);
    assert_int_equal(cubes_winner(&state.pub), tally.winner);
    seen->moves += moves;
    seen->won += tally.winner != SEAT_NONE;
}

static void random_games_keep_every_invariant(void)
{
    struct seen seen = {.moves = 0};
    const long games_wanted = random_games_wanted(RANDOM_GAMES_USUAL);
    for (long number = 0; number < games_wanted; number++) {
        play_game(number, &seen);
    }
    print_message("%ld games, %ld moves, %ld won\n", games_wanted, seen.moves, seen.won);
    /* Nothing that can happen was left out. */
    if (games_wanted >= 1000) {
        random_games_had(seen.kinds, CUBES_EVENT_KINDS);
    }
}

const struct test tests[] = {
    TEST(random_games_keep_every_invariant),
    {0},
};
