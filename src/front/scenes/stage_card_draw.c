/* SPDX-License-Identifier: MIT */
#include "front/scenes/stage_card.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/opponent.h"
#include "front/stage/dialog.h"
#include "front/table/company.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

static const float VEIL = .62f, INDENT = 146;

struct drawing {
    const struct front *front;
    struct draw_list *list;
    const struct stage_card_form *form;
    int stage;
    const struct stage *facts;
    const struct journey_record *record;
};

static float letters(const struct drawing *drawing, float size)
{
    return stage_card_letters(drawing->form, size);
}

/* ---- head and rival -------------------------------------------------------------------------------- */

static void draw_head(const struct drawing *drawing)
{
    struct draw_list *list = drawing->list;
    const struct rect head = drawing->form->head, town = drawing->form->town;
    const float k = drawing->form->k, plate = fmaxf(38 * k, 26), size = letters(drawing, 32);
    const float right = head.x + head.w;
    char number[64], date[80], km[NUMBER_SIZE + 8];
    struct text day = text_in(date, sizeof date);
    text_format(number, sizeof number, _("STAGE %d OF %d"), stage_number(drawing->stage),
                stages_on(drawing->facts->way));
    stage_date_text(drawing->stage, &day);
    text_format(km, sizeof km, _("%d km"), drawing->facts->km);
    furniture_n7(list, head.x, head.y, plate);
    float left = head.x + plate * FURNITURE_N7_WIDE + 16 * k, base = head.y + plate / 2 + size * .35f;
    float wide = fminf(draw_text_width(list, number, FONT_SIGN, size, 2), (right - left) * .5f);
    draw_text_tracked(list, left, base, number, FONT_SIGN, size, 2, INK_INK, ANCHOR_START, wide);
    draw_text_fit(list, right, base, date, FONT_BODY_MEDIUM, letters(drawing, 28), INK_INK, ANCHOR_END,
                  right - left - wide - 20 * k);
    const float from = draw_text_size(list, FONT_BODY, letters(drawing, 22));
    const float low = town.y + town.h - 26 * k;
    draw_text_fit(list, town.x, low - 16 * k, _(drawing->facts->town), FONT_DISPLAY, fmaxf(98 * k, 46),
                  INK_RED, ANCHOR_START, town.w * .62f);
    draw_text_fit(list, town.x + town.w, low - from * 1.25f, km, FONT_SIGN, letters(drawing, 54), INK_INK,
                  ANCHOR_END, town.w * .34f);
    draw_text_fit(list, town.x + town.w, low, _("from the Porte d’Italie"), FONT_BODY, letters(drawing, 22),
                  INK_INK, ANCHOR_END, town.w * .34f);
    const struct rect words = drawing->form->goal[0];
    draw_fill(list, (struct rect){words.x, town.y + town.h + 2 * k, words.w, fmaxf(4 * k, 3)}, INK_RED);
}

/* The faces of those who sit there, in a row that overlaps; of the person who plays alone. */
static void draw_faces(const struct drawing *drawing)
{
    struct rect box = drawing->form->face;
    int rivals = stage_rivals(drawing->facts);
    const float face = rivals > 1 ? box.w * (rivals > 2 ? .62f : .72f) : box.w;
    const float step = rivals > 1 ? (box.w - face) / (float)(rivals - 1) : 0;
    for (int i = rivals - 1; i >= 0; i--) {
        const struct opponent *who = journey_rival(drawing->stage, i + 1);
        /* Three stand as on a photograph: the middle one behind the others. */
        float down = rivals > 2 ? (i == 1 ? 0 : box.h - face) : step * (float)i;
        if (who) {
            draw_sprite(drawing->list, who->portrait,
                        (struct rect){box.x + step * (float)i, box.y + down, face, face});
        }
    }
    if (rivals == 0) {
        const struct opponent *who = journey_speaker(drawing->stage);
        draw_sprite(drawing->list, who ? who->portrait : "icons/portrait_you", box);
    }
}

/* How far the rival's words have come, 0 to 1 and a little beyond. */
static float spoken(const struct front *front, float blend)
{
    const float after = 160, takes = 180;
    const struct stage_card_state *card = stage_card_of(front);
    if (front->settings.reduced_motion) {
        return 1;
    }
    float ms = ((float)card->ticks + blend) * 1000 / TICKS_A_SECOND;
    return tween_ease(EASE_OUT_BACK, (ms - after) / takes);
}

static void draw_words(const struct drawing *drawing, float blend)
{
    struct draw_list *list = drawing->list;
    const struct rect box = drawing->form->words;
    const float k = drawing->form->k, size = letters(drawing, 26);
    const float comes = spoken(drawing->front, blend);
    const struct opponent *who = journey_speaker(drawing->stage);
    char said[240] = "";
    struct text out = text_in(said, sizeof said);
    if (box.w <= 0 || comes <= 0 || !stage_card_line(drawing->front, &out)) {
        return;
    }
    struct rgba ink = who ? company_ink(journey_game(drawing->stage), who) : INK_ROYAL;
    ink = list->contrast ? INK_INK : ink;
    const bool still = comes >= 1 && comes <= 1;
    struct point tail = {box.x - 22 * k, box.y + box.h * .48f};
    if (!still) {
        draw_zoom(list, tail.x, tail.y, fmaxf(comes, .05f));
    }
    struct point at = still ? (struct point){0, 0} : tail;
    struct rect plate = {box.x - at.x, box.y - at.y, box.w, box.h};
    shape_begin(list, (struct rect){plate.x - 26 * k, plate.y, plate.w + 26 * k + 4, plate.h + 6});
    const float left = 26 * k, middle = plate.h * .48f;
    shape_rect(list, left + 4, 5, plate.w - 4, plate.h - 2, 14 * k, paint_fill(ink_fade(INK_INK, .28f)));
    shape_path(list, paint_fill(ink), "M%g %gL%g %gL%g %gZ", (double)(left + 4), (double)(middle - 14 * k),
               (double)(4 * k), (double)middle, (double)(left + 4), (double)(middle + 14 * k));
    shape_rect(list, left + 2.5f, 2.5f, plate.w - 5, plate.h - 5, 12 * k,
               (struct paint){.fill = INK_WHITE, .stroke = ink, .width = fmaxf(5 * k, 3)});
    shape_end(list);
    const float leading = draw_text_size(list, FONT_BODY_SEMI, size) * 1.25f, room = plate.w - 40 * k;
    const int lines = draw_text_lines(list, said, FONT_BODY_SEMI, size, room);
    draw_text_wrapped(list, plate.x + 26 * k,
                      plate.y + plate.h / 2 - leading * (float)(lines - 1) / 2 + leading * .28f, said,
                      FONT_BODY_SEMI, size, INK_INK, ANCHOR_START, room, leading);
    if (!still) {
        draw_zoom_end(list);
    }
}

static void draw_rival(const struct drawing *drawing, float blend)
{
    const struct rect table = drawing->form->table;
    char words[200];
    struct text out = text_in(words, sizeof words);
    stage_table_text(drawing->stage, &out);
    draw_faces(drawing);
    draw_text_fit(drawing->list, table.x, table.y + table.h * .68f, words, FONT_BODY_SEMI,
                  letters(drawing, 29), INK_INK, ANCHOR_START, table.w);
    draw_words(drawing, blend);
}

/* ---- twist and goals ------------------------------------------------------------------------------- */

static void draw_twist(const struct drawing *drawing)
{
    struct draw_list *list = drawing->list;
    const struct rect box = drawing->form->item[STAGE_CARD_TWIST];
    const float k = drawing->form->k, left = box.x + INDENT * k, room = box.w - INDENT * k - 20 * k;
    if (box.w <= 0) {
        return;
    }
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(INK_SKY));
    shape_rect(list, 4, 4, box.w - 8, box.h - 8, 9,
               paint_line(list->contrast ? INK_INK : INK_ROYAL, list->contrast ? 4 : 2.4f));
    shape_end(list);
    if (front_focus_of(drawing->front, &stage_card_scene) == STAGE_CARD_TWIST) {
        furniture_focus(list, box, 12);
    }
    const float high = fminf(88 * k, box.h), wide = high * 130 / 110;
    draw_sprite(list, drawing->facts->twist_sign,
                (struct rect){box.x + 74 * k - wide / 2, box.y + (box.h - high) / 2, wide, high});
    const float title = letters(drawing, 31), size = letters(drawing, 24);
    const float first = draw_text_size(list, FONT_BODY_SEMI, title) * 1.25f,
                leading = draw_text_size(list, FONT_BODY_MEDIUM, size) * 1.25f;
    const int lines = draw_text_lines(list, _(drawing->facts->twist_says), FONT_BODY_MEDIUM, size, room);
    float y = box.y + (box.h - first - leading * (float)lines) / 2;
    draw_text_fit(list, left, y + first * .78f, _(drawing->facts->twist), FONT_BODY_SEMI, title, INK_INK,
                  ANCHOR_START, room);
    draw_text_wrapped(list, left, y + first + leading * .72f, _(drawing->facts->twist_says), FONT_BODY_MEDIUM,
                      size, INK_INK, ANCHOR_START, room, leading);
}

/* The word of a goal that was met, printed across its row's end. Returns the width that it takes. */
static float draw_met(const struct drawing *drawing, struct rect row)
{
    struct draw_list *list = drawing->list;
    const float k = fmaxf(drawing->form->k, .62f), size = 32 * k, angle = -8;
    const char *word = _("MET");
    const float wide = draw_text_width(list, word, FONT_SIGN, size, 3 * k) + 36 * k, high = 44 * k;
    struct point middle = {row.x + row.w - wide / 2 - 10 * k, row.y + row.h / 2};
    shape_begin(list, rect_grow((struct rect){middle.x, middle.y, 0, 0}, wide / 2 + 12));
    shape_group(list, "translate(%g %g) rotate(%g)", (double)(wide / 2 + 12), (double)(wide / 2 + 12),
                (double)angle);
    shape_rect(list, -wide / 2, -high / 2, wide, high, 6, paint_line(INK_GREEN, 4 * k));
    shape_group_end(list);
    shape_end(list);
    float down = draw_text_size(list, FONT_SIGN, size) * .35f, turn = angle * PI / 180;
    draw_text_tracked(list, middle.x - sinf(turn) * down, middle.y + cosf(turn) * down, word, FONT_SIGN, size,
                      3 * k, INK_GREEN, ANCHOR_MIDDLE, wide)
        ->angle = angle;
    return wide + 20 * k;
}

static void draw_goal(const struct drawing *drawing, int goal)
{
    static const char *const numerals[] = {"I", "II", "III"};
    struct draw_list *list = drawing->list;
    const struct rect row = drawing->form->goal[goal];
    const float k = drawing->form->k, mark = fmaxf(fminf(66 * k, row.h - 4), 34), left = row.x + INDENT * k;
    const bool met = drawing->record->stamps >> goal & 1u;
    char picture[32], told[200];
    struct text out = text_in(told, sizeof told);
    if (goal % 2 == 0 || list->contrast) {
        shape_begin(list, row);
        shape_rect(list, 0, 0, row.w, row.h, 8, paint_fill(INK_PAPER));
        shape_end(list);
    }
    text_format(picture, sizeof picture, "journey/mark_%d%s", goal + 1, met ? "" : "_open");
    draw_sprite(list, picture,
                (struct rect){row.x + 50 * k - mark / 2, row.y + (row.h - mark) / 2, mark, mark});
    draw_text(list, row.x + 112 * k, row.y + row.h / 2 + letters(drawing, 36) * .35f, numerals[goal],
              FONT_SIGN, fminf(letters(drawing, 36), 30 * k + 6), INK_OXBLOOD, ANCHOR_MIDDLE);
    float room = row.x + row.w - left - 8 * k;
    room -= met ? draw_met(drawing, row) : 0;
    const float title = letters(drawing, 28), size = letters(drawing, 22);
    stage_goal_text(drawing->front, drawing->stage, goal, &out);
    if (!drawing->form->subs || told[0] == '\0') {
        draw_text_fit(list, left, row.y + row.h / 2 + title * .35f, _(drawing->facts->goal[goal].words),
                      FONT_BODY_SEMI, title, INK_INK, ANCHOR_START, room);
        return;
    }
    const float first = draw_text_size(list, FONT_BODY_SEMI, title) * 1.22f,
                second = draw_text_size(list, FONT_BODY_MEDIUM, size) * 1.22f;
    const float y = row.y + (row.h - first - second) / 2;
    draw_text_fit(list, left, y + first * .78f, _(drawing->facts->goal[goal].words), FONT_BODY_SEMI, title,
                  INK_INK, ANCHOR_START, room);
    draw_text_fit(list, left, y + first + second * .72f, told, FONT_BODY_MEDIUM, size, INK_INK, ANCHOR_START,
                  room);
}

/* ---- postcard, slips, signs ------------------------------------------------------------------------ */

static void draw_postcard(const struct drawing *drawing)
{
    const struct stage_card_form *form = drawing->form;
    struct postcard card = form->card;
    const struct rect caption = form->caption;
    char says[240];
    card.detail = drawing->record->stamps >> 2 & 1u;
    postcard_draw(drawing->list, &card);
    postcard_corners_draw(drawing->list, &card, 0xF);
    /* TRANSLATORS: below a photograph: what it shows. Léa takes the pictures on the journey. */
    text_format(says, sizeof says, _("%s Photograph: Léa."), journey_postcard_says(drawing->stage));
    draw_text_fit(drawing->list, caption.x + 10 * form->k, caption.y + caption.h * .72f, says, FONT_BODY,
                  letters(drawing, 24), INK_INK, ANCHOR_START, caption.w - 10 * form->k);
}

static void best_text(const struct front *front, int stage, struct text *out)
{
    const struct journey_record *record = journey_record(front, stage);
    if (!record->played) {
        text_add(out, "–");
    } else if (stage_rivals(&stages[stage]) == 0 && record->best_lead > 0) {
        text_addf(out, _n("%d turn", "%d turns", record->best_lead), record->best_lead);
    } else {
        number_add(record->best, out);
    }
}

const char *stage_card_slip_label(int slip)
{
    return slip == 0 ? _("Tries") : slip == 1 ? _("Best") : _("Next evening");
}

void stage_card_figures(const struct front *front, int stage,
                        char figure[STAGE_CARD_SLIPS][STAGE_CARD_FIGURE])
{
    struct text tries = text_in(figure[0], sizeof *figure), best = text_in(figure[1], sizeof *figure),
                deal = text_in(figure[2], sizeof *figure);
    const bool waits = journey_of(front)->waits[stage] > 0;
    number_add(journey_record(front, stage)->tries, &tries);
    if (waits) {
        /* TRANSLATORS: follows a number of tries: one more was begun. */
        text_add(&tries, _(" + 1 open"));
    }
    best_text(front, stage, &best);
    /* TRANSLATORS: which of so many deals comes next. */
    text_addf(&deal, _("%d of %d"),
              (progress_next_deal(&journey_of(front)->progress, stage) + waits) % STAGE_DEALS + 1,
              STAGE_DEALS);
}

static void draw_slips(const struct drawing *drawing)
{
    struct draw_list *list = drawing->list;
    const float k = drawing->form->k;
    char figure[STAGE_CARD_SLIPS][STAGE_CARD_FIGURE];
    stage_card_figures(drawing->front, drawing->stage, figure);
    for (int i = 0; i < STAGE_CARD_SLIPS; i++) {
        const struct rect box = drawing->form->slip[i];
        const float label = letters(drawing, 22), size = fminf(letters(drawing, 40), box.h * .5f);
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 10, paint_fill(INK_PAPER));
        shape_rect(list, 4, 4, box.w - 8, box.h - 8, 7,
                   paint_line(list->contrast ? INK_INK : ink_fade(INK_INK, .6f), list->contrast ? 3 : 1.6f));
        shape_end(list);
        draw_text_fit(list, box.x + 18 * k, box.y + box.h * .37f, stage_card_slip_label(i), FONT_BODY_MEDIUM,
                      label, INK_INK, ANCHOR_START, box.w - 30 * k);
        draw_text_fit(list, box.x + 18 * k, box.y + box.h * .84f, figure[i], FONT_SIGN, size, INK_OXBLOOD,
                      ANCHOR_START, box.w - 30 * k);
    }
}

struct button {
    const char *label, *sub, *icon;
};

/* A button with a picture before its words. */
static void draw_button(const struct drawing *drawing, enum stage_card_item item, const struct button *button)
{
    struct draw_list *list = drawing->list;
    const struct front *front = drawing->front;
    struct rect box = drawing->form->item[item];
    const bool on = front_focus_of(front, &stage_card_scene) == (int)item, can = stage_card_can(front, item);
    const bool pressed = on && front->pressed == (int)item;
    const struct rgba ink = can ? INK_INK : INK_ASPHALT2;
    furniture_button(list, box, "", can ? INK_PAPER : ink_fade(INK_PAPER, .7f), ink, on, pressed);
    if (pressed) {
        box.x += 3;
        box.y += 4;
    }
    const float size = letters(drawing, 31), icon = fminf(60 * fmaxf(drawing->form->k, .7f), box.h - 16);
    draw_sprite(list, button->icon, (struct rect){box.x + 14, box.y + (box.h - icon) / 2, icon, icon})
        ->ink.a = can ? 255 : 90;
    const float left = box.x + 14 + icon + 8, room = box.x + box.w - 14 - left;
    const float leading = draw_text_size(list, FONT_SIGN, size) * 1.05f, middle = box.y + box.h / 2;
    const float small = letters(drawing, 20), under = draw_text_size(list, FONT_BODY_MEDIUM, small);
    if (button->sub && leading + under * 1.3f < box.h - 10) {
        draw_text_fit(list, left + room / 2, middle - under * .12f, button->label, FONT_SIGN, size, ink,
                      ANCHOR_MIDDLE, room);
        draw_text_fit(list, left + room / 2, middle + under * 1.05f, button->sub, FONT_BODY_MEDIUM, small,
                      ink, ANCHOR_MIDDLE, room);
    } else if (draw_text_width(list, button->label, FONT_SIGN, size, 0) * .84f > room &&
               2 * leading < box.h - 8) {
        float set = size;
        while (set > 14 && draw_text_lines(list, button->label, FONT_SIGN, set, room) > 2) {
            set--;
        }
        int lines = draw_text_lines(list, button->label, FONT_SIGN, set, room);
        draw_text_wrapped(list, left + room / 2, middle + set * .35f - leading / 2 * (float)(lines - 1),
                          button->label, FONT_SIGN, set, ink, ANCHOR_MIDDLE, room, leading);
    } else {
        draw_text_fit(list, left + room / 2, middle + size * .35f, button->label, FONT_SIGN, size, ink,
                      ANCHOR_MIDDLE, room);
    }
}

static void draw_signs(const struct drawing *drawing)
{
    const struct front *front = drawing->front;
    const struct rect play = drawing->form->item[STAGE_CARD_PLAY],
                      close = drawing->form->item[STAGE_CARD_CLOSE];
    const bool on = front_focus_of(front, &stage_card_scene) == STAGE_CARD_PLAY;
    const bool waits = journey_of(front)->waits[drawing->stage] > 0;
    char deal[48];
    text_format(deal, sizeof deal, _("evening %d"),
                progress_next_deal(&journey_of(front)->progress, drawing->stage) + 1);
    furniture_sign(drawing->list,
                   &(struct furniture_sign){.box = play,
                                            .label = waits ? _("Go on") : _("Play"),
                                            .sub = waits ? "" : deal,
                                            .size = fminf(52, play.h * .59f),
                                            .fill = INK_CREAM,
                                            .ink = INK_INK,
                                            .sub_ink = INK_INK,
                                            .focus = on,
                                            .tag = true,
                                            .pressed = on && front->pressed == STAGE_CARD_PLAY});
    draw_button(drawing, STAGE_CARD_AGAIN,
                &(struct button){.label = _("Same evening again"), .icon = "journey/icon_again"});
    draw_button(drawing, STAGE_CARD_WATCH,
                &(struct button){.label = _("Watch my best"), .icon = "journey/icon_watch"});
    if (stage_card_has(front, STAGE_CARD_COACH)) {
        draw_button(drawing, STAGE_CARD_COACH,
                    &(struct button){.label = _("Take the coach"),
                                     /* TRANSLATORS: the first stamp, after the coach went on without it. */
                                     .sub = _("I can still be won"),
                                     .icon = "journey/icon_coach"});
    }
    if (close.w > 0) {
        dialog_button(front, drawing->list, close, _("Map"), false, STAGE_CARD_CLOSE,
                      front_focus_of(front, &stage_card_scene));
    }
}

void stage_card_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct stage_card_form form;
    stage_card_lay(front, list, &form);
    const int stage = stage_card_of(front)->stage;
    const struct drawing drawing = {.front = front,
                                    .list = list,
                                    .form = &form,
                                    .stage = stage,
                                    .facts = &stages[stage],
                                    .record = journey_record(front, stage)};
    dialog_plate(front, list, &stage_card_scene, form.box, VEIL, blend);
    draw_postcard(&drawing);
    draw_slips(&drawing);
    draw_head(&drawing);
    draw_rival(&drawing, blend);
    draw_twist(&drawing);
    for (int g = 0; g < STAGE_GOALS; g++) {
        draw_goal(&drawing, g);
    }
    draw_signs(&drawing);
}
