/* SPDX-License-Identifier: MIT */
/* The points of a hand, line by line. */
#include "games/mille/inside.h"

void mille_score(const struct mille_public *pub, int side, int16_t lines[SCORE_LINES])
{
    const struct mille_side *own = &pub->side[side];
    int units[SCORE_LINES] = {[SCORE_MILES] = own->miles};
    for (int i = 0; i < SAFETY_KINDS; i++) {
        units[SCORE_EACH_SAFETY] += own->safety[i] != SAFETY_ABSENT;
        units[SCORE_COUP_FOURRE] += own->safety[i] == SAFETY_COUP_FOURRE;
    }
    units[SCORE_ALL_SAFETIES] = units[SCORE_EACH_SAFETY] == SAFETY_KINDS;
    if (pub->trip_side == side) {
        bool others_moved = false;
        for (int other = 0; other < pub->sides; other++) {
            others_moved = others_moved || (other != side && pub->side[other].miles > 0);
        }
        units[SCORE_TRIP] = 1;
        units[SCORE_SAFE_TRIP] = own->distance[mille_distance_index(CARD_200)] == 0;
        units[SCORE_DELAYED_ACTION] = pub->deck_out_at_trip;
        units[SCORE_EXTENSION] = pub->goal == GOAL_EXTENDED;
        units[SCORE_SHUT_OUT] = !others_moved;
    }
    for (int code = 0; code < SCORE_LINES; code++) {
        lines[code] = (int16_t)(units[code] * mille_points[code]);
    }
}

int mille_hand_total(const struct mille_public *pub, int side)
{
    int16_t lines[SCORE_LINES];
    mille_score(pub, side, lines);
    int total = 0;
    for (int code = 0; code < SCORE_LINES; code++) {
        total += lines[code];
    }
    return total;
}

int mille_overall(const struct mille_public *pub, int side)
{
    return pub->side[side].total + mille_hand_total(pub, side);
}
