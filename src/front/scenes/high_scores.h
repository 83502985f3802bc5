/* SPDX-License-Identifier: MIT */
/* The high scores of a game and, behind tabs, its statistics and the pages of its own (page/game_page.h);
 * other games can be turned to. */
#ifndef FRONT_SCENES_HIGH_SCORES_H
#define FRONT_SCENES_HIGH_SCORES_H

#include "front/scene.h"
#include "front/stage/dialog.h"

extern const struct scene high_scores_scene;

/* ---- for its own files ----------------------------------------------------------------------------- */

struct game_front;
struct game_page;
struct records_form;

/* The dialog's greatest width; the length of a page in a high window; the height of the head down to the foot
 * of its tabs; the top of the tabs if it folds. */
enum { HIGH_SCORES_W = 1320, HIGH_SCORES_LENGTH = 642, HIGH_SCORES_HEAD = 112, HIGH_SCORES_TABS = 96 };
/* The control that turns to other games: its distance from the view's top, and its height. */
enum { HIGH_SCORES_CHOICE_Y = 14, HIGH_SCORES_CHOICE_H = 42 };

/* Pages of the game's own follow these. */
enum high_scores_page { PAGE_SCORES, PAGE_STATISTICS, HIGH_SCORES_PAGES };

struct high_scores_state {
    int page;     /* enum high_scores_page, or one of the game's own */
    int opponent; /* statistics are those against this opponent; -1: against all */
    const struct game_front *game;
};

/* What it keeps while it is on the stack. */
struct high_scores_state *high_scores_of(const struct front *front);
/* high_scores_draw.c: the records of the game that is shown, and what it counts; whether there are other
 * games to turn to; the next one, or the one before (-1), is shown. */
struct records *high_scores_records(const struct front *front);
const struct records_form *high_scores_counts(const struct front *front);
bool high_scores_turns(void);
void high_scores_turn(struct front *front, int step);
/* The control that turns to other games, at the top of both pages. */
struct rect high_scores_choice(const struct front *front, const struct form *form);

/* How many pages there are; one of the game's own, NULL for the two; its tab, whose item
 * has the page's number; and the head with the tabs. */
int high_scores_pages(const struct front *front);
const struct game_page *high_scores_own(const struct front *front, int page);
struct rect high_scores_tab(const struct front *front, struct rect box, int page);
void high_scores_head(const struct front *front, struct draw_list *list, struct rect box, int focus);
/* high_scores_draw.c: the page of the lists, and how long it is. */
float high_scores_length(const struct front *front);
void high_scores_draw(const struct front *front, struct draw_list *list, const struct form *form);
/* statistics.c: the page of statistics, how long it is, and the control that chooses an opponent. */
float statistics_length(const struct front *front);
void statistics_draw(const struct front *front, struct draw_list *list, const struct form *form, bool focus);
struct rect statistics_choice(const struct front *front, const struct form *form);

/* Adds what the plot of the statistics shows; and whose games they show. */
void statistics_plot_text(const struct front *front, struct text *out);
void statistics_opponent_text(const struct front *front, struct text *out);

/* The distance of both pages from the dialog's edges. */
float high_scores_edge(const struct front *front);
/* The height of the control that turns to other games, if it has a row of its own; else 0. */
float high_scores_down(const struct front *front);

#endif
