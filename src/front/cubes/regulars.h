/* SPDX-License-Identifier: MIT */
/* Who may sit down at the dice table: a row a face, from the weakest level to the strongest and, within a
 * level, whoever speaks first. A face sits once. Everything that is shown of them comes from here. */
#ifndef FRONT_CUBES_REGULARS_H
#define FRONT_CUBES_REGULARS_H

enum { CUBES_REGULARS = 10, CUBES_REGULARS_WITH_WORDS = 4, CUBES_STRENGTHS = 4 };

struct cubes_regular {
    const char *key;    /* of the face, in files; those with words have it in CUBES_PEOPLE too */
    const char *player; /* of the game's players */
    const char *item;   /* name as a focusable item */
    const char *name;   /* of the person; translated by the caller, like the next two */
    const char *title;  /* what they do */
    const char *style;  /* a sentence: how they play */
    const char *portrait, *pleased, *stung; /* pictures; the last two are the first where there is no other */
    const char *bust, *arm;
    int strength; /* 1..CUBES_STRENGTHS */
};

extern const struct cubes_regular CUBES_REGULAR_TABLE[CUBES_REGULARS];

/* The place in the table of a face, by its key; -1: nobody here has it. */
int cubes_regular_find(const char *key);
/* The first face of a level, by the player's name; -1: none, as for random moves. */
int cubes_regular_of(const char *player);

#endif
