/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/race.h"

#include "base/check.h"

#include <string.h>

/* What a safety prevents, and the safety itself. */
static const uint32_t protects[SAFETY_KINDS] = {
    [0] = (1u << CARD_OUT_OF_GAS) | (1u << CARD_EXTRA_TANK),
    [CARD_PUNCTURE_PROOF - CARD_EXTRA_TANK] = (1u << CARD_FLAT_TIRE) | (1u << CARD_PUNCTURE_PROOF),
    [CARD_DRIVING_ACE - CARD_EXTRA_TANK] = (1u << CARD_ACCIDENT) | (1u << CARD_DRIVING_ACE),
    [CARD_RIGHT_OF_WAY - CARD_EXTRA_TANK] =
        (1u << CARD_STOP) | (1u << CARD_SPEED_LIMIT) | (1u << CARD_RIGHT_OF_WAY),
};

card_set race_safe(const struct mille_side *side)
{
    card_set safe = 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        safe |= side->safety[i] != SAFETY_ABSENT ? protects[i] : 0;
    }
    return safe;
}

void race_see_side(struct racer *racer, const struct mille_side *side)
{
    racer->battle = side->battle;
    racer->limited = side->speed == CARD_SPEED_LIMIT;
    racer->fresh = side->fresh;
    racer->racers = side->distance[mille_distance_index(CARD_200)];
    racer->miles = side->miles;
    racer->safe = race_safe(side);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        racer->coups = (uint8_t)(racer->coups + (side->safety[i] == SAFETY_COUP_FOURRE));
    }
}

void race_see(struct race *race, const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    CHECK(pub->seats == RACERS && pub->sides == RACERS);
    memset(race, 0, sizeof *race);
    for (int side = 0; side < RACERS; side++) {
        race_see_side(&race->side[side], &pub->side[side]);
    }
    mille_unseen(seen, race->hidden);
    for (int i = 0; i < seen->own.count; i++) {
        race_give(&race->side[seen->seat], seen->own.card[i]);
        race->hidden[seen->own.card[i]]++;
    }
    race->side[1 - seen->seat].count = pub->hand[1 - seen->seat];
    race->left = pub->deck;
    race->turn = pub->turn;
    race->phase = pub->phase == PHASE_GAME_OVER ? PHASE_HAND_OVER : pub->phase;
    race->trip = pub->trip_side;
    race->deck_out_at_trip = pub->deck_out_at_trip != 0;
    race->may_extend = pub->option[OPTION_EXTENSION] == EXTENSION_ON;
    race->play_out = pub->option[OPTION_DECK_END] == DECK_END_EMPTY_HANDS;
    race->goal = pub->goal;
    memcpy(race->recent, pub->recent, sizeof race->recent);
}

struct move race_move(const struct race *race, int action)
{
    switch (action) {
    case ACTION_DRAW:
        return (struct move){.kind = MOVE_DRAW};
    case ACTION_EXTEND:
        return (struct move){.kind = MOVE_EXTEND};
    case ACTION_FINISH:
        return (struct move){.kind = MOVE_FINISH};
    default:
        break;
    }
    if (action >= DISCARDED) {
        return (struct move){.kind = MOVE_DISCARD, .card = (uint8_t)(action - DISCARDED)};
    }
    int target = card_in(SET_HAZARDS, action) ? 1 - race->turn : race->turn;
    return (struct move){.kind = MOVE_PLAY, .card = (uint8_t)action, .target = (uint8_t)target};
}

int race_action(struct move move)
{
    switch (move.kind) {
    case MOVE_DRAW:
        return ACTION_DRAW;
    case MOVE_EXTEND:
        return ACTION_EXTEND;
    case MOVE_FINISH:
        return ACTION_FINISH;
    case MOVE_DISCARD:
        return move.card + DISCARDED;
    default:
        CHECK(move.kind == MOVE_PLAY);
        return move.card;
    }
}

static inline void play_safety(struct race *race, int card)
{
    struct racer *own = &race->side[race->turn];
    card_set prevented = protects[card - CARD_EXTRA_TANK];
    bool lifts_battle = card_in(prevented & SET_HAZARDS, own->battle);
    bool lifts_limit = own->limited && card == CARD_RIGHT_OF_WAY;
    if ((lifts_battle && (own->fresh & FRESH_BATTLE)) || (lifts_limit && (own->fresh & FRESH_SPEED))) {
        own->coups++;
    }
    if (lifts_battle) {
        own->battle = CARD_GO;
        own->fresh = (uint8_t)(own->fresh & ~FRESH_BATTLE);
    }
    if (lifts_limit) {
        own->limited = false;
        own->fresh = (uint8_t)(own->fresh & ~FRESH_SPEED);
    }
    own->safe |= prevented;
    if (race->left > 0) {
        race->phase = PHASE_DRAW;
    } else if (own->count == 0) {
        race_end_turn(race);
    } else {
        race->phase = race_stuck(race) ? PHASE_HAND_OVER : PHASE_PLAY;
    }
}

static inline void play_distance(struct race *race, int card)
{
    struct racer *own = &race->side[race->turn];
    own->miles = (int16_t)(own->miles + mille_cards[card].miles);
    own->racers = (uint8_t)(own->racers + (card == CARD_200));
    if (own->miles < race->goal) {
        race_end_turn(race);
        return;
    }
    race->trip = (int8_t)race->turn;
    race->deck_out_at_trip = race->left == 0;
    race->phase = race->may_extend && race->goal == GOAL_MILES ? PHASE_EXTEND : PHASE_HAND_OVER;
}

static inline void play_card(struct race *race, int card)
{
    struct racer *own = &race->side[race->turn];
    struct racer *opponent = &race->side[1 - race->turn];
    race_take(own, card);
    race->hidden[card]--;
    if (card_in(SET_DISTANCES, card)) {
        play_distance(race, card);
        return;
    }
    if (card_in(SET_SAFETIES, card)) {
        play_safety(race, card);
        return;
    }
    if (card == CARD_SPEED_LIMIT) {
        opponent->limited = true;
        opponent->fresh |= FRESH_SPEED;
    } else if (card == CARD_END_OF_LIMIT) {
        own->limited = false;
    } else if (card_in(SET_BATTLE_HAZARDS, card)) {
        opponent->battle = (uint8_t)card;
        opponent->fresh |= FRESH_BATTLE;
    } else {
        own->battle = (uint8_t)card;
    }
    race_end_turn(race);
}

void race_do(struct race *race, int action)
{
    if (action < DISCARDED) {
        play_card(race, action);
    } else if (action < ACTION_DRAW) {
        race_take(&race->side[race->turn], action - DISCARDED);
        race->hidden[action - DISCARDED]--;
        race_end_turn(race);
    } else if (action == ACTION_DRAW) {
        race_draw(race);
    } else if (action == ACTION_EXTEND) {
        race->goal = GOAL_EXTENDED;
        race->trip = -1;
        race->deck_out_at_trip = false;
        race_end_turn(race);
    } else {
        race->phase = PHASE_HAND_OVER;
    }
}

int race_points_so_far(const struct race *race, int side)
{
    const struct racer *own = &race->side[side];
    return own->miles + set_count(own->safe & SET_SAFETIES) * mille_points[SCORE_EACH_SAFETY] +
           own->coups * mille_points[SCORE_COUP_FOURRE];
}

int race_points(const struct race *race, int side)
{
    const struct racer *own = &race->side[side];
    int points = race_points_so_far(race, side);
    points += (own->safe & SET_SAFETIES) == SET_SAFETIES ? mille_points[SCORE_ALL_SAFETIES] : 0;
    if (race->trip == side) {
        points += mille_points[SCORE_TRIP];
        points += own->racers == 0 ? mille_points[SCORE_SAFE_TRIP] : 0;
        points += race->deck_out_at_trip ? mille_points[SCORE_DELAYED_ACTION] : 0;
        points += race->goal == GOAL_EXTENDED ? mille_points[SCORE_EXTENSION] : 0;
        points += race->side[1 - side].miles == 0 ? mille_points[SCORE_SHUT_OUT] : 0;
    }
    return points;
}
