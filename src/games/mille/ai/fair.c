/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/fair.h"

#include "games/mille/inside.h"

enum { LEAD_MILE = 3 }; /* points that a mile counts more than its point */

int mille_lead(const struct mille_public *pub, int side)
{
    return mille_overall(pub, side) + LEAD_MILE * pub->side[side].miles;
}

int mille_likeliest(const struct mille_public *pub, int apart_from)
{
    int best = -1, most = 0;
    for (int step = 1; step < pub->sides; step++) {
        int side = (apart_from + step) % pub->sides;
        int lead = pub->sides > 2 ? mille_lead(pub, side) : 0;
        if (best < 0 || lead > most) {
            best = side;
            most = lead;
        }
    }
    return best;
}

static bool is_hazard(struct move move)
{
    return move.kind == MOVE_PLAY && card_in(SET_HAZARDS, move.card);
}

/* Whether the first of two plays of a hazard goes to the side likelier to win. */
static bool fairer(const struct mille_public *pub, const int *lead, int a, int b)
{
    int own = mille_side_of(pub, pub->turn);
    int after_a = (a - own + pub->sides) % pub->sides, after_b = (b - own + pub->sides) % pub->sides;
    return lead[a] > lead[b] || (lead[a] == lead[b] && after_a < after_b);
}

int mille_fair_moves(const struct mille_public *pub, const struct mille_hand *hand,
                     struct move moves[GAME_MOVES_MAX])
{
    int count = mille_moves(pub, hand, moves);
    if (pub->sides == 2 || pub->phase != PHASE_PLAY) {
        return count;
    }
    int lead[SIDES_MAX], at[CARD_KINDS], kept = 0;
    for (int side = 0; side < pub->sides; side++) {
        lead[side] = mille_lead(pub, side);
    }
    for (int card = 0; card < CARD_KINDS; card++) {
        at[card] = -1;
    }
    for (int i = 0; i < count; i++) {
        int *place = &at[moves[i].card];
        if (!is_hazard(moves[i]) || *place < 0) {
            *place = is_hazard(moves[i]) ? kept : *place;
            moves[kept++] = moves[i];
        } else if (fairer(pub, lead, moves[i].target, moves[*place].target)) {
            moves[*place] = moves[i];
        }
    }
    return kept;
}
