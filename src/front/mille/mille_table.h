/* SPDX-License-Identifier: MIT */
/* The road table: what its view keeps of a sitting, and what its files use of each other. `seat` is a seat of
 * the game, `slot` a place in the hand of the viewer, the seat at the foot of the screen: 0 at the left. */
#ifndef FRONT_MILLE_MILLE_TABLE_H
#define FRONT_MILLE_MILLE_TABLE_H

#include "front/mille/drivers.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_shown.h"
#include "front/scenes/table_scene.h"
#include "front/table/answer.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"

/* The seats of a match between a person and the computer. */
enum { TABLE_YOU = 0, TABLE_OPPONENT = 1 };

/* The ids of the table's items. Cards follow MILLE_ITEM_HAND; places have PLACE_ID(row, place). */
enum {
    MILLE_ITEM_HAND = 0,
    MILLE_ITEM_DECK = 20,
    MILLE_ITEM_DISCARD,
    MILLE_ITEM_SCORE,
    MILLE_ITEM_MOVES,
    MILLE_ITEM_CURES,
    MILLE_ITEM_WHAT,
    MILLE_ITEM_MORE,       /* the key of the strip's menu */
    MILLE_ITEM_HANGING,    /* the panel that has dropped from the strip */
    MILLE_ITEM_THUMB_PLAY, /* the buttons for a thumb */
    MILLE_ITEM_THUMB_THROW,
    MILLE_ITEM_PLACES = 30,
    MILLE_ITEM_PASS = 50,      /* the answer that plays no coup fourre out of turn */
    MILLE_ITEM_MORE_ROWS = 60, /* the rows of the strip's menu: + enum table_row */
};
/* The rows of the strip's menu. Where the bar has room, its prompts do the same. */
enum table_row { MORE_TAKE_BACK, MORE_CARRY, MORE_SORT, MORE_HINT, MORE_WHAT, MORE_MENU, MORE_ROWS };
enum table_place { PLACE_BATTLE, PLACE_SPEED, PLACE_SAFETIES, PLACE_MILES, MILLE_PLACES };
enum { PLACE_ROWS = SIDES_MAX }; /* of places: 0 that of the viewer's side, then the others in order */
#define PLACE_ID(row, place) (MILLE_ITEM_PLACES + (row)*MILLE_PLACES + (place))

/* What the view keeps of a sitting, in `view` of struct table. */
struct mille_view {
    struct mille_shown shown;
    struct mille_layout layout;
    bool counting;        /* the panel of cures shows the cards that are still unseen */
    bool carrying;        /* left and right move the raised card within the hand */
    int aimed;            /* the row at which the hazard that stands out is aimed; 0: none */
    int open;             /* folded windows: the item of the panel that hangs; 0: none */
    int drop_ticks;       /* left in which the panel drops */
    int chosen;           /* 1 + the slot last in focus, which a thumb's buttons mean; 0: none */
    int raised;           /* the slot whose card was raised, to choose a place for; -1: none */
    int held;             /* the slot on which the button of the pointer is down; -1: none */
    float held_x, held_y; /* where that button went down */
    bool dragging;        /* the held card follows the pointer */
    unsigned taken_up;    /* the tag of the card that was raised last, and was heard then */
    unsigned raised_tag;  /* the tag of the card that was raised at the last tick, 0: none, */
    int raised_moves;     /* and the moves in the journal then */
    char letter;          /* 'u' or 'd': the number of a card is awaited; 0: none is */
    unsigned asked_tag;   /* the tag of the card about which the table asks; 0: it does not ask */
    bool asked_drop;      /* the card would be discarded, else played */
    int sign_ticks;       /* left in which the question for a coup fourre comes up, and the moves in the */
    int sign_moves;       /* journal when it did */
    int shake_ticks;      /* left in which a refused card shakes */
    unsigned shake_tag;   /* the tag of that card */
    int march_ticks;      /* left in which the dashes of frames move, after a change */
    int march_focus;      /* the focus and the number of moves at that change */
    int march_moves;
    int march_aimed; /* the row at which the card that stands out is aimed, */
    int hop_ticks;   /* and what is left of the hop of the aim after it changed */
};

_Static_assert(sizeof(struct mille_view) <= TABLE_VIEW_BYTES, "a table has room for the road's view");
_Static_assert(offsetof(struct mille_view, shown) == 0, "its movement is that of what it shows");

/* What the steps of its movement do, in a struct mille_view. */
extern const struct motion_acts mille_motion;

/* The view of the table in front of the person. */
static inline struct mille_view *mille_view_of(const struct table *table)
{
    return (struct mille_view *)(void *)table->view;
}

/* The viewer's hand, as shown. */
static inline struct shown_hand *mille_table_hand(const struct table *table)
{
    return &mille_view_of(table)->shown.hand[table_you(table)];
}
/* What the viewer may know: nothing else is ever shown. */
static inline const struct mille_observation *mille_table_seen(const struct table *table)
{
    return table_seen(table);
}
/* The driver at a seat. A person has the same face, car and inks for every viewer. */
const struct opponent *mille_table_driver(const struct table *table, int seat);

/* The row of a side: 0 for the viewer's, then the others in the order of play; and the side of a row. */
int mille_table_row(const struct table *table, int side);
int mille_table_row_side(const struct table *table, int row);
/* The number of rows: one for each side. */
int mille_table_rows(const struct table *table);
/* The slot of the card that stands out of the hand; -1: none does. */
int mille_table_lifted(const struct table *table);
/* The move by which the card in a slot is played. */
struct move mille_table_move_of(const struct table *table, int slot);
/* Whether the rules allow the person a move now. */
bool mille_table_legal(const struct table *table, struct move move);
/* The box of the place to which a card goes that is played on a side. */
struct rect mille_view_target(const struct mille_view *view, int card, int side);
struct rect mille_table_target(const struct table *table, int card, int side);
/* Why the card in a slot could not be played, if the viewer had drawn a card just now: then it is dimmed. */
refusal mille_table_refusal(const struct table *table, int slot);
/* The safety in the viewer's hand that would be a coup fourre now; CARD_NONE: there is none. */
int mille_table_coup(const struct table *table);
/* Whether a click on a card raises the card: a place is clicked next. */
bool mille_table_click_raises(const struct front *front);
/* It is the viewer's turn to draw, to play or to answer for a coup fourre, and nothing moves. */
bool mille_table_ready(const struct front *front);
/* The card in a slot; NULL: there is none. */
const struct shown_card *mille_table_card(const struct table *table, int slot);
/* The slot that a thumb's buttons mean; -1: none. And whether a button, by its item, does anything now. */
int mille_table_chosen(const struct table *table);
bool mille_table_button_works(const struct table *table, int item);
/* The slot of the card about which the table asks; -1: none. */
int mille_table_asked(const struct table *table);

/* mille_play.c: what becomes of a card. */
/* A card that is raised, dragged or moved goes back to its slot. */
void mille_act_put_down(struct table *table);
/* Raises the hazard in a slot and asks for its row. */
void mille_aim_ask(struct table *table, int slot);
/* Plays or discards the card in a slot; a refused one shakes. A discard to be confirmed is asked about, and
 * so is the side of a hazard that may go to several, unless the hazard was raised and is aimed. */
void mille_table_use(struct front *front, int slot);
/* Plays the hazard in a slot on a row, or is refused. */
void mille_table_use_at(struct front *front, int slot, int row);
void mille_table_drop(struct front *front, int slot);
/* Asks whether the card in a slot is to be played or, with `drop`, discarded. */
void mille_table_ask(struct table *table, int slot, bool drop);
/* Takes an intent as the answer, where the table asks. True: it was the answer. */
bool mille_table_answer(struct table *table, const struct intent *intent);

/* As the functions of struct game_view. mille_input.c: what can be chosen, and what intents mean. */
bool mille_table_plays(int item);
bool mille_table_first(struct table *table, const struct intent *intent);
bool mille_table_intent(struct table *table, const struct intent *intent);
struct table_answer mille_table_choose(struct table *table, int id);
bool mille_table_put_down(struct table *table);
void mille_table_items(const struct table *table, struct focus_list *list);
/* mille_what.c: every item and area by name and in words. */
extern const struct item_row mille_items[];
void mille_table_areas(const struct table *table, struct focus_list *list);
/* mille_status.c: what the bar says; and what it would say with another item in focus. It tells newcomers who
 * hold no Go what to do meanwhile: in the first hand of a game, as long as the records count no hand. */
void mille_table_status(const struct table *table, struct status *status);
void mille_table_status_at(const struct table *table, int focus, struct status *status);
/* Adds what the bar says of a deck with so many cards. */
void mille_table_deck_text(int left, struct text *out);
/* mille_draw.c: the table; and above it the cards that fly and the panel that hangs. */
void mille_table_draw(const struct table *table, struct draw_list *list, float blend);
void mille_table_draw_over(const struct table *table, struct draw_list *list, float blend);

#endif
