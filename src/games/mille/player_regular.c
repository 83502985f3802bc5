/* SPDX-License-Identifier: MIT */
/* The regular: plays as a seasoned traveller does. It weighs every legal move by rules of thumb in
 * points, from the table, its own hand and the cards that it has not seen. */
#include "games/mille/inside.h"

/* Rough worths, in points; found by letting variants play each other (route-mille-lab selfplay). */
enum {
    WORTH_CURE = 173,         /* of the remedy against what stops us */
    WORTH_GO = 83,            /* of the Go that sets us off */
    WORTH_ATTACK = 262,       /* of stopping somebody who can go */
    WORTH_LIMIT = 152,        /* of limiting somebody */
    WORTH_ATTACK_HOME = 160,  /* more, when the victim is about to arrive */
    WORTH_LIFT_LIMIT = 70,    /* of ending a limit */
    WORTH_ARRIVAL = 700,      /* of the distance that completes the trip */
    WORTH_EXACT_REST = 30,    /* of a rest that a card in the hand covers exactly */
    WORTH_TWO_CARD_REST = 40, /* of one that two cards in the hand cover */
    WORTH_COMING = 4,         /* of each unseen card that would cover a rest */
    COST_ODD_REST = 60,       /* of a rest that only cards yet to come may cover */
    COST_RACER = 50,          /* of giving up the safe trip */
    COST_COUP = 250,          /* of running into a coup fourre, if it is certain */
    KEEP_GO = 60,
    KEEP_CURE = 45,
    KEEP_END_OF_LIMIT = 52,
    KEEP_HAZARD = 55,
    KEEP_DISTANCE = 6,      /* of any distance that still fits */
    KEEP_MILES = 33,        /* percent of its miles, more */
    KEEP_ARRIVAL = 150,     /* of the distance that covers the rest exactly */
    KEEP_HOME_STRETCH = 15, /* of one that leads before the goal */
    KEEP_BEYOND = 5,        /* of one for an extension */
    WORTH_SAFETY = 1000,    /* beyond any card */
    DECK_NEARLY_OUT = 8,
    OUTLOOK_DECK = 82,  /* cards that an extension takes */
    OUTLOOK_RIVAL = 15, /* miles of the rival's rest that count as a card */
    OUTLOOK_SAFETY = 9,
    OUTLOOK_ENOUGH = 20,
    HOME_STRETCH = 200, /* miles that one card can cover */
};

struct view {
    const struct mille_observation *seen;
    const struct mille_public *pub;
    const struct mille_side *own;
    int side;
    uint8_t held[CARD_KINDS];
    uint8_t unseen[CARD_KINDS];
    int unseen_cards;
    int rest; /* miles to the goal */
};

static void look(struct view *view, const struct mille_observation *seen)
{
    *view = (struct view){.seen = seen, .pub = &seen->pub};
    view->side = mille_side_of(&seen->pub, seen->seat);
    view->own = &seen->pub.side[view->side];
    view->rest = seen->pub.goal - view->own->miles;
    for (int i = 0; i < seen->own.count; i++) {
        view->held[seen->own.card[i]]++;
    }
    mille_unseen(seen, view->unseen);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        view->unseen_cards += view->unseen[card];
    }
}

/* How many hazards that a safety prevents may still come from hands that we do not see. */
static int threats(const struct view *view, int safety)
{
    int count = 0;
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        count += mille_cards[card].safety == safety ? view->unseen[card] : 0;
    }
    return count;
}

static bool safe_from(const struct mille_side *side, int hazard)
{
    return side->safety[mille_safety_index(mille_cards[hazard].safety)] != SAFETY_ABSENT;
}

/* The fewest miles that any other side has left. */
static int rival_rest(const struct view *view)
{
    int rest = view->pub->goal;
    for (int side = 0; side < view->pub->sides; side++) {
        int its = view->pub->goal - view->pub->side[side].miles;
        if (side != view->side && its < rest) {
            rest = its;
        }
    }
    return rest;
}

/* Whether the distances in the hand, without one of `gone`, cover a rest exactly with one or two cards:
 * how many they need, 0 if they cannot. */
static int cards_to_cover(const struct view *view, int rest, int gone)
{
    uint8_t left[DISTANCE_KINDS];
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        left[i] = (uint8_t)(view->held[CARD_25 + i] - (gone == CARD_25 + i));
    }
    int racers = RACERS_MAX - view->own->distance[mille_distance_index(CARD_200)] - (gone == CARD_200);
    int racer = mille_distance_index(CARD_200);
    left[racer] = left[racer] < racers ? left[racer] : (uint8_t)(racers > 0 ? racers : 0);
    int best = 0;
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        if (left[i] == 0) {
            continue;
        }
        int after = rest - mille_cards[CARD_25 + i].miles;
        if (after == 0) {
            return 1;
        }
        for (int j = i; j < DISTANCE_KINDS && after > 0; j++) {
            if (left[j] > (i == j) && mille_cards[CARD_25 + j].miles == after) {
                best = 2;
            }
        }
    }
    return best;
}

/* What a rest is worth to stand before, after playing a distance. */
static int rest_worth(const struct view *view, int rest, int gone)
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
    if (rest > HOME_STRETCH) {
        return 0;
    }
    int coming = 0;
    for (int card = CARD_25; card <= CARD_200; card++) {
        coming += mille_cards[card].miles == rest ? view->unseen[card] : 0;
    }
    return coming * WORTH_COMING - COST_ODD_REST;
}

static int distance_worth(const struct view *view, int card)
{
    int miles = mille_cards[card].miles;
    int rest = view->rest - miles;
    if (rest == 0) {
        return WORTH_ARRIVAL;
    }
    int worth = miles + rest_worth(view, rest, card);
    if (card == CARD_200 && view->own->distance[mille_distance_index(CARD_200)] == 0) {
        worth -= COST_RACER;
    }
    return worth;
}

/* The chance in percent that one of the other hands holds a card of which so many are unseen. */
static int held_percent(const struct view *view, int card)
{
    int others = 0;
    for (int seat = 0; seat < view->pub->seats; seat++) {
        others += seat != view->seen->seat ? view->pub->hand[seat] : 0;
    }
    int all = view->unseen_cards;
    int percent = all > 0 ? 100 * others * view->unseen[card] / all : 0;
    return percent < 100 ? percent : 100;
}

static int attack_worth(const struct view *view, int card, int target)
{
    const struct mille_side *victim = &view->pub->side[target];
    int rest = view->pub->goal - victim->miles;
    int worth = card == CARD_SPEED_LIMIT ? WORTH_LIMIT : WORTH_ATTACK;
    if (rest <= HOME_STRETCH && (card != CARD_SPEED_LIMIT || rest > LIMIT_MILES)) {
        worth += WORTH_ATTACK_HOME;
    }
    if (card == CARD_SPEED_LIMIT && rest <= LIMIT_MILES) {
        return 0;
    }
    return worth - COST_COUP * held_percent(view, mille_cards[card].safety) / 100;
}

/* What the n-th card of a kind in the hand is worth to keep. */
static int nth(int worth, int count)
{
    return count <= 1 ? worth : worth / (count * count);
}

static int keep_hazard(const struct view *view, int card)
{
    for (int side = 0; side < view->pub->sides; side++) {
        if (side != view->side && !safe_from(&view->pub->side[side], card)) {
            return view->held[card] > 2 ? KEEP_HAZARD / 4 : KEEP_HAZARD;
        }
    }
    return 0;
}

static int keep_remedy(const struct view *view, int card)
{
    const struct mille_side *own = view->own;
    if (card == CARD_GO) {
        return mille_has_safety(view->pub, view->side, CARD_RIGHT_OF_WAY) ? 0
                                                                          : nth(KEEP_GO, view->held[card]);
    }
    int worth = card == CARD_END_OF_LIMIT ? KEEP_END_OF_LIMIT : KEEP_CURE;
    for (int hazard = CARD_OUT_OF_GAS; hazard <= CARD_SPEED_LIMIT; hazard++) {
        if (mille_cards[hazard].remedy != card) {
            continue;
        }
        if (safe_from(own, hazard) || view->held[mille_cards[hazard].safety] > 0) {
            return 0;
        }
        bool suffered = own->battle == hazard || own->speed == hazard;
        int coming = view->unseen[hazard] + suffered;
        if (view->held[card] > coming) {
            return 0;
        }
        return nth(worth, view->held[card]) + (suffered ? worth : 0);
    }
    return 0;
}

static int keep_distance(const struct view *view, int card)
{
    int miles = mille_cards[card].miles;
    int racers = view->own->distance[mille_distance_index(CARD_200)];
    if (card == CARD_200 && racers >= RACERS_MAX) {
        return 0;
    }
    if (miles > view->rest) {
        bool extension = view->pub->goal == GOAL_MILES && view->pub->option[OPTION_EXTENSION] == EXTENSION_ON;
        return extension && view->rest <= HOME_STRETCH / 2 ? KEEP_BEYOND : 0;
    }
    if (miles == view->rest) {
        return KEEP_ARRIVAL;
    }
    int worth = KEEP_DISTANCE + miles * KEEP_MILES / 100;
    if (view->rest <= 2 * HOME_STRETCH) {
        worth += view->rest - miles <= HOME_STRETCH ? KEEP_HOME_STRETCH : 0;
    }
    return card == CARD_200 ? worth / 2 : worth;
}

static int keep_worth(const struct view *view, int card)
{
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        return keep_distance(view, card);
    case FAMILY_HAZARD:
        return keep_hazard(view, card);
    case FAMILY_REMEDY:
        return keep_remedy(view, card);
    default:
        return WORTH_SAFETY;
    }
}

/* Whether the hand could end before our next turn. */
static bool end_is_near(const struct view *view)
{
    if (view->pub->deck <= DECK_NEARLY_OUT) {
        return true;
    }
    for (int side = 0; side < view->pub->sides; side++) {
        int rest = view->pub->goal - view->pub->side[side].miles;
        if (side != view->side && rest <= HOME_STRETCH && mille_can_go(view->pub, side)) {
            return true;
        }
    }
    return view->rest <= HOME_STRETCH && mille_can_go(view->pub, view->side) &&
           cards_to_cover(view, view->rest, 0) == 1;
}

/* Whether a safety in the hand is better played now than held for a coup fourre. */
static bool play_safety_now(const struct view *view, int safety)
{
    const struct mille_side *own = view->own;
    if (mille_is_coup(view->pub, view->side, safety) || threats(view, safety) == 0 || end_is_near(view)) {
        return true;
    }
    if (safety == CARD_RIGHT_OF_WAY && view->held[CARD_GO] == 0 &&
        !card_in(SET_BATTLE_HAZARDS, own->battle) && !mille_can_go(view->pub, view->side)) {
        return true; /* the only way to set off */
    }
    if (mille_cards[own->battle].safety == safety) {
        int remedy = mille_cards[own->battle].remedy;
        return safety != CARD_RIGHT_OF_WAY || view->held[remedy] == 0;
    }
    return false;
}

static int move_worth(const struct view *view, struct move move)
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
            return view->rest > LIMIT_MILES ? WORTH_LIFT_LIMIT : 0;
        }
        if (move.card != CARD_GO) {
            return WORTH_CURE;
        }
        return mille_can_go(view->pub, view->side) ? 0 : WORTH_GO;
    default:
        return play_safety_now(view, move.card) ? WORTH_SAFETY : -WORTH_SAFETY;
    }
}

/* Whether 300 miles more are likely: enough deck, a rival far behind, and a hand to go on with. */
static bool wants_extension(const struct view *view)
{
    int outlook = view->pub->deck - OUTLOOK_DECK + rival_rest(view) / OUTLOOK_RIVAL;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        outlook +=
            view->own->safety[i] != SAFETY_ABSENT || view->held[CARD_EXTRA_TANK + i] > 0 ? OUTLOOK_SAFETY : 0;
    }
    for (int card = CARD_25; card <= CARD_100; card++) {
        outlook += view->held[card] * mille_cards[card].miles / 25;
    }
    return outlook > OUTLOOK_ENOUGH;
}

static int weigh(const struct view *view, struct move moves[GAME_MOVES_MAX], int worth[GAME_MOVES_MAX])
{
    int count = mille_moves(view->pub, &view->seen->own, moves);
    for (int i = 0; i < count; i++) {
        worth[i] = moves[i].kind == MOVE_DRAW ? 0 : move_worth(view, moves[i]);
    }
    return count;
}

int mille_regular_weigh(const struct mille_observation *seen, struct move moves[GAME_MOVES_MAX],
                        int worth[GAME_MOVES_MAX])
{
    struct view view;
    look(&view, seen);
    return weigh(&view, moves, worth);
}

struct move mille_regular_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)rng;
    (void)budget;
    struct view view;
    look(&view, observation);
    if (view.pub->phase == PHASE_EXTEND) {
        return (struct move){.kind = wants_extension(&view) ? MOVE_EXTEND : MOVE_FINISH};
    }
    struct move moves[GAME_MOVES_MAX];
    int worth[GAME_MOVES_MAX];
    int count = weigh(&view, moves, worth);
    int best = 0;
    for (int i = 1; i < count; i++) {
        best = worth[i] > worth[best] ? i : best;
    }
    return moves[best];
}
