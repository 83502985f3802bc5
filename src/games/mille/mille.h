/* SPDX-License-Identifier: MIT */
/* The road game: cards, state and rules. docs/rules.md is the source of every rule named here. A *seat* is a
 * place at the table, a *side* the one or two seats that drive one car. Options, by default, are those of two
 * seats; rule_sets.h has the named rule sets and what each seating takes. */
#ifndef GAMES_MILLE_MILLE_H
#define GAMES_MILLE_MILLE_H

#include "table/game.h"

/* Card kinds, in the order of the rules page. Journals and pictures use their names; new kinds go to the end.
 */
enum mille_card {
    CARD_NONE,
    CARD_25,
    CARD_50,
    CARD_75,
    CARD_100,
    CARD_200,
    CARD_OUT_OF_GAS,
    CARD_FLAT_TIRE,
    CARD_ACCIDENT,
    CARD_STOP,
    CARD_SPEED_LIMIT,
    CARD_GASOLINE,
    CARD_SPARE_TIRE,
    CARD_REPAIRS,
    CARD_GO,
    CARD_END_OF_LIMIT,
    CARD_EXTRA_TANK,
    CARD_PUNCTURE_PROOF,
    CARD_DRIVING_ACE,
    CARD_RIGHT_OF_WAY,
    CARD_KINDS
};

enum mille_family { FAMILY_NONE, FAMILY_DISTANCE, FAMILY_HAZARD, FAMILY_REMEDY, FAMILY_SAFETY };

/* The facts of a card kind. */
struct mille_card_facts {
    const char *name; /* in files and the engine: "out-of-gas", "25" */
    enum mille_family family;
    uint8_t count;  /* in the deck of 101; mille_deck_count for any deck */
    uint8_t miles;  /* distance only */
    uint8_t remedy; /* of a hazard: the remedy that cures it */
    uint8_t safety; /* of a hazard: the safety that prevents it */
};
extern const struct mille_card_facts mille_cards[CARD_KINDS];
/* The hazard that a remedy cures, which stands at the same place among the hazards; CARD_NONE for every other
 * card. */
static inline int mille_hazard_cured_by(int remedy)
{
    bool is_remedy = remedy >= CARD_GASOLINE && remedy <= CARD_END_OF_LIMIT;
    return is_remedy ? remedy - CARD_GASOLINE + CARD_OUT_OF_GAS : CARD_NONE;
}

enum {
    DECK_CARDS = 101,     /* of the standard deck */
    DECK_CARDS_MAX = 106, /* of the larger deck, which has one more of each hazard */
    HAND_CARDS = 6,       /* after a turn */
    HAND_CARDS_DRAWN = 7, /* after a draw */
    GOAL_MILES = 700,
    GOAL_EXTENDED = 1000,
    GAME_POINTS = 5000,
    COUP_FEWER_POINTS = 200, /* with COUP_POINTS_200 */
    RACERS_MAX = 2,          /* 200s a side may play in a hand */
    LIMIT_MILES = 50,        /* the largest distance under a Speed Limit */
    DISTANCE_KINDS = 5,      /* CARD_25.. */
    SAFETY_KINDS = 4,        /* CARD_EXTRA_TANK.. */
    MILLE_SEATS_MAX = 6,
    SIDES_MAX = 4,
    DISCARDED = CARD_KINDS, /* kind + DISCARDED stands for the discard of a card, in numbers that tell what
                               was done */
    RECENT_CARDS = 6,       /* last cards of each seat that are remembered */
};

/* A safety or a distance card as an index from 0 into the arrays of safeties and distances. */
static inline int mille_safety_index(int card)
{
    return card - CARD_EXTRA_TANK;
}
static inline int mille_distance_index(int card)
{
    return card - CARD_25;
}

/* The options, in the order of journals: new ones go to the end. The first value of each is the default. */
enum mille_option {
    OPTION_EXTENSION,
    OPTION_DECK_END,
    OPTION_DECK,
    OPTION_GOAL,
    OPTION_COUP,          /* when a coup fourre may be played */
    OPTION_EXTENSION_PAY, /* whom an extension pays */
    OPTION_SHUT_OUT,
    OPTION_OLD_HAZARD, /* after a safety that is no coup fourre */
    OPTION_AFTER_CURE,
    OPTION_HAZARD_ON,
    OPTION_RACERS,
    OPTION_FINISH,
    OPTION_DISCARD,
    OPTION_LATE_SAFETY,
    OPTION_COUP_POINTS,
    OPTION_BONUSES,
    OPTION_LENGTH,
    MILLE_OPTION_COUNT
};
enum { EXTENSION_ON, EXTENSION_OFF };
enum { DECK_END_STUCK, DECK_END_EMPTY_HANDS, DECK_END_RESHUFFLE };
enum { DECK_101, DECK_106 };
enum { GOAL_700, GOAL_1000 };
enum { COUP_IN_TURN, COUP_AT_ONCE };
enum { EXTENSION_PAY_FINISHER, EXTENSION_PAY_CALLER };
enum { SHUT_OUT_ALL, SHUT_OUT_EACH };
enum { OLD_HAZARD_GO, OLD_HAZARD_CURE };
enum { AFTER_CURE_GO, AFTER_CURE_DRIVE };
enum { HAZARD_ON_GOING, HAZARD_ON_ANY };
enum { RACERS_TWO, RACERS_ANY };
enum { FINISH_EXACT, FINISH_OVER };
enum { DISCARD_FREE, DISCARD_ANY, DISCARD_FORCED };
enum { LATE_SAFETY_AGAIN, LATE_SAFETY_ENDS_TURN };
enum { COUP_POINTS_300, COUP_POINTS_200 };
enum { BONUSES_ALL, BONUSES_SAFE_TRIP, BONUSES_NONE };
enum { LENGTH_5000, LENGTH_HAND };

enum mille_phase {
    PHASE_DRAW,      /* the seat may draw, or play a safety first */
    PHASE_PLAY,      /* the seat has drawn, or the deck is empty: it plays or discards */
    PHASE_EXTEND,    /* the side stands at 700 miles: extend the trip or finish */
    PHASE_HAND_OVER, /* the table's move: next */
    PHASE_GAME_OVER, /* the table's move: next */
    PHASE_ANSWER     /* the seat is asked for a coup fourre out of turn: it plays the safety or passes */
};

enum mille_move_kind {
    MOVE_NONE,
    MOVE_DRAW,
    MOVE_PLAY,    /* card; target: the side that the card is played on */
    MOVE_DISCARD, /* card */
    MOVE_EXTEND,
    MOVE_FINISH,
    MOVE_NEXT, /* a move of the table: the next hand, or the next game */
    MOVE_PASS  /* the answer of a seat that plays no coup fourre out of turn */
};

/* A hazard is fresh until its victim draws or ends a turn; a coup fourré answers a fresh hazard only. Bits,
 * since with more than two sides both piles of a side can be fresh at once. */
enum mille_fresh { FRESH_NONE, FRESH_BATTLE, FRESH_SPEED };
enum mille_safety_state { SAFETY_ABSENT, SAFETY_PLAYED, SAFETY_COUP_FOURRE };

enum mille_event_kind {
    EVENT_NONE,
    EVENT_GAME_STARTED,
    EVENT_HAND_STARTED, /* seat: who begins; value: the number of the hand in this game, from 1 */
    EVENT_DEALT,        /* seat, card (seen by that seat only) */
    EVENT_TURN,         /* seat: whose turn begins */
    EVENT_DREW,         /* seat, card (seen by that seat only); value: cards left in the deck */
    EVENT_DECK_EMPTY,
    EVENT_PLAYED,         /* seat, card, target: the side it went to; value: that side's miles now */
    EVENT_DISCARDED,      /* seat, card */
    EVENT_HAZARD_REMOVED, /* by a safety: seat, card: the hazard, target: side; value: the pile, FRESH_BATTLE
                             or FRESH_SPEED; extra: the new top card */
    EVENT_COUP_FOURRE,    /* seat, card: the safety, extra: the hazard */
    EVENT_PASSED,         /* a seat without cards is passed over; value 1: it was asked and plays no coup */
    EVENT_GOAL_REACHED,   /* seat, value: 700 or 1000 */
    EVENT_EXTENDED,       /* seat; value: the new goal */
    EVENT_HAND_ENDED,     /* seat: who completed the trip or SEAT_NONE; value: side, or -1 */
    EVENT_GAME_ENDED,     /* value: the winning side, -1 for equal totals */
    EVENT_ASKED,          /* seat: asked for a coup fourre; card: the hazard; target: the side it lies on */
    EVENT_SKIPPED,        /* seat: loses its turn to a coup fourre out of turn */
    EVENT_RESHUFFLED,     /* the discard is the deck once more; value: cards in the deck */
    EVENT_KINDS
};

enum mille_refusal {
    REFUSED_NOT_A_MOVE = 1, /* no such move at all */
    REFUSED_PHASE,          /* not in this phase: the question comes first, the hand is over ... */
    REFUSED_NOT_IN_HAND,
    REFUSED_DRAW_FIRST,
    REFUSED_ALREADY_DRAWN, /* or the deck is empty */
    REFUSED_WRONG_SIDE,
    REFUSED_NEED_GO,     /* distance: the side cannot go, and no hazard lies in the way */
    REFUSED_STOPPED_BY,  /* distance: the hazard on top stops the side */
    REFUSED_SPEED_LIMIT, /* above 50 under a limit */
    REFUSED_BEYOND_GOAL,
    REFUSED_TWO_RACERS,
    REFUSED_NOTHING_TO_CURE, /* remedy: its hazard is not on top */
    REFUSED_ALREADY_GO,      /* Go: Go is already showing */
    REFUSED_CURE_FIRST,      /* Go: the hazard on top needs its own remedy first */
    REFUSED_NOT_LIMITED,     /* End of Limit without a limit */
    REFUSED_TARGET_STOPPED,  /* hazard: that side cannot go */
    REFUSED_TARGET_SAFE,     /* hazard: that side holds the safety against it */
    REFUSED_TARGET_LIMITED,  /* Speed Limit on a limited side */
    REFUSED_DISCARD_SAFETY,
    REFUSED_TARGET_SAME,    /* hazard: the same hazard lies there already */
    REFUSED_DISCARD_FORCED, /* discard: a card can be played */
    REFUSAL_KINDS
};

enum mille_score_code {
    SCORE_MILES,
    SCORE_EACH_SAFETY,
    SCORE_ALL_SAFETIES,
    SCORE_COUP_FOURRE,
    SCORE_TRIP,
    SCORE_SAFE_TRIP,
    SCORE_DELAYED_ACTION,
    SCORE_EXTENSION,
    SCORE_SHUT_OUT,
    SCORE_LINES
};
/* The points of one unit of each line: 1 for a mile, 100 for a safety ...; and the same by the options. */
extern const int16_t mille_points[SCORE_LINES];
int mille_unit_points(const uint8_t option[GAME_OPTIONS_MAX], enum mille_score_code code);

/* What lies before one side. `battle` and `speed` are the tops by the rules: after a safety has removed a
 * hazard the top is Go, even where no Go card lies below. `battle_pile` and `speed_pile` count the cards that
 * really lie there. */
struct mille_side {
    uint8_t battle; /* top card, CARD_NONE when empty */
    uint8_t speed;
    uint8_t fresh;                    /* enum mille_fresh */
    uint8_t safety[SAFETY_KINDS];     /* enum mille_safety_state */
    uint8_t distance[DISTANCE_KINDS]; /* cards in each mileage stack */
    uint8_t battle_pile[CARD_KINDS];
    uint8_t speed_pile[CARD_KINDS];
    int16_t miles;
    int16_t total; /* of the game, without the hand on the table (even when the hand is over) */
    int16_t games;
};

/* What everybody at the table can see. */
struct mille_public {
    uint8_t seats;
    uint8_t sides;
    uint8_t option[GAME_OPTIONS_MAX];
    uint8_t phase;   /* enum mille_phase */
    uint8_t turn;    /* seat */
    uint8_t starter; /* seat that began this hand */
    uint8_t deck;    /* cards left */
    uint8_t discard_top;
    uint8_t discard[CARD_KINDS];   /* how many of each lie in the discard */
    uint8_t hand[MILLE_SEATS_MAX]; /* cards in each hand */
    int8_t trip_side;              /* the side at the goal, or -1; an extension sets it back to -1 */
    uint8_t deck_out_at_trip;      /* the deck was empty then: delayed action */
    int8_t caller;                 /* the side that called the extension, or -1 */
    uint8_t attacker;              /* in PHASE_ANSWER: the seat that played the hazard; else 0 */
    uint8_t reshuffled;            /* the discard has been the deck once more in this hand */
    int16_t hand_number;           /* in this game, from 1 */
    int16_t goal;
    struct mille_side side[SIDES_MAX];
    /* The last turns of each seat in this hand, the latest first: the kind that was played, or kind +
     * DISCARDED; CARD_NONE before the first turn. Safeties end no turn. Not hashed, since the moves determine
     * it. */
    uint8_t recent[MILLE_SEATS_MAX][RECENT_CARDS];
};

struct mille_hand {
    uint8_t count;
    uint8_t card[HAND_CARDS_DRAWN]; /* in the order received: the last one drawn is last */
};

struct mille_state {
    struct mille_public pub;
    struct mille_hand hand[MILLE_SEATS_MAX];
    uint8_t deck[DECK_CARDS_MAX]; /* the next card to draw is deck[pub.deck - 1] */
    struct rng rng;               /* of the deals */
};

/* What one seat observes: the table and its own hand. */
struct mille_observation {
    struct mille_public pub;
    uint8_t seat;
    struct mille_hand own;
};

extern const struct game mille_game;
/* The deal of the day (table/daily.h): one hand by the usual rules, which the person begins, against a
 * computer player that the weekday decides. The result is the own points less the opponent's. */
extern const struct daily mille_daily;
/* What is counted for a seat (table/figures.h): figures.c says what each is. */
extern const struct game_figures mille_figures;

/* The side of a seat: seat % sides. There are at most twice as many seats as sides. */
static inline int mille_side_of(const struct mille_public *pub, int seat)
{
    return seat < pub->sides ? seat : seat - pub->sides;
}

/* How many cards of a kind are in the deck that is played with, and how many cards it has. */
static inline int mille_deck_count(const struct mille_public *pub, int card)
{
    bool hazard = mille_cards[card].family == FAMILY_HAZARD;
    return mille_cards[card].count + (hazard && pub->option[OPTION_DECK] == DECK_106);
}
static inline int mille_deck_cards(const struct mille_public *pub)
{
    return pub->option[OPTION_DECK] == DECK_106 ? DECK_CARDS_MAX : DECK_CARDS;
}
/* The goal of a hand before any extension, in miles; and whether who reaches it is asked for an extension. */
static inline int mille_first_goal(const struct mille_public *pub)
{
    return pub->option[OPTION_GOAL] == GOAL_1000 ? GOAL_EXTENDED : GOAL_MILES;
}
static inline bool mille_may_extend(const struct mille_public *pub)
{
    return pub->goal == GOAL_MILES && pub->option[OPTION_EXTENSION] == EXTENSION_ON;
}

/* The only test of legality: apply uses it, the screen greys cards by it, and computer players choose by it.
 * It needs only what the seat in turn knows, so that it serves states and observations. hand: that of the
 * seat in turn. Returns REFUSAL_NONE or the reason. */
refusal mille_legal(const struct mille_public *pub, const struct mille_hand *hand, struct move move);
/* Lists the legal moves of the seat in turn, without duplicates, in a fixed order; returns how many. */
int mille_moves(const struct mille_public *pub, const struct mille_hand *hand,
                struct move moves[GAME_MOVES_MAX]);
/* One of the legal moves of the seat in turn, each with the same chance. */
struct move mille_random_move(const struct mille_public *pub, const struct mille_hand *hand, struct rng *rng);
/* Plays a move that is known to be legal, as those of the two functions above are. Does what apply does after
 * its test. */
void mille_do(struct mille_state *state, struct move move, struct event_list *events);
/* Whether a side can go, which is to play distances as far as limit and goal allow. */
bool mille_can_go(const struct mille_public *pub, int side);
bool mille_has_safety(const struct mille_public *pub, int side, int safety);
/* The safety that would be a coup fourré of this side now, or CARD_NONE. */
int mille_coup_chance(const struct mille_public *pub, int side);
/* The hazard that this coup fourré would answer, or CARD_NONE. */
int mille_coup_hazard(const struct mille_public *pub, int side);
/* The play of a card by the seat in turn: on the own side, or a hazard on an opposing side. With more than
 * two sides a hazard goes to the first side where it is legal, else to the next side. */
struct move mille_play_of(const struct mille_public *pub, const struct mille_hand *hand, int card);

/* The points of the hand as it stands, line by line, and their sum. */
void mille_score(const struct mille_public *pub, int side, int16_t lines[SCORE_LINES]);
int mille_hand_total(const struct mille_public *pub, int side);
/* The total of a side in the game with the hand on the table, as the score panel shows it. */
int mille_overall(const struct mille_public *pub, int side);
/* Counts the cards that a seat has not seen, by kind: the deck and the other hands together. */
void mille_unseen(const struct mille_observation *seen, uint8_t unseen[CARD_KINDS]);

#endif
