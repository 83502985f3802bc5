/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_shown.h"

#include "base/check.h"

#include <string.h>

static void note(struct mille_shown *shown, struct event event)
{
    if (shown->logged == LOG_LINES) {
        memmove(shown->log, shown->log + 1, (LOG_LINES - 1) * sizeof shown->log[0]);
        shown->logged--;
    }
    shown->log[shown->logged++] = event;
}

struct mille_shown mille_shown_make(const struct game_setup *setup, int viewer)
{
    struct mille_public pub = {.goal = GOAL_MILES};
    memcpy(pub.option, setup->option, sizeof pub.option);
    return (struct mille_shown){.viewer = viewer,
                                .deck = mille_deck_cards(&pub),
                                .goal = mille_first_goal(&pub),
                                .cards = mille_deck_cards(&pub),
                                .first_goal = mille_first_goal(&pub),
                                .sides = setup->sides};
}

void mille_shown_clear(struct mille_shown *shown)
{
    memset(shown->side, 0, sizeof shown->side);
    memset(shown->hand, 0, sizeof shown->hand);
    memset(shown->discard, 0, sizeof shown->discard);
    memset(shown->mark, 0, sizeof shown->mark);
    shown->deck = shown->cards;
    shown->goal = shown->first_goal;
    shown->logged = 0;
    for (int side = 0; side < SIDES_MAX; side++) {
        shown->side[side].parked = true;
    }
}

/* ---- the cards of a hand ------------------------------------------------------------------------------ */

/* The sorted hand: miles from the longest, then remedies, hazards, safeties, as on the rules page. */
static int rank(int card)
{
    static const int first[] = {[FAMILY_NONE] = 500,
                                [FAMILY_DISTANCE] = 100,
                                [FAMILY_REMEDY] = 200,
                                [FAMILY_HAZARD] = 300,
                                [FAMILY_SAFETY] = 400};
    enum mille_family family = mille_cards[card].family;
    return first[family] + (family == FAMILY_DISTANCE ? -card : card);
}

int shown_hand_find(const struct shown_hand *hand, int card)
{
    for (int i = 0; i < hand->count; i++) {
        if (hand->card[i].card == card) {
            return i;
        }
    }
    return -1;
}

/* A card arrives in a seat's hand: last, or at its place in a hand that is kept in order. */
static void insert(struct mille_shown *shown, int seat, int card, unsigned tag)
{
    struct shown_hand *hand = &shown->hand[seat];
    CHECK(hand->count <= HAND_CARDS_DRAWN);
    int at = hand->count;
    if (seat == shown->viewer && shown->ordered) {
        while (at > 0 && rank(hand->card[at - 1].card) > rank(card)) {
            at--;
        }
    }
    memmove(&hand->card[at + 1], &hand->card[at], (size_t)(hand->count - at) * sizeof hand->card[0]);
    hand->count++;
    hand->card[at] = (struct shown_card){.card = (uint8_t)card, .arriving = true, .tag = tag};
}

int shown_hand_meant(const struct mille_shown *shown, int seat, int card)
{
    const struct shown_hand *hand = &shown->hand[seat];
    int at = -1;
    for (int i = 0; i < hand->count; i++) {
        bool fits = seat != shown->viewer || hand->card[i].card == card;
        if (fits && (at < 0 || (shown->play_tag != 0 && hand->card[i].tag == shown->play_tag))) {
            at = i;
        }
    }
    return at;
}

/* Takes a card out of a hand that holds it: the one of the tag that was meant, if equal cards lie there. */
static struct shown_card take(struct mille_shown *shown, int seat, int card)
{
    struct shown_hand *hand = &shown->hand[seat];
    int at = shown_hand_meant(shown, seat, card);
    CHECK(at >= 0);
    struct shown_card taken = hand->card[at];
    hand->count--;
    memmove(&hand->card[at], &hand->card[at + 1], (size_t)(hand->count - at) * sizeof hand->card[0]);
    if (seat == shown->viewer) {
        shown->play_tag = 0;
    }
    return taken;
}

/* Lays a hand in the order of some cards. Those unknown to the order, still on their way, stay last. */
static void arrange(struct shown_hand *hand, const uint8_t *order, int count)
{
    struct shown_hand sorted = {0};
    bool used[HAND_CARDS_DRAWN + 1] = {false};
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < hand->count; j++) {
            if (!used[j] && hand->card[j].card == order[i]) {
                used[j] = true;
                sorted.card[sorted.count++] = hand->card[j];
                break;
            }
        }
    }
    for (int j = 0; j < hand->count; j++) {
        if (!used[j]) {
            sorted.card[sorted.count++] = hand->card[j];
        }
    }
    *hand = sorted;
}

void mille_shown_order(struct mille_shown *shown, bool ordered, const struct mille_hand *hand)
{
    shown->ordered = ordered;
    uint8_t order[HAND_CARDS_DRAWN];
    memcpy(order, hand->card, hand->count);
    for (int i = 1; ordered && i < hand->count; i++) {
        uint8_t card = order[i];
        int at = i;
        while (at > 0 && rank(order[at - 1]) > rank(card)) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = card;
    }
    arrange(&shown->hand[shown->viewer], order, hand->count);
}

void mille_shown_keep_order(struct mille_shown *shown)
{
    const struct shown_hand *hand = &shown->hand[shown->viewer];
    struct shown_order *order = &shown->order[shown->viewer];
    order->count = hand->count;
    for (int i = 0; i < hand->count; i++) {
        order->card[i] = hand->card[i].card;
    }
}

void mille_shown_forget_order(struct mille_shown *shown)
{
    memset(shown->order, 0, sizeof shown->order);
}

void mille_shown_carry(struct mille_shown *shown, int from, int to)
{
    struct shown_hand *hand = &shown->hand[shown->viewer];
    CHECK(from >= 0 && from < hand->count && to >= 0 && to < hand->count);
    struct shown_card carried = hand->card[from];
    for (int i = from; i != to; i += to > from ? 1 : -1) {
        hand->card[i] = hand->card[to > from ? i + 1 : i - 1];
    }
    hand->card[to] = carried;
}

/* ---- steps and states ---------------------------------------------------------------------------------- */

void mille_shown_begin_step(void *memory, struct motion_step *step)
{
    struct mille_shown *shown = memory;
    struct event *event = &step->event;
    switch (step->kind) {
    case STEP_NEW_HAND:
        mille_shown_clear(shown);
        break;
    case STEP_DEAL:
    case STEP_DRAW:
        step->value.word[STEP_VALUE_TAG] = ++shown->next_tag;
        insert(shown, event->seat, event->card, shown->next_tag);
        shown->deck--;
        if (step->kind == STEP_DRAW) {
            note(shown, *event);
        }
        break;
    case STEP_PLAY:
    case STEP_HIT:
    case STEP_DISCARD: {
        struct shown_card taken = take(shown, event->seat, event->card);
        step->value.word[STEP_VALUE_TAG] = taken.tag;
        shown->from = taken.pose;
        note(shown, *event);
        break;
    }
    case STEP_DRIVE:
        step->value.word[STEP_VALUE_MILES] = (uint32_t)shown->side[event->target].miles;
        step->value.word[STEP_VALUE_STARTS] = shown->side[event->target].parked;
        shown->side[event->target].parked = false;
        break;
    case STEP_PASS:
        shown->mark[event->seat] = event->value == 1 ? SEAT_PASSES : SEAT_PLAIN;
        note(shown, *event);
        break;
    case STEP_ASK:
        shown->mark[event->seat] = SEAT_ASKED;
        break;
    case STEP_SKIP:
        shown->mark[event->seat] = SEAT_SKIPPED;
        note(shown, *event);
        break;
    case STEP_EXTEND:
    case STEP_SHUFFLE:
        note(shown, *event);
        break;
    case STEP_COUP:
        shown->motion.held = true;
        break;
    default:
        break;
    }
}

int mille_shown_discard_turn(const struct mille_shown *shown)
{
    /* Five steps of nine: neighbours never lie alike. */
    return (int)(shown->discards * 5 % 9) - 4;
}

static void lay_discard(struct mille_shown *shown, int card)
{
    int turn = mille_shown_discard_turn(shown);
    memmove(shown->discard, shown->discard + 1, DISCARD_SHOWN - 1);
    memmove(shown->discard_turn, shown->discard_turn + 1, DISCARD_SHOWN - 1);
    shown->discard[DISCARD_SHOWN - 1] = (uint8_t)card;
    shown->discard_turn[DISCARD_SHOWN - 1] = (int8_t)turn;
    shown->discards++;
}

static void lay(struct mille_shown *shown, const struct event *event)
{
    struct shown_side *side = &shown->side[event->target];
    int card = event->card;
    enum mille_family family = mille_cards[card].family;
    switch (family) {
    case FAMILY_DISTANCE:
        side->distance[mille_distance_index(card)]++;
        break;
    case FAMILY_SAFETY:
        side->safety[mille_safety_index(card)] = SAFETY_PLAYED;
        break;
    default:
        if (card == CARD_SPEED_LIMIT || card == CARD_END_OF_LIMIT) {
            side->speed = (uint8_t)card;
        } else {
            side->battle = (uint8_t)card;
            side->parked = side->parked || family == FAMILY_HAZARD;
        }
        break;
    }
}

void mille_shown_end_step(void *memory, const struct motion_step *step)
{
    struct mille_shown *shown = memory;
    const struct event *event = &step->event;
    switch (step->kind) {
    case STEP_DEAL:
    case STEP_DRAW:
        for (int i = 0; i < shown->hand[event->seat].count; i++) {
            if (shown->hand[event->seat].card[i].tag == step->value.word[STEP_VALUE_TAG]) {
                shown->hand[event->seat].card[i].arriving = false;
            }
        }
        break;
    case STEP_PLAY:
    case STEP_HIT:
        lay(shown, event);
        break;
    case STEP_DISCARD:
        lay_discard(shown, event->card);
        break;
    case STEP_REMOVE:
        lay_discard(shown, event->card);
        if (event->value == FRESH_SPEED) {
            shown->side[event->target].speed = event->extra;
        } else {
            shown->side[event->target].battle = event->extra;
        }
        break;
    case STEP_DRIVE:
        shown->side[event->target].miles = event->value;
        break;
    case STEP_COUP:
        shown->side[event->seat % shown->sides].safety[mille_safety_index(event->card)] = SAFETY_COUP_FOURRE;
        break;
    case STEP_EXTEND:
        shown->goal = event->value;
        break;
    case STEP_TURN:
        shown->turn = event->seat;
        memset(shown->mark, 0, sizeof shown->mark);
        break;
    case STEP_SHUFFLE:
        memset(shown->discard, 0, sizeof shown->discard);
        shown->deck = event->value;
        break;
    default:
        break;
    }
}

/* Who of the victim's side was asked for a coup fourre, and has passed. */
static void mark_asked(struct mille_shown *shown, const struct mille_public *pub)
{
    memset(shown->mark, 0, sizeof shown->mark);
    shown->turn = pub->turn;
    if (pub->phase != PHASE_ANSWER) {
        return;
    }
    shown->turn = pub->attacker;
    shown->mark[pub->turn] = SEAT_ASKED;
    int victim = mille_side_of(pub, pub->turn);
    for (int seat = (pub->attacker + 1) % pub->seats; seat != pub->turn; seat = (seat + 1) % pub->seats) {
        bool asked = mille_side_of(pub, seat) == victim && pub->hand[seat] > 0;
        shown->mark[seat] = asked ? SEAT_PASSES : SEAT_PLAIN;
    }
}

void mille_shown_reset(struct mille_shown *shown, const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    memset(shown->hand, 0, sizeof shown->hand);
    memset(shown->discard, 0, sizeof shown->discard);
    memset(shown->discard_turn, 0, sizeof shown->discard_turn);
    memset(&shown->motion, 0, sizeof shown->motion);
    shown->viewer = seen->seat;
    shown->deck = pub->deck;
    mark_asked(shown, pub);
    shown->goal = pub->goal;
    shown->cards = mille_deck_cards(pub);
    shown->first_goal = mille_first_goal(pub);
    shown->sides = pub->sides;
    shown->play_tag = 0;
    for (int s = 0; s < pub->sides; s++) {
        const struct mille_side *side = &pub->side[s];
        struct shown_side *to = &shown->side[s];
        to->battle = side->battle;
        to->speed = side->speed;
        memcpy(to->safety, side->safety, sizeof to->safety);
        memcpy(to->distance, side->distance, sizeof to->distance);
        to->miles = side->miles;
        to->parked = side->miles == 0 || mille_cards[side->battle].family == FAMILY_HAZARD;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        struct shown_hand *hand = &shown->hand[seat];
        hand->count = pub->hand[seat];
        for (int i = 0; i < hand->count; i++) {
            hand->card[i].tag = ++shown->next_tag;
            hand->card[i].card = seat == seen->seat ? seen->own.card[i] : CARD_NONE;
        }
    }
    shown->discard[DISCARD_SHOWN - 1] = pub->discard_top;
    mille_shown_order(shown, shown->ordered, &seen->own);
    if (!shown->ordered) {
        const struct shown_order *kept = &shown->order[shown->viewer];
        arrange(&shown->hand[shown->viewer], kept->card, kept->count);
    }
}

const char *mille_shown_differs(const struct mille_shown *shown, const struct mille_observation *seen)
{
    struct mille_shown truth = *shown;
    mille_shown_reset(&truth, seen);
    if (shown->motion.count > 0) {
        return "the queue is not empty";
    }
    if (shown->deck != truth.deck) {
        return "the deck";
    }
    if (shown->goal != truth.goal) {
        return "the goal";
    }
    if (shown->discard[DISCARD_SHOWN - 1] != truth.discard[DISCARD_SHOWN - 1]) {
        return "the top of the discard";
    }
    for (int s = 0; s < shown->sides; s++) {
        const struct shown_side *a = &shown->side[s], *b = &truth.side[s];
        if (a->battle != b->battle || a->speed != b->speed) {
            return "a pile";
        }
        if (memcmp(a->safety, b->safety, sizeof a->safety) != 0) {
            return "the safeties";
        }
        if (memcmp(a->distance, b->distance, sizeof a->distance) != 0 || a->miles != b->miles) {
            return "the milestones";
        }
    }
    for (int seat = 0; seat < MILLE_SEATS_MAX; seat++) {
        if (shown->hand[seat].count != truth.hand[seat].count) {
            return "the size of a hand";
        }
    }
    int balance[CARD_KINDS] = {0};
    for (int i = 0; i < truth.hand[shown->viewer].count; i++) {
        balance[shown->hand[shown->viewer].card[i].card]++;
        balance[truth.hand[shown->viewer].card[i].card]--;
    }
    for (int card = 0; card < CARD_KINDS; card++) {
        if (balance[card] != 0) {
            return "the viewer's hand";
        }
    }
    return NULL;
}
