/* SPDX-License-Identifier: MIT */
#include "front/cubes/page_review.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/draw.h"
#include "front/cubes/page_inside.h"
#include "front/cubes/words.h"

enum {
    CHOICE_H = 42,
    GAP = 14,
    SUM_H = 112,
    HEAD_H = 34,
    ROW_H = 54,
    FOLDED_H = 92,
    A_TENTH_OF_A_PERCENT = 1000, /* in millionths */
    A_HUNDREDTH = 10000,
    A_TENTH = 100000,
};

/* Its columns want more room than others: below that, lines. */
static bool folds_in(float width)
{
    return width < 1240;
}

/* ---- which rows ---------------------------------------------------------------------------------------- */

static int parts_of(const struct cubes_review_page *page)
{
    return (page->review->count + CUBES_REVIEW_ROWS - 1) / CUBES_REVIEW_ROWS;
}

static void show(struct cubes_review_page *page, int part)
{
    page->part = part;
    page->count = 0;
    int first = part > 0 ? (part - 1) * CUBES_REVIEW_ROWS : 0;
    for (int i = first; i < page->review->count && page->count < CUBES_REVIEW_ROWS; i++) {
        if (part > 0 || page->review->entry[i].mark != CUBES_MARK_NONE) {
            page->order[page->count++] = i;
        }
    }
}

void cubes_review_open(struct cubes_review_page *page, const struct cubes_review *review)
{
    *page = (struct cubes_review_page){.review = review};
    cubes_review_add(&page->sum, review);
    show(page, 0);
    if (page->count == 0 && review->count > 0) {
        show(page, 1);
    }
}

bool cubes_review_turn(struct cubes_review_page *page, int item, int step)
{
    if (item != CUBES_REVIEW_PART) {
        return false;
    }
    int parts = parts_of(page) + 1;
    show(page, (page->part + step + parts) % parts);
    return true;
}

static const struct cubes_review_entry *entry_at(const struct cubes_review_page *page, int row)
{
    return &page->review->entry[page->order[row]];
}

int cubes_review_move(const struct cubes_review_page *page, int item)
{
    int row = item - CUBES_REVIEW_ROW;
    return row >= 0 && row < page->count ? entry_at(page, row)->at : -1;
}

/* ---- words --------------------------------------------------------------------------------------------- */

const char *cubes_rating_title(int rating)
{
    static const char *const titles[CUBES_RATINGS] = {
        [CUBES_RATING_ENGINEER] = N_("As the engineer"), [CUBES_RATING_OLD_HAND] = N_("Old hand"),
        [CUBES_RATING_REGULAR] = N_("Regular"),          [CUBES_RATING_PASSER_BY] = N_("Passer-by"),
        [CUBES_RATING_LEARNER] = N_("Learner"),
    };
    return rating >= 0 && rating < CUBES_RATINGS ? _(titles[rating]) : _("No choice");
}

const char *cubes_verdict_title(const struct cubes_review_entry *entry)
{
    if (entry->choices <= 1) {
        return _("No choice");
    }
    switch (entry->mark) {
    case CUBES_MARK_DOUBTFUL:
        return _("Doubtful");
    case CUBES_MARK_MISTAKE:
        return _("Mistake");
    case CUBES_MARK_BLUNDER:
        return _("Blunder");
    default:
        return entry->played.kind == entry->best.kind && entry->played.card == entry->best.card ? _("Best")
               : entry->loss == 0                                                               ? _("As good")
                                                                                                : _("Fine");
    }
}

/* Millionths as percents of games, or, alone, as turns. */
static void add_worth(const struct cubes_review_page *page, int64_t worth, bool sign, struct text *out)
{
    char figure[NUMBER_SIZE];
    struct text number = text_in(figure, sizeof figure);
    bool turns = page->sum.measure == CUBES_MEASURE_TURNS;
    int64_t unit = turns ? A_HUNDREDTH : A_TENTH_OF_A_PERCENT;
    int64_t rounded = ((worth < 0 ? -worth : worth) + unit / 2) / unit;
    text_add(&number, rounded == 0 || !sign ? "" : worth < 0 ? "\u2212" : "+");
    number_add_decimals(rounded, turns ? 2 : 1, &number);
    text_addf(out, turns ? "%s" : _("%s%%"), figure);
}

void cubes_review_move_text(struct move move, struct text *out)
{
    int dice = 0;
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        dice += (int)((unsigned)move.card >> place & 1u);
    }
    switch (move.kind) {
    case CUBES_MOVE_ROLL:
        text_addf(out, _n("Roll %d die", "Roll %d dice", dice), dice);
        break;
    case CUBES_MOVE_HOLD:
        text_add(out, _("Hold"));
        break;
    default:
        text_add(out, _("Leave"));
        break;
    }
}

static void part_text(const struct cubes_review_page *page, struct text *out)
{
    if (page->part == 0) {
        text_add(out, _("Losses only"));
    } else {
        int first = (page->part - 1) * CUBES_REVIEW_ROWS;
        /* TRANSLATORS: choices of a game that are shown, by their numbers. */
        text_addf(out, _("Choices %d to %d"), first + 1, first + page->count);
    }
}

void cubes_review_hint(const struct cubes_review_page *page, int item, struct text *out)
{
    int row = item - CUBES_REVIEW_ROW;
    if (row < 0 || row >= page->count) {
        text_add(out, _("Only choices that cost something, or all of them"));
        return;
    }
    const struct cubes_review_entry *entry = entry_at(page, row);
    text_addf(out, "%s: ", cubes_verdict_title(entry));
    cubes_review_move_text(entry->best, out);
    if (entry->rolled) {
        text_addf(out, _(", %d%% bust"), cubes_percent(entry->risk));
    }
}

/* ---- where it lies ------------------------------------------------------------------------------------- */

static float row_height(float width)
{
    return folds_in(width) ? FOLDED_H : ROW_H;
}

static float sum_height(float width)
{
    return folds_in(width) ? 2 * SUM_H : SUM_H;
}

static float rows_y(float width)
{
    return CHOICE_H + 2 * GAP + sum_height(width) + (folds_in(width) ? 0 : HEAD_H);
}

float cubes_review_length(const struct cubes_review_page *page, float width)
{
    return rows_y(width) + row_height(width) * (float)(page->count > 0 ? page->count : 1) + GAP;
}

static struct rect part_box(const struct form *form)
{
    struct rect row = page_rows_line(form, sum_height(form->box.w) + GAP, CHOICE_H);
    if (!folds_in(form->box.w)) {
        row.x += row.w - 420;
        row.w = 420;
    }
    return row;
}

static struct rect row_box(const struct form *form, int row)
{
    float h = row_height(form->box.w);
    return page_rows_line(form, rows_y(form->box.w) + h * (float)row, h - 4);
}

void cubes_review_items(const struct cubes_review_page *page, const struct form *form,
                        struct focus_list *list)
{
    focus_add_sideways(list, CUBES_REVIEW_PART, part_box(form), true, 0, "review.part");
    for (int row = 0; row < page->count; row++) {
        focus_add(list, CUBES_REVIEW_ROW + row, row_box(form, row), true, 1, "review.row.%d", row + 1);
    }
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

/* Below each other: a figure, and what it is. */
static void draw_figure(struct draw_list *list, struct rect box, const char *figure, const char *label,
                        struct rgba ink)
{
    float x = box.x + box.w / 2;
    draw_text_fit(list, x, box.y + 48, figure, FONT_SIGN, 42, ink, ANCHOR_MIDDLE, box.w - 12);
    draw_text_fit(list, x, box.y + 82, label, FONT_BODY, 22, INK_ASPHALT, ANCHOR_MIDDLE, box.w - 12);
}

static void draw_sum(const struct cubes_review_page *page, struct draw_list *list, const struct form *form)
{
    enum { FIGURES = 6 };
    const struct cubes_review_sum *sum = &page->sum;
    char text[FIGURES][48], busts[NUMBER_SIZE], figure[NUMBER_SIZE];
    struct text out[FIGURES];
    for (int i = 0; i < FIGURES; i++) {
        out[i] = text_in(text[i], sizeof text[i]);
    }
    struct text mean = text_in(busts, sizeof busts);
    number_add_decimals((sum->risks + A_TENTH / 2) / A_TENTH, 1, &mean);
    text_add(&out[0], cubes_rating_title(cubes_review_rating(sum)));
    add_worth(page, cubes_review_average(sum), false, &out[1]);
    add_worth(page, sum->loss, false, &out[2]);
    text_addf(&out[3], "%d · %d · %d", sum->mark[CUBES_MARK_DOUBTFUL], sum->mark[CUBES_MARK_MISTAKE],
              sum->mark[CUBES_MARK_BLUNDER]);
    add_worth(page, sum->luck, true, &out[4]);
    text_addf(&out[5], _("%s (%s by chance)"), number_figure(sum->busts, figure), busts);
    const char *const labels[FIGURES] = {_("as a player"),       _("lost a choice"),
                                         _("lost in all"),       _("doubtful · mistakes · blunders"),
                                         _("luck of the rolls"), translate_context(NC_("column", "Busts"))};
    int in_line = folds_in(form->box.w) ? FIGURES / 2 : FIGURES;
    for (int i = 0; i < FIGURES; i++) {
        int line = i / in_line;
        struct rect row = page_rows_line(form, SUM_H * (float)line, SUM_H);
        float w = row.w / (float)in_line;
        draw_figure(list, (struct rect){row.x + w * (float)(i % in_line), row.y, w, SUM_H}, text[i],
                    labels[i], i == 0 ? INK_RED : INK_INK);
    }
}

/* The dice as they lay: those held stand on gold. */
static void draw_dice(struct draw_list *list, const struct cubes_review_dice *dice, float x, float middle)
{
    const float mini = 30, pitch = 38;
    char points[NUMBER_SIZE];
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        float left = x + pitch * (float)place;
        if (!((unsigned)dice->dice >> place & 1u)) {
            continue;
        }
        bool held = (unsigned)dice->held >> place & 1u;
        shape_begin(list, (struct rect){left - 3, middle - mini / 2 - 3, mini + 6, mini + 6});
        shape_rect(list, 0, 0, mini + 6, mini + 6, 6, paint_fill(held ? INK_OCHRE : INK_PINE));
        shape_end(list);
        cubes_draw_flat(list, dice->face[place], left, middle - mini / 2, mini);
    }
    if (dice->points > 0) {
        draw_text_fit(list, x + pitch * CUBES_DICE + 76, middle + 10,
                      number_figure(dice->points * CUBES_FIFTY, points), FONT_SIGN_SEMI, 26, INK_INK,
                      ANCHOR_END, 72);
    }
}

/* Where the columns of a wide row begin, or end, from its left. */
struct columns {
    float dice, played, best, cost, verdict, luck;
};

enum { AIR = 14, COST_W = 90 };

/* What was played needs more room than what would have been better: a bust is told behind it. */
static struct columns columns_of(float w)
{
    const float played = 350;
    return (struct columns){.dice = 64,
                            .played = played,
                            .best = played + (w - 780) * .6f,
                            .cost = w - 330,
                            .verdict = w - 306,
                            .luck = w - 14};
}

static void draw_heads(struct draw_list *list, const struct form *form)
{
    struct rect row = page_rows_line(form, rows_y(form->box.w) - HEAD_H, HEAD_H);
    struct columns at = columns_of(row.w);
    const float size = 20;
    float y = row.y + 24;
    draw_text_fit(list, row.x + at.dice, y, _("THE DICE"), FONT_SIGN_SEMI, size, INK_ASPHALT, ANCHOR_START,
                  270);
    draw_text_fit(list, row.x + at.played, y, _("PLAYED"), FONT_SIGN_SEMI, size, INK_ASPHALT, ANCHOR_START,
                  at.best - at.played - AIR);
    draw_text_fit(list, row.x + at.best, y, _("THE ENGINEER"), FONT_SIGN_SEMI, size, INK_ASPHALT,
                  ANCHOR_START, at.cost - COST_W - at.best);
    draw_text_fit(list, row.x + at.cost, y, _("COST"), FONT_SIGN_SEMI, size, INK_ASPHALT, ANCHOR_END, COST_W);
    draw_text_fit(list, row.x + at.verdict, y, _("VERDICT"), FONT_SIGN_SEMI, size, INK_ASPHALT, ANCHOR_START,
                  150);
    draw_text_fit(list, row.x + at.luck, y, _("LUCK"), FONT_SIGN_SEMI, size, INK_ASPHALT, ANCHOR_END, 110);
}

static struct rgba verdict_ink(const struct cubes_review_entry *entry)
{
    return entry->mark == CUBES_MARK_NONE       ? INK_GREEN
           : entry->mark == CUBES_MARK_DOUBTFUL ? INK_TERRA
                                                : INK_RED;
}

/* What a row says. */
struct row_words {
    char number[NUMBER_SIZE], played[64], best[64], cost[48], luck[48];
};

static struct row_words words_of(const struct cubes_review_page *page, int row)
{
    struct row_words said = {.number = ""};
    const struct cubes_review_entry *entry = entry_at(page, row);
    struct text number = text_in(said.number, sizeof said.number),
                played = text_in(said.played, sizeof said.played),
                best = text_in(said.best, sizeof said.best), cost = text_in(said.cost, sizeof said.cost),
                luck = text_in(said.luck, sizeof said.luck);
    number_add(page->order[row] + 1, &number);
    cubes_review_move_text(entry->played, &played);
    text_add(&played, entry->bust ? " · " : "");
    text_add(&played, entry->bust ? _("bust") : "");
    cubes_review_move_text(entry->best, &best);
    if (entry->loss > 0 && entry->mark != CUBES_MARK_NONE) {
        add_worth(page, entry->loss, false, &cost);
    } else {
        text_add(&cost, "–");
    }
    if (entry->rolled) {
        add_worth(page, entry->luck, true, &luck);
    }
    return said;
}

static void draw_wide_row(const struct cubes_review_page *page, struct draw_list *list, struct rect box,
                          int row)
{
    const struct cubes_review_entry *entry = entry_at(page, row);
    struct row_words said = words_of(page, row);
    struct columns at = columns_of(box.w);
    float middle = box.y + box.h / 2, line = middle + 10;
    draw_text_fit(list, box.x + 46, line, said.number, FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 44);
    draw_dice(list, &entry_at(page, row)->before, box.x + at.dice, middle);
    draw_text_fit(list, box.x + at.played, line, said.played, FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_START,
                  at.best - at.played - AIR);
    draw_text_fit(list, box.x + at.best, line, said.best, FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_START,
                  at.cost - COST_W - at.best);
    draw_text_fit(list, box.x + at.cost, line, said.cost, FONT_SIGN, 28, INK_INK, ANCHOR_END, COST_W);
    draw_text_fit(list, box.x + at.verdict, line, cubes_verdict_title(entry), FONT_BODY_SEMI, 25,
                  verdict_ink(entry), ANCHOR_START, 150);
    draw_text_fit(list, box.x + at.luck, line, said.luck, FONT_SIGN_SEMI, 26, INK_INK, ANCHOR_END, 120);
}

static void draw_folded_row(const struct cubes_review_page *page, struct draw_list *list, struct rect box,
                            int row)
{
    const struct cubes_review_entry *entry = entry_at(page, row);
    struct row_words said = words_of(page, row);
    char both[160];
    bool same = entry->played.kind == entry->best.kind && entry->played.card == entry->best.card;
    struct text out = text_in(both, sizeof both);
    text_add(&out, said.played);
    if (!same) {
        text_addf(&out, _(" · better: %s"), said.best);
    }
    draw_text_fit(list, box.x + 40, box.y + 36, said.number, FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 38);
    draw_dice(list, &entry_at(page, row)->before, box.x + 56, box.y + 28);
    draw_text_fit(list, box.x + box.w - 10, box.y + 36, said.cost, FONT_SIGN, 30, INK_INK, ANCHOR_END, 90);
    draw_text_fit(list, box.x + box.w - 110, box.y + 36, cubes_verdict_title(entry), FONT_BODY_SEMI, 24,
                  verdict_ink(entry), ANCHOR_END, box.w - 450);
    draw_text_fit(list, box.x + 56, box.y + 76, both, FONT_BODY_MEDIUM, 24, INK_INK, ANCHOR_START,
                  box.w - 190);
    draw_text_fit(list, box.x + box.w - 10, box.y + 76, said.luck, FONT_SIGN_SEMI, 24, INK_ASPHALT,
                  ANCHOR_END, 110);
}

void cubes_review_draw(const struct cubes_review_page *page, struct draw_list *list, const struct form *form,
                       int focus)
{
    char part[64];
    struct text out = text_in(part, sizeof part);
    bool folds = folds_in(form->box.w);
    part_text(page, &out);
    draw_sum(page, list, form);
    page_rows_choice(list, part_box(form), _("Your choices beside the engineer’s"), part,
                     focus == CUBES_REVIEW_PART, folds ? 0 : page_rows_line(form, 0, 0).x + 8);
    if (!folds) {
        draw_heads(list, form);
    }
    for (int row = 0; row < page->count; row++) {
        struct rect box = row_box(form, row);
        if (row % 2 == 0) {
            page_rows_stripe(list, box);
        }
        if (focus == CUBES_REVIEW_ROW + row) {
            furniture_focus(list, box, 8);
        }
        if (folds) {
            draw_folded_row(page, list, box, row);
        } else {
            draw_wide_row(page, list, box, row);
        }
    }
}
