/* SPDX-License-Identifier: MIT */
#include "front/scenes/day_sheet.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/day/day_house.h"
#include "front/front.h"
#include "front/scenes/day_page.h"
#include "front/scenes/leaving.h"
#include "front/scenes/review.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"
#include "front/stage/dialog.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>

enum day_sheet_item { ITEM_LEAVE, ITEM_REVIEW, ITEM_LINE, ITEM_NEXT, BUTTONS, ITEM_FIGURES };
enum {
    DIALOG_W = 1180,
    EDGE = 56,
    EDGE_FOLDED = 30,
    GAP = 16,
    BUTTON_H = 56,
    ENDING_H = 70,
    ROW_H = 46,
    HOUSE_H = 68, /* down to its cells */
    LEADING = 36,
    LETTERS = 26,
    CELL_GAP = 4
};

struct day_sheet_state {
    const char *said; /* for _(): what the bar says of the last act; NULL: nothing */
};

static struct day_sheet_state *state_of(const struct front *front)
{
    return front_memory(front, &day_sheet_scene);
}

/* ---- what stands there --------------------------------------------------------------------------- */

static bool can_review(const struct front *front)
{
    return review_offered(table_of(front)->game, &table_of(front)->session.journal);
}

/* The try in the book; NULL: the deal was played again, or the book is full. */
static const struct day_entry *try_of(const struct front *front)
{
    const struct day_state *day = day_of(front);
    const struct day_entry *entry = day_entry(front, day->game, day->date);
    return !day->again && entry && entry->over ? entry : NULL;
}

static bool has(const struct front *front, int item)
{
    return item == ITEM_REVIEW ? can_review(front) : item != ITEM_LINE || try_of(front) != NULL;
}

static void line_of(const struct front *front, char line[DAY_LINE_SIZE])
{
    struct text out = text_in(line, DAY_LINE_SIZE);
    if (try_of(front)) {
        day_line(try_of(front), false, &out);
    } else {
        text_add(&out, _("Played again: not counted"));
    }
}

/* ---- where it lies ------------------------------------------------------------------------------- */

static bool is_tight(const struct front *front)
{
    return dialog_folds(front) || dialog_is_low(front);
}

static float edge_of(const struct front *front)
{
    return dialog_folds(front) ? EDGE_FOLDED : EDGE;
}

static int columns_of(const struct front *front)
{
    return dialog_folds(front) ? 2 : DAY_HOUSE_CELLS;
}

/* Where the house's part begins below the rows' top, and the line. */
static float house_y(const struct front *front)
{
    return ENDING_H + (float)(ROW_H * day_of(front)->game->rows);
}

static float line_y(const struct front *front)
{
    int columns = columns_of(front), rows = (DAY_HOUSE_CELLS + columns - 1) / columns;
    return house_y(front) + HOUSE_H + (float)(rows * (DAY_HOUSE_CELL + CELL_GAP)) + 36;
}

static float foot_line(const struct front *front)
{
    return form_touch(&front->frame, BUTTON_H) + GAP;
}

static struct form form_of(const struct front *front)
{
    struct rect room = form_room(&front->frame, 44);
    char line[DAY_LINE_SIZE];
    line_of(front, line);
    float w = fminf(DIALOG_W, room.w) - 2 * edge_of(front) - 20;
    int lines = draw_text_lines(front->measure, line, FONT_BODY_SEMI, LETTERS, w);
    bool tight = is_tight(front);
    return dialog_form(
        front, &day_sheet_scene,
        &(struct form_design){.w = DIALOG_W,
                              .head = tight ? 104 : 140,
                              .foot = foot_line(front) * (dialog_folds(front) ? 2 : 1) + (tight ? 16 : 40),
                              .length = line_y(front) + (float)(lines * LEADING),
                              .step = ROW_H});
}

/* In a row, or in two where it folds. */
static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    int count = 0, at = 0;
    for (int i = 0; i < BUTTONS; i++) {
        at += i < item && has(front, i);
        count += has(front, i);
    }
    bool folds = dialog_folds(front);
    int first = folds ? count / 2 : count; /* in the upper row */
    int row = folds && at >= first, here = row ? count - first : first, place = row ? at - first : at;
    float edge = edge_of(front), pitch = foot_line(front), all = form->box.w - 2 * edge;
    float w = (all - (float)(GAP * (here - 1))) / (float)here;
    float foot = form->box.y + form->box.h - (is_tight(front) ? GAP : 34);
    return (struct rect){form->box.x + edge + (float)place * (w + GAP),
                         foot - pitch * (folds && row == 0 ? 2 : 1) + GAP, w, pitch - GAP};
}

static void items(const struct front *front, struct focus_list *list)
{
    static const char *const names[BUTTONS] = {"daysheet.leave", "daysheet.review", "daysheet.line",
                                               "daysheet.next"};
    struct form form = form_of(front);
    if (form.scrolls) {
        float top = form_y(&form, 0), right = form_right(&form, 30);
        focus_add(list, ITEM_FIGURES,
                  (struct rect){form.view.box.x + 4, top, right - form.view.box.x - 4,
                                form_y(&form, form.view.length) - top},
                  true, 0, "daysheet.figures");
        focus_scrolls(list, 0, form.view.box);
    }
    for (int item = 0; item < BUTTONS; item++) {
        if (has(front, item)) {
            focus_add(list, item, button_box(front, &form, item), true, 1, "%s", names[item]);
        }
    }
}

static bool view(const struct front *front, struct list_view *list)
{
    struct form form = form_of(front);
    return dialog_view(&form, list);
}

/* ---- what can be done ---------------------------------------------------------------------------- */

static void enter(struct front *front)
{
    dialog_open(front, &day_sheet_scene);
    front_set_focus(front, ITEM_NEXT);
}

static void open_review(struct front *front)
{
    const struct journal *journal = &table_of(front)->session.journal;
    review_open(front, journal, table_you(front), journal->count - 1);
}

static void copy_line(struct front *front)
{
    const struct day_entry *entry = day_entry(front, day_of(front)->game, day_of(front)->date);
    if (entry && entry->over) {
        state_of(front)->said = day_copy_line(front, entry);
    } else {
        sounds_cue(front, CUE_BELL);
    }
}

static void confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case ITEM_LEAVE:
        confirm_leave_table(front);
        break;
    case ITEM_REVIEW:
        open_review(front);
        break;
    case ITEM_LINE:
        copy_line(front);
        break;
    case ITEM_NEXT:
        day_page_open_at(front, table_of(front)->game, day_of(front)->date);
        break;
    default:
        break;
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    bool key = intent->kind == INTENT_KEY && !intent->repeat;
    if (dialog_leaving(front, &day_sheet_scene)) {
        return true;
    }
    if (intent->kind == INTENT_MENU) {
        front_open(front, OPEN_PAUSE);
        return true;
    }
    if (intent->kind == INTENT_ALTERNATE || (key && intent->key == 'c')) {
        copy_line(front);
        return true;
    }
    if (key && intent->key == 'h' && can_review(front)) {
        sounds_cue(front, CUE_PRESS);
        open_review(front);
        return true;
    }
    return false;
}

static bool tick(struct front *front)
{
    return dialog_tick(front, &day_sheet_scene);
}

/* ---- drawing ------------------------------------------------------------------------------------- */

static void draw_head(const struct front *front, struct draw_list *list, struct rect box)
{
    bool tight = is_tight(front);
    float edge = edge_of(front), base = box.y + (tight ? 72 : 96), title = box.w * .56f - edge;
    char date[48];
    struct text out = text_in(date, sizeof date);
    date_text(day_of(front)->date, &out);
    draw_text_fit(list, box.x + edge, base, _("Deal of the day"), FONT_DISPLAY, tight ? 56 : 78, INK_RED,
                  ANCHOR_START, title);
    draw_text_fit(list, box.x + box.w - edge, base, date, FONT_SIGN, tight ? 34 : 40, INK_INK, ANCHOR_END,
                  box.w - title - 2 * edge - 20);
    draw_fill(list, (struct rect){box.x + 36, base + (tight ? 18 : 24), box.w - 72, 5}, INK_RED);
}

static void draw_figures(const struct front *front, struct draw_list *list, const struct form *form)
{
    const struct day_state *day = day_of(front);
    float edge = edge_of(front), left = form->box.x + edge, right = form_right(form, edge);
    char text[96];
    struct text out = text_in(text, sizeof text);
    day->game->ending(&day->outcome, &out);
    draw_text_fit(list, left, form_y(form, ENDING_H - 26), text, FONT_SIGN, 44, INK_INK, ANCHOR_START,
                  right - left);
    for (int row = 0; row < day->game->rows; row++) {
        float y = form_y(form, (float)(ENDING_H + ROW_H * row));
        out = text_in(text, sizeof text);
        number_add(day->outcome.figure[day->game->row[row].figure], &out);
        if (row % 2 == 0) {
            shape_begin(list, (struct rect){left - 10, y, right - left + 20, ROW_H});
            shape_rect(list, 0, 0, right - left + 20, ROW_H, 6, paint_fill(ink_fade(INK_PAPER, .75f)));
            shape_end(list);
        }
        draw_text_fit(list, left, y + 32, _(day->game->row[row].label), FONT_BODY_MEDIUM, 28, INK_INK,
                      ANCHOR_START, (right - left) * .6f);
        draw_text_fit(list, right, y + 33, text, FONT_SIGN, 34, INK_INK, ANCHOR_END, (right - left) * .36f);
    }
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct form *form)
{
    char line[DAY_LINE_SIZE];
    float edge = edge_of(front), left = form->box.x + edge, right = form_right(form, edge);
    float top = form_y(form, house_y(front));
    const struct day_house_form house = {
        .left = left,
        .right = right,
        .head = top + 52,
        .em = 28,
        .cells = {left - 3, top + HOUSE_H, right - left + 6, DAY_HOUSE_CELL},
        .columns = columns_of(front),
    };
    line_of(front, line);
    draw_figures(front, list, form);
    day_house_draw(front, list, &house);
    draw_text_wrapped(list, left, form_y(form, line_y(front)), line, FONT_BODY_SEMI, LETTERS, INK_INK,
                      ANCHOR_START, form->box.w - 2 * edge - 20, LEADING);
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    const char *const labels[BUTTONS] = {_("Leave the table"), _("Review"), _("Copy the line"),
                                         _("Past days")};
    struct form form = form_of(front);
    int focus = front_focus_of(front, &day_sheet_scene);
    dialog_begin(front, list, &day_sheet_scene, .60f, blend);
    furniture_dialog(list, form.box);
    draw_head(front, list, form.box);
    form_rows(list, &form);
    draw_rows(front, list, &form);
    form_rows_end(list, &form);
    if (focus == ITEM_FIGURES) {
        form_focus(list, &form, false);
    }
    for (int item = 0; item < BUTTONS; item++) {
        bool lit = focus == item, next = item == ITEM_NEXT;
        if (has(front, item)) {
            furniture_button(list, button_box(front, &form, item), labels[item], next ? INK_GREEN : INK_PAPER,
                             next ? INK_CREAM : INK_INK, lit, front->pressed == item && lit);
        }
    }
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    struct text message = text_in(status->message, sizeof status->message),
                hint = text_in(status->hint, sizeof status->hint);
    day_of(front)->game->ending(&day_of(front)->outcome, &message);
    if (state_of(front)->said) {
        text_add(&hint, _(state_of(front)->said));
        status->urgent = true;
    } else {
        day_count_text(front, day_of(front)->game, &hint);
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_MOVE, _("Choose")};
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CONFIRM, _("Select")};
    if (try_of(front)) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_COPY, _("Copy the line")};
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Leave table")};
}

const struct scene day_sheet_scene = {
    .name = "day_sheet",
    .state_size = sizeof(struct day_sheet_state),
    .enter = enter,
    .items = items,
    .view = view,
    .intent = intent,
    .confirm = confirm,
    .cancel = confirm_leave_table,
    .tick = tick,
    .draw = draw,
    .status = status,
};
