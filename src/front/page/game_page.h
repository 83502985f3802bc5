/* SPDX-License-Identifier: MIT */
/* A page of a game's own, such as a ranking: the rows of a dialog, and what can be chosen in them. The screen
 * that shows the page draws the dialog around it, scrolls and moves the focus. What a page has to remember
 * belongs into a part of its game (part.h).
 *
 * In the `pages` of a struct game_front a page has a tab behind the high scores and the statistics of its
 * game; from a row of the game's own in the table's menu, page_open (scenes/page.h) shows one in a dialog:
 *
 *   static const struct game_page fair = {.tab = {"fair", ...}, .area = {"fair.counts", ...},
 *                                         .label = N_("Fairness"), .title = N_("Are the dice fair?"),
 *                                         .length = length, .items = items, .draw = draw};
 *   static const struct game_page *const pages[] = {&fair, NULL};
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

/* Something above or below the rows of a sheet. */
struct page_part {
    float (*height)(const struct front *front);
    void (*draw)(const struct front *front, struct draw_list *list, struct rect box);
};

/* A tab: the end of its item's name, "fair" of "tab.fair"; what it is, and a sentence, for _(). */
struct page_tab {
    const char *end, *title, *text;
};

struct game_page {
    struct page_tab tab;  /* no end: it has none */
    struct item_row area; /* the rest of the page below its items, as an item, if it scrolls: "fair.counts" */
    const char *label;    /* of the tab, for _(): a word */
    const char *title;    /* for _() */
    /* Rows of two texts, or a sheet of columns; `length`, `items`, `draw` and `choose` are NULL then. */
    const struct page_list *list;
    const struct page_sheet *sheet;
    const struct page_part *lead, *tail; /* of the sheet: above its faces, below its totals; or NULL */
    bool slip; /* shown on the paper of a slip (furniture_slip), which leaves rows more room */
    /* Called before it is shown. NULL: nothing is to be done. */
    void (*open)(struct front *front);
    /* The height of its rows in a dialog of that width. */
    float (*length)(const struct front *front, float width);
    /* Its items, from above to below; NULL: none. */
    void (*items)(const struct front *front, const struct form *form, struct focus_list *list);
    /* Draws the rows; focus: the item that has the focus. */
    void (*draw)(const struct front *front, struct draw_list *list, const struct form *form, int focus);
    /* An item was confirmed (step 0), or changed by left or right (step -1 or 1). false: nothing happened. */
    bool (*choose)(struct front *front, int item, int step);
    /* What the bar says of an item, or of the page (FOCUS_NONE); NULL: nothing. */
    void (*hint)(const struct front *front, int item, struct text *out);
};

/* A row of a game's own in the table's menu. */
struct game_menu_row {
    struct item_row row; /* as a focusable item; its title is its label */
    /* Whether it is shown; NULL: always. */
    bool (*shown)(const struct front *front);
    void (*act)(struct front *front);
};

/* The number of a game's pages; the page at a place, NULL if there is none. */
int game_pages_count(const struct game_front *game);
const struct game_page *game_page_at(const struct game_front *game, int place);

/* The height of a part; 0 for NULL. */
float page_part_height(const struct front *front, const struct page_part *part);

/* ---- for screens that show a page ---- */

/* The height of its rows in a dialog of that width. */
float game_page_length(const struct front *front, const struct game_page *page, float width);
/* The layout of a dialog around it; `length` of the design is set from the page. Totals of a sheet, which do
 * not scroll, are at the top of the foot. */
struct form game_page_form(const struct front *front, const struct game_page *page, const struct scene *scene,
                           struct form_design design);
/* Draws its rows, and below them the totals of a sheet. */
void game_page_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                    const struct form *form, int focus);
/* Adds its items. area: the id of the rest of the page below them, added if the form scrolls. */
void game_page_items(const struct front *front, const struct game_page *page, const struct form *form,
                     struct focus_list *list, int area);
/* Left and right on an item of the page; false: the intent is for others. */
bool game_page_intent(struct front *front, const struct game_page *page, const struct intent *intent);
/* An item of a page was confirmed. */
void game_page_confirm(struct front *front, const struct game_page *page, const struct focus_item *item);
/* The item that gets the first focus: the page's first, or `otherwise`. */
int game_page_first(const struct front *front, const struct game_page *page, const struct form *form,
                    int otherwise);

#endif
