/* SPDX-License-Identifier: MIT */
/* The solution of the dice game: its known figures, and that it is one. */
#include <stdlib.h>
#include <string.h>

#include "cubes/cubes.h"
#include "games/cubes/ai/tables.h"
#include "games/cubes/cubes.h"
#include "test.h"

#include "base/rng.h"

enum { MILLION = 1000000, SAMPLES = 300, LEVEL = STAKES_LEAD - 1 };

static struct solve_desk desk;

static double share(uint32_t chance)
{
    return (double)chance / TURNS_ONE;
}

static void expect_near(double got, double wanted, double within)
{
    double off = got > wanted ? got - wanted : wanted - got;
    if (off > within) {
        print_message("got %.9f, wanted %.9f\n", got, wanted);
    }
    assert_true(off <= within);
}

static uint32_t chance(bool jokers, int goal, int own, int other)
{
    struct two two = tables_two(tables_of(jokers), goal);
    return two.chance(&two, own, other);
}

static double turns_alone(bool jokers, int goal)
{
    struct alone alone;
    tables_alone(tables_of(jokers), goal, &alone);
    return STAKES_TURNS * share(alone.turns[0]);
}

static void the_first_of_two_wins_as_often_as_is_known(void)
{
    expect_near(share(chance(false, 200, 0, 0)), 0.521963, 1e-6);
    expect_near(share(chance(false, 150, 0, 0)), 0.525161, 1e-6);
    expect_near(share(chance(true, 200, 0, 0)), 0.520319, 1e-6);
    expect_near(share(chance(true, 150, 0, 0)), 0.523413, 1e-6);
    expect_near(share(chance(false, 200, 190, 190)), 0.642101, 2e-6);
    expect_near(share(chance(false, 150, 140, 140)), 0.642101, 2e-6);
    expect_near(share(tables_read(tables_plain.over + LEVEL * TABLES_LONG, TABLES_LONG) & UINT32_MAX),
                0.814547, 1e-6);
}

static void a_seat_alone_needs_as_many_turns_as_is_known(void)
{
    expect_near(turns_alone(false, 200), 24.361677, 1e-6);
    expect_near(turns_alone(false, 150), 18.612740, 1e-6);
    expect_near(turns_alone(true, 200), 25.097925, 1e-6);
    expect_near(turns_alone(true, 150), 19.170998, 1e-6);
}

/* What five dice to roll are worth for a hold that is worth its points, or a chance of so many. */
static struct worth roll_for(const struct turns *turns, int top, bool points_count)
{
    desk.stakes.top = top;
    desk.stakes.bust = (struct worth){.main = 0, .along = TURNS_ONE};
    for (int points = 0; points < TURNS_ROWS; points++) {
        uint32_t reached = points >= top ? TURNS_ONE : 0;
        desk.stakes.hold[points] =
            (struct worth){.main = points_count ? (uint32_t)points * STAKES_POINT : reached};
    }
    turns_weigh(turns, &desk.stakes, 0, &desk.prospects);
    return desk.prospects.roll[0][turns->fresh];
}

static void a_turn_brings_as_many_points_as_is_known(void)
{
    struct worth plain = roll_for(tables_plain.turns, 205, true);
    expect_near(50.0 * plain.main / STAKES_POINT, 434.863377, 1e-4);
    expect_near(share(plain.along), 0.373168, 1e-6);
    struct worth jokers = roll_for(tables_jokers.turns, 205, true);
    expect_near(50.0 * jokers.main / STAKES_POINT, 421.797276, 1e-4);
    expect_near(share(jokers.along), 0.432022, 1e-6);
    expect_near(share(roll_for(tables_plain.turns, STAKES_GATE, false).main), 0.442614, 1e-6);
    expect_near(share(roll_for(tables_jokers.turns, STAKES_GATE, false).main), 0.447227, 1e-6);
}

/* From how many points on a turn that is played for most points is held. */
static int holds_from(const struct turns *turns, const char *held, int points)
{
    uint8_t face[CUBES_DICE] = {0};
    size_t count = 0;
    for (; count < CUBES_DICE && held[count] != '\0'; count++) {
        face[count] = (uint8_t)(held[count] - '0');
    }
    int now = turns_case_of(turns, face, (uint8_t)((1u << count) - 1u), points);
    int least = points / CUBES_FIFTY;
    while (desk.prospects.roll[least][now].main > desk.stakes.hold[least].main) {
        least++;
    }
    return least * CUBES_FIFTY;
}

static void a_turn_for_most_points_is_held_from_as_many_as_is_known(void)
{
    static const struct {
        const char *held;
        int points, from;
    } rows[] = {
        {"", 0, 4050},      {"1", 100, 1200},   {"5", 50, 1450},    {"55", 100, 400},   {"11", 200, 450},
        {"15", 150, 550},   {"111", 300, 450},  {"555", 150, 350},  {"222", 200, 300},  {"333", 300, 300},
        {"444", 400, 400},  {"666", 600, 600},  {"155", 200, 200},  {"1111", 400, 750}, {"2345", 400, 550},
        {"1234", 400, 400}, {"2222", 400, 450}, {"2221", 300, 300},
    };
    roll_for(tables_plain.turns, 205, true);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(holds_from(tables_plain.turns, rows[i].held, rows[i].points), rows[i].from);
    }
    /* Whatever is held. */
    static const int span[CUBES_DICE + 1][2] = {
        [1] = {250, 750}, [2] = {200, 450}, [3] = {400, 550}, [4] = {1200, 1450}, [5] = {4050, 4050}};
    for (int now = 0; now < tables_plain.turns->cases; now++) {
        int least = 0, dice = tables_plain.turns->each[now].dice;
        while (desk.prospects.roll[least][now].main > desk.stakes.hold[least].main) {
            least++;
        }
        assert_in_range(least * CUBES_FIFTY, span[dice][0], span[dice][1]);
    }
}

/* Dice, what they have brought, and the busts of the roll that follows, of all ways of it. */
struct bust_row {
    const char *held;
    int points;
    uint32_t busts[2]; /* plain, with Jokers */
};

static void busts_are_exact_fractions(void)
{
    static const struct bust_row rows[] = {
        {"", 0, {600, 19200}},  {"1", 100, {204, 3264}}, {"5", 50, {180, 2880}},  {"11", 200, {60, 480}},
        {"55", 100, {60, 480}}, {"15", 150, {54, 432}},  {"222", 200, {15, 60}},  {"333", 300, {15, 60}},
        {"444", 400, {15, 60}}, {"666", 600, {15, 60}},  {"111", 1000, {16, 64}}, {"555", 500, {16, 64}},
        {"155", 200, {16, 64}}, {"2222", 400, {3, 6}},   {"3333", 600, {3, 6}},   {"4444", 800, {3, 6}},
        {"6666", 1200, {3, 6}}, {"2345", 400, {3, 6}},   {"3456", 400, {3, 6}},   {"1234", 400, {4, 8}},
        {"1111", 400, {4, 8}},  {"2221", 300, {4, 8}},   {"J", 0, {0, 3264}},     {"JJ", 0, {0, 480}},
        {"JJJ", 3000, {0, 64}}, {"JJJJ", 0, {0, 8}},     {"J1", 100, {0, 480}},
    };
    static const uint32_t sides[2] = {6, 13};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        for (int jokers = rows[i].held[0] == 'J'; jokers < 2; jokers++) {
            uint8_t face[CUBES_DICE] = {0};
            size_t count = strlen(rows[i].held);
            uint32_t ways = 1;
            for (size_t k = 0; k < CUBES_DICE; k++) {
                face[k] =
                    k < count && rows[i].held[k] != 'J' ? (uint8_t)(rows[i].held[k] - '0') : CUBES_JOKER;
                ways *= k < count ? 1 : sides[jokers];
            }
            const struct turns *turns = tables_of(jokers)->turns;
            int now = turns_case_of(turns, face, (uint8_t)((1u << count) - 1u), rows[i].points);
            assert_int_equal(turns->each[now].busts, rows[i].busts[jokers]);
            assert_int_equal(turns->each[now].ways, ways);
        }
    }
}

static void the_cases_are_those_of_the_rules(void)
{
    static struct turns built;
    for (int jokers = 0; jokers < 2; jokers++) {
        turns_build(&built, jokers);
        const struct turns *carried = tables_of(jokers)->turns;
        assert_int_equal(built.cases, jokers ? 37 : 29);
        assert_int_equal(carried->cases, built.cases);
        assert_int_equal(carried->fresh, built.fresh);
        assert_int_equal(carried->gain_most, built.gain_most);
        for (int i = 0; i < TURNS_CASES_MAX; i++) {
            const struct turns_case *a = &carried->each[i];
            const struct turns_case *b = &built.each[i];
            assert_true(a->dice == b->dice && a->alike == b->alike && a->row == b->row && a->held == b->held);
            assert_true(a->ways == b->ways && a->busts == b->busts);
            assert_true(a->first == b->first && a->outcomes == b->outcomes);
        }
        for (int i = 0; i < TURNS_OUTCOMES_MAX; i++) {
            const struct turns_outcome *a = &carried->outcome[i];
            const struct turns_outcome *b = &built.outcome[i];
            assert_true(a->ways == b->ways && a->gain == b->gain);
            assert_true(a->first == b->first && a->options == b->options);
        }
        for (int i = 0; i < TURNS_OPTIONS_MAX; i++) {
            assert_int_equal(carried->option[i].now, built.option[i].now);
            assert_int_equal(carried->option[i].gain, built.option[i].gain);
        }
    }
}

/* What the tables say of a place is what the best play of the turn makes of what they say of the places after
 * it. */
static void the_tables_are_a_solution(void)
{
    struct rng rng = rng_make(1955, RNG_PLAYER);
    for (int i = 0; i < SAMPLES; i++) {
        bool jokers = i % 2;
        int goal = i % 4 < 2 ? STAKES_GOAL : STAKES_GOAL_BLITZ;
        int own = (int)rng_below(&rng, (uint32_t)(goal + STAKES_LEAD));
        int other = (int)rng_below(&rng, (uint32_t)(goal + STAKES_LEAD));
        own = i % 7 == 0 ? 0 : own;
        other = i % 11 == 0 ? 0 : i % 13 == 0 ? goal - 1 : other;
        if (!stakes_can_be(goal, own, other)) {
            continue;
        }
        struct two two = tables_two(tables_of(jokers), goal);
        stakes_of_two(&two, own, other, ALONG_BUSTS, &desk.stakes);
        turns_weigh(tables_of(jokers)->turns, &desk.stakes, 0, &desk.prospects);
        struct worth found = desk.prospects.roll[0][tables_of(jokers)->turns->fresh];
        expect_near(share(found.main), share(two.chance(&two, own, other)), 1.5e-6);
        if (own < goal) {
            struct alone alone;
            tables_alone(tables_of(jokers), goal, &alone);
            stakes_of_alone(&alone, own, ALONG_BUSTS, &desk.stakes);
            turns_weigh(tables_of(jokers)->turns, &desk.stakes, 0, &desk.prospects);
            found = desk.prospects.roll[0][tables_of(jokers)->turns->fresh];
            expect_near(STAKES_TURNS * (1 - share(found.main)) + 1, STAKES_TURNS * share(alone.turns[own]),
                        1e-6);
        }
    }
}

/* What takes a second, solved anew from the rules. */
static void the_solver_finds_what_is_carried(void)
{
    static struct turns turns;
    static struct alone found;
    struct alone carried;
    turns_build(&turns, false);
    solve_alone(&turns, STAKES_GOAL, &desk, &found);
    tables_alone(&tables_plain, STAKES_GOAL, &carried);
    assert_memory_equal(found.turns, carried.turns, sizeof found.turns);
}

/* What is carried of the race: no turn makes it longer, and its mean is the fewest turns. */
static void the_race_is_that_of_a_seat_alone(void)
{
    for (int jokers = 0; jokers < 2; jokers++) {
        for (int goal = STAKES_GOAL_BLITZ; goal <= STAKES_GOAL; goal += STAKES_GOAL - STAKES_GOAL_BLITZ) {
            struct alone alone;
            tables_alone(tables_of(jokers), goal, &alone);
            for (int own = 0; own < goal; own += own == 0 ? STAKES_GATE : 1) {
                const char *row = tables_of(jokers)->race[tables_race_row(goal, own)];
                double sum = 1;
                uint64_t before = TABLES_RACE_ONE;
                for (int turn = 0; turn < TABLES_RACE_TURNS; turn++) {
                    uint64_t longer =
                        tables_read(row + (ptrdiff_t)turn * TABLES_RACE_DIGITS, TABLES_RACE_DIGITS);
                    assert_true(longer <= before);
                    sum += (double)longer / TABLES_RACE_ONE;
                    before = longer;
                }
                expect_near(sum, STAKES_TURNS * share(alone.turns[own]), 0.01);
            }
        }
    }
}

static void numbers_come_back_from_their_digits(void)
{
    char digits[TABLES_LONG];
    for (uint64_t number = 0; number <= TURNS_ONE; number += 7654321) {
        tables_write(number, TABLES_LONG, digits);
        assert_int_equal(tables_read(digits, TABLES_LONG), number);
        tables_write_short((uint32_t)number, digits);
        expect_near(share(tables_read_short(digits)), share((uint32_t)number), 1e-6);
        for (int i = 0; i < TABLES_SHORT; i++) {
            assert_true(digits[i] >= ' ' && digits[i] <= '~' && digits[i] != '\\' && digits[i] != '?' &&
                        digits[i] != '"');
        }
    }
}

static void the_tables_are_small(void)
{
    size_t bytes = sizeof tables_plain + sizeof tables_jokers + 2 * sizeof *tables_plain.turns;
    for (int jokers = 0; jokers < 2; jokers++) {
        const struct tables *tables = tables_of(jokers);
        bytes += strlen(tables->alone) + strlen(tables->late) + strlen(tables->over);
        for (int i = 0; i < TABLES_SQUARE; i++) {
            assert_int_equal(strlen(tables->square[i]), TABLES_SQUARE * TABLES_SHORT);
            bytes += strlen(tables->square[i]) + 1;
        }
        for (int kind = 0; kind < TABLES_KINDS; kind++) {
            bytes += strlen(tables->boarding_turns[kind]) + strlen(tables->boarding[kind]) +
                     strlen(tables->boarding_other[kind]);
        }
    }
    for (int i = 0; i < 2 * TABLES_RACE_ROWS; i++) {
        const char *row = tables_of(i % 2)->race[i / 2];
        assert_int_equal(strlen(row), TABLES_RACE_TURNS * TABLES_RACE_DIGITS);
        bytes += strlen(row) + 1;
    }
    print_message("the tables take %zu bytes\n", bytes);
    assert_in_range(bytes, 200000, 300000);
}

/* The tables as if they had just been found. */
static const struct solved *solution(void)
{
    static struct solved solved = {.goal = STAKES_GOAL};
    struct two two = tables_two(&tables_plain, STAKES_GOAL);
    for (int own = 0; own < STAKES_SCORES; own++) {
        for (int other = 0; other < STAKES_SCORES; other++) {
            if (stakes_can_be(STAKES_GOAL, own, other)) {
                solved.chance[own][other] = two.chance(&two, own, other);
            }
        }
    }
    for (int lead = 0; lead < STAKES_OVER; lead++) {
        solved.over[lead] = two.chance(&two, STAKES_GOAL + lead, STAKES_GOAL + STAKES_LEAD - 1);
    }
    return &solved;
}

/* By the score of the first to throw from which it is played. Where a build looks closer, the end of the game
 * stands for all of it. */
static const struct {
    int from;
    double points, turns, lasts, overtime;
} courses[] = {
    {0, .4795702, .4881411, 41.3231592, .0008004},
    {140, .4744471, .4896124, 11.7480775, .0013590},
};

static void who_plays_for_less_than_the_game_loses_as_much_as_is_known(void)
{
    int i = getenv("COURSE_END") ? 1 : 0;
    struct alone alone;
    tables_alone(&tables_plain, STAKES_GOAL, &alone);
    struct course_figures figures =
        course_find(tables_plain.turns, solution(), &alone, courses[i].from, &desk);
    expect_near((figures.first[AIM_POINTS] + figures.second[AIM_POINTS]) / 2, courses[i].points, 1e-6);
    expect_near((figures.first[AIM_TURNS] + figures.second[AIM_TURNS]) / 2, courses[i].turns, 1e-6);
    expect_near(figures.turns, courses[i].lasts, 1e-6);
    expect_near(figures.overtime, courses[i].overtime, 1e-6);
}

const struct test tests[] = {
    TEST(the_first_of_two_wins_as_often_as_is_known),
    TEST(a_seat_alone_needs_as_many_turns_as_is_known),
    TEST(a_turn_brings_as_many_points_as_is_known),
    TEST(a_turn_for_most_points_is_held_from_as_many_as_is_known),
    TEST(busts_are_exact_fractions),
    TEST(the_cases_are_those_of_the_rules),
    TEST(the_tables_are_a_solution),
    TEST(the_solver_finds_what_is_carried),
    TEST(who_plays_for_less_than_the_game_loses_as_much_as_is_known),
    TEST(the_race_is_that_of_a_seat_alone),
    TEST(numbers_come_back_from_their_digits),
    TEST(the_tables_are_small),
    {0},
};
