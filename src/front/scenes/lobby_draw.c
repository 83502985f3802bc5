/* SPDX-License-Identifier: MIT */
/* Layout and look of the people of a room: the code on a number plate, the facts, a plate for each seat. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/lamp.h"
#include "front/net/others.h"
#include "front/opponent.h"
#include "front/page/page_rows.h"
#include "front/scenes/lobby.h"
#include "front/scenes/seats.h"
#include "front/stage/bar.h"
#include "front/stage/dialog.h"
#include "front/stage/print.h"
#include "front/table/company.h"
#include "ui/furniture.h"

#include <math.h>

enum {
    DIALOG_W = 1600,
    PLATE_H = 250,
    PLATE_LOW = 150,
    FACT_H = 54,
    SEAT_H = 100,
    BUTTON_H = 60,
    GAP = 14,
    COLUMN_GAP = 44,
    PILL_W = 210,
    PILL_H = 44,
    STANDS_H = 50,
    MOST = 690,
    OVER_W = 1000,
    OVER_LINE = 38
};

/* Lines of the sentence that says why it is over. */
static int over_lines(const struct front *front)
{
    char stands[240] = "";
    struct text says = text_in(stands, sizeof stands);
    float w = fminf(OVER_W, form_room(&front->frame, BAR_HEIGHT).w);
    lobby_stands(front, &says);
    return draw_text_lines(front->measure, stands, FONT_BODY_MEDIUM, 29, w - 2 * page_rows_edge(w) - 30);
}

static struct form_design design_of(const struct front *front, struct lobby_form *form)
{
    bool tight = dialog_is_tight(front);
    float scale = fmaxf(1, draw_leading(front->measure, 1));
    if (lobby_is_over(front)) {
        *form =
            (struct lobby_form){.folds = true, .across = 1, .button_h = form_touch(&front->frame, BUTTON_H)};
        return (struct form_design){.w = OVER_W,
                                    .head = page_rows_head_height(tight),
                                    .foot = form->button_h + (tight ? 30 : 46),
                                    .length = OVER_LINE * scale * (float)over_lines(front) + 20};
    }
    int buttons = lobby_buttons(front), seats = lobby_seats(front);
    *form = (struct lobby_form){.folds = dialog_folds(front),
                                .plate_h = tight ? PLATE_LOW : PLATE_H,
                                .fact_h = FACT_H * scale,
                                .seat_h = form_touch(&front->frame, SEAT_H * scale),
                                .button_h = form_touch(&front->frame, BUTTON_H)};
    form->across = form->folds && buttons > 2 ? 2 : buttons;
    bool code = lobby_is_shown(front, LOBBY_ITEM_CODE);
    float facts = lobby_knows(front) ? form->fact_h * LOBBY_FACTS : 0;
    form->facts = code ? form->plate_h + GAP + 4 : 0;
    form->seats = form->folds ? form->facts + facts + GAP : 0;
    float seats_end = form->seats + (form->seat_h + GAP) * (float)seats;
    float rows = ceilf((float)buttons / (float)form->across);
    return (struct form_design){.w = DIALOG_W,
                                .head = page_rows_head_height(tight),
                                .foot = STANDS_H * scale + (form->button_h + GAP) * rows + (tight ? 12 : 22),
                                .length = fmaxf(fmaxf(seats_end, form->facts + facts), 90),
                                .most = tight ? 0 : MOST,
                                .step = form->seat_h + GAP};
}

struct lobby_form lobby_form_of(const struct front *front)
{
    struct lobby_form form;
    struct form_design design = design_of(front, &form);
    form.form = dialog_form(front, &lobby_scene, &design);
    return form;
}

static struct rect button_box(const struct front *front, const struct lobby_form *form, int item)
{
    struct rect box = form->form.box;
    float edge = page_rows_edge(box.w), all = box.w - 2 * edge;
    int place = lobby_button_place(front, item), buttons = lobby_buttons(front);
    int rows = (buttons + form->across - 1) / form->across, row = place / form->across;
    float w = fminf(400, (all - GAP * (float)(form->across - 1)) / (float)form->across);
    float x = box.x + edge + (w + GAP) * (float)(place % form->across);
    if (item == LOBBY_ITEM_LEAVE) { /* apart from what goes on */
        x = box.x + box.w - edge - w;
    }
    float up = (form->button_h + GAP) * (float)(rows - row) + (dialog_is_tight(front) ? 2 : 10);
    return (struct rect){x, box.y + box.h - up, w, form->button_h};
}

struct rect lobby_box(const struct front *front, const struct lobby_form *form, int item)
{
    if (item < LOBBY_ITEM_CODE) {
        return button_box(front, form, item);
    }
    struct rect line = page_rows_line(&form->form, 0, form->plate_h);
    float left = form->folds ? line.w : line.w * .46f;
    if (item == LOBBY_ITEM_CODE) {
        line.w = left - 6;
        return line;
    }
    struct rect seat = page_rows_line(
        &form->form, form->seats + (form->seat_h + GAP) * (float)(item - LOBBY_ITEM_SEAT), form->seat_h);
    if (!form->folds) {
        seat.x += left + COLUMN_GAP;
        seat.w -= left + COLUMN_GAP;
    }
    return seat;
}

/* ---- the number plate --------------------------------------------------------------------------------- */

static void draw_screws(struct draw_list *list, struct rect box)
{
    for (int i = 0; i < 4; i++) {
        float x = i % 2 ? box.w - 26 : 26, y = i / 2 ? box.h - 26 : 26;
        shape_circle(list, x, y, 8, (struct paint){.fill = INK_STONE, .stroke = INK_INK, .width = 2});
        shape_line(list, x - 5, y - 5, x + 5, y + 5, paint_line(INK_INK, 2));
    }
}

static void draw_code(const struct front *front, struct draw_list *list, const struct lobby_form *form)
{
    struct rect box = lobby_box(front, form, LOBBY_ITEM_CODE);
    char code[CODE_SIZE + 2];
    struct text out = text_in(code, sizeof code);
    code_add_shown(&out, others_guest(front)->code);
    box.h -= 10;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 8, box.h + 10});
    shape_rect(list, 8, 10, box.w, box.h, 16, paint_fill(ink_fade(INK_INK, .3f)));
    shape_rect(list, 0, 0, box.w, box.h, 16, paint_fill(INK_ROYAL));
    shape_rect(list, 6, 6, box.w - 12, box.h - 12, 11, paint_line(INK_CREAM, 4));
    draw_screws(list, box);
    shape_end(list);
    float middle = box.x + box.w / 2, k = box.h / (PLATE_H - 10);
    bool high = box.h > 180;
    draw_text_tracked(list, middle, box.y + (high ? 58 : 40), _("THE CODE OF THIS TABLE"), FONT_SIGN_SEMI,
                      high ? 28 : 23, 3, INK_GOLDLT, ANCHOR_MIDDLE, box.w - 110);
    draw_text_tracked(list, middle, box.y + (high ? 176 : box.h - 22), code, FONT_SIGN,
                      fminf(142, (high ? 142 : 165) * k), 6, INK_CREAM, ANCHOR_MIDDLE, box.w - 60);
    if (high) {
        draw_text_fit(list, middle, box.y + box.h - 22, _("Letters and figures that nobody mishears"),
                      FONT_BODY_MEDIUM, 24, INK_CREAM, ANCHOR_MIDDLE, box.w - 110);
    }
}

static void draw_facts(const struct front *front, struct draw_list *list, const struct lobby_form *form)
{
    const float inset = 16;
    for (int fact = 0; lobby_knows(front) && !lobby_is_over(front) && fact < LOBBY_FACTS; fact++) {
        char label[64] = "", value[96] = "";
        struct text left = text_in(label, sizeof label), right = text_in(value, sizeof value);
        struct rect row =
            page_rows_line(&form->form, form->facts + form->fact_h * (float)fact, form->fact_h - 4);
        row.w = form->folds ? row.w : row.w * .46f - 6;
        lobby_fact(front, fact, &left, &right);
        if (fact % 2 == 0) {
            page_rows_stripe(list, row);
        }
        float y = row.y + row.h / 2 + 10, half = (row.w - 3 * inset) / 2;
        draw_text_fit(list, row.x + inset, y, label, FONT_BODY_MEDIUM, 29, INK_INK, ANCHOR_START, half * .7f);
        draw_text_fit(list, row.x + row.w - inset, y, value, FONT_SIGN, 30, INK_INK, ANCHOR_END, half * 1.3f);
    }
}

/* ---- seats -------------------------------------------------------------------------------------------- */

/* The face of a seat, as at the table; NULL: nobody's. */
static const char *face_of(const struct guest *guest, int seat)
{
    const struct game_front *game = game_front_of(guest->game);
    const struct guest_seat *sits = &guest->seats[seat];
    if (sits->is == GUEST_SEAT_FREE || !game) {
        return NULL;
    }
    if (sits->is == GUEST_SEAT_COMPUTER) {
        const struct opponent *who = opponent_at(game, &sits->computer);
        return who ? who->portrait : NULL;
    }
    int person = 0;
    for (int before = 0; before < seat; before++) {
        person += guest->seats[before].is == GUEST_SEAT_HERE || guest->seats[before].is == GUEST_SEAT_AWAY;
    }
    return company_face(person);
}

static void draw_pill(struct draw_list *list, struct rect box, enum lamp lamp)
{
    shape_begin(list, box);
    shape_rect(list, 1.5f, 1.5f, box.w - 3, box.h - 3, box.h / 2 - 2,
               (struct paint){.fill = lamp_plate_ink(lamp), .stroke = INK_INK, .width = 3});
    shape_end(list);
    float size = box.h - 16;
    lamp_draw(list, lamp, (struct rect){box.x + 9, box.y + 8, size, size});
    draw_text_fit(list, box.x + size + 8 + (box.w - size - 8) / 2, box.y + box.h / 2 + 9, lamp_word(lamp),
                  FONT_SIGN, 27, lamp_word_ink(lamp), ANCHOR_MIDDLE, box.w - size - 36);
}

/* The seat's number, its side where partners share one, and which person has it; in short: one of these. */
static void seat_text(const struct guest *guest, int seat, bool whole, struct text *out)
{
    const char *who = seat == guest->seat ? _("this machine") : seat == 0 ? _("host") : "";
    if (whole || !who[0]) {
        text_addf(out, _("Seat %d"), seat + 1);
    }
    if (whole && guest->setup.sides < guest->setup.seats) {
        text_add(out, " \u00b7 ");
        /* TRANSLATORS: a letter: partners play for the same side. */
        text_addf(out, _("side %c"), 'A' + seat % guest->setup.sides);
    }
    if (who[0]) {
        text_addf(out, "%s%s", whole ? " \u00b7 " : "", who);
    }
}

static void draw_seat(const struct front *front, struct draw_list *list, const struct lobby_form *form,
                      int seat, bool focus)
{
    const struct guest *guest = others_guest(front);
    const struct guest_seat *sits = &guest->seats[seat];
    struct rect box = lobby_box(front, form, LOBBY_ITEM_SEAT + seat);
    enum lamp lamp = lamp_of_seat(sits);
    char name[SEAT_NAME_SIZE + 32] = "", what[96] = "";
    struct text title = text_in(name, sizeof name), text = text_in(what, sizeof what);
    bool person = sits->is == GUEST_SEAT_HERE || sits->is == GUEST_SEAT_AWAY;
    int side = guest->setup.sides > 0 ? seat % guest->setup.sides : 0;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 5, box.h + 5});
    shape_rect(list, 5, 5, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .22f)));
    shape_rect(list, 1, 1, box.w - 2, box.h - 2, 12,
               (struct paint){.fill = person ? INK_CREAM : INK_PAPER, .stroke = INK_INK, .width = 2});
    shape_rect(list, 2, 2, 16, box.h - 4, 8, paint_fill(seats_side_ink(side)));
    shape_end(list);
    float face = fminf(76, box.h - 20), x = box.x + 32, pill = fminf(PILL_W, box.w * .36f);
    const char *portrait = face_of(guest, seat);
    if (portrait) {
        struct draw_command *picture =
            draw_sprite(list, portrait, (struct rect){x, box.y + (box.h - face) / 2, face, face});
        picture->ink.a = lamp == LAMP_AWAY && !list->contrast ? 115 : picture->ink.a;
    }
    x += face + 20;
    float room = box.x + box.w - pill - 36 - x, scale = fmaxf(1, draw_leading(list, 1));
    lobby_name(front, seat, &title);
    seat_text(guest, seat, true, &text);
    if (draw_text_width(list, what, FONT_BODY_MEDIUM, 24, 0) > room) { /* it would be too small to read */
        text = text_in(what, sizeof what);
        seat_text(guest, seat, false, &text);
    }
    float middle = box.y + box.h / 2;
    draw_text_fit(list, x, middle - 2, name, FONT_SIGN, 36, INK_INK, ANCHOR_START, room);
    draw_text_fit(list, x, middle - 2 + 31 * scale, what, FONT_BODY_MEDIUM, 24, INK_INK, ANCHOR_START, room);
    draw_pill(list, (struct rect){box.x + box.w - pill - 18, middle - PILL_H / 2.0f, pill, PILL_H}, lamp);
    if (focus) {
        furniture_focus(list, box, 12);
    }
}

/* ---- all of it ---------------------------------------------------------------------------------------- */

static void draw_buttons(const struct front *front, struct draw_list *list, const struct lobby_form *form,
                         int focus)
{
    for (int item = LOBBY_ITEM_START; item <= LOBBY_ITEM_LEAVE; item++) {
        char label[96] = "";
        struct text out = text_in(label, sizeof label);
        if (lobby_is_shown(front, item)) {
            lobby_label(front, item, &out);
            const bool main = item == LOBBY_ITEM_START;
            (print_is_large(list) ? furniture_button_wrapped : furniture_button)(
                list, lobby_box(front, form, item), label, main ? INK_GREEN : INK_PAPER,
                main ? INK_CREAM : INK_INK, focus == item, front->pressed == item && focus == item);
        }
    }
}

void lobby_draw(const struct front *front, struct draw_list *list, float blend)
{
    struct lobby_form form = lobby_form_of(front);
    struct rect box = form.form.box;
    int focus = front_focus_of(front, &lobby_scene);
    dialog_plate(front, list, &lobby_scene, box, .60f, blend);
    page_rows_head(list, box, dialog_is_tight(front), _("A table for friends"), box.w - 110);
    form_rows(list, &form.form);
    if (lobby_is_shown(front, LOBBY_ITEM_CODE)) {
        draw_code(front, list, &form);
        if (focus == LOBBY_ITEM_CODE) {
            furniture_focus(list, lobby_box(front, &form, LOBBY_ITEM_CODE), 16);
        }
    }
    draw_facts(front, list, &form);
    for (int seat = 0; seat < lobby_seats(front); seat++) {
        if (lobby_is_shown(front, LOBBY_ITEM_SEAT + seat)) {
            draw_seat(front, list, &form, seat, focus == LOBBY_ITEM_SEAT + seat);
        }
    }
    form_rows_end(list, &form.form);
    char stands[240] = "";
    struct text says = text_in(stands, sizeof stands);
    lobby_stands(front, &says);
    float top = form.form.view.box.y + form.form.view.box.h;
    if (lobby_is_over(front)) {
        float w = box.w - 2 * page_rows_edge(box.w), leading = OVER_LINE * fmaxf(1, draw_leading(list, 1));
        draw_text_wrapped(list, rect_middle(box).x, form_y(&form.form, leading), stands, FONT_BODY_MEDIUM, 29,
                          INK_INK, ANCHOR_MIDDLE, w - 30, leading);
        draw_buttons(front, list, &form, focus);
        return;
    }
    draw_text_fit(list, box.x + box.w / 2, top + 36 * fmaxf(1, draw_leading(list, 1)), stands, FONT_BODY_SEMI,
                  27, INK_INK, ANCHOR_MIDDLE, box.w - 2 * page_rows_edge(box.w));
    draw_buttons(front, list, &form, focus);
}
