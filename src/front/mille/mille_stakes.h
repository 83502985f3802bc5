/* SPDX-License-Identifier: MIT */
/* Stakes: within two cards of the goal, or of 5000, the road says so with lamps and a plate at the goal, the
 * bar in words, the band by its music and a bell. */
#ifndef FRONT_MILLE_MILLE_STAKES_H
#define FRONT_MILLE_MILLE_STAKES_H

#include "front/part.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

struct front;

/* Whose trip, or game, nears its end. */
enum stakes_who { STAKES_NOBODY, STAKES_YOU, STAKES_OTHER, STAKES_BOTH };

struct mille_stakes {
    uint8_t who;   /* enum stakes_who */
    uint8_t cards; /* 1 or 2 that are left */
    bool game;     /* to 5000, else to the goal of the hand */
    int16_t goal;  /* of the hand */
};

struct mille_stakes_state {
    struct mille_stakes now;
    int lamp_ticks; /* left of the lamps' winking: then they burn */
};

extern const struct part stakes_part;
/* What it keeps. */
struct mille_stakes_state *stakes_of(const struct front *front);

/* How things stand for a seat of the table; nobody before the last 200 of a trip, nor when a hand is over. */
struct mille_stakes mille_stakes_of(const struct mille_public *pub, int viewer);
/* The same in words, "" for nobody; `you` and `other` are how the two are called. */
void mille_stakes_text(const struct mille_stakes *stakes, const char *you, const char *other, char *out,
                       size_t size);

/* The same as it stands at the table. */
void mille_stakes_say(const struct front *front, char *out, size_t size);

/* The table is looked at anew, without a word or a bell. */
void mille_stakes_reset(struct front *front);
/* A new hand: nobody is near anything until its cards lie there. */
void mille_stakes_forget(struct front *front);
/* Once a tick of the table; true while the lamps wink. */
bool mille_stakes_tick(struct front *front);
/* The lamps and the plate over the ribbon. */
void mille_stakes_draw(const struct front *front, struct draw_list *list);

#endif
