/* SPDX-License-Identifier: MIT */
/* The high scores, and behind a tab the statistics: front/records.h on the screen. */
#ifndef FRONT_SCENES_HIGH_SCORES_H
#define FRONT_SCENES_HIGH_SCORES_H

#include "front/dialog.h"

enum high_scores_page { PAGE_SCORES, PAGE_STATISTICS, HIGH_SCORES_PAGES };

struct high_scores_state {
    int page;     /* enum high_scores_page */
    int opponent; /* whose statistics are shown: -1 for all */
};

extern const struct scene high_scores_scene;
/* What it keeps while it is on the stack. */
struct high_scores_state *high_scores_of(const struct front *front);

/* The dialog's form, for its pages: their lengths count from the view's top. */
struct form high_scores_form(const struct front *front);
/* statistics.c: the page of statistics, how long it is, and the control that chooses an opponent. */
float statistics_length(const struct front *front);
void statistics_draw(const struct front *front, struct draw_list *list, const struct form *form, bool focus);
struct rect statistics_choice(const struct front *front, const struct form *form);

#endif
