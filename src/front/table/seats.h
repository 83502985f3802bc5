/* SPDX-License-Identifier: MIT */
/* Who sits where at the table in front of the person, and what they are called. */
#ifndef FRONT_TABLE_SEATS_H
#define FRONT_TABLE_SEATS_H

#include <stdbool.h>

struct front;
struct opponent;

/* The seat at the foot of the screen, and the one after it. */
int table_you(const struct front *front);
int table_other(const struct front *front);
/* The side of a seat, and the seat that a side goes by on sheets and in sentences: its first. */
int table_side_of(const struct front *front, int seat);
int table_seat_of(const struct front *front, int side);
/* Whether a person plays on a side. */
bool table_has_person(const struct front *front, int side);
/* Several people share the table: what all look at calls each by name. */
bool table_shared(const struct front *front);
/* The seat that signs and places are counted from, whoever is in turn: the first person's where
 * several share the table, else that at the foot of the screen. */
int table_first_person(const struct front *front);
/* Who sits at a seat as the table shows them: the name as on a sheet, and pictures. */
struct sitter {
    const char *name; /* translated; "You" for the only person */
    const char *portrait;
    const char *bust, *arm; /* NULL: nobody is seen behind the table, the face is in the plate */
};
struct sitter table_sitter(const struct front *front, int seat);
/* The row of the opponent at a seat; NULL: a person's. Players that sit down with nobody, such as random
 * moves, have the first row. */
const struct opponent *table_opponent(const struct front *front, int seat);
/* Sentences for whoever looks at the table say "you" to this seat. */
bool table_is_you(const struct front *front, int seat);
/* The seat by name, for sentences about it. */
const char *table_called(const struct front *front, int seat);
/* The seat's name as a label: "You" only for a nameless person who is looking. */
const char *table_name(const struct front *front, int seat);
/* The same on a sheet, which several people read together. */
const char *table_sheet_name(const struct front *front, int seat);
/* Who is to look at their hand before anybody acts; SEAT_NONE: nobody. */
int table_looker(const struct front *front);
/* The person whom the screen should be handed to: who is to look, else who has something to decide;
 * SEAT_NONE: nobody. */
int table_wanted(const struct front *front);
/* It is the turn of the person at the foot of the screen, and nothing moves. */
bool table_ready(const struct front *front);

#endif
