/* SPDX-License-Identifier: MIT */
/* What a roll counts: the rows of the rules page, every roll there is, and the exact chances of a bust. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "games/cubes/cubes.h"
#include "test.h"

enum { DICE = CUBES_DICE, ROLLS_PLAIN = 7776, LINE = 80 };

/* held+roll = points/dice combinations; dice: rolled dice that score; -: a bust; f: held points forgotten. */
static const char *const rows[] = {
    "23466 -",
    "22336 -",
    "22446 -",
    "12356 150/2 1 5",
    "12456 150/2 1 5",
    "13556 200/3 1 5 5",
    "11236 200/2 1 1",
    "11556 300/4 1 1 5 5",
    "12346 400/4 s",
    "12344 400/4 s",
    "12234 400/4 s",
    "23445 400/4 s",
    "33456 400/4 s",
    "34566 400/4 s",
    "11234 500/5 s 1",
    "13456 500/5 s 1",
    "23455 450/5 s 5",
    "34556 450/5 s 5",
    "12345 1500/5 S",
    "23456 1500/5 S",
    "11111 3000/5 5K",
    "22222 600/5 5K",
    "33333 900/5 5K",
    "44444 1200/5 5K",
    "55555 1500/5 5K",
    "66666 1800/5 5K",
    "11112 2000/4 4K",
    "11115 2050/5 4K 5",
    "22223 400/4 4K",
    "22221 500/5 4K 1",
    "22225 450/5 4K 5",
    "55551 1100/5 4K 1",
    "66663 1200/4 4K",
    "11122 1000/3 3K",
    "11156 1050/4 3K 5",
    "11155 1100/5 3K 5 5",
    "22233 200/3 3K",
    "22211 400/5 3K 1 1",
    "22215 350/5 3K 1 5",
    "33355 400/5 3K 5 5",
    "44416 500/4 3K 1",
    "55512 600/4 3K 1",
    "55566 500/3 3K",
    "66615 750/5 3K 1 5",
    "1+2345 750/4 S f100",
    "5+2346 750/4 S f50",
    "5+1234 750/4 S f50",
    "1+2346 -",
    "1+1111 3000/4 5K f100",
    "5+3333 600/4 4K",
    "1+3456 400/4 s",
    "1+1234 400/4 s",
    "5+2345 400/4 s",
    "5+5552 500/3 3K",
    "1+1122 200/2 1 1",
    "11+111 3000/3 5K f200",
    "15+234 750/3 S f150",
    "15+346 -",
    "15+222 200/3 3K",
    "55+234 -",
    "55+555 1500/3 5K f100",
    "55+135 150/2 1 5",
    "222+22 600/2 5K f200",
    "222+23 -",
    "111+11 3000/2 5K f1000",
    "111+15 150/2 1 5",
    "333+55 100/2 5 5",
    "155+34 -",
    "2345+6 750/1 S f400",
    "2345+1 750/1 S f400",
    "2345+5 50/1 5",
    "1234+5 750/1 S f400",
    "1234+1 100/1 1",
    "3456+2 750/1 S f400",
    "3456+1 100/1 1",
    "2222+2 600/1 5K f400",
    "1111+1 3000/1 5K f1100",
    "6666+4 -",
    "J2346 0/1 J",
    "JJ234 0/2 J J",
    "JJJ26 3000/3 3K",
    "JJJJ3 6000/4 4K",
    "JJJJJ 9000/5 5K",
    "J1234 400/5 s J",
    "J2345 400/5 s J",
    "J1115 1050/5 3K 5 J",
    "JJJ15 3150/5 3K 1 5",
    "JJ111 1000/5 3K J J",
    "J+JJJJ 9000/4 5K f0",
    "JJJ+JJ 9000/2 5K f3000",
    "1J+234 -",
};

static int face_of(char letter)
{
    return letter == 'J' ? CUBES_JOKER : letter - '0';
}

/* Reads "held+roll"; returns the mask of held dice, which come first. */
static uint8_t read_dice(const char *word, uint8_t face[DICE])
{
    int count = 0;
    uint8_t held = 0;
    for (; *word != ' ' && *word != '\0'; word++) {
        if (*word == '+') {
            held = (uint8_t)((1u << count) - 1);
        } else {
            assert_in_range(count, 0, DICE - 1);
            face[count++] = (uint8_t)face_of(*word);
        }
    }
    assert_int_equal(count, DICE);
    return held;
}

static int dice_in(unsigned mask)
{
    int count = 0;
    for (; mask != 0; mask &= mask - 1) {
        count++;
    }
    return count;
}

/* The count as the page writes it, but for what is forgotten. */
static void write_count(const struct cubes_count *count, struct text *out)
{
    if (count->found_count == 0) {
        text_add(out, "-");
        return;
    }
    text_addf(out, "%d/%d", count->points, dice_in(count->scored));
    for (int i = 0; i < count->found_count; i++) {
        text_addf(out, " %s", cubes_worths[count->found[i].combination].name);
    }
}

static void every_scoring_row_of_the_page(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint8_t face[DICE];
        uint8_t held = read_dice(rows[i], face);
        struct cubes_count count;
        cubes_count_roll(face, held, &count);
        char wanted[LINE];
        text_copy(wanted, sizeof wanted, strchr(rows[i], ' ') + 1);
        char *forgotten = strstr(wanted, " f");
        int points = 0;
        assert_int_equal(count.replaces, forgotten != NULL);
        if (forgotten) {
            assert_int_equal(sscanf(forgotten, " f%d", &points), 1);
            assert_true(cubes_held_can_bring(face, held, points));
            *forgotten = '\0';
        }
        char got[LINE];
        struct text text = text_in(got, sizeof got);
        write_count(&count, &text);
        if (strcmp(got, wanted) != 0) {
            fail_msg("%s: got %s", rows[i], got);
        }
    }
}

/* The places of a combination are those of its dice, and no die counts twice. */
static void expect_sound(const uint8_t face[DICE], uint8_t held, const struct cubes_count *count)
{
    unsigned used = 0;
    int32_t points = 0;
    for (int i = 0; i < count->found_count; i++) {
        const struct cubes_found *found = &count->found[i];
        bool all = found->combination <= CUBES_STRAIGHT;
        assert_true(all || (found->mask & held) == 0);
        assert_int_equal(used & found->mask, 0);
        used |= found->mask;
        points += found->points;
        assert_true(i == 0 || found->combination >= count->found[i - 1].combination);
        for (unsigned place = 0; place < DICE; place++) {
            bool in = found->mask >> place & 1u;
            if (in && found->combination >= CUBES_A_ONE) {
                static const uint8_t single[] = {CUBES_ONE, CUBES_FIVE, CUBES_JOKER};
                assert_int_equal(face[place], single[found->combination - CUBES_A_ONE]);
            }
        }
    }
    assert_int_equal(points, count->points);
    assert_int_equal(used & ~(unsigned)held & CUBES_ALL, count->scored);
}

/* The most points, and the most dice, that any division of a roll gives: independent of the program's order.
 */
struct best {
    int32_t points;
    int dice;
};

static int32_t worth(const uint8_t *face, int many)
{
    static const int alike[] = {[3] = 100, [4] = 200, [5] = 300};
    bool same = true;
    unsigned seen = 0;
    for (int i = 0; i < many; i++) {
        same = same && face[i] == face[0];
        seen |= 1u << face[i];
    }
    if (many == 1) {
        return face[0] == CUBES_ONE ? 100 : face[0] == CUBES_FIVE ? 50 : face[0] == CUBES_JOKER ? 0 : -1;
    }
    if (many >= 3 && same) {
        return alike[many] * (face[0] == CUBES_ONE ? 10 : face[0] == CUBES_JOKER ? 30 : face[0]);
    }
    if (many == 4 && (seen == 0x1E || seen == 0x3C || seen == 0x78)) {
        return 400;
    }
    return many == 5 && (seen == 0x3E || seen == 0x7C) ? 1500 : -1;
}

/* Tries every set of dice as the combination that the first die of the rest is in, or leaves that die. */
static struct best divide(const uint8_t face[DICE], unsigned rest)
{
    struct best best = {0, 0};
    if (rest == 0) {
        return best;
    }
    unsigned first = rest & (0u - rest);
    best = divide(face, rest & ~first);
    for (unsigned set = rest; set != 0; set = (set - 1) & rest) {
        if (!(set & first)) {
            continue;
        }
        uint8_t taken[DICE];
        int many = 0;
        for (unsigned place = 0; place < DICE; place++) {
            if (set >> place & 1u) {
                taken[many++] = face[place];
            }
        }
        int32_t points = worth(taken, many);
        if (points >= 0) {
            struct best other = divide(face, rest & ~set);
            best.points = points + other.points > best.points ? points + other.points : best.points;
            best.dice = many + other.dice > best.dice ? many + other.dice : best.dice;
        }
    }
    return best;
}

/* Calls look for every roll of five dice, with Jokers; held: so many of the first dice. */
static void for_all_rolls(void (*look)(const uint8_t face[DICE], uint8_t held))
{
    for (unsigned held = 0; held < DICE; held++) {
        for (int code = 0; code < 7 * 7 * 7 * 7 * 7; code++) {
            uint8_t face[DICE];
            for (int place = 0, rest = code; place < DICE; place++, rest /= 7) {
                face[place] = (uint8_t)(rest % 7);
            }
            look(face, (uint8_t)((1u << held) - 1));
        }
    }
}

/* The most that held dice can have brought; -1 if they cannot have been held. */
static int32_t most_held(const uint8_t face[DICE], uint8_t held)
{
    for (int32_t points = 6000; points >= 0; points -= CUBES_FIFTY) {
        if (cubes_held_can_bring(face, held, points)) {
            return points;
        }
    }
    return -1;
}

static void look_at_divisions(const uint8_t face[DICE], uint8_t held)
{
    struct cubes_count count;
    cubes_count_roll(face, held, &count);
    expect_sound(face, held, &count);
    struct best best = divide(face, CUBES_ALL & ~(unsigned)held);
    if (!count.replaces) {
        assert_int_equal(count.points, best.points);
        assert_int_equal(dice_in(count.scored), best.dice);
        return;
    }
    assert_int_equal(count.scored, CUBES_ALL & ~held);
    /* All five together beat the points of the held dice and of the roll by itself. */
    int32_t kept = most_held(face, held);
    assert_true(kept < 0 || count.points >= kept + best.points);
}

static void no_other_division_gives_more_points_or_uses_more_dice(void)
{
    for_all_rolls(look_at_divisions);
}

static void held_dice_bring_what_single_rolls_of_them_can(void)
{
    static const struct {
        const char *held;
        int points;
        bool can;
    } cases[] = {
        {"1", 100, true},      {"5", 50, true},     {"1", 50, false},     {"J", 0, true},
        {"2", 0, false},       {"15", 150, true},   {"11", 200, true},    {"12", 100, false},
        {"222", 200, true},    {"222", 250, false}, {"111", 300, true},   {"111", 1000, true},
        {"111", 1100, false},  {"555", 150, true},  {"555", 500, true},   {"JJJ", 0, true},
        {"JJJ", 3000, true},   {"1111", 400, true}, {"1111", 1100, true}, {"1111", 2000, true},
        {"1111", 1000, false}, {"2222", 400, true}, {"2222", 200, false}, {"2221", 300, true},
        {"2345", 400, true},   {"3456", 400, true}, {"1234", 400, true},  {"1345", 400, false},
        {"J111", 1000, true},  {"5551", 250, true}, {"5551", 600, true},  {"1122", 200, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t face[DICE] = {0};
        int many = (int)strlen(cases[i].held);
        for (int place = 0; place < many && place < DICE; place++) {
            face[place] = (uint8_t)face_of(cases[i].held[place]);
        }
        if (cubes_held_can_bring(face, (uint8_t)((1u << many) - 1), cases[i].points) != cases[i].can) {
            fail_msg("%s, %d", cases[i].held, cases[i].points);
        }
    }
}

static void five_plain_dice_as_often_as_reckoned(void)
{
    int rolls[CUBES_COMBINATIONS] = {0};
    int busts = 0;
    int all_five = 0;
    int32_t sum = 0;
    for (int code = 0; code < ROLLS_PLAIN; code++) {
        uint8_t face[DICE];
        for (int place = 0, rest = code; place < DICE; place++, rest /= 6) {
            face[place] = (uint8_t)(1 + rest % 6);
        }
        struct cubes_count count;
        cubes_count_roll(face, 0, &count);
        busts += count.found_count == 0;
        all_five += count.scored == CUBES_ALL;
        sum += count.points;
        if (count.found_count > 0) {
            rolls[count.found[0].combination]++;
        }
    }
    assert_int_equal(rolls[CUBES_FIVE_ALIKE], 6);
    assert_int_equal(rolls[CUBES_STRAIGHT], 240);
    assert_int_equal(rolls[CUBES_FOUR_ALIKE], 150);
    assert_int_equal(rolls[CUBES_THREE_ALIKE], 1500);
    assert_int_equal(rolls[CUBES_SMALL_STRAIGHT], 960);
    assert_int_equal(busts, 600);
    assert_int_equal(all_five, 776);
    assert_int_equal(sum, 2406750);
}

static void the_chances_of_a_bust_are_exact(void)
{
    static const struct {
        const char *held;
        bool jokers;
        uint32_t part;
        uint32_t whole;
    } cases[] = {
        {"", false, 600, 7776},   {"1", false, 204, 1296},  {"5", false, 180, 1296},
        {"55", false, 60, 216},   {"11", false, 60, 216},   {"15", false, 54, 216},
        {"222", false, 15, 36},   {"333", false, 15, 36},   {"444", false, 15, 36},
        {"666", false, 15, 36},   {"111", false, 16, 36},   {"555", false, 16, 36},
        {"115", false, 16, 36},   {"155", false, 16, 36},   {"1111", false, 4, 6},
        {"5555", false, 4, 6},    {"1155", false, 4, 6},    {"2221", false, 4, 6},
        {"2222", false, 3, 6},    {"6666", false, 3, 6},    {"2345", false, 3, 6},
        {"3456", false, 3, 6},    {"1234", false, 4, 6},    {"", true, 19200, 371293},
        {"1", true, 3264, 28561}, {"J", true, 3264, 28561}, {"5", true, 2880, 28561},
        {"11", true, 480, 2197},  {"1J", true, 480, 2197},  {"15", true, 432, 2197},
        {"11J", true, 64, 169},   {"222", true, 60, 169},   {"1111", true, 8, 13},
        {"2222", true, 6, 13},    {"2345", true, 6, 13},    {"3456", true, 6, 13},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t face[DICE] = {0};
        int many = (int)strlen(cases[i].held);
        for (int place = 0; place < many && place < DICE; place++) {
            face[place] = (uint8_t)face_of(cases[i].held[place]);
        }
        struct cubes_fraction chance = cubes_bust_chance(face, (uint8_t)((1u << many) - 1), cases[i].jokers);
        if (chance.part != cases[i].part || chance.whole != cases[i].whole) {
            fail_msg("holding \"%s\": %u of %u", cases[i].held, chance.part, chance.whole);
        }
    }
}

const struct test tests[] = {
    TEST(every_scoring_row_of_the_page),
    TEST(no_other_division_gives_more_points_or_uses_more_dice),
    TEST(held_dice_bring_what_single_rolls_of_them_can),
    TEST(five_plain_dice_as_often_as_reckoned),
    TEST(the_chances_of_a_bust_are_exact),
    {0},
};
