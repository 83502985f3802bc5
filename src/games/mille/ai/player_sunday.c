/* SPDX-License-Identifier: MIT */
/* The Sunday driver: rates moves as the regular does and makes human mistakes. It overlooks cards in its
 * hand, keeps remedies for hazards that never come, plays safeties too early or forgets one that would be a
 * coup fourré, ignores what is left to the goal, and attacks in anger after an attack. Its mistakes do not
 * depend on the opponent or on the score. */
#include "games/mille/inside.h"

/* How often it makes each mistake, in percent. */
enum {
    OVERLOOKS = 10,    /* a card in the hand that could be played now */
    FORGETS_COUP = 40, /* the safety in hand that would parry */
    IMPATIENT = 5,     /* plays a safety instead of waiting for its coup fourré */
    GOES_HOME = 40,    /* finishes at 700 without considering an extension */
};

/* In points, added to the ratings of the regular. */
enum {
    HOARDING = 15, /* points by which it overrates a remedy or hazard */
    ANGER = 160,   /* points that an attack is worth more while it suffers from one */
    PEACE = 170,   /* points that an attack is worth less otherwise */
};

static bool happens(struct rng *rng, uint32_t percent)
{
    return rng_below(rng, 100) < percent;
}

/* Whether a hazard lies before it. */
static bool is_angry(const struct mille_side *own)
{
    return card_in(SET_BATTLE_HAZARDS, own->battle) || own->speed == CARD_SPEED_LIMIT;
}

/* The worth of a move in its rating. */
static int sunday_worth(const struct mille_observation *seen, struct move move, int worth)
{
    const struct mille_side *own = &seen->pub.side[mille_side_of(&seen->pub, seen->seat)];
    const struct mille_card_facts *facts = &mille_cards[move.card];
    if (move.kind == MOVE_DISCARD) {
        bool dear = facts->family == FAMILY_REMEDY || facts->family == FAMILY_HAZARD;
        return worth - (dear ? HOARDING : 0);
    }
    if (facts->family == FAMILY_DISTANCE && own->miles + facts->miles < seen->pub.goal) {
        return facts->miles; /* prefers long distances, without regard to the rest */
    }
    if (facts->family == FAMILY_HAZARD) {
        return worth + (is_angry(own) ? ANGER : -PEACE);
    }
    return worth;
}

/* Before the draw, and as an answer, only safeties can be played. */
static struct move before_drawing(const struct mille_observation *seen, const struct move *moves,
                                  const int *worth, int count, struct rng *rng)
{
    int side = mille_side_of(&seen->pub, seen->seat);
    struct move draw = {.kind = seen->pub.phase == PHASE_ANSWER ? MOVE_PASS : MOVE_DRAW};
    for (int i = 0; i < count; i++) {
        if (moves[i].kind == MOVE_PLAY && mille_is_coup(&seen->pub, side, moves[i].card)) {
            return happens(rng, FORGETS_COUP) ? draw : moves[i];
        }
    }
    for (int i = 0; i < count; i++) {
        if (moves[i].kind == MOVE_PLAY && (worth[i] > 0 || happens(rng, IMPATIENT))) {
            return moves[i];
        }
    }
    return draw;
}

struct move mille_sunday_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    if (seen->pub.phase == PHASE_EXTEND) {
        if (happens(rng, GOES_HOME)) {
            return (struct move){.kind = MOVE_FINISH};
        }
        return mille_regular_choose(observation, rng, budget);
    }
    struct move moves[GAME_MOVES_MAX];
    int worth[GAME_MOVES_MAX];
    int count = mille_regular_weigh(seen, moves, worth);
    if (seen->pub.phase != PHASE_PLAY) {
        return before_drawing(seen, moves, worth, count, rng);
    }
    card_set overlooked = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        overlooked |= happens(rng, OVERLOOKS) ? card_bit(card) : 0;
    }
    int best = -1;
    int most = 0;
    for (int i = 0; i < count; i++) {
        bool unseen = moves[i].kind == MOVE_PLAY && card_in(overlooked, moves[i].card);
        int own = sunday_worth(seen, moves[i], worth[i]);
        if (!unseen && (best < 0 || own > most)) {
            best = i;
            most = own;
        }
    }
    return moves[best < 0 ? 0 : best]; /* a hand of overlooked safeties */
}
