/* SPDX-License-Identifier: MIT */
/* What is counted of games of dice, from their events: for the slate at a game's end, and added up for the
 * statistics of persons. */
#ifndef FRONT_CUBES_TALLY_H
#define FRONT_CUBES_TALLY_H

#include "games/cubes/cubes.h"

/* Of one seat in the game under way. */
struct cubes_tally_seat {
    int32_t turns, busts, points; /* points: held */
    int32_t best;                 /* most points of a turn */
    int32_t hot;                  /* times that all five dice had scored */
    int32_t boarded;              /* the turn in which it got on board; 0: not yet */
    int32_t dice;                 /* thrown */
    int32_t fives, straights;
    int64_t risks; /* busts to be expected of its rolls, in millionths */
};

struct cubes_tally {
    struct cubes_tally_seat seat[CUBES_SEATS_MAX];
};

/* Counts a move: the table before it, and its events. A new game begins at nothing. */
void cubes_tally_add(struct cubes_tally *tally, const struct cubes_public *before,
                     const struct event_list *events);

/* Figures that are kept: sums, but for the best turn, which is the most. Numbers only grow at the end. */
enum cubes_figure {
    CUBES_FIGURE_GAMES,
    CUBES_FIGURE_WON,
    CUBES_FIGURE_LEFT,
    CUBES_FIGURE_TURNS,
    CUBES_FIGURE_POINTS,
    CUBES_FIGURE_BEST,
    CUBES_FIGURE_BUSTS,
    CUBES_FIGURE_RISKS, /* millionths of a bust */
    CUBES_FIGURE_HOT,
    CUBES_FIGURE_BOARDS,  /* games in which it got on board, */
    CUBES_FIGURE_BOARDED, /* and the turns of those in which it did */
    CUBES_FIGURE_DICE,
    CUBES_FIGURE_FIVES,
    CUBES_FIGURE_STRAIGHTS,
    CUBES_FIGURES
};

/* Names for files, lower case. */
extern const char *const CUBES_FIGURE_NAMES[CUBES_FIGURES];

struct cubes_figures {
    int64_t value[CUBES_FIGURES];
};

/* Adds a seat's game, which is over: `pub` is the table then. */
void cubes_figures_add(struct cubes_figures *figures, const struct cubes_tally *tally,
                       const struct cubes_public *pub, int seat);
/* Adds what was counted elsewhere. */
void cubes_figures_join(struct cubes_figures *figures, const struct cubes_figures *other);

/* What is shown of them. */
enum cubes_figure_line {
    CUBES_LINE_GAMES,
    CUBES_LINE_WON,
    CUBES_LINE_LEFT,
    CUBES_LINE_TURNS,
    CUBES_LINE_POINTS_A_TURN,
    CUBES_LINE_BEST_TURN,
    CUBES_LINE_BUSTS,
    CUBES_LINE_HOT_DICE,
    CUBES_LINE_ON_BOARD,
    CUBES_LINE_DICE,
    CUBES_LINE_FIVES,
    CUBES_LINE_STRAIGHTS,
    CUBES_LINES
};

/* Its label, translated. */
const char *cubes_figure_label(enum cubes_figure_line line);
/* Its value: "–" where nothing can be said yet. */
void cubes_figure_value(const struct cubes_figures *figures, enum cubes_figure_line line, struct text *out);

#endif
