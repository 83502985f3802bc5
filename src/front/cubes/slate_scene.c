/* SPDX-License-Identifier: MIT */
#include "front/cubes/slate_scene.h"

#include "base/i18n/translate.h"
#include "front/cubes/cubes_count.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/review_scene.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/scenes/confirm.h"
#include "front/scenes/pause.h"
#include "front/stage/dialog.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum { ITEM_LEAVE, ITEM_REVIEW, ITEM_AGAIN, BUTTONS };
enum { DIALOG_W = 1320, BUTTON_H = 56, EDGE = 58, EDGE_FOLDED = 30, GAP = 16 };

static struct cubes_slate_state *state_of(const struct front *front)
{
    return front_memory(front, &cubes_slate_scene);
}

/* The page with the seats as they are called now. */
static struct cubes_slate_page page_of(const struct front *front, const struct cubes_look *look)
{
    struct cubes_slate_page page = state_of(front)->page;
    page.sitter = look->seat;
    return page;
}

static void enter(struct front *front)
{
    struct cubes_slate_state *state = state_of(front);
    state->pub = *cubes_table_seen(front);
    cubes_tally_of(&table_of(front)->session, &state->tally);
    cubes_slate_open(&state->page, &state->pub, &state->tally, NULL, table_you(front), !table_shared(front));
    dialog_open(front, &cubes_slate_scene);
    front_set_focus(front, ITEM_AGAIN);
}

/* ---- where it lies ------------------------------------------------------------------------------- */

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
    struct rect room = form_room(&front->frame, 44);
    float w = room.w < DIALOG_W ? room.w : DIALOG_W;
    return dialog_form(front, &cubes_slate_scene,
                       &(struct form_design){.w = DIALOG_W,
                                             .head = is_tight(front) ? 104 : 140,
                                             .foot = button_height(front) + (is_tight(front) ? 32 : 60),
                                             .length = cubes_slate_length(&state_of(front)->page, w),
                                             .step = 48});
}

/* Three abreast, however narrow it is. */
static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    float edge = is_tight(front) ? EDGE_FOLDED : EDGE, h = button_height(front);
    float w = (form->box.w - 2 * edge - GAP * (BUTTONS - 1)) / BUTTONS;
    return (struct rect){form->box.x + edge + (w + GAP) * (float)item,
                         form->box.y + form->box.h - h - (is_tight(front) ? 16 : 34), w, h};
}

static void items(const struct front *front, struct focus_list *list)
{
    static const char *const names[BUTTONS] = {"slate.leave", "slate.review", "slate.again"};
    struct form form = form_of(front);
    int first = list->count;
    cubes_slate_items(&state_of(front)->page, &form, list);
    if (form.scrolls) {
        focus_scrolls(list, first, form.view.box);
    }
    for (int item = 0; item < BUTTONS; item++) {
        focus_add(list, item, button_box(front, &form, item), true, 9, "%s", names[item]);
    }
}

static bool view(const struct front *front, struct list_view *list)
{
    struct form form = form_of(front);
    return dialog_view(&form, list);
}

/* ---- what can be done ---------------------------------------------------------------------------- */

static void confirm(struct front *front, const struct focus_item *item)
{
    const struct journal *journal = &table_of(front)->session.journal;
    switch (item->id) {
    case ITEM_AGAIN:
        front_pop(front);
        table_next(front);
        break;
    case ITEM_REVIEW:
        cubes_reviews.open(front, journal, table_you(front), journal->count - 1);
        break;
    case ITEM_LEAVE:
        confirm_leave_table(front);
        break;
    default:
        cubes_slate_choose(&state_of(front)->page, item->id);
        front_touch(front);
        break;
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &cubes_slate_scene)) {
        return true;
    }
    if (intent->kind == INTENT_MENU) {
        front_push(front, &pause_scene);
        return true;
    }
    return false;
}

static void cancel(struct front *front)
{
    front_push(front, &pause_scene);
}

static bool tick(struct front *front)
{
    return dialog_tick(front, &cubes_slate_scene);
}

static void draw_buttons(const struct front *front, struct draw_list *list, const struct form *form,
                         int focus)
{
    const char *const labels[BUTTONS] = {_("Leave the table"), _("Review"), _("Another game")};
    for (int item = 0; item < BUTTONS; item++) {
        bool go = item == ITEM_AGAIN;
        furniture_button(list, button_box(front, form, item), labels[item], go ? INK_GREEN : INK_PAPER,
                         go ? INK_CREAM : INK_INK, focus == item, front->pressed == item && focus == item);
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct cubes_look look = cubes_table_look(front);
    struct cubes_slate_page page = page_of(front, &look);
    struct form form = form_of(front);
    bool tight = is_tight(front);
    int focus = front_focus_of(front, &cubes_slate_scene);
    float head = tight ? 104 : 140;
    dialog_begin(front, list, &cubes_slate_scene, .60f, blend);
    furniture_dialog(list, form.box);
    draw_text_fit(list, form.box.x + (tight ? 36 : 54), form.box.y + (tight ? 74 : 96), _("The slate"),
                  FONT_DISPLAY, tight ? 66 : 84, INK_RED, ANCHOR_START, form.box.w * .5f);
    draw_text_fit(list, form.box.x + form.box.w - (tight ? 36 : 54), form.box.y + (tight ? 70 : 92),
                  record_results_news_text(front), FONT_BODY_SEMI, 30, INK_GREEN, ANCHOR_END,
                  form.box.w * .4f - 60);
    draw_fill(list, (struct rect){form.box.x + 36, form.box.y + head - 24, form.box.w - 72, 6}, INK_RED);
    form_rows(list, &form);
    cubes_slate_draw(&page, list, &form, focus);
    form_rows_end(list, &form);
    draw_buttons(front, list, &form, focus);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    struct cubes_look look = cubes_table_look(front);
    struct cubes_slate_page page = page_of(front, &look);
    int focus = front_focus_of(front, &cubes_slate_scene);
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    cubes_slate_text(&page, &message);
    if (focus >= CUBES_SLATE_ITEM) {
        cubes_slate_hint(&page, focus, &hint);
    } else {
        text_add(&hint, record_results_news_text(front));
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MENU, _("Menu")};
}

const struct scene cubes_slate_scene = {
    .name = "slate",
    .state_size = sizeof(struct cubes_slate_state),
    .enter = enter,
    .items = items,
    .view = view,
    .intent = intent,
    .confirm = confirm,
    .cancel = cancel,
    .tick = tick,
    .draw = draw,
    .status = status,
};
