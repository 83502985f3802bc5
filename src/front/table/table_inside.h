/* SPDX-License-Identifier: MIT */
/* All tables, for the files that keep them. */
#ifndef FRONT_TABLE_TABLE_INSIDE_H
#define FRONT_TABLE_TABLE_INSIDE_H

#include "front/game_front.h"
#include "front/table/table.h"

struct all_tables {
    struct table live[GAME_FRONTS_MAX]; /* of each game, in the order of game_fronts */
    struct table other[TABLE_KINDS];    /* by kind; that of TABLE_LIVE is nobody's */
    int chosen;                         /* the place of the game chosen last */
    enum table_kind here;               /* in front of the person */
    enum table_kind below;              /* the kind of table from which the replay was opened */
};

/* The key of the part, and what it keeps. */
extern const char all_tables_key;
struct all_tables *all_tables_of(const struct front *front);

#endif
