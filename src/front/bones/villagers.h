/* SPDX-License-Identifier: MIT */
/* Who may sit down at the domino table: a row a computer player, from the weakest to the strongest.
 * Everything that is shown of them comes from here. */
#ifndef FRONT_BONES_VILLAGERS_H
#define FRONT_BONES_VILLAGERS_H

enum { BONES_VILLAGERS = 4 };

struct bones_villager {
    const char *player;                /* of the game's players */
    const char *item;                  /* name as a focusable item */
    const char *name;                  /* of the person; translated by the caller, like the next two */
    const char *title;                 /* what they do */
    const char *style;                 /* a sentence: how they play */
    const char *portrait, *bust, *arm; /* pictures */
    int strength;                      /* 1..BONES_VILLAGERS */
};

extern const struct bones_villager BONES_VILLAGER_TABLE[BONES_VILLAGERS];

/* The row of a player, by name; NULL: none, as for random moves. */
const struct bones_villager *bones_villager_of(const char *player);

#endif
