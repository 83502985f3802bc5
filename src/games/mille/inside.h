/* SPDX-License-Identifier: MIT */
/* What the files of the road game share, its computer players included. */
#ifndef GAMES_MILLE_INSIDE_H
#define GAMES_MILLE_INSIDE_H

#include "games/mille/mille.h"
#include "table/fields.h"

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
#define SET_REMEDIES CARD_RANGE(CARD_GASOLINE, CARD_END_OF_LIMIT)
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

/* How many members a set has. Bits are added up in pairs, fours and bytes: not every processor has an
 * instruction for this. */
static inline int set_count(uint64_t set)
{
    set -= (set >> 1u) & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + ((set >> 2u) & UINT64_C(0x3333333333333333));
    return (int)((((set + (set >> 4u)) & UINT64_C(0x0F0F0F0F0F0F0F0F)) * UINT64_C(0x0101010101010101)) >>
                 56u);
}

/* Puts a card that was played, or kind + DISCARDED, in front of the last turns of a seat; a safety ends no
 * turn and is left out. */
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

/* The set of kinds in a hand. Unused places of a hand hold CARD_NONE, so that the loop needs no count. */
static inline card_set mille_held(const struct mille_hand *hand)
{
    card_set held = 0;
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        held |= card_bit(hand->card[i]);
    }
    return held & ~card_bit(CARD_NONE);
}

/* The cards of `held` that a side could play on any side, if it were in turn and had drawn. */
card_set mille_playable(const struct mille_public *pub, int side, card_set held);
/* How many of each card the discard, the piles, the distances and the safeties of all sides show. */
void mille_count_shown(const struct mille_public *pub, int count[CARD_KINDS]);
/* Whether a safety would be a coup fourré if this side played it now. */
bool mille_is_coup(const struct mille_public *pub, int side, int safety);

/* Functions of struct game. */
void mille_start(void *memory, const struct game_setup *setup, struct event_list *events);
refusal mille_apply(void *memory, struct move move, struct event_list *events);
const char *mille_check(const void *memory);
bool mille_carry(struct carry *carry, void *observation);
bool mille_is_of(const void *observation, const struct game_setup *setup, int seat);
bool mille_fits(const void *before, const struct event_list *events, const void *after);
bool mille_can_tell(const void *observation, struct event event);
bool mille_chance(const void *memory, struct move move, struct text *what);
void mille_reseed(void *memory, uint64_t seed, uint64_t stream);
/* The line is that of a journal's header: "turn=0 deck=40 draw=25,go 0.hand=... 0.battle=go
 * 0.safeties=extra-tank! 0.miles=100,25 0.total=300 1.hand=...". The number before a hand is that of a seat,
 * before all else that of a side. Fields stand in any order, each at most once, with single spaces between;
 * what is empty or 0 is left out; a safety with ! is a coup fourré. */
bool mille_prepare_line(void *memory, const char *line, struct text *why);
void mille_move_format(struct move move, struct text *out);
bool mille_move_parse(const char *string, struct move *move);
void mille_event_format(struct event event, struct text *out);
/* The card whose name stands in a part of a line; CARD_NONE for anything else. */
int mille_card_named(struct slice slice);
extern const char *const mille_score_names[SCORE_LINES];
extern const char *const mille_refusal_names[REFUSAL_KINDS];

/* The invariants of a seat's observation that keeps its bounds; NULL, or the name of one that does not hold.
 */
const char *mille_check_seen(const struct mille_observation *seen);

/* Starts a game: its totals are zero, and its first hand is dealt. */
void mille_open_game(struct mille_state *state, struct event_list *events);
/* Shuffles and deals the next hand; the starter, totals and hand number are already set. */
void mille_deal(struct mille_state *state, struct event_list *events);
/* The move of the table after a hand or a game: deals the next hand. */
void mille_next(struct mille_state *state, struct event_list *events);

struct move mille_regular_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_ace_choose(const void *observation, struct rng *rng, const struct budget *budget);
struct move mille_sunday_choose(const void *observation, struct rng *rng, const struct budget *budget);

/* Lists the legal moves before or after a draw, or of the answer, as mille_fair_moves does, and their ratings
 * by the regular, in points; returns how many. */
int mille_regular_weigh(const struct mille_observation *seen, struct move moves[GAME_MOVES_MAX],
                        int worth[GAME_MOVES_MAX]);

#endif
