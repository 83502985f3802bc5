/* SPDX-License-Identifier: MIT */
/* The high scores, and behind a tab the statistics, of one game after the other: front/records.h on the
 * screen. */
#ifndef FRONT_SCENES_HIGH_SCORES_H
#define FRONT_SCENES_HIGH_SCORES_H

#include "front/dialog.h"

struct game_front;
struct records_form;

enum high_scores_page { PAGE_SCORES, PAGE_STATISTICS, HIGH_SCORES_PAGES };

struct high_scores_state {
    int page;     /* enum high_scores_page */
    int opponent; /* whose statistics are shown: -1 for all */
    const struct game_front *game;
};

extern const struct scene high_scores_scene;
/* What it keeps while it is on the stack. */
struct high_scores_state *high_scores_of(const struct front *front);
/* The records of the game that is shown, and what it counts. */
struct records *high_scores_records(const struct front *front);
const struct records_form *high_scores_counts(const struct front *front);
/* Whether there are other games to turn to, and the control that does: on top of both pages. */
bool high_scores_turns(const struct front *front);
struct rect high_scores_choice(const struct front *front, const struct form *form);

/* The dialog's form, for its pages: their lengths count from the view's top. */
struct form high_scores_form(const struct front *front);
/* high_scores_draw.c: the page of the lists, and how long it is. */
float high_scores_length(const struct front *front);
void high_scores_draw(const struct front *front, struct draw_list *list, const struct form *form);
/* statistics.c: the page of statistics, how long it is, and the control that chooses an opponent. */
float statistics_length(const struct front *front);
void statistics_draw(const struct front *front, struct draw_list *list, const struct form *form, bool focus);
struct rect statistics_choice(const struct front *front, const struct form *form);

/* The edge that both pages keep. */
float high_scores_edge(const struct front *front);
/* Where other games can be turned to in a row of its own: how much lower all else begins. */
float high_scores_down(const struct front *front);

#endif
