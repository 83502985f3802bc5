/* SPDX-License-Identifier: MIT */
/* Where the seats and those who may take them lie, and how they look: for the files of this scene. */
#ifndef FRONT_SCENES_SEATS_INSIDE_H
#define FRONT_SCENES_SEATS_INSIDE_H

#include "front/game_front.h"
#include "front/scenes/seats.h"
#include "front/stage/dialog.h"

enum {
    SEATS_ITEM_SEAT, /* of the first place; the others follow */
    SEATS_ITEM_PERSON = SEATS_ITEM_SEAT + SEATS_MAX,
    SEATS_ITEM_OPPONENT,                                    /* the first one; the others follow */
    SEATS_ITEM_RULES = SEATS_ITEM_OPPONENT + OPPONENTS_MAX, /* the way to what is played */
    SEATS_ITEM_BACK,
    SEATS_ITEM_SIT
};

/* Seats in rows, then cards in rows, as many beside each other as there is room for. */
struct seats_form {
    struct form form;
    int columns, rows; /* of seats */
    float edge, cell_w, gap, seat_h, card_h, face;
};

struct seats_form seats_form_of(const struct front *front);
struct rect seats_box(const struct front *front, const struct seats_form *form, int item);

/* The opponent of an item; NULL: it is none's. */
const struct opponent *seats_opponent(const struct front *front, int item);
/* Where somebody sits, by SEAT_YOU or a key; -1: nowhere. */
int seats_place(const struct front *front, const char *who);
/* How many seats after the first person a place is. */
int seats_after_first(const struct front *front, int place);
bool seats_is_person(const struct settings_seat *seat);
/* Whether those who sit there can begin. */
bool seats_can_sit_down(const struct front *front);
/* "Seats taken: 3 of 4." */
void seats_taken_text(const struct front *front, char *taken, size_t size);
/* Whether the game has rules to choose, which the options keep; and as they are chosen: "Jokers: Never". */
bool seats_has_rules(const struct front *front);
void seats_rules_text(const struct front *front, struct text *out);

void seats_draw(const struct front *front, struct draw_list *list, float blend);

#endif
