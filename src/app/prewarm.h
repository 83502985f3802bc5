/* SPDX-License-Identifier: MIT */
/* The screens of play drawn once where nobody sees them, so that their pictures are ready when they come. */
#ifndef APP_PREWARM_H
#define APP_PREWARM_H

#include "front/front.h"
#include "front/game_front.h"
#include "platform/platform.h"

/* What has been asked for so far; zeroed when the program begins. */
struct rehearsed {
    int w, h; /* of the window, and */
    const struct game_front *game;
    int expected[REHEARSALS_MAX]; /* the moments that may come next */
    const struct table *table;    /* whose movement is under way, */
    int moves;                    /* begun by the last of so many */
    int ahead;                    /* the movement of the screen on top */
};

/* While nothing moves: every picture of the table of the game chosen, once for each game and size of the
 * window. */
void rehearse_still(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                    const struct window *window);
/* After each tick: what may come next, and what the movement that a move has begun will show. */
void rehearse_tick(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                   const struct window *window);
/* The same for a movement of the screen on top; whether it had better wait for its pictures. */
bool rehearse_scene(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                    const struct window *window);

/* Asks the platform for every picture of a freshly dealt table of the game chosen. */
void rehearse_table(struct platform *platform, const struct front *front, const struct window *window);
/* The same for a moment that its game expects next. */
void rehearse_moment(struct platform *platform, const struct front *front, int moment,
                     const struct window *window);

#endif
