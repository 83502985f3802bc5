/* SPDX-License-Identifier: MIT */
/* Who is here: the people of a room before its match begins, and the code by which others come. */
#ifndef FRONT_SCENES_LOBBY_H
#define FRONT_SCENES_LOBBY_H

#include "front/scene.h"
#include "net/guest.h"

extern const struct scene lobby_scene;

/* ---- for its own files ----------------------------------------------------------------------------- */

enum {
    LOBBY_ITEM_START,
    LOBBY_ITEM_COPY,
    LOBBY_ITEM_GIVE,
    LOBBY_ITEM_LEAVE,
    LOBBY_ITEM_CODE,
    LOBBY_ITEM_SEAT,
    LOBBY_ITEMS = LOBBY_ITEM_SEAT + SEATS_MAX
};

/* The layout: the code, facts and seats, beside or below each other. Heights from the top of the rows. */
struct lobby_form {
    struct form form;
    bool folds;
    float plate_h, fact_h, seat_h, button_h;
    float facts, seats; /* where they begin */
    int across;         /* buttons beside each other */
};

struct lobby_form lobby_form_of(const struct front *front);
struct rect lobby_box(const struct front *front, const struct lobby_form *form, int item);
/* Whether an item is shown. */
bool lobby_is_shown(const struct front *front, int item);
/* How many buttons are shown, and the place of one among them. */
int lobby_buttons(const struct front *front);
int lobby_button_place(const struct front *front, int item);
/* The guest of the room; NULL: there is none. */
const struct guest *lobby_room(const struct front *front);
/* Whether the match is on, and this screen lies over its table. */
bool lobby_is_on(const struct front *front);
/* The seat to which the button gives a computer player, or takes one from; SEAT_NONE: there is none. And
 * whether a computer player was given that seat. */
int lobby_given_seat(const struct front *front);
bool lobby_is_given(const struct front *front, int seat);
/* Whether the room is known: its game, its seats. */
bool lobby_knows(const struct front *front);
/* Whether it is over, or there is no room. */
bool lobby_is_over(const struct front *front);
/* The number of seats, 0 before the room is known. */
int lobby_seats(const struct front *front);
/* Adds the name of who sits there: a person, the computer player, or that the seat is free. */
void lobby_name(const struct front *front, int seat, struct text *out);
/* The label of a button. */
void lobby_label(const struct front *front, int item, struct text *out);
/* Adds how things stand: why it is over, who is waited for. */
void lobby_stands(const struct front *front, struct text *out);
/* Facts of the table: how many, and one of them. */
enum { LOBBY_FACTS = 2 };
void lobby_fact(const struct front *front, int fact, struct text *label, struct text *value);
void lobby_draw(const struct front *front, struct draw_list *list, float blend);

#endif
