/* SPDX-License-Identifier: MIT */
/* What a table shows when a round, a game or a deal of the day is over: rows as of a page (page/game_page.h)
 * on the paper of a slip, and at the foot the way out, the review, and on. A scene names its sheet and takes
 * these functions for its own. One such sheet is on the stack at a time. */
#ifndef FRONT_SCENES_END_SHEET_H
#define FRONT_SCENES_END_SHEET_H

#include "front/page/game_page.h"
#include "front/part.h"

/* The head: its ink, and what it says: a title, and at the right a label above a line. */
struct end_sheet_head {
    struct rgba ink;
    char title[96], label[96], line[160];
};

enum { END_SHEET_BUTTONS_MAX = 4 };

/* A button at the foot. */
struct end_sheet_button {
    bool (*shown)(const struct front *front); /* NULL: always */
    void (*act)(struct front *front);
    char letter;             /* that does it too; 0: none does */
    enum intent_kind intent; /* likewise; INTENT_NONE */
    enum prompt_key prompt;  /* of these two in the bar; PROMPT_MOVE: none */
};

struct end_sheet {
    const struct scene *scene;    /* that shows it */
    const struct item_row *rows;  /* the buttons as items, in their order; their titles stand on them */
    const struct game_page *page; /* the rows; its items and its area are named by itself */
    /* What lies behind the sheet in a wide window, on all of the canvas; NULL: the table, under a veil. */
    void (*backdrop)(struct draw_list *list);
    void (*say)(const struct front *front, struct end_sheet_head *head);
    /* What the bar says beside the prompts. */
    void (*status)(const struct front *front, struct status *status);
    /* Where no `button` is given there are three: leave, review and on, which is called so. */
    const char *(*onward)(const struct front *front);
    const struct end_sheet_button *button;
    int buttons;
};

extern const struct part end_sheet_part;

/* From the scene's `enter`: the focus goes to the last button. */
void end_sheet_enter(struct front *front, const struct end_sheet *sheet);
/* For a button of the review: whether there is one, and its act. */
bool end_sheet_can_review(const struct front *front);
void end_sheet_review(struct front *front);

/* As those of a scene. `cancel` opens the menu. */
void end_sheet_items(const struct front *front, struct focus_list *list);
bool end_sheet_view(const struct front *front, struct list_view *list);
bool end_sheet_intent(struct front *front, const struct intent *intent);
void end_sheet_confirm(struct front *front, const struct focus_item *item);
void end_sheet_cancel(struct front *front);
bool end_sheet_tick(struct front *front);
void end_sheet_draw(const struct front *front, struct draw_list *list, float blend);
void end_sheet_status(const struct front *front, struct status *status);

#endif
