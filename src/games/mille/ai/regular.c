/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/regular.h"

#include "games/mille/ai/race_view.h"

/* Ratings in points. They were found by letting variants play each other (route-mille-lab selfplay). */
enum {
    WORTH_CURE = 173,         /* the remedy against the hazard on top */
    WORTH_GO = 83,            /* a Go that lets the side go */
    WORTH_ATTACK = 262,       /* a hazard on a side that can go */
    WORTH_LIMIT = 152,        /* a Speed Limit */
    WORTH_ATTACK_HOME = 160,  /* added when the opponent is near the goal */
    WORTH_LIFT_LIMIT = 70,    /* of ending a limit */
    WORTH_ARRIVAL = 700,      /* of the distance that completes the trip */
    WORTH_EXACT_REST = 30,    /* of a rest that a card in the hand covers exactly */
    WORTH_TWO_CARD_REST = 40, /* of one that two cards in the hand cover */
    WORTH_COMING = 4,         /* of each unseen card that would cover a rest */
    COST_ODD_REST = 60,       /* of a rest that only cards yet to come may cover */
    WORTH_DRIVE_ON = 60,      /* added for a repair after which the side drives on */
    WORTH_WAITING = 100,      /* of a hazard on a side that waits for a Go */
    WORTH_COVERING = 8,       /* of a hazard on another hazard, which is then forgotten */
    KEEP_GO = 60,
    KEEP_CURE = 45,
    KEEP_END_OF_LIMIT = 52,
    KEEP_HAZARD = 55,
    KEEP_DISTANCE = 6,      /* of any distance that still fits */
    KEEP_MILES = 33,        /* percent of its miles, more */
    KEEP_ARRIVAL = 150,     /* of the distance that covers the rest exactly */
    KEEP_HOME_STRETCH = 15, /* of a distance that leads close to the goal */
    KEEP_BEYOND = 5,        /* of one for an extension */
    WORTH_SAFETY = 1000,    /* more than any card is worth */
    DECK_NEARLY_OUT = 4,    /* cards for each seat */
    EXTEND_DECK = 82,       /* cards that an extension takes, of two seats */
    EXTEND_CALLER = 15,     /* more is wanted where a failed extension pays the others */
    EXTEND_OPPONENT = 15,   /* miles of the opponent's rest that count as a card */
    EXTEND_SAFETY = 9,
    EXTEND_ENOUGH = 20,
    HOME_STRETCH = 200, /* miles that one card can cover */
};

static int own_rest(const struct regular_view *view)
{
    return view->side[view->own].rest;
}

/* How many hazards that a safety prevents may still come from hands that we do not see. */
static int threats(const struct regular_view *view, int safety)
{
    int count = 0;
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        count += mille_cards[card].safety == safety ? view->unseen[card] : 0;
    }
    return count;
}

/* The fewest miles that any other side has left. */
static int opponent_rest(const struct regular_view *view)
{
    int rest = GOAL_EXTENDED;
    for (int side = 0; side < view->sides; side++) {
        if (side != view->own && view->side[side].rest < rest) {
            rest = view->side[side].rest;
        }
    }
    return rest;
}

/* The fewest distances of the hand, without one of `gone`, that bring the side over a rest; 0 if none do. */
static int cards_to_cover(const struct regular_view *view, int rest, int gone)
{
    uint64_t sum[COVERS];
    race_sums(view->held, SET_DISTANCES, view->racers, gone, sum);
    if (!view->over) {
        return race_covered(sum, rest);
    }
    int steps = rest / STEP_MILES;
    for (int cards = 0; cards < COVERS; cards++) {
        if (sum[cards] >> steps != 0) {
            return cards + 1;
        }
    }
    return 0;
}

/* The worth of a rest after playing a distance. */
static int rest_worth(const struct regular_view *view, int rest, int gone)
{
    if (rest > 2 * HOME_STRETCH) {
        return 0;
    }
    int cards = cards_to_cover(view, rest, gone);
    if (cards == 1) {
        return WORTH_EXACT_REST;
    }
    if (cards == 2) {
        return WORTH_TWO_CARD_REST;
    }
    if (rest > HOME_STRETCH || view->over) {
        return 0;
    }
    int coming = 0;
    for (int card = CARD_25; card <= CARD_200; card++) {
        coming += mille_cards[card].miles == rest ? view->unseen[card] : 0;
    }
    return coming * WORTH_COMING - COST_ODD_REST;
}

static int distance_worth(const struct regular_view *view, int card)
{
    int miles = mille_cards[card].miles;
    int rest = own_rest(view) - miles;
    if (rest <= 0) {
        return WORTH_ARRIVAL;
    }
    int worth = miles + rest_worth(view, rest, card);
    return card == CARD_200 ? worth - view->racer : worth;
}

/* The chance in percent that a hand of another side holds a card of this kind. */
static int held_percent(const struct regular_view *view, int card, int side)
{
    int percent = view->not_seen > 0 ? 100 * view->side[side].cards * view->unseen[card] / view->not_seen : 0;
    return percent < 100 ? percent : 100;
}

static int attack_worth(const struct regular_view *view, int card, int target)
{
    int rest = view->side[target].rest;
    int worth = card == CARD_SPEED_LIMIT ? WORTH_LIMIT : WORTH_ATTACK;
    if (rest <= HOME_STRETCH && (card != CARD_SPEED_LIMIT || rest > LIMIT_MILES)) {
        worth += WORTH_ATTACK_HOME;
    }
    if (card == CARD_SPEED_LIMIT && rest <= LIMIT_MILES) {
        return 0;
    }
    if (card != CARD_SPEED_LIMIT && !view->side[target].goes) {
        worth = card_in(SET_BATTLE_HAZARDS, view->side[target].battle) ? WORTH_COVERING : WORTH_WAITING;
    }
    return worth - view->coup * held_percent(view, mille_cards[card].safety, target) / 100;
}

/* The worth of keeping the n-th card of a kind in the hand. */
static int nth(int worth, int count)
{
    return count <= 1 ? worth : worth / (count * count);
}

static int keep_hazard(const struct regular_view *view, int card)
{
    for (int side = 0; side < view->sides; side++) {
        if (side != view->own && !card_in(view->side[side].safe, card)) {
            return view->held[card] > 2 ? KEEP_HAZARD / 4 : KEEP_HAZARD;
        }
    }
    return 0;
}

static int keep_remedy(const struct regular_view *view, int card)
{
    card_set safe = view->side[view->own].safe;
    if (card == CARD_GO) {
        return card_in(safe, CARD_RIGHT_OF_WAY) ? 0 : nth(KEEP_GO, view->held[card]);
    }
    int worth = card == CARD_END_OF_LIMIT ? KEEP_END_OF_LIMIT : KEEP_CURE;
    int hazard = mille_hazard_cured_by(card);
    bool suffered = hazard == CARD_SPEED_LIMIT ? view->limited : view->battle == hazard;
    int coming = view->unseen[hazard] + suffered;
    if (card_in(safe, hazard) || view->held[mille_cards[hazard].safety] > 0 || view->held[card] > coming) {
        return 0;
    }
    return nth(worth, view->held[card]) + (suffered ? worth : 0);
}

static int keep_distance(const struct regular_view *view, int card)
{
    int miles = mille_cards[card].miles;
    int rest = own_rest(view);
    if (card == CARD_200 && view->racers >= RACERS_MAX) {
        return 0;
    }
    if (miles > rest && !view->over) {
        return view->may_extend && rest <= HOME_STRETCH / 2 ? KEEP_BEYOND : 0;
    }
    if (miles >= rest) {
        return KEEP_ARRIVAL;
    }
    int worth = KEEP_DISTANCE + miles * KEEP_MILES / 100;
    if (rest <= 2 * HOME_STRETCH) {
        worth += rest - miles <= HOME_STRETCH ? KEEP_HOME_STRETCH : 0;
    }
    return card == CARD_200 ? worth / 2 : worth;
}

static int keep_worth(const struct regular_view *view, int card)
{
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        return keep_distance(view, card);
    case FAMILY_HAZARD:
        return keep_hazard(view, card);
    case FAMILY_REMEDY:
        return keep_remedy(view, card);
    default:
        return 2 * WORTH_SAFETY; /* any other move is better than to throw a safety away */
    }
}

/* Whether the hand could end before our next turn. */
static bool end_is_near(const struct regular_view *view)
{
    if (view->deck <= DECK_NEARLY_OUT * view->seats && !view->deck_again) {
        return true;
    }
    for (int side = 0; side < view->sides; side++) {
        if (side != view->own && view->side[side].rest <= HOME_STRETCH && view->side[side].goes) {
            return true;
        }
    }
    return own_rest(view) <= HOME_STRETCH && view->side[view->own].goes &&
           cards_to_cover(view, own_rest(view), CARD_NONE) == 1;
}

/* Whether a safety in the hand is better played now than held for a coup fourre. */
static bool play_safety_now(const struct regular_view *view, int safety)
{
    if (card_in(view->coups, safety) || threats(view, safety) == 0 || end_is_near(view)) {
        return true;
    }
    if (safety == CARD_RIGHT_OF_WAY && view->held[CARD_GO] == 0 &&
        !card_in(SET_BATTLE_HAZARDS, view->battle) && !view->side[view->own].goes) {
        return true; /* no other card lets the side start */
    }
    if (mille_cards[view->battle].safety == safety) {
        int remedy = mille_cards[view->battle].remedy;
        return safety != CARD_RIGHT_OF_WAY || view->held[remedy] == 0;
    }
    return false;
}

int regular_worth(const struct regular_view *view, struct move move)
{
    if (move.kind == MOVE_DISCARD) {
        return -keep_worth(view, move.card);
    }
    switch (mille_cards[move.card].family) {
    case FAMILY_DISTANCE:
        return distance_worth(view, move.card);
    case FAMILY_HAZARD:
        return attack_worth(view, move.card, move.target);
    case FAMILY_REMEDY:
        if (move.card == CARD_END_OF_LIMIT) {
            return own_rest(view) > LIMIT_MILES ? WORTH_LIFT_LIMIT : 0;
        }
        if (move.card != CARD_GO) {
            return WORTH_CURE + (view->drives_on ? WORTH_DRIVE_ON : 0);
        }
        return view->side[view->own].goes ? 0 : WORTH_GO;
    default:
        return play_safety_now(view, move.card) ? WORTH_SAFETY : -WORTH_SAFETY;
    }
}

bool regular_extends(const struct regular_view *view)
{
    int worth = 2 * view->deck / view->seats - EXTEND_DECK + opponent_rest(view) / EXTEND_OPPONENT;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        int safety = CARD_EXTRA_TANK + i;
        bool has = card_in(view->side[view->own].safe, safety) || view->held[safety] > 0;
        worth += has ? EXTEND_SAFETY : 0;
    }
    for (int card = CARD_25; card <= CARD_100; card++) {
        worth += view->held[card] * mille_cards[card].miles / STEP_MILES;
    }
    return worth > EXTEND_ENOUGH + (view->caller_pays ? EXTEND_CALLER : 0);
}
