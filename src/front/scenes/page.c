/* SPDX-License-Identifier: MIT */
#include "front/scenes/page.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/page/page_rows.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

enum { ITEM_DONE, ITEM_AREA };
enum { DIALOG_W = 1320, FOOT = 108, FOOT_TIGHT = 90, MOST = 716, BUTTON_H = 52 };

/* What it keeps while it is on the stack. */
struct page_state {
    const struct game_page *page;
};

static const struct game_page *page_shown(const struct front *front)
{
    return ((const struct page_state *)front_memory(front, &page_scene))->page;
}

void page_open(struct front *front, const struct game_page *page)
{
    ((struct page_state *)front_push(front, &page_scene))->page = page;
}

static struct form form_of(const struct front *front)
{
    bool tight = dialog_is_tight(front);
    float button = form_touch(&front->frame, BUTTON_H) - BUTTON_H;
    return game_page_form(front, page_shown(front), &page_scene,
                          (struct form_design){.w = DIALOG_W,
                                               .head = page_rows_head_height(tight),
                                               .foot = (tight ? FOOT_TIGHT : FOOT) + button,
                                               .most = tight ? 0 : MOST,
                                               .step = 60});
}

static struct rect done_box(const struct front *front, const struct form *form)
{
    float h = form_touch(&front->frame, BUTTON_H);
    return form_button(form, 1, 2, 236, h, dialog_is_tight(front) ? 30 : 58,
                       dialog_is_tight(front) ? h + 16 : h + 32);
}

static void enter(struct front *front)
{
    const struct game_page *page = page_shown(front);
    if (page->open) {
        page->open(front);
    }
    dialog_open(front, &page_scene);
    front_set_focus(front, ITEM_DONE);
}

static const struct item_row rows[] = {
    {"page.done", N_("Done"), N_("Back to where you were."), .id = ITEM_DONE, .group = 2},
    {.name = NULL},
};

static void items(const struct front *front, struct focus_list *list)
{
    struct form form = form_of(front);
    game_page_items(front, page_shown(front), &form, list, ITEM_AREA);
    item_add(list, rows, ITEM_DONE, done_box(front, &form), true);
}

static bool intent(struct front *front, const struct intent *intent)
{
    return game_page_intent(front, page_shown(front), intent);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    if (item->id == ITEM_DONE) {
        dialog_cancel(front);
    } else {
        game_page_confirm(front, page_shown(front), item);
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct game_page *page = page_shown(front);
    struct form form = form_of(front);
    int focus = front_focus_of(front, &page_scene);
    dialog_begin(front, list, &page_scene, .60f, blend);
    furniture_dialog(list, form.box);
    page_rows_head(list, form.box, dialog_is_tight(front), _(page->title), form.box.w - 110);
    game_page_draw(front, page, list, &form, focus);
    if (focus == ITEM_AREA) {
        form_focus(list, &form, false);
    }
    dialog_button(front, list, done_box(front, &form), _("Done"), true, ITEM_DONE, focus);
}

static void status(const struct front *front, struct status *status)
{
    const struct game_page *page = page_shown(front);
    int focus = front_focus_of(front, &page_scene);
    struct text message = text_in(status->message, sizeof status->message);
    if (page->hint) {
        page->hint(front, focus >= GAME_PAGE_ITEMS ? focus : FOCUS_NONE, &message);
    }
    bar_choose(status, _("Select"), _("Back"));
}

static void say_title(const struct front *front, struct text *out)
{
    const struct game_page *page = page_shown(front);
    text_add_sentence(out, _(page->title));
    size_t from = out->length;
    if (page->hint) {
        page->hint(front, FOCUS_NONE, out);
        text_sentence(out, from);
    }
}

const struct scene page_scene = {
    .name = "page",
    .title = say_title,
    .state_size = sizeof(struct page_state),
    .enter = enter,
    .items = items,
    .form = form_of,
    .intent = intent,
    .confirm = confirm,
    .cancel = dialog_cancel,
    .draw = draw,
    .status = status,
};
