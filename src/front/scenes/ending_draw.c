/* SPDX-License-Identifier: MIT */
#include "front/scenes/ending_inside.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"
#include "ui/poster.h"

#include <math.h>

/* When each thing comes, and how long it takes: ms as designed. */
static const float OPENS_MS = 420, TITLE_MS = 250, CARD_MS = 500, COMES_MS = 340, NEAR_MS = 2400,
                   WORDS_MS = 3050;
static const float NAME = 38, LOW_ROW = 66; /* units */

static const struct game_ending *row_of(const struct front *front)
{
    return table_of(front)->game->ending;
}

static void draw_title(const struct ending_show *show, struct rect stage)
{
    char title[96];
    struct text out = text_in(title, sizeof title);
    float comes = ending_part(show, TITLE_MS, 420, EASE_OUT_BACK);
    float size = fminf(168, fminf(stage.w * .2f, stage.h * .2f));
    float foot = stage.y + show->list->frame.safe.y + fmaxf(size * 1.12f, stage.h * .045f + size);
    ending_title(show->front, &out);
    if (comes <= 0) {
        return;
    }
    draw_group(show->list, 0, -60 * (1 - comes), fminf(comes, 1));
    poster_letters(show->list, &(struct poster_letters){.string = title,
                                                        .font = FONT_DISPLAY,
                                                        .x = stage.x + stage.w / 2,
                                                        .y = foot,
                                                        .size = size,
                                                        .width = stage.w * .84f,
                                                        .angle = -3,
                                                        .ink = INK_CREAM});
    draw_group_end(show->list);
}

/* The number of a place: a seal for the first, a stone for the others. */
static void draw_rank(struct draw_list *list, struct rect row, const struct ending_place *place, float k)
{
    char number[NUMBER_SIZE];
    float x = row.x + 36 * k, y = row.y + row.h / 2, r = fminf(32 * k, row.h * .46f);
    bool first = place->rank == 1;
    if (first) {
        furniture_burst(list, x, y, r * 1.12f, 18, .86f, 1, 0, INK_GOLD);
    }
    shape_begin(list, (struct rect){x - r, y - r, 2 * r, 2 * r});
    shape_circle(list, r, r, r * .8f, paint_fill(first ? INK_NAVY : INK_SAND));
    shape_end(list);
    draw_text(list, x, y + r * .42f, number_figure(place->rank, number), FONT_SIGN, r * 1.15f,
              first ? INK_GOLDLT : INK_INK, ANCHOR_MIDDLE);
}

static void apart_text(const struct ending_result *result, int i, struct text *out)
{
    char number[NUMBER_SIZE];
    const struct ending_place *place = &result->place[i];
    if (result->sides < 2) {
        text_add(out, _("points"));
    } else if (place->apart == 0) {
        text_add(out, _("level"));
    } else if (place->apart > 0) {
        text_addf(out, i == 0 ? _("%s ahead") : _("%s behind"), number_figure(place->apart, number));
    }
}

/* How wide the longest name of a side is. */
static float longest_name(const struct draw_list *list, const struct table *table, float size)
{
    float longest = 0;
    for (int side = 0; side < table->session.journal.setup.sides; side++) {
        char name[96];
        struct text names = text_in(name, sizeof name);
        table_side_sheet_name(table, side, &names);
        longest = fmaxf(longest, draw_text_width(list, name, FONT_SIGN, size, 0));
    }
    return longest;
}

/* Draws the faces and the name of a side into its row, from x to `end`. Partners' faces cover each other's
 * edges, and are smaller in all rows where one row has no room for the names beside them. */
static void draw_who(struct draw_list *list, const struct table *table, int side, struct rect row, float x,
                     float end, float k, struct rgba ink)
{
    const float smaller = .7f, air = 14 * k, middle = row.y + row.h / 2;
    const int seats = table_side_seats(table), sides = table->session.journal.setup.sides;
    float face = fminf(76 * k, row.h - 4), apart = face * .8f, size = NAME * k;
    char name[96];
    struct text names = text_in(name, sizeof name);
    table_side_sheet_name(table, side, &names);
    if (seats > 1) {
        float longest = longest_name(list, table, size);
        if (x + apart + face + air + longest > end) {
            face *= smaller;
            apart = face * smaller;
        }
        size *= fminf(1, (end - x - apart - face - air) / longest);
    }
    for (int i = 0; i < seats; i++) {
        draw_sprite(list, table_sitter(table, table_seat_of(table, side) + i * sides).portrait,
                    (struct rect){x + apart * (float)i, middle - face / 2, face, face});
    }
    x += apart * (float)(seats - 1) + face + air;
    draw_text_fit(list, x, middle + 13 * k, name, FONT_SIGN, size, ink, ANCHOR_START, end - x);
}

static void draw_place(const struct ending_show *show, const struct ending_form *form, int i)
{
    const struct ending_place *place = &show->result->place[i];
    const struct table *table = table_of(show->front);
    struct draw_list *list = show->list;
    struct rect row = form->row[i];
    float comes = ending_part(show, ending_place_ms(show->result->sides, i), COMES_MS, EASE_OUT_BACK);
    if (comes <= 0) {
        return;
    }
    const float k = form->k, right = row.x + row.w - 16 * k;
    bool first = place->rank == 1;
    struct rgba ink = first ? INK_CREAM : INK_INK;
    char figure[NUMBER_SIZE], apart[64];
    struct text out = text_in(apart, sizeof apart);
    apart_text(show->result, i, &out);
    draw_group(list, 80 * (1 - comes), 0, fminf(comes * 1.5f, 1));
    shape_begin(list, row);
    shape_rect(list, 0, 0, row.w, row.h, 12 * k, paint_fill(first ? INK_ROYAL : INK_PAPER));
    if (first) {
        shape_rect(list, 4, 4, row.w - 8, row.h - 8, 9 * k, paint_line(INK_GOLD, 3));
    } else if (list->contrast) {
        shape_rect(list, 1, 1, row.w - 2, row.h - 2, 11 * k, paint_line(INK_INK, 2));
    }
    shape_end(list);
    draw_rank(list, row, place, k);
    /* In a low row the distance stands beside the points. */
    const bool low = row.h < LOW_ROW;
    float figures = row.w * (low ? .18f : .30f), beside = low ? row.w * .27f : 0;
    draw_who(list, table, place->side, row, row.x + 80 * k, right - figures - beside - 10 * k, k, ink);
    const float middle = row.y + row.h / 2, size = fminf(48 * k, row.h * (low ? .66f : .56f));
    draw_text_fit(list, right, low ? middle + size * .35f : row.y + row.h * .54f,
                  number_figure(place->points, figure), FONT_SIGN, size, first ? INK_GOLDLT : INK_INK,
                  ANCHOR_END, figures);
    if (low) {
        draw_text_fit(list, right - figures - 4 * k, middle + 7, apart, FONT_BODY_SEMI, fmaxf(23 * k, 19),
                      ink, ANCHOR_END, beside);
    } else {
        draw_text_fit(list, right, row.y + row.h * .88f, apart, FONT_BODY_SEMI, fminf(23 * k, row.h * .28f),
                      ink, ANCHOR_END, figures);
    }
    draw_group_end(list);
}

static void draw_near(const struct ending_show *show, const struct ending_form *form)
{
    struct rect box = form->near;
    float comes = ending_part(show, NEAR_MS, COMES_MS, EASE_OUT_BACK);
    if (box.w <= 0 || comes <= 0) {
        return;
    }
    draw_group(show->list, 0, 12 * (1 - comes), fminf(comes, 1));
    shape_begin(show->list, box);
    shape_rect(show->list, 0, 0, box.w, box.h, 8, paint_fill(INK_SUN));
    shape_end(show->list);
    draw_text_fit(show->list, box.x + box.w / 2, box.y + box.h / 2 + ENDING_LETTERS * form->k * .36f,
                  _(row_of(show->front)->near), FONT_BODY_SEMI, ENDING_LETTERS * form->k, INK_INK,
                  ANCHOR_MIDDLE, box.w - 24);
    draw_group_end(show->list);
}

/* A high score, on enamel with a seal, which is stamped on. */
static void draw_record(const struct ending_show *show, const struct ending_form *form)
{
    const char *record = ending_of(show->front)->record;
    struct draw_list *list = show->list;
    struct rect box = form->record;
    float k = form->k, comes = ending_part(show, ENDING_RECORD_MS, COMES_MS, EASE_OUT_BACK);
    if (box.w <= 0 || comes <= 0) {
        return;
    }
    draw_group(list, 0, 0, fminf(comes, 1));
    furniture_plate(list, box, 12 * k, INK_NAVY);
    shape_begin(list, box);
    shape_rect(list, 5, 5, box.w - 10, box.h - 10, 9 * k, paint_line(INK_GOLD, 3));
    shape_end(list);
    float high = ending_leading(list, FONT_SIGN, ENDING_LARGE * k), x = box.x + (ENDING_SEAL + 26) * k,
          w = box.w - (ENDING_SEAL + ENDING_ASIDE) * k;
    int lines = draw_text_lines(list, record, FONT_SIGN, ENDING_LARGE * k, w);
    float letter = draw_text_size(list, FONT_SIGN, ENDING_LARGE * k);
    draw_text_wrapped(list, x, box.y + box.h / 2 + letter * .36f - high * (float)(lines - 1) / 2, record,
                      FONT_SIGN, ENDING_LARGE * k, INK_GOLDLT, ANCHOR_START, w, high);
    draw_group_end(list);
    float size = ENDING_SEAL * k * tween_mix(1.8f, 1, comes);
    struct draw_command *seal =
        draw_sprite(list, "icons/seal",
                    (struct rect){box.x + (16 + ENDING_SEAL / 2.0f) * k - size / 2,
                                  box.y + (box.h - size) / 2, size, size * 432 / 424});
    seal->flags |= comes < 1 ? DRAW_MOVING : 0u;
    struct point middle = {box.x + (16 + ENDING_SEAL / 2.0f) * k, box.y + box.h / 2};
    shape_begin(list, (struct rect){middle.x - size / 4, middle.y - size / 4, size / 2, size / 2});
    shape_path(list, paint_fill(INK_GOLDLT), "M%g 0L%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL0 %gL%g %gZ",
               (double)(size * .25f), (double)(size * .31f), (double)(size * .17f), (double)(size * .5f),
               (double)(size * .19f), (double)(size * .36f), (double)(size * .31f), (double)(size * .405f),
               (double)(size * .5f), (double)(size * .25f), (double)(size * .4f), (double)(size * .095f),
               (double)(size * .5f), (double)(size * .14f), (double)(size * .31f), (double)(size * .19f),
               (double)(size * .19f), (double)(size * .17f));
    shape_end(list);
}

/* What an opponent says: the face, and the words in a plate with a tail to the face. */
static void draw_words(const struct ending_show *show, const struct ending_form *form)
{
    const struct ending_state *state = ending_of(show->front);
    struct draw_list *list = show->list;
    struct rect box = form->words;
    float k = form->k, comes = ending_part(show, WORDS_MS, COMES_MS, EASE_OUT_CUBIC);
    if (box.w <= 0 || comes <= 0) {
        return;
    }
    const char *said = translate_context(state->said);
    float face = ENDING_FACE * k, left = face + 20 * k, w = box.w - left,
          inner = box.w - (ENDING_FACE + ENDING_ASIDE) * k;
    draw_group(list, 0, 14 * (1 - comes), comes);
    draw_sprite(list, state->face, (struct rect){box.x, box.y + (box.h - face) / 2, face, face});
    shape_begin(list, box);
    shape_rect(
        list, left + 2, 2, w - 4, box.h - 4, 14 * k,
        (struct paint){.fill = INK_CREAM, .stroke = list->contrast ? INK_INK : state->ink, .width = 4});
    shape_path(list, paint_fill(list->contrast ? INK_INK : state->ink), "M%g %gL%g %gL%g %gZ",
               (double)(left + 2), (double)(box.h / 2 - 16 * k), (double)(left - 17 * k), (double)(box.h / 2),
               (double)(left + 2), (double)(box.h / 2 + 16 * k));
    shape_end(list);
    float high = ending_leading(list, FONT_BODY_SEMI, ENDING_LETTERS * k);
    float letter = draw_text_size(list, FONT_BODY_SEMI, ENDING_LETTERS * k);
    int lines = draw_text_lines(list, said, FONT_BODY_SEMI, ENDING_LETTERS * k, inner);
    draw_text_wrapped(list, box.x + left + 12 * k,
                      box.y + box.h / 2 + letter * .34f - high * (float)(lines - 1) / 2, said, FONT_BODY_SEMI,
                      ENDING_LETTERS * k, INK_INK, ANCHOR_START, inner, high);
    draw_group_end(list);
}

static void draw_page(const struct ending_show *show, const struct ending_form *form)
{
    struct draw_list *list = show->list;
    const struct front *front = show->front;
    float comes = ending_part(show, CARD_MS, 400, EASE_OUT_CUBIC);
    struct ending_content content;
    if (comes <= 0) {
        return;
    }
    struct rect card = form->card;
    const struct stage *evening = journey_at_table(front);
    float k = form->k, edge = ENDING_EDGE * k;
    draw_group(list, 0, 40 * (1 - comes), comes);
    furniture_slip(list, card, form->head, ending_festive(show) ? INK_RED : INK_SEA);
    draw_text_fit(list, card.x + edge, card.y + form->head * .70f,
                  evening ? _(evening->town) : _("Final places"), FONT_DISPLAY, 58 * k, INK_CREAM,
                  ANCHOR_START, card.w - 2 * edge);
    furniture_button(list, form->button, _("Go on"), INK_GREEN, INK_CREAM,
                     front_focus_of(front, &ending_scene) == 0, front->pressed == 0);
    draw_group_end(list);
    for (int i = 0; i < show->result->sides; i++) {
        draw_place(show, form, i);
    }
    draw_near(show, form);
    ending_content(front, &content);
    if (form->line.w > 0) {
        draw_group(list, 0, 0, ending_part(show, NEAR_MS, COMES_MS, EASE_OUT_QUAD));
        draw_text_wrapped(list, form->line.x,
                          form->line.y + draw_text_size(list, FONT_BODY_MEDIUM, ENDING_LETTERS * k) * .95f,
                          content.line, FONT_BODY_MEDIUM, ENDING_LETTERS * k, INK_INK, ANCHOR_START,
                          form->line.w, ending_leading(list, FONT_BODY_MEDIUM, ENDING_LETTERS * k));
        draw_group_end(list);
    }
    draw_record(show, form);
    draw_words(show, form);
}

static void draw_at(const struct front *front, struct draw_list *list, float ms)
{
    const struct ending_form form = ending_form_make(front, list);
    struct ending_show show = {
        .front = front, .list = list, .result = &ending_of(front)->result, .ms = fminf(ms, ENDING_MS)};
    ending_stage(&show, form.stage);
    row_of(front)->draw(&show);
    if (ending_festive(&show)) {
        ending_confetti(&show, form.stage);
    }
    draw_title(&show, form.stage);
    if (ms < OPENS_MS) { /* the light comes up */
        draw_fill(list, list->frame.canvas,
                  ink_fade(INK_INK, 1 - ending_part(&show, 0, OPENS_MS, EASE_OUT_QUAD)));
    }
    draw_page(&show, &form);
}

void ending_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct ending_state *state = ending_of(front);
    float ticks = state->ticks > 0 ? (float)state->ticks + blend : 0;
    draw_at(front, list,
            state->stands ? ENDING_MS : ticks * ENDING_MS / (float)front_ticks(front, ENDING_MS));
}

void ending_draw_whole(const struct front *front, struct draw_list *list)
{
    draw_at(front, list, ENDING_MS);
}
