/* SPDX-License-Identifier: MIT */
/* Whole games of dominoes by random legal moves, under all rule options: every invariant after every move,
 * every score against a count from the events alone. */

#include "games/bones/bones.h"
#include "random_games.h"
#include "test.h"

enum { ROUNDS_WITHOUT_END = 6, EVENTS_MOST = 36 };

static struct game_setup setup_of(long number)
{
    struct game_setup setup = {.seed = (uint64_t)number, .seats = 4, .sides = 4};
    setup.option[BONES_OPTION_TARGET] = (uint8_t)(number % 4);
    setup.option[BONES_OPTION_OPENING] = (uint8_t)(number / 4 % 2);
    setup.option[BONES_OPTION_REDEAL] = (uint8_t)(number / 8 % 3);
    return setup;
}

/* What events say, and nothing else. */
struct tally {
    int target;
    int round;
    int total[BONES_SEATS_MAX];
    uint32_t hand[BONES_SEATS_MAX];
    int winner;
    bool over;
};

static void take(struct tally *tally, struct event event)
{
    uint32_t bit = bones_bit(event.card);
    assert_true(tally->hand[event.seat] & bit);
    tally->hand[event.seat] &= ~bit;
}

static int dots_of_others(const struct tally *tally, int seat)
{
    int dots = 0;
    for (int other = 0; other < BONES_SEATS_MAX; other++) {
        dots += other == seat ? 0 : bones_dots_of(tally->hand[other]);
    }
    return bones_rounded(dots);
}

static void take_note(struct tally *tally, struct event event)
{
    switch (event.kind) {
    case BONES_EVENT_GAME:
        tally->target = event.value;
        break;
    case BONES_EVENT_ROUND:
        assert_int_equal(event.value, ++tally->round);
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            tally->hand[seat] = 0;
        }
        break;
    case BONES_EVENT_REDEALT:
        assert_int_equal(bones_many(tally->hand[event.seat]), BONES_HAND);
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            tally->hand[seat] = 0;
        }
        break;
    case BONES_EVENT_DEALT:
        assert_int_equal(event.seen, 1 << event.seat);
        tally->hand[event.seat] |= bones_bit(event.card);
        break;
    case BONES_EVENT_LED:
        assert_true(bones_is_double(event.card));
        take(tally, event);
        break;
    case BONES_EVENT_PLACED:
        take(tally, event);
        break;
    case BONES_EVENT_PASSED:
        assert_int_equal(tally->hand[event.seat] & bones_with[event.extra], 0);
        break;
    case BONES_EVENT_SCORED:
        assert_true(event.value > 0 && event.value % 5 == 0);
        tally->total[event.seat] += event.value;
        break;
    case BONES_EVENT_DOMINOED:
        assert_int_equal(tally->hand[event.seat], 0);
        assert_int_equal(event.value, dots_of_others(tally, event.seat));
        break;
    case BONES_EVENT_LOCKED:
        for (int seat = 0; event.seat != SEAT_NONE && seat < BONES_SEATS_MAX; seat++) {
            assert_true(seat == event.seat ||
                        bones_dots_of(tally->hand[seat]) > bones_dots_of(tally->hand[event.seat]));
        }
        assert_int_equal(event.value, event.seat == SEAT_NONE ? 0 : dots_of_others(tally, event.seat));
        break;
    case BONES_EVENT_TOTAL:
        assert_int_equal(event.value, tally->total[event.seat]);
        break;
    case BONES_EVENT_WON:
        tally->over = true;
        tally->winner = event.seat;
        break;
    default:
        break;
    }
}

struct seen {
    long moves, rounds, locked, kinds[BONES_EVENT_KINDS];
};

static void note_all(struct seen *seen, struct tally *tally, const struct event_list *events)
{
    assert_in_range(events->count, 0, EVENTS_MOST);
    for (int i = 0; i < events->count; i++) {
        seen->kinds[events->item[i].kind]++;
        take_note(tally, events->item[i]);
    }
}

static void expect_sound(const struct bones_state *state, const struct tally *tally, long game, long move)
{
    const char *broken = bones_game.check(state);
    if (broken) {
        fail_msg("game %ld, move %ld: not so any more: %s", game, move, broken);
    }
    struct bones_observation seat;
    bones_game.observe(state, 1, &seat);
    int best = 0;
    int best_seat = 0;
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        assert_int_equal(bones_game.standing(&seat, i), tally->total[i]);
        assert_int_equal(state->hand[i], tally->hand[i]);
        best_seat = tally->total[i] > best ? i : best_seat;
        best = tally->total[i] > best ? tally->total[i] : best;
    }
    enum game_phase phase = bones_game.phase(&seat);
    assert_int_equal(phase == GAME_OVER, tally->over);
    assert_true(!tally->over || (best >= tally->target && tally->target > 0 && tally->winner == best_seat));
}

static void play_game(long number, struct seen *seen)
{
    struct bones_state state;
    struct game_setup setup = setup_of(number);
    struct rng rng = rng_make((uint64_t)number, RNG_PLAYER);
    struct tally tally = {.over = false};
    struct event_list events = {.count = 0};
    bones_game.start(&state, &setup, &events);
    note_all(seen, &tally, &events);
    for (long moves = 0;; moves++) {
        expect_sound(&state, &tally, number, moves);
        seen->moves++;
        bool without_end = tally.target == 0 && tally.round == ROUNDS_WITHOUT_END;
        if (tally.over || (without_end && state.pub.phase == BONES_PHASE_ROUND_OVER)) {
            seen->rounds += tally.round;
            return;
        }
        struct bones_observation seat;
        bones_game.observe(&state, bones_game.turn(&state), &seat);
        struct move move = {.kind = BONES_MOVE_NEXT};
        if (seat.seat != SEAT_NONE) {
            move = bones_game.players[game_player_find(&bones_game, "random")].choose(&seat, &rng, NULL);
        }
        events.count = 0;
        assert_int_equal(bones_game.apply(&state, move, &events), REFUSAL_NONE);
        note_all(seen, &tally, &events);
    }
}

static void random_games_keep_every_invariant(void)
{
    struct seen seen = {.moves = 0};
    const long games_wanted = random_games_wanted(RANDOM_GAMES_USUAL);
    for (long number = 0; number < games_wanted; number++) {
        play_game(number, &seen);
    }
    print_message("%ld games, %ld rounds, %ld moves, %ld locked\n", games_wanted, seen.rounds, seen.moves,
                  seen.kinds[BONES_EVENT_LOCKED]);
    /* Nothing that can happen was left out. */
    if (games_wanted >= 1000) {
        random_games_had(seen.kinds, BONES_EVENT_KINDS);
    }
}

const struct test tests[] = {
    TEST(random_games_keep_every_invariant),
    {0},
};
