/* SPDX-License-Identifier: MIT */
/* What a table shows when a round or a game is over: rows as of a page of the game (page/game_page.h) below a
 * head of its own, and at the foot the way out, the review, and on. A scene of the game names its sheet and
 * takes these functions for its own. One such sheet is on the stack at a time. */
#ifndef FRONT_SCENES_END_SHEET_H
#define FRONT_SCENES_END_SHEET_H

#include "front/page/game_page.h"
#include "front/part.h"

struct end_sheet {
    const struct scene *scene;    /* that shows it; its name begins the names of the items: "sheet.again" */
    const struct game_page *page; /* the rows; its items and its area are named by itself */
    float (*width)(const struct front *front); /* the widest it gets */
    float step;                                /* a row, for the wheel */
    /* What lies behind the sheet in a wide window, on all of the canvas; NULL: the table, under a veil. */
    void (*backdrop)(struct draw_list *list);
    bool slip; /* it is a slip (end_sheet_slip), and no dialog's plate */
    /* What stands above the rows in the dialog's box: page_rows_head_height is the head's. */
    void (*head)(const struct front *front, struct draw_list *list, struct rect box, bool tight);
    const char *(*onward)(const struct front *front); /* the button that goes on */
    /* Whatever still moves comes to its end: true; false: nothing did. NULL: nothing ever does. */
    bool (*hurry)(struct front *front);
};

extern const struct part end_sheet_part;

/* From the scene's `enter`: the focus goes to the button that goes on. */
void end_sheet_enter(struct front *front, const struct end_sheet *sheet);
/* The paper of a slip with what its head says: a title, and at the right a label above a line. */
struct end_sheet_slip {
    struct rgba ink;
    const char *title, *label, *line;
};
void end_sheet_slip(struct draw_list *list, struct rect box, bool tight, const struct end_sheet_slip *slip);
/* The prompts of its bar. */
void end_sheet_prompts(const struct front *front, struct status *status);

/* As those of a scene. */
void end_sheet_items(const struct front *front, struct focus_list *list);
bool end_sheet_view(const struct front *front, struct list_view *list);
bool end_sheet_intent(struct front *front, const struct intent *intent);
void end_sheet_confirm(struct front *front, const struct focus_item *item);
void end_sheet_cancel(struct front *front);
void end_sheet_draw(const struct front *front, struct draw_list *list, float blend);

#endif
