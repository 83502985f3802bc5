/* SPDX-License-Identifier: MIT */
/* The question before a new game: who sits where? It shows the seats and all who may take one, and what else
 * is chosen there: how the seats form sides, and rows of the game's options. It begins with the company of
 * last time (settings.h). Where a game's company sits round a table, the seats lie around one, partners
 * opposite. */
#ifndef FRONT_SCENES_SEATS_H
#define FRONT_SCENES_SEATS_H

#include "front/game_front.h"
#include "front/part.h"
#include "front/scene.h"
#include "front/scenes/options_table.h"
#include "front/stage/dialog.h"
#include "front/table/company.h"

struct seats_state {
    const struct game_front *game;
    void (*after)(struct front *front);
    struct settings_company company;
    int wanted;           /* sides, as was chosen last (company.h) */
    int dragging;         /* the seat that the pointer holds, -1: none */
    float from_x, from_y; /* where it was taken */
    bool dragged;         /* the pointer has moved it */
    const char *refusal;  /* why the last act was refused, for _(); NULL: it was not */
};

extern const struct part seats_part;
/* What it keeps. */
struct seats_state *seats_of(const struct front *front);

extern const struct scene seats_scene;

/* Asks, keeps the answer in the settings and calls `after`. If the person goes back nothing changes but the
 * options. */
void seats_ask(struct front *front, const struct game_front *game, void (*after)(struct front *front));

/* Asks who plays again after the game that is over, whose sheet is still over the table: with the same
 * company by the same rules it is the next game of that sitting, else a new sitting. */
void seats_ask_again(struct front *front);

/* ---- for its own files ----------------------------------------------------------------------------- */

enum {
    SEATS_ITEM_SEAT, /* of the first place; the others follow */
    SEATS_ITEM_PERSON = SEATS_ITEM_SEAT + SEATS_MAX,
    SEATS_ITEM_OPPONENT,                                    /* the first one; the others follow */
    SEATS_ITEM_SIDES = SEATS_ITEM_OPPONENT + OPPONENTS_MAX, /* how the seats form sides */
    SEATS_ITEM_OPTION,                                      /* the first of the game's options */
    SEATS_ITEM_RULES = SEATS_ITEM_OPTION + OPTIONS_OF_GAME, /* opens the options with the game's rules */
    SEATS_ITEM_BACK,
    SEATS_ITEM_SIT
};

/* Rows of seats, or the table with the seats around it, then the choices, then rows of cards of those who may
 * sit there; the cards lie beside the table if there is room. Heights are counted from the first row's top.
 */
struct seats_form {
    struct form form;
    bool round, beside;
    int columns, rows; /* of cards, of seats */
    float edge, gap, seat_h, card_h, face, choice_h;
    float seats_w, seats_high;   /* the part of the seats */
    float cards_left, cards_top; /* the part of the cards */
    float cell_w;                /* of a card */
};

struct seats_form seats_form_of(const struct front *front);
struct rect seats_box(const struct front *front, const struct seats_form *form, int item);

/* The items of the dialog. */
void seats_items(const struct front *front, struct focus_list *list);
/* Whether the person who asks sits at a place. */
bool seats_is_you(const struct front *front, int place);
/* The opponent of an item; NULL: the item has none. */
const struct opponent *seats_opponent(const struct front *front, int item);
/* Whether the item's opponent, who has no seat, can play against the first person alone: one press begins
 * that game. And the part of the opponent's card that does so for a pointer. */
bool seats_is_for_two(const struct front *front, int item);
struct rect seats_two_box(const struct front *front, struct rect card);
/* Whether somebody more finds a seat; if not, says so. Gives the next seat; and asks for the name of another
 * person, who takes it. */
bool seats_has_room(struct front *front);
void seats_take(struct front *front, const char *who, const char *name);
void seats_ask_person(struct front *front);
/* The number of seats from the first person to a place, in the order of play. */
int seats_after_first(const struct front *front, int place);
/* Who sits at a place: a name, "You" or "Guest". */
const char *seats_name(const struct front *front, int place);
/* Whether the game can be played by as many as sit there. */
bool seats_can_sit_down(const struct front *front);
/* "Seats taken: 3 of 4." */
void seats_taken_text(const struct front *front, char *taken, size_t size);
/* Whether the game has rules to choose, among its options. */
bool seats_has_rules(const struct front *front);
/* "Jokers: Never": the chosen rules. */
void seats_rules_text(const struct front *front, struct text *out);

/* The sides that those who sit there form; 0: they cannot play. */
int seats_sides(const struct front *front);
/* Whether fewer and more than those who sit there could play; and why they cannot, in words. */
bool seats_is_between(const struct front *front);
void seats_cannot_text(const struct front *front, struct text *out);

/* Says why the last act was refused, for _(); NULL: the foot of the dialog says so anyway. */
void seats_refuse(struct front *front, const char *why);
/* Moves who sits at a place to another place. Those between move up; round a table the two change places. */
void seats_move(struct front *front, int place, int to);
/* The pointer carries a seat to another place; false: the intent is for others. */
bool seats_drag(struct front *front, const struct intent *intent);

/* Choices: their number; the item of one; how many values it has now; its value in words and a sentence about
 * the value. seats_choose: a step to the next or the last value, or the opening of a page. */
int seats_choices(const struct front *front);
int seats_choice_item(const struct front *front, int place);
bool seats_is_choice(int item);
int seats_choice_values(const struct front *front, int item);
const char *seats_choice_label(const struct front *front, int item);
void seats_choice_words(const struct front *front, int item, struct text *out);
const char *seats_choice_sentence(const struct front *front, int item);
void seats_choose(struct front *front, int item, int step);
/* The control in the box of a choice; and draws the row. */
struct rect seats_control_box(struct rect row);
void seats_choice_draw(const struct front *front, struct draw_list *list, struct rect row, int item);

/* A seat at a table: of `seats`, `place` seats after the one at the foot, in a box as large as the table with
 * its seats. */
struct rect seats_round_box(struct rect room, float w, float h, int seats, int place);
/* The ink and the letter of a side of partners. */
struct rgba seats_side_ink(int side);
void seats_side_mark(struct draw_list *list, int side, struct rect box);
/* Draws the table, and lines between partners. */
void seats_round_draw(const struct front *front, struct draw_list *list, struct rect room, float w, float h);

void seats_draw(const struct front *front, struct draw_list *list, float blend);

#endif
