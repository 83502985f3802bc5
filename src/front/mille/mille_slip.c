/* SPDX-License-Identifier: MIT */
/* The slip with the score at the right of the road table. Two drivers have it as designed. More sides share
 * its width, with short labels; partners have both faces above their column. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/played.h"
#include "front/mille/sheet.h"
#include "front/mille/sides.h"
#include "front/scenes/evening_marks.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

struct slip_row {
    const char *label;     /* translated */
    int points[SIDES_MAX]; /* by row of the table */
    bool dash;             /* a dash for nothing */
    bool big;
    bool rule; /* a line above */
};

/* `number` is memory of NUMBER_SIZE for the figures. */
static const char *points_text(const struct slip_row *row, int points, char *number)
{
    return points == 0 && row->dash ? "\xE2\x80\x93" : number_figure(points, number);
}

/* Returns the width of the figures, `room` at the most. */
static float draw_points(struct draw_list *list, float x, float y, const struct slip_row *row, int points,
                         float size, float room)
{
    char number[NUMBER_SIZE];
    const char *figures = points_text(row, points, number);
    enum font font = row->big ? FONT_SIGN : FONT_SIGN_SEMI;
    draw_text_fit(list, x, y, figures, font, size, row->big ? INK_OXBLOOD : INK_INK, ANCHOR_END, room);
    return fminf(draw_text_width(list, figures, font, size, 0), room);
}

/* The letters of all labels of a slip. */
struct slip_type {
    float size;
    bool narrow;
};

static enum font label_font(bool narrow, bool big)
{
    return narrow ? big ? FONT_SIGN : FONT_SIGN_SEMI : big ? FONT_BODY_SEMI : FONT_BODY_MEDIUM;
}

static const float label_x = 14, label_gap = 12, first_column = 162;

static float figure_size(const struct slip_row *row)
{
    return row->big ? 25 : 24;
}

/* Letters in which every label ends before its figures: narrow ones, as on the full sheet, not small ones. */
static struct slip_type slip_type_of(const struct draw_list *list, const struct slip_row *rows, int count,
                                     bool full)
{
    const float wide_size = 20, narrow_size = 23, least_share = .92f;
    if (full) {
        return (struct slip_type){narrow_size, true};
    }
    struct slip_type type = {wide_size, false};
    for (int narrow = 0; narrow < 2; narrow++) {
        float size = narrow ? narrow_size : wide_size, share = 1;
        for (int i = 0; i < count; i++) {
            char number[NUMBER_SIZE];
            const char *figures = points_text(&rows[i], rows[i].points[0], number);
            float room = first_column - label_x - label_gap -
                         draw_text_width(list, figures, rows[i].big ? FONT_SIGN : FONT_SIGN_SEMI,
                                         figure_size(&rows[i]), 0);
            float wide = draw_text_width(list, rows[i].label, label_font(narrow, rows[i].big), size, 0);
            share = wide > room ? fminf(share, room / wide) : share;
        }
        type = (struct slip_type){size * share, narrow};
        if (share >= least_share) {
            break;
        }
    }
    return type;
}

/* Figures end at 162 and 246; the full sheet's longer labels push them to the right. */
static void draw_slip_row(struct draw_list *list, struct rect box, float y, const struct slip_row *row,
                          bool full, const struct slip_type *type)
{
    float size = full ? 23 : 20, column = full ? 198 : first_column, gap = full ? 6 : label_gap;
    if (row->rule) {
        draw_fill(list, (struct rect){box.x + 16, y - size * 1.25f, box.w - 32, 2}, INK_INK);
    }
    float figures = full ? size + 1 : figure_size(row);
    /* Two totals side by side are two numbers: a figure's breadth keeps them apart. */
    float second = full ? 250 : 246, room = second - column - (full ? 12 : 4);
    float taken = draw_points(list, box.x + column, y, row, row->points[0], figures, room);
    draw_points(list, box.x + second, y, row, row->points[1], figures, room);
    draw_text_fit(list, box.x + label_x, y, row->label, label_font(type->narrow, row->big), type->size,
                  INK_INK, ANCHOR_START, column - label_x - gap - taken);
}

/* ---- more than two sides --------------------------------------------------------------------------- */

/* The right edges of figures: labels have a fixed width, and columns share the rest. */
static float crowd_column(int sides, int k)
{
    const float last = 250, three = 52, four = 48;
    return last - (sides > 3 ? four : three) * (float)(sides - 1 - k);
}

/* The room of a label, before the first of the figures. */
static float crowd_room(const struct draw_list *list, const struct slip_row *row, int sides)
{
    const float gap = 7, figures = sides > 3 ? 18 : 21;
    char number[NUMBER_SIZE];
    const char *first = points_text(row, row->points[0], number);
    return crowd_column(sides, 0) - label_x - gap -
           draw_text_width(list, first, row->big ? FONT_SIGN : FONT_SIGN_SEMI, figures, 0);
}

/* The letters of all labels: as large as the longest lets all be, unless that makes them too small. */
static float crowd_letters(const struct draw_list *list, const struct slip_row *rows, int count, int sides)
{
    const float most = 21, least = 17;
    float size = most;
    for (int i = 0; i < count; i++) {
        float room = crowd_room(list, &rows[i], sides);
        float wide = draw_text_width(list, rows[i].label, label_font(true, rows[i].big), most, 0);
        size = wide > room ? fminf(size, most * room / wide) : size;
    }
    return fmaxf(size, least);
}

static void draw_crowd_row(struct draw_list *list, struct rect box, float y, const struct slip_row *row,
                           int sides, float letters)
{
    if (row->rule) {
        draw_fill(list, (struct rect){box.x + 16, y - 27, box.w - 32, 2}, INK_INK);
    }
    float figures = sides > 3 ? 18 : 21, pitch = crowd_column(sides, 1) - crowd_column(sides, 0);
    for (int k = 0; k < sides; k++) {
        draw_points(list, box.x + crowd_column(sides, k), y, row, row->points[k], figures,
                    pitch - (sides > 3 ? 4 : 10));
    }
    draw_text_fit(list, box.x + label_x, y, row->label, label_font(true, row->big), letters, INK_INK,
                  ANCHOR_START, crowd_room(list, row, sides));
}

/* ---- heads ------------------------------------------------------------------------------------------ */

/* The faces of a side and its name below them, round a middle. Partners have a line each for their names. */
static void draw_side_head(const struct table *table, struct draw_list *list, int row, struct point top,
                           float room, float face)
{
    const float overlap = .86f;
    int side = mille_table_row_side(table, row), seats = mille_side_seats(table);
    float wide = face * (seats > 1 ? 1 + overlap : 1), letters = room < 50 ? 18 : 20;
    sheet_faces(table, list, side, (struct point){top.x - wide / 2, top.y}, face);
    float y = top.y + face + letters * .9f;
    for (int i = 0; i < seats; i++) {
        char line[64];
        const char *name = table_name(table, mille_side_seat(table, side, i));
        /* TRANSLATORS: the first of two partners; the other's name stands below. */
        text_format(line, sizeof line, i + 1 < seats ? _("%s &") : "%s", name);
        draw_text_fit(list, top.x, y, line, FONT_SIGN_SEMI, letters, INK_INK, ANCHOR_MIDDLE, room);
        y += letters - 1;
    }
}

static void draw_heads(const struct table *table, struct draw_list *list, struct rect box)
{
    int sides = mille_table_rows(table);
    const bool pairs = mille_side_seats(table) > 1;
    for (int k = 0; k < sides; k++) {
        float pitch = sides > 2 ? crowd_column(sides, 1) - crowd_column(sides, 0) : 84;
        float middle = sides > 2 ? crowd_column(sides, k) - pitch / 2 + 4 : 136.0f + 78 * (float)k;
        float face = !pairs ? fminf(40, pitch - 8) : sides > 2 ? 27 : 34;
        draw_side_head(table, list, k, (struct point){box.x + middle, box.y + (pairs ? 46 : 50)}, pitch - 3,
                       face);
    }
}

static void draw_slip_heads(const struct table *table, struct draw_list *list, struct rect box, bool full)
{
    const int seat[] = {table_you(table), table_other(table)};
    for (int k = 0; k < 2; k++) {
        float middle = box.x + (full ? 184.0f + 52 * (float)k : 148.0f + 78 * (float)k);
        const float side = 40;
        draw_sprite(list, mille_table_driver(table, seat[k])->portrait,
                    (struct rect){middle - side / 2, box.y + 50, side, side});
        draw_text_fit(list, middle, box.y + 112, table_name(table, seat[k]),
                      full ? FONT_SIGN : FONT_BODY_SEMI, full ? 23 : 21, INK_INK, ANCHOR_MIDDLE,
                      full ? 50 : 60);
    }
}

/* ---- the slip --------------------------------------------------------------------------------------- */

enum { ROWS_MAX = SCORE_LINES + 3 };

/* The labels of lines, for translate_context(): those where there is room, NULL for lines of the whole sheet
 * alone; and those beside three or four columns. */
static const char *briefly(int line)
{
    static const char *const labels[SCORE_LINES] = {[SCORE_MILES] = N_("Milestones"),
                                                    [SCORE_EACH_SAFETY] = N_("Safeties"),
                                                    [SCORE_COUP_FOURRE] = N_("Coups fourrés")};
    return labels[line];
}

static const char *shortly(int line)
{
    /* TRANSLATORS: lines of the score in a very narrow panel: about eight letters. */
    static const char *const labels[SCORE_LINES] = {
        [SCORE_MILES] = NC_("slip", "Miles"),
        [SCORE_EACH_SAFETY] = NC_("slip", "Safeties"),
        [SCORE_ALL_SAFETIES] = NC_("slip", "All four"),
        [SCORE_COUP_FOURRE] = NC_("slip", "Coups"),
        [SCORE_TRIP] = NC_("slip", "Trip"),
        [SCORE_SAFE_TRIP] = NC_("slip", "Safe trip"),
        [SCORE_DELAYED_ACTION] = NC_("slip", "Delayed"),
        [SCORE_EXTENSION] = NC_("slip", "Extension"),
        [SCORE_SHUT_OUT] = NC_("slip", "Shut-out"),
    };
    return translate_context(labels[line]);
}

/* The rows of the slip, with what the table shows; returns how many. */
static int gather(const struct table *table, const struct mille_public *pub, bool full,
                  struct slip_row rows[ROWS_MAX])
{
    const bool crowded = pub->sides > 2;
    int at[SCORE_LINES], count = 0;
    for (int i = 0; i < SCORE_LINES; i++) {
        bool shown = full ? played_points(table, (enum mille_score_code)i) > 0 : briefly(i) != NULL;
        at[i] = shown ? count : -1;
        if (shown) {
            rows[count++] = (struct slip_row){.label = crowded      ? shortly(i)
                                                       : briefly(i) ? _(briefly(i))
                                                                    : mille_score_text(i),
                                              .dash = i > 0};
        }
    }
    struct slip_row *hand = &rows[count++], *overall = &rows[count++], *games = &rows[count++];
    *hand = (struct slip_row){.label = crowded ? translate_context(NC_("slip", "Hand")) : _("This hand"),
                              .big = true,
                              .rule = true};
    *overall = (struct slip_row){.label = _("Overall"), .big = true};
    *games = (struct slip_row){.label = _("Games"), .rule = true};
    for (int k = 0; k < pub->sides; k++) {
        int side = mille_table_row_side(table, k);
        int16_t lines[SCORE_LINES];
        mille_score(pub, side, lines);
        for (int i = 0; i < SCORE_LINES; i++) {
            if (at[i] >= 0) {
                rows[at[i]].points[k] = lines[i];
            }
        }
        hand->points[k] = mille_hand_total(pub, side);
        overall->points[k] = pub->side[side].total;
        games->points[k] = pub->side[side].games;
    }
    return count;
}

void mille_hand_text(const struct table *table, const struct mille_public *pub, struct text *out)
{
    const struct stage *stage = journey_at_table(table->front);
    char to[NUMBER_SIZE], rest[64];
    number_figure(pub->goal, to);
    if (stage && stage->hands != 1) {
        text_format(rest, sizeof rest, _("HAND %d"), pub->hand_number);
    } else if (stage) {
        /* TRANSLATORS: how far a hand goes, or a game; follows the town of an evening: "NEVERS · TO 700". */
        text_format(rest, sizeof rest, _("TO %s"), to);
    } else {
        text_format(rest, sizeof rest, _("HAND %d \xC2\xB7 TO %s"), pub->hand_number, to);
    }
    evening_head(evening_town(table->front), rest, out);
}

void mille_slip_draw(const struct table *table, struct draw_list *list, struct rect box)
{
    struct mille_public pub = mille_draw_public(table);
    char title[64];
    struct text hand = text_in(title, sizeof title);
    mille_hand_text(table, &pub, &hand);
    furniture_headed(list, box, title, INK_RED, 40, 26);
    bool full = mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET);
    const bool crowded = pub.sides > 2, pairs = mille_side_seats(table) > 1;
    if (crowded || pairs) {
        draw_heads(table, list, box);
    } else {
        draw_slip_heads(table, list, box, full);
    }
    struct slip_row rows[ROWS_MAX];
    int count = gather(table, &pub, full, rows);
    struct slip_type type = crowded ? (struct slip_type){crowd_letters(list, rows, count, pub.sides), true}
                                    : slip_type_of(list, rows, count, full);
    float y = box.y + (pairs ? 152 : 146);
    for (int i = 0; i < count; i++) {
        bool ruled = i + 1 < count && rows[i + 1].rule;
        if (crowded) {
            draw_crowd_row(list, box, y, &rows[i], pub.sides, type.size);
            y += full ? (ruled ? 40.0f : 34.0f) : (ruled ? 41.0f : 36.0f);
        } else {
            draw_slip_row(list, box, y, &rows[i], full, &type);
            y += full ? (ruled ? 40.0f : 34.0f) : (ruled ? 42.0f : 38.0f);
        }
    }
    if (!mille_rules_are_usual(&pub)) {
        const char *rules = _(mille_rule_set_name((int)mille_rule_set_of(pub.seats, pub.sides, pub.option)));
        draw_text_fit(list, box.x + box.w / 2, box.y + box.h - 12, rules, FONT_SIGN_SEMI, 18, INK_ASPHALT2,
                      ANCHOR_MIDDLE, box.w - 32);
    }
}
