/* SPDX-License-Identifier: MIT */
/* The test of legality. Each rule is a veto: a set of cards that it forbids, and the reason. A card that no
 * veto forbids may be played. Of several reasons the first in the list is given; the lists begin with those
 * that the player cannot change in this hand. */
#include "games/mille/inside.h"

struct veto {
    card_set cards;
    refusal why;
};

enum { VETOES_MAX = 4 };

/* The set if the condition holds, else nothing. */
static inline card_set set_if(bool condition, card_set set)
{
    return set & (0u - (card_set)condition);
}

/* The tops of a battle pile that let a side without Right of Way go. */
static inline card_set goes_on(const struct mille_public *pub)
{
    return card_bit(CARD_GO) | set_if(pub->option[OPTION_AFTER_CURE] == AFTER_CURE_DRIVE, SET_CURES);
}

static inline bool can_go(const struct mille_public *pub, const struct mille_side *side)
{
    bool right_of_way = side->safety[mille_safety_index(CARD_RIGHT_OF_WAY)] != SAFETY_ABSENT;
    card_set going = goes_on(pub) | set_if(right_of_way, ~SET_HAZARDS);
    return card_in(going, side->battle);
}

static inline card_set distances_above(int miles)
{
    card_set above = 0;
    if (miles >= mille_cards[CARD_200].miles) {
        return above;
    }
    for (int card = CARD_25; card <= CARD_200; card++) {
        above |= (card_set)(mille_cards[card].miles > miles) << card;
    }
    return above;
}

/* The vetoes of each family return all that they forbid together. Safeties are always legal. */
static inline card_set distance_vetoes(const struct mille_public *pub, int side, struct veto veto[VETOES_MAX])
{
    const struct mille_side *own = &pub->side[side];
    bool hazard = card_in(SET_BATTLE_HAZARDS, own->battle);
    bool limited = own->speed == CARD_SPEED_LIMIT;
    bool racers = own->distance[mille_distance_index(CARD_200)] >= RACERS_MAX &&
                  pub->option[OPTION_RACERS] == RACERS_TWO;
    bool exact = pub->option[OPTION_FINISH] == FINISH_EXACT;
    veto[0] = (struct veto){set_if(racers, card_bit(CARD_200)), REFUSED_TWO_RACERS};
    veto[1] = (struct veto){exact ? distances_above(pub->goal - own->miles) : 0, REFUSED_BEYOND_GOAL};
    veto[2] = (struct veto){set_if(!can_go(pub, own), SET_DISTANCES),
                            hazard ? REFUSED_STOPPED_BY : REFUSED_NEED_GO};
    veto[3] = (struct veto){limited ? distances_above(LIMIT_MILES) : 0, REFUSED_SPEED_LIMIT};
    return veto[0].cards | veto[1].cards | veto[2].cards | veto[3].cards;
}

static inline card_set remedy_vetoes(const struct mille_public *pub, int side, struct veto veto[VETOES_MAX])
{
    const struct mille_side *own = &pub->side[side];
    bool going = card_in(goes_on(pub), own->battle);
    bool waits_for_cure = card_in(SET_BATTLE_HAZARDS & ~card_bit(CARD_STOP), own->battle);
    card_set cure = card_bit(mille_cards[own->battle].remedy);
    veto[0] = (struct veto){SET_CURES & ~cure, REFUSED_NOTHING_TO_CURE};
    veto[1] = (struct veto){set_if(going, card_bit(CARD_GO)), REFUSED_ALREADY_GO};
    veto[2] = (struct veto){set_if(waits_for_cure, card_bit(CARD_GO)), REFUSED_CURE_FIRST};
    veto[3] = (struct veto){set_if(own->speed != CARD_SPEED_LIMIT, card_bit(CARD_END_OF_LIMIT)),
                            REFUSED_NOT_LIMITED};
    return veto[0].cards | veto[1].cards | veto[2].cards | veto[3].cards;
}

static inline card_set hazard_vetoes(const struct mille_public *pub, int target, struct veto veto[VETOES_MAX])
{
    const struct mille_side *victim = &pub->side[target];
    card_set safe = 0;
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        int safety = mille_safety_index(mille_cards[card].safety);
        safe |= (card_set)(victim->safety[safety] != SAFETY_ABSENT) << card;
    }
    bool limited = victim->speed == CARD_SPEED_LIMIT;
    bool any = pub->option[OPTION_HAZARD_ON] == HAZARD_ON_ANY && victim->battle != CARD_NONE;
    veto[0] = (struct veto){safe, REFUSED_TARGET_SAFE};
    veto[1] = (struct veto){set_if(any, card_bit(victim->battle) & SET_BATTLE_HAZARDS), REFUSED_TARGET_SAME};
    veto[2] = (struct veto){set_if(!any && !can_go(pub, victim), SET_BATTLE_HAZARDS), REFUSED_TARGET_STOPPED};
    veto[3] = (struct veto){set_if(limited, card_bit(CARD_SPEED_LIMIT)), REFUSED_TARGET_LIMITED};
    return veto[0].cards | veto[1].cards | veto[2].cards | veto[3].cards;
}

/* The cards of `held` that a side may play on itself, or on another. */
static inline card_set playable_own(const struct mille_public *pub, int side, card_set held)
{
    struct veto veto[VETOES_MAX];
    card_set forbidden = distance_vetoes(pub, side, veto);
    forbidden |= remedy_vetoes(pub, side, veto);
    return held & ~SET_HAZARDS & ~forbidden;
}

static inline card_set playable_at(const struct mille_public *pub, int target, card_set held)
{
    struct veto veto[VETOES_MAX];
    return held & SET_HAZARDS & ~hazard_vetoes(pub, target, veto);
}

card_set mille_playable(const struct mille_public *pub, int side, card_set held)
{
    card_set playable = playable_own(pub, side, held);
    for (int target = 0; target < pub->sides; target++) {
        playable |= target == side ? 0 : playable_at(pub, target, held);
    }
    return playable;
}

/* The cards that the seat in turn may discard. */
static inline card_set discardable(const struct mille_public *pub, int side, card_set held)
{
    switch (pub->option[OPTION_DISCARD]) {
    case DISCARD_ANY:
        return held;
    case DISCARD_FORCED:
        return mille_playable(pub, side, held) != 0 ? 0 : held;
    default:
        return held & ~SET_SAFETIES;
    }
}

/* The answer to the question for a coup fourre, as a set of at most one card. */
static inline card_set answers(const struct mille_public *pub, int side, card_set held)
{
    return held & card_bit(mille_coup_chance(pub, side));
}

static refusal play_refusal(const struct mille_public *pub, struct move move)
{
    int side = mille_side_of(pub, pub->turn);
    enum mille_family family = mille_cards[move.card].family;
    if (move.target >= pub->sides || (family == FAMILY_HAZARD) == (move.target == side)) {
        return REFUSED_WRONG_SIDE;
    }
    if (pub->phase == PHASE_ANSWER) {
        return card_in(answers(pub, side, card_bit(move.card)), move.card) ? REFUSAL_NONE : REFUSED_PHASE;
    }
    if (family == FAMILY_SAFETY) {
        return REFUSAL_NONE;
    }
    if (pub->phase == PHASE_DRAW) {
        return REFUSED_DRAW_FIRST;
    }
    struct veto veto[VETOES_MAX];
    card_set forbidden = family == FAMILY_DISTANCE ? distance_vetoes(pub, side, veto)
                         : family == FAMILY_REMEDY ? remedy_vetoes(pub, side, veto)
                                                   : hazard_vetoes(pub, move.target, veto);
    if (!card_in(forbidden, move.card)) {
        return REFUSAL_NONE;
    }
    int first = 0;
    while (!card_in(veto[first].cards, move.card)) {
        first++;
    }
    return veto[first].why;
}

static inline refusal card_refusal(const struct mille_public *pub, const struct mille_hand *hand,
                                   struct move move)
{
    if (move.card == CARD_NONE || move.card >= CARD_KINDS ||
        (move.kind == MOVE_DISCARD && move.target != 0)) {
        return REFUSED_NOT_A_MOVE;
    }
    bool answer = pub->phase == PHASE_ANSWER && move.kind == MOVE_PLAY;
    if (pub->phase != PHASE_DRAW && pub->phase != PHASE_PLAY && !answer) {
        return REFUSED_PHASE;
    }
    if (!card_in(mille_held(hand), move.card)) {
        return REFUSED_NOT_IN_HAND;
    }
    if (move.kind == MOVE_PLAY) {
        return play_refusal(pub, move);
    }
    if (card_in(SET_SAFETIES, move.card) && pub->option[OPTION_DISCARD] == DISCARD_FREE) {
        return REFUSED_DISCARD_SAFETY;
    }
    if (pub->phase == PHASE_DRAW) {
        return REFUSED_DRAW_FIRST;
    }
    bool may = card_in(discardable(pub, mille_side_of(pub, pub->turn), mille_held(hand)), move.card);
    return may ? REFUSAL_NONE : REFUSED_DISCARD_FORCED;
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
        return pub->phase == PHASE_DRAW   ? REFUSAL_NONE
               : pub->phase == PHASE_PLAY ? REFUSED_ALREADY_DRAWN
                                          : REFUSED_PHASE;
    case MOVE_EXTEND:
    case MOVE_FINISH:
        return pub->phase == PHASE_EXTEND ? REFUSAL_NONE : REFUSED_PHASE;
    case MOVE_PASS:
        return pub->phase == PHASE_ANSWER ? REFUSAL_NONE : REFUSED_PHASE;
    case MOVE_NEXT:
        return pub->phase == PHASE_HAND_OVER || pub->phase == PHASE_GAME_OVER ? REFUSAL_NONE : REFUSED_PHASE;
    default:
        return REFUSED_NOT_A_MOVE;
    }
}

/* All that a seat may do, as one set of moves: a card on the own side, a hazard on each side, a discard,
 * a move without a card. */
typedef uint64_t move_set;

enum {
    HAZARD_KINDS = CARD_SPEED_LIMIT - CARD_OUT_OF_GAS + 1,
    AT_OWN = 0,                                        /* + card */
    AT_HAZARD = AT_OWN + CARD_KINDS,                   /* + target * HAZARD_KINDS + card - CARD_OUT_OF_GAS */
    AT_DISCARD = AT_HAZARD + SIDES_MAX * HAZARD_KINDS, /* + card; safeties at discard_place */
    AT_KIND = AT_DISCARD + CARD_EXTRA_TANK,            /* + kind */
};
_Static_assert(AT_KIND + MOVE_PASS < 64, "every move has a place in the set");

/* The place of the first discarded safety: those of hazards on the own side, which are never legal. */
static inline int discard_place(int side)
{
    return AT_HAZARD + side * HAZARD_KINDS;
}

static inline move_set kind_bit(int kind)
{
    return (move_set)1 << (AT_KIND + kind);
}

static inline move_set legal_set(const struct mille_public *pub, const struct mille_hand *hand)
{
    int side = mille_side_of(pub, pub->turn);
    card_set held = mille_held(hand);
    switch (pub->phase) {
    case PHASE_DRAW:
        return kind_bit(MOVE_DRAW) | (held & SET_SAFETIES);
    case PHASE_PLAY: {
        move_set set = playable_own(pub, side, held);
        for (int step = 1; step < pub->sides; step++) {
            int target = side + step < pub->sides ? side + step : side + step - pub->sides;
            move_set at = playable_at(pub, target, held) >> CARD_OUT_OF_GAS;
            set |= at << (AT_HAZARD + target * HAZARD_KINDS);
        }
        card_set thrown = discardable(pub, side, held);
        set |= (move_set)(thrown & ~SET_SAFETIES) << AT_DISCARD;
        set |= (move_set)((thrown & SET_SAFETIES) >> CARD_EXTRA_TANK) << discard_place(side);
        return set;
    }
    case PHASE_ANSWER:
        return kind_bit(MOVE_PASS) | answers(pub, side, held);
    case PHASE_EXTEND:
        return kind_bit(MOVE_EXTEND) | kind_bit(MOVE_FINISH);
    default:
        return kind_bit(MOVE_NEXT);
    }
}

/* The move at a place of the set. */
static inline struct move move_at(const struct mille_public *pub, int place)
{
    if (place >= AT_KIND) {
        return (struct move){.kind = (uint8_t)(place - AT_KIND)};
    }
    if (place >= AT_DISCARD) {
        return (struct move){.kind = MOVE_DISCARD, .card = (uint8_t)(place - AT_DISCARD)};
    }
    int side = mille_side_of(pub, pub->turn);
    int card = (place - AT_HAZARD) % HAZARD_KINDS, target = (place - AT_HAZARD) / HAZARD_KINDS;
    if (place < AT_HAZARD) {
        return (struct move){.kind = MOVE_PLAY, .card = (uint8_t)place, .target = (uint8_t)side};
    }
    if (target == side) {
        return (struct move){.kind = MOVE_DISCARD, .card = (uint8_t)(CARD_EXTRA_TANK + card)};
    }
    return (struct move){
        .kind = MOVE_PLAY, .card = (uint8_t)(CARD_OUT_OF_GAS + card), .target = (uint8_t)target};
}

int mille_moves(const struct mille_public *pub, const struct mille_hand *hand,
                struct move moves[GAME_MOVES_MAX])
{
    int count = 0;
    for (move_set set = legal_set(pub, hand); set != 0; set &= set - 1) {
        moves[count++] = move_at(pub, set_lowest(set));
    }
    return count;
}

struct move mille_random_move(const struct mille_public *pub, const struct mille_hand *hand, struct rng *rng)
{
    move_set set = legal_set(pub, hand);
    if ((set & (set - 1)) != 0) {
        for (uint32_t skip = rng_below(rng, (uint32_t)set_count(set)); skip > 0; skip--) {
            set &= set - 1;
        }
    }
    return move_at(pub, set_lowest(set));
}

bool mille_can_go(const struct mille_public *pub, int side)
{
    return can_go(pub, &pub->side[side]);
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
    return mille_cards[mille_coup_hazard(pub, side)].safety;
}

int mille_coup_hazard(const struct mille_public *pub, int side)
{
    const struct mille_side *own = &pub->side[side];
    return own->fresh & FRESH_BATTLE ? own->battle : own->fresh & FRESH_SPEED ? own->speed : CARD_NONE;
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
