/* SPDX-License-Identifier: MIT */
/* What the files of the road game share among themselves. */
#ifndef GAMES_MILLE_INSIDE_H
#define GAMES_MILLE_INSIDE_H

#include "games/mille/mille.h"

/* Sets of cards, one bit a kind. */
typedef uint32_t card_set;

static inline card_set card_bit(int card)
{
    return (card_set)1 << card;
}

/* All kinds from first to last. */
#define CARD_RANGE(first, last) ((((card_set)2 << (last)) - 1u) & ~(((card_set)1 << (first)) - 1u))

#define SET_DISTANCES CARD_RANGE(CARD_25, CARD_200)
#define SET_HAZARDS CARD_RANGE(CARD_OUT_OF_GAS, CARD_SPEED_LIMIT)
#define SET_BATTLE_HAZARDS CARD_RANGE(CARD_OUT_OF_GAS, CARD_STOP)
#define SET_CURES CARD_RANGE(CARD_GASOLINE, CARD_REPAIRS)
#define SET_SAFETIES CARD_RANGE(CARD_EXTRA_TANK, CARD_RIGHT_OF_WAY)

static inline bool card_in(card_set set, int card)
{
    return ((set >> card) & 1u) != 0;
}

/* The lowest member of a set that has one. */
static inline int set_lowest(uint64_t set)
{
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    int first = 0;
    while (!((set >> first) & 1u)) {
        first++;
    }
    return first;
#endif
}

static inline void tell(struct event_list *events, struct event event)
{
    if (events) {
        event_add(events, event);
    }
}

/* Puts a card played, or one discarded, before what is remembered, if it ends the turn. */
static inline void mille_remember(uint8_t recent[RECENT_CARDS], int what)
{
    if (what < DISCARDED && card_in(SET_SAFETIES, what)) {
        return;
    }
    for (int i = RECENT_CARDS - 1; i > 0; i--) {
        recent[i] = recent[i - 1];
    }
    recent[0] = (uint8_t)what;
}

/* The kinds in a hand; its unused places hold CARD_NONE, so that all places can be looked at. */
static inline card_set mille_held(const struct mille_hand *hand)
{
    card_set held = 0;
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        held |= card_bit(hand->card[i]);
    }
    return held & ~card_bit(CARD_NONE);
}

/* The cards of `held` that a side could play on some side if it were in turn and had drawn. */
card_set mille_playable(const struct mille_public *pub, int side, card_set held);
/* Whether a safety played now by this side would be a coup fourre. */
bool mille_is_coup(const struct mille_public *pub, int side, int safety);

/* The functions of the contract, by file: see struct game. */
void mille_start(void *memory, const struct game_setup *setup, struct event_list *events);
refusal mille_apply(void *memory, struct move move, struct event_list *events);
const char *mille_check(const void *memory);
bool mille_prepare_line(void *memory, const char *line, struct text *why);
void mille_move_format(struct move move, struct text *out);
bool mille_move_parse(const char *string, struct move *move);
void mille_event_format(struct event event, struct text *out);
const char *mille_score_name(int code);
const char *mille_refusal_name(refusal code);

/* Shuffles and deals the next hand; the starter, totals and hand number are already set. */
void mille_deal(struct mille_state *state, struct event_list *events);
/* The table's move after a hand or a game. */
void mille_next(struct mille_state *state, struct event_list *events);

struct move mille_regular_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_ace_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_random_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_sunday_choose(const void *observation, struct rng *rng, const struct budget *budget);

/* The legal moves before or after a draw and their worths in the eyes of the regular, in points; returns how
 * many. */
int mille_regular_weigh(const struct mille_observation *seen, struct move moves[GAME_MOVES_MAX],
                        int worth[GAME_MOVES_MAX]);

#endif
