/* SPDX-License-Identifier: MIT */
/* The travel book: its cover, its pages, and the left page with what falls onto it. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/journey_car.h"
#include "front/journey/journey_judge.h"
#include "front/journey/stage_text.h"
#include "front/journey/stories.h"
#include "front/opponent.h"
#include "front/scenes/travel_book_inside.h"
#include "front/scenes/travel_book_state.h"
#include "front/stage/ground.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

static const float VEIL = .34f, TURN_MS = 260;
/* The place of the car with all it wears, at scale 1. */
static const float CAR_WIDE = 500, CAR_HIGH = 312;

/* ---- the book -------------------------------------------------------------------------------------- */

static void draw_cover(const struct travel_book_drawing *drawing)
{
    struct draw_list *list = drawing->list;
    const struct travel_book_form *form = drawing->form;
    const struct rect box = form->box;
    const float k = form->k;
    shape_begin(list, (struct rect){box.x - 2, box.y - 2, box.w + 18, box.h + 22});
    shape_rect(list, 2 + 12 * k, 2 + 16 * k, box.w, box.h, 20 * k, paint_fill(ink_fade(INK_INK, .45f)));
    shape_rect(list, 2, 2, box.w, box.h, 20 * k, paint_fill(INK_OXBLOOD));
    shape_rect(list, 2 + 8 * k, 2 + 8 * k, box.w - 16 * k, box.h - 16 * k, 14 * k,
               paint_line(INK_GOLD, 2.4f));
    shape_end(list);
    const struct rect left = form->page[0], right = form->page[form->both ? 1 : 0];
    const struct rect all = rect_both(left, right);
    shape_begin(list, rect_grow(all, 12));
    for (int leaf = 2; leaf > 0; leaf--) {
        float out = 5 * (float)leaf * k;
        shape_rect(list, 12 - out * .8f, 12 + out * .6f, all.w + out * 1.6f, all.h, 6,
                   paint_fill(leaf == 2 ? INK_SAND : INK_CREAM));
    }
    shape_rect(list, 12, 12, all.w, all.h, 6, paint_fill(INK_CREAM));
    if (form->both) {
        float spine = 12 + left.w + (right.x - left.x - left.w) / 2, fold = 44 * k;
        shape_rect(list, spine - fold, 12, fold * 2, all.h, 0, paint_fill(INK_PAPER));
        shape_rect(list, spine - 10 * k, 12, 20 * k, all.h, 0, paint_fill(INK_SAND));
        shape_rect(list, spine - 2, 12, 4, all.h, 0, paint_fill(ink_fade(INK_OCHRE, .7f)));
    }
    if (list->contrast) {
        shape_rect(list, 13, 13, all.w - 2, all.h - 2, 5, paint_line(INK_INK, 2));
    }
    shape_end(list);
}

/* The cover while the book opens: it swings from the right page to the left. */
static void draw_swing(const struct travel_book_drawing *drawing, float opened)
{
    const struct rect box = drawing->form->box;
    const float spine = box.x + box.w / 2, wide = box.w / 2 * cosf(opened * PI);
    if (wide <= 0) {
        return;
    }
    const float rise = 40 * sinf(opened * PI);
    const struct point corners[] = {{spine, box.y},
                                    {spine + wide, box.y - rise},
                                    {spine + wide, box.y + box.h + rise * .4f},
                                    {spine, box.y + box.h}};
    draw_polygon(drawing->list, corners, 4, INK_OXBLOOD)->flags |= DRAW_MOVING;
}

/* ---- the left page --------------------------------------------------------------------------------- */

static void draw_head(const struct travel_book_drawing *drawing)
{
    struct draw_list *list = drawing->list;
    const struct travel_book_form *form = drawing->form;
    const struct rect head = form->head[0];
    const struct stage *stage = &stages[drawing->stage];
    const float k = form->k, size = fmaxf(84 * k, 44), base = head.y + head.h * .71f;
    const float right = form->turn.w > 0 ? form->turn.x - 12 : head.x + head.w;
    char number[80], date[80];
    struct text day = text_in(date, sizeof date);
    /* TRANSLATORS: the number of a stage, and its distance from Paris in kilometres of the road N 7. */
    text_format(number, sizeof number, _("Stage %d · N 7, %d km"), stage_number(drawing->stage), stage->km);
    stage_date_text(drawing->stage, &day);
    const float most = (right - head.x) * .56f;
    const float town = fminf(draw_text_width(list, _(stage->town), FONT_DISPLAY, size, 0), most);
    draw_text_fit(list, head.x, base, _(stage->town), FONT_DISPLAY, size, INK_RED, ANCHOR_START, most);
    const float left = head.x + town + 24 * k, room = right - left;
    draw_text_fit(list, left, base - fmaxf(30 * k, 24), number, FONT_SIGN, travel_book_letters(form, 32),
                  INK_INK, ANCHOR_START, room);
    draw_text_fit(list, left, base + 4 * k, date, FONT_BODY_MEDIUM, travel_book_letters(form, 24), INK_INK,
                  ANCHOR_START, room);
}

/* The place of a stamp on the postcard: small and in its sky, where no picture has what it is about. */
static struct postcard_stamp stamp_at(const struct travel_book_drawing *drawing, int goal)
{
    static const struct {
        float across, down, angle;
    } places[STAGE_GOALS] = {{-.425f, -.35f, 3}, {-.305f, -.36f, -4}, {-.185f, -.35f, 5}};
    const struct postcard *card = &drawing->form->large;
    return (struct postcard_stamp){.goal = goal,
                                   .middle = postcard_at(card, places[goal].across, places[goal].down),
                                   .scale = .6f * card->w / 700,
                                   .angle = places[goal].angle,
                                   .opacity = 1};
}

/* Three strokes over a stamp that falls. */
static void draw_speed(struct draw_list *list, const struct postcard_stamp *stamp, float fall)
{
    static const float lines[][4] = {{-64, -160, -48, -102}, {-14, -180, -8, -114}, {40, -168, 32, -110}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        const float s = stamp->scale;
        const struct point points[] = {
            {stamp->middle.x + lines[i][0] * s, stamp->middle.y + lines[i][1] * s},
            {stamp->middle.x + lines[i][2] * s, stamp->middle.y + lines[i][3] * s}};
        struct draw_command *stroke = draw_stroke(list, points, 2, 6, ink_fade(INK_OCHRE, 1 - fall * .4f));
        stroke->as.stroke.round = true;
        stroke->flags |= DRAW_MOVING;
    }
}

static void draw_stamps(const struct travel_book_drawing *drawing)
{
    const float from = 1.6f, turn = -20;
    for (int g = 0; g < STAGE_GOALS; g++) {
        float fall;
        if (!travel_book_stamp(drawing->front, g, drawing->ms, &fall)) {
            continue;
        }
        struct postcard_stamp stamp = stamp_at(drawing, g);
        if (fall < 1) {
            stamp.scale *= tween_mix(from, 1, fall);
            stamp.angle = tween_mix(turn, stamp.angle, fall);
            stamp.middle.y -= 30 * (1 - fall);
            stamp.moves = true;
            draw_speed(drawing->list, &stamp, fall);
        }
        postcard_stamp_draw(drawing->list, &stamp);
    }
    const struct postcard *card = &drawing->form->large;
    const float ink = travel_book_ink(drawing->front, drawing->ms);
    if (ink > 0) {
        postcard_mark_draw(drawing->list, &(struct postcard_mark){.stage = drawing->stage,
                                                                  .middle = postcard_at(card, -.01f, -.32f),
                                                                  .radius = card->w * .105f,
                                                                  .angle = -12,
                                                                  .opacity = .86f * ink,
                                                                  .ink = postcard_mark_ink(drawing->stage)});
    }
}

/* A card that is being turned is but a sheet on its edge. */
static void draw_turning(const struct travel_book_drawing *drawing, float part)
{
    struct postcard card = drawing->form->large;
    const float h = postcard_high(&card) + 2 * postcard_edge(&card),
                w = (card.w + 2 * postcard_edge(&card)) * fmaxf(fabsf(cosf(part * PI)), .02f);
    const float lean = h * .04f * sinf(part * PI);
    const struct point corners[] = {{card.middle.x - w / 2, card.middle.y - h / 2 - lean},
                                    {card.middle.x + w / 2, card.middle.y - h / 2 + lean},
                                    {card.middle.x + w / 2, card.middle.y + h / 2 - lean},
                                    {card.middle.x - w / 2, card.middle.y + h / 2 + lean}};
    draw_polygon(drawing->list, corners, 4, INK_WHITE)->flags |= DRAW_MOVING;
}

static void draw_large(const struct travel_book_drawing *drawing, float blend)
{
    const struct travel_book_state *book = travel_book_of(drawing->front);
    const unsigned stamps = journey_record(drawing->front, drawing->stage)->stamps;
    struct postcard card = drawing->form->large;
    struct draw_list *list = drawing->list;
    if (book->turning > 0) {
        float all = (float)front_ticks(drawing->front, TURN_MS);
        draw_turning(drawing, 1 - ((float)book->turning - blend) / all);
        return;
    }
    if (book->back) {
        bool written = (stamps >> 1 & 1u) && journey_postcard_back(drawing->stage)[0];
        const struct postcard_back back = {
            .text = written ? journey_postcard_back(drawing->stage)
                            : _("Nothing is written here yet: the second stamp brings words."),
            .name = drawing->front->settings.name,
            .stamps = stamps};
        postcard_back_draw(list, &card, &back);
        return;
    }
    if (stamps & 1u) {
        float fall = 1;
        card.detail =
            (stamps >> 2 & 1u) && travel_book_stamp(drawing->front, 2, drawing->ms, &fall) && fall >= 1;
        postcard_draw(list, &card);
        postcard_corners_draw(list, &card, 0xD);
    } else {
        postcard_place_draw(list, (struct rect){card.middle.x - card.w / 2,
                                                card.middle.y - postcard_high(&card) / 2, card.w,
                                                postcard_high(&card)});
    }
    draw_stamps(drawing);
}

/* What a goal brought, or what it lacked. */
static void draw_goal(const struct travel_book_drawing *drawing, int goal)
{
    static const char *const numerals[] = {"I", "II", "III"};
    struct draw_list *list = drawing->list;
    const struct travel_book_form *form = drawing->form;
    const struct rect row = form->goal[goal];
    const struct journey_news *news = travel_book_news(drawing->front);
    const float k = form->k, mark = fminf(60 * fmaxf(k, .55f), row.h - 4), base = row.y + row.h / 2;
    const bool met = news ? (news->met >> goal & 1u) != 0
                          : (journey_record(drawing->front, drawing->stage)->stamps >> goal & 1u) != 0;
    float fall;
    bool has = travel_book_stamp(drawing->front, goal, drawing->ms, &fall) && fall >= 1;
    char picture[32], told[200];
    struct text out = text_in(told, sizeof told);
    if (goal % 2 == 0 || list->contrast) {
        shape_begin(list, row);
        shape_rect(list, 0, 0, row.w, row.h, 8, paint_fill(INK_PAPER));
        shape_end(list);
    }
    if (news) {
        journey_goal_text(&news->try, goal, &out);
    } else {
        stage_goal_text(drawing->front, drawing->stage, goal, &out);
    }
    text_format(picture, sizeof picture, "journey/mark_%d%s", goal + 1, has ? "" : "_open");
    draw_sprite(list, picture, (struct rect){row.x + 46 * k - mark / 2, base - mark / 2, mark, mark});
    draw_text(list, row.x + 102 * k, base + 11 * fmaxf(k, .66f), numerals[goal], FONT_SIGN,
              32 * fmaxf(k, .66f), INK_OXBLOOD, ANCHOR_MIDDLE);
    const float size = travel_book_letters(form, 29), small = travel_book_letters(form, 25);
    const float left = row.x + 136 * k, right = row.x + row.w - 20 * k;
    const float says = fminf(draw_text_width(list, told, FONT_BODY_MEDIUM, small, 0), (right - left) * .44f);
    draw_text_fit(list, left, base + size * .35f, _(stages[drawing->stage].goal[goal].words), FONT_BODY_SEMI,
                  size, INK_INK, ANCHOR_START, right - left - says - 16);
    draw_text_fit(list, right, base + small * .35f, told, FONT_BODY_MEDIUM, small,
                  met || list->contrast ? INK_INK : INK_OXBLOOD, ANCHOR_END, says + 1);
}

/* What the garage has from now on: the car wears it, on a ticket that comes as the counter rolls. */
static void draw_piece(const struct travel_book_drawing *drawing, struct point jolt)
{
    struct draw_list *list = drawing->list;
    const struct journey_news *news = travel_book_news(drawing->front);
    const struct rect row = drawing->form->piece;
    const float shown = travel_book_piece(drawing->front, drawing->ms), larger = .1f;
    bool here = drawing->form->both || !travel_book_of(drawing->front)->album;
    if (news == NULL || shown <= 0 || !here) {
        return;
    }
    const float k = tween_mix(1 + larger, 1, shown), size = travel_book_letters(drawing->form, 29);
    const float middle = row.y + row.h / 2, car = row.h * .9f / CAR_HIGH, aside = row.h * .3f;
    const unsigned worn = journey_car_pieces(drawing->front) | 1u << news->piece;
    char said[160];
    draw_zoom(list, (row.x + row.w / 2) * (1 - k), middle * (1 - k), k);
    draw_group(list, jolt.x, jolt.y, shown);
    shape_begin(list, row);
    shape_rect(list, 1, 1, row.w - 2, row.h - 2, 10, (struct paint){INK_SUN, INK_INK, 2.4f, false});
    shape_rect(list, 6, 6, row.w - 12, row.h - 12, 6, paint_line(ink_fade(INK_INK, .5f), 1.4f));
    shape_end(list);
    journey_car_draw_with(
        list,
        &(struct journey_car){.foot = {row.x + aside + CAR_WIDE / 2 * car, middle + row.h * .4f},
                              .scale = car,
                              .moves = shown < 1},
        worn);
    /* TRANSLATORS: a piece that the car may wear from now on. */
    text_format(said, sizeof said, _("%s: new for the car"), _(journey_pieces[news->piece].name));
    const float left = row.x + 2 * aside + CAR_WIDE * car;
    draw_text_fit(list, left, middle + size * .35f, said, FONT_BODY_SEMI, size, INK_INK, ANCHOR_START,
                  row.x + row.w - aside - left);
    draw_zoom_end(list);
}

/* What somebody says of the evening, behind that person's face. */
static void draw_said(const struct travel_book_drawing *drawing, const struct journey_news *news)
{
    struct draw_list *list = drawing->list;
    const struct rect row = drawing->form->said;
    const struct opponent *who = journey_speaker(news->stage);
    char said[240];
    struct text out = text_in(said, sizeof said);
    travel_book_said(drawing->front, news, &out);
    float size = travel_book_letters(drawing->form, 23);
    const float line = draw_text_size(list, FONT_BODY, size) * 1.2f;
    const bool two = row.h >= 2 * line;
    const float face = who ? row.h / (two ? 1.4f : 1) : 0, air = face * .3f;
    const float room = row.w - face - air,
                wide = fminf(draw_text_width(list, said, FONT_BODY, size, 0), room);
    const float left = row.x + (row.w - face - air - wide) / 2;
    if (who) {
        draw_sprite(list, who->portrait, (struct rect){left, row.y + (row.h - face) / 2, face, face});
    }
    if (two) {
        while (size > 14 && draw_text_lines(list, said, FONT_BODY, size, room) > 2) {
            size--;
        }
        draw_text_wrapped(list, left + face + air, row.y + row.h / 2 - line / 2 + size * .4f, said, FONT_BODY,
                          size, INK_INK, ANCHOR_START, room, line);
        return;
    }
    draw_text_fit(list, left + face + air, row.y + row.h / 2 + size * .35f, said, FONT_BODY, size, INK_INK,
                  ANCHOR_START, room);
}

/* What the review says in favour of somebody who lost. */
static void draw_kind(const struct travel_book_drawing *drawing)
{
    const struct rect row = drawing->form->kind;
    const float size = travel_book_letters(drawing->form, 23);
    char line[200];
    struct text out = text_in(line, sizeof line);
    journey_kind_line(drawing->front, &out);
    draw_text_fit(drawing->list, row.x + row.w / 2, row.y + row.h * .66f, line, FONT_BODY, size, INK_INK,
                  ANCHOR_MIDDLE, row.w);
}

static void draw_left(const struct travel_book_drawing *drawing, float blend)
{
    const struct travel_book_form *form = drawing->form;
    const struct journey_news *news = travel_book_news(drawing->front);
    draw_head(drawing);
    for (int g = 0; g < STAGE_GOALS; g++) {
        draw_goal(drawing, g);
    }
    draw_large(drawing, blend);
    if (front_focus_of(drawing->front, &travel_book_scene) == BOOK_LARGE) {
        furniture_focus(drawing->list, rect_grow(postcard_box(&form->large), -4), 6);
    }
    if (form->said.w > 0 && news) {
        draw_said(drawing, news);
    }
    if (form->kind.w > 0) {
        draw_kind(drawing);
    }
}

/* ---- all ------------------------------------------------------------------------------------------- */

static void draw_pages(const struct travel_book_drawing *drawing, float blend)
{
    const struct front *front = drawing->front;
    const struct travel_book_form *form = drawing->form;
    if (form->both || !travel_book_of(front)->album) {
        draw_left(drawing, blend);
    }
    if (form->both || travel_book_of(front)->album) {
        travel_book_draw_album(drawing);
    }
    travel_book_draw_signs(drawing);
    if (form->turn.w > 0) {
        bool on = front_focus_of(front, &travel_book_scene) == BOOK_PAGE;
        furniture_button(drawing->list, form->turn,
                         travel_book_of(front)->album ? _(stages[drawing->stage].town) : _("The album"),
                         INK_PAPER, INK_INK, on, on && front->pressed == BOOK_PAGE);
    }
}

static void draw_at(const struct front *front, struct draw_list *list, float ms, float blend)
{
    struct travel_book_form form;
    travel_book_lay(front, list, &form);
    const struct travel_book_drawing drawing = {
        .front = front, .list = list, .form = &form, .stage = travel_book_stage(front), .ms = ms};
    const float opened = travel_book_opened(front, ms);
    const struct point jolt = travel_book_jolt(front, ms);
    const struct rect canvas = list->frame.canvas;
    ground_table(list, canvas.h * .72f);
    furniture_veil(list, list->contrast ? .72f : VEIL);
    const bool swings = opened < 1 && form.both && !front->settings.reduced_motion;
    if (swings) {
        float left = form.box.x + form.box.w / 2 * (1 - fmaxf(-cosf(opened * PI), 0)) - 20;
        draw_clip(list, (struct rect){left, 0, canvas.w - left, canvas.h});
    }
    draw_group(list, jolt.x, jolt.y, swings ? 1 : opened);
    draw_cover(&drawing);
    draw_pages(&drawing, blend);
    draw_piece(&drawing, jolt);
    draw_group_end(list);
    if (swings) {
        draw_clip_end(list);
        draw_swing(&drawing, opened);
    }
}

void travel_book_draw(const struct front *front, struct draw_list *list, float blend)
{
    draw_at(front, list, travel_book_ms(front, blend), blend);
}

void travel_book_draw_whole(const struct front *front, struct draw_list *list)
{
    draw_at(front, list, 2 * BOOK_MOST_MS, 0);
}
