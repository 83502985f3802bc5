/* SPDX-License-Identifier: MIT */
#include "front/page/game_page.h"

#include "front/front.h"
#include "front/game_front.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"

#include <math.h>

enum { AREA_GAP = 12, AREA_EDGE = 30, AREA_LEAST = 24 };

int game_pages_count(const struct game_front *game)
{
    int count = 0;
    while (game->pages && game->pages[count]) {
        count++;
    }
    return count;
}

const struct game_page *game_page_at(const struct game_front *game, int place)
{
    return place >= 0 && place < game_pages_count(game) ? game->pages[place] : NULL;
}

float page_part_height(const struct front *front, const struct page_part *part)
{
    return part ? part->height(front) : 0;
}

float game_page_length(const struct front *front, const struct game_page *page, float width)
{
    return page->list    ? page_list_length(front, page->list)
           : page->sheet ? page_sheet_length(front, page, width)
                         : page->length(front, width);
}

struct form game_page_form(const struct front *front, const struct game_page *page, const struct scene *scene,
                           struct form_design design)
{
    float room = form_room(&front->frame, BAR_HEIGHT).w, width = fminf(room, design.w);
    float totals = page->sheet ? page_sheet_totals(front, page, width) : 0;
    float tail = page_part_height(front, page->tail);
    design.length = game_page_length(front, page, width);
    design.foot += totals + tail;
    design.most = design.most > 0 ? fminf(design.length, design.most - totals - tail) : 0;
    struct form form = dialog_form(front, scene, &design);
    if (form.scrolls && tail > 0) { /* it scrolls with them */
        design.foot -= tail;
        design.length += tail;
        design.most += design.most > 0 ? tail : 0;
        form = dialog_form(front, scene, &design);
    }
    return form;
}

static void draw_rows(const struct front *front, const struct game_page *page, struct draw_list *list,
                      const struct form *form, int focus)
{
    if (page->list) {
        page_list_draw(front, page->list, list, form, focus);
    } else if (page->sheet) {
        page_sheet_draw(front, page, list, form, focus);
    } else {
        page->draw(front, list, form, focus);
    }
}

void game_page_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                    const struct form *form, int focus)
{
    form_rows(list, form);
    draw_rows(front, page, list, form, focus);
    form_rows_end(list, form);
    if (page->sheet) {
        page_sheet_foot_draw(front, page, list, form, focus);
    }
}

static void add_items(const struct front *front, const struct game_page *page, const struct form *form,
                      struct focus_list *list)
{
    if (page->list) {
        page_list_items(front, page->list, form, list);
    } else if (page->sheet) {
        page_sheet_items(front, page, form, list, false);
    } else if (page->items) {
        page->items(front, form, list);
    }
}

/* The box of the page below its items, which begin with item `first` of the list. */
static struct rect area_below(const struct front *front, const struct game_page *page,
                              const struct form *form, const struct focus_list *list, int first)
{
    float top = form_y(form, 0), foot = form_y(form, game_page_length(front, page, form->box.w));
    for (int i = first; i < list->count; i++) {
        struct rect box = list->item[i].box;
        top = fmaxf(top, box.y + box.h + AREA_GAP);
    }
    float x = form->view.box.x + 4;
    return (struct rect){x, top, form_right(form, AREA_EDGE) - x, foot - top};
}

void game_page_items(const struct front *front, const struct game_page *page, const struct form *form,
                     struct focus_list *list, int area)
{
    int first = list->count;
    add_items(front, page, form, list);
    if (form->scrolls) {
        struct rect below = area_below(front, page, form, list, first);
        if (below.h >= AREA_LEAST) {
            item_add_end(list, &page->area, area, below, true, "");
        }
        focus_scrolls(list, first, form->view.box);
    }
    if (page->sheet) {
        page_sheet_items(front, page, form, list, true);
    }
}

static bool choose(struct front *front, const struct game_page *page, int item, int step)
{
    int row = item - GAME_PAGE_ITEMS;
    if (row < 0) {
        return false;
    }
    bool chosen = page->sheet  ? step == 0 && page->sheet->choose(front, row)
                  : page->list ? step == 0 && page->list->choose(front, row)
                               : page->choose && page->choose(front, item, step);
    if (chosen) {
        front_touch(front);
    }
    return chosen;
}

bool game_page_intent(struct front *front, const struct game_page *page, const struct intent *intent)
{
    bool sideways = intent->kind == INTENT_LEFT || intent->kind == INTENT_RIGHT;
    return sideways && choose(front, page, front_focus(front), intent->kind == INTENT_RIGHT ? 1 : -1);
}

void game_page_confirm(struct front *front, const struct game_page *page, const struct focus_item *item)
{
    bool back =
        item->sideways && device_points(front->device) && front->pointer_x < item->box.x + item->box.w / 2;
    choose(front, page, item->id, back ? -1 : item->sideways ? 1 : 0);
}

int game_page_first(const struct front *front, const struct game_page *page, const struct form *form,
                    int otherwise)
{
    struct focus_list list = {.count = 0};
    add_items(front, page, form, &list);
    return list.count > 0 ? list.item[0].id : otherwise;
}
