/* SPDX-License-Identifier: MIT */
/* The lab's commands for the road game only. */
#ifndef LAB_MILLE_MILLE_H
#define LAB_MILLE_MILLE_H

#include "rounds.h"
#include "table/game.h"

/* selfplay A B [--hands N | --games N] [--seed S] [--rules NAME] [--option NAME=VALUE] [--gain N] [--jobs N]
 * [--save FILE] [--json] */
int mille_selfplay(int count, char **argument);
/* tune [--fresh] [--rounds N] [--lessons N] [--playouts N] [--seed S] [--out FILE] */
int lab_tune(int count, char **argument);
/* net, with the same options and --pairs */
int lab_net(int count, char **argument);
/* odds [--hands N] [--out FILE] */
int lab_odds(int count, char **argument);
/* value [--samples N] [--out FILE] */
int lab_value(int count, char **argument);
/* field [--samples N] [--out FILE] */
int lab_field(int count, char **argument);
/* equity [--hands N] [--out FILE] */
int lab_equity(int count, char **argument);
/* review FILE [--seat N | --all] [--iterations N] [--json] */
int lab_review(int count, char **argument);
/* Players that only the lab has; a NULL name ends the list. */
extern const struct player mille_plain[];
/* The figures of the command bench: see lab_game.h. */
void mille_bench(double seconds, struct rounds *rounds);

#endif
