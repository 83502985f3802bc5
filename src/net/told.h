/* SPDX-License-Identifier: MIT */
/* Events in the lines of a room: "KIND SEAT CARD TARGET VALUE EXTRA SEEN,...", numbers in base 10. */
#ifndef NET_TOLD_H
#define NET_TOLD_H

#include "table/game.h"

/* Adds events as text. False: there is no room for all of them, and the text ends after the last whole one;
 * *count says how many there are. */
bool told_write(struct text *out, const struct event *events, int *count);
/* Reads events, at most `most`. Returns how many; -1: the text is not of this form. Numbers are within the
 * bounds of their fields, and no more is known of them (`fits` of struct game). */
int told_read(const char *text, struct event *events, int most);

#endif
