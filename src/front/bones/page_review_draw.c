/* SPDX-License-Identifier: MIT */
/* How the review of a round lies and looks. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/bones/draw.h"
#include "front/bones/page_review.h"
#include "front/bones/words.h"
#include "front/front.h"
#include "front/page/page_rows.h"
#include "front/settings/names.h"

enum {
    CHOICE_H = 42,
    CHOICE_W = 420,
    GAP = 14,
    SUM_H = 112,
    SAYS_H = 44,
    HEAD_H = 34,
    AIR = 14, /* for the frame of the first row, where nothing stands above its columns */
    ROW_H = 58,
    FOLDED_H = 108,
    A_TENTH_OF_A_PERCENT = 1000, /* in millionths */
    KIND = 10000,                /* luck beyond this is worth a word */
    FIGURES = 4
};

/* Its columns want more room than others: below that, lines. */
static bool folds_in(float width)
{
    return width < 1100;
}

/* ---- words ------------------------------------------------------------------------------------------- */

/* Millionths of games as percents. */
static void add_percent(int64_t worth, bool sign, struct text *out)
{
    char figure[NUMBER_SIZE];
    struct text number = text_in(figure, sizeof figure);
    int64_t rounded = ((worth < 0 ? -worth : worth) + A_TENTH_OF_A_PERCENT / 2) / A_TENTH_OF_A_PERCENT;
    text_add(&number, rounded == 0 || !sign ? "" : worth < 0 ? "\u2212" : "+");
    number_add_decimals(rounded, 1, &number);
    text_addf(out, _("%s%%"), figure);
}

void bones_review_move_text(struct move move, struct text *out)
{
    char tile[16];
    struct text name = text_in(tile, sizeof tile);
    bones_tile_text(move.card, &name);
    if (move.kind == BONES_MOVE_NAME) {
        text_addf(out, _("Names %s"), tile);
    } else {
        text_addf(out, "%s %s", tile, bones_arm_name(move.target));
    }
}

static bool is_same(const struct bones_review_entry *entry)
{
    return entry->played.kind == entry->best.kind && entry->played.card == entry->best.card &&
           entry->played.target == entry->best.target;
}

static const char *verdict_of(const struct bones_review_entry *entry)
{
    if (!entry->known) {
        return "\u2026";
    }
    switch (entry->mark) {
    case BONES_MARK_DOUBTFUL:
        return _("Doubtful");
    case BONES_MARK_MISTAKE:
        return _("Mistake");
    case BONES_MARK_BLUNDER:
        return _("Blunder");
    default:
        return is_same(entry) ? _("Best") : entry->loss == 0 ? _("As good") : _("Fine");
    }
}

static struct rgba verdict_ink(const struct bones_review_entry *entry)
{
    return !entry->known                        ? INK_ASPHALT
           : entry->mark == BONES_MARK_NONE     ? INK_GREEN
           : entry->mark == BONES_MARK_DOUBTFUL ? INK_TERRA
                                                : INK_RED;
}

/* How far it is, or what the deal was like. */
static const char *sentence(const struct bones_review *review, char says[96])
{
    if (!review->dealt || review->known < review->count) {
        text_format(says, 96, _("Marius looks it over: %d of %d"), review->known, review->count);
        return says;
    }
    return review->led < 0        ? _("This round was not led.")
           : review->luck > KIND  ? _("The deal was kind to you.")
           : review->luck < -KIND ? _("The deal was hard on you.")
                                  : _("The deal was neither kind nor hard.");
}

void bones_review_hint(const struct front *front, int item, struct text *out)
{
    const struct bones_review *review = &bones_review_state_of(front)->review;
    int row = item - BONES_REVIEW_ROW;
    if (row < 0 || row >= review->count) {
        text_add(out, _("Review: where one tile alone was legal there was no choice"));
        return;
    }
    const struct bones_review_entry *entry = &review->entry[row];
    /* TRANSLATORS: how good a choice was; the better one follows. */
    text_addf(out, _("%s: "), verdict_of(entry));
    bones_review_move_text(entry->known ? entry->best : entry->played, out);
    if (entry->known) {
        text_add(out, ", ");
        char win[48];
        struct text percent = text_in(win, sizeof win);
        add_percent(entry->win, false, &percent);
        text_addf(out, _("%s to win"), win);
    }
}

/* ---- where it lies ----------------------------------------------------------------------------------- */

static float choices_height(const struct bones_review_state *state, float width)
{
    bool below = state->seats > 1 && folds_in(width);
    return below ? 2 * (CHOICE_H + GAP) : CHOICE_H + GAP;
}

static float sum_height(float width)
{
    return folds_in(width) ? 2 * SUM_H : SUM_H;
}

static float rows_y(const struct bones_review_state *state, float width)
{
    return choices_height(state, width) + sum_height(width) + SAYS_H + (folds_in(width) ? AIR : HEAD_H);
}

static float row_height(float width)
{
    return folds_in(width) ? FOLDED_H : ROW_H;
}

float bones_review_length(const struct front *front, float width)
{
    const struct bones_review_state *state = bones_review_state_of(front);
    int rows = state->review.count > 0 ? state->review.count : 1;
    return rows_y(state, width) + row_height(width) * (float)rows + GAP;
}

static struct rect choice_box(const struct form *form, int item)
{
    struct rect row = page_rows_line(form, 0, CHOICE_H);
    bool seat = item == BONES_REVIEW_SEAT;
    if (folds_in(form->box.w)) {
        row.y += seat ? CHOICE_H + GAP : 0;
        return row;
    }
    row.x += seat ? row.w - CHOICE_W : 0;
    row.w = CHOICE_W;
    return row;
}

static struct rect row_box(const struct bones_review_state *state, const struct form *form, int row)
{
    float h = row_height(form->box.w);
    return page_rows_line(form, rows_y(state, form->box.w) + h * (float)row, h - 4);
}

void bones_review_items(const struct front *front, const struct form *form, struct focus_list *list)
{
    const struct bones_review_state *state = bones_review_state_of(front);
    focus_add_sideways(list, BONES_REVIEW_ROUND, choice_box(form, BONES_REVIEW_ROUND), true, 0,
                       "review.round");
    if (state->seats > 1) {
        focus_add_sideways(list, BONES_REVIEW_SEAT, choice_box(form, BONES_REVIEW_SEAT), true, 0,
                           "review.seat");
    }
    for (int row = 0; row < state->review.count; row++) {
        focus_add(list, BONES_REVIEW_ROW + row, row_box(state, form, row), true, 1, "review.row.%d", row + 1);
    }
}

/* ---- drawing ----------------------------------------------------------------------------------------- */

static void draw_choices(const struct bones_review_state *state, struct draw_list *list,
                         const struct form *form, int focus)
{
    char round[64];
    struct text out = text_in(round, sizeof round);
    bones_review_round_text(state, &out);
    page_rows_choice(list, choice_box(form, BONES_REVIEW_ROUND), NULL, round, focus == BONES_REVIEW_ROUND, 0);
    if (state->seats > 1) {
        page_rows_choice(list, choice_box(form, BONES_REVIEW_SEAT), NULL,
                         names_called(&state->journal, state->review.seat), focus == BONES_REVIEW_SEAT, 0);
    }
}

static void draw_sum(const struct bones_review_state *state, struct draw_list *list, const struct form *form)
{
    char text[FIGURES][48], says[96];
    struct text out[FIGURES];
    const struct bones_review_sum *sum = &state->sum;
    for (int i = 0; i < FIGURES; i++) {
        out[i] = text_in(text[i], sizeof text[i]);
    }
    add_percent(bones_review_average(sum), false, &out[0]);
    add_percent(sum->loss, false, &out[1]);
    text_addf(&out[2], "%d · %d · %d", sum->mark[BONES_MARK_DOUBTFUL], sum->mark[BONES_MARK_MISTAKE],
              sum->mark[BONES_MARK_BLUNDER]);
    if (state->review.dealt && state->review.led >= 0) {
        add_percent(state->review.luck, true, &out[3]);
    } else {
        text_add(&out[3], state->review.dealt ? "–" : "\u2026");
    }
    const char *const labels[FIGURES] = {_("lost a choice"), _("lost in all"),
                                         _("doubtful · mistakes · blunders"), _("luck of the deal")};
    int in_line = folds_in(form->box.w) ? FIGURES / 2 : FIGURES;
    float top = choices_height(state, form->box.w);
    for (int i = 0; i < FIGURES; i++) {
        int line = i / in_line;
        struct rect row = page_rows_line(form, top + SUM_H * (float)line, SUM_H);
        float w = row.w / (float)in_line;
        page_rows_figure(list, (struct rect){row.x + w * (float)(i % in_line), row.y, w, SUM_H}, text[i],
                         labels[i], i == FIGURES - 1 ? INK_SEA : INK_INK);
    }
    struct rect line = page_rows_line(form, top + sum_height(form->box.w), SAYS_H);
    draw_text_fit(list, line.x + line.w / 2, line.y + 28, sentence(&state->review, says), FONT_BODY_MEDIUM,
                  26, INK_INK, ANCHOR_MIDDLE, line.w);
}

/* Where the columns of a wide row begin, or end, from its left. */
struct columns {
    float played, best, wide, cost, verdict, win;
};

static struct columns columns_of(float w)
{
    float wide = (w - 64 - 480) / 2;
    return (struct columns){
        .played = 64, .best = 64 + wide, .wide = wide, .cost = w - 330, .verdict = w - 306, .win = w - 14};
}

static void draw_heads(struct draw_list *list, const struct form *form, float y)
{
    struct rect row = page_rows_line(form, y, HEAD_H);
    struct columns at = columns_of(row.w);
    const struct {
        const char *says;
        float x, room;
        enum anchor anchor;
    } heads[] = {{_("PLAYED"), at.played, at.wide - 12, ANCHOR_START},
                 {_("MARIUS"), at.best, at.wide - 12, ANCHOR_START},
                 {_("COST"), at.cost, 100, ANCHOR_END},
                 {_("VERDICT"), at.verdict, 150, ANCHOR_START},
                 {_("TO WIN"), at.win, 120, ANCHOR_END}};
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        draw_text_fit(list, row.x + heads[i].x, row.y + 19, heads[i].says, FONT_SIGN_SEMI, 20, INK_ASPHALT,
                      heads[i].anchor, heads[i].room);
    }
}

/* A tile lying, and where it went. */
static void draw_move(struct draw_list *list, float x, float middle, struct move move, float room)
{
    const float side = 26;
    char says[64];
    struct text out = text_in(says, sizeof says);
    struct bones_tile_look tile = bones_tile_of(move.card, (struct point){x + side + 2, middle}, side);
    tile.lying = true;
    bones_draw_tile(list, &tile);
    bones_review_move_text(move, &out);
    draw_text_fit(list, x + 2 * side + 20, middle + 10, says, FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_START,
                  room - 2 * side - 24);
}

/* What a row says at its end. */
struct row_words {
    char number[8], cost[48], win[48];
};

static struct row_words words_of(const struct bones_review_entry *entry, int row)
{
    struct row_words said = {.number = ""};
    struct text cost = text_in(said.cost, sizeof said.cost), win = text_in(said.win, sizeof said.win);
    text_format(said.number, sizeof said.number, "%d", row + 1);
    if (entry->known && entry->loss > 0) {
        add_percent(entry->loss, false, &cost);
    } else {
        text_add(&cost, "–");
    }
    if (entry->known) {
        add_percent(entry->win, false, &win);
    }
    return said;
}

static void draw_wide_row(struct draw_list *list, struct rect box, const struct bones_review_entry *entry,
                          int row)
{
    struct row_words said = words_of(entry, row);
    struct columns at = columns_of(box.w);
    float middle = box.y + box.h / 2, line = middle + 10;
    draw_text_fit(list, box.x + 46, line, said.number, FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 44);
    draw_move(list, box.x + at.played, middle, entry->played, at.wide);
    if (entry->known) {
        draw_move(list, box.x + at.best, middle, entry->best, at.wide);
    }
    draw_text_fit(list, box.x + at.cost, line, said.cost, FONT_SIGN, 28, INK_INK, ANCHOR_END, 100);
    draw_text_fit(list, box.x + at.verdict, line, verdict_of(entry), FONT_BODY_SEMI, 25, verdict_ink(entry),
                  ANCHOR_START, 170);
    draw_text_fit(list, box.x + at.win, line, said.win, FONT_SIGN_SEMI, 26, INK_INK, ANCHOR_END, 120);
}

static void draw_folded_row(struct draw_list *list, struct rect box, const struct bones_review_entry *entry,
                            int row)
{
    struct row_words said = words_of(entry, row);
    float half = (box.w - 60) / 2;
    draw_text_fit(list, box.x + 40, box.y + 36, said.number, FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 38);
    draw_move(list, box.x + 52, box.y + 28, entry->played, half);
    if (entry->known && !is_same(entry)) {
        draw_move(list, box.x + 52 + half, box.y + 28, entry->best, half);
    }
    draw_text_fit(list, box.x + 56, box.y + 84, verdict_of(entry), FONT_BODY_SEMI, 25, verdict_ink(entry),
                  ANCHOR_START, half);
    draw_text_fit(list, box.x + box.w - 150, box.y + 84, said.cost, FONT_SIGN, 28, INK_INK, ANCHOR_END, 110);
    draw_text_fit(list, box.x + box.w - 10, box.y + 84, said.win, FONT_SIGN_SEMI, 26, INK_ASPHALT, ANCHOR_END,
                  120);
}

void bones_review_draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    const struct bones_review_state *state = bones_review_state_of(front);
    bool folds = folds_in(form->box.w);
    float rows = rows_y(state, form->box.w);
    draw_choices(state, list, form, focus);
    draw_sum(state, list, form);
    if (!folds) {
        draw_heads(list, form, rows - HEAD_H);
    }
    if (state->review.count == 0) {
        struct rect line = page_rows_line(form, rows, ROW_H);
        draw_text_fit(list, line.x + line.w / 2, line.y + 36, _("There was nothing to choose."), FONT_BODY,
                      28, INK_INK, ANCHOR_MIDDLE, line.w);
    }
    for (int row = 0; row < state->review.count; row++) {
        struct rect box = row_box(state, form, row);
        if (row % 2 == 0) {
            page_rows_stripe(list, box);
        }
        if (focus == BONES_REVIEW_ROW + row) {
            furniture_focus(list, box, 8);
        }
        if (folds) {
            draw_folded_row(list, box, &state->review.entry[row], row);
        } else {
            draw_wide_row(list, box, &state->review.entry[row], row);
        }
    }
}
