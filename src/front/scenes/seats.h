/* SPDX-License-Identifier: MIT */
/* The question before a new game for more than two: who sits where? It shows the seats and all who may take
 * one, and begins with the company of last time (settings.h). */
#ifndef FRONT_SCENES_SEATS_H
#define FRONT_SCENES_SEATS_H

#include "front/game_front.h"
#include "front/part.h"
#include "front/scene.h"
#include "front/stage/dialog.h"
#include "front/table/company.h"

struct seats_state {
    const struct game_front *game;
    void (*after)(struct front *front);
    struct settings_company company;
    int dragging;         /* the seat that the pointer holds, -1: none */
    float from_x, from_y; /* where it was taken */
    bool dragged;         /* the pointer has moved it */
    const char *refusal;  /* why the last act was refused, for _(); NULL: it was not */
};

extern const struct part seats_part;
/* What it keeps. */
struct seats_state *seats_of(const struct front *front);

extern const struct scene seats_scene;

/* Asks, keeps the answer in the settings and calls `after`. If the person goes back nothing changes. For a
 * game for two it asks only for the opponent (opponents.h). */
void seats_ask(struct front *front, const struct game_front *game, void (*after)(struct front *front));

/* ---- for its own files ----------------------------------------------------------------------------- */

enum {
    SEATS_ITEM_SEAT, /* of the first place; the others follow */
    SEATS_ITEM_PERSON = SEATS_ITEM_SEAT + SEATS_MAX,
    SEATS_ITEM_OPPONENT,                                    /* the first one; the others follow */
    SEATS_ITEM_RULES = SEATS_ITEM_OPPONENT + OPPONENTS_MAX, /* opens the options with the game's rules */
    SEATS_ITEM_BACK,
    SEATS_ITEM_SIT
};

/* Rows of seats, then rows of cards of those who may sit there. */
struct seats_form {
    struct form form;
    int columns, rows; /* of seats */
    float edge, cell_w, gap, seat_h, card_h, face;
};

struct seats_form seats_form_of(const struct front *front);
struct rect seats_box(const struct front *front, const struct seats_form *form, int item);

/* The opponent of an item; NULL: the item has none. */
const struct opponent *seats_opponent(const struct front *front, int item);
/* The number of seats from the first person to a place, in the order of play. */
int seats_after_first(const struct front *front, int place);
/* Whether the game can be played by as many as sit there. */
bool seats_can_sit_down(const struct front *front);
/* "Seats taken: 3 of 4." */
void seats_taken_text(const struct front *front, char *taken, size_t size);
/* Whether the game has rules to choose, among its options. */
bool seats_has_rules(const struct front *front);

void seats_draw(const struct front *front, struct draw_list *list, float blend);

#endif
