/* SPDX-License-Identifier: MIT */
/* The high scores, and behind a tab the statistics: front/records.h on the screen. */
#ifndef FRONT_HIGH_SCORES_H
#define FRONT_HIGH_SCORES_H

#include "front/scene.h"

enum high_scores_page { PAGE_SCORES, PAGE_STATISTICS, HIGH_SCORES_PAGES };

struct high_scores_state {
    int page;     /* enum high_scores_page */
    int opponent; /* whose statistics are shown: -1 for all */
};

extern const struct scene high_scores_scene;

/* The dialog's box, for its pages. */
struct rect high_scores_box(struct rect canvas);
/* statistics.c: the page of statistics, and the control that chooses an opponent. */
void statistics_draw(const struct front *front, struct draw_list *list, struct rect box, bool focus);
struct rect statistics_choice(struct rect box);

#endif
