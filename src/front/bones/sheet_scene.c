/* SPDX-License-Identifier: MIT */
#include "front/bones/sheet_scene.h"

#include "base/i18n/translate.h"
#include "front/bones/bones_front.h"
#include "front/bones/page_review.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/scenes/confirm.h"
#include "front/scenes/pause.h"
#include "front/sound/sounds.h"
#include "front/stage/dialog.h"
#include "front/table/acts.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum { ITEM_LEAVE, ITEM_REVIEW, ITEM_AGAIN, BUTTONS, ITEM_AREA };
enum { DIALOG_W = 1240, BUTTON_H = 56, EDGE = 58, EDGE_FOLDED = 30, GAP = 16 };
/* ms as designed: before the first tile turns, a tile, then the sum, then what it brings. */
enum { BEGIN_MS = 350, TILE_MS = 150, SUM_MS = 350, BONUS_MS = 450 };

struct bones_sheet_state *bones_sheet_of(const struct front *front)
{
    return front_memory(front, &bones_sheet_scene);
}

/* ---- counting ------------------------------------------------------------------------------------------ */

int bones_sheet_tiles(const struct bones_public *pub)
{
    int tiles = 0;
    for (int seat = 0; seat < pub->seats; seat++) {
        tiles += bones_many(pub->seat[seat].shown);
    }
    return tiles;
}

static float summed_at(const struct bones_sheet_state *state)
{
    return BEGIN_MS + TILE_MS * (float)bones_sheet_tiles(&state->pub) + SUM_MS;
}

int bones_sheet_opened(const struct bones_sheet_state *state)
{
    int tiles = bones_sheet_tiles(&state->pub), opened = (int)((state->ms - BEGIN_MS) / TILE_MS) + 1;
    return state->ms < BEGIN_MS ? 0 : opened < tiles ? opened : tiles;
}

bool bones_sheet_summed(const struct bones_sheet_state *state)
{
    return state->ms >= summed_at(state);
}

bool bones_sheet_counted(const struct bones_sheet_state *state)
{
    return state->ms >= summed_at(state) + BONUS_MS;
}

static void finish(struct front *front)
{
    struct bones_sheet_state *state = bones_sheet_of(front);
    state->ms = summed_at(state) + BONUS_MS;
    front_touch(front);
}

/* Each tile that turns, and the chalk of the sum. */
static void hear(struct front *front)
{
    struct bones_sheet_state *state = bones_sheet_of(front);
    int due = bones_sheet_opened(state) + bones_sheet_summed(state);
    float middle = front->frame.canvas.w / 2;
    while (state->heard < due) {
        bool chalk = state->heard++ == bones_sheet_tiles(&state->pub);
        sounds_cue_of(front, &bones_front, chalk ? BONES_CUE_CHALK : BONES_CUE_FLIP, middle);
    }
}

static void enter(struct front *front)
{
    struct bones_sheet_state *state = bones_sheet_of(front);
    bool first = !state->open;
    state->open = true;
    state->pub = bones_table_seen(front)->pub;
    dialog_open(front, &bones_sheet_scene);
    front_set_focus(front, ITEM_AGAIN);
    if (first && front->settings.reduced_motion) {
        finish(front);
    }
}

/* ---- where it lies ------------------------------------------------------------------------------------- */

static bool is_tight(const struct front *front)
{
    return dialog_folds(front) || dialog_is_low(front);
}

static struct form form_of(const struct front *front)
{
    struct rect room = form_room(&front->frame, 44);
    float w = room.w < DIALOG_W ? room.w : DIALOG_W;
    return dialog_form(
        front, &bones_sheet_scene,
        &(struct form_design){.w = DIALOG_W,
                              .head = is_tight(front) ? 104 : 140,
                              .foot = form_touch(&front->frame, BUTTON_H) + (is_tight(front) ? 32.0f : 60.0f),
                              .length = bones_sheet_length(w),
                              .step = 60});
}

/* Three abreast, however narrow it is. */
static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    float edge = is_tight(front) ? EDGE_FOLDED : EDGE, h = form_touch(&front->frame, BUTTON_H);
    float w = (form->box.w - 2 * edge - GAP * (BUTTONS - 1)) / BUTTONS;
    return (struct rect){form->box.x + edge + (w + GAP) * (float)item,
                         form->box.y + form->box.h - h - (is_tight(front) ? 16 : 34), w, h};
}

static void items(const struct front *front, struct focus_list *list)
{
    static const char *const names[BUTTONS] = {"sheet.leave", "sheet.review", "sheet.again"};
    struct form form = form_of(front);
    int first = list->count;
    if (form.scrolls) {
        struct rect all = form.view.box;
        all.y = form_y(&form, 0);
        all.h = bones_sheet_length(form.box.w);
        focus_add(list, ITEM_AREA, all, true, 0, "sheet.points");
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

/* ---- what can be done ---------------------------------------------------------------------------------- */

static void confirm(struct front *front, const struct focus_item *item)
{
    const struct journal *journal = &table_of(front)->session.journal;
    switch (item->id) {
    case ITEM_AGAIN:
        front_pop(front);
        table_next(front);
        break;
    case ITEM_REVIEW:
        bones_reviews.open(front, journal, table_you(front), journal->count - 1);
        break;
    case ITEM_LEAVE:
        confirm_leave_table(front);
        break;
    default:
        break;
    }
}

/* Any button comes to the end of the counting first. */
static bool intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &bones_sheet_scene)) {
        return true;
    }
    bool acts = intent->kind == INTENT_CONFIRM || intent->kind == INTENT_PRESS ||
                intent->kind == INTENT_CANCEL || intent->kind == INTENT_CONTEXT;
    if (acts && !bones_sheet_counted(bones_sheet_of(front))) {
        finish(front);
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
    struct bones_sheet_state *state = bones_sheet_of(front);
    bool counts = !bones_sheet_counted(state);
    if (counts) {
        state->ms += table_tick_ms(front, 1);
    }
    hear(front);
    return dialog_tick(front, &bones_sheet_scene) || counts;
}

/* ---- how it looks -------------------------------------------------------------------------------------- */

static void title_text(const struct front *front, struct text *out)
{
    const struct bones_public *pub = &bones_sheet_of(front)->pub;
    if (pub->phase != BONES_PHASE_GAME_OVER) {
        text_addf(out, _("Round %d"), (int)pub->round);
    } else if (table_is_you(front, pub->winner) && !table_shared(front)) {
        text_add(out, _("You have won"));
    } else {
        text_addf(out, _("%s has won"), table_called(front, pub->winner));
    }
}

static void draw_buttons(const struct front *front, struct draw_list *list, const struct form *form,
                         int focus)
{
    bool over = bones_sheet_of(front)->pub.phase == BONES_PHASE_GAME_OVER;
    const char *const labels[BUTTONS] = {_("Leave the table"), _("Review"),
                                         over ? _("Another game") : _("Next round")};
    for (int item = 0; item < BUTTONS; item++) {
        bool go = item == ITEM_AGAIN;
        furniture_button(list, button_box(front, form, item), labels[item], go ? INK_GREEN : INK_PAPER,
                         go ? INK_CREAM : INK_INK, focus == item, front->pressed == item && focus == item);
    }
}

static void draw_head(const struct front *front, struct draw_list *list, const struct form *form)
{
    bool tight = is_tight(front);
    float edge = tight ? 36 : 54, half = form->box.w / 2 - edge - 10;
    char title[96], round[64], end[96];
    struct text name = text_in(title, sizeof title), goal = text_in(round, sizeof round),
                says = text_in(end, sizeof end);
    title_text(front, &name);
    bones_round_text(&bones_sheet_of(front)->pub, &goal);
    bones_sheet_end_text(front, &says);
    const char *news = record_results_news_text(front);
    draw_text_fit(list, form->box.x + edge, form->box.y + (tight ? 74 : 96), title, FONT_DISPLAY,
                  tight ? 60 : 78, INK_SEA, ANCHOR_START, half);
    draw_text_fit(list, form->box.x + form->box.w - edge, form->box.y + (tight ? 44 : 60), round,
                  FONT_SIGN_SEMI, 28, INK_TERRA, ANCHOR_END, half);
    draw_text_fit(list, form->box.x + form->box.w - edge, form->box.y + (tight ? 76 : 98),
                  news[0] ? news : end, FONT_BODY_MEDIUM, 28, news[0] ? INK_GREEN : INK_INK, ANCHOR_END,
                  half);
    draw_fill(list,
              (struct rect){form->box.x + 36, form->box.y + (tight ? 104 : 140) - 18, form->box.w - 72, 6},
              INK_SEA);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = form_of(front);
    int focus = front_focus_of(front, &bones_sheet_scene);
    dialog_begin(front, list, &bones_sheet_scene, .60f, blend);
    furniture_dialog(list, form.box);
    draw_head(front, list, &form);
    form_rows(list, &form);
    bones_sheet_rows(front, list, &form);
    form_rows_end(list, &form);
    if (focus == ITEM_AREA) {
        furniture_focus(list, rect_grow(form.view.box, -8), 8);
    }
    draw_buttons(front, list, &form, focus);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    if (bones_sheet_of(front)->pub.phase == BONES_PHASE_GAME_OVER) {
        title_text(front, &message);
    } else {
        bones_sheet_end_text(front, &message);
    }
    bones_sheet_next_text(front, &hint);
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MENU, _("Menu")};
}

const struct scene bones_sheet_scene = {
    .name = "sheet",
    .state_size = sizeof(struct bones_sheet_state),
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
