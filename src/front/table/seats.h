/* SPDX-License-Identifier: MIT */
/* Seats of the table in front of the person, and names of who sits there. */
#ifndef FRONT_TABLE_SEATS_H
#define FRONT_TABLE_SEATS_H

#include <stdbool.h>

struct front;
struct table;
struct opponent;
struct text;

/* Whether a person sits at a seat, and before this screen: at a table elsewhere the other people do not. */
bool table_sits_here(const struct table *table, int seat);
/* The seat at the foot of the screen, and the one after it. */
int table_you(const struct table *table);
int table_other(const struct table *table);
/* The side of a seat; and the first seat of a side, whose name stands for the side. */
int table_side_of(const struct table *table, int seat);
int table_seat_of(const struct table *table, int side);
/* Whether a person before this screen plays on a side. */
bool table_has_person(const struct table *table, int side);
/* Whether several people share this screen, so that each is called by name. */
bool table_shared(const struct table *table);
/* The seat from which marks and places are counted: the first person's if several share the table, else the
 * one at the foot of the screen. */
int table_first_person(const struct table *table);
/* The number of the person at a seat: 0 for the person whom the settings name, or else for the first person;
 * the others follow in the order of their seats. */
int table_person(const struct table *table, int seat);
/* How the table shows who sits at a seat. */
struct sitter {
    const char *name; /* as table_sheet_name */
    const char *portrait;
    const char *bust, *arm; /* the figure behind the table; NULL: there is none, the plate has the portrait */
};
struct sitter table_sitter(const struct table *table, int seat);
/* The opponent at a seat; NULL for a person. Players without an opponent, such as random moves, are shown as
 * the first opponent. */
const struct opponent *table_opponent(const struct table *table, int seat);
/* Whether sentences on the screen say "you" to a seat. */
bool table_is_you(const struct table *table, int seat);
/* The name of a seat, for sentences. */
const char *table_called(const struct table *table, int seat);
/* The name of a seat as a label; "You" for a nameless person at the foot of the screen. */
const char *table_name(const struct table *table, int seat);
/* The same on a sheet, which several people may read together. */
const char *table_sheet_name(const struct table *table, int seat);
/* Adds the name of a side as a sheet shows it, and as sentences call it: that of its seat, or "Léa & Paul"
 * for partners. */
void table_side_sheet_name(const struct table *table, int side, struct text *out);
void table_side_called(const struct table *table, int side, struct text *out);
/* How many seats share a side. */
int table_side_seats(const struct table *table);
/* The person who must look at their hand before the next move (`looker` of struct game_view), or SEAT_NONE.
 */
int table_looker(const struct table *table);
/* The person to whom the screen should be handed: who must look, else who has something to decide; or
 * SEAT_NONE. */
int table_wanted(const struct table *table);
/* Whether the person at the foot of the screen may move: it is that seat's turn, and nothing moves. */
bool table_ready(const struct table *table);

#endif
