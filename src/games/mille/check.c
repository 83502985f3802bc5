/* SPDX-License-Identifier: MIT */
/* The invariants of every position of the road game. */
#include "games/mille/inside.h"

static const char *check_table(const struct mille_public *pub)
{
    if (!game_can_seat(&mille_game, pub->seats, pub->sides)) {
        return "seats and sides fit each other";
    }
    if (pub->phase > PHASE_ANSWER || pub->turn >= pub->seats || pub->starter >= pub->seats ||
        pub->hand_number < 1) {
        return "phase, turn, starter and hand number are in range";
    }
    if (pub->goal != GOAL_MILES && pub->goal != GOAL_EXTENDED) {
        return "the goal is 700 or 1000";
    }
    bool extended = pub->goal > mille_first_goal(pub);
    if (pub->goal < mille_first_goal(pub) || (extended && pub->option[OPTION_EXTENSION] == EXTENSION_OFF)) {
        return "no extension where the rules have none";
    }
    if (pub->caller < -1 || pub->caller >= pub->sides) {
        return "a side has called the extension, or none has";
    }
    if (pub->deck > mille_deck_cards(pub)) {
        return "the deck has at most all cards";
    }
    if (pub->reshuffled > (pub->option[OPTION_DECK_END] == DECK_END_RESHUFFLE)) {
        return "the discard is the deck once more at most once, where that is played";
    }
    return NULL;
}

/* Every card is somewhere: deck, hands, piles, mileage, safety areas, discard. */
static const char *check_cards(const struct mille_state *state)
{
    const struct mille_public *pub = &state->pub;
    int count[CARD_KINDS];
    mille_count_shown(pub, count);
    for (int i = 0; i < pub->deck; i++) {
        if (state->deck[i] == CARD_NONE || state->deck[i] >= CARD_KINDS) {
            return "the deck holds cards only";
        }
        count[state->deck[i]]++;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        const struct mille_hand *hand = &state->hand[seat];
        if (hand->count > HAND_CARDS_DRAWN || hand->count != pub->hand[seat]) {
            return "a hand has at most seven cards, and everybody sees how many";
        }
        for (int i = 0; i < hand->count; i++) {
            if (hand->card[i] == CARD_NONE || hand->card[i] >= CARD_KINDS) {
                return "a hand holds cards only";
            }
            count[hand->card[i]]++;
        }
    }
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        if (count[card] != mille_deck_count(pub, card)) {
            return "all cards of the deck are somewhere";
        }
    }
    return NULL;
}

static const char *check_battle(const struct mille_public *pub, const struct mille_side *side)
{
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        bool belongs = card_in(SET_BATTLE_HAZARDS | SET_CURES | card_bit(CARD_GO), card);
        if (side->battle_pile[card] > 0 && !belongs) {
            return "a battle pile holds hazards and remedies only";
        }
    }
    if (side->battle != CARD_NONE && side->battle != CARD_GO && side->battle_pile[side->battle] == 0) {
        return "the top of a battle pile lies on it, or is the Go that a safety left";
    }
    if (card_in(SET_BATTLE_HAZARDS, side->battle)) {
        int safety = mille_cards[side->battle].safety;
        if (side->safety[mille_safety_index(safety)] != SAFETY_ABSENT) {
            return "no side suffers a hazard that it is safe from";
        }
        bool going = pub->option[OPTION_HAZARD_ON] == HAZARD_ON_GOING &&
                     pub->option[OPTION_AFTER_CURE] == AFTER_CURE_GO;
        if (going && side->battle == CARD_STOP && side->battle_pile[CARD_GO] == 0) {
            return "a Stop lies on a Go";
        }
    }
    return NULL;
}

static const char *check_speed(const struct mille_side *side)
{
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        if (side->speed_pile[card] > 0 && card != CARD_SPEED_LIMIT && card != CARD_END_OF_LIMIT) {
            return "a speed pile holds limits and their ends only";
        }
    }
    if (side->speed != CARD_NONE && side->speed != CARD_SPEED_LIMIT && side->speed != CARD_END_OF_LIMIT) {
        return "a speed pile shows a limit, its end or nothing";
    }
    if (side->speed != CARD_NONE
            ? side->speed_pile[side->speed] == 0
            : side->speed_pile[CARD_SPEED_LIMIT] + side->speed_pile[CARD_END_OF_LIMIT] > 0) {
        return "the top of a speed pile lies on it";
    }
    if (side->speed == CARD_SPEED_LIMIT &&
        side->safety[mille_safety_index(CARD_RIGHT_OF_WAY)] != SAFETY_ABSENT) {
        return "no side with Right of Way is limited";
    }
    return NULL;
}

static const char *check_side(const struct mille_public *pub, const struct mille_side *side)
{
    int miles = 0;
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        miles += side->distance[i] * mille_cards[CARD_25 + i].miles;
    }
    bool exact = pub->option[OPTION_FINISH] == FINISH_EXACT;
    int most = exact ? pub->goal : pub->goal - mille_cards[CARD_25].miles + mille_cards[CARD_200].miles;
    if (miles != side->miles || miles > most) {
        return "miles are the sum of the distances, and only the last card goes beyond the goal, if any may";
    }
    if (side->distance[mille_distance_index(CARD_200)] > RACERS_MAX &&
        pub->option[OPTION_RACERS] == RACERS_TWO) {
        return "at most two 200s a side";
    }
    if ((side->fresh & FRESH_BATTLE && !card_in(SET_BATTLE_HAZARDS, side->battle)) ||
        (side->fresh & FRESH_SPEED && side->speed != CARD_SPEED_LIMIT) ||
        (side->fresh & ~(FRESH_BATTLE | FRESH_SPEED))) {
        return "only a hazard on top is fresh";
    }
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] > SAFETY_COUP_FOURRE) {
            return "a safety is absent, played or a coup fourre";
        }
    }
    const char *broken = check_battle(pub, side);
    return broken ? broken : check_speed(side);
}

static const char *check_phase(const struct mille_public *pub)
{
    int own = mille_side_of(pub, pub->turn);
    int cards = pub->hand[pub->turn];
    switch (pub->phase) {
    case PHASE_DRAW:
        if (pub->deck == 0 || cards >= HAND_CARDS_DRAWN) {
            return "who may draw has room and a deck";
        }
        break;
    case PHASE_PLAY:
        if (cards == 0 || (pub->deck > 0 && cards != HAND_CARDS_DRAWN)) {
            return "who must play has cards: seven while the deck lasts";
        }
        if (pub->deck > 0 && pub->side[own].fresh != FRESH_NONE) {
            return "a draw ends freshness";
        }
        break;
    case PHASE_ANSWER:
        if (mille_side_of(pub, pub->attacker) == own || mille_coup_hazard(pub, own) == CARD_NONE ||
            pub->option[OPTION_COUP] != COUP_AT_ONCE || cards == 0) {
            return "only a side with a fresh hazard is asked, and not by itself";
        }
        break;
    case PHASE_EXTEND:
        if (!mille_may_extend(pub) || pub->side[own].miles < GOAL_MILES || pub->trip_side != own) {
            return "only who stands at 700 is asked for an extension";
        }
        break;
    default:
        break;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        if (pub->deck > 0 && seat != pub->turn && pub->hand[seat] != HAND_CARDS) {
            return "who waits holds six cards while the deck lasts";
        }
    }
    return NULL;
}

static const char *check_recent(const struct mille_public *pub)
{
    for (int seat = 0; seat < pub->seats; seat++) {
        for (int i = 0; i < RECENT_CARDS; i++) {
            int what = pub->recent[seat][i];
            bool safety = card_in(SET_SAFETIES, what % DISCARDED) &&
                          (what < DISCARDED || pub->option[OPTION_DISCARD] != DISCARD_ANY);
            if (what >= 2 * DISCARDED || what == CARD_NONE + DISCARDED || safety) {
                return "a turn ends with a card, and with no safety";
            }
            if (i > 0 && what != CARD_NONE && pub->recent[seat][i - 1] == CARD_NONE) {
                return "what is remembered begins with the last turn";
            }
        }
    }
    return NULL;
}

static const char *check_totals(const struct mille_public *pub)
{
    bool over = pub->option[OPTION_LENGTH] == LENGTH_HAND;
    for (int side = 0; side < pub->sides; side++) {
        if (pub->side[side].total < 0 || pub->side[side].total >= GAME_POINTS || pub->side[side].games < 0) {
            return "while a game lasts its totals are below 5000";
        }
        if (pub->side[side].miles >= pub->goal && pub->trip_side != side) {
            return "who stands at the goal has completed the trip";
        }
        over = over || mille_overall(pub, side) >= GAME_POINTS;
    }
    if ((pub->phase == PHASE_GAME_OVER && !over) || (pub->phase == PHASE_HAND_OVER && over)) {
        return "a game ends with the hand that reaches 5000, or with its only hand";
    }
    if (pub->trip_side >= 0) {
        if (pub->trip_side >= pub->sides || pub->side[pub->trip_side].miles < pub->goal) {
            return "who completed the trip stands at the goal";
        }
        if (pub->phase == PHASE_DRAW || pub->phase == PHASE_PLAY || pub->phase == PHASE_ANSWER) {
            return "a completed trip ends the turn";
        }
    }
    return NULL;
}

/* All that everybody sees but the places of the cards. */
static const char *check_public(const struct mille_public *pub)
{
    const char *broken = NULL;
    for (int side = 0; side < pub->sides && !broken; side++) {
        broken = check_side(pub, &pub->side[side]);
    }
    broken = broken ? broken : check_recent(pub);
    broken = broken ? broken : check_phase(pub);
    return broken ? broken : check_totals(pub);
}

const char *mille_check(const void *memory)
{
    const struct mille_state *state = memory;
    const char *broken = check_table(&state->pub);
    broken = broken ? broken : check_cards(state);
    return broken ? broken : check_public(&state->pub);
}

/* No card is seen more often than the deck has it, and none is missing. */
static const char *check_seen_cards(const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    int count[CARD_KINDS];
    int cards = pub->deck;
    if (seen->seat >= pub->seats || seen->own.count != pub->hand[seen->seat]) {
        return "a seat sees its hand";
    }
    mille_count_shown(pub, count);
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        if ((seen->own.card[i] != CARD_NONE) != (i < seen->own.count)) {
            return "a hand holds its cards without gaps";
        }
        cards -= i < seen->own.count;
        count[seen->own.card[i]] += i < seen->own.count;
    }
    for (int card = CARD_NONE; card < CARD_KINDS; card++) {
        if (count[card] > mille_deck_count(pub, card)) {
            return "no card is there more often than the deck has it";
        }
        cards += count[card];
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        cards += pub->hand[seat];
    }
    if (cards != mille_deck_cards(pub)) {
        return "all cards of the deck are somewhere";
    }
    bool top = pub->discard_top == CARD_NONE || pub->discard[pub->discard_top] > 0;
    return top ? NULL : "the top of the discard lies there";
}

const char *mille_check_seen(const struct mille_observation *seen)
{
    const char *broken = check_table(&seen->pub);
    broken = broken ? broken : check_seen_cards(seen);
    return broken ? broken : check_public(&seen->pub);
}
