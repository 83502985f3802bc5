/* SPDX-License-Identifier: MIT */
/* The lab's commands for the dice game only: `route-mille-lab cubes COMMAND`. */
#ifndef LAB_CUBES_CUBES_H
#define LAB_CUBES_CUBES_H

#include "rounds.h"
#include "table/game.h"
#include "training/cubes_solver.h"

enum { PLAIN, WITH_JOKERS, DICE_KINDS };

/* The whole solution for one kind of dice. */
struct solution {
    struct turns turns;
    struct alone alone[2]; /* Standard, Blitz */
    struct cubes_race race[2];
    struct solved two[2];
};

/* Finds the solution. desk: working memory. */
void solution_find(bool jokers, struct solve_desk *desk, struct solution *solution);
/* Writes the solution as turns_plain.txt and tables_plain.txt, or turns_jokers.txt and tables_jokers.txt,
 * into a folder. False, after a message: a file cannot be written. */
bool solution_write(const struct solution *solution, bool jokers, const char *folder);
/* Prints the figures of docs/rules-cubes.md. */
void solution_print(const struct solution *solution, bool jokers, struct solve_desk *desk);

/* Simpler aims than winning the game: the most points of a turn; the fewest turns. */
enum aim { AIM_POINTS, AIM_TURNS, AIMS };

/* Figures of a game of two seats with best play. first, second: the share of games that a seat with a simpler
 * aim wins against best play, beginning or not. */
struct course_figures {
    double turns, overtime; /* turns of a game on average; share of games with overtime */
    double first[AIMS], second[AIMS];
};
/* The figures of a game that begins with `from` fifties for each seat: 0, or the gate and more. */
struct course_figures course_find(const struct turns *turns, const struct solved *solved,
                                  const struct alone *alone, int from, struct solve_desk *desk);
void course_print(const struct turns *turns, const struct solved *solved, const struct alone *alone,
                  struct solve_desk *desk);
/* Prints the results of simple rules of thumb for a seat alone. */
void thumb_print(const struct turns *turns);

/* solve [--out FOLDER] */
int cubes_solve(int count, char **argument);
/* play A [B ..] [--games N] [--seed S] [--option NAME VALUE] [--gain] [--save FILE] [--json] */
int cubes_play(int count, char **argument);
/* margin SEATS [--games N] [--seed S] [--jokers] [--level] [--step N] [--json] */
int cubes_margin(int count, char **argument);
/* rank SCORES [--json] */
int cubes_rank(int count, char **argument);
/* stat JOURNAL [--json] */
int cubes_stat(int count, char **argument);
/* The figures of the command bench: see lab_game.h. */
void cubes_bench(double seconds, struct rounds *rounds);
/* What sits in the lab alone; name NULL ends it. */
extern const struct player cubes_plain[];

#endif
