/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/tables.h"

#include "base/check.h"

#include <stddef.h>

static const struct turns turns_plain = {
#include "games/cubes/ai/turns_plain.inc"
};
static const struct turns turns_jokers = {
#include "games/cubes/ai/turns_jokers.inc"
};
const struct tables tables_plain = {
    .turns = &turns_plain,
#include "games/cubes/ai/tables_plain.inc"
};
const struct tables tables_jokers = {
    .turns = &turns_jokers,
#include "games/cubes/ai/tables_jokers.inc"
};

/* The first digit's character; the question mark and the backslash, which mean something in a C string, are
 * left out. */
enum {
    FIRST = '#',
    SKIPPED = '?',
    SKIPPED_TOO = '\\',
    SHORT_ONE = TABLES_BASE * TABLES_BASE * TABLES_BASE - 1
};

static char character(int digit)
{
    int letter = FIRST + digit;
    letter += letter >= SKIPPED;
    letter += letter >= SKIPPED_TOO;
    return (char)letter;
}

static int digit(char letter)
{
    return letter - FIRST - (letter > SKIPPED) - (letter > SKIPPED_TOO);
}

void tables_write(uint64_t number, int digits, char *out)
{
    for (int i = digits - 1; i >= 0; i--) {
        out[i] = character((int)(number % TABLES_BASE));
        number /= TABLES_BASE;
    }
}

uint64_t tables_read(const char *at, int digits)
{
    uint64_t number = 0;
    for (int i = 0; i < digits; i++) {
        number = number * TABLES_BASE + (uint64_t)digit(at[i]);
    }
    return number;
}

uint32_t tables_read_short(const char *at)
{
    uint64_t number = tables_read(at, TABLES_SHORT);
    return (uint32_t)((number * TURNS_ONE + SHORT_ONE / 2) / SHORT_ONE);
}

void tables_write_short(uint32_t chance, char *out)
{
    tables_write(((uint64_t)chance * SHORT_ONE + TURNS_ONE / 2) / TURNS_ONE, TABLES_SHORT, out);
}

/* A seat that is 1, 2, 3 or 4 below the goal can be paired with 4, 3, 2 or 1 scores of the other seat. */
int tables_late(int below, int past)
{
    CHECK(below >= 1 && below < STAKES_LEAD && past >= 0 && past + below < STAKES_LEAD);
    int at = past;
    for (int each = 1; each < below; each++) {
        at += STAKES_LEAD - each;
    }
    return at;
}

static uint32_t read_long(const char *list, int at)
{
    return (uint32_t)tables_read(list + (ptrdiff_t)at * TABLES_LONG, TABLES_LONG);
}

/* The index of a score in a list of the scores 0, the gate, and more. */
static int from_nothing(int score)
{
    return score == 0 ? 0 : score - STAKES_GATE + 1;
}

static uint32_t chance_of(const struct two *two, int own, int other)
{
    const struct tables *tables = two->source;
    int goal = two->goal;
    if (own >= goal && other >= goal) {
        int lead = own - other + STAKES_LEAD - 1;
        CHECK(lead >= 0 && lead < STAKES_OVER);
        return read_long(tables->over, lead);
    }
    CHECK(stakes_can_be(goal, own, other));
    if (own >= goal) {
        return read_long(tables->late, TABLES_LATE + tables_late(goal - other, own - goal));
    }
    if (other >= goal) {
        return read_long(tables->late, tables_late(goal - own, other - goal));
    }
    int kind = goal != STAKES_GOAL;
    if (own == 0) {
        return read_long(tables->boarding[kind], from_nothing(other));
    }
    int nearer = STAKES_GOAL - goal - STAKES_GATE;
    if (other == 0) {
        return read_long(tables->boarding_other[kind], own - STAKES_GATE);
    }
    return tables_read_short(tables->square[own + nearer] + (ptrdiff_t)(other + nearer) * TABLES_SHORT);
}

int tables_race_row(int goal, int own)
{
    int nearer = STAKES_GOAL - goal - STAKES_GATE;
    return own == 0 ? goal != STAKES_GOAL : TABLES_KINDS + own + nearer;
}

struct two tables_two(const struct tables *tables, int goal)
{
    return (struct two){.goal = goal, .source = tables, .chance = chance_of};
}

void tables_alone(const struct tables *tables, int goal, struct alone *alone)
{
    *alone = (struct alone){.goal = goal};
    int nearer = STAKES_GOAL - goal - STAKES_GATE;
    alone->turns[0] = read_long(tables->boarding_turns[goal != STAKES_GOAL], 0);
    for (int own = STAKES_GATE; own < goal; own++) {
        alone->turns[own] = read_long(tables->alone, own + nearer);
    }
}
