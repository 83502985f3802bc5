/* SPDX-License-Identifier: MIT */
#include "front/scenes/travel_book.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "table/stage.h"
#include "ui/furniture.h"

enum travel_book_item { ITEM_CLOSE };

struct travel_book_state *travel_book_of(const struct front *front)
{
    return front_memory(front, &travel_book_scene);
}

void travel_book_open(struct front *front, int stage)
{
    *(struct travel_book_state *)front_push(front, &travel_book_scene) =
        (struct travel_book_state){.plain = true, .stage = stage};
}

static void enter(struct front *front)
{
    dialog_open(front, &travel_book_scene);
    front_set_focus(front, ITEM_CLOSE);
}

static struct form form_of(const struct front *front)
{
    return dialog_form(front, &travel_book_scene,
                       &(struct form_design){.w = 1640, .head = 120, .length = 500, .foot = 110});
}

static struct rect close_box(const struct front *front)
{
    struct form form = form_of(front);
    return form_button(&form, 0, 1, 320, 80, 60, 100);
}

static const struct item_row rows[] = {
    {"book.close", N_("The map"), N_("Back to the map."), .id = ITEM_CLOSE},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    item_add(list, rows, ITEM_CLOSE, close_box(front), true);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    (void)item;
    dialog_cancel(front);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct stage *stage = &stages[travel_book_of(front)->stage];
    struct form form = form_of(front);
    dialog_begin(front, list, &travel_book_scene, .62f, blend);
    furniture_dialog(list, form.box);
    draw_text(list, form.box.x + 60, form.box.y + 100, _(stage->town), FONT_DISPLAY, 84, INK_RED,
              ANCHOR_START);
    dialog_button(front, list, close_box(front), _("The map"), false, ITEM_CLOSE,
                  front_focus_of(front, &travel_book_scene));
}

static void status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _(stages[travel_book_of(front)->stage].town));
    bar_choose(status, _("Select"), _("Map"));
}

const struct scene travel_book_scene = {
    .name = "travel_book",
    .state_size = sizeof(struct travel_book_state),
    .enter = enter,
    .items = items,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = draw,
    .status = status,
};
