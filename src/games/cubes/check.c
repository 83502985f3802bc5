/* SPDX-License-Identifier: MIT */
/* The invariants of every position. */
#include "games/cubes/inside.h"

#include <string.h>

enum { HELD_DICE_MOST = 4, PARTS_TO_CHOOSE = 4 };

static bool in_fifties(int32_t points)
{
    return points >= 0 && points % CUBES_FIFTY == 0;
}

static const char *check_seat(const struct cubes_seat *seat)
{
    if (!in_fifties(seat->score) || !in_fifties(seat->best)) {
        return "scores are multiples of 50";
    }
    if (seat->score != 0 && seat->score < CUBES_GATE) {
        return "a score is 0 or at least 500";
    }
    if (seat->best > seat->score) {
        return "no turn brought more than the score";
    }
    if (seat->turns < 0 || seat->busts < 0 || seat->busts > seat->turns || seat->won < 0) {
        return "no more busts than turns";
    }
    return NULL;
}

static const char *check_seats(const struct cubes_public *pub)
{
    if (pub->seats < 1 || pub->seats > CUBES_SEATS_MAX || pub->turn >= pub->seats ||
        pub->first >= pub->seats) {
        return "one to six seats, and one of them plays";
    }
    if ((pub->goal != CUBES_GOAL_STANDARD && pub->goal != CUBES_GOAL_BLITZ) || pub->jokers > 1) {
        return "a game is Standard or Blitz, with Jokers or without";
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        const char *broken = check_seat(&pub->seat[seat]);
        if (broken) {
            return broken;
        }
    }
    return NULL;
}

static const char *check_end(const struct cubes_public *pub)
{
    bool decided = cubes_staying(pub) == 0 || (pub->seats > 1 && cubes_staying(pub) == 1);
    for (int seat = 0; seat < pub->seats; seat++) {
        decided = decided || cubes_wins(pub, seat);
    }
    if (decided != (pub->phase == CUBES_PHASE_OVER)) {
        return "a game is over as soon as somebody wins or all have left, and not before";
    }
    if (pub->phase != CUBES_PHASE_OVER && pub->seat[pub->turn].left) {
        return "who has left plays no more";
    }
    return NULL;
}

static const char *check_no_dice(const struct cubes_public *pub)
{
    static const uint8_t none[CUBES_DICE] = {0};
    if (memcmp(pub->face, none, sizeof none) != 0 || memcmp(pub->part, none, sizeof none) != 0 ||
        cubes_turn_points(pub) != 0) {
        return "before the first roll there are no dice and no points";
    }
    return NULL;
}

/* Whether the part of each die agrees with the count of the roll. */
static bool lie_as_counted(const struct cubes_public *pub, const struct cubes_count *count)
{
    struct cubes_public again = *pub;
    cubes_place_parts(&again, count);
    return memcmp(again.part, pub->part, sizeof pub->part) == 0;
}

static const char *check_held(const struct cubes_public *pub, const struct cubes_count *count)
{
    uint8_t held = cubes_held_mask(pub);
    if (held == CUBES_ALL) {
        return "four dice are held at most";
    }
    /* A combination of all five dice replaces the points of held dice. */
    bool right = count->replaces ? pub->held == 0 : cubes_held_can_bring(pub->face, held, pub->held);
    return right ? NULL : "held points are what the held dice can have brought";
}

static const char *check_ways(const struct cubes_public *pub, const struct cubes_count *count)
{
    struct move moves[GAME_MOVES_MAX];
    int moves_count = cubes_moves(pub, moves);
    int ways = 0;
    for (int i = 0; i < moves_count; i++) {
        ways += moves[i].kind == CUBES_MOVE_ROLL;
    }
    bool all = cubes_all_five(pub);
    if (!all && count->found_count > PARTS_TO_CHOOSE) {
        return "a blank die leaves room for four combinations";
    }
    int wanted = all ? 1 : (1 << count->found_count) - 1;
    return ways == wanted ? NULL : "one way to roll for each set of combinations left";
}

static const char *check_rolled(const struct cubes_public *pub)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        if (pub->face[place] >= CUBES_FACES || (pub->face[place] == CUBES_JOKER && !pub->jokers)) {
            return "every die shows a face that it has";
        }
        if (pub->part[place] == CUBES_PART_NONE || pub->part[place] >= CUBES_PART_FIRST + CUBES_DICE) {
            return "every die is held, blank or in a combination";
        }
    }
    if (!in_fifties(pub->safe) || !in_fifties(pub->held) || !in_fifties(pub->last)) {
        return "points are multiples of 50";
    }
    struct cubes_count count;
    cubes_count_last(pub, &count);
    if (count.found_count == 0) {
        return "something of the last roll scores";
    }
    if (count.points != pub->last || !lie_as_counted(pub, &count)) {
        return "the last roll is counted as it lies";
    }
    const char *broken = check_held(pub, &count);
    return broken ? broken : check_ways(pub, &count);
}

const char *cubes_check(const void *memory)
{
    const struct cubes_public *pub = memory;
    const char *broken = check_seats(pub);
    broken = broken ? broken : check_end(pub);
    if (!broken) {
        broken = pub->phase == CUBES_PHASE_ROLLED ? check_rolled(pub) : check_no_dice(pub);
    }
    return broken;
}
