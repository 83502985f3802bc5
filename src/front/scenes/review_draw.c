/* SPDX-License-Identifier: MIT */
/* How the review looks. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/scenes/review_inside.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <math.h>

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
        review_draw_sign(list, box.x + 26, y - 28, verdict);
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
    review_draw_captions(list, state, form);
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
        review_draw_captions(list, state, form);
    }
    form_rows(list, &form->form);
    if (form->summary > 0) {
        draw_summary(front, state, list, form, focus == REVIEW_ITEM_SUMMARY);
    }
    if (captions && !pinned) {
        review_draw_captions(list, state, form);
    }
    for (int i = first; i < end; i++) {
        review_draw_row(list, state, form, i, focus == REVIEW_ITEM_ROWS + form->rows[i]);
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
