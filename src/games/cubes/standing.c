/* SPDX-License-Identifier: MIT */
/* The standing: which seat is ahead, by how much, and whether this ends the game. Seats that have left do not
 * count. */
#include "games/cubes/inside.h"

int cubes_staying(const struct cubes_public *pub)
{
    int staying = 0;
    for (int seat = 0; seat < pub->seats; seat++) {
        staying += !pub->seat[seat].left;
    }
    return staying;
}

int32_t cubes_highest_but(const struct cubes_public *pub, int but)
{
    int32_t highest = 0;
    for (int seat = 0; seat < pub->seats; seat++) {
        if (seat != but && !pub->seat[seat].left && pub->seat[seat].score > highest) {
            highest = pub->seat[seat].score;
        }
    }
    return highest;
}

int cubes_ahead(const struct cubes_public *pub, int32_t *lead)
{
    int ahead = SEAT_NONE;
    int32_t by = 0;
    for (int seat = 0; seat < pub->seats; seat++) {
        if (pub->seat[seat].left) {
            continue;
        }
        int32_t over = pub->seat[seat].score - cubes_highest_but(pub, seat);
        if (over > 0 || cubes_staying(pub) == 1) {
            ahead = seat;
            by = over;
        }
    }
    if (lead) {
        *lead = by;
    }
    return ahead;
}

bool cubes_wins(const struct cubes_public *pub, int seat)
{
    if (pub->seat[seat].left || pub->seat[seat].score < pub->goal) {
        return false;
    }
    return cubes_staying(pub) == 1 || pub->seat[seat].score >= cubes_highest_but(pub, seat) + CUBES_LEAD;
}

bool cubes_hold_wins(const struct cubes_public *pub)
{
    if (cubes_legal(pub, (struct move){.kind = CUBES_MOVE_HOLD}) != REFUSAL_NONE) {
        return false;
    }
    struct cubes_public held = *pub;
    held.seat[pub->turn].score += cubes_turn_points(pub);
    return cubes_wins(&held, pub->turn);
}

int cubes_winner(const struct cubes_public *pub)
{
    return pub->phase == CUBES_PHASE_OVER ? cubes_ahead(pub, NULL) : SEAT_NONE;
}

bool cubes_overtime(const struct cubes_public *pub)
{
    return pub->phase != CUBES_PHASE_OVER && cubes_highest_but(pub, SEAT_NONE) >= pub->goal;
}
