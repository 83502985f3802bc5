/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_shown.h"

#include "base/check.h"

#include <string.h>

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

void shown_hand_insert(struct mille_shown *shown, int seat, int card, unsigned tag)
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

struct shown_card shown_hand_take(struct mille_shown *shown, int seat, int card)
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

void shown_hand_arrange(struct shown_hand *hand, const uint8_t *order, int count)
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
    /* Cards that the order does not know yet, still on their way, stay last. */
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
    shown_hand_arrange(&shown->hand[shown->viewer], order, hand->count);
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
