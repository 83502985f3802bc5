/* SPDX-License-Identifier: MIT */
/* The regular at a table and in a race: takes the move that its rules of thumb rate highest. */
#include "games/mille/ai/regular.h"

static struct regular_view look(const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    int own = mille_side_of(pub, seen->seat);
    struct regular_view view = {
        .sides = pub->sides,
        .own = (uint8_t)own,
        .battle = pub->side[own].battle,
        .limited = pub->side[own].speed == CARD_SPEED_LIMIT,
        .racers = pub->side[own].distance[mille_distance_index(CARD_200)],
        .may_extend = pub->goal == GOAL_MILES && pub->option[OPTION_EXTENSION] == EXTENSION_ON,
        .deck = pub->deck,
    };
    for (int side = 0; side < pub->sides; side++) {
        view.side[side] = (struct regular_side){.safe = race_safe(&pub->side[side]),
                                                .rest = (int16_t)(pub->goal - pub->side[side].miles),
                                                .goes = mille_can_go(pub, side)};
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        view.others = (uint8_t)(view.others + (seat != seen->seat ? pub->hand[seat] : 0));
    }
    for (int i = 0; i < seen->own.count; i++) {
        view.held[seen->own.card[i]]++;
    }
    mille_unseen(seen, view.unseen);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        view.not_seen = (uint8_t)(view.not_seen + view.unseen[card]);
    }
    for (int safety = CARD_EXTRA_TANK; safety <= CARD_RIGHT_OF_WAY; safety++) {
        view.coups |= mille_is_coup(pub, own, safety) ? card_bit(safety) : 0;
    }
    return view;
}

int mille_regular_weigh(const struct mille_observation *seen, struct move moves[GAME_MOVES_MAX],
                        int worth[GAME_MOVES_MAX])
{
    struct regular_view view = look(seen);
    int count = mille_moves(&seen->pub, &seen->own, moves);
    for (int i = 0; i < count; i++) {
        worth[i] = moves[i].kind == MOVE_DRAW ? 0 : regular_worth(&view, moves[i]);
    }
    return count;
}

struct move mille_regular_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    const struct mille_observation *seen = observation;
    if (seen->pub.phase == PHASE_EXTEND) {
        struct regular_view view = look(seen);
        return (struct move){.kind = regular_extends(&view) ? MOVE_EXTEND : MOVE_FINISH};
    }
    struct move moves[GAME_MOVES_MAX];
    int worth[GAME_MOVES_MAX];
    int count = mille_regular_weigh(seen, moves, worth);
    int best = 0;
    for (int i = 1; i < count; i++) {
        best = worth[i] > worth[best] ? i : best;
    }
    return moves[best];
}

/* ---- in a race ------------------------------------------------------------------------------------- */

static inline void look_at_race(struct regular_view *view, const struct race *race)
{
    const struct racer *own = &race->side[race->turn];
    *view = (struct regular_view){
        .sides = RACERS,
        .own = race->turn,
        .battle = own->battle,
        .limited = own->limited,
        .racers = own->racers,
        .may_extend = race->goal == GOAL_MILES && race->may_extend,
        .deck = race->left,
        .others = race->side[1 - race->turn].count,
        .not_seen = (uint8_t)(race->side[1 - race->turn].count + race->left),
    };
    for (int side = 0; side < RACERS; side++) {
        view->side[side] = (struct regular_side){.safe = race->side[side].safe,
                                                 .rest = (int16_t)race_rest(race, side),
                                                 .goes = race_can_go(&race->side[side])};
    }
    for (int card = 0; card < CARD_KINDS; card++) {
        view->held[card] = own->hand[card];
        view->unseen[card] = (uint8_t)(race->hidden[card] - own->hand[card]);
    }
    int coup = race_coup(own);
    view->coups = coup != CARD_NONE ? card_bit(coup) : 0;
}

/* The best action so far. */
struct best {
    int action;
    int worth;
};

static inline void weigh_set(const struct regular_view *view, card_set set, int kind, struct best *best)
{
    for (; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int target = card_in(SET_HAZARDS, card) ? 1 - view->own : view->own;
        int worth = regular_worth(
            view, (struct move){.kind = (uint8_t)kind, .card = (uint8_t)card, .target = (uint8_t)target});
        if (worth > best->worth) {
            *best = (struct best){.action = kind == MOVE_DISCARD ? card + DISCARDED : card, .worth = worth};
        }
    }
}

/* In the order of mille_moves, so that the same one of equal moves is taken. */
int regular_in_race(const struct race *race)
{
    struct regular_view view;
    look_at_race(&view, race);
    if (race->phase == PHASE_EXTEND) {
        return regular_extends(&view) ? ACTION_EXTEND : ACTION_FINISH;
    }
    card_set held = race->side[race->turn].held;
    if (race->phase == PHASE_DRAW) {
        struct best best = {.action = ACTION_DRAW};
        weigh_set(&view, held & SET_SAFETIES, MOVE_PLAY, &best);
        return best.action;
    }
    card_set plays = race_playable(race, race->turn) & held;
    struct best best = {.worth = INT_MIN};
    weigh_set(&view, plays & ~SET_HAZARDS, MOVE_PLAY, &best);
    weigh_set(&view, plays & SET_HAZARDS, MOVE_PLAY, &best);
    weigh_set(&view, held & ~SET_SAFETIES, MOVE_DISCARD, &best);
    return best.action;
}
