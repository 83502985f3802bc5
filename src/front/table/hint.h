/* SPDX-License-Identifier: MIT */
/* The hint: what the game's strongest player would do with what the person sees, in a sentence. It is worked
 * out in a job beside the frames. */
#ifndef FRONT_TABLE_HINT_H
#define FRONT_TABLE_HINT_H

struct front;

enum { HINT_BYTES = 4096 };

/* Asks for a hint: when it is known the bar says it, and the focus goes to where the move is made. At a
 * guest's table, where nobody is helped, opens the phrases instead. */
void table_hint(struct front *front);
/* One tick, from the table's scene. */
void table_hint_tick(struct front *front);

#endif
