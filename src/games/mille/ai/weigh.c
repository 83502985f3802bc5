/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/weigh.h"

#include "base/check.h"
#include "base/root.h"
#include "games/mille/ai/endgame.h"
#include "games/mille/ai/rival.h"
#include "games/mille/ai/sampler.h"

enum {
    WEIGH_STREAM = 10,
    DEALS_LEAST = 16,
    DEALS_MOST = 1000000, /* sums of squares of millionths over this number of deals fit in 64 bits */
    DEALS_BETWEEN = 8,    /* deals between two calls of `more` */
};

/* A position as the seat sees it, with its belief about the hidden cards. */
struct place {
    struct sampler deals;
    struct endgame_stakes stakes;
};

static struct place look(const struct mille_observation *seen, uint64_t seed)
{
    struct place place = {.stakes = endgame_stakes_of(&seen->pub)};
    sampler_open(&place.deals, seen, seed, WEIGH_STREAM);
    return place;
}

/* Plays a race to its end; the chance to win the game from there. */
static int32_t play_out(const struct place *place, struct race *race)
{
    sampler_play_on(&place->deals, race, TURNS_ALL);
    return endgame_win(race, &place->stakes, place->deals.seat);
}

bool weigh_goes_on(const struct budget *budget, int64_t deal)
{
    return !budget->more || deal % DEALS_BETWEEN != 0 || budget->more(budget->context);
}

int64_t weigh_deals(const struct budget *budget, int rests)
{
    int64_t deals = budget->iterations / (uint32_t)rests;
    return deals < DEALS_LEAST ? DEALS_LEAST : deals > DEALS_MOST ? DEALS_MOST : deals;
}

struct weighed weighed_of(int64_t won, int64_t lost, int64_t squares, int64_t deals)
{
    int64_t mean = lost / deals;
    int64_t square = (squares / deals - mean * mean) / deals;
    return (struct weighed){.win = (int32_t)(won / deals),
                            .loss = (int32_t)mean,
                            .error = square > 0 ? (int32_t)root_of((uint64_t)square) : 0};
}

bool weigh_moves(const struct mille_observation *seen, struct move best, struct move played, uint64_t seed,
                 const struct budget *budget, struct weighed *weighed)
{
    if (!race_fits(&seen->pub)) {
        return field_weigh_moves(seen, best, played, seed, budget, weighed);
    }
    struct place place = look(seen, seed);
    const int action[2] = {race_action(best), race_action(played)};
    int moves = action[0] == action[1] ? 1 : 2;
    int64_t deals = weigh_deals(budget, moves), won = 0, lost = 0, squares = 0;
    for (int64_t deal = 0; deal < deals; deal++) {
        if (!weigh_goes_on(budget, deal)) {
            return false;
        }
        sampler_next(&place.deals);
        int32_t win[2] = {0};
        for (int i = 0; i < moves; i++) {
            struct race rest = place.deals.race;
            race_do(&rest, action[i]);
            win[i] = play_out(&place, &rest);
        }
        int64_t difference = win[0] - win[moves - 1];
        won += win[0];
        lost += difference;
        squares += difference * difference;
    }
    *weighed = weighed_of(won, lost, squares, deals);
    return true;
}

/* Moves a card to a place of the deck, from the deck or from the opponent's hand; the card that lay there
 * goes to where the first came from. */
static void bring(struct race *race, int opponent, int place, int card)
{
    int at = place;
    while (at >= 0 && race->deck[at] != card) {
        at--;
    }
    if (at >= 0) {
        race->deck[at] = race->deck[place];
    } else {
        race_take(&race->side[opponent], card);
        race_give(&race->side[opponent], race->deck[place]);
    }
    race->deck[place] = (uint8_t)card;
}

/* A playout of the deal in which these cards are drawn first. */
static int32_t draw_and_play(const struct place *place, const uint8_t *card, int count)
{
    struct race rest = place->deals.race;
    for (int i = 0; i < count; i++) {
        bring(&rest, 1 - place->deals.seat, rest.left - 1 - i, card[i]);
    }
    race_draw(&rest);
    return play_out(place, &rest);
}

bool weigh_draw(const struct mille_observation *before, const uint8_t *drawn, int count, uint64_t seed,
                const struct budget *budget, int32_t *win, int32_t *luck)
{
    CHECK(before->pub.phase == PHASE_DRAW && count > 0);
    if (!race_fits(&before->pub)) {
        return field_weigh_draw(before, drawn, count, seed, budget, win, luck);
    }
    CHECK(count <= before->pub.deck);
    struct place place = look(before, seed);
    uint8_t unseen[CARD_KINDS];
    mille_unseen(before, unseen);
    int all = 0, kinds = 1;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        all += unseen[card];
        kinds += unseen[card] > 0;
    }
    int64_t deals = weigh_deals(budget, kinds), came = 0, average = 0;
    for (int64_t deal = 0; deal < deals; deal++) {
        if (!weigh_goes_on(budget, deal)) {
            return false;
        }
        sampler_next(&place.deals);
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            const uint8_t first = (uint8_t)card;
            average += unseen[card] > 0 ? (int64_t)unseen[card] * draw_and_play(&place, &first, 1) : 0;
        }
        came += draw_and_play(&place, drawn, count);
    }
    *win = (int32_t)(came / deals);
    *luck = (int32_t)(came / deals - average / (all * deals));
    return true;
}
