/* SPDX-License-Identifier: MIT */
/* Rows of two texts, the most common page: what stands at the left of a row, what at its right, and what
 * comes of choosing it. A struct game_page whose `list` is one needs nothing else; all of such a dialog is
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
    /* A row from 0; both texts are empty when it is asked. */
    void (*row)(const struct front *front, int row, struct text *left, struct text *right);
    /* A row is confirmed: false, nothing comes of it. NULL: rows are only read. */
    bool (*choose)(struct front *front, int row);
};

/* For game_page.c: as what a page itself says, with the list instead. */
float page_list_length(const struct front *front, const struct page_list *rows);
void page_list_items(const struct front *front, const struct page_list *rows, const struct form *form,
                     struct focus_list *list);
void page_list_draw(const struct front *front, const struct page_list *rows, struct draw_list *list,
                    const struct form *form, int focus);

#endif
