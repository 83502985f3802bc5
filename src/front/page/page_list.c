/* SPDX-License-Identifier: MIT */
#include "front/page/page_list.h"

#include "base/text.h"
#include "front/front.h"
#include "front/page/game_page.h"
#include "front/page/page_rows.h"

enum { ROW_H = 64, TEXT_SIZE = 160, INSET = 22 };

static float row_height(const struct front *front)
{
    return form_touch(&front->frame, ROW_H);
}

static struct rect row_box(const struct front *front, const struct form *form, int row)
{
    float h = row_height(front);
    return page_rows_line(form, h * (float)row, h - 4);
}

float page_list_length(const struct front *front, const struct page_list *rows)
{
    return row_height(front) * (float)rows->count(front);
}

void page_list_items(const struct front *front, const struct page_list *rows, const struct form *form,
                     struct focus_list *list)
{
    int count = rows->choose ? rows->count(front) : 0;
    for (int i = 0; i < count; i++) {
        item_add_number(list, &rows->item, GAME_PAGE_ITEMS + i, row_box(front, form, i), true, i + 1);
    }
}

static void draw_row(struct draw_list *list, struct rect box, const char *left, const char *right)
{
    float y = box.y + box.h / 2 + 11, half = (box.w - 3 * INSET) / 2;
    float most = right[0] ? half : box.w - 2 * INSET;
    draw_text_fit(list, box.x + INSET, y, left, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_START, most);
    draw_text_fit(list, box.x + box.w - INSET, y, right, FONT_SIGN, 32, INK_INK, ANCHOR_END, half);
}

void page_list_draw(const struct front *front, const struct page_list *rows, struct draw_list *list,
                    const struct form *form, int focus)
{
    int count = rows->count(front);
    for (int i = 0; i < count; i++) {
        char left[TEXT_SIZE] = "", right[TEXT_SIZE] = "";
        struct text begins = text_in(left, sizeof left), ends = text_in(right, sizeof right);
        struct rect box = row_box(front, form, i);
        rows->row(front, i, &begins, &ends);
        if (i % 2 == 0) {
            page_rows_stripe(list, box);
        }
        draw_row(list, box, left, right);
        if (focus == GAME_PAGE_ITEMS + i) {
            furniture_focus(list, box, 8);
        }
    }
}

void page_list_say(const struct front *front, const struct page_list *rows, int row, struct item_words *says)
{
    says->title[0] = '\0';
    struct text title = text_in(says->title, sizeof says->title),
                more = text_in(says->more, sizeof says->more);
    rows->row(front, row, &title, &more);
}
