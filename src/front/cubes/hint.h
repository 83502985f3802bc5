/* SPDX-License-Identifier: MIT */
/* What the engineer would do, in a sentence with the figures. */
#ifndef FRONT_CUBES_HINT_H
#define FRONT_CUBES_HINT_H

#include "games/cubes/ai/judge.h"

enum { CUBES_HINT_SIZE = 320 };

/* The best choice, what it risks, and what the other one would cost: "Hold: 450 now; rolling 2 dice loses
 * them 44% of the time and wins 0.3% fewer games." `judgement` is that of `pub`, which is not over. */
void cubes_hint_text(const struct cubes_public *pub, const struct cubes_judgement *judgement,
                     struct text *out);

#endif
