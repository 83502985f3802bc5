/* SPDX-License-Identifier: MIT */
/* The road game: cards, state and rules. docs/rules.md is the source of every rule named here. */
#ifndef GAMES_MILLE_MILLE_H
#define GAMES_MILLE_MILLE_H

#include "table/game.h"

/* Card kinds, in the order of the rules page. Append-only: journals and art name them. */
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

/* One row a card: every fact about it. */
struct mille_card_facts {
    const char *name; /* in files and the engine: "out-of-gas", "25" */
    enum mille_family family;
    uint8_t count;  /* in the deck */
    uint8_t miles;  /* distance only */
    uint8_t remedy; /* hazard: the card that cures it */
    uint8_t safety; /* hazard: the card that prevents it */
};
extern const struct mille_card_facts mille_cards[CARD_KINDS];
/* The hazard that a remedy cures; CARD_NONE for every other card. */
int mille_hazard_cured_by(int remedy);

enum {
    DECK_CARDS = 101,
    HAND_CARDS = 6,       /* after a turn */
    HAND_CARDS_DRAWN = 7, /* after a draw */
    GOAL_MILES = 700,
    GOAL_EXTENDED = 1000,
    GAME_POINTS = 5000,
    RACERS_MAX = 2,      /* 200s a side may play in a hand */
    LIMIT_MILES = 50,    /* the largest distance under a Speed Limit */
    DISTANCE_KINDS = 5,  /* CARD_25.. */
    SAFETY_KINDS = 4,    /* CARD_EXTRA_TANK.. */
    MILLE_SEATS_MAX = 4, /* its own limit, below that of the table */
    SIDES_MAX = MILLE_SEATS_MAX,
    DISCARDED =
        CARD_KINDS,   /* kind + DISCARDED is the discard of the kind, where a number says what was done */
    RECENT_CARDS = 6, /* of each seat that are remembered */
};

/* Safety and distance cards as indices 0.. of areas and stacks. */
static inline int mille_safety_index(int card)
{
    return card - CARD_EXTRA_TANK;
}
static inline int mille_distance_index(int card)
{
    return card - CARD_25;
}

enum mille_option { OPTION_EXTENSION, OPTION_DECK_END };
enum { EXTENSION_ON, EXTENSION_OFF };
enum { DECK_END_STUCK, DECK_END_EMPTY_HANDS };

enum mille_phase {
    PHASE_DRAW,      /* may draw, or play a safety first */
    PHASE_PLAY,      /* has drawn (or the deck is out): play or discard */
    PHASE_EXTEND,    /* stands at 700: extend or finish */
    PHASE_HAND_OVER, /* the table's move: next */
    PHASE_GAME_OVER  /* the table's move: next */
};

enum mille_move_kind {
    MOVE_NONE,
    MOVE_DRAW,
    MOVE_PLAY,    /* card; target: the side that it is played on */
    MOVE_DISCARD, /* card */
    MOVE_EXTEND,
    MOVE_FINISH,
    MOVE_NEXT /* of the table: next hand, or next game */
};

/* A hazard is fresh until its victim draws or finishes a turn; only then is a coup fourre possible.
 * Bits: with more than two sides both piles of a side can be fresh at once. */
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
    EVENT_HAZARD_REMOVED, /* by a safety: seat, card: the hazard, target: side; value: the pile it left,
                             FRESH_BATTLE or FRESH_SPEED; extra: the card on top now */
    EVENT_COUP_FOURRE,    /* seat, card: the safety, extra: the hazard */
    EVENT_PASSED,         /* seat without cards is passed over */
    EVENT_GOAL_REACHED,   /* seat, value: 700 or 1000 */
    EVENT_EXTENDED,       /* seat; value: the new goal */
    EVENT_HAND_ENDED,     /* seat: who completed the trip or SEAT_NONE; value: side, or -1 */
    EVENT_GAME_ENDED,     /* value: the winning side, -1 for equal totals */
    EVENT_KINDS
};

enum mille_refusal {
    REFUSED_NOT_A_MOVE = 1, /* no such move at all */
    REFUSED_PHASE,          /* not now: draw first, answer the question, the hand is over ... */
    REFUSED_NOT_IN_HAND,
    REFUSED_DRAW_FIRST,
    REFUSED_ALREADY_DRAWN, /* or the deck is empty */
    REFUSED_WRONG_SIDE,
    REFUSED_NEED_GO,     /* distance: cannot go, no hazard in the way */
    REFUSED_STOPPED_BY,  /* distance: cannot go because of the hazard on top */
    REFUSED_SPEED_LIMIT, /* above 50 under a limit */
    REFUSED_BEYOND_GOAL,
    REFUSED_TWO_RACERS,
    REFUSED_NOTHING_TO_CURE, /* remedy: its hazard is not on top */
    REFUSED_ALREADY_GO,      /* Go: Go is already showing */
    REFUSED_CURE_FIRST,      /* Go: the hazard on top wants its own remedy */
    REFUSED_NOT_LIMITED,     /* End of Limit without a limit */
    REFUSED_TARGET_STOPPED,  /* hazard: that side cannot go */
    REFUSED_TARGET_SAFE,     /* hazard: that side holds the safety against it */
    REFUSED_TARGET_LIMITED,  /* Speed Limit on a limited side */
    REFUSED_DISCARD_SAFETY,
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
/* Points per unit of each line (1 a mile, 100 a safety, ...). */
extern const int16_t mille_points[SCORE_LINES];

/* What lies before one side. A pile's top is logical: a safety that lifts a hazard leaves a Go on top
 * even where no Go card lies beneath; `battle_pile` and `speed_pile` count the cards that are there. */
struct mille_side {
    uint8_t battle; /* top card, CARD_NONE when empty */
    uint8_t speed;
    uint8_t fresh;                    /* enum mille_fresh */
    uint8_t safety[SAFETY_KINDS];     /* enum mille_safety_state */
    uint8_t distance[DISTANCE_KINDS]; /* cards in each mileage stack */
    uint8_t battle_pile[CARD_KINDS];
    uint8_t speed_pile[CARD_KINDS];
    int16_t miles;
    int16_t total; /* overall, of the game, without the hand on the table (even when it is over) */
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
    int8_t trip_side;              /* the side that stands at the goal, or -1; an extension takes it back */
    uint8_t deck_out_at_trip;      /* the deck was empty then: delayed action */
    int16_t hand_number;           /* in this game, from 1 */
    int16_t goal;
    struct mille_side side[SIDES_MAX];
    /* What each seat ended its last turns of this hand with, the latest first: a kind, or kind + DISCARDED;
     * CARD_NONE before the first. Safeties end no turn. Not hashed: the moves say it. */
    uint8_t recent[MILLE_SEATS_MAX][RECENT_CARDS];
};

struct mille_hand {
    uint8_t count;
    uint8_t card[HAND_CARDS_DRAWN]; /* in the order received: the last one drawn is last */
};

struct mille_state {
    struct mille_public pub;
    struct mille_hand hand[MILLE_SEATS_MAX];
    uint8_t deck[DECK_CARDS]; /* the next card to draw is deck[pub.deck - 1] */
    struct rng rng;           /* of the deals */
};

/* What a seat knows: the table and the own hand. */
struct mille_observation {
    struct mille_public pub;
    uint8_t seat;
    struct mille_hand own;
};

extern const struct game mille_game;

/* The side of a seat: seat % sides, since there are at most twice as many seats as sides. */
static inline int mille_side_of(const struct mille_public *pub, int seat)
{
    return seat < pub->sides ? seat : seat - pub->sides;
}

/* The one legality. What it says is what apply does, what the screen greys and what players choose from.
 * Needs only what the seat in turn knows, so that it serves states and observations alike.
 * `hand` is the hand of the seat in turn. Returns REFUSAL_NONE or the reason. */
refusal mille_legal(const struct mille_public *pub, const struct mille_hand *hand, struct move move);
/* All legal moves of the seat in turn, without doubles, in a fixed order. */
int mille_moves(const struct mille_public *pub, const struct mille_hand *hand,
                struct move moves[GAME_MOVES_MAX]);
/* Any of the legal moves of the seat in turn, each as likely as the others. */
struct move mille_random_move(const struct mille_public *pub, const struct mille_hand *hand, struct rng *rng);
/* Plays a move that is known to be legal, as one from the two above: what apply does after its test. */
void mille_do(struct mille_state *state, struct move move, struct event_list *events);
/* Whether a side could play a distance now (before limits and goal). */
bool mille_can_go(const struct mille_public *pub, int side);
bool mille_has_safety(const struct mille_public *pub, int side, int safety);
/* The safety that would be a coup fourre for this side now, or CARD_NONE. */
int mille_coup_chance(const struct mille_public *pub, int side);
/* The hazard that it would parry, or CARD_NONE. */
int mille_coup_hazard(const struct mille_public *pub, int side);
/* Where a card of the seat in turn would go: the own side, or the opposing side for hazards.
 * With more than two sides it is the first side on which it is legal, else the next side. */
struct move mille_play_of(const struct mille_public *pub, const struct mille_hand *hand, int card);

/* Points of the hand as it stands, one line a code, and their sum. */
void mille_score(const struct mille_public *pub, int side, int16_t lines[SCORE_LINES]);
int mille_hand_total(const struct mille_public *pub, int side);
/* The total of the game with the hand on the table: what the score panel shows. */
int mille_overall(const struct mille_public *pub, int side);
/* How many of each card a seat has not seen: the deck and the other hands together. */
void mille_unseen(const struct mille_observation *seen, uint8_t unseen[CARD_KINDS]);

#endif
