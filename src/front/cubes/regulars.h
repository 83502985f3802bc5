/* SPDX-License-Identifier: MIT */
/* Who may sit down at the dice table: a row a face, from the weakest level to the strongest and, within a
 * level, whoever speaks first. A face sits once. Everything that is shown of them comes from here. */
#ifndef FRONT_CUBES_REGULARS_H
#define FRONT_CUBES_REGULARS_H

#include "front/table/company.h"

enum { CUBES_REGULARS = 10, CUBES_REGULARS_WITH_WORDS = 4 };

struct cubes_regular {
    struct opponent who;         /* those with words have its key in CUBES_PEOPLE too */
    const char *pleased, *stung; /* pictures; the portrait where there is no other */
    const char *bust, *arm;
};

extern const struct cubes_regular CUBES_REGULAR_TABLE[CUBES_REGULARS];

/* The same for whoever sits down. */
extern const struct game_company CUBES_COMPANY;

/* The place in the table of a face, by its key; -1: nobody here has it. */
int cubes_regular_find(const char *key);
/* The first face of a level, by the player's name; -1: none, as for random moves. */
int cubes_regular_of(const char *player);

#endif
