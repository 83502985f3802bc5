/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/belief.h"

#include "base/check.h"
#include "games/mille/ai/race_view.h"

#include <string.h>

/* Log-odds that a hidden card lies in the opponent's hand rather than at one place of the deck, in ODDS_UNITs
 * for each doubling. For each kind of card they are the sum of `alone` over the facts that hold, plus the
 * output of a small neural net with one hidden layer. A fact that never held while the odds were learnt has
 * weight 0. */
static const struct {
    int16_t alone[B_SIZE][CARD_KINDS];
    int16_t into[B_SIZE][BELIEF_WIDTH];
    int16_t out[BELIEF_WIDTH][CARD_KINDS];
} odds_learnt = {
#include "games/mille/ai/belief_odds.inc"
};

static int way_of(const struct racer *racer)
{
    return 2 * race_way(racer) + racer->limited;
}

void belief_facts(const struct race *race, int seat, int manner, uint16_t fact[BELIEF_FACTS])
{
    const struct racer *own = &race->side[seat];
    const struct racer *opponent = &race->side[1 - seat];
    int way = way_of(opponent);
    int own_way = way_of(own);
    int rest = race_rest(race, 1 - seat);
    int attacks = set_count(race_playable(race, seat) & own->held & SET_HAZARDS);
    int at[] = {
        B_WAYS + way * BELIEF_WAYS + own_way,
        B_STAGE_WAY + race_stage(race) * BELIEF_WAYS + way,
        B_REST_WAY + rest_class(rest) * BELIEF_WAYS + way,
        B_OWN_REST + rest_class(race_rest(race, seat)) * 2 + race_can_go(own),
        B_REST + rest / STEP_MILES,
        B_DECK + race->left / 3,
        B_SAFE + safeties_of(opponent),
        B_OWN_SAFE + safeties_of(own),
        B_RACERS + opponent->racers * (RACERS_MAX + 1) + own->racers,
        B_COUNT + opponent->count,
        B_GOAL + (race->goal == GOAL_EXTENDED),
        B_ATTACK + (least(attacks, BELIEF_ATTACKS - 1) * BELIEF_WAYS + way) * 2 + race_can_go(own),
        B_MANNER + manner,
    };
    int count = 0;
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        fact[count++] = (uint16_t)at[i];
    }
    for (int i = 0; i < RACERS * RECENT_CARDS; i++) {
        const uint8_t *recent = race->recent[i < RECENT_CARDS ? 1 - seat : seat];
        fact[count++] = (uint16_t)(B_RECENT + i * ACTION_DRAW + recent[i % RECENT_CARDS]);
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int hidden = race->hidden[card] - own->hand[card];
        fact[count++] = (uint16_t)(B_HIDDEN + card * BELIEF_HIDDEN + hidden_class(hidden));
        fact[count++] = (uint16_t)(B_HAND + card * BELIEF_HELD + least(own->hand[card], BELIEF_HELD - 1));
    }
    CHECK(count == BELIEF_FACTS);
}

/* 2 to the power of odds / ODDS_UNIT, times about a thousand, limited to 1..2^20, so that the sum of a
 * hundred fits in 32 bits. */
static uint32_t weight_of(int odds)
{
    enum { EVEN = 10, MOST = 20 };
    static const uint16_t power[ODDS_UNIT] = {
        1024, 1035, 1046, 1058, 1069, 1081, 1093, 1105, 1117, 1129, 1141, 1154, 1166, 1179, 1192, 1205,
        1218, 1231, 1244, 1258, 1272, 1286, 1300, 1314, 1328, 1342, 1357, 1372, 1387, 1402, 1417, 1433,
        1448, 1464, 1480, 1496, 1512, 1529, 1545, 1562, 1579, 1596, 1614, 1631, 1649, 1667, 1685, 1704,
        1722, 1741, 1760, 1779, 1798, 1818, 1838, 1858, 1878, 1898, 1919, 1940, 1961, 1983, 2004, 2026};
    odds += EVEN * ODDS_UNIT;
    odds = odds < 0 ? 0 : odds >= MOST * ODDS_UNIT ? MOST * ODDS_UNIT - 1 : odds;
    return ((uint32_t)power[odds % ODDS_UNIT] << (odds / ODDS_UNIT)) >> EVEN;
}

/* The hidden units; values below 0 become 0. */
static void gather(const uint16_t fact[BELIEF_FACTS], int32_t place[BELIEF_WIDTH])
{
    for (int h = 0; h < BELIEF_WIDTH; h++) {
        int32_t sum = 0;
        for (int i = 0; i < BELIEF_FACTS; i++) {
            sum += odds_learnt.into[fact[i]][h];
        }
        place[h] = sum > 0 ? sum : 0;
    }
}

static int odds_of(const uint16_t fact[BELIEF_FACTS], const int32_t place[BELIEF_WIDTH], int card)
{
    int64_t together = 0;
    for (int h = 0; h < BELIEF_WIDTH; h++) {
        together += (int64_t)place[h] * odds_learnt.out[h][card];
    }
    int odds = (int)(together / ((int64_t)ODDS_SCALE * ODDS_SCALE));
    for (int i = 0; i < BELIEF_FACTS; i++) {
        odds += odds_learnt.alone[fact[i]][card];
    }
    return odds;
}

void belief_weigh(const struct race *race, int seat, int manner, uint32_t weight[CARD_KINDS])
{
    uint16_t fact[BELIEF_FACTS];
    belief_facts(race, seat, manner, fact);
    int32_t place[BELIEF_WIDTH];
    gather(fact, place);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        weight[card] = weight_of(odds_of(fact, place, card));
    }
}

void belief_form(struct belief *belief, const struct race *race, int seat, int manner)
{
    const struct racer *own = &race->side[seat];
    *belief = (struct belief){.opponent = (uint8_t)(1 - seat), .held = race->side[1 - seat].count};
    belief_weigh(race, seat, manner, belief->weight);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int hidden = race->hidden[card] - own->hand[card];
        CHECK(hidden >= 0);
        belief->hidden[card] = (uint8_t)hidden;
        belief->count = (uint8_t)(belief->count + hidden);
        belief->sum += belief->weight[card] * (uint32_t)hidden;
    }
    CHECK(belief->count == belief->held + race->left);
}

void belief_deal(const struct belief *belief, struct race *race, struct rng *rng)
{
    struct racer *opponent = &race->side[belief->opponent];
    uint8_t left[CARD_KINDS];
    memcpy(left, belief->hidden, sizeof left);
    memset(opponent->hand, 0, sizeof opponent->hand);
    opponent->held = 0;
    opponent->count = 0;
    uint32_t sum = belief->sum;
    for (int i = 0; i < belief->held; i++) {
        uint32_t at = (uint32_t)(((uint64_t)rng_next(rng) * sum) >> 32u);
        int card = CARD_25;
        while (at >= belief->weight[card] * left[card]) {
            at -= belief->weight[card] * left[card];
            card++;
        }
        left[card]--;
        sum -= belief->weight[card];
        race_give(opponent, card);
    }
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        for (int n = left[card]; n > 0; n--) {
            /* Inside-out shuffle: each card is swapped with a random one before it. */
            uint32_t place = (uint32_t)(((uint64_t)rng_next(rng) * (uint32_t)(count + 1)) >> 32u);
            race->deck[count++] = race->deck[place];
            race->deck[place] = (uint8_t)card;
        }
    }
    CHECK(count == race->left);
}
