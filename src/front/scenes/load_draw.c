/* SPDX-License-Identifier: MIT */
/* Layout and look of the list of saves. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/front.h"
#include "front/scenes/load.h"
#include "front/stage/bar.h"
#include "ui/furniture.h"

#include <math.h>

enum {
    DIALOG_W = 1400,
    DIALOG_H = 884,
    ROW_FIRST = 200,
    ROW_PITCH = 78,
    ROWS_SHOWN = 7,
    FOLDED_PITCH = 124,
    BUTTON_W = 64,
    BUTTON_H = 50,
    EDGE = 48
};

static float load_pitch(const struct front *front)
{
    return fmaxf(dialog_folds(front) ? FOLDED_PITCH : ROW_PITCH, front->frame.touch + 12);
}

struct form load_form(const struct front *front)
{
    bool low = dialog_is_low(front), folds = dialog_folds(front);
    float pitch = load_pitch(front), touch = form_touch(&front->frame, 52);
    struct form_design design = {
        .w = DIALOG_W,
        .head = low     ? 112
                : folds ? 132
                        : ROW_FIRST,
        .foot = low || folds ? touch + 32 : DIALOG_H - ROW_FIRST - ROWS_SHOWN * ROW_PITCH,
        .length = pitch * (float)load_of(front)->count,
        .most = pitch * ROWS_SHOWN,
        .step = pitch,
    };
    return dialog_form(front, &load_scene, &design);
}

void load_seen(const struct front *front, const struct form *form, int *first, int *end)
{
    float pitch = load_pitch(front);
    int from = (int)(form->view.at / pitch), to = (int)ceilf((form->view.at + form->view.box.h) / pitch);
    *first = from < 0 ? 0 : from;
    *end = to > load_of(front)->count ? load_of(front)->count : to;
}

static struct rect row_box(const struct front *front, const struct form *form, int row)
{
    float pitch = load_pitch(front), left = form->box.x + (dialog_folds(front) ? 26 : EDGE);
    return (struct rect){left, form_y(form, pitch * (float)row), form_right(form, EDGE) - left, pitch - 8};
}

static struct rect button_box(const struct front *front, const struct form *form, int row, int which)
{
    struct rect line = row_box(front, form, row);
    float w = form_touch(&front->frame, BUTTON_W), h = form_touch(&front->frame, BUTTON_H);
    return (struct rect){line.x + line.w - (w + 10) * (float)(2 - which) - 4, line.y + (line.h - h) / 2.0f, w,
                         h};
}

struct rect load_part_box(const struct front *front, const struct form *form, int row, enum load_part part)
{
    if (part == PART_OPEN) {
        struct rect line = row_box(front, form, row);
        line.w = button_box(front, form, row, 0).x - 8 - line.x;
        return line;
    }
    return button_box(front, form, row, part == PART_DELETE);
}

struct rect load_back_box(const struct front *front, const struct form *form)
{
    bool tight = dialog_is_tight(front);
    float h = form_touch(&front->frame, 52);
    return form_button(form, 0, 1, 236, h, tight ? 30 : 58, tight ? h + 16 : 84);
}

/* The x of a column; a narrow dialog has columns nearer to each other. */
static float column(const struct form *form, int designed)
{
    return form->box.x + (float)designed * (form->box.w / DIALOG_W);
}

static void draw_part(const struct front *front, struct draw_list *list, const struct form *form, int row,
                      enum load_part part)
{
    struct rect box = load_part_box(front, form, row, part);
    int focus = front_focus_of(front, &load_scene), id = load_id(row, part);
    bool good = load_of(front)->row[row].good, off = part == PART_WATCH && !good;
    furniture_button(list, box, "", focus == id ? INK_SUN : INK_PAPER, INK_INK, focus == id,
                     front->pressed == id);
    struct rgba ink = off ? INK_STONE : part == PART_DELETE ? INK_RED : INK_SEA;
    shape_begin(list, (struct rect){box.x + box.w / 2 - 15, box.y + box.h / 2 - 15, 30, 30});
    if (part == PART_WATCH) {
        shape_path(list, paint_fill(ink), "M6 2L28 15L6 28Z");
    } else {
        shape_path(list, paint_fill(ink), "M5 9L25 9L23 30L7 30Z");
        shape_rect(list, 2, 3, 26, 4, 2, paint_fill(ink));
        shape_rect(list, 11, 0, 8, 4, 2, paint_fill(ink));
        shape_line(list, 12, 13, 12, 26, paint_line(INK_CREAM, 2.4f));
        shape_line(list, 18, 13, 18, 26, paint_line(INK_CREAM, 2.4f));
    }
    shape_end(list);
}

static void say_totals(const struct load_row *row, struct text *out)
{
    number_add(row->total[0], out);
    if (row->sides == 2) {
        text_add(out, " : ");
        number_add(row->total[1], out);
    }
}

/* The words below the totals. */
static void say_more(const struct load_row *row, struct text *out)
{
    if (row->sides == 2) {
        text_addf(out, _("Games %d : %d"), row->games[0], row->games[1]);
    } else if (row->sides > 2) {
        char best[32];
        struct text number = text_in(best, sizeof best);
        number_add(row->total[1], &number);
        text_addf(out, _("Best of the others: %s"), best);
    } else {
        text_addf(out, _n("%d game won", "%d games won", row->games[0]), row->games[0]);
    }
}

void load_say(const struct load_row *row, struct text *out)
{
    if (!row->known) {
        return;
    }
    if (!row->good) {
        text_add(out, row->reason);
        return;
    }
    text_addf(out, "%s, %s, ", row->players, row->hand);
    say_totals(row, out);
    text_add(out, ", ");
    say_more(row, out);
    text_add(out, ", ");
    date_text(row->day, out);
    text_add(out, ", ");
    date_time_text(row->second, out);
}

static void draw_folded(struct draw_list *list, const struct load_row *row, struct rect line)
{
    char facts[192];
    float left = line.x + 18, room = line.w - 30;
    draw_text_fit(list, left, line.y + 36, row->name, FONT_BODY_SEMI, 30, INK_INK, ANCHOR_START, room);
    draw_text_fit(list, left, line.y + 68, row->players, FONT_BODY, 24, INK_ASPHALT, ANCHOR_START, room);
    struct text out = text_in(facts, sizeof facts);
    text_add(&out, row->hand);
    text_add(&out, " \u00b7 ");
    say_totals(row, &out);
    if (row->sides > 2) {
        text_add(&out, " \u00b7 ");
        say_more(row, &out);
    }
    text_add(&out, " \u00b7 ");
    date_text(row->day, &out);
    text_add(&out, " \u00b7 ");
    date_time_text(row->second, &out);
    draw_text_fit(list, left, line.y + 100, facts, FONT_BODY_MEDIUM, 24, INK_INK, ANCHOR_START, room);
}

static void draw_facts(struct draw_list *list, const struct load_row *row, const struct form *form, float end,
                       float y)
{
    char line[96];
    float left = column(form, COLUMN_NAME), hand = column(form, COLUMN_HAND),
          totals = column(form, COLUMN_TOTALS), date = column(form, COLUMN_DATE);
    draw_text_fit(list, left, y - 3, row->name, FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START, hand - left - 24);
    draw_text_fit(list, left, y + 24, row->players, FONT_BODY, 21, INK_ASPHALT, ANCHOR_START,
                  hand - left - 24);
    draw_text_fit(list, hand, y + 10, row->hand, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START,
                  totals - hand - 20);
    struct text out = text_in(line, sizeof line);
    say_totals(row, &out);
    draw_text_fit(list, totals, y - 2, line, FONT_SIGN, 33, INK_INK, ANCHOR_START, date - totals - 20);
    out = text_in(line, sizeof line);
    say_more(row, &out);
    draw_text_fit(list, totals, y + 24, line, FONT_BODY, 21, INK_ASPHALT, ANCHOR_START, date - totals - 20);
    out = text_in(line, sizeof line);
    date_text(row->day, &out);
    draw_text_fit(list, date, y - 3, line, FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_START, end - date - 20);
    out = text_in(line, sizeof line);
    date_time_text(row->second, &out);
    draw_text_fit(list, date, y + 24, line, FONT_BODY, 21, INK_ASPHALT, ANCHOR_START, end - date - 20);
}

/* Draws a damaged save: a barrier's stripes, its name, and why it cannot be opened. */
static void draw_reason(struct draw_list *list, const struct load_row *row, struct rect line)
{
    const float high = 54;
    shape_begin(list, (struct rect){line.x + 6, line.y + line.h / 2 - high / 2, 12, high});
    shape_rect(list, 0, 0, 12, high, 3, paint_fill(INK_RED));
    for (int i = 0; i < 3; i++) {
        shape_path(list, paint_fill(INK_CREAM), "M0 %dL12 %dL12 %dL0 %dZ", 14 + 18 * i, 4 + 18 * i,
                   12 + 18 * i, 22 + 18 * i > 54 ? 54 : 22 + 18 * i);
    }
    shape_end(list);
    float width = line.w - 40, y = line.y + line.h / 2.0f;
    draw_text_fit(list, line.x + 24, y - 3, row->name, FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START, width);
    draw_text_fit(list, line.x + 24, y + 24, row->reason, FONT_BODY_MEDIUM, 22, INK_OXBLOOD, ANCHOR_START,
                  width);
}

static void draw_rows(const struct front *front, struct draw_list *list, const struct form *form)
{
    const struct load_state *load = load_of(front);
    int focus = front_focus_of(front, &load_scene), first, end;
    load_seen(front, form, &first, &end);
    form_rows(list, form);
    for (int i = first; i < end; i++) {
        struct rect strip = load_part_box(front, form, i, PART_OPEN);
        float y = strip.y + strip.h / 2.0f;
        if (focus == load_id(i, PART_OPEN)) {
            furniture_row(list, strip);
        } else if (i > 0 && focus != load_id(i - 1, PART_OPEN)) {
            draw_fill(list, (struct rect){strip.x + 10, strip.y - 5, strip.w - 20, 2}, INK_SAND);
        }
        if (!load->row[i].good) {
            draw_reason(list, &load->row[i], strip);
        } else if (dialog_folds(front)) {
            draw_folded(list, &load->row[i], strip);
        } else {
            draw_facts(list, &load->row[i], form, strip.x + strip.w, y);
        }
        draw_part(front, list, form, i, PART_WATCH);
        draw_part(front, list, form, i, PART_DELETE);
    }
    form_rows_end(list, form);
}

/* Draws captions above the columns; the column of hands, rounds or games has none. */
static void draw_captions(struct draw_list *list, const struct form *form)
{
    static const struct {
        int x;
        const char *label;
    } captions[] = {{COLUMN_NAME, N_("NAME")}, {COLUMN_TOTALS, N_("TOTALS")}, {COLUMN_DATE, N_("SAVED")}};
    for (size_t i = 0; i < sizeof captions / sizeof *captions; i++) {
        draw_text(list, column(form, captions[i].x), form->box.y + 180, _(captions[i].label), FONT_SIGN, 20,
                  INK_ASPHALT, ANCHOR_START)
            ->as.text.tracking = 1.6f;
    }
}

void load_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct form form = load_form(front);
    struct rect box = form.box;
    bool low = dialog_is_low(front), folds = dialog_folds(front);
    int focus = front_focus_of(front, &load_scene);
    float edge = folds ? 36 : 58;
    dialog_plate(front, list, &load_scene, box, .60f, blend);
    float rule = box.y + (low ? 98 : folds ? 106 : 130);
    furniture_title(list, box.x + edge, rule, _("Saved games"), low ? 70 : 80, box.w - 2 * edge);
    draw_fill(list, (struct rect){box.x + 36, rule, box.w - 72, 6}, INK_RED);
    if (load_of(front)->count > 0) {
        if (!low && !folds) {
            draw_captions(list, &form);
        }
        draw_rows(front, list, &form);
    } else {
        draw_text_wrapped(
            list, box.x + box.w / 2, form.view.box.y + form.view.box.h / 2 - 50,
            _("No game has been saved under a name yet. At the table, the menu and the key S do it."),
            FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, fminf(box.w - 80, 1080), 46);
    }
    dialog_button(front, list, load_back_box(front, &form), _("Back"), true, LOAD_ITEM_BACK, focus);
}

void load_status(const struct front *front, struct status *status)
{
    const struct load_state *load = load_of(front);
    int focus = front_focus_of(front, &load_scene), row = load_row_of(focus);
    if (row >= 0 && row < load->count) {
        enum load_part part = load_part_of(focus);
        const char *act = part == PART_OPEN ? _("Open") : part == PART_WATCH ? _("Watch") : _("Delete");
        if (!load->row[row].good && part != PART_DELETE) {
            text_copy(status->message, sizeof status->message, _("This save cannot be opened"));
            text_copy(status->hint, sizeof status->hint, load->row[row].reason);
        } else {
            text_copy(status->message, sizeof status->message, load->row[row].name);
            status->spare = true;
            bar_prompt(status, PROMPT_CONFIRM, act);
        }
        if (!device_points(front->device)) {
            bar_prompt(status, PROMPT_SECONDARY, _("Delete"));
            if (load->row[row].good) {
                bar_prompt(status, PROMPT_ALTERNATE, _("Watch"));
            }
        }
    }
    bar_prompt(status, PROMPT_CANCEL, _("Back"));
}
