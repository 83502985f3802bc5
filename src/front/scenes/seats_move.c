/* SPDX-License-Identifier: MIT */
/* Seats change places, by keys and by the pointer. */
#include "front/front.h"
#include "front/scenes/seats.h"

enum { DRAG_LEAST = 12 }; /* units: less is a click */

/* Round a table two change places, and the table turns until the first person is at the foot again. */
static void change_places(struct front *front, int place, int to)
{
    struct settings_company *company = &seats_of(front)->company;
    struct settings_seat seat = company->seat[place];
    company->seat[place] = company->seat[to];
    company->seat[to] = seat;
    while (company_place(company, SEAT_YOU) > 0) {
        company_turn(company);
        to = (to + company->seats - 1) % company->seats;
    }
    front_set_focus(front, SEATS_ITEM_SEAT + to);
}

/* Moves who sits at a place to another place; those between move up. */
void seats_move(struct front *front, int place, int to)
{
    struct settings_company *company = &seats_of(front)->company;
    const char *order = seats_of(front)->game->company->order;
    if (order) {
        seats_refuse(front, order);
        return;
    }
    if (seats_of(front)->game->company->round) {
        change_places(front, place, (to + company->seats) % company->seats);
        return;
    }
    to = to < 0 ? 0 : to >= company->seats ? company->seats - 1 : to;
    struct settings_seat seat = company->seat[place];
    for (; place < to; place++) {
        company->seat[place] = company->seat[place + 1];
    }
    for (; place > to; place--) {
        company->seat[place] = company->seat[place - 1];
    }
    company->seat[to] = seat;
    front_set_focus(front, SEATS_ITEM_SEAT + to);
}

/* The seat under the pointer; -1: none. */
static int seat_at(const struct front *front, float x, float y)
{
    struct focus_list list;
    focus_clear(&list);
    seats_scene.items(front, &list);
    int item = focus_at(&list, x, y);
    return item >= SEATS_ITEM_SEAT && item < SEATS_ITEM_PERSON ? item - SEATS_ITEM_SEAT : -1;
}

/* The pointer carries a seat to another place. A press that does not move is a click. */
bool seats_drag(struct front *front, const struct intent *intent)
{
    struct seats_state *seats = seats_of(front);
    int held = seats->dragging, under;
    bool carried = held >= 0 && seats->dragged;
    switch (intent->kind) {
    case INTENT_PRESS:
        seats->dragging = seat_at(front, intent->x, intent->y);
        seats->from_x = intent->x;
        seats->from_y = intent->y;
        seats->dragged = false;
        return false;
    case INTENT_POINT:
        if (held >= 0 && vector_length(intent->x - seats->from_x, intent->y - seats->from_y) > DRAG_LEAST) {
            seats->dragged = true;
        }
        front_touch(front);
        return held >= 0 && seats->dragged;
    case INTENT_RELEASE:
        seats->dragging = -1;
        under = carried ? seat_at(front, intent->x, intent->y) : -1;
        if (under >= 0) {
            seats_move(front, held, under);
        }
        if (carried) {
            front->pressed = FOCUS_NONE;
            front_touch(front);
        }
        return carried;
    case INTENT_LEAVE:
    case INTENT_FOCUS_LOST:
    case INTENT_CONTEXT:
        seats->dragging = -1;
        return carried;
    default:
        return false;
    }
}
