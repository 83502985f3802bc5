/* SPDX-License-Identifier: MIT */
/* Layout of the review. */
#include "front/front.h"
#include "front/scenes/review_inside.h"
#include "front/stage/dialog.h"

#include <math.h>

/* Heights of heads if the summary is in the list; space below the summary; y of captions if it is beside the
 * list. */
static const float HEAD_FOLDED = 124, HEAD_UPRIGHT = 116, SUMMARY_GAP = 24, CAPTIONS_Y = 160;

/* Finds the choices that are listed. */
static void find_rows(const struct review_state *state, struct review_form *form)
{
    int count = state->game->count(state->review);
    for (int i = 0; i < count; i++) {
        if (!state->losses_only || state->game->choice(state->review, i).loss > 0) {
            form->rows[form->count++] = i;
        }
    }
}

void review_form(const struct front *front, struct review_form *form)
{
    float touch = form_touch(&front->frame, 52), choice = form_touch(&front->frame, CHOICE_H);
    /* The summary that stands beside the list is as high as a whole dialog. */
    bool high = form_room(&front->frame, 0).h >= DIALOG_H;
    *form = (struct review_form){.beside = high && !form_narrow(&front->frame, BESIDE_LEAST),
                                 .folds = dialog_folds(front)};
    find_rows(review_of(front), form);
    form->pitch = form->folds ? FOLDED_PITCH : form_touch(&front->frame, ROW_PITCH);
    form->summary = form->beside ? 0 : form->folds ? SUMMARY_H : SUMMARY_LOW;
    form->captions = form->beside ? 0 : form->folds ? CAPTIONS_FOLDED_H : CAPTIONS_H;
    form->pinned = form->folds || dialog_is_low(front) ? 0 : form->captions;
    struct form_design design = {
        .w = DIALOG_W,
        .head = ROW_FIRST,
        .foot = DIALOG_H - ROW_FIRST - ROWS_SHOWN * ROW_PITCH,
        .length = form->pitch * (float)form->count,
        .most = form->pitch * ROWS_SHOWN,
        .step = form->pitch,
    };
    if (!form->beside) {
        bool empty = form->count == 0;
        design.head = (form->folds ? HEAD_FOLDED + choice : HEAD_UPRIGHT) + form->pinned;
        design.foot = touch + 32;
        design.length += form->summary + form->captions + (empty ? 140 : 30);
        design.most = design.length;
    }
    form->form = dialog_form(front, &review_scene, &design);
    float w = form_right(&form->form, form->beside ? 0 : 30) - form->form.box.x - EDGE;
    form->part = form->beside ? form->form.box.w / DIALOG_W : w / ROWS_W;
    if (form->beside) {
        /* The list's bar stands before the summary. */
        form->form.view.box.w = form->form.box.x + PANEL_X * form->part - 18 - form->form.view.box.x;
    }
}

/* The x of what is designed at a distance from the dialog's left edge. */
float review_column(const struct review_form *form, int designed)
{
    if (form->beside) {
        return form->form.box.x + (float)designed * form->part;
    }
    return form->form.box.x + EDGE / 2.0f + (float)(designed - EDGE) * form->part;
}

/* The top of the rows, below the top of the list. */
static float rows_top(const struct review_form *form)
{
    return form->summary > 0 ? form->summary + SUMMARY_GAP + form->captions : 0;
}

float review_captions_y(const struct review_form *form)
{
    if (form->beside) {
        return form->form.box.y + CAPTIONS_Y;
    }
    float own = form_y(&form->form, form->summary + SUMMARY_GAP);
    return form->pinned > 0 ? fmaxf(own, form->form.view.box.y - form->pinned) : own;
}

struct rect review_row_box(const struct review_form *form, int row)
{
    float top = rows_top(form), left = review_column(form, EDGE);
    float right = form->beside ? review_column(form, EDGE + ROWS_W) : form_right(&form->form, 24);
    return (struct rect){left, form_y(&form->form, top + form->pitch * (float)row), right - left,
                         form->pitch - 6};
}

void review_seen(const struct review_form *form, int *first, int *end)
{
    float top = form->form.view.at - rows_top(form);
    int from = (int)floorf(top / form->pitch), to = (int)ceilf((top + form->form.view.box.h) / form->pitch);
    *first = from < 0 ? 0 : from > form->count ? form->count : from;
    *end = to < *first ? *first : to > form->count ? form->count : to;
}

static struct rect choice_box(const struct front *front, const struct review_form *form, bool seat)
{
    struct rect box = form->form.box;
    float h = form_touch(&front->frame, CHOICE_H);
    if (form->beside) {
        float left = review_column(form, PANEL_X);
        return (struct rect){left, box.y + 152 + (seat ? CHOICE_PITCH : 0), box.x + box.w - EDGE - left,
                             CHOICE_H};
    }
    bool both = review_of(front)->seats > 1;
    float edge = 30, left = form->folds ? box.x + edge : box.x + box.w * .36f, right = box.x + box.w - edge;
    float w = (right - left - (both ? 16 : 0)) / (both ? 2 : 1);
    float y = form->folds ? box.y + 96 : box.y + 26 + (52 - h) / 2;
    return (struct rect){left + (seat ? w + 16 : 0), y, w, h};
}

struct rect review_item_box(const struct front *front, const struct review_form *form, int item)
{
    bool beside = form->beside;
    float h = form_touch(&front->frame, 52), edge = beside ? EDGE : 30, up = beside ? FOOT : h + 16;
    switch (item) {
    case REVIEW_ITEM_PART:
    case REVIEW_ITEM_SEAT:
        return choice_box(front, form, item == REVIEW_ITEM_SEAT);
    case REVIEW_ITEM_SUMMARY: {
        float left = review_column(form, EDGE), y = form_y(&form->form, 6);
        return (struct rect){left, y, form_right(&form->form, 24) - left, form->summary - 6};
    }
    default:
        return form_button(&form->form, item == REVIEW_ITEM_CLOSE, 2, item == REVIEW_ITEM_CLOSE ? 236 : 280,
                           h, edge, up);
    }
}
