/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/rival.h"

#include "games/mille/ai/fair.h"
#include "games/mille/ai/neural_eval.h"

#include <string.h>

enum {
    LESS_FOR_ONE = 200, /* tenths of a point that a hazard is worth less for each further opposing side */
    PAIRED_SEATS = 4,
    NEVER = 1 << 20, /* tenths of a point: safeties are not thrown away */
};

bool race_fits(const struct mille_public *pub)
{
    for (int i = OPTION_DECK_END + 1; i < MILLE_OPTION_COUNT; i++) {
        if (pub->option[i] != 0) {
            return false;
        }
    }
    return pub->seats == RACERS && pub->option[OPTION_DECK_END] != DECK_END_RESHUFFLE;
}

bool rival_two_pairs(const struct mille_public *pub)
{
    return pub->seats == PAIRED_SEATS && pub->sides == RACERS;
}

bool rival_knows(const struct mille_public *pub)
{
    static const uint8_t usual[] = {OPTION_AFTER_CURE, OPTION_HAZARD_ON, OPTION_RACERS, OPTION_FINISH,
                                    OPTION_DISCARD};
    for (size_t i = 0; i < sizeof usual; i++) {
        if (pub->option[usual[i]] != 0) {
            return false;
        }
    }
    int goal = pub->option[OPTION_GOAL];
    return rival_two_pairs(pub) ? goal == GOAL_1000 : pub->seats == pub->sides && goal == GOAL_700;
}

static const struct neural_eval *judge_of(const struct mille_public *pub)
{
    return rival_two_pairs(pub) ? &neural_eval_paired : &neural_eval_weights;
}

/* Takes a side into a race. Where a repair lets it drive on, it stands as after a Go. */
static void take_side(const struct mille_public *pub, int side, struct racer *racer)
{
    race_see_side(racer, &pub->side[side]);
    if (mille_can_go(pub, side) && !race_can_go(racer)) {
        racer->battle = CARD_GO;
    }
    if (pub->option[OPTION_RACERS] == RACERS_ANY) {
        racer->racers = (uint8_t)least(racer->racers, RACERS_MAX - 1);
    }
}

void rival_race(const struct mille_public *pub, int own_seat, const struct mille_hand *hand, int rival_seat,
                const uint8_t hidden[CARD_KINDS], struct race *race)
{
    memset(race, 0, offsetof(struct race, deck));
    take_side(pub, mille_side_of(pub, own_seat), &race->side[RIVAL_SELF]);
    take_side(pub, mille_side_of(pub, rival_seat), &race->side[RIVAL_OTHER]);
    for (int i = 0; i < hand->count; i++) {
        race_give(&race->side[RIVAL_SELF], hand->card[i]);
    }
    race->side[RIVAL_OTHER].count = pub->hand[rival_seat];
    memcpy(race->hidden, hidden, sizeof race->hidden);
    race->left = (uint8_t)((pub->deck * RACERS + pub->sides - 1) / pub->sides);
    race->turn = RIVAL_SELF;
    race->phase = pub->phase == PHASE_ANSWER ? PHASE_DRAW : pub->phase;
    race->trip = -1;
    race->deck_out_at_trip = false;
    race->may_extend = pub->option[OPTION_EXTENSION] == EXTENSION_ON;
    race->play_out = pub->option[OPTION_DECK_END] == DECK_END_EMPTY_HANDS;
    race->goal = pub->goal;
    memcpy(race->recent[RIVAL_SELF], pub->recent[own_seat], RECENT_CARDS);
    memcpy(race->recent[RIVAL_OTHER], pub->recent[rival_seat], RECENT_CARDS);
}

/* The seat of a side that plays next. */
static int next_of(const struct mille_public *pub, int side)
{
    int seat = pub->turn;
    do {
        seat = (seat + 1) % pub->seats;
    } while (mille_side_of(pub, seat) != side);
    return seat;
}

/* The value of one move in a race against a rival. */
static int32_t value_in(const struct neural_eval *judge, const struct race *race, struct move move)
{
    if (move.kind == MOVE_DISCARD && card_in(SET_SAFETIES, move.card)) {
        return -NEVER;
    }
    uint8_t action = (uint8_t)(move.kind == MOVE_PASS ? ACTION_DRAW : race_action(move));
    struct race arrives;
    if (move.kind == MOVE_PLAY && card_in(SET_DISTANCES, move.card) &&
        race_rest(race, RIVAL_SELF) < mille_cards[move.card].miles) {
        arrives = *race; /* more miles than are wanted count as the exact ones */
        arrives.side[RIVAL_SELF].miles = (int16_t)(race->goal - mille_cards[move.card].miles);
        race = &arrives;
    }
    int32_t value;
    neural_eval_values(judge, race, &action, 1, &value);
    return value;
}

static bool is_hazard(struct move move)
{
    return move.kind == MOVE_PLAY && card_in(SET_HAZARDS, move.card);
}

void rival_values(const struct mille_observation *seen, const struct move *moves, int count, int32_t *value)
{
    const struct mille_public *pub = &seen->pub;
    int own = mille_side_of(pub, seen->seat), sides = pub->sides;
    int main_rival = mille_likeliest(pub, own);
    const struct neural_eval *judge = judge_of(pub);
    uint8_t hidden[CARD_KINDS];
    mille_unseen(seen, hidden);
    for (int i = 0; i < seen->own.count; i++) {
        hidden[seen->own.card[i]]++;
    }
    struct race race[SIDES_MAX];
    int32_t most[SIDES_MAX]; /* of the moves that are no hazards, against each rival */
    for (int side = 0; side < sides; side++) {
        most[side] = INT32_MIN;
        if (side != own) {
            rival_race(pub, seen->seat, &seen->own, next_of(pub, side), hidden, &race[side]);
        }
    }
    for (int i = 0; i < count; i++) {
        for (int side = 0; side < sides && !is_hazard(moves[i]); side++) {
            if (side != own) {
                int32_t at = value_in(judge, &race[side], moves[i]);
                most[side] = at > most[side] ? at : most[side];
                value[i] = side == main_rival ? at : value[i];
            }
        }
    }
    for (int i = 0; i < count; i++) {
        if (is_hazard(moves[i])) {
            int side = moves[i].target;
            value[i] = value_in(judge, &race[side], moves[i]) - most[side] + most[main_rival] -
                       LESS_FOR_ONE * (sides - RACERS);
        }
    }
}

/* A coup fourré of the seat in turn that it holds the safety for, else a draw or a pass; -1: there is
 * neither. */
static int before_choices(const struct mille_public *pub, const struct move *moves, int count)
{
    int coup = mille_coup_chance(pub, mille_side_of(pub, pub->turn)), other = -1;
    for (int i = 0; i < count; i++) {
        if (moves[i].kind == MOVE_PLAY && moves[i].card == coup) {
            return i;
        }
        other = moves[i].kind != MOVE_PLAY && moves[i].kind != MOVE_DISCARD ? i : other;
    }
    return other;
}

struct move rival_paired_move(const struct neural_eval *judge, const struct mille_public *pub,
                              const struct mille_hand *hand, const uint8_t hidden[CARD_KINDS])
{
    struct move moves[GAME_MOVES_MAX];
    uint8_t action[GAME_MOVES_MAX], at[GAME_MOVES_MAX];
    int32_t value[GAME_MOVES_MAX];
    int legal = mille_moves(pub, hand, moves), count = 0, best = 0;
    int first = before_choices(pub, moves, legal);
    if (first >= 0) {
        return moves[first];
    }
    for (int i = 0; i < legal; i++) {
        if (moves[i].kind == MOVE_PLAY || !card_in(SET_SAFETIES, moves[i].card)) {
            at[count] = (uint8_t)i;
            action[count++] = (uint8_t)race_action(moves[i]);
        }
    }
    if (count == 0) {
        return moves[0];
    }
    struct race race;
    int rival = next_of(pub, 1 - mille_side_of(pub, pub->turn));
    rival_race(pub, pub->turn, hand, rival, hidden, &race);
    neural_eval_values(judge, &race, action, count, value);
    for (int i = 1; i < count; i++) {
        best = value[i] > value[best] ? i : best;
    }
    return moves[at[best]];
}
