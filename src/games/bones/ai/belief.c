/* SPDX-License-Identifier: MIT */
#include "games/bones/ai/belief.h"

#include "base/check.h"
#include "games/bones/ai/decay.h"

#include <string.h>

enum {
    SURPRISE_MOST = 48,   /* largest surprise at one choice, since no player follows a style without errors */
    SURPRISE_GREEDY = 48, /* surprise at a choice that is not the greedy one */
    POINT_SURPRISE = 16, /* for the other styles: surprise for each point by which another place was better */
    STEPS_FIRST = 80,    /* swaps before the first deal of a chain counts */
    STEPS_BETWEEN = 8,
    CHAIN = 24, /* deals of a chain */
    /* Added to the surprise of the other styles at each choice, to make them comparable: their surprise is 0
       for the best choice, that of the learned style is 0 only for a certain choice. */
    STYLE_CHARGE = 8,
    KNOWN_HASH = 22, /* shift that leaves an index below BONES_BELIEF_KNOWN of a product of 32 bits */
};

/* Records a choice of an opponent, with all places that it could have chosen, given the tiles that it may
 * have held, and those that it must have held, since it played them now or later. */
static void note_choice(struct bones_belief *belief, const struct bones_rest *rest,
                        const uint8_t tiles[BONES_SEATS_MAX], uint32_t may, uint32_t later,
                        struct bones_place chosen)
{
    struct bones_belief_choice *choice = &belief->choice[belief->count];
    struct bones_place places[BONES_REST_PLACES_MAX];
    struct bones_style_view view = bones_style_view_of(rest);
    view.next_tiles = tiles[(rest->turn + 1) % BONES_SEATS_MAX];
    int shows_chosen = bones_other(chosen.tile, rest->board.shows[chosen.arm]);
    *choice = (struct bones_belief_choice){.seat = rest->turn, .later = later, .place = chosen};
    choice->view = bones_learned_view_of(rest);
    choice->view.unseen = BONES_TILES_ALL & ~rest->placed;
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        choice->view.tiles[i] = tiles[(rest->turn + i) % BONES_SEATS_MAX];
    }
    choice->count = (uint8_t)bones_rest_places(&rest->board, may | later, places);
    for (int i = 0; i < choice->count; i++) {
        struct bones_belief_option *option = &choice->option[i];
        option->tile = places[i].tile;
        option->shows = (uint8_t)bones_other(places[i].tile, rest->board.shows[places[i].arm]);
        view.unseen = BONES_TILES_ALL & ~rest->placed & ~bones_bit(places[i].tile);
        for (int style = 0; style < BONES_STYLES; style++) {
            option->worth[style] = (int16_t)bones_style_worth_of_place(style, &view, places[i]);
        }
        /* An arm that is like the chosen one may stand for it. */
        bool same = places[i].tile == chosen.tile && option->shows == shows_chosen &&
                    (choice->option[choice->chosen].tile != chosen.tile || places[i].arm <= chosen.arm);
        choice->chosen = same ? (uint8_t)i : choice->chosen;
    }
    belief->count += choice->count > 1;
}

void bones_belief_open(struct bones_belief *belief, const struct bones_deals *deals,
                       const struct bones_public *pub)
{
    uint32_t may[BONES_SEATS_MAX] = {0};
    belief->count = 0;
    memset(belief->known, 0, sizeof belief->known);
    for (int r = 0; r < BONES_DEALS_OPPONENTS; r++) {
        may[deals->opponent[r]] = bones_deals_may_hold(deals, r);
    }
    uint32_t later[BONES_SEATS_MAX] = {0};
    for (int i = 0; i < pub->log_count; i++) {
        later[pub->log[i].seat] |= bones_bit(pub->log[i].tile);
    }
    struct bones_rest rest = {.turn = 0};
    uint8_t tiles[BONES_SEATS_MAX] = {BONES_HAND, BONES_HAND, BONES_HAND, BONES_HAND};
    uint32_t none[BONES_SEATS_MAX] = {0};
    for (int i = 0; i < pub->log_count; i++) {
        const struct bones_turn *turn = &pub->log[i];
        struct bones_place place = {.tile = turn->tile, .arm = turn->arm};
        if (i == 0) {
            bones_rest_lead(&rest, none, turn->tile);
            later[turn->seat] &= ~bones_bit(turn->tile);
            rest.turn = (uint8_t)bones_left_of(pub, turn->seat);
            tiles[turn->seat]--;
            continue;
        }
        if (turn->tile == BONES_TILE_NONE) {
            bones_rest_knock(&rest);
            continue;
        }
        if (turn->seat != deals->seat) {
            note_choice(belief, &rest, tiles, may[turn->seat], later[turn->seat], place);
        }
        later[turn->seat] &= ~bones_bit(turn->tile);
        tiles[turn->seat]--;
        bones_rest_play(&rest, place);
        rest.over = false;
    }
}

/* The difference in worth between the best choice of a seat with this hand and its actual choice. */
static int regret(const struct bones_belief_choice *choice, int style, uint32_t hand)
{
    int chosen = 0;
    int best = INT16_MIN;
    for (int i = 0; i < choice->count; i++) {
        const struct bones_belief_option *option = &choice->option[i];
        if (!(hand & bones_bit(option->tile))) {
            continue;
        }
        int worth = option->worth[style] +
                    bones_style_worth_of_hand(style, hand & ~bones_bit(option->tile), option->shows);
        best = worth > best ? worth : best;
        chosen = i == choice->chosen ? worth : chosen;
    }
    return best - chosen;
}

static int surprise_of(const struct bones_belief_choice *choice, int style, uint32_t hand)
{
    int less = regret(choice, style, hand);
    if (style == BONES_STYLE_GREEDY) {
        return less > 0 ? SURPRISE_GREEDY : 0;
    }
    int surprise = less * POINT_SURPRISE / BONES_STYLE_POINT;
    return surprise < SURPRISE_MOST ? surprise : SURPRISE_MOST;
}

/* The same for a seat that plays in the learned style. */
static int surprise_of_learned(const struct bones_belief_choice *choice, uint32_t hand)
{
    struct bones_learned_view view = choice->view;
    struct bones_place places[BONES_REST_PLACES_MAX];
    view.hand = hand;
    view.unseen &= ~hand;
    int count = bones_rest_places(&view.board, hand, places);
    int chosen = 0;
    for (int i = 0; i < count; i++) {
        bool same = places[i].tile == choice->place.tile &&
                    (places[i].arm == choice->place.arm ||
                     bones_rest_alike(&view.board, places[i].arm, choice->place.arm));
        chosen = same ? i : chosen;
    }
    return count < 2 ? 0 : bones_learned_surprise(&view, places, count, chosen);
}

static int work_out(const struct bones_belief *belief, int seat, uint32_t hidden, uint8_t *style)
{
    int sum[BONES_STYLES + 1] = {0};
    for (int i = 0; i < belief->count; i++) {
        const struct bones_belief_choice *choice = &belief->choice[i];
        if (choice->seat != seat) {
            continue;
        }
        for (int s = 0; s < BONES_STYLES; s++) {
            sum[s] += STYLE_CHARGE + surprise_of(choice, s, hidden | choice->later);
        }
        sum[BONES_STYLE_LEARNED] += surprise_of_learned(choice, hidden | choice->later);
    }
    int best = BONES_STYLE_LEARNED;
    for (int s = BONES_STYLES - 1; s >= 0; s--) {
        best = sum[s] < sum[best] ? s : best;
    }
    *style = (uint8_t)best;
    return sum[best];
}

int bones_belief_surprise(struct bones_belief *belief, int seat, uint32_t hidden, uint8_t *style)
{
    struct bones_belief_known *known = &belief->known[seat][hidden * 2654435761u >> KNOWN_HASH];
    if (hidden == 0 || known->hand != hidden) {
        known->surprise = (int16_t)work_out(belief, seat, hidden, &known->style);
        known->hand = hidden;
    }
    *style = known->style;
    return known->surprise;
}

/* The current deal of the chain. */
struct chain {
    struct bones_belief_deal deal;
    int surprise[BONES_DEALS_OPPONENTS];
    uint32_t holds[BONES_DEALS_OPPONENTS]; /* tiles that an opponent may hold */
};

static void chain_weigh(struct bones_belief *belief, const struct bones_deals *deals, struct chain *chain)
{
    for (int r = 0; r < BONES_DEALS_OPPONENTS; r++) {
        int seat = deals->opponent[r];
        chain->surprise[r] =
            bones_belief_surprise(belief, seat, chain->deal.hand[seat], &chain->deal.style[seat]);
    }
}

/* A random tile of a mask. */
static int pick(uint32_t mask, struct rng *rng)
{
    for (uint32_t skip = rng_below(rng, (uint32_t)bones_many(mask)); skip > 0; skip--) {
        mask &= mask - 1;
    }
    return bones_first(mask);
}

/* One step of a Markov chain (Metropolis): two opponents swap a tile. A swap that makes the deal likelier is
 * always made, any other with the ratio of the likelihoods. */
static void chain_step(struct bones_belief *belief, const struct bones_deals *deals, struct chain *chain,
                       struct rng *rng)
{
    int a = (int)rng_below(rng, BONES_DEALS_OPPONENTS);
    int b = (a + 1 + (int)rng_below(rng, BONES_DEALS_OPPONENTS - 1)) % BONES_DEALS_OPPONENTS;
    uint32_t *hand = chain->deal.hand;
    int seat_a = deals->opponent[a];
    int seat_b = deals->opponent[b];
    if (hand[seat_a] == 0 || hand[seat_b] == 0) {
        return;
    }
    uint32_t from_a = bones_bit(pick(hand[seat_a], rng));
    uint32_t from_b = bones_bit(pick(hand[seat_b], rng));
    if (!(chain->holds[a] & from_b) || !(chain->holds[b] & from_a)) {
        return;
    }
    uint8_t style_a;
    uint8_t style_b;
    uint32_t new_a = (hand[seat_a] & ~from_a) | from_b;
    uint32_t new_b = (hand[seat_b] & ~from_b) | from_a;
    int surprise_a = bones_belief_surprise(belief, seat_a, new_a, &style_a);
    int surprise_b = bones_belief_surprise(belief, seat_b, new_b, &style_b);
    int more = surprise_a + surprise_b - chain->surprise[a] - chain->surprise[b];
    if (more > 0 && rng_below(rng, BONES_DECAY_ONE) >= bones_decay(more)) {
        return;
    }
    hand[seat_a] = new_a;
    hand[seat_b] = new_b;
    chain->deal.style[seat_a] = style_a;
    chain->deal.style[seat_b] = style_b;
    chain->surprise[a] = surprise_a;
    chain->surprise[b] = surprise_b;
}

void bones_belief_draw(struct bones_belief *belief, const struct bones_deals *deals, struct rng *rng,
                       int count, struct bones_belief_deal *deal)
{
    struct chain chain = {.surprise = {0}};
    for (int r = 0; r < BONES_DEALS_OPPONENTS; r++) {
        chain.holds[r] = bones_deals_may_hold(deals, r);
    }
    for (int i = 0; i < count; i++) {
        int steps = STEPS_BETWEEN;
        if (i % CHAIN == 0) {
            bones_deals_at(deals, rng_below(rng, deals->total), chain.deal.hand);
            chain_weigh(belief, deals, &chain);
            steps = belief->count > 0 ? STEPS_FIRST : 0;
        }
        for (int step = 0; step < steps; step++) {
            chain_step(belief, deals, &chain, rng);
        }
        deal[i] = chain.deal;
    }
}

int bones_belief_list(struct bones_belief *belief, const struct bones_deals *deals, int most,
                      struct bones_belief_deal *deal, uint32_t *weight)
{
    int surprise[BONES_BELIEF_LIST_MOST];
    int least = INT16_MAX;
    struct chain chain = {.surprise = {0}};
    CHECK(deals->total <= BONES_BELIEF_LIST_MOST);
    for (uint32_t number = 0; number < deals->total; number++) {
        bones_deals_at(deals, number, chain.deal.hand);
        chain_weigh(belief, deals, &chain);
        surprise[number] = chain.surprise[0] + chain.surprise[1] + chain.surprise[2];
        least = surprise[number] < least ? surprise[number] : least;
    }
    int count = 0;
    for (int more = 0; count < most && bones_decay(more) > 0; more++) {
        for (uint32_t number = 0; number < deals->total && count < most; number++) {
            if (surprise[number] - least == more) {
                bones_deals_at(deals, number, chain.deal.hand);
                chain_weigh(belief, deals, &chain);
                deal[count] = chain.deal;
                weight[count++] = bones_decay(more);
            }
        }
    }
    return count;
}
