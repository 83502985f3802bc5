/* SPDX-License-Identifier: MIT */
#include "front/high_scores.h"

#include "base/words.h"
#include "front/bar.h"
#include "front/counting.h"
#include "front/dates.h"
#include "front/front.h"
#include "front/mille_words.h"
#include "ui/furniture.h"

enum { ITEM_TAB, ITEM_OPPONENT = ITEM_TAB + HIGH_SCORES_PAGES, ITEM_CLEAR, ITEM_DONE };
enum {
    DIALOG_W = 1320,
    DIALOG_H = 908,
    HEAD = 112,
    LIST_Y = 168,
    LIST_H = 560,
    HEADER = 64,
    RANK_PITCH = 158
};

static const char *const TABS[HIGH_SCORES_PAGES] = {N_("High scores"), N_("Statistics")};

struct rect high_scores_box(struct rect canvas)
{
    return (struct rect){(canvas.w - DIALOG_W) / 2, (canvas.h - BAR_HEIGHT - DIALOG_H) / 2, DIALOG_W,
                         DIALOG_H};
}

static struct rect tab_box(const struct front *front, struct rect box, int page)
{
    float x = box.x + 560, w = 0;
    for (int i = 0; i <= page; i++) {
        w = draw_text_width(front->measure, _(TABS[i]), FONT_SIGN, 32, .6f) + 46;
        x += i < page ? w + 8 : 0;
    }
    return (struct rect){x, box.y + 50, w, HEAD - 50};
}

static struct rect button_box(struct rect box, int item)
{
    float x = item == ITEM_CLEAR ? box.x + 58 : box.x + box.w - 58 - 236;
    return (struct rect){x, box.y + box.h - 84, item == ITEM_CLEAR ? 340.0f : 236.0f, 52};
}

static bool has_any(const struct front *front)
{
    const struct records *records = &front->records;
    return front->high_scores.page == PAGE_SCORES ? records->totals > 0 || records->spreads > 0
                                                  : records->all.hands > 0;
}

static void turn_page(struct front *front, int page)
{
    front->high_scores.page = page;
    front_set_focus(front, page == PAGE_STATISTICS ? ITEM_OPPONENT : ITEM_DONE);
    front_touch(front);
}

static void enter(struct front *front)
{
    front->high_scores = (struct high_scores_state){.page = PAGE_SCORES, .opponent = -1};
    dialog_open(front, &high_scores_scene);
    front_set_focus(front, ITEM_DONE);
}

static void items(const struct front *front, struct focus_list *list)
{
    struct rect box = high_scores_box(front->frame.canvas);
    static const char *const names[HIGH_SCORES_PAGES] = {"tab.scores", "tab.statistics"};
    bool scores = front->high_scores.page == PAGE_SCORES;
    if (!scores) {
        focus_add_sideways(list, ITEM_OPPONENT, statistics_choice(box), true, 0, "statistics.opponent");
    }
    for (int page = 0; page < HIGH_SCORES_PAGES; page++) {
        focus_add(list, ITEM_TAB + page, tab_box(front, box, page), true, 1, "%s", names[page]);
    }
    focus_add(list, ITEM_CLEAR, button_box(box, ITEM_CLEAR), has_any(front), 2, "%s",
              scores ? "scores.clear" : "statistics.reset");
    focus_add(list, ITEM_DONE, button_box(box, ITEM_DONE), true, 2, "records.done");
}

static void close_dialog(struct front *front)
{
    dialog_close(front, &high_scores_scene, NULL);
}

static void clear_scores(struct front *front)
{
    records_clear_scores(&front->records);
    counting_save(front);
}

static void reset_statistics(struct front *front)
{
    records_reset_statistics(&front->records);
    front->high_scores.opponent = -1;
    counting_save(front);
}

static void ask_clear(struct front *front)
{
    if (!has_any(front)) {
        sounds_cue(front, CUE_BELL);
    } else if (front->high_scores.page == PAGE_SCORES) {
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
    int count = front->records.opponents + 1;
    int *opponent = &front->high_scores.opponent;
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
        turn_page(front, front->high_scores.page == PAGE_SCORES ? PAGE_STATISTICS : PAGE_SCORES);
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
    case ITEM_OPPONENT: {
        float middle = rect_middle(statistics_choice(high_scores_box(front->frame.canvas))).x;
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
    mille_number(best->points, &out);
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

static void draw_scores(const struct front *front, struct draw_list *list, struct rect box)
{
    const struct records *records = &front->records;
    float w = (box.w - 58 * 2 - 36) / 2;
    struct rect left = {box.x + 58, box.y + LIST_Y, w, LIST_H}, right = left;
    right.x += w + 36;
    char label[64], number[24];
    struct text out = text_in(number, sizeof number);
    mille_number(RECORDS_LEAST, &out);
    text_format(label, sizeof label, _("HIGHEST TOTALS OVER %s"), number);
    draw_column(list, left, label, INK_RED, records->total, records->totals);
    draw_column(list, right, _("LARGEST SPREADS"), INK_SEA, records->spread, records->spreads);
}

static void draw_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    int page = front->high_scores.page;
    draw_text_fit(list, box.x + 54, box.y + 96, _(TABS[page]), FONT_DISPLAY, 84, INK_RED, ANCHOR_START, 420);
    struct rect tab = {0};
    for (int i = 0; i < HIGH_SCORES_PAGES; i++) {
        tab = tab_box(front, box, i);
        furniture_tab(list, tab, _(TABS[i]), i == page);
    }
    draw_fill(list, (struct rect){box.x + 36, box.y + HEAD, box.w - 72, 6}, INK_RED);
    if (front->device != DEVICE_MOUSE) {
        float height = front->device == DEVICE_PAD ? 42 : 36, first = tab_box(front, box, 0).x;
        float wide = front->device == DEVICE_PAD ? 54 * 42 / 48.0f : 96 * 36 / 48.0f;
        bar_glyph(front, list, PROMPT_PAGES, 0, first - 18 - wide, box.y + 76, height);
        bar_glyph(front, list, PROMPT_PAGES, 1, tab.x + tab.w + 18, box.y + 76, height);
    }
    if (focus >= ITEM_TAB && focus < ITEM_TAB + HIGH_SCORES_PAGES) {
        furniture_focus(list, tab_box(front, box, focus - ITEM_TAB), 10);
    }
}

static void draw(const struct front *front, struct draw_list *list, float blend)
{
    struct rect box = high_scores_box(list->frame.canvas);
    int focus = front_focus_of(front, &high_scores_scene);
    bool scores = front->high_scores.page == PAGE_SCORES;
    float over = dialog_over(front, &high_scores_scene, blend);
    dialog_begin(front, list, &high_scores_scene, .60f * (1 - over), blend);
    if (over > 0) {
        draw_group(list, 0, 0, 1 - over);
    }
    furniture_dialog(list, box);
    draw_head(front, list, box, focus);
    if (scores) {
        draw_scores(front, list, box);
    } else {
        statistics_draw(front, list, box, focus == ITEM_OPPONENT);
    }
    furniture_button(list, button_box(box, ITEM_CLEAR), scores ? _("Clear scores") : _("Reset statistics"),
                     INK_PAPER, has_any(front) ? INK_INK : INK_STONE, focus == ITEM_CLEAR,
                     front->pressed == ITEM_CLEAR);
    furniture_button(list, button_box(box, ITEM_DONE), _("Done"), INK_GREEN, INK_CREAM, focus == ITEM_DONE,
                     front->pressed == ITEM_DONE);
    draw_group_end(list);
}

static void status(const struct front *front, struct status *status)
{
    int focus = front_focus_of(front, &high_scores_scene);
    if (focus == ITEM_CLEAR && !has_any(front)) {
        text_copy(status->message, sizeof status->message, _("Nothing has been counted yet"));
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
    .enter = enter,
    .items = items,
    .intent = intent,
    .confirm = confirm,
    .cancel = close_dialog,
    .tick = tick,
    .draw = draw,
    .status = status,
};
