/* SPDX-License-Identifier: MIT */
/* The lists of the high scores. */
#include "base/number.h"
#include "base/words.h"
#include "front/dates.h"
#include "front/front.h"
#include "front/records.h"
#include "front/scenes/high_scores_inside.h"
#include "ui/furniture.h"

enum {
    EDGE = 58,
    LENGTH = 642,
    LIST_Y = 36, /* below the view's top */
    LIST_TIGHT_Y = 8,
    LIST_H = 560,
    LIST_GAP = 36,
    HEADER = 64,
    RANK_PITCH = 158
};

/* Below the view's top; a row that turns to other games needs no more room than there is in a high window. */
static float list_y(const struct front *front)
{
    bool tight = dialog_folds(front) || dialog_is_low(front);
    return tight ? LIST_TIGHT_Y + high_scores_down(front)
                 : (float)(LIST_Y + (high_scores_turns(front) ? LIST_GAP : 0));
}

float high_scores_length(const struct front *front)
{
    int lists = records_rankings(high_scores_counts(front));
    if (dialog_folds(front)) {
        return high_scores_down(front) + (float)(LIST_H * lists + LIST_GAP * (lists - 1) + LIST_TIGHT_Y);
    }
    return LENGTH + (dialog_is_low(front) ? high_scores_down(front) : 0);
}

/* A stone with a rank; its foot's middle at x, y. */
static void draw_rank(struct draw_list *list, float x, float y, int rank)
{
    const float w = 84;
    char number[8];
    text_format(number, sizeof number, "%d", rank);
    /* Sky and meadow, against which the pale stone stands out. */
    shape_begin(list, (struct rect){x - 58, y - 136, 120, 136});
    shape_rect(list, 0, 0, 120, 136, 8, paint_fill(INK_SKY));
    shape_path(list, paint_fill(INK_MEADOW),
               "M0 112C40 98 80 106 120 100L120 128C120 133 116 136 112 136L8 136C4 136 0 133 0 128Z");
    shape_end(list);
    furniture_total(list, (struct rect){x - w * .45f, y - 160, w, 152}, number);
}

static void draw_entry(struct draw_list *list, struct rect box, const struct record_best *best, int rank)
{
    float x = box.x + 174, room = box.w - 174 - 36;
    draw_rank(list, box.x + 84, box.y + 148, rank);
    if (best == NULL) {
        draw_text_fit(list, x, box.y + 104, _("Nobody yet"), FONT_BODY, 30, INK_ASPHALT2, ANCHOR_START, room);
        return;
    }
    char line[SEAT_NAME_SIZE];
    struct text out = text_in(line, sizeof line);
    number_add(best->points, &out);
    draw_text_fit(list, x, box.y + 76, line, FONT_SIGN, 62, INK_INK, ANCHOR_START, room);
    const char *name = best->computer ? _("Computer") : best->name[0] ? best->name : _("You");
    draw_text_fit(list, x, box.y + 108, name, FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START, room);
    out = text_in(line, sizeof line);
    date_text(best->day, &out);
    draw_text_fit(list, x, box.y + 137, line, FONT_BODY, 23, INK_ASPHALT, ANCHOR_START, room);
}

static void draw_column(struct draw_list *list, struct rect box, const char *label, struct rgba ink,
                        const struct record_list *scores)
{
    furniture_headed(list, box, label, ink, HEADER, 32);
    for (int i = 0; i < RECORDS_BEST; i++) {
        struct rect row = {box.x, box.y + HEADER + 6 + RANK_PITCH * (float)i, box.w, RANK_PITCH};
        if (i > 0) {
            draw_fill(list, (struct rect){row.x + 30, row.y + 2, row.w - 60, 2}, INK_SAND);
        }
        draw_entry(list, row, i < scores->count ? &scores->best[i] : NULL, i + 1);
    }
}

/* The label of a list; what must be passed for it may be part. */
static void label_of(const struct record_ranking *ranking, struct text *out)
{
    char number[NUMBER_SIZE];
    if (ranking->least > 0) {
        text_addf(out, _(ranking->label), number_figure(ranking->least, number));
    } else {
        text_add(out, _(ranking->label));
    }
}

/* Beside each other, or below each other where it folds. */
void high_scores_draw(const struct front *front, struct draw_list *list, const struct form *form)
{
    const struct rgba inks[RECORDS_RANKINGS] = {INK_RED, INK_SEA};
    const struct records *records = high_scores_records(front);
    const struct records_form *counts = high_scores_counts(front);
    bool folds = dialog_folds(front);
    int columns = records_rankings(counts);
    float edge = folds ? 24 : EDGE, left = form->box.x + edge, room = form_right(form, edge) - left;
    float w = folds || columns < 2 ? room : (room - LIST_GAP) / 2;
    float y = form_y(form, list_y(front));
    for (int i = 0; i < columns; i++) {
        struct rect box = {left + (folds ? 0 : (w + LIST_GAP) * (float)i),
                           y + (folds ? (LIST_H + LIST_GAP) * (float)i : 0), w, LIST_H};
        char label[96];
        struct text out = text_in(label, sizeof label);
        label_of(&counts->rankings[i], &out);
        draw_column(list, box, label, inks[i], &records->list[i]);
    }
}
