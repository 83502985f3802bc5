/* SPDX-License-Identifier: MIT */
/* Somebody whom a game has to sit down with: a row that every screen which shows people reads. */
#ifndef FRONT_OPPONENT_H
#define FRONT_OPPONENT_H

/* Texts are marked for translation; the reader calls _() on them. */
struct opponent {
    const char *player;   /* of the game's players; "human" for a second person */
    const char *key;      /* in files; SEAT_PERSON for a second person */
    const char *item;     /* name as a focusable item */
    const char *name;     /* of the person, for the table */
    const char *title;    /* what they are */
    const char *style;    /* a sentence: how they play */
    const char *portrait; /* asset */
    const char *dot;      /* asset, 20 x 20: who moved, in a log; NULL: none */
    int strength;         /* 1..OPPONENT_STRENGTHS; 0 for a person */
};

enum { OPPONENT_STRENGTHS = 4, OPPONENTS_MAX = 12 };

#endif
