/* SPDX-License-Identifier: MIT */
/* Is the deal fair? A page behind the statistics: Big Six and doubles by seat beside what chance gives, with
 * a verdict in plain words; knocks and points beside a quarter of all, without one. */
#ifndef FRONT_BONES_PAGE_FAIR_H
#define FRONT_BONES_PAGE_FAIR_H

#include "front/page/game_page.h"
#include "games/bones/fairness.h"

extern const struct game_page *const bones_pages[];

/* The verdict in plain words. */
const char *bones_fair_text(const struct bones_fairness *fairness);

#endif
