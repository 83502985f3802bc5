/* SPDX-License-Identifier: MIT */
/* The stakes: a trip is within two cards of its goal, or the game within two cards of 5,000 points. Lamps and
 * a plate at the goal tell it, the bar in words, the music, and a bell. */
#ifndef FRONT_MILLE_MILLE_STAKES_H
#define FRONT_MILLE_MILLE_STAKES_H

#include "front/part.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

struct table;

/* The side whose trip, or game, is near its end, as the viewer sees it. */
enum stakes_who { STAKES_NOBODY, STAKES_YOU, STAKES_OTHER, STAKES_BOTH };

struct mille_stakes {
    uint8_t who;   /* enum stakes_who */
    uint8_t cards; /* that are missing: 1 or 2 */
    bool game;     /* to 5,000 points; else to the goal of the hand */
    int16_t goal;  /* of the hand, in miles */
    uint8_t sides; /* that are as near as that, as a mask */
    bool evening;  /* of the journey, where the goal is no town of the ribbon */
};

struct mille_stakes_state {
    struct mille_stakes now;
    int lamp_ticks; /* left in which the lamps flash; after that they burn */
};

extern const struct part stakes_part;
/* The state of the part. */
struct mille_stakes_state *stakes_of(const struct front *front);

/* The stakes in a state, for a seat: nobody's before a trip's last 200 miles, nor when the hand is over. */
struct mille_stakes mille_stakes_of(const struct mille_public *pub, int viewer);
/* Writes stakes in words, "" for nobody. `you` and `other`: the names of the two. */
void mille_stakes_text(const struct mille_stakes *stakes, const char *you, const char *other, char *out,
                       size_t size);

/* Writes the stakes at the table in words. */
void mille_stakes_say(const struct table *table, char *out, size_t size);

/* The stakes at the table in steps, for game_view: two cards, one card, one card from 5,000. */
int mille_stakes_level(const struct table *table);
/* Takes the stakes from the table, without a word or a bell. */
void mille_stakes_reset(struct table *table);
/* Once a tick of the table; true while the lamps flash. */
bool mille_stakes_tick(struct table *table);
/* Draws the lamps and the plate over the ribbon. */
void mille_stakes_draw(const struct table *table, struct draw_list *list);

#endif
