/* SPDX-License-Identifier: MIT */
#include "front/scenes/stage_card.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "table/stage.h"
#include "ui/furniture.h"

enum stage_card_item { ITEM_CLOSE };

struct stage_card_state *stage_card_of(const struct front *front)
{
    return front_memory(front, &stage_card_scene);
}

void stage_card_open(struct front *front, int stage)
{
    struct stage_card_state *card = front_push(front, &stage_card_scene);
    card->stage = stage;
}

static void enter(struct front *front)
{
    dialog_open(front, &stage_card_scene);
    front_set_focus(front, ITEM_CLOSE);
}

static struct form form_of(const struct front *front)
{
    return dialog_form(front, &stage_card_scene,
                       &(struct form_design){.w = 1640, .head = 120, .length = 500, .foot = 110});
}

static struct rect close_box(const struct front *front)
{
    struct form form = form_of(front);
    return form_button(&form, 0, 1, 320, 80, 60, 100);
}

static const struct item_row rows[] = {
    {"stage.close", N_("The map"), N_("Back to the map."), .id = ITEM_CLOSE},
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
    const struct stage *stage = &stages[stage_card_of(front)->stage];
    struct form form = form_of(front);
    dialog_begin(front, list, &stage_card_scene, .62f, blend);
    furniture_dialog(list, form.box);
    draw_text(list, form.box.x + 60, form.box.y + 100, _(stage->town), FONT_DISPLAY, 84, INK_RED,
              ANCHOR_START);
    dialog_button(front, list, close_box(front), _("The map"), false, ITEM_CLOSE,
                  front_focus_of(front, &stage_card_scene));
}

static void status(const struct front *front, struct status *status)
{
    text_copy(status->message, sizeof status->message, _(stages[stage_card_of(front)->stage].town));
    bar_choose(status, _("Select"), _("Map"));
}

const struct scene stage_card_scene = {
    .name = "stage",
    .state_size = sizeof(struct stage_card_state),
    .enter = enter,
    .items = items,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = draw,
    .status = status,
};
