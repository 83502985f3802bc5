/* SPDX-License-Identifier: MIT */
/* The regular at a table and in a race: takes the move that its rules of thumb rate highest. */
#include "games/mille/ai/fair.h"
#include "games/mille/ai/regular.h"

/* What the options say, the same for a whole game. */
static void look_at_rules(const struct mille_public *pub, struct regular_view *view)
{
    const uint8_t *option = pub->option;
    view->may_extend = mille_may_extend(pub);
    view->over = option[OPTION_FINISH] == FINISH_OVER;
    view->drives_on = option[OPTION_AFTER_CURE] == AFTER_CURE_DRIVE;
    view->deck_again = option[OPTION_DECK_END] == DECK_END_RESHUFFLE && !pub->reshuffled;
    view->caller_pays = option[OPTION_EXTENSION_PAY] == EXTENSION_PAY_CALLER;
    int racers = pub->side[view->own].distance[mille_distance_index(CARD_200)];
    view->racers = (uint8_t)(option[OPTION_RACERS] == RACERS_ANY ? 0 : racers);
    view->racer = racers == 0 && option[OPTION_BONUSES] != BONUSES_NONE ? REGULAR_RACER : 0;
    view->coup = option[OPTION_COUP_POINTS] == COUP_POINTS_200 ? REGULAR_COUP_FEWER : REGULAR_COUP;
}

static void look(struct regular_view *view, const struct mille_public *pub, int seat,
                 const struct mille_hand *hand)
{
    int own = mille_side_of(pub, seat);
    *view = (struct regular_view){
        .sides = pub->sides,
        .seats = pub->seats,
        .own = (uint8_t)own,
        .battle = pub->side[own].battle,
        .limited = pub->side[own].speed == CARD_SPEED_LIMIT,
        .deck = pub->deck,
        .not_seen = pub->deck,
    };
    look_at_rules(pub, view);
    for (int side = 0; side < pub->sides; side++) {
        view->side[side] = (struct regular_side){.safe = race_safe(&pub->side[side]),
                                                 .rest = (int16_t)(pub->goal - pub->side[side].miles),
                                                 .battle = pub->side[side].battle,
                                                 .goes = mille_can_go(pub, side)};
    }
    for (int other = 0; other < pub->seats; other++) {
        int cards = other != seat ? pub->hand[other] : 0;
        struct regular_side *side = &view->side[mille_side_of(pub, other)];
        side->cards = (uint8_t)(side->cards + cards);
        view->not_seen = (uint8_t)(view->not_seen + cards);
    }
    for (int i = 0; i < hand->count; i++) {
        view->held[hand->card[i]]++;
    }
    if (pub->side[own].fresh != FRESH_NONE) {
        for (int safety = CARD_EXTRA_TANK; safety <= CARD_RIGHT_OF_WAY; safety++) {
            view->coups |= mille_is_coup(pub, own, safety) ? card_bit(safety) : 0;
        }
    }
}

int mille_regular_weigh(const struct mille_observation *seen, struct move moves[GAME_MOVES_MAX],
                        int worth[GAME_MOVES_MAX])
{
    struct regular_view view;
    look(&view, &seen->pub, seen->seat, &seen->own);
    mille_unseen(seen, view.unseen);
    int count = mille_fair_moves(&seen->pub, &seen->own, moves);
    for (int i = 0; i < count; i++) {
        bool card = moves[i].card != CARD_NONE;
        worth[i] = card ? regular_worth(&view, moves[i]) : 0; /* a draw or a pass */
    }
    return count;
}

/* The first of the best-rated plays or discards. */
static struct move best_of(const struct regular_view *view, const struct move *moves, int count)
{
    int best = 0, most = 0;
    for (int i = 0; i < count; i++) {
        int worth = moves[i].card != CARD_NONE ? regular_worth(view, moves[i]) : 0;
        if (i == 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return moves[best];
}

struct move regular_move(const struct mille_public *pub, int seat, const struct mille_hand *hand,
                         const uint8_t hidden[CARD_KINDS])
{
    bool safety = (mille_held(hand) & SET_SAFETIES) != 0;
    if (!safety && (pub->phase == PHASE_DRAW || pub->phase == PHASE_ANSWER)) {
        return (struct move){.kind = pub->phase == PHASE_DRAW ? MOVE_DRAW : MOVE_PASS};
    }
    struct regular_view view;
    look(&view, pub, seat, hand);
    for (int card = 0; card < CARD_KINDS; card++) {
        view.unseen[card] = (uint8_t)(hidden[card] - view.held[card]);
    }
    if (pub->phase == PHASE_EXTEND) {
        return (struct move){.kind = regular_extends(&view) ? MOVE_EXTEND : MOVE_FINISH};
    }
    struct move moves[GAME_MOVES_MAX];
    int count = mille_fair_moves(pub, hand, moves);
    return best_of(&view, moves, count);
}

struct move mille_regular_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    const struct mille_observation *seen = observation;
    uint8_t hidden[CARD_KINDS];
    mille_unseen(seen, hidden);
    for (int i = 0; i < seen->own.count; i++) {
        hidden[seen->own.card[i]]++;
    }
    return regular_move(&seen->pub, seen->seat, &seen->own, hidden);
}

/* ---- in a race ------------------------------------------------------------------------------------- */

static inline void look_at_race(struct regular_view *view, const struct race *race)
{
    const struct racer *own = &race->side[race->turn];
    *view = (struct regular_view){
        .sides = RACERS,
        .seats = RACERS,
        .own = race->turn,
        .battle = own->battle,
        .limited = own->limited,
        .racers = own->racers,
        .racer = own->racers == 0 ? REGULAR_RACER : 0,
        .coup = REGULAR_COUP,
        .may_extend = race->goal == GOAL_MILES && race->may_extend,
        .deck = race->left,
        .not_seen = (uint8_t)(race->side[1 - race->turn].count + race->left),
    };
    for (int side = 0; side < RACERS; side++) {
        view->side[side] = (struct regular_side){.safe = race->side[side].safe,
                                                 .rest = (int16_t)race_rest(race, side),
                                                 .battle = race->side[side].battle,
                                                 .cards = race->side[side].count,
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
