/* SPDX-License-Identifier: MIT */
/* The column on the right of the road table: score slip, moves on the road, what cures what. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

struct mille_public mille_draw_public(const struct table *table)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    struct mille_public pub = mille_table_seen(table)->pub;
    for (int s = 0; s < pub.sides; s++) {
        struct mille_side *side = &pub.side[s];
        side->miles = (int16_t)shown->side[s].miles;
        memcpy(side->safety, shown->side[s].safety, sizeof side->safety);
        memcpy(side->distance, shown->side[s].distance, sizeof side->distance);
    }
    /* A side at 700 that is asked for the extension has not arrived yet. */
    if (shown->motion.count > 0 || pub.phase == PHASE_EXTEND) {
        pub.trip_side = -1;
    }
    return pub;
}

struct slip_row {
    const char *label; /* translated */
    int points[2];
    bool dash; /* a dash for nothing */
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

static void draw_score(const struct table *table, struct draw_list *list, struct rect box)
{
    struct mille_public pub = mille_draw_public(table);
    int you = table_side_of(table, table_you(table)), other = table_side_of(table, table_other(table));
    int16_t yours[SCORE_LINES], theirs[SCORE_LINES];
    mille_score(&pub, you, yours);
    mille_score(&pub, other, theirs);
    char title[64], to[NUMBER_SIZE];
    text_format(title, sizeof title, _("HAND %d \xC2\xB7 TO %s"), pub.hand_number,
                number_figure(pub.goal, to));
    furniture_headed(list, box, title, INK_RED, 40, 26);
    bool full = mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET);
    draw_slip_heads(table, list, box, full);
    struct slip_row rows[SCORE_LINES + 3];
    int count = 0;
    for (int i = 0; i < SCORE_LINES; i++) {
        static const char *const briefly[SCORE_LINES] = {[SCORE_MILES] = N_("Milestones"),
                                                         [SCORE_EACH_SAFETY] = N_("Safeties"),
                                                         [SCORE_COUP_FOURRE] = N_("Coups fourrés")};
        if (full || briefly[i]) {
            rows[count++] = (struct slip_row){.label = briefly[i] ? _(briefly[i]) : mille_score_text(i),
                                              .points = {yours[i], theirs[i]},
                                              .dash = i > 0};
        }
    }
    const struct mille_side *a = &pub.side[you], *b = &pub.side[other];
    const int hand[] = {mille_hand_total(&pub, you), mille_hand_total(&pub, other)};
    rows[count++] = (struct slip_row){_("This hand"), {hand[0], hand[1]}, .big = true, .rule = true};
    rows[count++] = (struct slip_row){_("Overall"), {a->total, b->total}, .big = true};
    rows[count++] = (struct slip_row){_("Games"), {a->games, b->games}, .rule = true};
    struct slip_type type = slip_type_of(list, rows, count, full);
    float y = box.y + 146;
    for (int i = 0; i < count; i++) {
        draw_slip_row(list, box, y, &rows[i], full, &type);
        bool ruled = i + 1 < count && rows[i + 1].rule;
        y += full ? (ruled ? 40.0f : 34.0f) : (ruled ? 42.0f : 38.0f);
    }
}

void mille_log_text(const struct table *table, const struct event *event, struct text *out)
{
    const char *name = table_called(table, event->seat);
    const char *card = mille_card_name(event->card);
    bool you = table_is_you(table, event->seat);
    int other = event->seat == table_you(table) ? table_other(table) : table_you(table);
    switch (event->kind) {
    case EVENT_DREW:
        /* TRANSLATORS: lines of the "On the road" panel: keep them under about 24 characters. */
        text_addf(out, you ? _("You draw a card") : _("%s draws"), name);
        break;
    case EVENT_PLAYED:
        if (mille_cards[event->card].family == FAMILY_HAZARD) {
            if (you) {
                text_addf(out, _("You: %s on %s"), card, table_called(table, other));
            } else if (table_is_you(table, other)) {
                text_addf(out, _("%s: %s on you"), name, card);
            } else {
                /* TRANSLATORS: a name, a hazard, another name. */
                text_addf(out, _("%s: %s on %s"), name, card, table_called(table, other));
            }
        } else {
            text_addf(out, you ? _("You play %s") : _("%2$s plays %1$s"), card, name);
        }
        break;
    case EVENT_DISCARDED:
        text_addf(out, you ? _("You discard %s") : _("%2$s discards %1$s"), card, name);
        break;
    case EVENT_PASSED:
        text_addf(out, you ? _("You have no cards") : _("%s has no cards"), name);
        break;
    case EVENT_EXTENDED:
        text_addf(out, you ? _("You extend to Menton") : _("%s extends to Menton"), name);
        break;
    default:
        break;
    }
}

static void draw_moves(const struct table *table, struct draw_list *list, struct rect box)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    furniture_headed(list, box, _("ON THE ROAD"), INK_SEA, 36, 23);
    for (int i = 0; i < shown->logged; i++) {
        const struct event *event = &shown->log[i];
        char buffer[96];
        struct text line = text_in(buffer, sizeof buffer);
        table_sentence(table, event, &line);
        float y = box.y + 66 + 36 * (float)i;
        draw_sprite(list, mille_table_driver(table, event->seat)->dot,
                    (struct rect){box.x + 14, y - 17, 20, 20});
        /* A line that would become small is set in narrower letters instead. */
        bool wide = draw_text_width(list, buffer, FONT_BODY_MEDIUM, 21, 0) > (box.w - 54) * 1.08f;
        draw_text_fit(list, box.x + 42, y, buffer, wide ? FONT_SIGN_SEMI : FONT_BODY_MEDIUM, wide ? 23 : 21,
                      INK_INK, ANCHOR_START, box.w - 54);
    }
}

void mille_draw_badge(struct draw_list *list, const char *name, float x, float y, float scale)
{
    draw_sprite(list, name, (struct rect){x - 88 * scale, y - 90 * scale, 176 * scale, 176 * scale});
}

/* The five troubles and what answers them. */
static const struct {
    const char *hazard, *remedy, *safety;
} cures[] = {
    {"icons/badge_hazard_pump", "icons/badge_remedy_pump", "icons/badge_safety_pump"},
    {"icons/badge_hazard_tyre", "icons/badge_remedy_tyre", "icons/badge_safety_tyre"},
    {"icons/badge_hazard_crash", "icons/badge_remedy_crash", "icons/badge_safety_crash"},
    {"icons/badge_hazard_light", "icons/badge_remedy_light", "icons/badge_safety_way"},
    {"icons/badge_hazard_limit", "icons/badge_remedy_limit", "icons/badge_safety_way"},
};
enum { TROUBLES = sizeof cures / sizeof *cures };

static void draw_cures(struct draw_list *list, struct rect box)
{
    furniture_headed(list, box, _("WHAT CURES WHAT"), INK_GREEN, 36, 23);
    for (int i = 0; i < TROUBLES; i++) {
        float y = box.y + 66 + 56 * (float)i;
        mille_draw_badge(list, cures[i].hazard, box.x + 48, y, 0.34f);
        mille_draw_badge(list, cures[i].remedy, box.x + 136, y, 0.36f);
        mille_draw_badge(list, cures[i].safety, box.x + 218, y, 0.34f);
        shape_begin(list, (struct rect){box.x + 80, y - 12, 28, 24});
        shape_path(list, paint_fill(INK_INK), "M2 8L16 8L16 2L26 12L16 22L16 16L2 16Z");
        shape_end(list);
        draw_text(list, box.x + 178, y + 7, _("or"), FONT_BODY_MEDIUM, 20, INK_INK, ANCHOR_MIDDLE);
    }
}

/* How many of a card are left, beside its badge or below its chip. */
static void draw_left(struct draw_list *list, float x, float y, int left)
{
    char count[8];
    text_format(count, sizeof count, "%d", left);
    draw_text(list, x, y, left ? count : "\xE2\x80\x93", FONT_SIGN, 25, left ? INK_OXBLOOD : INK_ASPHALT2,
              ANCHOR_MIDDLE);
}

static void draw_left_badge(struct draw_list *list, const char *name, float x, float y, int left)
{
    mille_draw_badge(list, name, x, y, 0.25f);
    draw_left(list, x + 42, y + 9, left);
}

/* What the person has not seen: miles above, below them each trouble with its remedy and its safety. */
static void draw_count(const struct table *table, struct draw_list *list, struct rect box)
{
    uint8_t unseen[CARD_KINDS];
    mille_unseen(mille_table_seen(table), unseen);
    furniture_headed(list, box, _("STILL UNSEEN"), INK_GREEN, 36, 23);
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        float middle = box.x + 36 + 48 * (float)i;
        shape_begin(list, (struct rect){middle - 21, box.y + 46, 42, 30});
        shape_rect(list, 0, 0, 42, 30, 6, paint_fill(INK_ASPHALT));
        shape_end(list);
        draw_text(list, middle, box.y + 69, mille_cards[CARD_25 + i].name, FONT_SIGN, 23, INK_CREAM,
                  ANCHOR_MIDDLE);
        draw_left(list, middle, box.y + 101, unseen[CARD_25 + i]);
    }
    draw_fill(list, (struct rect){box.x + 16, box.y + 111, box.w - 32, 2}, INK_INK);
    for (int i = 0; i < TROUBLES; i++) {
        float y = box.y + 137 + 42.5f * (float)i;
        draw_left_badge(list, cures[i].hazard, box.x + 36, y, unseen[CARD_OUT_OF_GAS + i]);
        draw_left_badge(list, cures[i].remedy, box.x + 122, y, unseen[CARD_GASOLINE + i]);
        /* Right of way is one card against the last two. */
        if (i + 1 < TROUBLES) {
            bool last = i + 2 == TROUBLES;
            draw_left_badge(list, cures[i].safety, box.x + 206, last ? y + 21 : y,
                            unseen[CARD_EXTRA_TANK + i]);
        }
    }
}

void mille_draw_panel(const struct table *table, struct draw_list *list, int item, struct rect box)
{
    if (item == MILLE_ITEM_SCORE) {
        draw_score(table, list, box);
    } else if (item == MILLE_ITEM_MOVES) {
        draw_moves(table, list, box);
    } else if (mille_view_of(table)->counting) {
        draw_count(table, list, box);
    } else {
        draw_cures(list, box);
    }
}

float mille_panel_height(const struct table *table, int item)
{
    bool full = mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET);
    return item == MILLE_ITEM_SCORE ? (full ? 600 : 380) : item == MILLE_ITEM_MOVES ? 208 : 336;
}

struct rect mille_panel_score(const struct table *table)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    struct rect score = layout->score, moves = layout->moves;
    if (mille_layout_folds(layout) || !mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET)) {
        return score;
    }
    /* The whole sheet takes the room of the latest moves as well: its letters are as large as theirs. */
    return (struct rect){score.x, score.y, score.w, moves.y + moves.h - score.y};
}

/* The plate with the question mark. */
static void draw_what(const struct table *table, struct draw_list *list)
{
    struct rect box = mille_view_of(table)->layout.what;
    bool pressed = table->front->pressed == MILLE_ITEM_WHAT && front_scene(table->front) == &table_scene;
    float push = pressed ? 3 : 0;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 5, box.h + 6});
    shape_rect(list, 4, 5, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, push, push, box.w, box.h, 12, paint_fill(INK_ROYAL));
    shape_rect(list, push + 4, push + 4, box.w - 8, box.h - 8, 8, paint_line(INK_CREAM, 2.4f));
    shape_end(list);
    draw_text(list, box.x + push + box.w / 2, box.y + push + box.h / 2 + 14, "?", FONT_SIGN, 40, INK_CREAM,
              ANCHOR_MIDDLE);
}

void mille_draw_panels(const struct table *table, struct draw_list *list)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    if (mille_layout_folds(layout)) {
        mille_draw_strip(table, list);
        return;
    }
    mille_draw_panel(table, list, MILLE_ITEM_CURES, layout->cures);
    mille_draw_panel(table, list, MILLE_ITEM_SCORE, mille_panel_score(table));
    if (!mille_choice(&table->front->settings, MILLE_CHOICE_FULL_SHEET)) {
        mille_draw_panel(table, list, MILLE_ITEM_MOVES, layout->moves);
    }
    mille_draw_order(table, list);
    draw_what(table, list);
}
