/* SPDX-License-Identifier: MIT */
/* How the review looks. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_review_inside.h"
#include "front/mille/mille_words.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

/* ---- signs ----------------------------------------------------------------------------------------- */

/* A verdict's sign, 36 by 36: they differ in shape, and marked ones carry the chess player's signs. */
static void draw_sign(struct draw_list *list, float x, float y, enum mille_review_verdict verdict)
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

/* A little card before the words of a move; the back for a draw. */
static void draw_move(struct draw_list *list, float x, float y, struct move move, struct rgba ink, float room)
{
    char name[96];
    struct text out = text_in(name, sizeof name);
    mille_review_move_text(move, &out);
    bool card = move.kind == MOVE_PLAY || move.kind == MOVE_DISCARD;
    if (card || move.kind == MOVE_DRAW) {
        draw_card(list, mille_card_asset(card ? move.card : CARD_NONE), "", INK_CREAM,
                  (struct rect){x, y - CARD_H / 2.0f, CARD_W, CARD_H}, 0, 0);
    } else {
        /* The stone of the goal. */
        draw_sprite(list, "icons/borne_plain", (struct rect){x + 2, y - 22, 30, 44});
    }
    draw_text_fit(list, x + CARD_W + CARD_GAP, y + 9, name, FONT_BODY_MEDIUM, 27, ink, ANCHOR_START, room);
}

static void draw_number(struct draw_list *list, float x, float y, const char *string, struct rgba ink)
{
    draw_text_fit(list, x, y, string, FONT_SIGN, 31, ink, ANCHOR_END, LUCK_END - LUCK_X - CARD_W - 6);
}

/* ---- the list -------------------------------------------------------------------------------------- */

static void draw_luck(struct draw_list *list, const struct review_entry *entry, float x, float end, float y)
{
    char number[24];
    if (entry->draws > 0) {
        draw_card(list, mille_card_asset(entry->drawn[entry->draws - 1]), "", INK_CREAM,
                  (struct rect){x, y - CARD_H / 2.0f, CARD_W, CARD_H}, 0, 0);
    }
    if (entry->lucky) {
        struct text out = text_in(number, sizeof number);
        mille_review_per_cent(entry->luck, 1, true, &out);
        draw_number(list, end, y + 10, number, INK_INK);
    }
}

/* The columns of rows that fold. */
struct folded {
    float left, middle, end;
};

static struct folded folded(struct rect strip)
{
    return (struct folded){strip.x + 64, strip.x + strip.w * .56f, strip.x + strip.w - 12};
}

/* In two lines: what was played and how good it was; what the ace would have played, the cost and the luck.
 */
static void draw_folded(struct draw_list *list, const struct review_entry *entry, struct rect strip)
{
    struct folded at = folded(strip);
    float left = at.left, middle = at.middle, end = at.end, high = strip.y + 28, low = strip.y + 78;
    char number[24];
    enum mille_review_verdict verdict = mille_review_verdict(entry);
    draw_move(list, left, high, entry->played, INK_INK, middle - left - CARD_W - CARD_GAP - COLUMN_GAP);
    draw_sign(list, middle, high - 18, verdict);
    draw_text_fit(list, middle + 44, high + 9, mille_review_verdict_text(verdict), FONT_BODY_MEDIUM, 26,
                  INK_INK, ANCHOR_START, end - middle - 44);
    if (entry->known && entry->choices > 1) {
        struct text out = text_in(number, sizeof number);
        mille_review_per_cent(entry->loss, 1, false, &out);
        draw_move(list, left, low, entry->best, INK_ASPHALT, middle - left - CARD_W - CARD_GAP - COLUMN_GAP);
        draw_text_fit(list, middle, low + 10, entry->loss > 0 ? number : "\u2013", FONT_SIGN, 31, INK_INK,
                      ANCHOR_START, 90);
    }
    draw_luck(list, entry, end - 140, end, low);
}

static void draw_unfolded(struct draw_list *list, const struct mille_review_form *form,
                          const struct review_entry *entry, float y)
{
    char number[24];
    float played = mille_review_column(form, PLAYED_X), best = mille_review_column(form, BEST_X);
    float loss = mille_review_column(form, LOSS_END), luck = mille_review_column(form, LUCK_X);
    draw_move(list, played, y, entry->played, INK_INK, best - played - CARD_W - CARD_GAP - COLUMN_GAP);
    enum mille_review_verdict verdict = mille_review_verdict(entry);
    float sign = mille_review_column(form, VERDICT_X);
    draw_sign(list, sign, y - 18, verdict);
    draw_text_fit(list, sign + 46, y + 9, mille_review_verdict_text(verdict), FONT_BODY_MEDIUM, 26, INK_INK,
                  ANCHOR_START, luck - sign - 46 - COLUMN_GAP);
    if (entry->known && entry->choices > 1) {
        struct text out = text_in(number, sizeof number);
        mille_review_per_cent(entry->loss, 1, false, &out);
        const char *cost = entry->loss > 0 ? number : "\u2013";
        /* The figure behind it is as wide as its letters are large. */
        float figure = draw_text_width(list, cost, FONT_SIGN, 31, 0);
        draw_move(list, best, y, entry->best, INK_INK, loss - figure - best - CARD_W - CARD_GAP - COLUMN_GAP);
        draw_number(list, loss, y + 10, cost, INK_INK);
    }
    draw_luck(list, entry, luck, mille_review_column(form, LUCK_END), y);
}

static void draw_entry(const struct front *front, struct draw_list *list,
                       const struct mille_review_form *form, int row)
{
    int index = form->rows[row];
    const struct review_entry *entry = &mille_review_of(front)->review.entry[index];
    struct rect strip = mille_review_row_box(form, row);
    float y = strip.y + strip.h / 2.0f;
    char number[24];
    if (front_focus_of(front, &mille_review_scene) == MILLE_REVIEW_ITEM_ROWS + index) {
        furniture_row(list, strip);
    } else if (row % 2 == 0) {
        draw_fill(list, (struct rect){strip.x, strip.y - 3, strip.w, form->pitch}, ink_fade(INK_PAPER, .75f));
    }
    text_format(number, sizeof number, "%d", index + 1);
    draw_text_fit(list, form->folds ? strip.x + 52 : mille_review_column(form, NUMBER_END), y + 8, number,
                  FONT_SIGN_SEMI, 24, INK_ASPHALT, ANCHOR_END, 40);
    if (form->folds) {
        draw_folded(list, entry, strip);
    } else {
        draw_unfolded(list, form, entry, y);
    }
}

/* Above rows that fold, in their two lines. */
static void draw_captions_folded(struct draw_list *list, const struct mille_review_form *form, float y)
{
    struct folded at = folded(mille_review_row_box(form, 0));
    float room = at.middle - at.left - COLUMN_GAP, half = (at.end - at.middle - COLUMN_GAP) / 2;
    draw_text_fit(list, at.left, y, _("PLAYED"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START, room);
    draw_text_fit(list, at.middle, y, _("VERDICT"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START,
                  at.end - at.middle);
    y += CAPTIONS_LEADING;
    draw_text_fit(list, at.left, y, _("THE ACE"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START, room);
    draw_text_fit(list, at.middle, y, _("COST"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_START, half);
    draw_text_fit(list, at.end, y, _("LUCK"), FONT_SIGN, SMALL, INK_ASPHALT, ANCHOR_END, half);
}

static void draw_captions(struct draw_list *list, const struct mille_review_form *form)
{
    float y = mille_review_captions_y(form) + 18;
    if (form->folds) {
        draw_captions_folded(list, form, y);
        return;
    }
    static const struct {
        int x;
        enum anchor anchor;
        const char *label;
        int room;
    } captions[] = {
        {PLAYED_X, ANCHOR_START, N_("PLAYED"), 240}, {BEST_X, ANCHOR_START, N_("THE ACE"), 240},
        {LOSS_END, ANCHOR_END, N_("COST"), 110},     {VERDICT_X, ANCHOR_START, N_("VERDICT"), 170},
        {LUCK_END, ANCHOR_END, N_("LUCK"), 120},
    };
    for (size_t i = 0; i < sizeof captions / sizeof *captions; i++) {
        draw_text_fit(list, mille_review_column(form, captions[i].x), y, _(captions[i].label), FONT_SIGN,
                      SMALL, INK_ASPHALT, captions[i].anchor, (float)captions[i].room * fminf(form->part, 1));
    }
}

/* ---- the summary ----------------------------------------------------------------------------------- */

static void draw_choices(const struct front *front, struct draw_list *list,
                         const struct mille_review_form *form)
{
    const struct mille_review_state *debrief = mille_review_of(front);
    int focus = front_focus_of(front, &mille_review_scene);
    char hand[48];
    text_format(hand, sizeof hand, _("Hand %d"), debrief->review.hand_number);
    const struct {
        int item;
        bool on;
        const char *label;
    } choices[] = {
        {MILLE_REVIEW_ITEM_WHICH_HAND, true, hand},
        {MILLE_REVIEW_ITEM_WHICH_SEAT, debrief->seats > 1, mille_review_name(debrief, debrief->review.seat)}};
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
        struct rect box = mille_review_item_box(front, form, choices[i].item);
        if (choices[i].on) {
            furniture_choice(list, box, choices[i].label);
        }
        if (choices[i].on && focus == choices[i].item) {
            /* Round the plate, which is lower than what a finger hits. */
            struct rect plate = {box.x, box.y + (box.h - CHOICE_PLATE) / 2, box.w, CHOICE_PLATE};
            furniture_focus(list, rect_grow(plate, 2), 10);
        }
    }
}

static void draw_count(struct draw_list *list, struct rect box, float y, enum mille_review_verdict verdict,
                       int count)
{
    char number[16];
    text_format(number, sizeof number, "%d", count);
    draw_sign(list, box.x + 26, y - 28, verdict);
    draw_text_fit(list, box.x + 76, y, mille_review_verdict_text(verdict), FONT_BODY_MEDIUM, BIG, INK_INK,
                  ANCHOR_START, box.w - 180);
    draw_text_fit(list, box.x + box.w - 28, y + 2, number, FONT_SIGN, 36, INK_INK, ANCHOR_END, 70);
}

/* How far it has come, by the car on its road. */
static void draw_progress(const struct front *front, struct draw_list *list, struct rect box)
{
    const struct review *review = &mille_review_of(front)->review;
    char where[80];
    bool done = review->known == review->count;
    if (done) {
        text_format(where, sizeof where, _n("%d move looked at", "%d moves looked at", review->count),
                    review->count);
    } else {
        text_format(where, sizeof where, _("%d of %d looked at"), review->known, review->count);
    }
    float value = review->count ? (float)review->known / (float)review->count : 1;
    furniture_slider(list, (struct rect){box.x + 44, box.y + box.h - 108, box.w - 96, 42}, value);
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h - 30, where, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE,
                  box.w - 48);
}

static float draw_rating(struct draw_list *list, const struct review_sum *sum, float middle, float y,
                         float room)
{
    char number[24], line[96];
    draw_text_fit(list, middle, y, mille_review_rating_text(review_rating(sum)), FONT_DISPLAY, 54, INK_RED,
                  ANCHOR_MIDDLE, room);
    struct text out = text_in(number, sizeof number);
    mille_review_per_cent(review_average(sum), 2, false, &out);
    /* TRANSLATORS: a percentage: what each decision cost on average. */
    text_format(line, sizeof line, _("%s a decision"), number);
    draw_text_fit(list, middle, y + 42, line, FONT_BODY, 25, INK_INK, ANCHOR_MIDDLE, room);
    return y + 98;
}

static void draw_counts(struct draw_list *list, const struct review_sum *sum, struct rect box, float y)
{
    char number[24];
    for (int mark = MARK_DOUBTFUL; mark < MARKS; mark++) {
        enum mille_review_verdict verdict =
            (enum mille_review_verdict)(VERDICT_DOUBTFUL + mark - MARK_DOUBTFUL);
        draw_count(list, box, y, verdict, sum->mark[mark]);
        y += 48;
    }
    draw_fill(list, (struct rect){box.x + 24, y - 26, box.w - 48, 2}, INK_SAND);
    struct text out = text_in(number, sizeof number);
    mille_review_per_cent(sum->luck, 1, true, &out);
    draw_text_fit(list, box.x + 28, y + 20, _("Luck"), FONT_BODY_MEDIUM, BIG, INK_INK, ANCHOR_START,
                  box.w - 190);
    draw_text_fit(list, box.x + box.w - 28, y + 22, number, FONT_SIGN, 36, INK_INK, ANCHOR_END, 140);
    draw_text_fit(list, box.x + 28, y + 58, mille_review_luck_text(sum->luck), FONT_BODY, 25, INK_INK,
                  ANCHOR_START, box.w - 56);
}

static void draw_summary(const struct front *front, struct draw_list *list,
                         const struct mille_review_form *form)
{
    const struct mille_review_state *debrief = mille_review_of(front);
    const struct review_sum *sum = &debrief->sum;
    struct rect box = mille_review_item_box(front, form, MILLE_REVIEW_ITEM_SUMMARY);
    if (form->beside) {
        int choices = 1 + (debrief->seats > 1);
        box = mille_review_item_box(front, form, MILLE_REVIEW_ITEM_WHICH_HAND);
        float top = box.y + CHOICE_PITCH * (float)choices,
              foot = form->form.box.y + form->form.box.h - FOOT - 28;
        box = (struct rect){box.x, top, box.w, foot - top};
    }
    furniture_headed(list, box, _("SUMMARY"), INK_SEA, 50, 30);
    if (!form->beside && !form->folds) {
        struct rect left = box, right = box;
        left.w = right.w = box.w / 2;
        right.x += box.w / 2;
        draw_rating(list, sum, left.x + left.w / 2, left.y + 104, left.w - 48);
        draw_counts(list, sum, right, right.y + 94);
        left.h -= 4;
        draw_progress(front, list, left);
    } else {
        float y = draw_rating(list, sum, box.x + box.w / 2, box.y + 112, box.w - 48);
        draw_counts(list, sum, box, y);
        draw_progress(front, list, box);
    }
    if (front_focus_of(front, &mille_review_scene) == MILLE_REVIEW_ITEM_SUMMARY) {
        furniture_focus(list, rect_grow(box, -8), 10);
    }
}

static void draw_head(const struct front *front, struct draw_list *list, const struct mille_review_form *form)
{
    const struct mille_review_state *debrief = mille_review_of(front);
    struct rect box = form->form.box;
    if (!form->beside) {
        /* Folded, its descender ends above the choice of hands. */
        draw_text_fit(list, box.x + 36, box.y + (form->folds ? 66 : 76), _("Review"), FONT_DISPLAY,
                      form->folds ? 60 : 70, INK_RED, ANCHOR_START,
                      form->folds ? box.w - 72 : box.w * .36f - 60);
        draw_fill(list, (struct rect){box.x + 30, form->form.view.box.y - 12 - form->pinned, box.w - 60, 5},
                  INK_RED);
        return;
    }
    draw_text_fit(list, box.x + 58, box.y + 104, _("Review"), FONT_DISPLAY, 80, INK_RED, ANCHOR_START, 640);
    char head[2 * SEAT_NAME_SIZE + 8];
    text_format(head, sizeof head, "%s \u2013 %s", mille_review_name(debrief, debrief->review.seat),
                mille_review_name(debrief, !debrief->review.seat));
    draw_text_fit(list, box.x + box.w - 54, box.y + 100, head, FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_END,
                  640);
    draw_fill(list, (struct rect){box.x + 36, box.y + 126, box.w - 72, 6}, INK_RED);
    draw_captions(list, form);
}

static void draw_list(const struct front *front, struct draw_list *list, const struct mille_review_form *form)
{
    int first, end;
    mille_review_seen(form, &first, &end);
    bool captions = form->captions > 0 && form->count > 0;
    bool pinned = captions && form->pinned > 0 &&
                  mille_review_captions_y(form) + form->captions <= form->form.view.box.y + 1;
    if (pinned) {
        draw_captions(list, form);
    }
    form_rows(list, &form->form);
    if (form->summary > 0) {
        draw_summary(front, list, form);
    }
    if (captions && !pinned) {
        draw_captions(list, form);
    }
    for (int i = first; i < end; i++) {
        draw_entry(front, list, form, i);
    }
    if (form->count == 0) {
        struct rect row = mille_review_row_box(form, 0);
        draw_text_wrapped(list, row.x + row.w / 2, form->beside ? form->form.box.y + 420 : row.y + 50,
                          mille_review_of(front)->review.known < mille_review_of(front)->review.count
                              ? _("No move has cost anything so far.")
                              : _("No move cost anything: well driven!"),
                          FONT_BODY_MEDIUM, 31, INK_INK, ANCHOR_MIDDLE, row.w - (form->beside ? 200 : 40),
                          46);
    }
    form_rows_end(list, &form->form);
}

void mille_review_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct mille_review_state *debrief = mille_review_of(front);
    struct mille_review_form form;
    mille_review_form(front, &form);
    int focus = front_focus_of(front, &mille_review_scene);
    dialog_begin(front, list, &mille_review_scene, .60f, blend);
    furniture_dialog(list, form.form.box);
    draw_head(front, list, &form);
    draw_list(front, list, &form);
    draw_choices(front, list, &form);
    if (form.beside) {
        draw_summary(front, list, &form);
    }
    furniture_button(list, mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_FILTER),
                     debrief->losses_only ? _("Every move") : _("Losses only"), INK_PAPER, INK_INK,
                     focus == MILLE_REVIEW_ITEM_FILTER, front->pressed == MILLE_REVIEW_ITEM_FILTER);
    furniture_button(list, mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_CLOSE), _("Done"), INK_GREEN,
                     INK_CREAM, focus == MILLE_REVIEW_ITEM_CLOSE, front->pressed == MILLE_REVIEW_ITEM_CLOSE);
    draw_group_end(list);
}
