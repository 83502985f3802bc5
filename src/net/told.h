/* SPDX-License-Identifier: MIT */
/* Events in the lines of a room, as one seat may know them: "KIND SEAT CARD TARGET VALUE EXTRA,...", numbers
 * in base 10. Who else may know the card is not told: a card that the seat may not know is 0. */
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
