/* SPDX-License-Identifier: MIT */
#include "games/cubes/count.h"

#include <string.h>

const struct cubes_worth cubes_worths[CUBES_COMBINATIONS] = {
    [CUBES_NOTHING] = {.name = "nothing"},
    [CUBES_FIVE_ALIKE] = {.name = "5K", .points = 300, .by_face = true},
    [CUBES_STRAIGHT] = {.name = "S", .points = 1500},
    [CUBES_FOUR_ALIKE] = {.name = "4K", .points = 200, .by_face = true},
    [CUBES_THREE_ALIKE] = {.name = "3K", .points = 100, .by_face = true},
    [CUBES_SMALL_STRAIGHT] = {.name = "s", .points = 400},
    [CUBES_A_ONE] = {.name = "1", .points = 100},
    [CUBES_A_FIVE] = {.name = "5", .points = 50},
    [CUBES_A_JOKER] = {.name = "J", .points = 0},
};

enum { WORTH_OF_ONE = 10, WORTH_OF_JOKER = 30, FOUR = 4, THREE = 3, HELD_MOST = 4 };

int cubes_face_worth(int face)
{
    return face == CUBES_JOKER ? WORTH_OF_JOKER : face == CUBES_ONE ? WORTH_OF_ONE : face;
}

/* The dice of a mask, by face: how many, and at which places. */
struct faces {
    uint8_t many[CUBES_FACES];
    uint8_t at[CUBES_FACES];
};

static struct faces faces_of(const uint8_t face[CUBES_DICE], unsigned mask)
{
    struct faces faces = {.many = {0}};
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if (mask >> place & 1u) {
            faces.many[face[place]]++;
            faces.at[face[place]] = (uint8_t)(faces.at[face[place]] | 1u << place);
        }
    }
    return faces;
}

static int32_t points_of(int combination, int face)
{
    const struct cubes_worth *worth = &cubes_worths[combination];
    return worth->by_face ? worth->points * cubes_face_worth(face) : worth->points;
}

/* The lowest face of a straight of this length; 0 if there is none. A Joker is part of no straight. */
static int row_start(const struct faces *faces, int length)
{
    int run = 0;
    for (int face = CUBES_ONE; face < CUBES_FACES; face++) {
        run = faces->many[face] > 0 ? run + 1 : 0;
        if (run == length) {
            return face - length + 1;
        }
    }
    return 0;
}

static void add(struct cubes_count *count, int combination, unsigned mask, int32_t points)
{
    count->found[count->found_count++] =
        (struct cubes_found){.combination = (uint8_t)combination, .mask = (uint8_t)mask, .points = points};
    count->points += points;
    count->scored = (uint8_t)(count->scored | mask);
}

/* Five alike, or a Straight, of all five dice: held and rolled together. */
static void count_all(const uint8_t face[CUBES_DICE], bool fresh, struct cubes_count *count)
{
    struct faces all = faces_of(face, CUBES_ALL);
    if (all.many[face[0]] == CUBES_DICE) {
        add(count, CUBES_FIVE_ALIKE, CUBES_ALL, points_of(CUBES_FIVE_ALIKE, face[0]));
    } else if (row_start(&all, CUBES_DICE) != 0) {
        add(count, CUBES_STRAIGHT, CUBES_ALL,
            fresh ? points_of(CUBES_STRAIGHT, 0) : CUBES_STRAIGHT_WITH_HELD);
    }
}

/* Takes dice of the last roll alone, three or four alike. */
static void count_alike(struct faces *rolled, struct cubes_count *count)
{
    for (int face = 0; face < CUBES_FACES; face++) {
        if (rolled->many[face] >= THREE) {
            int combination = rolled->many[face] == FOUR ? CUBES_FOUR_ALIKE : CUBES_THREE_ALIKE;
            add(count, combination, rolled->at[face], points_of(combination, face));
            rolled->many[face] = 0;
            rolled->at[face] = 0;
        }
    }
}

/* Takes a Small Straight from the last roll; of two equal dice, the first one. */
static void count_row(struct faces *rolled, struct cubes_count *count)
{
    int start = row_start(rolled, FOUR);
    if (start == 0) {
        return;
    }
    unsigned mask = 0;
    for (int face = start; face < start + FOUR; face++) {
        unsigned first = rolled->at[face] & (0u - rolled->at[face]);
        mask |= first;
        rolled->at[face] = (uint8_t)(rolled->at[face] & ~first);
        rolled->many[face]--;
    }
    add(count, CUBES_SMALL_STRAIGHT, mask, points_of(CUBES_SMALL_STRAIGHT, 0));
}

static void count_singles(const struct faces *rolled, int face, int combination, struct cubes_count *count)
{
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        if (rolled->at[face] >> place & 1u) {
            add(count, combination, 1u << place, points_of(combination, face));
        }
    }
}

void cubes_count_roll(const uint8_t face[CUBES_DICE], uint8_t held, struct cubes_count *count)
{
    memset(count, 0, sizeof *count);
    count_all(face, held == 0, count);
    if (count->found_count > 0) {
        count->scored = (uint8_t)(CUBES_ALL & ~held);
        count->replaces = held != 0;
        return;
    }
    struct faces rolled = faces_of(face, CUBES_ALL & ~(unsigned)held);
    count_alike(&rolled, count);
    count_row(&rolled, count);
    count_singles(&rolled, CUBES_ONE, CUBES_A_ONE, count);
    count_singles(&rolled, CUBES_FIVE, CUBES_A_FIVE, count);
    count_singles(&rolled, CUBES_JOKER, CUBES_A_JOKER, count);
}

/* The points of dice that each were held by themselves; -1 if one of them cannot have been. */
static int32_t singly(const struct faces *held)
{
    int32_t points = 0;
    for (int face = 0; face < CUBES_FACES; face++) {
        int combination = face == CUBES_ONE     ? CUBES_A_ONE
                          : face == CUBES_FIVE  ? CUBES_A_FIVE
                          : face == CUBES_JOKER ? CUBES_A_JOKER
                                                : CUBES_NOTHING;
        if (combination == CUBES_NOTHING && held->many[face] > 0) {
            return -1;
        }
        points += held->many[face] * cubes_worths[combination].points;
    }
    return points;
}

bool cubes_held_can_bring(const uint8_t face[CUBES_DICE], uint8_t mask, int32_t points)
{
    struct faces held = faces_of(face, mask);
    int many = 0;
    for (int each = 0; each < CUBES_FACES; each++) {
        many += held.many[each];
    }
    if (many > HELD_MOST || points < 0) {
        return false;
    }
    if (singly(&held) == points) {
        return true;
    }
    for (int each = 0; each < CUBES_FACES; each++) {
        if (held.many[each] == FOUR && points_of(CUBES_FOUR_ALIKE, each) == points) {
            return true;
        }
        if (held.many[each] >= THREE) {
            struct faces rest = held;
            rest.many[each] = (uint8_t)(rest.many[each] - THREE);
            int32_t more = singly(&rest);
            if (more >= 0 && points_of(CUBES_THREE_ALIKE, each) + more == points) {
                return true;
            }
        }
    }
    return many == FOUR && row_start(&held, FOUR) != 0 && points == points_of(CUBES_SMALL_STRAIGHT, 0);
}
