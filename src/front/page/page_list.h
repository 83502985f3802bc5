/* SPDX-License-Identifier: MIT */
/* Rows with a text at the left and one at the right: the most common page. A struct game_page with a `list`
 * needs no functions of its own. A whole dialog is
 *
 *   static int count(const struct front *front) { return WORDS; }
 *   static void row(const struct front *front, int row, struct text *left, struct text *right)
 *   {
 *       text_add(left, _(word[row].label));
 *       text_addf(right, "%d", word[row].many);
 *   }
 *   static const struct page_list list = {.count = count, .row = row};
 *   static const struct game_page words = {.area = {"words", N_("The words"), N_("What was said.")},
 *                                          .title = N_("Words"), .list = &list};
 *
 * and page_open(front, &words) (scenes/page.h) shows it. */
#ifndef FRONT_PAGE_PAGE_LIST_H
#define FRONT_PAGE_PAGE_LIST_H

#include "front/item_row.h"
#include "front/scene.h"
#include "ui/form.h"

struct page_list {
    struct item_row item; /* the rows as focusable items, where one can be chosen: "word.*" */
    int (*count)(const struct front *front);
    /* Adds the texts of a row, counted from 0; both are empty before. */
    void (*row)(const struct front *front, int row, struct text *left, struct text *right);
    /* A row was confirmed; false: nothing happened. NULL: rows are only read. */
    bool (*choose)(struct front *front, int row);
};

/* For the `more` of an item of a row: its two texts. */
void page_list_say(const struct front *front, const struct page_list *rows, int row, struct item_words *says);

/* For game_page.c: as the functions of struct game_page. */
float page_list_length(const struct front *front, const struct page_list *rows);
void page_list_items(const struct front *front, const struct page_list *rows, const struct form *form,
                     struct focus_list *list);
void page_list_draw(const struct front *front, const struct page_list *rows, struct draw_list *list,
                    const struct form *form, int focus);

#endif
