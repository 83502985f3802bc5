/* SPDX-License-Identifier: MIT */
/* The deals of what a seat cannot see, on which the search and a second look rest. */

#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/regular.h"
#include "games/mille/ai/sampler.h"
#include "mille/position_text.h"
#include "test.h"

enum { LOOKS = 400, DEALS = 8, TURNS = 6, MANY_DEALS = 4000 };

/* A place of some hand, seen by the seat in turn. */
static void reach(struct mille_observation *seen, struct rng *rng)
{
    struct mille_state state;
    mille_game.start(&state, &(struct game_setup){.seed = rng_next(rng), .seats = 2, .sides = 2}, NULL);
    for (uint32_t left = rng_below(rng, 60); left > 0 && state.pub.phase < PHASE_EXTEND; left--) {
        mille_game.observe(&state, state.pub.turn, seen);
        assert_int_equal(mille_game.apply(&state, mille_rally_choose(seen, rng, NULL), NULL), REFUSAL_NONE);
    }
    if (state.pub.phase >= PHASE_EXTEND) {
        reach(seen, rng);
        return;
    }
    mille_game.observe(&state, state.pub.turn, seen);
}

/* Looks at the first deals of many places. */
static void look_at_deals(void (*look)(const struct mille_observation *seen, const struct sampler *deals,
                                       int number))
{
    struct rng rng = rng_make(1, RNG_PLAYER);
    for (int place = 0; place < LOOKS; place++) {
        struct mille_observation seen;
        struct sampler deals;
        reach(&seen, &rng);
        sampler_open(&deals, &seen, (uint64_t)place, RNG_PLAYER);
        for (int i = 0; i < DEALS; i++) {
            sampler_next(&deals);
            look(&seen, &deals, i);
        }
    }
}

static void holds_the_hidden_cards(const struct mille_observation *seen, const struct sampler *deals,
                                   int number)
{
    (void)number;
    uint8_t unseen[CARD_KINDS];
    mille_unseen(seen, unseen);
    const struct racer *opponent = &deals->race.side[1 - seen->seat];
    assert_int_equal(opponent->count, seen->pub.hand[1 - seen->seat]);
    assert_int_equal(deals->race.left, seen->pub.deck);
    for (int n = 0; n < deals->race.left; n++) {
        unseen[deals->race.deck[n]]--;
    }
    assert_memory_equal(unseen + CARD_25, opponent->hand + CARD_25, CARD_KINDS - CARD_25);
}

static void every_deal_holds_just_the_hidden_cards(void)
{
    look_at_deals(holds_the_hidden_cards);
}

/* Plays on as foretold, one move at a time. */
static void play_as(struct race *race, int regular, int turns)
{
    int turn = RACERS;
    while (race_goes_on(race, &turn, &turns)) {
        race_do(race, race->turn == regular ? regular_in_race(race)
                                            : neural_eval_choose(&neural_eval_weights, race));
    }
}

static void is_played_on_as_supposed(const struct mille_observation *seen, const struct sampler *deals,
                                     int number)
{
    assert_int_equal(deals->manner, number % MANNERS);
    struct race race = deals->race;
    struct race foretold = deals->race;
    sampler_play_on(deals, &race, TURNS);
    play_as(&foretold, number % MANNERS == MANNER_REGULAR ? 1 - seen->seat : RACERS, TURNS);
    assert_memory_equal(&race, &foretold, sizeof race);
}

static void the_opponent_is_taken_for_a_quick_player_and_for_a_regular_in_turn(void)
{
    look_at_deals(is_played_on_as_supposed);
}

/* How many cards of some kinds the opponent is dealt, in all deals of a position together. */
static int dealt(const char *line, card_set kinds)
{
    char reason[POSITION_REASON_SIZE];
    struct text why = text_in(reason, sizeof reason);
    struct mille_observation seen;
    assert_true(mille_position_parse(line, &seen, &why));
    struct sampler deals;
    sampler_open(&deals, &seen, 1, RNG_PLAYER);
    int sum = 0;
    for (int i = 0; i < MANY_DEALS; i++) {
        sampler_next(&deals);
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            sum += card_in(kinds, card) ? deals.race.side[1 - seen.seat].hand[card] : 0;
        }
    }
    return sum;
}

#define UNDER_WAY                                                                                            \
    "phase=play deck=60 hand=25,50,stop,gasoline,spare-tire,repairs,end-of-limit me.battle=go "              \
    "me.miles=75,75,50 "                                                                                     \
    "op.battle=go op.miles=100,50,50 gone=stop,stop,flat-tire,gasoline,repairs "

static void who_throws_cards_away_under_way_has_few_distances(void)
{
    int drove = dealt(UNDER_WAY "op.recent=50,50", SET_DISTANCES);
    int threw = dealt(UNDER_WAY "op.recent=-gasoline,-repairs", SET_DISTANCES);
    assert_in_range(threw, 1, drove * 2 / 3);
}

static void who_lets_others_pass_turn_after_turn_has_few_hazards(void)
{
    card_set hazards = SET_BATTLE_HAZARDS;
    int could_not = dealt(UNDER_WAY "me.recent=go,-repairs,-stop op.recent=50,50,100", hazards);
    int did_not = dealt(UNDER_WAY "me.recent=75,75,50 op.recent=50,50,100", hazards);
    assert_in_range(did_not, 1, could_not * 2 / 3);
}

const struct test tests[] = {
    TEST(who_throws_cards_away_under_way_has_few_distances),
    TEST(who_lets_others_pass_turn_after_turn_has_few_hazards),
    TEST(every_deal_holds_just_the_hidden_cards),
    TEST(the_opponent_is_taken_for_a_quick_player_and_for_a_regular_in_turn),
    {0},
};
