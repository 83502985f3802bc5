/* SPDX-License-Identifier: MIT */
/* Where everything lies in the travel book: two pages side by side or, in an upright window, one of them. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/scenes/travel_book_inside.h"
#include "front/stage/bar.h"
#include "front/stage/print.h"
#include "ui/form.h"
#include "ui/line.h"

#include <math.h>

/* As designed. */
static const float BOOK_W = 1840, BOOK_H = 986, COVER = 22, SPINE = 12, PAGE_H = 946, LETTERS_LEAST = 20,
                   LETTERS_SMALL = 17;
static const float PAD = 40, HEAD = 112, GOAL = 72, GOAL_GAP = 6, PIECE = 1.16f, SAID = 44;
static const float SIGN = 78, SIGN_GAP = 14, CELL_GAP = 20, LABEL = 36;

float travel_book_letters(const struct travel_book_form *form, float size)
{
    return fmaxf(size * form->k, fminf(size, size < 26 ? LETTERS_SMALL : LETTERS_LEAST));
}

void travel_book_said(const struct front *front, const struct journey_news *news, struct text *out)
{
    text_addf(out, _("“%s”"), journey_closing_line(front, news));
}

/* The height of a line with what somebody says; of two of them where large letters lack the room in one. */
static float said_high(const struct front *front, const struct draw_list *list,
                       const struct travel_book_form *form, const struct journey_news *news, struct rect in)
{
    const float size = travel_book_letters(form, 23), line = draw_text_size(list, FONT_BODY, size) * 1.3f,
                usual = fmaxf(SAID * form->k, line);
    char said[240];
    struct text out = text_in(said, sizeof said);
    travel_book_said(front, news, &out);
    bool two = print_is_large(list) && draw_text_width(list, said, FONT_BODY, size, 0) > in.w - 1.3f * usual;
    return two ? fmaxf(usual, 2 * line) : usual;
}

/* The head of a page, in which the sign that turns the pages has room. */
static float head_high(const struct travel_book_form *form)
{
    float turn = form->turn.h > 0 ? form->turn.y + form->turn.h + 6 - form->page[0].y : 0;
    return fmaxf(HEAD * form->k, turn);
}

static void lay_left(const struct front *front, const struct draw_list *list, struct travel_book_form *form)
{
    const float k = form->k, pad = PAD * k;
    const struct rect page = form->page[0];
    const struct rect in = {page.x + pad, page.y, page.w - pad - (form->both ? 60 : 40) * k, page.h};
    form->head[0] = (struct rect){in.x, page.y + 8 * k, in.w, head_high(form)};
    float line = draw_text_size(list, FONT_BODY_SEMI, travel_book_letters(form, 29)) * 1.3f;
    const struct journey_news *news = travel_book_news(front);
    float y = form->both ? page.y + page.h - 12 * k : form->sign[0].y - 16 * k;
    if (news && (news->met & 2u) == 0) { /* it may be known later: its place is kept */
        form->kind = (struct rect){in.x, y - line, in.w, line};
        y -= line;
    }
    if (news && journey_closing_line(front, news)[0]) {
        float high = print_is_large(list) ? said_high(front, list, form, news, in) : fmaxf(SAID * k, line);
        form->said = (struct rect){in.x, y - high, in.w, high};
        y -= high + GOAL_GAP * k;
    }
    const float goal = fmaxf(GOAL * k, line + 8);
    if (news && news->piece >= 0) {
        const float high = goal * PIECE;
        form->piece = (struct rect){in.x, y - high, in.w, high};
        y -= high + 2 * GOAL_GAP * k;
    }
    for (int g = STAGE_GOALS - 1; g >= 0; g--) {
        y -= goal;
        form->goal[g] = (struct rect){in.x, y, in.w, goal};
        y -= GOAL_GAP * k;
    }
    /* A card turned by two degrees, with its edge and its stamps, takes these parts of its width. */
    const float wider = 1.12f, higher = .755f,
                top = form->head[0].y + form->head[0].h - (form->both ? 14 * k : 0);
    float w = fminf(in.w / wider, (y - 8 * k - top) / higher);
    form->large = (struct postcard){.stage = travel_book_stage(front),
                                    .middle = {in.x + in.w / 2, top + (y - 8 * k - top) / 2},
                                    .w = w,
                                    .angle = -2};
}

/* The signs of a page, from its foot up; in two lines where there is no room for one. */
static void lay_signs(struct travel_book_form *form, const struct frame *frame, struct rect in)
{
    const float k = form->k, gap = SIGN_GAP * fmaxf(k, .6f), high = form_touch(frame, fmaxf(SIGN * k, 54));
    const float least = 104;
    float foot = in.y + in.h - 20 * k;
    if ((in.w - 3 * gap) / BOOK_SIGNS >= least) {
        struct rect first = {in.x, foot - high, (in.w - 3 * gap) * .36f, high};
        form->sign[0] = first;
        float left = first.x + first.w + gap + 4;
        line_share(&form->sign[1], BOOK_SIGNS - 1, (struct rect){left, first.y, in.x + in.w - left, high},
                   gap);
        return;
    }
    line_share(&form->sign[0], 2, (struct rect){in.x, foot - 2 * high - gap, in.w, high}, gap);
    line_share(&form->sign[2], 2, (struct rect){in.x, foot - high, in.w, high}, gap);
}

/* The cards of the album in a box, so many beside each other, with notes in the free places of the last line.
 */
static void lay_cards(struct travel_book_form *form, struct rect in, int columns)
{
    const float k = form->k, gap = CELL_GAP * k;
    const int rows = (form->cards + columns - 1) / columns, last = form->cards - (rows - 1) * columns;
    const float step = in.h / (float)rows, cell = (in.w - gap * (float)(columns - 1)) / (float)columns;
    const float frame = 16; /* round the card in focus, on each side */
    const float high = fminf(cell * 2 / 3, step - form->label - fmaxf(16 * k, frame - 1)), w = high * 1.5f;
    const int before = (columns - last) / 2;
    for (int i = 0; i < form->cards; i++) {
        int row = i / columns, column = i % columns + (row == rows - 1 ? before : 0);
        form->card[i] = (struct rect){in.x + (cell + gap) * (float)column + (cell - w) / 2,
                                      in.y + step * (float)row, w, high + form->label};
    }
    struct rect corner = {in.x, in.y + step * (float)(rows - 1), cell - 4 * k, step - 10 * k};
    form->garage = form->next = corner;
    form->next.w -= fmaxf(0, frame - gap);
    form->next.x = in.x + in.w - form->next.w;
    if (before == 0) { /* one free place: one note above the other */
        form->garage.x = form->next.x;
        form->garage.h = form->next.h = corner.h / 2;
        form->next.y += corner.h / 2;
    }
}

static void lay_right(const struct front *front, struct travel_book_form *form)
{
    const float k = form->k, pad = (form->both ? 54 : PAD) * k;
    const struct rect page = form->page[form->both ? 1 : 0];
    const struct rect in = {page.x + pad, page.y, page.w - pad - PAD * k, page.h};
    form->head[1] = (struct rect){in.x, page.y + 8 * k, in.w, head_high(form)};
    form->cards = stages_on(stages[travel_book_stage(front)].way);
    form->label = fmaxf(LABEL * k, 24);
    const float top = form->head[1].y + form->head[1].h + 12 * k, foot = form->sign[0].y - 18 * k;
    const bool tall = foot - top > in.w * 1.3f;
    lay_cards(form, (struct rect){in.x, top, in.w, foot - top}, tall ? 3 : 4);
    if (front->settings.print > 100 && form->garage.h < form->card[0].h * .7f) { /* above the other note */
        const float focus = 14;                                                  /* round its plate */
        form->next.y += focus;
        form->next.h -= focus;
    }
    const float count = fminf(330 * fmaxf(k, .6f), in.w * .42f), low = 66 * fmaxf(k, .66f);
    form->count = (struct rect){in.x + in.w - count, form->head[1].y + 24 * k, count, low};
}

void travel_book_lay(const struct front *front, const struct draw_list *list, struct travel_book_form *form)
{
    const struct frame *frame = &front->frame;
    struct rect room = form_room(frame, BAR_HEIGHT);
    if (frame->kind == FRAME_WIDE) {
        room = (struct rect){0, 26, frame->canvas.w, room.h - 50};
    }
    *form = (struct travel_book_form){.both = room.w > room.h * 1.15f};
    const float w = fminf(form->both ? BOOK_W : BOOK_W * .66f, room.w);
    const float most =
        form->both ? fminf(BOOK_H * 1.15f, w * (frame->kind == FRAME_COMPACT ? .66f : .6f)) : BOOK_H * 1.7f;
    const float h = fminf(frame->kind == FRAME_WIDE ? BOOK_H : most, room.h);
    form->box = (struct rect){room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h};
    const float pages = form->both ? 2 : 1;
    form->k = fminf(1, fminf(w / (BOOK_W / 2 * pages), h / BOOK_H));
    const float cover = COVER * form->k, wide = (w - 2 * cover - (form->both ? SPINE : 0)) / pages;
    for (int i = 0; i < (int)pages; i++) {
        form->page[i] = (struct rect){form->box.x + cover + (wide + SPINE) * (float)i,
                                      form->box.y + cover * PAGE_H / BOOK_H, wide, h - 2 * cover};
    }
    const float k = form->k, touch = frame->touch;
    const struct rect page = form->page[form->both ? 1 : 0];
    const float left = (form->both ? 54 : PAD) * k;
    lay_signs(form, frame, (struct rect){page.x + left, page.y, page.w - left - PAD * k, page.h});
    if (!form->both) {
        float high = fmaxf(touch, 60), turn = fmaxf(high, 190);
        form->turn = (struct rect){page.x + page.w - PAD * k - turn, page.y + 16 * k, turn, high};
    }
    lay_left(front, list, form);
    lay_right(front, form);
    if (!form->both) {
        form->count.x -= form->turn.w + 14;
        form->count.y = form->turn.y + (form->turn.h - form->count.h) / 2;
    }
}

struct rect travel_book_box(const struct travel_book_form *form, int item)
{
    if (item == BOOK_LARGE) {
        return postcard_box(&form->large);
    }
    if (item == BOOK_PAGE) {
        return form->turn;
    }
    return item < BOOK_LARGE ? form->card[item - BOOK_CARD] : form->sign[item - BOOK_AGAIN];
}
