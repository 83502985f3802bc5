/* SPDX-License-Identifier: MIT */
/* Positions of the domino game as lines: there and back, refused with a reason, changed at random; and whole
 * tables prepared from them. */
#include <stdlib.h>
#include <string.h>

#include "bones/position.h"
#include "bones_rig.h"
#include "games/bones/ai/search.h"
#include "test.h"

enum { ROUNDS = 300, LINES = 150, MUTATIONS = 300, SEARCH_EVERY = 40, ROOM = 2 * BONES_POSITION_SIZE };

static const char example[] =
    "phase=play me=1 first=1 log=66,62n,63s,33s hand=42,65,55,41,10,00 totals=0,0,0,0 target=250";

static void write_line(const struct bones_observation *seen, char line[BONES_POSITION_SIZE])
{
    struct text text = text_in(line, BONES_POSITION_SIZE);
    bones_position_format(seen, &text);
    assert_false(text.cut);
}

static bool read_line(const char *line, struct bones_observation *seen, char reason[BONES_REASON_SIZE])
{
    struct text why = text_in(reason, BONES_REASON_SIZE);
    bool read = bones_position_parse(line, seen, &why);
    assert_false(why.cut);
    assert_int_equal(read, why.length == 0);
    return read;
}

/* Decisions of random games under all options. */
static void visit(int rounds, void (*look)(const struct bones_observation *seen, struct rng *rng))
{
    struct rng rng = rng_make(8, RNG_PLAYER);
    for (int variant = 0; variant < 24; variant++) {
        struct bones_state state;
        rig_table(&state, variant % 4, variant / 4 % 2, variant / 8);
        for (int left = rounds / 24 + 1; left > 0;) {
            struct move moves[GAME_MOVES_MAX];
            int count = bones_game.legal(&state, moves);
            struct move move = moves[rng_below(&rng, (uint32_t)count)];
            if (state.pub.turn != SEAT_NONE) {
                struct bones_observation seen;
                bones_game.observe(&state, state.pub.turn, &seen);
                look(&seen, &rng);
            }
            left -= move.kind == BONES_MOVE_NEXT;
            assert_int_equal(bones_game.apply(&state, move, NULL), REFUSAL_NONE);
        }
    }
}

/* What a line does not say is left out of the comparison. */
static void expect_same(const struct bones_observation *a, const struct bones_observation *b)
{
    struct bones_observation x = *a;
    struct bones_observation y = *b;
    x.pub.round = y.pub.round;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        x.pub.seat[seat].games = y.pub.seat[seat].games;
    }
    assert_memory_equal(&x, &y, sizeof x);
}

static void look_there_and_back(const struct bones_observation *seen, struct rng *rng)
{
    (void)rng;
    char line[BONES_POSITION_SIZE];
    char reason[BONES_REASON_SIZE];
    struct bones_observation back;
    write_line(seen, line);
    if (!read_line(line, &back, reason)) {
        fail_msg("%s: %s", line, reason);
    }
    expect_same(seen, &back);
}

static void every_position_makes_the_way_there_and_back(void)
{
    visit(ROUNDS, look_there_and_back);
}

static void the_documented_line_is_read(void)
{
    struct bones_observation seen;
    char line[BONES_POSITION_SIZE];
    char reason[BONES_REASON_SIZE];
    assert_true(read_line(example, &seen, reason));
    assert_int_equal(seen.seat, 1);
    assert_int_equal(seen.pub.phase, BONES_PHASE_PLAY);
    assert_int_equal(bones_round_points(&seen.pub.seat[3]), 5);
    assert_int_equal(seen.pub.seat[0].tiles, 6);
    write_line(&seen, line);
    struct bones_observation back;
    assert_true(read_line(line, &back, reason));
    expect_same(&seen, &back);
    struct bones_verdict verdict;
    bones_search(&seen, 7, &(struct budget){.iterations = 30}, &verdict);
    assert_true(verdict.count > 1);
}

static void what_cannot_be_is_refused_with_its_reason(void)
{
    static const char *const rows[][2] = {
        {"", "a field"},
        {"me=1", "phase must"},
        {"phase=over me=1", "no such value"},
        {"phase=play me=1", "first, log"},
        {"phase=play me=1 me=1", "twice"},
        {"phase=play me=4", "no such value"},
        {"phase=play me=1 first=1 log=66 hand=42,65,55,41,10,00", "another seat"},
        {"phase=play me=2 first=1 log=65 hand=42,64,55,41,10,00,11", "a double opens"},
        {"phase=play me=2 first=1 log=55 hand=42,64,65,41,10,00,11", "named another"},
        {"phase=play me=2 first=1 log=66n hand=42,64,65,41,10,00,11", "lead goes"},
        {"phase=play me=3 first=1 log=66,65e hand=42,64,55,41,10,00,11", "does not fit"},
        {"phase=play me=3 first=1 log=66,66n hand=42,64,55,41,10,00,11", "lies once"},
        {"phase=play me=2 first=1 log=66 hand=42,64,55,41,10,00", "as many"},
        {"phase=play me=2 first=1 log=66 hand=42,64,66,41,10,00,11", "of it lies"},
        {"phase=play me=2 first=1 log=66 hand=42,64,64,41,10,00,11", "no such value"},
        {"phase=play me=2 first=1 log=- hand=42,64,55,41,10,00,11", "a double opens"},
        {"phase=play me=2 first=2 log=66,-,-,-,- hand=42,64,55,41,10,00", "cannot be"},
        {"phase=play me=2 first=1 log=66,-,65n,60s,55n hand=62,42,54,41,10,00,11", "lacking"},
        {"phase=play me=1 first=1 log=66,-,-,- hand=42,64,55,41,10,00", "cannot lie"},
        {"phase=play me=2 first=1 log=66 hand=42,64,55,41,10,00,11 totals=250,0,0,0", "game is over"},
        {"phase=play me=2 first=1 log=66 hand=42,64,55,41,10,00,11 totals=3,0,0,0", "no such value"},
        {"phase=play me=2 first=1 log=66 hand=42,64,55,41,10,00,11 opens=66 mood=good", "a field"},
        {"phase=lead me=2 opens=66 hand=42,64,55,41,10,00,11", "who leads"},
        {"phase=lead me=2 opens=55 hand=42,64,55,41,10,00,11", "named another"},
        {"phase=redeal me=2 hand=42,64,55,41,10,00,11", "too few doubles"},
        {"phase=name me=2 opens=66 hand=42,64,55,41,10,00,11", "nothing is named"},
        {"phase=name me=2 opening=own hand=42,64,54,41,10,20,31", "no double"},
        {"phase=name me=2 dominoed=1 hand=42,64,54,41,10,20,31", "who dominoed"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct bones_observation seen;
        struct bones_observation before;
        char reason[BONES_REASON_SIZE];
        memset(&seen, 0x5A, sizeof seen);
        before = seen;
        if (read_line(rows[i][0], &seen, reason) || !strstr(reason, rows[i][1])) {
            fail_msg("%s: %s", rows[i][0], reason);
        }
        assert_memory_equal(&seen, &before, sizeof seen);
    }
}

static char (*collected)[BONES_POSITION_SIZE];
static int collected_count;

static void collect(const struct bones_observation *seen, struct rng *rng)
{
    if (collected_count < LINES && rng_below(rng, 12) == 0) {
        write_line(seen, collected[collected_count++]);
    }
}

static void change(char *line, struct rng *rng)
{
    static const char likely[] = "0123456 =,-nsew.";
    size_t length = strlen(line);
    size_t at = rng_below(rng, (uint32_t)length);
    size_t count = 1 + rng_below(rng, 6);
    count = at + count > length ? length - at : count;
    switch (rng_below(rng, 4)) {
    case 0:
        line[at] = likely[rng_below(rng, sizeof likely - 1)];
        break;
    case 1:
        memmove(line + at, line + at + count, length - at - count + 1);
        break;
    case 2:
        if (length + count < ROOM) {
            memmove(line + at + count, line + at, length - at + 1);
        }
        break;
    default:
        line[at] = (char)(1 + rng_below(rng, 255));
        break;
    }
}

static void changed_lines_are_sound_or_refused(void)
{
    struct rng rng = rng_make(1955, RNG_COSMETIC);
    int read = 0;
    collected = malloc(LINES * sizeof *collected);
    collected_count = 0;
    visit(ROUNDS, collect);
    assert_int_equal(collected_count, LINES);
    for (int i = 0; i < LINES * MUTATIONS; i++) {
        char line[ROOM];
        struct bones_observation seen;
        char reason[BONES_REASON_SIZE];
        text_copy(line, sizeof line, collected[i % LINES]);
        for (uint32_t changes = 1 + rng_below(&rng, 3); changes > 0 && line[0] != '\0'; changes--) {
            change(line, &rng);
        }
        if (!read_line(line, &seen, reason)) {
            assert_true(text_characters(reason, strlen(reason)) > 0);
            continue;
        }
        read++;
        look_there_and_back(&seen, &rng);
        struct move moves[GAME_MOVES_MAX];
        assert_true(bones_moves(&seen.pub, seen.hand, moves) >= 1);
        if (read % SEARCH_EVERY == 0) {
            struct bones_verdict verdict;
            bones_search(&seen, 1, &(struct budget){.iterations = 2}, &verdict);
        }
    }
    assert_true(read > 100);
    free(collected);
}

static bool prepare(struct bones_state *state, const char *line)
{
    char reason[BONES_REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    bool done = bones_game.prepare(state, line, &why);
    assert_int_equal(done, why.length == 0);
    if (done) {
        assert_null(bones_game.check(state));
    }
    return done;
}

static void a_whole_table_is_prepared(void)
{
    struct bones_state state;
    struct bones_state again;
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    again = state;
    static const char line[] =
        "phase=play me=0 first=3 named=2 log=55,54n,-,53s totals=240,0,15,0 0.hand=66,64,52,11,"
        "10,00";
    /* Seat 0 has laid 5-4, seat 1 knocked, seat 2 laid 5-3, seat 3 is in turn. */
    assert_false(prepare(&state, line));
    assert_memory_equal(&state, &again, sizeof state);
    static const char right[] =
        "phase=play me=3 first=3 named=2 log=55,54n,-,53s totals=240,0,15,0 0.hand=66,64,52,11,10,00";
    assert_true(prepare(&state, right));
    assert_true(prepare(&again, right));
    assert_true(bones_game.hash(&state) == bones_game.hash(&again));
    assert_int_equal(state.hand[0], rig_tiles("66 64 52 11 10 00"));
    assert_int_equal(state.hand[1] & bones_with[1 << 5], 0);
    assert_int_equal(bones_side_points(&state.pub, 0), 240);
    assert_int_equal(bones_round_points(&state.pub.seat[3]), 10);
    assert_int_equal(bones_game.turn(&state), 3);
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_FOUR);
    assert_true(prepare(&state, "phase=redeal me=2 2.hand=00,11,22,33,54,53,52"));
    assert_int_equal(state.pub.opening, BONES_BIG_SIX);
    assert_true(prepare(&state, "phase=name me=1"));
    assert_int_equal(state.pub.turn, 1);
    assert_true(prepare(&state, "phase=lead me=1 opens=44 named=3 1.hand=44,41,40,42,43,64,54"));
    assert_false(prepare(&state, "phase=lead me=1 opens=44 named=3 1.hand=44,41,40,42,43,64,54 2.hand=44"));
    assert_false(prepare(&state, "phase=lead me=1 opens=44 named=3 target=150"));
}

const struct test tests[] = {
    TEST(every_position_makes_the_way_there_and_back),
    TEST(the_documented_line_is_read),
    TEST(what_cannot_be_is_refused_with_its_reason),
    TEST(changed_lines_are_sound_or_refused),
    TEST(a_whole_table_is_prepared),
    {0},
};
