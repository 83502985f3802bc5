/* SPDX-License-Identifier: MIT */
/* The names of those who sit at a table. */
#ifndef FRONT_SETTINGS_NAMES_H
#define FRONT_SETTINGS_NAMES_H

#include "table/journal.h"

/* Whether several people play, at one machine. */
bool names_several_people(const struct journal *journal);
/* Whether the seat's person gave no name. */
bool names_is_nameless(const struct journal_seat *seats, int seat);
/* The name of who sits at a seat, translated. A person without a name is "You" if no other person plays, else
 * the host at seat 0 and a guest at another. */
const char *names_called(const struct journal *journal, int seat);
/* What a guest without a name is called, translated: "Guest", "Guest 2" and so on. number: 1 to
 * SEATS_MAX. */
const char *names_guest(int number);

#endif
