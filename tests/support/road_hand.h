/* SPDX-License-Identifier: MIT */
/* A turn at the road table with a hand of the test's choice. */
#ifndef TESTS_ROAD_HAND_H
#define TESTS_ROAD_HAND_H

#include "person.h"
#include "position.h"

/* The rules behind the table, to be changed at will. */
struct mille_state *state_of(void);
/* A turn of the person with a hand of the test's choice, after the draw, on a fresh Go. */
void sit(enum device device, const uint8_t *hand, int count);
/* The same in a window of so many pixels. */
void sit_in(enum device device, int wide, int high, const uint8_t *hand, int count);
/* A card of every kind, the draw included. */
extern const uint8_t mixed[HAND_CARDS_DRAWN];
/* Of an item on the screen. */
struct point middle_of(const char *name);
/* What a mouse does there, as front_intent() hears of it. */
void mouse(enum intent_kind kind, struct point at, int clicks);
/* So many moves are in the journal; the last of them, which must be there. */
int played(int count);
struct move last_move(void);

#endif
