/* SPDX-License-Identifier: MIT */
/* Who may sit down at the domino table: a row a computer player, from the weakest to the strongest.
 * Everything that is shown of them comes from here. */
#ifndef FRONT_BONES_VILLAGERS_H
#define FRONT_BONES_VILLAGERS_H

#include "front/table/company.h"

enum { BONES_VILLAGERS = 4 };

struct bones_villager {
    struct opponent who;
    const char *pleased, *stung; /* pictures */
    const char *bust, *arm;
};

extern const struct bones_villager BONES_VILLAGER_TABLE[BONES_VILLAGERS];

/* The same for whoever sits down. */
extern const struct game_company BONES_COMPANY;

/* The row of a player, by name; NULL: none, as for random moves. */
const struct bones_villager *bones_villager_of(const char *player);

#endif
