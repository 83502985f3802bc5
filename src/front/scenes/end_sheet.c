/* SPDX-License-Identifier: MIT */
#include "front/scenes/end_sheet.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/page/page_rows.h"
#include "front/scenes/leaving.h"
#include "front/scenes/review.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum { ITEM_LEAVE, ITEM_REVIEW, ITEM_AGAIN, BUTTONS, ITEM_AREA };
enum { BUTTON_H = 56, EDGE = 58, EDGE_FOLDED = 30, GAP = 16 };

/* ---- which one ----------------------------------------------------------------------------------------- */

struct end_sheet_state {
    const struct end_sheet *sheet;
};

const struct part end_sheet_part = {.size = sizeof(struct end_sheet_state)};

static struct end_sheet_state *state_of(const struct front *front)
{
    return part_of(front, &end_sheet_part);
}

static const struct end_sheet *sheet_of(const struct front *front)
{
    return state_of(front)->sheet;
}

void end_sheet_enter(struct front *front, const struct end_sheet *sheet)
{
    state_of(front)->sheet = sheet;
    dialog_open(front, sheet->scene);
    front_set_focus(front, ITEM_AGAIN);
}

/* ---- where it lies ------------------------------------------------------------------------------------- */

static bool is_tight(const struct front *front)
{
    return dialog_folds(front) || dialog_is_low(front);
}

static float button_height(const struct front *front)
{
    return form_touch(&front->frame, BUTTON_H);
}

static struct form form_of(const struct front *front)
{
    const struct end_sheet *sheet = sheet_of(front);
    bool tight = is_tight(front);
    return game_page_form(front, sheet->page, sheet->scene,
                          (struct form_design){
                              .w = sheet->width(front),
                              .head = page_rows_head_height(tight),
                              .foot = button_height(front) + (tight ? 32.0f : 60.0f),
                              .step = sheet->step,
                          });
}

/* Three abreast, however narrow it is. */
static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    float edge = is_tight(front) ? EDGE_FOLDED : EDGE, h = button_height(front);
    float w = (form->box.w - 2 * edge - GAP * (BUTTONS - 1)) / BUTTONS;
    return (struct rect){form->box.x + edge + (w + GAP) * (float)item,
                         form->box.y + form->box.h - h - (is_tight(front) ? 16 : 34), w, h};
}

void end_sheet_items(const struct front *front, struct focus_list *list)
{
    static const char *const names[BUTTONS] = {"leave", "review", "again"};
    const struct end_sheet *sheet = sheet_of(front);
    struct form form = form_of(front);
    game_page_items(front, sheet->page, &form, list, ITEM_AREA);
    for (int item = 0; item < BUTTONS; item++) {
        focus_add(list, item, button_box(front, &form, item), true, 9, "%s.%s", sheet->scene->name,
                  names[item]);
    }
}

bool end_sheet_view(const struct front *front, struct list_view *list)
{
    struct form form = form_of(front);
    return dialog_view(&form, list);
}

/* ---- what can be done ---------------------------------------------------------------------------------- */

static void open_review(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    review_open(front, journal, table_you(front), journal->count - 1);
}

void end_sheet_confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case ITEM_AGAIN:
        front_pop(front);
        table_next(front);
        break;
    case ITEM_REVIEW:
        open_review(front);
        break;
    case ITEM_LEAVE:
        confirm_leave_over(front);
        break;
    default:
        game_page_confirm(front, sheet_of(front)->page, item);
        break;
    }
}

/* Any button first comes to the end of what moves. */
bool end_sheet_intent(struct front *front, const struct intent *intent)
{
    const struct end_sheet *sheet = sheet_of(front);
    if (dialog_leaving(front, sheet->scene)) {
        return true;
    }
    bool acts = intent->kind == INTENT_CONFIRM || intent->kind == INTENT_PRESS ||
                intent->kind == INTENT_CANCEL || intent->kind == INTENT_CONTEXT;
    if (acts && sheet->hurry && sheet->hurry(front)) {
        front_touch(front);
        return true;
    }
    if (intent->kind == INTENT_MENU) {
        front_open(front, OPEN_PAUSE);
        return true;
    }
    if (intent->kind == INTENT_KEY && intent->key == 'h' && !intent->repeat) {
        open_review(front);
        return true;
    }
    return game_page_intent(front, sheet->page, intent);
}

void end_sheet_cancel(struct front *front)
{
    front_open(front, OPEN_PAUSE);
}

/* ---- how it looks -------------------------------------------------------------------------------------- */

static void draw_buttons(const struct front *front, struct draw_list *list, const struct form *form,
                         int focus)
{
    const char *const labels[BUTTONS] = {_("Leave the table"), _("Review"), sheet_of(front)->onward(front)};
    for (int item = 0; item < BUTTONS; item++) {
        bool go = item == ITEM_AGAIN;
        furniture_button(list, button_box(front, form, item), labels[item], go ? INK_GREEN : INK_PAPER,
                         go ? INK_CREAM : INK_INK, focus == item, front->pressed == item && focus == item);
    }
}

void end_sheet_slip(struct draw_list *list, struct rect box, bool tight, const struct end_sheet_slip *slip)
{
    float k = tight ? .76f : 1, edge = tight ? 30 : 44, right = box.x + box.w - edge;
    float half = box.w / 2 - edge - 10;
    furniture_slip(list, box, 122 * k, slip->ink);
    draw_text_fit(list, box.x + edge, box.y + 84 * k, slip->title, FONT_DISPLAY, 76 * k, INK_CREAM,
                  ANCHOR_START, half);
    draw_text_fit(list, right, box.y + 56 * k, slip->label, FONT_SIGN, 38 * k, INK_GOLDLT, ANCHOR_END, half);
    draw_text_fit(list, right, box.y + 94 * k, slip->line, FONT_BODY_MEDIUM, 26, INK_CREAM, ANCHOR_END, half);
}

void end_sheet_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct end_sheet *sheet = sheet_of(front);
    struct form form = form_of(front);
    int focus = front_focus_of(front, sheet->scene);
    bool backdrop = sheet->backdrop && front->frame.kind == FRAME_WIDE;
    dialog_begin(front, list, sheet->scene, backdrop ? 0 : .60f, blend);
    if (backdrop) {
        sheet->backdrop(list);
    }
    if (!sheet->slip) {
        furniture_dialog(list, form.box);
    }
    sheet->head(front, list, form.box, is_tight(front));
    game_page_draw(front, sheet->page, list, &form, focus);
    if (focus == ITEM_AREA) {
        form_focus(list, &form, false);
    }
    draw_buttons(front, list, &form, focus);
    draw_group_end(list);
}

void end_sheet_prompts(const struct front *front, struct status *status)
{
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    const char *review = bar_hint_is_held(front) ? _("Hold: review") : _("Review");
    status->prompt[status->prompts++] = (struct prompt){PROMPT_HINT, review};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MENU, _("Menu")};
}
