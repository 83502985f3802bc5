/* SPDX-License-Identifier: MIT */
/* The one legality. Each rule is a veto: the set of cards that it forbids, and the reason. What none
 * forbids may be played; of several reasons the first in the list is given, and the list puts those
 * first that a player cannot do anything about in this hand. */
#include "games/mille/inside.h"

#include "base/check.h"

struct veto {
    card_set cards;
    refusal why;
};

enum { OWN_VETOES = 7, TARGET_VETOES = 3 };

static bool can_go(const struct mille_side *side)
{
    return side->battle == CARD_GO || (side->safety[mille_safety_index(CARD_RIGHT_OF_WAY)] != SAFETY_ABSENT &&
                                       !card_in(SET_HAZARDS, side->battle));
}

static card_set distances_above(int miles)
{
    card_set above = 0;
    for (int card = CARD_25; card <= CARD_200; card++) {
        above |= (card_set)(mille_cards[card].miles > miles) << card;
    }
    return above;
}

/* The set if the condition holds, else nothing. */
static card_set set_if(bool condition, card_set set)
{
    return condition ? set : 0;
}

/* What a side may not play on itself. Safeties are in none of these: they are always legal. */
static inline void own_vetoes(const struct mille_public *pub, const struct mille_side *own,
                              struct veto veto[OWN_VETOES])
{
    bool hazard = card_in(SET_BATTLE_HAZARDS, own->battle);
    bool limited = own->speed == CARD_SPEED_LIMIT;
    int racers = own->distance[mille_distance_index(CARD_200)];
    card_set cure = card_bit(mille_cards[own->battle].remedy);

    veto[0] = (struct veto){set_if(racers >= RACERS_MAX, card_bit(CARD_200)), REFUSED_TWO_RACERS};
    veto[1] = (struct veto){distances_above(pub->goal - own->miles), REFUSED_BEYOND_GOAL};
    veto[2] =
        (struct veto){set_if(!can_go(own), SET_DISTANCES), hazard ? REFUSED_STOPPED_BY : REFUSED_NEED_GO};
    veto[3] = (struct veto){set_if(limited, distances_above(LIMIT_MILES)), REFUSED_SPEED_LIMIT};
    veto[4] = (struct veto){SET_CURES & ~cure, REFUSED_NOTHING_TO_CURE};
    veto[5] = (struct veto){
        set_if(own->battle == CARD_GO || (hazard && own->battle != CARD_STOP), card_bit(CARD_GO)),
        own->battle == CARD_GO ? REFUSED_ALREADY_GO : REFUSED_CURE_FIRST};
    veto[6] = (struct veto){set_if(!limited, card_bit(CARD_END_OF_LIMIT)), REFUSED_NOT_LIMITED};
}

/* What may not be played on another side. */
static inline void target_vetoes(const struct mille_side *target, struct veto veto[TARGET_VETOES])
{
    card_set safe = 0;
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        int safety = mille_safety_index(mille_cards[card].safety);
        safe |= (card_set)(target->safety[safety] != SAFETY_ABSENT) << card;
    }
    bool limited = target->speed == CARD_SPEED_LIMIT;
    veto[0] = (struct veto){safe, REFUSED_TARGET_SAFE};
    veto[1] = (struct veto){set_if(!can_go(target), SET_BATTLE_HAZARDS), REFUSED_TARGET_STOPPED};
    veto[2] = (struct veto){set_if(limited, card_bit(CARD_SPEED_LIMIT)), REFUSED_TARGET_LIMITED};
}

static inline card_set forbidden(const struct veto *veto, int count)
{
    card_set all = 0;
    for (int i = 0; i < count; i++) {
        all |= veto[i].cards;
    }
    return all;
}

static refusal first_veto(const struct veto *veto, int count, int card)
{
    for (int i = 0; i < count; i++) {
        if (card_in(veto[i].cards, card)) {
            return veto[i].why;
        }
    }
    return REFUSAL_NONE;
}

/* The cards of `held` that may go from one side to another (or to itself). */
static card_set playable_on(const struct mille_public *pub, int side, int target, card_set held)
{
    struct veto veto[OWN_VETOES];
    if (target == side) {
        own_vetoes(pub, &pub->side[side], veto);
        return held & ~SET_HAZARDS & ~forbidden(veto, OWN_VETOES);
    }
    target_vetoes(&pub->side[target], veto);
    return held & SET_HAZARDS & ~forbidden(veto, TARGET_VETOES);
}

card_set mille_playable(const struct mille_public *pub, int side, card_set held)
{
    card_set playable = 0;
    for (int target = 0; target < pub->sides; target++) {
        playable |= playable_on(pub, side, target, held);
    }
    return playable;
}

static refusal play_refusal(const struct mille_public *pub, struct move move)
{
    int side = mille_side_of(pub, pub->turn);
    bool hazard = card_in(SET_HAZARDS, move.card);
    if (move.target >= pub->sides || hazard == (move.target == side)) {
        return REFUSED_WRONG_SIDE;
    }
    if (card_in(SET_SAFETIES, move.card)) {
        return REFUSAL_NONE;
    }
    if (pub->phase == PHASE_DRAW) {
        return REFUSED_DRAW_FIRST;
    }
    struct veto veto[OWN_VETOES];
    if (hazard) {
        target_vetoes(&pub->side[move.target], veto);
        return first_veto(veto, TARGET_VETOES, move.card);
    }
    own_vetoes(pub, &pub->side[side], veto);
    return first_veto(veto, OWN_VETOES, move.card);
}

static bool in_hand(const struct mille_hand *hand, int card)
{
    for (int i = 0; i < hand->count; i++) {
        if (hand->card[i] == card) {
            return true;
        }
    }
    return false;
}

static refusal card_refusal(const struct mille_public *pub, const struct mille_hand *hand, struct move move)
{
    if (move.card == CARD_NONE || move.card >= CARD_KINDS ||
        (move.kind == MOVE_DISCARD && move.target != 0)) {
        return REFUSED_NOT_A_MOVE;
    }
    if (pub->phase != PHASE_DRAW && pub->phase != PHASE_PLAY) {
        return REFUSED_PHASE;
    }
    if (!in_hand(hand, move.card)) {
        return REFUSED_NOT_IN_HAND;
    }
    if (move.kind == MOVE_PLAY) {
        return play_refusal(pub, move);
    }
    if (card_in(SET_SAFETIES, move.card)) {
        return REFUSED_DISCARD_SAFETY;
    }
    return pub->phase == PHASE_DRAW ? REFUSED_DRAW_FIRST : REFUSAL_NONE;
}

refusal mille_legal(const struct mille_public *pub, const struct mille_hand *hand, struct move move)
{
    if (move.extra != 0) {
        return REFUSED_NOT_A_MOVE;
    }
    if (move.kind == MOVE_PLAY || move.kind == MOVE_DISCARD) {
        return card_refusal(pub, hand, move);
    }
    if (move.card != 0 || move.target != 0) {
        return REFUSED_NOT_A_MOVE;
    }
    switch (move.kind) {
    case MOVE_DRAW:
        if (pub->phase == PHASE_PLAY) {
            return REFUSED_ALREADY_DRAWN;
        }
        return pub->phase == PHASE_DRAW ? REFUSAL_NONE : REFUSED_PHASE;
    case MOVE_EXTEND:
    case MOVE_FINISH:
        return pub->phase == PHASE_EXTEND ? REFUSAL_NONE : REFUSED_PHASE;
    case MOVE_NEXT:
        return pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER ? REFUSAL_NONE : REFUSED_PHASE;
    default:
        return REFUSED_NOT_A_MOVE;
    }
}

/* One move for each card of a set, lowest kind first. */
static int add_moves(struct move *moves, int count, int kind, int target, card_set cards)
{
    for (int card = CARD_25; (cards >> card) != 0; card++) {
        if (card_in(cards, card)) {
            CHECK(count < GAME_MOVES_MAX);
            moves[count++] =
                (struct move){.kind = (uint8_t)kind, .card = (uint8_t)card, .target = (uint8_t)target};
        }
    }
    return count;
}

int mille_moves(const struct mille_public *pub, const struct mille_hand *hand,
                struct move moves[GAME_MOVES_MAX])
{
    int side = mille_side_of(pub, pub->turn);
    int count = 0;
    switch (pub->phase) {
    case PHASE_DRAW:
        moves[count++] = (struct move){.kind = MOVE_DRAW};
        return add_moves(moves, count, MOVE_PLAY, side, mille_held(hand) & SET_SAFETIES);
    case PHASE_PLAY: {
        card_set held = mille_held(hand);
        for (int target = 0; target < pub->sides; target++) {
            count = add_moves(moves, count, MOVE_PLAY, target, playable_on(pub, side, target, held));
        }
        return add_moves(moves, count, MOVE_DISCARD, 0, held & ~SET_SAFETIES);
    }
    case PHASE_EXTEND:
        moves[count++] = (struct move){.kind = MOVE_EXTEND};
        moves[count++] = (struct move){.kind = MOVE_FINISH};
        return count;
    default:
        moves[count++] = (struct move){.kind = MOVE_NEXT};
        return count;
    }
}

bool mille_can_go(const struct mille_public *pub, int side)
{
    return can_go(&pub->side[side]);
}

bool mille_has_safety(const struct mille_public *pub, int side, int safety)
{
    return pub->side[side].safety[mille_safety_index(safety)] != SAFETY_ABSENT;
}

bool mille_is_coup(const struct mille_public *pub, int side, int safety)
{
    const struct mille_side *own = &pub->side[side];
    return ((own->fresh & FRESH_BATTLE) && mille_cards[own->battle].safety == safety) ||
           ((own->fresh & FRESH_SPEED) && mille_cards[own->speed].safety == safety);
}

int mille_coup_chance(const struct mille_public *pub, int side)
{
    const struct mille_side *own = &pub->side[side];
    if (own->fresh & FRESH_BATTLE) {
        return mille_cards[own->battle].safety;
    }
    return own->fresh & FRESH_SPEED ? mille_cards[own->speed].safety : CARD_NONE;
}

struct move mille_play_of(const struct mille_public *pub, const struct mille_hand *hand, int card)
{
    int side = mille_side_of(pub, pub->turn);
    struct move move = {.kind = MOVE_PLAY, .card = (uint8_t)card, .target = (uint8_t)side};
    if (!card_in(SET_HAZARDS, card)) {
        return move;
    }
    for (int step = 1; step < pub->sides; step++) {
        move.target = (uint8_t)((side + step) % pub->sides);
        if (mille_legal(pub, hand, move) == REFUSAL_NONE) {
            return move;
        }
    }
    move.target = (uint8_t)((side + 1) % pub->sides);
    return move;
}
