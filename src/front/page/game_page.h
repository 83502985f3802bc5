/* SPDX-License-Identifier: MIT */
/* A page of a game's own: a ranking, a sheet, whether its dice are fair. It is the rows of a form and what
 * can be chosen in them; whoever shows it draws the dialog around it, scrolls and moves the focus. What it
 * shows it keeps in a part of its game.
 *
 * In the `pages` of a struct game_front a page has a tab behind the high scores and the statistics of its
 * game; from a row of the game's own in the table's menu, page_open (scenes/page.h) shows one in a dialog:
 *
 *   static const struct game_page fair = {.tab = {"tab.fair", ...}, .area = {"fair.counts", ...},
 *                                         .label = N_("Fairness"), .title = N_("Are the dice fair?"), .open =
 * open, .length = length, .items = items, .draw = draw, .choose = choose, .hint = hint}; static const struct
 * game_page *const pages[] = {&fair, NULL};
 */
#ifndef FRONT_PAGE_GAME_PAGE_H
#define FRONT_PAGE_GAME_PAGE_H

#include "front/page/page_list.h"
#include "front/page/page_sheet.h"
#include "front/scene.h"
#include "ui/form.h"

struct game_front;

/* A game has at most so many behind the high scores. Their items have ids from GAME_PAGE_ITEMS on. */
enum { GAME_PAGES_MAX = 3, GAME_PAGE_ITEMS = 100 };

/* Something else above or below the rows of a sheet. */
struct page_part {
    float (*height)(const struct front *front);
    void (*draw)(const struct front *front, struct draw_list *list, struct rect box);
};

struct game_page {
    struct item_row tab;  /* as a focusable item: "tab.fair"; without a name where it has none */
    struct item_row area; /* what lies below its items where it scrolls, likewise: "fair.counts" */
    const char *label;    /* of the tab, for _(): a word */
    const char *title;    /* for _() */
    /* Rows of two texts, or a sheet of columns; `length`, `items`, `draw` and `choose` are NULL then. */
    const struct page_list *list;
    const struct page_sheet *sheet;
    const struct page_part *lead, *tail; /* of the sheet: above its faces, below its totals; or NULL */
    bool slip; /* on the paper of a slip, which leaves rows more room than a dialog */
    /* It comes: what it shows is made anew. NULL: it stands ready. */
    void (*open)(struct front *front);
    /* How long its rows are in a dialog so wide. */
    float (*length)(const struct front *front, float width);
    /* What can be chosen, from above to below; NULL: nothing. */
    void (*items)(const struct front *front, const struct form *form, struct focus_list *list);
    /* The rows, one item of which may have the focus. */
    void (*draw)(const struct front *front, struct draw_list *list, const struct form *form, int focus);
    /* An item is confirmed (step 0), or left and right change it (step -1 or 1). False: nothing comes of it.
     */
    bool (*choose)(struct front *front, int item, int step);
    /* What the bar says, of an item or (FOCUS_NONE) of the page; NULL: nothing. */
    void (*hint)(const struct front *front, int item, struct text *out);
};

/* A row of a game's own in the table's menu. */
struct game_menu_row {
    struct item_row row; /* as a focusable item, under its title */
    /* NULL: always. */
    bool (*shown)(const struct front *front);
    void (*act)(struct front *front);
};

/* How many pages a game has, and one of them. */
int game_pages_count(const struct game_front *game);
const struct game_page *game_page_at(const struct game_front *game, int place);

/* How high a part is; NULL: 0. */
float page_part_height(const struct front *front, const struct page_part *part);

/* For whoever shows a page. How long its rows are in a dialog so wide. */
float game_page_length(const struct front *front, const struct game_page *page, float width);
/* The form of a dialog of such a design around it, whose length is that of the page; what stays in sight
 * stands at the top of the foot. */
struct form game_page_form(const struct front *front, const struct game_page *page, const struct scene *scene,
                           struct form_design design);
/* It is drawn: its rows, and below them what stays in sight. */
void game_page_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                    const struct form *form, int focus);
/* Its items; `area` is the id of what lies below those that scroll, which only a form that scrolls has. */
void game_page_items(const struct front *front, const struct game_page *page, const struct form *form,
                     struct focus_list *list, int area);
/* Left and right on an item of a page; false: it is somebody else's. */
bool game_page_intent(struct front *front, const struct game_page *page, const struct intent *intent);
/* An item of a page was confirmed. */
void game_page_confirm(struct front *front, const struct game_page *page, const struct focus_item *item);
/* The first item of a page, or `otherwise`: where the focus begins. */
int game_page_first(const struct front *front, const struct game_page *page, const struct form *form,
                    int otherwise);

#endif
