/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a round, a game or a deal of the day: the rows of a page (page/game_page.h) on the
 * paper of a slip, and buttons at the foot. A scene describes its sheet in a struct end_sheet and uses the
 * functions below as its own. Only one such sheet is on the stack at a time. */
#ifndef FRONT_SCENES_END_SHEET_H
#define FRONT_SCENES_END_SHEET_H

#include "front/page/game_page.h"
#include "front/part.h"
#include "front/scene.h"

/* The head: its colour, a title at the left, and at the right a label above a line. */
struct end_sheet_head {
    struct rgba ink;
    char title[96], label[96], line[160];
};

enum { END_SHEET_BUTTONS_MAX = 4 };

/* A button at the foot. */
struct end_sheet_button {
    bool (*shown)(const struct front *front); /* NULL: always */
    void (*act)(struct front *front);
    char letter;             /* a letter that does the same; 0: none */
    enum intent_kind intent; /* an intent that does the same; INTENT_NONE */
    enum prompt_key prompt;  /* the prompt for these in the bar; PROMPT_MOVE: none */
};

struct end_sheet {
    const struct scene *scene;    /* the scene of the sheet */
    const struct item_row *rows;  /* its buttons as items, in their order; titles are labels */
    const struct game_page *page; /* its rows */
    /* Draws the background in a wide window; NULL: the table, under a veil. */
    void (*backdrop)(struct draw_list *list);
    /* Fills in the head. */
    void (*say)(const struct front *front, struct end_sheet_head *head);
    /* Fills in what the bar says; the prompts are added. */
    void (*status)(const struct front *front, struct status *status);
    /* button NULL: there are three buttons, to leave, to review and to go on; onward: the label of the last,
     * NULL: its title. */
    const char *(*onward)(const struct front *front);
    const struct end_sheet_button *button; /* the last one acts on nothing (act NULL) */
};

extern const struct part end_sheet_part;

/* From the scene's `enter`: the focus goes to the last button. */
void end_sheet_enter(struct front *front, const struct end_sheet *sheet);
/* For a button that opens the review: its `shown` and its `act`. */
bool end_sheet_can_review(const struct front *front);
void end_sheet_review(struct front *front);

/* Functions of a scene; the title has the points of all sides. end_sheet_cancel opens the menu. */
void end_sheet_title(const struct front *front, struct text *out);
void end_sheet_items(const struct front *front, struct focus_list *list);
struct form end_sheet_form(const struct front *front);
bool end_sheet_intent(struct front *front, const struct intent *intent);
void end_sheet_confirm(struct front *front, const struct focus_item *item);
void end_sheet_cancel(struct front *front);
void end_sheet_draw(const struct front *front, struct draw_list *list, float blend);
void end_sheet_status(const struct front *front, struct status *status);

/* Two sheets for games without their own. At the end of a hand or game: points of all sides, and the way on.
 * At the end of a deal of the day: how it ended, the comparison with the house (day_game.h), the line to
 * send. */
extern const struct scene standing_scene, day_sheet_scene;

#endif
