/* SPDX-License-Identifier: MIT */
#include "front/scenes/high_scores.h"

#include "base/number.h"
#include "base/words.h"
#include "front/bar.h"
#include "front/counting.h"
#include "front/cues.h"
#include "front/dates.h"
#include "front/front.h"
#include "front/scenes/confirm.h"
#include "front/sounds.h"
#include "ui/furniture.h"

#include <math.h>

struct high_scores_state *high_scores_of(const struct front *front)
{
    return front_memory(front, &high_scores_scene);
}

enum { ITEM_TAB, ITEM_OPPONENT = ITEM_TAB + HIGH_SCORES_PAGES, ITEM_CLEAR, ITEM_DONE, ITEM_FIGURES };
enum {
    DIALOG_W = 1320,
    DIALOG_H = 908,
    HEAD = 112,
    VIEW_Y = 132,
    LENGTH = 642,
    TABS_X = 560,
    TABS_BELOW = 96,
    LIST_Y = 36, /* below the view's top */
    LIST_H = 560,
    LIST_GAP = 36,
    HEADER = 64,
    RANK_PITCH = 158
};

static const char *const TABS[HIGH_SCORES_PAGES] = {N_("High scores"), N_("Statistics")};

/* Two columns beside each other, or below each other where it folds. */
static float scores_length(const struct front *front)
{
    return dialog_folds(front) ? 2 * LIST_H + LIST_GAP + 8 : LENGTH;
}

struct form high_scores_form(const struct front *front)
{
    bool folds = dialog_folds(front), low = dialog_is_low(front),
         scores = high_scores_of(front)->page == PAGE_SCORES;
    float tabs = form_touch(&front->frame, HEAD - 50), button = form_touch(&front->frame, 52);
    struct form_design design = {
        .w = DIALOG_W,
        .head = folds ? TABS_BELOW + tabs + 24
                : low ? 110
                      : VIEW_Y,
        .foot = folds || low ? button + 32 : DIALOG_H - VIEW_Y - LENGTH,
        .length = scores ? scores_length(front) : statistics_length(front),
        .step = 90,
    };
    design.most = folds ? fmaxf(scores_length(front), statistics_length(front)) : LENGTH;
    return dialog_form(front, &high_scores_scene, &design);
}

static struct rect tab_box(const struct front *front, struct rect box, int page)
{
    bool folds = dialog_folds(front);
    float all = 0, before = 0, w = 0;
    for (int i = 0; i < HIGH_SCORES_PAGES; i++) {
        float wide = draw_text_width(front->measure, _(TABS[i]), FONT_SIGN, 32, .6f) + 46;
        before += i < page ? wide + 8 : 0;
        all += wide + (i > 0 ? 8 : 0);
        w = i == page ? wide : w;
    }
    float room = folds ? box.w - 48 : box.w - TABS_X - 60, h = form_touch(&front->frame, HEAD - 50);
    float part = folds ? room / all : fminf(1, room / all);
    float left = folds ? 24 : box.w < DIALOG_W ? fmaxf(420, box.w - 110 - all) : TABS_X;
    if (!folds && box.w < DIALOG_W) {
        part = fminf(1, (box.w - left - 100) / all);
    }
    float foot = folds ? TABS_BELOW + h : dialog_is_low(front) ? 90 : HEAD;
    return (struct rect){box.x + left + before * part, box.y + foot - h, w * part, h};
}

static struct rect button_box(const struct front *front, const struct form *form, int item)
{
    bool tight = dialog_folds(front) || dialog_is_low(front);
    float h = form_touch(&front->frame, 52);
    return form_button(form, item == ITEM_DONE, 2, item == ITEM_CLEAR ? 340.0f : 236.0f, h, tight ? 30 : 58,
                       tight ? h + 16 : 84);
}

static bool has_any(const struct front *front)
{
    const struct records *records = records_of(front);
    return high_scores_of(front)->page == PAGE_SCORES ? records->totals > 0 || records->spreads > 0
                                                      : records->all.hands > 0;
}

static void turn_page(struct front *front, int page)
{
    high_scores_of(front)->page = page;
    scroll_to(front, 0);
    front_set_focus(front, page == PAGE_STATISTICS ? ITEM_OPPONENT : ITEM_DONE);
    front_touch(front);
}

static void enter(struct front *front)
{
    *high_scores_of(front) = (struct high_scores_state){.page = PAGE_SCORES, .opponent = -1};
    dialog_open(front, &high_scores_scene);
    front_set_focus(front, ITEM_DONE);
}

/* What of the page lies below the control. */
static struct rect statistics_below(const struct front *front, const struct form *form)
{
    struct rect choice = statistics_choice(front, form);
    float top = choice.y + choice.h + 12;
    return (struct rect){form->view.box.x + 4, top, form_right(form, 30) - form->view.box.x - 4,
                         form_y(form, statistics_length(front)) - top};
}

static void items(const struct front *front, struct focus_list *list)
{
    struct form form = high_scores_form(front);
    static const char *const names[HIGH_SCORES_PAGES] = {"tab.scores", "tab.statistics"};
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    if (!scores) {
        focus_add_sideways(list, ITEM_OPPONENT, statistics_choice(front, &form), true, 0,
                           "statistics.opponent");
    }
    if (form.scrolls && !scores) {
        focus_scrolls(list, 0, form.view.box);
        focus_add(list, ITEM_FIGURES, statistics_below(front, &form), true, 0, "statistics.figures");
        focus_scrolls(list, 1, form.view.box);
    }
    for (int page = 0; page < HIGH_SCORES_PAGES; page++) {
        focus_add(list, ITEM_TAB + page, tab_box(front, form.box, page), true, 1, "%s", names[page]);
    }
    focus_add(list, ITEM_CLEAR, button_box(front, &form, ITEM_CLEAR), has_any(front), 2, "%s",
              scores ? "scores.clear" : "statistics.reset");
    focus_add(list, ITEM_DONE, button_box(front, &form, ITEM_DONE), true, 2, "records.done");
}

static bool view(const struct front *front, struct list_view *list)
{
    struct form form = high_scores_form(front);
    return dialog_view(&form, list);
}

static void close_dialog(struct front *front)
{
    dialog_close(front, &high_scores_scene, NULL);
}

static void clear_scores(struct front *front)
{
    records_clear_scores(records_of(front));
    counting_save(front);
}

static void reset_statistics(struct front *front)
{
    records_reset_statistics(records_of(front));
    high_scores_of(front)->opponent = -1;
    counting_save(front);
}

static void ask_clear(struct front *front)
{
    if (!has_any(front)) {
        sounds_cue(front, CUE_BELL);
    } else if (high_scores_of(front)->page == PAGE_SCORES) {
        confirm_ask(front, _("Clear the scores?"),
                    _("The highest totals and the largest spreads are gone then."), _("Clear"),
                    _("Keep them"), clear_scores);
    } else {
        confirm_ask(front, _("Reset the statistics?"), _("Everything counted so far is gone then."),
                    _("Reset"), _("Keep it"), reset_statistics);
    }
}

/* All opponents, then each, and round again. */
static void next_opponent(struct front *front, int step)
{
    int count = records_of(front)->opponents + 1;
    int *opponent = &high_scores_of(front)->opponent;
    *opponent = (*opponent + 1 + step + count) % count - 1;
    front_touch(front);
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &high_scores_scene)) {
        return true;
    }
    bool choosing = front_focus(front) == ITEM_OPPONENT;
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (choosing) {
            next_opponent(front, intent->kind == INTENT_RIGHT ? 1 : -1);
        }
        return choosing;
    case INTENT_PAGE_PREV:
    case INTENT_PAGE_NEXT:
        turn_page(front, high_scores_of(front)->page == PAGE_SCORES ? PAGE_STATISTICS : PAGE_SCORES);
        return true;
    case INTENT_DISCARD:
        ask_clear(front);
        return true;
    default:
        return false;
    }
}

static void confirm(struct front *front, const struct focus_item *item)
{
    switch (item->id) {
    case ITEM_FIGURES:
        break;
    case ITEM_OPPONENT: {
        float middle = rect_middle(item->box).x;
        next_opponent(front, front->device == DEVICE_MOUSE && front->pointer_x < middle ? -1 : 1);
        break;
    }
    case ITEM_CLEAR:
        ask_clear(front);
        break;
    case ITEM_DONE:
        close_dialog(front);
        break;
    default:
        turn_page(front, item->id - ITEM_TAB);
        break;
    }
}

static bool tick(struct front *front)
{
    return dialog_tick(front, &high_scores_scene);
}

/* ---- drawing --------------------------------------------------------------------------------------- */

/* A stone with a rank; its foot's middle at x, y. */
static void draw_rank(struct draw_list *list, float x, float y, int rank)
{
    const float w = 84;
    char number[8];
    text_format(number, sizeof number, "%d", rank);
    /* Sky and meadow, against which the pale stone stands out. */
    shape_begin(list, (struct rect){x - 58, y - 136, 120, 136});
    shape_rect(list, 0, 0, 120, 136, 8, paint_fill(INK_SKY));
    shape_path(list, paint_fill(INK_MEADOW),
               "M0 112C40 98 80 106 120 100L120 128C120 133 116 136 112 136L8 136C4 136 0 133 0 128Z");
    shape_end(list);
    furniture_total(list, (struct rect){x - w * .45f, y - 160, w, 152}, number);
}

static void draw_entry(struct draw_list *list, struct rect box, const struct record_best *best, int rank)
{
    float x = box.x + 174, room = box.w - 174 - 36;
    draw_rank(list, box.x + 84, box.y + 148, rank);
    if (best == NULL) {
        draw_text_fit(list, x, box.y + 104, _("Nobody yet"), FONT_BODY, 30, INK_ASPHALT2, ANCHOR_START, room);
        return;
    }
    char line[SEAT_NAME_SIZE];
    struct text out = text_in(line, sizeof line);
    number_add(best->points, &out);
    draw_text_fit(list, x, box.y + 76, line, FONT_SIGN, 62, INK_INK, ANCHOR_START, room);
    const char *name = best->computer ? _("Computer") : best->name[0] ? best->name : _("You");
    draw_text_fit(list, x, box.y + 108, name, FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START, room);
    out = text_in(line, sizeof line);
    date_text(best->day, &out);
    draw_text_fit(list, x, box.y + 137, line, FONT_BODY, 23, INK_ASPHALT, ANCHOR_START, room);
}

static void draw_column(struct draw_list *list, struct rect box, const char *label, struct rgba ink,
                        const struct record_best *best, int count)
{
    furniture_headed(list, box, label, ink, HEADER, 32);
    for (int i = 0; i < RECORDS_BEST; i++) {
        struct rect row = {box.x, box.y + HEADER + 6 + RANK_PITCH * (float)i, box.w, RANK_PITCH};
        if (i > 0) {
            draw_fill(list, (struct rect){row.x + 30, row.y + 2, row.w - 60, 2}, INK_SAND);
        }
        draw_entry(list, row, i < count ? &best[i] : NULL, i + 1);
    }
}

static void draw_scores(const struct front *front, struct draw_list *list, const struct form *form)
{
    const struct records *records = records_of(front);
    bool folds = dialog_folds(front);
    float edge = folds ? 24 : 58, left_x = form->box.x + edge, room = form_right(form, edge) - left_x;
    float w = folds ? room : (room - LIST_GAP) / 2,
          y = form_y(form, folds || dialog_is_low(front) ? 8 : LIST_Y);
    struct rect left = {left_x, y, w, LIST_H}, right = left;
    if (folds) {
        right.y += LIST_H + LIST_GAP;
    } else {
        right.x += w + LIST_GAP;
    }
    char label[64], number[24];
    struct text out = text_in(number, sizeof number);
    number_add(RECORDS_LEAST, &out);
    text_format(label, sizeof label, _("HIGHEST TOTALS OVER %s"), number);
    draw_column(list, left, label, INK_RED, records->total, records->totals);
    draw_column(list, right, _("LARGEST SPREADS"), INK_SEA, records->spread, records->spreads);
}

static void draw_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    int page = high_scores_of(front)->page;
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    float title = folds ? box.w - 180 : tab_box(front, box, 0).x - box.x - 54 - (box.w < DIALOG_W ? 70 : 86);
    draw_text_fit(list, box.x + (folds ? 36 : 54),
                  box.y + (folds ? 74
                           : low ? 72
                                 : 96),
                  _(TABS[page]), FONT_DISPLAY, low || folds ? 66 : 84, INK_RED, ANCHOR_START,
                  fminf(title, 420));
    struct rect tab = {0};
    for (int i = 0; i < HIGH_SCORES_PAGES; i++) {
        tab = tab_box(front, box, i);
        furniture_tab(list, tab, _(TABS[i]), i == page);
    }
    draw_fill(list, (struct rect){box.x + 36, tab.y + tab.h, box.w - 72, 6}, INK_RED);
    bar_page_glyphs(front, list, box, tab_box(front, box, 0), tab);
    if (focus >= ITEM_TAB && focus < ITEM_TAB + HIGH_SCORES_PAGES) {
        furniture_focus(list, tab_box(front, box, focus - ITEM_TAB), 10);
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = high_scores_form(front);
    struct rect box = form.box;
    int focus = front_focus_of(front, &high_scores_scene);
    bool scores = high_scores_of(front)->page == PAGE_SCORES;
    float over = dialog_over(front, &high_scores_scene, blend);
    dialog_begin(front, list, &high_scores_scene, .60f * (1 - over), blend);
    if (over > 0) {
        draw_group(list, 0, 0, 1 - over);
    }
    furniture_dialog(list, box);
    draw_head(front, list, box, focus);
    form_rows(list, &form);
    if (scores) {
        draw_scores(front, list, &form);
    } else {
        statistics_draw(front, list, &form, focus == ITEM_OPPONENT);
    }
    form_rows_end(list, &form);
    if (focus == ITEM_FIGURES) {
        furniture_focus(list, rect_grow(form.view.box, -8), 8);
    }
    furniture_button(list, button_box(front, &form, ITEM_CLEAR),
                     scores ? _("Clear scores") : _("Reset statistics"), INK_PAPER,
                     has_any(front) ? INK_INK : INK_STONE, focus == ITEM_CLEAR, front->pressed == ITEM_CLEAR);
    furniture_button(list, button_box(front, &form, ITEM_DONE), _("Done"), INK_GREEN, INK_CREAM,
                     focus == ITEM_DONE, front->pressed == ITEM_DONE);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &high_scores_scene);
    if (focus == ITEM_CLEAR && !has_any(front)) {
        text_copy(status->message, sizeof status->message, _("Nothing has been counted yet"));
    } else if (front->guest) {
        text_copy(status->message, sizeof status->message,
                  _("Beside another Route Mille hands do not count"));
    }
    status->prompt[status->prompts++] =
        (struct prompt){PROMPT_MOVE, focus == ITEM_OPPONENT ? _("Move and change") : _("Choose")};
    if (front->device != DEVICE_MOUSE) {
        status->prompt[status->prompts++] = (struct prompt){PROMPT_PAGES, _("Page")};
    }
    status->prompt[status->prompts++] = (struct prompt){PROMPT_CANCEL, _("Back")};
}

const struct scene high_scores_scene = {
    .name = "high_scores",
    .state_size = sizeof(struct high_scores_state),
    .enter = enter,
    .items = items,
    .view = view,
    .intent = intent,
    .confirm = confirm,
    .cancel = close_dialog,
    .tick = tick,
    .draw = draw,
    .status = status,
};
