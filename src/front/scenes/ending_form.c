/* SPDX-License-Identifier: MIT */
#include "front/scenes/ending_inside.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/stage/bar.h"
#include "ui/form.h"

#include <math.h>

enum {
    GAP = 14,
    ROW_H = 92,
    ROW_LOW = 70, /* where more than four places share the card */
    HEAD_H = 86,
    CARD_W = 600,
    BUTTON_H = 58
};

/* Of the places: when the first comes, and by when the last has begun to. */
static const float PLACES_MS = 900, PLACES_LAST_MS = 2200, PLACE_STEP_MS = 420;

float ending_place_ms(int sides, int place)
{
    float step = sides > 1 ? fminf(PLACE_STEP_MS, (PLACES_LAST_MS - PLACES_MS) / (float)(sides - 1)) : 0;
    return PLACES_MS + step * (float)place;
}

void ending_content(const struct front *front, struct ending_content *content)
{
    struct text line = text_in(content->line, sizeof content->line);
    ending_line(front, &line);
    content->said = ending_of(front)->said ? translate_context(ending_of(front)->said) : NULL;
}

float ending_leading(const struct draw_list *list, enum font font, float size)
{
    return draw_text_size(list, font, size) * 1.28f;
}

/* What may be left out where there is little room, the last first. */
enum { WITH_LINE = 1, WITH_NEAR = 2, WITH_ALL = 3 };

/* The height of a wrapped text. */
static float text_high(const struct draw_list *list, const char *text, enum font font, float size, float wide)
{
    return ending_leading(list, font, size) * (float)draw_text_lines(list, text, font, size, wide);
}

/* Puts all below each other into the card, which begins at its top and gets its height. */
static void flow(struct ending_form *form, const struct front *front, const struct draw_list *list,
                 const struct ending_content *content, float k, int with)
{
    const struct ending_state *state = ending_of(front);
    const float edge = ENDING_EDGE * k, gap = GAP * k, x = form->card.x + edge, w = form->card.w - 2 * edge;
    float y = form->card.y + HEAD_H * k + gap;
    const int sides = state->result.sides;
    const float row = (sides > 4 ? ROW_LOW : ROW_H) * k;
    form->k = k;
    form->head = HEAD_H * k;
    form->near = form->line = form->record = form->words = (struct rect){0};
    for (int i = 0; i < sides; i++) {
        form->row[i] = (struct rect){x, y, w, row - 6 * k};
        y += row;
    }
    y += gap / 2;
    if (state->result.near && with & WITH_NEAR) {
        form->near =
            (struct rect){x, y, w, ending_leading(list, FONT_BODY_SEMI, ENDING_LETTERS * k) + 20 * k};
        y += form->near.h + gap;
    }
    if (content->line[0] && with & WITH_LINE) {
        form->line =
            (struct rect){x, y, w, text_high(list, content->line, FONT_BODY_MEDIUM, ENDING_LETTERS * k, w)};
        y += form->line.h + gap;
    }
    if (state->record[0]) {
        float inner = w - (ENDING_SEAL + ENDING_ASIDE) * k;
        float high = text_high(list, state->record, FONT_SIGN, ENDING_LARGE * k, inner) + 34 * k;
        form->record = (struct rect){x, y, w, fmaxf(high, (ENDING_SEAL + 24) * k)};
        y += form->record.h + gap;
    }
    if (content->said) {
        float inner = w - (ENDING_FACE + ENDING_ASIDE) * k;
        float high = text_high(list, content->said, FONT_BODY_SEMI, ENDING_LETTERS * k, inner) + 28 * k;
        form->words = (struct rect){x, y, w, fmaxf(high, (ENDING_FACE + 16) * k)};
        y += form->words.h + gap;
    }
    const float high = form_touch(&front->frame, BUTTON_H * k), wide = fminf(w, 300 * fmaxf(k, .8f));
    form->button = (struct rect){x + w - wide, y + 2, wide, high};
    form->card.h = y + 2 + high + edge * .8f - form->card.y;
}

static void move_all(struct ending_form *form, float dy)
{
    struct rect *all[] = {&form->card, &form->near, &form->line, &form->record, &form->words, &form->button};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        all[i]->y += dy;
    }
    for (int i = 0; i < SEATS_MAX; i++) {
        form->row[i].y += dy;
    }
}

/* As large as there is room for; the last scales leave out what the bar or the picture says as well. */
static void fit(struct ending_form *form, const struct front *front, const struct draw_list *list, float most)
{
    static const struct {
        float k;
        int with;
    } ways[] = {{1, WITH_ALL},     {.92f, WITH_ALL}, {.84f, WITH_ALL}, {.78f, WITH_ALL}, {.78f, WITH_NEAR},
                {.72f, WITH_NEAR}, {.72f, 0},        {.64f, 0},        {.58f, 0},        {.5f, 0}};
    struct ending_content content;
    ending_content(front, &content);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        flow(form, front, list, &content, ways[i].k, ways[i].with);
        if (form->card.h <= most) {
            return;
        }
    }
}

struct ending_form ending_form_make(const struct front *front, const struct draw_list *list)
{
    struct ending_form form = {.k = 1};
    struct rect room = form_room(&front->frame, BAR_HEIGHT), canvas = front->frame.canvas;
    float foot = room.y + room.h, margin = front->frame.kind == FRAME_WIDE ? 40 : 0;
    if (room.w > room.h) { /* beside the picture */
        float w = fminf(CARD_W, room.w * .46f);
        form.card = (struct rect){room.x + room.w - margin - w, 0, w, 0};
        fit(&form, front, list, room.h - margin);
        move_all(&form, room.y + margin / 2 + (room.h - margin - form.card.h) / 2);
        form.stage = (struct rect){0, 0, form.card.x, foot};
    } else { /* below it */
        float w = fminf(CARD_W * 1.5f, room.w);
        form.card = (struct rect){room.x + (room.w - w) / 2, 0, w, 0};
        fit(&form, front, list, room.h * .66f);
        move_all(&form, foot - 10 - form.card.h);
        form.stage = (struct rect){0, 0, canvas.w, form.card.y};
    }
    return form;
}
