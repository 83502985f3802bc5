/* SPDX-License-Identifier: MIT */
/* The right page of the travel book: the album, the car, what comes next, and the signs. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/journey/goal_rules.h"
#include "front/journey/journey_car.h"
#include "front/journey/stage_text.h"
#include "front/scenes/travel_book_inside.h"
#include "front/stage/print.h"
#include "ui/furniture.h"

#include <math.h>

static const float NARROW = 140; /* a card of the album, in units */

static bool in_focus(const struct travel_book_drawing *drawing, int item)
{
    return front_focus_of(drawing->front, &travel_book_scene) == item;
}

/* ---- cards ----------------------------------------------------------------------------------------- */

static void draw_minis(const struct travel_book_drawing *drawing, unsigned stamps, float right, float middle)
{
    const float size = fmaxf(fminf(24 * drawing->form->k, 24), 17), step = size * .88f;
    for (int g = 0; g < STAGE_GOALS; g++) {
        char picture[GOAL_PICTURE_SIZE];
        goal_picture(g, false, stamps >> g & 1u, picture);
        draw_sprite(drawing->list, picture,
                    (struct rect){right - step * (float)(STAGE_GOALS - g), middle - size / 2, size, size});
    }
}

/* A card in its place. Those that are not open yet show how far away they are. */
static void draw_album_card(const struct travel_book_drawing *drawing, int i)
{
    static const float angles[] = {-2, 1.5f, -1, 2, -1.5f, 1, 0};
    struct draw_list *list = drawing->list;
    const struct travel_book_form *form = drawing->form;
    const int stage = stage_of_number(drawing->stage, i + 1);
    const struct journey_record *record = journey_record(drawing->front, stage);
    struct rect box = form->card[i], place = {box.x, box.y, box.w, box.h - form->label};
    const bool on = in_focus(drawing, BOOK_CARD + i), open = journey_is_open(drawing->front, stage);
    if (on || stage == drawing->stage) {
        struct rect frame = rect_grow(box, 6);
        shape_begin(list, frame);
        shape_rect(list, 1, 1, frame.w - 2, frame.h - 2, 8,
                   (struct paint){.fill = INK_CREAM, .stroke = INK_INK, .width = 2});
        shape_end(list);
        if (on) {
            furniture_focus(list, frame, 8);
        }
    }
    if (record->stamps & 1u) {
        struct postcard card = {.stage = stage,
                                .middle = {place.x + place.w / 2, place.y + place.h / 2},
                                .w = place.w * .92f,
                                .angle = on ? 0 : angles[i % 7],
                                .detail = (record->stamps >> 2 & 1u) != 0};
        postcard_draw(list, &card);
        if (record->stamps >> 2 & 1u) {
            postcard_mark_draw(list, &(struct postcard_mark){.stage = stage,
                                                             .middle = postcard_at(&card, .2f, -.22f),
                                                             .radius = place.w * .13f,
                                                             .angle = -14,
                                                             .opacity = .86f,
                                                             .ink = postcard_mark_ink(stage),
                                                             .small = true});
        }
    } else {
        postcard_place_draw(list, place);
    }
    const float size = travel_book_letters(form, 22), base = box.y + box.h - form->label * .26f;
    const float mini = fmaxf(fminf(24 * form->k, 24), 17);
    const bool narrow = box.w < NARROW; /* the marks lie on the card then: the name has the whole line */
    float beside = open ? mini * 2.7f : narrow ? 0 : 44 * fmaxf(form->k, .7f);
    if (open && narrow) {
        struct rect plate = {box.x + box.w - mini * 2.8f, place.y + place.h - mini * .9f, mini * 2.8f, mini};
        shape_begin(list, plate);
        shape_rect(list, 0, 0, plate.w, plate.h, 4, paint_fill(INK_CREAM));
        shape_end(list);
        draw_minis(drawing, record->stamps, box.x + box.w - 2, plate.y + plate.h / 2);
        beside = 0;
    } else if (open) {
        draw_minis(drawing, record->stamps, box.x + box.w, base - size * .32f);
    } else if (!narrow) {
        char km[24];
        text_format(km, sizeof km, "%d", stages[stage].km);
        draw_text_fit(list, box.x + box.w - 2, base, km, FONT_SIGN_SEMI, travel_book_letters(form, 20),
                      INK_INK, ANCHOR_END, beside);
    }
    draw_text_fit(list, box.x + 2, base, _(stages[stage].town), FONT_SIGN, size, INK_INK, ANCHOR_START,
                  box.w - beside - 6);
}

/* ---- head and notes -------------------------------------------------------------------------------- */

static void draw_head(const struct travel_book_drawing *drawing)
{
    struct draw_list *list = drawing->list;
    const struct travel_book_form *form = drawing->form;
    const struct rect head = form->head[1], box = form->count;
    const float k = form->k, size = fmaxf(34 * k, 24);
    const enum stage_way way = stages[drawing->stage].way;
    char count[48];
    draw_text_fit(list, head.x, head.y + head.h * .71f, _("The album"), FONT_DISPLAY, fmaxf(84 * k, 44),
                  INK_RED, ANCHOR_START, box.x - head.x - 16);
    furniture_plate(list, box, 12, INK_CREAM);
    /* TRANSLATORS: stamps won, of so many. */
    text_format(count, sizeof count, _("%d of %d"), travel_book_count(drawing->front, drawing->ms),
                stages_on(way) * STAGE_GOALS);
    const float mini = fminf(28, box.h * .5f), middle = box.y + box.h / 2;
    draw_sprite(list, "journey/mini_1", (struct rect){box.x + 16, middle - mini / 2, mini, mini});
    const float car = fminf(box.w * .32f, box.h * 1.4f), high = car / 2;
    draw_text_fit(list, box.x + 26 + mini, middle + size * .35f, count, FONT_SIGN, size, INK_INK,
                  ANCHOR_START, box.w - mini - car - 50);
    const struct journey_news *news = travel_book_news(drawing->front);
    unsigned worn = journey_car_pieces(drawing->front);
    if (news && news->piece >= 0 && travel_book_piece(drawing->front, drawing->ms) <= 0) {
        worn &= ~(1u << news->piece); /* it comes with its ticket */
    }
    journey_car_draw_with(list,
                          &(struct journey_car){.foot = {box.x + box.w - car / 2 - 16, middle + high * .42f},
                                                .scale = car / 440},
                          worn);
}

static void garage_text(const struct front *front, struct text *out)
{
    const struct journey_news *news = travel_book_news(front);
    int stamps = progress_stamps(&journey_of(front)->progress, STAGE_OUT), piece = 0;
    while (piece < JOURNEY_PIECES && journey_pieces[piece].stamps <= stamps) {
        piece++;
    }
    if (news && news->piece >= 0) {
        text_add(out, _(journey_pieces[news->piece].name)); /* a ticket says that it is new */
    } else if (piece < JOURNEY_PIECES) {
        int lacks = journey_pieces[piece].stamps - stamps;
        /* TRANSLATORS: a piece for the car, and how many stamps it still takes. */
        text_addf(out, _n("%s: %d more stamp", "%s: %d more stamps", lacks), _(journey_pieces[piece].name),
                  lacks);
    } else {
        text_add(out, _("The car has all its pieces."));
    }
}

static void next_text(const struct front *front, int stage, struct text *out)
{
    int at = stage_of_number(stage, 1), last = at + stages_on(stages[stage].way) - 1;
    while (at < last && (journey_record(front, at)->stamps & 1u)) {
        at++;
    }
    if (journey_record(front, at)->stamps & 1u) {
        text_add(out, stages[stage].way == STAGE_OUT ? _("The terrace in Menton") : _("Paris, at dawn"));
        return;
    }
    char table[160];
    struct text who = text_in(table, sizeof table);
    stage_table_text(at, &who);
    /* TRANSLATORS: a town, and the table there with who sits at it. */
    text_addf(out, _("%s. %s"), _(stages[at].town), table);
}

/* What can be chosen lies on a plate. */
static void draw_plate(const struct travel_book_drawing *drawing, struct rect box)
{
    struct rect plate = rect_grow(box, 6);
    shape_begin(drawing->list, (struct rect){plate.x, plate.y, plate.w + 5, plate.h + 6});
    shape_rect(drawing->list, 3, 4, plate.w, plate.h, 10, paint_fill(ink_fade(INK_INK, .22f)));
    shape_rect(drawing->list, 0, 0, plate.w, plate.h, 10, paint_fill(INK_PAPER));
    shape_rect(drawing->list, 3, 3, plate.w - 6, plate.h - 6, 8,
               paint_line(ink_fade(INK_INK, drawing->list->contrast ? 1 : .6f), 1.6f));
    shape_end(drawing->list);
}

static void draw_note(const struct travel_book_drawing *drawing, struct rect box, const char *title,
                      const char *said)
{
    struct draw_list *list = drawing->list;
    const float least = 13, most = travel_book_letters(drawing->form, 21);
    const enum font fonts[] = {FONT_BODY, FONT_SIGN_SEMI}; /* the narrow one where little is free */
    float head = travel_book_letters(drawing->form, 27), size = most, high = 0;
    const float top = box.y + head;
    enum font font = fonts[0];
    bool fits = false;
    for (int i = 0; i < (print_is_large(list) ? 2 : 1) && !fits; i++) {
        font = fonts[i];
        for (size = most;; size--) {
            high = draw_text_size(list, font, size) * (i == 0 ? 1.28f : 1.1f);
            fits = high * (float)draw_text_lines(list, said, font, size, box.w) <= box.h - head * 1.25f;
            if (fits || size <= least) {
                break;
            }
        }
    }
    draw_text_fit(list, box.x, top, title, FONT_SIGN, head, INK_INK, ANCHOR_START, box.w);
    draw_text_wrapped(list, box.x, top + head * .25f + high * .85f, said, font, size, INK_INK, ANCHOR_START,
                      box.w, high);
}

/* ---- signs ----------------------------------------------------------------------------------------- */

static void draw_button(const struct travel_book_drawing *drawing, int item, const char *label)
{
    const struct front *front = drawing->front;
    bool on = in_focus(drawing, item), can = travel_book_can(front, item);
    furniture_button_wrapped(drawing->list, travel_book_box(drawing->form, item), label,
                             can ? INK_PAPER : ink_fade(INK_PAPER, .7f), can ? INK_INK : INK_ASPHALT2, on,
                             on && front->pressed == item);
}

void travel_book_draw_signs(const struct travel_book_drawing *drawing)
{
    const struct front *front = drawing->front;
    const struct rect box = travel_book_box(drawing->form, BOOK_AGAIN);
    const bool on = in_focus(drawing, BOOK_AGAIN), can = travel_book_can(front, BOOK_AGAIN);
    char deal[48];
    text_format(deal, sizeof deal, _("evening %d"),
                progress_next_deal(&journey_of(front)->progress, drawing->stage) + 1);
    furniture_sign(drawing->list,
                   &(struct furniture_sign){.box = box,
                                            .label = travel_book_again_label(front),
                                            .sub = journey_of(front)->waits[drawing->stage] > 0 ? "" : deal,
                                            .size = fminf(44, box.h * .52f),
                                            .fill = can ? INK_CREAM : INK_PAPER,
                                            .ink = can ? INK_INK : INK_ASPHALT2,
                                            .sub_ink = can ? INK_INK : INK_ASPHALT2,
                                            .focus = on,
                                            .tag = box.w > 330,
                                            .pressed = on && front->pressed == BOOK_AGAIN});
    draw_button(drawing, BOOK_SAME, _("Same evening again"));
    draw_button(drawing, BOOK_WATCH, _("Watch my best"));
    draw_button(drawing, BOOK_MAP, _("Map"));
}

void travel_book_draw_album(const struct travel_book_drawing *drawing)
{
    char garage[160], next[240];
    struct text said = text_in(garage, sizeof garage), after = text_in(next, sizeof next);
    draw_head(drawing);
    int focus = -1;
    for (int i = 0; i < drawing->form->cards; i++) {
        if (in_focus(drawing, BOOK_CARD + i)) {
            focus = i;
        } else {
            draw_album_card(drawing, i);
        }
    }
    if (focus >= 0) {
        draw_album_card(drawing, focus);
    }
    garage_text(drawing->front, &said);
    next_text(drawing->front, drawing->stage, &after);
    draw_plate(drawing, drawing->form->garage);
    draw_note(drawing, rect_grow(drawing->form->garage, -4), _("Garage"), garage);
    if (in_focus(drawing, BOOK_GARAGE)) {
        furniture_focus(drawing->list, rect_grow(drawing->form->garage, 8), 10);
    }
    /* TRANSLATORS: over the town and the table of the evening that comes next. */
    draw_note(drawing, drawing->form->next, translate_context(NC_("journey", "Next")), next);
}
