/* SPDX-License-Identifier: MIT */
/* The points of a hand, line by line. */
#include "games/mille/inside.h"

int mille_unit_points(const uint8_t option[GAME_OPTIONS_MAX], enum mille_score_code code)
{
    bool fewer = code == SCORE_COUP_FOURRE && option[OPTION_COUP_POINTS] == COUP_POINTS_200;
    return fewer ? COUP_FEWER_POINTS : mille_points[code];
}

static bool hand_is_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER;
}

/* With SHUT_OUT_ALL the 500 of a completed trip, which leaves all others without a mile; with SHUT_OUT_EACH
 * those of any side with miles, once, at the end of a hand in which some side has none. */
static bool shuts_out(const struct mille_public *pub, int side)
{
    bool each = pub->option[OPTION_SHUT_OUT] == SHUT_OUT_EACH;
    if (each ? !hand_is_over(pub) || pub->side[side].miles == 0 : pub->trip_side != side) {
        return false;
    }
    int without = 0;
    for (int other = 0; other < pub->sides; other++) {
        without += other != side && pub->side[other].miles == 0;
    }
    return without >= (each ? 1 : pub->sides - 1);
}

/* With EXTENSION_PAY_FINISHER the 200 of who arrives after an extension. With EXTENSION_PAY_CALLER those of
 * the side that called it and arrives, else those of every other side at the end of the hand. */
static bool extension_pays(const struct mille_public *pub, int side)
{
    if (pub->option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_FINISHER) {
        return pub->trip_side == side && pub->goal > mille_first_goal(pub);
    }
    bool made = pub->trip_side >= 0 && pub->trip_side == pub->caller;
    return pub->caller >= 0 && (side == pub->caller ? made : hand_is_over(pub) && !made);
}

void mille_score(const struct mille_public *pub, int side, int16_t lines[SCORE_LINES])
{
    const struct mille_side *own = &pub->side[side];
    int units[SCORE_LINES] = {[SCORE_MILES] = own->miles < pub->goal ? own->miles : pub->goal};
    for (int i = 0; i < SAFETY_KINDS; i++) {
        units[SCORE_EACH_SAFETY] += own->safety[i] != SAFETY_ABSENT;
        units[SCORE_COUP_FOURRE] += own->safety[i] == SAFETY_COUP_FOURRE;
    }
    units[SCORE_ALL_SAFETIES] = units[SCORE_EACH_SAFETY] == SAFETY_KINDS;
    if (pub->trip_side == side) {
        int bonuses = pub->option[OPTION_BONUSES];
        units[SCORE_TRIP] = 1;
        units[SCORE_SAFE_TRIP] =
            bonuses != BONUSES_NONE && own->distance[mille_distance_index(CARD_200)] == 0;
        units[SCORE_DELAYED_ACTION] = bonuses == BONUSES_ALL && pub->deck_out_at_trip;
    }
    units[SCORE_EXTENSION] = extension_pays(pub, side);
    units[SCORE_SHUT_OUT] = pub->option[OPTION_BONUSES] == BONUSES_ALL && shuts_out(pub, side);
    for (int code = 0; code < SCORE_LINES; code++) {
        lines[code] = (int16_t)(units[code] * mille_unit_points(pub->option, (enum mille_score_code)code));
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
