/* SPDX-License-Identifier: MIT */
/* Prints the figures of the solved dice game for docs/rules-cubes.md. */
#include "cubes/cubes.h"
#include "games/cubes/cubes.h"

#include <inttypes.h>
#include <stdio.h>

/* From this number of points on, a hold is always best. */
enum { SURE = 205, LEVEL = STAKES_LEAD - 1, LATE_IN_THE_GAME = 190 };

static double share(uint32_t chance)
{
    return (double)chance / TURNS_ONE;
}

static double turns_needed(const struct alone *alone)
{
    return STAKES_TURNS * share(alone->turns[0]);
}

/* The name of a case: its held dice, as far as they matter, with the points. */
static void print_case(const struct turns_case *each)
{
    printf("%d %s", each->dice, each->dice == 1 ? "die" : "dice");
    if (each->alike != 0) {
        int face = each->alike - 1;
        printf(", ");
        for (int i = each->dice; i < CUBES_DICE; i++) {
            printf("%c", face == CUBES_JOKER ? 'J' : '0' + face);
        }
        printf(" held for %d", each->held * CUBES_FIFTY);
    } else if (each->row != 0) {
        printf(", ");
        for (int face = CUBES_ONE; face < CUBES_FACES; face++) {
            if (each->row >> face & 1) {
                printf("%d", face);
            }
        }
        printf(" held for %d", each->held * CUBES_FIFTY);
    } else if (each->dice < CUBES_DICE) {
        printf(", nothing special held");
    }
}

/* The points from which a hold is at least as good as rolling, in one case. */
static int holds_from(const struct turns *turns, const struct solve_desk *desk, int now)
{
    int points = SURE;
    (void)turns;
    while (points > 0 && desk->stakes.hold[points - 1].main >= desk->prospects.roll[points - 1][now].main) {
        points--;
    }
    return points * CUBES_FIFTY;
}

static void print_most_points(const struct turns *turns, struct solve_desk *desk)
{
    desk->stakes.top = SURE;
    desk->stakes.bust = (struct worth){.main = 0, .along = TURNS_ONE};
    for (int points = 0; points < TURNS_ROWS; points++) {
        desk->stakes.hold[points] = (struct worth){.main = (uint32_t)points * STAKES_POINT};
    }
    turns_weigh(turns, &desk->stakes, 0, &desk->prospects);
    struct worth best = desk->prospects.roll[0][turns->fresh];
    printf("most points a turn: %.6f, busts %.6f\n", (double)best.main / STAKES_POINT * CUBES_FIFTY,
           share(best.along));
    for (int now = turns->cases - 1; now >= 0; now--) {
        const struct turns_case *each = &turns->each[now];
        printf("  ");
        print_case(each);
        printf(": bust %" PRIu32 "/%" PRIu32 " = %.6f, holds from %d\n", each->busts, each->ways,
               (double)each->busts / each->ways, holds_from(turns, desk, now));
    }
}

static void print_gate(const struct turns *turns, struct solve_desk *desk)
{
    desk->stakes.top = STAKES_GATE;
    desk->stakes.bust = (struct worth){.main = 0};
    for (int points = 0; points < TURNS_ROWS; points++) {
        desk->stakes.hold[points] = (struct worth){.main = points >= STAKES_GATE ? TURNS_ONE : 0};
    }
    turns_weigh(turns, &desk->stakes, 0, &desk->prospects);
    printf("best chance of 500 in a turn: %.6f\n", share(desk->prospects.roll[0][turns->fresh].main));
}

/* What five dice show. */
struct first_roll {
    uint32_t rolls, five, straight, four, three, small, all, points;
};

static void count_first_roll(struct first_roll *sums, const uint8_t face[CUBES_DICE], uint32_t ways)
{
    struct cubes_count count;
    cubes_count_roll(face, 0, &count);
    sums->rolls += ways;
    sums->points += ways * (uint32_t)count.points;
    sums->all += count.scored == CUBES_ALL ? ways : 0;
    for (int i = 0; i < count.found_count; i++) {
        int found = count.found[i].combination;
        sums->five += found == CUBES_FIVE_ALIKE ? ways : 0;
        sums->straight += found == CUBES_STRAIGHT ? ways : 0;
        sums->four += found == CUBES_FOUR_ALIKE ? ways : 0;
        sums->three += found == CUBES_THREE_ALIKE ? ways : 0;
        sums->small += found == CUBES_SMALL_STRAIGHT ? ways : 0;
    }
}

static void go_through(struct first_roll *sums, uint8_t face[CUBES_DICE], int place, bool jokers,
                       uint32_t ways)
{
    if (place == CUBES_DICE) {
        count_first_roll(sums, face, ways);
        return;
    }
    for (int each = jokers ? CUBES_JOKER : CUBES_ONE; each < CUBES_FACES; each++) {
        face[place] = (uint8_t)each;
        go_through(sums, face, place + 1, jokers, ways * (jokers && each != CUBES_JOKER ? 2 : 1));
    }
}

static void print_first_roll(bool jokers)
{
    struct first_roll sums = {.rolls = 0};
    uint8_t face[CUBES_DICE];
    go_through(&sums, face, 0, jokers, 1);
    printf("five dice: 5K %" PRIu32 ", S %" PRIu32 ", 4K %" PRIu32 ", 3K %" PRIu32 ", s %" PRIu32
           ", all five score %" PRIu32 " of %" PRIu32 "; mean %" PRIu32 "/%" PRIu32 " = %.6f\n",
           sums.five, sums.straight, sums.four, sums.three, sums.small, sums.all, sums.rolls, sums.points,
           sums.rolls, (double)sums.points / sums.rolls);
}

void solution_print(const struct solution *solution, bool jokers, struct solve_desk *desk)
{
    printf("%s\n", jokers ? "With Jokers" : "Plain");
    print_first_roll(jokers);
    print_most_points(&solution->turns, desk);
    print_gate(&solution->turns, desk);
    printf("fewest turns alone: %.6f to 10000, %.6f to 7500\n", turns_needed(&solution->alone[0]),
           turns_needed(&solution->alone[1]));
    printf("best play of two, the first wins: %.6f to 10000, %.6f to 7500\n",
           share(solution->two[0].chance[0][0]), share(solution->two[1].chance[0][0]));
    printf("who moves wins at 9500 each: %.6f; in overtime, level: %.6f\n",
           share(solution->two[0].chance[LATE_IN_THE_GAME][LATE_IN_THE_GAME]),
           share(solution->two[0].over[LEVEL]));
    if (!jokers) {
        course_print(&solution->turns, &solution->two[0], &solution->alone[0], desk);
        thumb_print(&solution->turns);
    }
    puts("");
}
