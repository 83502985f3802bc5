/* SPDX-License-Identifier: MIT */
#include "front/scenes/seats.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/scenes/options_table.h"
#include "front/stage/bar.h"
#include "front/stage/print.h"
#include "front/table/table.h"

#include <math.h>
#include <string.h>

enum {
    DIALOG_W = 1560,
    COLUMNS_MOST = 6,
    CELL_LEAST = 176,
    MARK = 38,
    SEAT_MARK = 32,
    STONE = 42, /* high */
    BUTTON_W = 220,
    BUTTON_H = 54,
    RULES_SIZE = 240,
    TABLE_W = 640, /* with the seats around it */
    SEAT_W = 208,  /* there */
    SEAT_ROWS = 4, /* there */
    BESIDE = 28,   /* between it and the cards */
    CHOICE_H = 56
};

/* ---- the rules in words ----------------------------------------------------------------------------- */

static bool is_rule(const struct options_entry *entry)
{
    return entry->control == CONTROL_CHOICE && entry->choices != NULL;
}

bool seats_has_rules(const struct front *front)
{
    const struct game_front *game = seats_of(front)->game;
    int i = 0;
    while (i < game->option_count && !is_rule(&game->options[i])) {
        i++;
    }
    bool chosen = table_game(front) == game; /* the options show the rules of the game chosen */
    bool here = false;
    for (int at = 0; at < game->option_count; at++) {
        here = here || game->options[at].at_seats;
    }
    return chosen && !here && i < game->option_count;
}

void seats_rules_text(const struct front *front, struct text *out)
{
    const struct game_front *game = seats_of(front)->game;
    const char *between = "";
    for (int i = 0; i < game->option_count; i++) {
        const struct options_entry *entry = &game->options[i];
        if (is_rule(entry)) {
            int value = options_kept(&front->settings, entry);
            text_add(out, between);
            /* TRANSLATORS: a rule and what was chosen. */
            text_addf(out, _("%s: %s"), _(entry->label), _(entry->choices[value - entry->least].label));
            between = " · ";
        }
    }
}

/* ---- where all lies ------------------------------------------------------------------------------- */

static float button_height(const struct front *front)
{
    return form_touch(&front->frame, BUTTON_H);
}

static float foot_height(const struct front *front)
{
    float scale = draw_leading(front->measure, 1), line = 34 * scale;
    int lines = seats_choices(front) > 0 ? 4 : 3; /* of the sentence */
    return dialog_folds(front) ? (float)lines * line + 10 + line + button_height(front) + 34
                               : 20 + line + 18 + button_height(front) + 30;
}

/* A person, and all opponents but the second person, who ends their list if it has one. */
static int cards_count(const struct game_front *game)
{
    return opponent_count(game) + (opponent_find(game, SEAT_PERSON) ? 0 : 1);
}

static int columns_in(float room, float gap, float least, int most, int fewest)
{
    int columns = (int)((room + gap) / (least + gap));
    return columns > most ? most : columns < fewest ? fewest : columns;
}

struct seats_form seats_form_of(const struct front *front)
{
    const struct game_front *game = seats_of(front)->game;
    bool low = dialog_is_low(front), folds = dialog_folds(front);
    float scale = draw_leading(front->measure, 1);
    struct seats_form form = {.edge = folds ? 30 : 48, .gap = folds || low ? 12 : 18};
    float w = fminf(DIALOG_W, form_room(&front->frame, BAR_HEIGHT).w), room = w - 2 * form.edge - 16;
    int most = company_most(game), cards = cards_count(game);
    form.round = game->company->round;
    form.beside = form.round && !folds;
    form.columns = columns_in(room, form.gap, CELL_LEAST, COLUMNS_MOST, 2);
    form.face = low || folds ? 92 : 108;
    form.choice_h = form_touch(&front->frame, CHOICE_H);
    form.rows = (most + form.columns - 1) / form.columns;
    form.seat_h = fmaxf(84, front->frame.touch);
    float choices = form.choice_h * (float)seats_choices(front);
    form.seats_high = (form.round ? SEAT_ROWS : (float)form.rows) * (form.seat_h + form.gap);
    form.cards_top = form.seats_high + 6 + choices + (choices > 0 ? form.gap : 0);
    if (form.beside) {
        form.cards_left = fminf(TABLE_W, room * .46f) + BESIDE;
        form.cards_top = 2;
        int two_rows = (cards + 1) / 2;
        int most_columns =
            columns_in(room - form.cards_left, form.gap, CELL_LEAST, two_rows > 3 ? two_rows : 3, 2);
        int fewest_rows = (cards + most_columns - 1) / most_columns;
        form.columns = (cards + fewest_rows - 1) / fewest_rows; /* the rows are equally long */
    }
    int card_rows = (cards + form.columns - 1) / form.columns;
    form.face = form.beside && card_rows > 2 ? 72 : form.face; /* so that three rows fit a window */
    form.card_h = 14 + form.face + 40 + 30 * scale + STONE + 18;
    float cards_end = form.cards_top + (form.card_h + form.gap) * (float)card_rows;
    struct form_design design = {.w = DIALOG_W,
                                 .head = low ? 108 : 140,
                                 .foot = foot_height(front),
                                 .length = 6 + fmaxf(cards_end, form.seats_high + choices),
                                 .step = form.card_h + form.gap};
    form.form = dialog_form(front, &seats_scene, &design);
    room = form_right(&form.form, form.edge) - form.form.box.x - form.edge;
    form.seats_w = form.beside ? form.cards_left - BESIDE : room;
    form.cell_w = (room - form.cards_left - form.gap * (float)(form.columns - 1)) / (float)form.columns;
    return form;
}

/* The table with the seats around it, and the width of a seat. */
static struct rect round_room(const struct seats_form *form, float *seat_w)
{
    float x = form->form.box.x + form->edge, w = fminf(form->seats_w, TABLE_W);
    *seat_w = fminf(SEAT_W, (w - form->gap) / 3);
    return (struct rect){x + (form->seats_w - w) / 2, form_y(&form->form, 2), w,
                         form->seats_high - form->gap};
}

static struct rect choice_box(const struct front *front, const struct seats_form *form, int item)
{
    int place = 0;
    while (seats_choice_item(front, place) != item) {
        place++;
    }
    float y = form->seats_high + 6 + form->choice_h * (float)place;
    return (struct rect){form->form.box.x + form->edge, form_y(&form->form, y), form->seats_w,
                         form->choice_h - 4};
}

struct rect seats_box(const struct front *front, const struct seats_form *form, int item)
{
    struct rect box = form->form.box;
    if (item >= SEATS_ITEM_RULES) {
        bool rules = seats_has_rules(front); /* at the left end; else the two lie beside each other */
        int spare = dialog_folds(front) && !rules ? 0 : 1;
        return form_button(&form->form, item - SEATS_ITEM_BACK + spare, 2 + spare, BUTTON_W,
                           button_height(front), form->edge, button_height(front) + 26);
    }
    if (seats_is_choice(item)) {
        return choice_box(front, form, item);
    }
    bool card = item >= SEATS_ITEM_PERSON;
    int place = card ? item - SEATS_ITEM_PERSON : item - SEATS_ITEM_SEAT;
    if (!card && form->round) {
        float w;
        struct rect room = round_room(form, &w);
        return seats_round_box(room, w, form->seat_h, seats_of(front)->company.seats, place);
    }
    int column = place % form->columns, row = place / form->columns;
    float top = card ? form->cards_top : 2, left = form->edge + (card ? form->cards_left : 0);
    float h = card ? form->card_h : form->seat_h;
    return (struct rect){box.x + left + (form->cell_w + form->gap) * (float)column,
                         form_y(&form->form, top + (h + form->gap) * (float)row), form->cell_w, h};
}

/* ---- how it looks --------------------------------------------------------------------------------- */

static void draw_mark(const struct front *front, struct draw_list *list, int place, struct rect box)
{
    const struct game_company *company = seats_of(front)->game->company;
    int sides = seats_sides(front);
    if (sides > 0 && sides < seats_of(front)->company.seats) {
        seats_side_mark(list, place % sides, box);
        return;
    }
    if (company->mark) {
        company->mark(list, seats_after_first(front, place), box);
        return;
    }
    char number[8];
    text_format(number, sizeof number, "%d", place + 1);
    shape_begin(list, box);
    shape_rect(list, 1, 1, box.w - 2, box.h - 2, box.w * .18f, paint_fill(INK_INK));
    shape_end(list);
    draw_text(list, box.x + box.w / 2, box.y + box.h * .76f, number, FONT_SIGN, box.h * .74f, INK_CREAM,
              ANCHOR_MIDDLE);
}

static const char *portrait_at(const struct front *front, int place)
{
    const struct settings_company *company = &seats_of(front)->company;
    const struct settings_seat *seat = &company->seat[place];
    return company_is_person(seat) ? company_face_at(company, place)
                                   : opponent_find(seats_of(front)->game, seat->who)->portrait;
}

const char *seats_name(const struct front *front, int place)
{
    const struct settings_seat *seat = &seats_of(front)->company.seat[place];
    const char *name = company_name(front, seats_of(front)->game, seat);
    return name[0] ? name : strcmp(seat->who, SEAT_YOU) == 0 ? _("You") : _("Guest");
}

static void draw_free_seat(struct draw_list *list, struct rect box)
{
    shape_begin(list, box);
    furniture_dashes(list, box.w, box.h);
    shape_end(list);
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h / 2 + 9, _("Free seat"), FONT_BODY, 25,
                  list->contrast ? INK_INK : INK_ASPHALT2, ANCHOR_MIDDLE, box.w - 24);
}

static void draw_seat(const struct front *front, struct draw_list *list, struct rect box, int place,
                      bool focus)
{
    float face = box.h - 16, in = seats_of(front)->game->company->round ? 16 : 30;
    furniture_plate(list, box, 14, focus ? INK_CREAM : INK_PAPER);
    draw_sprite(list, portrait_at(front, place), (struct rect){box.x + in, box.y + 8, face, face});
    draw_mark(front, list, place,
              (struct rect){box.x + 8, box.y + box.h - SEAT_MARK - 7, SEAT_MARK, SEAT_MARK});
    draw_text_fit(list, box.x + in + face + 8, box.y + box.h / 2 + 11, seats_name(front, place), FONT_SIGN,
                  32, INK_INK, ANCHOR_START, box.w - in - face - (list->plain ? 12 : 18));
    if (focus) {
        furniture_focus(list, box, 14);
    }
}

static void draw_seats(const struct front *front, struct draw_list *list, const struct seats_form *form,
                       int focus)
{
    const struct seats_state *seats = seats_of(front);
    if (form->round) {
        float w;
        struct rect room = round_room(form, &w);
        seats_round_draw(front, list, room, w, form->seat_h);
    }
    int shown = form->round ? seats->company.seats : company_most(seats->game);
    for (int place = 0; place < shown; place++) {
        struct rect box = seats_box(front, form, SEATS_ITEM_SEAT + place);
        if (place < seats->company.seats && !(seats->dragged && seats->dragging == place)) {
            draw_seat(front, list, box, place, focus == SEATS_ITEM_SEAT + place);
        } else {
            draw_free_seat(list, box);
        }
    }
}

/* The seat that the pointer carries is over everything else. */
static void draw_carried(const struct front *front, struct draw_list *list, const struct seats_form *form)
{
    const struct seats_state *seats = seats_of(front);
    if (seats->dragging >= 0 && seats->dragged) {
        struct rect box = seats_box(front, form, SEATS_ITEM_SEAT + seats->dragging);
        box.x += front->pointer_x - seats->from_x;
        box.y += front->pointer_y - seats->from_y;
        draw_seat(front, list, box, seats->dragging, true);
    }
}

struct rect seats_two_box(const struct front *front, struct rect card)
{
    float size = form_touch(&front->frame, 54);
    return (struct rect){card.x + card.w - size, card.y, size, size};
}

/* The sign that a press there begins a game of two, in the corner of a card. */
static void draw_two(struct draw_list *list, struct rect card)
{
    const float radius = 17, inset = 26;
    struct rect box = {card.x + card.w - inset - radius, card.y + inset - radius, 2 * radius, 2 * radius};
    const struct point arrow[] = {{radius - 5, radius - 9}, {radius + 10, radius}, {radius - 5, radius + 9}};
    shape_begin(list, box);
    shape_circle(list, radius, radius, radius - 1, paint_fill(INK_GREEN));
    shape_polygon(list, arrow, 3, paint_fill(INK_CREAM));
    shape_end(list);
}

/* A card of somebody who may sit down. place: of the seat, -1: they have none. */
static void draw_card_of(const struct front *front, struct draw_list *list, const struct seats_form *form,
                         int item, const struct opponent *who, int place)
{
    struct rect box = seats_box(front, form, item);
    bool focus = front_focus_of(front, &seats_scene) == item;
    if (focus && front->pressed == item) {
        box.x += 3;
        box.y += 4;
    }
    float middle = box.x + box.w / 2, y = box.y + 14 + form->face, scale = draw_leading(list, 1);
    furniture_plate(list, box, 16, focus ? INK_CREAM : INK_PAPER);
    draw_sprite(list, who->portrait,
                (struct rect){middle - form->face / 2, box.y + 14, form->face, form->face});
    struct rgba ink = who->strength > 0 ? company_ink(seats_of(front)->game, who) : INK_RED;
    draw_text_fit(list, middle, y + 36, _(who->name), FONT_SIGN, 34, ink, ANCHOR_MIDDLE, box.w - 24);
    draw_text_fit(list, middle, y + 38 + 25 * scale, _(who->title), FONT_BODY_SEMI, 22, INK_INK,
                  ANCHOR_MIDDLE, box.w - 20);
    if (who->strength > 0) {
        opponent_stones(list, middle, box.y + box.h - STONE - 12, who->strength);
    }
    if (place >= 0) {
        draw_mark(front, list, place, (struct rect){box.x + 10, box.y + 10, MARK, MARK});
    }
    if (seats_is_for_two(front, item)) {
        draw_two(list, box);
    }
    if (focus) {
        furniture_focus(list, box, 16);
    }
}

static void draw_cards(const struct front *front, struct draw_list *list, const struct seats_form *form)
{
    static const struct opponent person = {
        .portrait = "icons/portrait_guest", .name = N_("A person"), .title = N_("Someone beside you")};
    draw_card_of(front, list, form, SEATS_ITEM_PERSON, &person, -1);
    for (int item = SEATS_ITEM_OPPONENT; seats_opponent(front, item); item++) {
        const struct opponent *who = seats_opponent(front, item);
        draw_card_of(front, list, form, item, who, company_place(&seats_of(front)->company, who->key));
    }
}

/* ---- the foot ------------------------------------------------------------------------------------- */

static const char *sentence(const struct front *front, int focus, char rules[RULES_SIZE])
{
    const struct seats_state *seats = seats_of(front);
    const struct opponent *opponent = seats_opponent(front, focus);
    int place = focus - SEATS_ITEM_SEAT;
    if (seats->refusal) {
        return _(seats->refusal);
    }
    if (place >= 0 && place < seats->company.seats && !company_is_person(&seats->company.seat[place])) {
        opponent = opponent_find(seats->game, seats->company.seat[place].who);
    }
    if (opponent) {
        return _(opponent->style);
    }
    if (seats_is_choice(focus)) {
        return seats_choice_sentence(front, focus);
    }
    if (focus == SEATS_ITEM_PERSON || (place >= 0 && place < seats->company.seats)) {
        return _("People at one machine play in turn, each under a name.");
    }
    struct text out = text_in(rules, RULES_SIZE);
    if (!seats_can_sit_down(front)) {
        seats_cannot_text(front, &out);
        return rules;
    }
    const char *order = seats->game->company->order;
    if (seats_has_rules(front) && (focus == SEATS_ITEM_RULES || !order)) {
        seats_rules_text(front, &out);
        return rules;
    }
    return order                         ? _(order)
           : seats->game->company->round ? _("You sit below; play goes round from you to the left.")
                                         : _("The seats stand in the order of play.");
}

/* On one line; in large print smaller on two where one line would make it too small to read. */
static void draw_sentence(struct draw_list *list, struct rect box, const char *words)
{
    const enum font font = FONT_BODY_MEDIUM;
    const float size = 27, small = 22, scale = draw_leading(list, 1);
    const float middle = box.x + box.w / 2;
    if (!print_is_large(list) || draw_text_width(list, words, font, small, 0) <= box.w ||
        draw_text_lines(list, words, font, small, box.w) > 2) {
        draw_text_fit(list, middle, box.y + 2 + 34 * scale, words, font, size, INK_INK, ANCHOR_MIDDLE, box.w);
    } else {
        draw_text_wrapped(list, middle, box.y + 21 * scale, words, font, small, INK_INK, ANCHOR_MIDDLE, box.w,
                          25 * scale);
    }
}

static void draw_foot(const struct front *front, struct draw_list *list, const struct seats_form *form,
                      int focus)
{
    struct rect box = form->form.box, back = seats_box(front, form, SEATS_ITEM_BACK),
                sit = seats_box(front, form, SEATS_ITEM_SIT);
    float scale = draw_leading(list, 1), top = form->form.view.box.y + form->form.view.box.h;
    char taken[96], what[RULES_SIZE];
    seats_taken_text(front, taken, sizeof taken);
    bool rules = seats_has_rules(front);
    draw_fill(list, (struct rect){box.x + 40, top + 6, box.w - 80, 2}, INK_INK);
    if (dialog_folds(front)) {
        draw_text_wrapped(list, box.x + box.w / 2, top + 36 * scale, sentence(front, focus, what),
                          FONT_BODY_MEDIUM, 26, INK_INK, ANCHOR_MIDDLE, box.w - 60, 32 * scale);
        draw_text_fit(list, box.x + box.w / 2, back.y - 14, taken, FONT_BODY, 24, INK_INK, ANCHOR_MIDDLE,
                      box.w - 60);
    } else {
        draw_sentence(list,
                      (struct rect){box.x + form->edge, top + 8, box.w - 2 * form->edge, back.y - top - 8},
                      sentence(front, focus, what));
        struct rect button = seats_box(front, form, SEATS_ITEM_RULES);
        float left = rules ? button.x + button.w + 24 : box.x + form->edge + 6;
        draw_text_fit(list, left, back.y + back.h / 2 + 9, taken, FONT_BODY, 25, INK_INK, ANCHOR_START,
                      back.x - left - 24);
    }
    if (rules) {
        dialog_button(front, list, seats_box(front, form, SEATS_ITEM_RULES), _("Rules"), false,
                      SEATS_ITEM_RULES, focus);
    }
    dialog_button(front, list, back, _("Back"), false, SEATS_ITEM_BACK, focus);
    bool can = seats_can_sit_down(front);
    furniture_button(list, sit, _("Sit down"), can ? INK_GREEN : INK_PAPER, can ? INK_CREAM : INK_ASPHALT2,
                     focus == SEATS_ITEM_SIT, front->pressed == SEATS_ITEM_SIT && focus == SEATS_ITEM_SIT);
}

void seats_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct seats_form form = seats_form_of(front);
    struct rect box = form.form.box;
    bool low = dialog_is_low(front);
    int focus = front_focus_of(front, &seats_scene);
    dialog_plate(front, list, &seats_scene, box, .60f, blend);
    float rule = box.y + (low ? 92 : 118);
    furniture_title(list, box.x + form.edge, rule, _(seats_of(front)->game->company->title), low ? 62 : 76,
                    box.w - 2 * form.edge);
    draw_fill(list, (struct rect){box.x + 40, rule, box.w - 80, 5}, INK_RED);
    form_rows(list, &form.form);
    draw_seats(front, list, &form, focus);
    for (int place = 0; place < seats_choices(front); place++) {
        int item = seats_choice_item(front, place);
        seats_choice_draw(front, list, seats_box(front, &form, item), item);
    }
    draw_cards(front, list, &form);
    form_rows_end(list, &form.form);
    draw_foot(front, list, &form, focus);
    draw_carried(front, list, &form);
}
