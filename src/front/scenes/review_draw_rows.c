/* SPDX-License-Identifier: MIT */
/* How the rows of the review look: a choice each, its verdict with a sign, and the captions above them. */
#include "base/i18n/translate.h"
#include "front/scenes/review_inside.h"
#include "ui/furniture.h"

#include <math.h>

/* ---- signs ----------------------------------------------------------------------------------------- */

/* Bad ones have the signs that chess players use. */
void review_draw_sign(struct draw_list *list, float x, float y, enum review_verdict verdict)
{
    const char *letters = "";
    struct rgba ink = INK_INK;
    shape_begin(list, (struct rect){x, y, 36, 36});
    switch (verdict) {
    case VERDICT_UNKNOWN:
        break;
    case VERDICT_NO_CHOICE:
        shape_line(list, 8, 18, 28, 18, paint_line(INK_ASPHALT2, 4));
        break;
    case VERDICT_BEST:
        shape_circle(list, 18, 18, 16, paint_fill(INK_GREEN));
        shape_path(list, paint_line(INK_CREAM, 4), "M10 18L16 24L26 12");
        break;
    case VERDICT_AS_GOOD:
    case VERDICT_FINE:
        shape_circle(list, 18, 18, 15, (struct paint){INK_CREAM, INK_GREEN, 2.6f, false});
        shape_path(list, paint_line(INK_GREEN, 4), "M10 18L16 24L26 12");
        break;
    case VERDICT_DOUBTFUL:
        shape_rect(list, 2, 2, 32, 32, 7, (struct paint){INK_SUN, INK_INK, 2, false});
        letters = "?!";
        break;
    case VERDICT_MISTAKE:
        shape_path(list, (struct paint){INK_CORAL, INK_INK, 2, false}, "M18 2L35 34L1 34Z");
        letters = "?";
        break;
    case VERDICT_BLUNDER:
        shape_path(list, (struct paint){INK_RED, INK_INK, 2, false},
                   "M11 1L25 1L35 11L35 25L25 35L11 35L1 25L1 11Z");
        letters = "??";
        ink = INK_CREAM;
        break;
    }
    shape_end(list);
    if (letters[0]) {
        float low = verdict == VERDICT_MISTAKE ? 31 : 27;
        draw_text_fit(list, x + 18, y + low, letters, FONT_SIGN, 26, ink, ANCHOR_MIDDLE, 26);
    }
}

/* What came of a choice, in a word; NULL: nothing. */
static const char *note_of(const struct review_state *state, int number)
{
    return state->game->note ? state->game->note(state->review, number) : NULL;
}

/* A row, and what stands in it. */
struct row {
    const struct review_state *state;
    const struct review_form *form;
    struct rect strip;
    int number;
    struct review_choice choice;
};

/* Draws the move that was played or the best one: a thing, then words. */
static void draw_move(struct draw_list *list, const struct row *row, enum review_cell cell, struct point at,
                      struct rgba ink, float room)
{
    char name[96];
    struct text out = text_in(name, sizeof name);
    const struct game_review *game = row->state->game;
    bool folded = row->form->folds, best = cell == REVIEW_BEST;
    float thing = game->thing(list, row->state->review, row->number, cell, at, folded);
    const struct move move = best ? row->choice.best : row->choice.played;
    game->words(move, &out);
    if (game->aim) {
        game->aim(&row->state->journal, move, &out);
    }
    const char *note = cell == REVIEW_PLAYED && !folded ? note_of(row->state, row->number) : NULL;
    if (note) {
        text_addf(&out, " · %s", note);
    }
    draw_text_fit(list, at.x + thing, at.y + 9, name, FONT_BODY_MEDIUM, 27, ink, ANCHOR_START, room - thing);
}

/* ---- the list -------------------------------------------------------------------------------------- */

static void draw_last(struct draw_list *list, const struct row *row, float x, float end, float y)
{
    const struct review_state *state = row->state;
    char figure[48];
    state->game->thing(list, state->review, row->number, REVIEW_LAST, (struct point){x, y}, row->form->folds);
    if (row->choice.rated) {
        struct text out = text_in(figure, sizeof figure);
        review_worth(state, row->choice.last, 1, state->game->last_signed, &out);
        draw_text_fit(list, end, y + 10, figure, FONT_SIGN, 31, INK_INK, ANCHOR_END, LAST_ROOM);
    }
}

static void draw_verdict(struct draw_list *list, const struct row *row, struct point at, float gap,
                         float room)
{
    enum review_verdict verdict = review_verdict_of(&row->choice);
    review_draw_sign(list, at.x, at.y - 18, verdict);
    draw_text_fit(list, at.x + gap, at.y + 9, review_verdict_name(verdict), FONT_BODY_MEDIUM, 26, INK_INK,
                  ANCHOR_START, room - gap);
}

/* Writes the loss of a choice; false: there was nothing to choose. */
static bool add_cost(const struct row *row, char figure[48])
{
    struct text out = text_in(figure, 48);
    if (row->choice.loss > 0) {
        review_worth(row->state, row->choice.loss, 1, false, &out);
    } else {
        text_add(&out, "\u2013");
    }
    return row->choice.known && row->choice.choices > 1;
}

/* The columns of rows that fold. */
struct folded {
    float left, middle, end;
};

static struct folded folded(struct rect strip)
{
    return (struct folded){strip.x + 64, strip.x + strip.w * .56f, strip.x + strip.w - 12};
}

/* Draws a row in two lines: the move and the verdict; the best move, the loss and the last column. */
static void draw_folded(struct draw_list *list, const struct row *row)
{
    struct folded at = folded(row->strip);
    float high = row->strip.y + 28, low = row->strip.y + 78, room = at.middle - at.left - COLUMN_GAP;
    char figure[48];
    const char *note = note_of(row->state, row->number);
    draw_move(list, row, REVIEW_PLAYED, (struct point){at.left, high}, INK_INK, room);
    float wide = note ? draw_text_width(list, note, FONT_BODY_MEDIUM, 24, 0) + COLUMN_GAP : 0;
    draw_verdict(list, row, (struct point){at.middle, high}, 44, at.end - at.middle - wide);
    if (note) {
        draw_text(list, at.end, high + 9, note, FONT_BODY_MEDIUM, 24, INK_RED, ANCHOR_END);
    }
    if (add_cost(row, figure)) {
        draw_move(list, row, REVIEW_BEST, (struct point){at.left, low}, INK_ASPHALT, room);
        draw_text_fit(list, at.middle, low + 10, figure, FONT_SIGN, 31, INK_INK, ANCHOR_START, 90);
    }
    draw_last(list, row, at.end - 140, at.end, low);
}

static int best_x(const struct review_state *state)
{
    return state->game->best_x ? state->game->best_x : BEST_X;
}

static void draw_unfolded(struct draw_list *list, const struct row *row)
{
    const struct review_form *form = row->form;
    char figure[48];
    float y = row->strip.y + row->strip.h / 2.0f, played = review_column(form, PLAYED_X);
    float best = review_column(form, best_x(row->state)), loss = review_column(form, LOSS_END);
    float sign = review_column(form, VERDICT_X), last = review_column(form, LAST_X);
    draw_move(list, row, REVIEW_PLAYED, (struct point){played, y}, INK_INK, best - played - COLUMN_GAP);
    draw_verdict(list, row, (struct point){sign, y}, 46, last - sign - COLUMN_GAP);
    if (add_cost(row, figure)) {
        /* The figure behind it is as wide as its letters are large. */
        float wide = draw_text_width(list, figure, FONT_SIGN, 31, 0);
        draw_move(list, row, REVIEW_BEST, (struct point){best, y}, INK_INK, loss - wide - best - COLUMN_GAP);
        draw_text_fit(list, loss, y + 10, figure, FONT_SIGN, 31, INK_INK, ANCHOR_END, LAST_ROOM);
    }
    draw_last(list, row, last, review_column(form, LAST_END), y);
}

void review_draw_row(struct draw_list *list, const struct review_state *state, const struct review_form *form,
                     int at, bool focus)
{
    int number = form->rows[at];
    struct row row = {.state = state,
                      .form = form,
                      .strip = review_row_box(form, at),
                      .number = number,
                      .choice = state->game->choice(state->review, number)};
    struct rect strip = row.strip;
    char figure[24];
    if (focus) {
        furniture_row(list, strip);
    } else if (at % 2 == 0) {
        draw_fill(list, (struct rect){strip.x, strip.y - 3, strip.w, form->pitch}, ink_fade(INK_PAPER, .75f));
    }
    text_format(figure, sizeof figure, "%d", number + 1);
    draw_text_fit(list, form->folds ? strip.x + 52 : review_column(form, NUMBER_END),
                  strip.y + strip.h / 2 + 8, figure, FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 40);
    if (form->folds) {
        draw_folded(list, &row);
    } else {
        draw_unfolded(list, &row);
    }
}

/* Draws the captions above rows that fold, in two lines. */
static void draw_captions_folded(struct draw_list *list, const struct review_state *state,
                                 const struct review_form *form, float y)
{
    struct folded at = folded(review_row_box(form, 0));
    float room = at.middle - at.left - COLUMN_GAP, half = (at.end - at.middle - COLUMN_GAP) / 2;
    draw_text_fit(list, at.left, y, _("PLAYED"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START, room);
    draw_text_fit(list, at.middle, y, _("VERDICT"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START,
                  at.end - at.middle);
    y += CAPTIONS_LEADING;
    draw_text_fit(list, at.left, y, _(state->game->judge), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START, room);
    draw_text_fit(list, at.middle, y, _("COST"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START, half);
    draw_text_fit(list, at.end, y, _(state->game->last), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_END, half);
}

void review_draw_captions(struct draw_list *list, const struct review_state *state,
                          const struct review_form *form)
{
    float y = review_captions_y(form) + 18;
    if (form->folds) {
        draw_captions_folded(list, state, form, y);
        return;
    }
    int best = best_x(state);
    const struct {
        int x;
        enum anchor anchor;
        const char *label;
        int room;
    } captions[] = {
        {PLAYED_X, ANCHOR_START, _("PLAYED"), 240},
        {best, ANCHOR_START, _(state->game->judge), best == BEST_X ? 240 : LOSS_END - best - 120},
        {LOSS_END, ANCHOR_END, _("COST"), 110},
        {VERDICT_X, ANCHOR_START, _("VERDICT"), 170},
        {LAST_END, ANCHOR_END, _(state->game->last), 120},
    };
    for (size_t i = 0; i < sizeof captions / sizeof *captions; i++) {
        draw_text_fit(list, review_column(form, captions[i].x), y, captions[i].label, FONT_SIGN, SMALL,
                      INK_ASPHALT, captions[i].anchor, (float)captions[i].room * fminf(form->part, 1));
    }
}
