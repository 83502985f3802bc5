/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_shown.h"

#include <string.h>

static enum mille_family family(int card)
{
    return mille_cards[card].family;
}

static int side_of(const struct mille_shown *shown, int seat)
{
    return seat % shown->sides;
}

static void note(struct mille_shown *shown, struct event event)
{
    if (shown->logged == LOG_LINES) {
        memmove(shown->log, shown->log + 1, (LOG_LINES - 1) * sizeof shown->log[0]);
        shown->logged--;
    }
    shown->log[shown->logged++] = event;
}

void mille_shown_clear(struct mille_shown *shown)
{
    memset(shown->side, 0, sizeof shown->side);
    memset(shown->hand, 0, sizeof shown->hand);
    memset(shown->discard, 0, sizeof shown->discard);
    shown->deck = DECK_CARDS;
    shown->goal = GOAL_MILES;
    shown->logged = 0;
    for (int side = 0; side < SIDES_MAX; side++) {
        shown->side[side].parked = true;
    }
}

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
        shown_hand_insert(shown, event->seat, event->card, shown->next_tag);
        shown->deck--;
        if (step->kind == STEP_DRAW) {
            note(shown, *event);
        }
        break;
    case STEP_PLAY:
    case STEP_HIT:
    case STEP_DISCARD: {
        struct shown_card taken = shown_hand_take(shown, event->seat, event->card);
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
    case STEP_EXTEND:
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
    switch (family(card)) {
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
            side->parked = side->parked || family(card) == FAMILY_HAZARD;
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
        shown->side[side_of(shown, event->seat)].safety[mille_safety_index(event->card)] = SAFETY_COUP_FOURRE;
        break;
    case STEP_EXTEND:
        shown->goal = event->value;
        break;
    case STEP_TURN:
        shown->turn = event->seat;
        break;
    default:
        break;
    }
}

void mille_shown_reset(struct mille_shown *shown, const struct mille_observation *seen)
{
    const struct mille_public *pub = &seen->pub;
    int viewer = seen->seat;
    memset(shown->hand, 0, sizeof shown->hand);
    memset(shown->discard, 0, sizeof shown->discard);
    memset(shown->discard_turn, 0, sizeof shown->discard_turn);
    memset(&shown->motion, 0, sizeof shown->motion);
    shown->viewer = viewer;
    shown->deck = pub->deck;
    shown->turn = pub->turn;
    shown->goal = pub->goal;
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
            hand->card[i].card = seat == viewer ? seen->own.card[i] : CARD_NONE;
        }
    }
    if (pub->discard_top != CARD_NONE) {
        shown->discard[DISCARD_SHOWN - 1] = pub->discard_top;
    }
    mille_shown_order(shown, shown->ordered, &seen->own);
    if (!shown->ordered) {
        shown_hand_arrange(&shown->hand[viewer], shown->order[viewer].card, shown->order[viewer].count);
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
