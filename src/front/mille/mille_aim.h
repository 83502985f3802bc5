/* SPDX-License-Identifier: MIT */
/* A hazard with several sides to go to is aimed at one of them. Rows are those of mille_table_row: 0 is the
 * viewer's own side, at which nothing is ever aimed. A slot is a place in the viewer's hand. */
#ifndef FRONT_MILLE_MILLE_AIM_H
#define FRONT_MILLE_MILLE_AIM_H

#include <stdbool.h>

struct table;

/* The row at which the hazard that stands out of the hand is aimed; 0: no hazard stands out. */
int mille_aim_row(const struct table *table);
/* Whether the hazard that stands out may go to a row now. */
bool mille_aim_legal(const struct table *table, int row);

/* The row at which the hazard in a slot is aimed: the one that the person chose, if the hazard may go there,
 * else of the rows it may go to that of the side likeliest to win; 0: no hazard is in the slot. */
int mille_aim_of(const struct table *table, int slot);
/* Whether the hazard in a slot may go to a row, once the person has drawn; false for any other card. */
bool mille_aim_may(const struct table *table, int slot, int row);
/* The number of rows that the hazard in a slot may go to. */
int mille_aim_choices(const struct table *table, int slot);
/* Whether the row of a raised hazard is being chosen: left, right and a confirmation mean the aim. */
bool mille_aim_asks(const struct table *table);

/* The row of the side likeliest to win but for the viewer's own, as computer players see it (fair.h). Of
 * equals the next to play. */
int mille_aim_leader(const struct table *table);
/* Whether that side is also ahead of the viewer's. */
bool mille_aim_leads(const struct table *table);

/* Aims at a row that the raised hazard may go to; any other changes nothing. A tick is heard from the row. */
void mille_aim_at(struct table *table, int row);
/* Aims at the next row, or with -1 at the one before, that the raised hazard may go to. */
void mille_aim_step(struct table *table, int step);

/* Once a tick; true while the aim hops onto another row. */
bool mille_aim_tick(struct table *table);
/* The size of the aim as it hops, 1 at rest. */
float mille_aim_hop(const struct table *table);

#endif
