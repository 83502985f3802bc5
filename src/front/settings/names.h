/* SPDX-License-Identifier: MIT */
/* What those at a sitting are called: every seat has a name, so that nobody is "You" but who is looking. */
#ifndef FRONT_SETTINGS_NAMES_H
#define FRONT_SETTINGS_NAMES_H

#include "table/journal.h"

/* Several people share the machine, and hand it over. */
bool names_several_people(const struct journal *journal);
/* The seat's person gave no name. */
bool names_is_nameless(const struct journal_seat *seats, int seat);
/* A seat by name. Of several people one without a name is the host, at seat 0, or the guest; a nameless
 * person alone with the computer is "You", and so looks on. */
const char *names_called(const struct journal *journal, int seat);

#endif
