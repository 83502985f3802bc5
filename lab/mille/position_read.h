/* SPDX-License-Identifier: MIT */
/* What reads the fields of a position line. */
#ifndef LAB_MILLE_POSITION_READ_H
#define LAB_MILLE_POSITION_READ_H

#include "mille/position_inside.h"

/* The field that is being read. */
struct reading {
    struct mille_observation *seen;
    const char *name;
    struct slice value;
    int who; /* the side that the field is about; of a seat's last cards the seat, of an option the option */
    struct text *why;
};

/* Says that a piece of the field is not what it should be; returns false. because: "is not a card". */
bool position_refuse(const struct reading *reading, struct slice piece, const char *because);

/* Fields of cards. False, after a reason: the value does not fit. */
bool position_read_hand(struct reading *reading);
bool position_read_battle(struct reading *reading);
bool position_read_speed(struct reading *reading);
bool position_read_safeties(struct reading *reading);
bool position_read_miles(struct reading *reading);
bool position_read_gone(struct reading *reading);
bool position_read_recent(struct reading *reading);

#endif
