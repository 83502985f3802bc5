/* SPDX-License-Identifier: MIT */
/* The list of combinations, with those that score now on yellow; the signs to hold and to roll. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/words.h"
#include "ui/furniture.h"

#include <math.h>

struct combo_row {
    int combination;
    const char *worth; /* NULL: its points */
    int dice;
    uint8_t face[CUBES_DICE];
};

static const struct combo_row combo_rows[] = {
    {CUBES_FIVE_ALIKE, "×300", 5, {4, 4, 4, 4, 4}},
    {CUBES_FOUR_ALIKE, "×200", 4, {4, 4, 4, 4}},
    {CUBES_THREE_ALIKE, "×100", 3, {4, 4, 4}},
    {CUBES_STRAIGHT, NULL, 5, {1, 2, 3, 4, 5}},
    {CUBES_SMALL_STRAIGHT, NULL, 4, {2, 3, 4, 5}},
    {CUBES_A_ONE, NULL, 1, {1}},
    {CUBES_A_FIVE, NULL, 1, {5}},
    {CUBES_A_JOKER, NULL, 1, {CUBES_JOKER}},
};

/* The points of a combination in the last roll; below 0: the roll has none. */
static int32_t points_live(const struct cubes_frame *frame, const struct cubes_count *last, int combination)
{
    int32_t points = -1;
    for (int i = 0; i < last->found_count; i++) {
        const struct cubes_found *found = &last->found[i];
        if (found->combination == combination && !(found->mask & frame->view->picked)) {
            points = (points < 0 ? 0 : points) + found->points;
        }
    }
    return points;
}

void cubes_draw_combos(const struct cubes_frame *frame, struct rect box)
{
    struct draw_list *list = frame->list;
    const struct cubes_public *shown = &frame->view->shown;
    struct cubes_count last = {.found_count = 0};
    bool rolling = frame->step && frame->step->kind == CUBES_STEP_ROLL;
    if (!rolling) {
        cubes_count_last(shown, &last);
    }
    furniture_headed(list, box, _("WHAT SCORES"), INK_GREEN, 36, 23);
    int rows = shown->jokers ? 8 : 7;
    float pitch = (box.h - 36 - 14 - (box.h > 480 ? 46 : 34)) / (float)rows;
    for (int i = 0; i < rows; i++) {
        const struct combo_row *row = &combo_rows[i];
        int32_t live = points_live(frame, &last, row->combination);
        struct rect at = {box.x + 8, box.y + 45 + (float)i * pitch, box.w - 16, pitch - 3};
        if (live >= 0) {
            shape_begin(list, rect_grow(at, 2));
            shape_rect(list, 2, 2, at.w, at.h, 10, (struct paint){INK_SUN, INK_INK, 3.4f, false});
            shape_end(list);
        } else if (i % 2 == 0) {
            shape_begin(list, at);
            shape_rect(list, 2, 0, at.w - 4, at.h, 6, paint_fill(INK_PAPER));
            shape_end(list);
        }
        char says[32], figure[NUMBER_SIZE];
        if (live >= 0) {
            text_format(says, sizeof says, "+%s", number_figure(live, figure));
        } else if (row->worth) {
            text_copy(says, sizeof says, row->worth);
        } else {
            number_figure(cubes_worths[row->combination].points, says);
        }
        float size = live >= 0 ? 34 : 26, wide = draw_text_width(list, says, FONT_SIGN, size, 0);
        float name = fminf(22, pitch * .46f);
        draw_text_fit(list, box.x + 20, at.y + pitch * .40f, cubes_combination_title(row->combination),
                      live >= 0 ? FONT_BODY_SEMI : FONT_BODY_MEDIUM, name, INK_INK, ANCHOR_START,
                      box.w - 50 - wide);
        draw_text(list, box.x + box.w - 20, at.y + pitch * .50f + size * .33f, says,
                  live >= 0 ? FONT_SIGN : FONT_SIGN_SEMI, size, live >= 0 ? INK_OXBLOOD : INK_ASPHALT2,
                  ANCHOR_END);
        float mini = fminf(30, pitch * .40f);
        for (int k = 0; k < row->dice; k++) {
            cubes_draw_flat(list, row->face[k], box.x + 20 + (float)k * (mini + 5), at.y + pitch * .50f,
                            mini);
        }
    }
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h - 16,
                  shown->jokers ? _("Ones count ten, Jokers thirty")
                                : _("Ones count ten, the rest their spots"),
                  FONT_BODY_MEDIUM, 20, INK_INK, ANCHOR_MIDDLE, box.w - 32);
}

/* ---- signs ----------------------------------------------------------------------------------- */

struct sign {
    enum cubes_item item;
    struct rect box;
    char label[64], below[96];
    const char *glyph;
    struct rgba fill, ink;
    bool mirrored, off;
};

static void draw_sign(const struct cubes_frame *frame, const struct sign *sign)
{
    struct draw_list *list = frame->list;
    struct rect box = sign->box;
    bool pressed = frame->look->pressed == (int)sign->item;
    furniture_sign(list, &(struct furniture_sign){.box = box,
                                                  .label = "",
                                                  .size = 40,
                                                  .fill = sign->fill,
                                                  .ink = sign->ink,
                                                  .sub_ink = sign->ink,
                                                  .focus = frame->look->focus == (int)sign->item,
                                                  .pressed = pressed,
                                                  .mirrored = sign->mirrored});
    float dx = pressed ? 3 : 0, dy = pressed ? 4 : 0, head = box.h * .42f;
    float glyph = sign->glyph && box.w > 230 ? 46 : 0, room = box.w - head - 30 - glyph;
    float middle = box.x + dx + (sign->mirrored ? head : 0) + (box.w - head) / 2 + glyph / 2;
    float wide = fminf(draw_text_width(list, sign->label, FONT_SIGN, 42, 0), room);
    bool with_line = sign->below[0] != '\0';
    draw_text_fit(list, middle, box.y + dy + box.h * .5f + (with_line ? 2 : 14), sign->label, FONT_SIGN, 42,
                  sign->ink, ANCHOR_MIDDLE, room);
    if (with_line) {
        float below = fminf(draw_text_width(list, sign->below, FONT_BODY_MEDIUM, 22, 0), room + 10);
        draw_text_fit(list, middle, box.y + dy + box.h * .83f, sign->below, FONT_BODY_MEDIUM, 22, sign->ink,
                      ANCHOR_MIDDLE, room + 10);
        wide = fmaxf(wide, below);
    }
    if (glyph > 0) {
        draw_sprite(list, sign->glyph,
                    (struct rect){middle - wide / 2 - glyph, box.y + dy + box.h / 2 - 18, 36, 36});
    }
    if (sign->off) {
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .45f)));
        shape_end(list);
    }
}

static void hold_words(const struct cubes_frame *frame, struct sign *sign)
{
    const struct cubes_public *shown = &frame->view->shown;
    int32_t points = cubes_turn_points(shown), score = shown->seat[shown->turn].score;
    char figure[NUMBER_SIZE], from[NUMBER_SIZE], to[NUMBER_SIZE];
    struct move hold = {.kind = CUBES_MOVE_HOLD};
    refusal why = cubes_legal(shown, hold);
    text_format(sign->label, sizeof sign->label, _("Hold +%s"), number_figure(points, figure));
    /* TRANSLATORS: a score before and after: "3,250 to 3,700". */
    text_format(sign->below, sizeof sign->below, _("%s to %s"), number_figure(score, from),
                number_figure(score + points, to));
    sign->off = why != REFUSAL_NONE;
    if (shown->phase != CUBES_PHASE_ROLLED) {
        text_copy(sign->label, sizeof sign->label, _("Hold"));
        sign->below[0] = '\0';
    } else if (why == CUBES_REFUSED_ON_BOARD) {
        text_copy(sign->below, sizeof sign->below, _("500 to get on board"));
    } else if (why == CUBES_REFUSED_OFF_BOARD) {
        text_copy(sign->below, sizeof sign->below, _("500 to get off board"));
    }
}

static void roll_words(const struct cubes_frame *frame, struct sign *sign)
{
    const struct cubes_view *view = frame->view;
    int dice = cubes_dice_in(cubes_view_to_roll(view)), held = CUBES_DICE - dice;
    if (dice == CUBES_DICE) {
        text_copy(sign->label, sizeof sign->label, _("Roll all five"));
        text_copy(sign->below, sizeof sign->below,
                  view->shown.phase == CUBES_PHASE_START ? _("the turn begins")
                                                         : _("the points stay at risk"));
        return;
    }
    text_format(sign->label, sizeof sign->label, _n("Roll %d die", "Roll %d dice", dice), dice);
    const char *keeps = cubes_keeps(&view->shown);
    if (keeps) {
        text_copy(sign->below, sizeof sign->below, keeps);
    } else {
        text_format(sign->below, sizeof sign->below, _n("%d die stays", "%d dice stay", held), held);
    }
}

/* Whether a step shows what comes after a turn. */
static bool is_held(const struct motion_step *step)
{
    return step && (step->kind == CUBES_STEP_TURN || step->kind >= CUBES_STEP_BANK);
}

void cubes_draw_signs(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    bool idle = view->motion.count == 0 && frame->look->mine && view->shown.phase != CUBES_PHASE_OVER;
    struct sign hold = {.item = CUBES_ITEM_HOLD,
                        .box = view->layout.bank,
                        .glyph = frame->look->hold_glyph,
                        .fill = INK_PAPER,
                        .ink = INK_INK,
                        .mirrored = view->layout.kind != FRAME_FLAT};
    struct sign roll = {.item = CUBES_ITEM_ROLL,
                        .box = view->layout.roll,
                        .glyph = frame->look->roll_glyph,
                        .fill = INK_ROYAL,
                        .ink = INK_CREAM};
    if (frame->step && frame->step->kind == CUBES_STEP_BUST && view->shown.seats > 1) {
        int next = view->shown.turn;
        do {
            next = (next + 1) % view->shown.seats;
        } while (view->shown.seat[next].left);
        roll.fill = INK_PAPER;
        roll.ink = INK_INK;
        roll.glyph = NULL;
        text_format(roll.label, sizeof roll.label, _("Next: %s"), frame->look->seat[next].name);
        text_copy(roll.below, sizeof roll.below, _("the cup goes round"));
        draw_sign(frame, &roll);
        return;
    }
    hold_words(frame, &hold);
    roll_words(frame, &roll);
    if (!idle) {
        bool away = !frame->look->mine || is_held(frame->step) || view->shown.phase == CUBES_PHASE_OVER;
        hold.off = hold.off || away; /* while the own dice move the signs stay bright */
        roll.off = away;
        hold.glyph = NULL;
        roll.glyph = NULL;
        if (away) {
            text_copy(hold.label, sizeof hold.label, _("Hold"));
            text_copy(roll.label, sizeof roll.label, _("Roll"));
            hold.below[0] = roll.below[0] = '\0';
        }
    }
    draw_sign(frame, &hold);
    draw_sign(frame, &roll);
}
