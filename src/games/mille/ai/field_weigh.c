/* SPDX-License-Identifier: MIT */
/* The comparisons of weigh.h for any number of seats and by any options. */
#include "base/check.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/weigh.h"

enum {
    FIELD_WEIGH_STREAM = 13,
    SLOWER = 5,  /* playouts of the race for one of these */
    WHOLE = 1000 /* turns: more than any hand has */
};

static struct budget part_of(const struct budget *budget)
{
    struct budget part = *budget;
    part.iterations /= SLOWER;
    return part;
}

/* Plays a hand to its end; the chance of a side to win the game from there. */
static int32_t play_out(struct field *field, int side)
{
    field_play_on(field, WHOLE, SEAT_NONE);
    const struct mille_public *pub = &field->state.pub;
    int total[SIDES_MAX] = {0};
    for (int other = 0; other < pub->sides; other++) {
        total[other] = mille_overall(pub, other);
    }
    return field_equity(pub, total, side, field_next_starter(pub));
}

bool field_weigh_moves(const struct mille_observation *seen, struct move best, struct move played,
                       uint64_t seed, const struct budget *budget, struct weighed *weighed)
{
    const struct move move[2] = {best, played};
    const int moves = move_same(best, played) ? 1 : 2, side = mille_side_of(&seen->pub, seen->seat);
    const struct budget part = part_of(budget);
    struct field_deals deals;
    field_open(&deals, seen, seed, FIELD_WEIGH_STREAM);
    int64_t count = weigh_deals(&part, moves), won = 0, lost = 0, squares = 0;
    for (int64_t deal = 0; deal < count; deal++) {
        if (!weigh_goes_on(&part, deal)) {
            return false;
        }
        field_deal(&deals);
        int32_t win[2] = {0};
        for (int i = 0; i < moves; i++) {
            struct field rest = deals.field;
            field_do(&rest, move[i]);
            win[i] = play_out(&rest, side);
        }
        int64_t difference = win[0] - win[moves - 1];
        won += win[0];
        lost += difference;
        squares += difference * difference;
    }
    *weighed = weighed_of(won, lost, squares, count);
    return true;
}

/* Moves a card to a place of the deck, from the deck or from another hand; the card that lay there goes to
 * where the first came from. */
static void bring(struct mille_state *state, int own, int place, uint8_t card)
{
    uint8_t *from = NULL;
    for (int at = place; at >= 0 && !from; at--) {
        from = state->deck[at] == card ? &state->deck[at] : NULL;
    }
    for (int seat = 0; seat < state->pub.seats && !from; seat++) {
        struct mille_hand *hand = &state->hand[seat];
        for (int i = 0; i < hand->count && seat != own && !from; i++) {
            from = hand->card[i] == card ? &hand->card[i] : NULL;
        }
    }
    CHECK(from != NULL);
    *from = state->deck[place];
    state->deck[place] = card;
}

/* A playout of the deal in which these cards are drawn first. Cards beyond the deck, after which the discard
 * is dealt once more, come as chance has them. */
static int32_t draw_and_play(const struct field_deals *deals, int side, const uint8_t *card, int count)
{
    struct field rest = deals->field;
    for (int i = 0; i < count && i < rest.state.pub.deck; i++) {
        bring(&rest.state, deals->seat, rest.state.pub.deck - 1 - i, card[i]);
    }
    field_do(&rest, (struct move){.kind = MOVE_DRAW});
    return play_out(&rest, side);
}

bool field_weigh_draw(const struct mille_observation *before, const uint8_t *drawn, int count, uint64_t seed,
                      const struct budget *budget, int32_t *win, int32_t *luck)
{
    const struct budget part = part_of(budget);
    const int side = mille_side_of(&before->pub, before->seat);
    struct field_deals deals;
    uint8_t unseen[CARD_KINDS];
    field_open(&deals, before, seed, FIELD_WEIGH_STREAM);
    mille_unseen(before, unseen);
    int all = 0, kinds = 1;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        all += unseen[card];
        kinds += unseen[card] > 0;
    }
    int64_t times = weigh_deals(&part, kinds), came = 0, average = 0;
    for (int64_t deal = 0; deal < times; deal++) {
        if (!weigh_goes_on(&part, deal)) {
            return false;
        }
        field_deal(&deals);
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            const uint8_t first = (uint8_t)card;
            average += unseen[card] > 0 ? (int64_t)unseen[card] * draw_and_play(&deals, side, &first, 1) : 0;
        }
        came += draw_and_play(&deals, side, drawn, count);
    }
    *win = (int32_t)(came / times);
    *luck = (int32_t)(came / times - average / (all * times));
    return true;
}
