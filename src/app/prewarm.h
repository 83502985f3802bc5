/* SPDX-License-Identifier: MIT */
/* Rehearsals: screens of the table are drawn unseen, so that their pictures are made in advance. */
#ifndef APP_PREWARM_H
#define APP_PREWARM_H

#include "front/front.h"
#include "front/game_front.h"
#include "platform/platform.h"

struct table;

/* What has been rehearsed so far. Zero it when the program starts. */
struct rehearsed {
    int w, h,
        print; /* of the last rehearse_still: size of the window in pixels, of letters in percent, game */
    const struct game_front *game;
    int expected[REHEARSALS_MAX]; /* moments of the game that may come next */
    const struct table *table;    /* table of the last rehearsed animation */
    int moves;                    /* number of moves of that table, the last of which started the animation */
    int ahead;                    /* the animation of the screen on top */
};

/* Call while nothing moves: rehearses the table of the chosen game, again once the game, the size of the
 * window or that of letters is another one. */
void rehearse_still(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                    const struct window *window);
/* Call after each tick: rehearses moments that may come next, and the frames of a move's animation. */
void rehearse_tick(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                   const struct window *window);
/* The same for an animation of the screen on top. True: the animation should wait for its pictures. */
bool rehearse_scene(struct rehearsed *rehearsed, struct platform *platform, const struct front *front,
                    const struct window *window);

/* Asks the platform for every picture of a freshly dealt table of the chosen game. */
void rehearse_table(struct platform *platform, const struct front *front, const struct window *window);
/* The same for a moment that the game expects next. */
void rehearse_moment(struct platform *platform, const struct front *front, int moment,
                     const struct window *window);

#endif
