/* SPDX-License-Identifier: MIT */
/* How the review looks. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/review_inside.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <math.h>

/* ---- signs ----------------------------------------------------------------------------------------- */

/* Draws a verdict's sign, 36 by 36. Signs differ in shape; bad ones have the signs that chess players use. */
static void draw_sign(struct draw_list *list, float x, float y, enum review_verdict verdict)
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
    draw_sign(list, at.x, at.y - 18, verdict);
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

static void draw_row(struct draw_list *list, const struct review_state *state, const struct review_form *form,
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

static void draw_captions(struct draw_list *list, const struct review_state *state,
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

/* ---- the summary ----------------------------------------------------------------------------------- */

static void draw_choice(const struct front *front, struct draw_list *list, const struct review_form *form,
                        int item, const char *label, int focus)
{
    struct rect box = review_item_box(front, form, item);
    furniture_choice(list, box, label);
    if (focus == item) {
        /* Round the plate, which is lower than what a finger hits. */
        struct rect plate = {box.x, box.y + (box.h - CHOICE_PLATE) / 2, box.w, CHOICE_PLATE};
        furniture_focus(list, rect_grow(plate, 2), 10);
    }
}

static void draw_choices(const struct front *front, const struct review_state *state, struct draw_list *list,
                         const struct review_form *form, int focus)
{
    char part[64];
    struct text out = text_in(part, sizeof part);
    state->game->part_name(state->review, &state->journal, state->parts, &out);
    draw_choice(front, list, form, REVIEW_ITEM_PART, part, focus);
    if (state->seats > 1) {
        draw_choice(front, list, form, REVIEW_ITEM_SEAT, review_name(state, state->seat[state->chosen]),
                    focus);
    }
}

/* Draws how far judging has come, as a car on a road. */
static void draw_progress(const struct review_state *state, struct draw_list *list, struct rect box)
{
    char where[80];
    int count = state->game->count(state->review), known = 0;
    while (known < count && state->game->choice(state->review, known).known) {
        known++;
    }
    if (known == count) {
        text_format(where, sizeof where, _n("%d move looked at", "%d moves looked at", count), count);
    } else {
        text_format(where, sizeof where, _("%d of %d looked at"), known, count);
    }
    float value = count ? (float)known / (float)count : 1;
    furniture_slider(list, (struct rect){box.x + 44, box.y + box.h - 108, box.w - 96, 42}, value);
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h - 30, where, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE,
                  box.w - 48);
}

static float draw_rating(struct draw_list *list, const struct review_summary *sum, float middle, float y,
                         float room)
{
    draw_text_fit(list, middle, y, sum->title, FONT_DISPLAY, 54, INK_RED, ANCHOR_MIDDLE, room);
    draw_text_fit(list, middle, y + 42, sum->line, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE, room);
    return y + 98;
}

/* A line of the summary: its words from `indent` on, its figure at the right end. */
static void draw_count(struct draw_list *list, struct rect box, float y, float indent, const char *label,
                       const char *figure)
{
    float wide = fminf(draw_text_width(list, figure, FONT_SIGN, 36, 0), 140);
    draw_text_fit(list, box.x + indent, y, label, FONT_BODY_MEDIUM, BIG, INK_INK, ANCHOR_START,
                  box.w - indent - 28 - fmaxf(wide + 12, 76));
    draw_text_fit(list, box.x + box.w - 28, y + 2, figure, FONT_SIGN, 36, INK_INK, ANCHOR_END, 140);
}

/* Draws the counts from y to the foot, closer to each other if need be. */
static void draw_counts(struct draw_list *list, const struct review_summary *sum, struct rect box, float y,
                        float foot)
{
    const float most = 48, rule = 20, says = 38;
    float lines = (float)(MARKS - MARK_DOUBTFUL + sum->figures - 1);
    float pitch = fminf(most, (foot - y - rule - (sum->says ? says : 0)) / lines);
    char figure[16];
    for (int mark = MARK_DOUBTFUL; mark < MARKS; mark++) {
        enum review_verdict verdict = (enum review_verdict)(VERDICT_DOUBTFUL + mark - MARK_DOUBTFUL);
        text_format(figure, sizeof figure, "%d", sum->mark[mark]);
        draw_sign(list, box.x + 26, y - 28, verdict);
        draw_count(list, box, y, 76, review_verdict_name(verdict), figure);
        y += pitch;
    }
    draw_fill(list, (struct rect){box.x + 24, y - 26, box.w - 48, 2}, INK_SAND);
    for (int i = 0; i < sum->figures; i++) {
        draw_count(list, box, y + rule + pitch * (float)i, 28, sum->figure[i].label, sum->figure[i].text);
    }
    if (sum->says) {
        draw_text_fit(list, box.x + 28, y + rule + pitch * (float)(sum->figures - 1) + says, sum->says,
                      FONT_BODY, 25, INK_INK, ANCHOR_START, box.w - 56);
    }
}

/* The box of the summary beside the list: below the controls and above the button. */
static struct rect panel_box(const struct front *front, const struct review_state *state,
                             const struct review_form *form)
{
    struct rect box = review_item_box(front, form, REVIEW_ITEM_PART);
    float top = box.y + CHOICE_PITCH * (float)(1 + (state->seats > 1));
    float foot = form->form.box.y + form->form.box.h - FOOT - 28;
    return (struct rect){box.x, top, box.w, foot - top};
}

static void draw_summary(const struct front *front, const struct review_state *state, struct draw_list *list,
                         const struct review_form *form, bool focus)
{
    struct review_summary sum = {.title = ""};
    struct rect box =
        form->beside ? panel_box(front, state, form) : review_item_box(front, form, REVIEW_ITEM_SUMMARY);
    state->game->summary(state->review, &sum);
    furniture_headed(list, box, _("SUMMARY"), INK_SEA, 50, 30);
    if (!form->beside && !form->folds) {
        struct rect left = box, right = box;
        left.w = right.w = box.w / 2;
        right.x += box.w / 2;
        draw_rating(list, &sum, left.x + left.w / 2, left.y + 104, left.w - 48);
        draw_counts(list, &sum, right, right.y + 94, right.y + right.h - 16);
        left.h -= 4;
        draw_progress(state, list, left);
    } else {
        float y = draw_rating(list, &sum, box.x + box.w / 2, box.y + 112, box.w - 48);
        /* A sentence may come as near to the car as its road does. */
        draw_counts(list, &sum, box, y, box.y + box.h - (sum.says ? 112 : 140));
        draw_progress(state, list, box);
    }
    if (focus) {
        furniture_focus(list, rect_grow(box, -8), 10);
    }
}

/* ---- the dialog ------------------------------------------------------------------------------------ */

static void draw_head(const struct review_state *state, struct draw_list *list,
                      const struct review_form *form)
{
    struct rect box = form->form.box;
    if (!form->beside) {
        /* Folded, its descender ends above the choice of parts. */
        draw_text_fit(list, box.x + 36, box.y + (form->folds ? 66 : 76), _("Review"), FONT_DISPLAY,
                      form->folds ? 60 : 70, INK_RED, ANCHOR_START,
                      form->folds ? box.w - 72 : box.w * .36f - 60);
        draw_fill(list, (struct rect){box.x + 30, form->form.view.box.y - 12 - form->pinned, box.w - 60, 5},
                  INK_RED);
        return;
    }
    draw_text_fit(list, box.x + 58, box.y + 104, _("Review"), FONT_DISPLAY, 80, INK_RED, ANCHOR_START, 640);
    char head[2 * SEAT_NAME_SIZE + 8];
    struct text out = text_in(head, sizeof head);
    int seat = state->seat[state->chosen];
    text_add(&out, review_name(state, seat));
    if (state->journal.setup.seats == 2) {
        text_addf(&out, " \u2013 %s", review_name(state, !seat));
    }
    draw_text_fit(list, box.x + box.w - 54, box.y + 100, head, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_END,
                  640);
    draw_fill(list, (struct rect){box.x + 36, box.y + 126, box.w - 72, 6}, INK_RED);
    draw_captions(list, state, form);
}

/* Draws a sentence in the place of rows if there are none. */
static void draw_empty(const struct review_state *state, struct draw_list *list,
                       const struct review_form *form)
{
    struct rect row = review_row_box(form, 0);
    const char *flawless = state->game->flawless;
    int count = state->game->count(state->review);
    bool known = count > 0 && state->game->choice(state->review, count - 1).known;
    draw_text_wrapped(list, row.x + row.w / 2, form->beside ? form->form.box.y + 420 : row.y + 50,
                      state->slicing ? "\u2026"
                      : count == 0   ? _("There was nothing to choose.")
                      : !known       ? _("No move has cost anything so far.")
                      : flawless     ? _(flawless)
                                     : _("No choice cost anything: well played!"),
                      FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, row.w - (form->beside ? 200 : 40), 46);
}

static void draw_list(const struct front *front, const struct review_state *state, struct draw_list *list,
                      const struct review_form *form, int focus)
{
    int first, end;
    review_seen(form, &first, &end);
    bool captions = form->captions > 0 && form->count > 0;
    bool pinned =
        captions && form->pinned > 0 && review_captions_y(form) + form->captions <= form->form.view.box.y + 1;
    if (pinned) {
        draw_captions(list, state, form);
    }
    form_rows(list, &form->form);
    if (form->summary > 0) {
        draw_summary(front, state, list, form, focus == REVIEW_ITEM_SUMMARY);
    }
    if (captions && !pinned) {
        draw_captions(list, state, form);
    }
    for (int i = first; i < end; i++) {
        draw_row(list, state, form, i, focus == REVIEW_ITEM_ROWS + form->rows[i]);
    }
    if (form->count == 0) {
        draw_empty(state, list, form);
    }
    form_rows_end(list, &form->form);
}

void review_draw(const struct front *front, const struct review_state *state, struct draw_list *list,
                 const struct review_form *form, int focus)
{
    furniture_dialog(list, form->form.box);
    draw_head(state, list, form);
    draw_list(front, state, list, form, focus);
    draw_choices(front, state, list, form, focus);
    if (form->beside) {
        draw_summary(front, state, list, form, false);
    }
    dialog_button(front, list, review_item_box(front, form, REVIEW_ITEM_FILTER),
                  state->losses_only ? _("Every move") : _("Losses only"), false, REVIEW_ITEM_FILTER, focus);
    dialog_button(front, list, review_item_box(front, form, REVIEW_ITEM_CLOSE), _("Done"), true,
                  REVIEW_ITEM_CLOSE, focus);
}
