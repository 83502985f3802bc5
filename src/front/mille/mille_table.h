/* SPDX-License-Identifier: MIT */
/* The road table: what is shown of a sitting, and what its files share. The person sits in seat 0. */
#ifndef FRONT_MILLE_MILLE_TABLE_H
#define FRONT_MILLE_MILLE_TABLE_H

#include "base/text.h"
#include "front/item_row.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_shown.h"
#include "front/scene.h"
#include "front/scenes/table_scene.h"
#include "front/table/answer.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "table/session.h"

/* The seats of a match between a person and the computer. */
enum { TABLE_YOU = 0, TABLE_OPPONENT = 1 };

/* Focus ids of the table. Places are PLACE_ID(row, place). */
enum {
    MILLE_ITEM_HAND = 0,
    MILLE_ITEM_DECK = 20,
    MILLE_ITEM_DISCARD,
    MILLE_ITEM_SCORE,
    MILLE_ITEM_MOVES,
    MILLE_ITEM_CURES,
    MILLE_ITEM_WHAT,
    MILLE_ITEM_MORE,       /* the strip's menu key */
    MILLE_ITEM_HANGING,    /* the panel that has dropped from the strip */
    MILLE_ITEM_THUMB_PLAY, /* a thumb's buttons */
    MILLE_ITEM_THUMB_THROW,
    MILLE_ITEM_PLACES = 30,
    MILLE_ITEM_MORE_ROWS = 40, /* of the strip's menu: MILLE_ITEM_MORE_ROWS + enum table_row */
};
/* The rows of the strip's menu: what the bar's prompts do where there is room for them. */
enum table_row { MORE_TAKE_BACK, MORE_CARRY, MORE_SORT, MORE_HINT, MORE_WHAT, MORE_MENU, MORE_ROWS };
enum table_place { PLACE_BATTLE, PLACE_SPEED, PLACE_SAFETIES, PLACE_MILES, MILLE_PLACES };
enum { PLACE_ROWS = 2 }; /* of places: of the near side and of the far one */
#define PLACE_ID(row, place) (MILLE_ITEM_PLACES + (row)*MILLE_PLACES + (place))

/* What the road's screen keeps of a sitting: in the table's memory for its view. */
struct mille_view {
    struct mille_shown shown;
    struct mille_layout layout;
    bool counting;        /* the cures panel shows what is still unseen instead */
    bool carrying;        /* the raised card is moved within the hand by the arrows */
    int open;             /* folded windows: the item whose panel has dropped; 0: none */
    int drop_ticks;       /* of its dropping left */
    int chosen;           /* 1 + the hand slot last in focus, which a thumb's buttons mean; 0: none */
    int raised;           /* hand slot taken up by click, to choose a place for; -1 if none */
    int held;             /* hand slot under the pressed button, -1 if none */
    float held_x, held_y; /* where the button went down */
    bool dragging;        /* the held card follows the pointer */
    unsigned taken_up;    /* tag of the card last taken up, which was heard then */
    unsigned raised_tag;  /* of the raised card as it was last heard of, 0: none */
    int raised_moves;     /* moves in the journal then */
    char letter;          /* 'u' or 'd': the number of a card is awaited; 0 if not */
    unsigned asked_tag;   /* of the card about which a second word is awaited, 0: none */
    bool asked_drop;      /* whether it would be discarded */
    int shake_ticks;      /* left of a refused card's shaking */
    unsigned shake_tag;   /* of that card */
    int march_ticks;      /* left for the dashes: they march a while after a change, then rest */
    int march_focus;      /* the focus and the number of moves that they marched for */
    int march_moves;
};

_Static_assert(sizeof(struct mille_view) <= TABLE_VIEW_BYTES, "a table has room for the road's view");
_Static_assert(offsetof(struct mille_view, shown) == 0, "its movement is that of what it shows");

/* What its steps do, in a struct mille_view. */
extern const struct motion_acts mille_motion;

/* That of the table in front of the person. */
static inline struct mille_view *mille_view_of(const struct front *front)
{
    return (struct mille_view *)(void *)table_of(front)->view;
}

/* What the seat at the foot of the screen may know: all that is ever shown. */
static inline const struct mille_observation *mille_table_seen(const struct front *front)
{
    return table_seen(front);
}
/* Who drives there. Each person keeps face, car and inks, whoever looks. */
const struct opponent *mille_table_driver(const struct front *front, int seat);

/* For the table's other files. */

/* The layout row of a side: 0 for the viewer's, 1 for the other. */
int mille_table_row(const struct front *front, int side);
/* The slot that stands out of the fan, -1 if none. */
int mille_table_lifted(const struct front *front);
/* The move that the card in a slot of the shown hand would be, played. */
struct move mille_table_move_of(const struct front *front, int slot);
/* Whether the rules allow the person a move now. */
bool mille_table_legal(const struct front *front, struct move move);
/* Where that move's card goes. */
struct rect mille_table_target(const struct front *front, struct move move);
/* What the table would say to a card of the hand if its owner had just drawn: what is greyed. */
refusal mille_table_outlook(const struct front *front, int slot);
/* The safety that would be a coup fourre for the person right now, or CARD_NONE. */
int mille_table_coup(const struct front *front);
/* A click on a card of the hand raises it: its place is clicked next. */
bool mille_table_click_raises(const struct front *front);
/* It is the person's turn and nothing moves. */
bool mille_table_ready(const struct front *front);
/* A card in the hand, or NULL. */
const struct shown_card *mille_table_card(const struct front *front, int slot);
/* The slot that a thumb's buttons mean, -1 if none is chosen; and whether one of them, MILLE_ITEM_THUMB_PLAY
 * or MILLE_ITEM_THUMB_THROW, would do anything now. */
int mille_table_chosen(const struct front *front);
bool mille_table_button_works(const struct front *front, int item);
/* Uses or discards the card in a slot; a refusal shakes it and says why. Where discards are confirmed the
 * first call only asks. */
void mille_table_use(struct front *front, int slot);
void mille_table_drop(struct front *front, int slot);
/* Asks for a second word before the card in a slot is used or discarded. */
void mille_table_ask(struct front *front, int slot, bool drop);
/* The slot of the card about which is asked, -1 if none. */
int mille_table_asked(const struct front *front);
/* Takes an intent for the answer, where one is awaited; true if it was one. */
bool mille_table_answer(struct front *front, const struct intent *intent);

/* mille_input.c: what can be chosen, and what intents mean here. */
bool mille_table_plays(int item);
bool mille_table_first(struct front *front, const struct intent *intent);
bool mille_table_intent(struct front *front, const struct intent *intent);
struct table_answer mille_table_choose(struct front *front, int id);
bool mille_table_put_down(struct front *front);
void mille_table_items(const struct front *front, struct focus_list *list);
/* mille_what.c: every item and area by name and in words. */
extern const struct item_row mille_items[];
void mille_table_areas(const struct front *front, struct focus_list *list);
/* mille_status.c: what the bar says; and what it would say if another item were in focus. */
void mille_table_status(const struct front *front, struct status *status);
void mille_table_status_at(const struct front *front, int focus, struct status *status);
/* What it says of a deck of so many cards. */
void mille_table_deck_text(int left, struct text *out);
/* mille_draw.c: how it looks; and the flying cards and the dropped panel above. */
void mille_table_draw(const struct front *front, struct draw_list *list, float blend);
void mille_table_draw_over(const struct front *front, struct draw_list *list, float blend);

#endif
