/* SPDX-License-Identifier: MIT */
/* The hint: what the game's strongest player would do here, why in one sentence, and what that is worth. It
 * sees what the person sees and nothing more, and is worked out beside the frames. */
#ifndef FRONT_TABLE_HINT_H
#define FRONT_TABLE_HINT_H

struct front;

enum { HINT_BYTES = 4096 };

/* Asks for it: as soon as it is known the bar says so and leads the focus there. */
void table_hint(struct front *front);
/* One tick of the table's. */
void table_hint_tick(struct front *front);

#endif
