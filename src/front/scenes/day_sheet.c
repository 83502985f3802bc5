/* SPDX-License-Identifier: MIT */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/day/day_house.h"
#include "front/front.h"
#include "front/records/record_results.h"
#include "front/scenes/day_page.h"
#include "front/scenes/end_sheet.h"
#include "front/scenes/leaving.h"
#include "front/stage/dialog.h"
#include "front/table/table.h"
#include "ui/furniture.h"

enum {
    EDGE = 56,
    EDGE_FOLDED = 30,
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

/* The entry of the try; NULL: the deal at the table was played once more, or the book is full. */
static const struct day_entry *try_of(const struct front *front)
{
    const struct day_state *day = day_of(front);
    const struct day_entry *entry = day_entry(front, day->game, day->date);
    return !day->again && entry && entry->over ? entry : NULL;
}

static bool has_line(const struct front *front)
{
    return try_of(front) != NULL;
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

static float edge_of(const struct front *front)
{
    return dialog_folds(front) ? EDGE_FOLDED : EDGE;
}

static int columns_of(const struct front *front)
{
    return dialog_folds(front) ? 2 : DAY_HOUSE_CELLS;
}

/* Where the comparison with the house begins, below the top of the rows; and the line to send. */
static float house_y(const struct front *front)
{
    return ENDING_H + (float)(ROW_H * day_of(front)->game->rows);
}

static float line_y(const struct front *front)
{
    int columns = columns_of(front), rows = (DAY_HOUSE_CELLS + columns - 1) / columns;
    return house_y(front) + HOUSE_H + (float)(rows * (DAY_HOUSE_CELL + CELL_GAP)) + 36;
}

static float length(const struct front *front, float width)
{
    char line[DAY_LINE_SIZE];
    line_of(front, line);
    int lines =
        draw_text_lines(front->measure, line, FONT_BODY_SEMI, LETTERS, width - 2 * edge_of(front) - 20);
    return line_y(front) + (float)(lines * LEADING);
}

static void copy_line(struct front *front)
{
    state_of(front)->said = day_copy_line(front, try_of(front));
}

static void show_days(struct front *front)
{
    day_page_open_at(front, table_of(front)->game, day_of(front)->date);
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

static void draw_rows(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    (void)focus;
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

static void say(const struct front *front, struct end_sheet_head *head)
{
    struct text label = text_in(head->label, sizeof head->label);
    head->ink = INK_RED;
    text_copy(head->title, sizeof head->title, _("Deal of the day"));
    date_text(day_of(front)->date, &label);
    text_copy(head->line, sizeof head->line, record_results_news_text(front));
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
}

static const struct end_sheet_button buttons[] = {
    {.act = confirm_leave_table},
    {.shown = end_sheet_can_review, .act = end_sheet_review, .letter = 'h'},
    {.shown = has_line, .act = copy_line, .letter = 'c', .intent = INTENT_ALTERNATE, .prompt = PROMPT_COPY},
    {.act = show_days},
    {.act = NULL},
};

static const struct item_row rows[] = {
    {"daysheet.leave", N_("Leave the table"), .text = N_("Back to the title. The sheet stays with its day.")},
    {"daysheet.review", N_("Review"),
     .text = N_("Your choices beside the strongest player’s, and what each cost.")},
    {"daysheet.line", N_("Copy the line"),
     .text = N_("Copies one line about your try, to send to somebody. It gives nothing away; once more "
                "copies it without accents.")},
    {"daysheet.next", N_("Past days"), .text = N_("To the calendar of the days.")},
};

static const struct game_page page = {
    .area = {"daysheet.figures", N_("The sheet"),
             .text = N_("How your try ended, and how the house fares in your place.")},
    .length = length,
    .draw = draw_rows};

static const struct end_sheet end_sheet = {
    .scene = &day_sheet_scene, .rows = rows, .page = &page, .say = say, .status = status, .button = buttons};

static void enter(struct front *front)
{
    end_sheet_enter(front, &end_sheet);
}

const struct scene day_sheet_scene = {
    .name = "day_sheet",
    .state_size = sizeof(struct day_sheet_state),
    .title = end_sheet_title,
    .enter = enter,
    .items = end_sheet_items,
    .form = end_sheet_form,
    .intent = end_sheet_intent,
    .confirm = end_sheet_confirm,
    .cancel = confirm_leave_table,
    .draw = end_sheet_draw,
    .status = end_sheet_status,
};
