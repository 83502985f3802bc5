/* SPDX-License-Identifier: MIT */
#include "front/day/day_house.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/opponent.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/shape.h"

#include <math.h>

enum { FACE = 62, FACE_LOW = 46, FIGURE_SIZE = 16 };

/* What a cell tells: 0 is the person, the others are places of the house. */
static int measure_of(const struct day_state *day, int cell)
{
    return cell == 0 ? day->game->own(day->outcome.figure) : day->outcome.house[cell - 1];
}

/* Whether no other cell has a better measure. */
static bool is_best(const struct day_state *day, int cell)
{
    int own = measure_of(day, 0), house = day->outcome.house[day_best(day->game, day->outcome.house)];
    bool ahead = day->game->fewer ? own < house : own > house;
    return measure_of(day, cell) == (ahead ? own : house);
}

static const char *name_of(const struct front *front, int cell)
{
    return cell == 0 ? table_name(table_of(front), table_you(table_of(front)))
                     : _(day_player(day_of(front)->game, cell - 1)->name);
}

static void figure_of(const struct front *front, int cell, char figure[FIGURE_SIZE])
{
    struct text out = text_in(figure, FIGURE_SIZE);
    day_figure_text(day_of(front)->game, measure_of(day_of(front), cell), &out);
}

/* Sizes of names and of figures: all names have one size, which the longest allows; figures likewise. */
struct sizes {
    float name, figure;
};

static struct sizes sizes_within(const struct front *front, const struct draw_list *list, float room,
                                 bool low)
{
    struct sizes size = {24, low ? 34 : 40};
    float name = room, figure = room;
    for (int cell = 0; cell < DAY_HOUSE_CELLS; cell++) {
        char text[FIGURE_SIZE];
        figure_of(front, cell, text);
        name = fmaxf(name, draw_text_width(list, name_of(front, cell), FONT_BODY_SEMI, size.name, 0));
        figure = fmaxf(figure, draw_text_width(list, text, FONT_SIGN, size.figure, 0));
    }
    return (struct sizes){size.name * room / name, size.figure * room / figure};
}

static void draw_cell(const struct front *front, struct draw_list *list, struct rect box, int cell)
{
    const struct day_state *day = day_of(front);
    const struct opponent *who = cell == 0 ? NULL : day_player(day->game, cell - 1);
    char figure[FIGURE_SIZE];
    figure_of(front, cell, figure);
    if (is_best(day, cell)) {
        shape_begin(list, rect_grow(box, 2));
        shape_rect(list, 2, 2, box.w, box.h, 10, (struct paint){INK_GOLDLT, INK_INK, 2.4f, false});
        shape_end(list);
    }
    bool low = box.h < DAY_HOUSE_CELL;
    float face = low ? FACE_LOW : FACE, x = box.x + (low ? 6 : 10), room = box.w - face - (low ? 16 : 26);
    float text = x + face + (low ? 5 : 8);
    const struct sizes size = sizes_within(front, list, room, low);
    draw_sprite(list, who ? who->portrait : "icons/portrait_you",
                (struct rect){x, box.y + (box.h - face) / 2, face, face});
    draw_text_fit(list, text, box.y + box.h * .37f, name_of(front, cell), FONT_BODY_SEMI, size.name, INK_INK,
                  ANCHOR_START, room);
    draw_text_fit(list, text, box.y + box.h * .83f, figure, FONT_SIGN, size.figure, INK_INK, ANCHOR_START,
                  room);
}

void day_house_draw(const struct front *front, struct draw_list *list, const struct day_house_form *form)
{
    const struct day_state *day = day_of(front);
    float left = form->left, right = form->right, room = right - left;
    if (!day->outcome.house_known) {
        draw_text_fit(list, left, form->head, _("The house is playing in your place\u2026"), FONT_BODY_MEDIUM,
                      form->em, INK_ASPHALT2, ANCHOR_START, room);
        return;
    }
    char par[48], number[16];
    struct text out = text_in(number, sizeof number);
    day_figure_text(day->game, daily_par(day->outcome.house), &out);
    /* TRANSLATORS: the mean of the house's players on the same deal. */
    text_format(par, sizeof par, _("par %s"), number);
    draw_text_fit(list, left, form->head, _("The house in your place"), FONT_BODY_SEMI, form->em, INK_INK,
                  ANCHOR_START, fminf(560, room * .64f));
    draw_text_fit(list, right, form->head + 2, par, FONT_SIGN, 42, INK_RED, ANCHOR_END,
                  fminf(320, room * .34f));
    float pitch = form->cells.w / (float)form->columns;
    for (int cell = 0; cell < DAY_HOUSE_CELLS; cell++) {
        int column = cell % form->columns, row = cell / form->columns;
        draw_cell(front, list,
                  (struct rect){form->cells.x + pitch * (float)column + 3,
                                form->cells.y + (form->cells.h + 4) * (float)row, pitch - 6, form->cells.h},
                  cell);
    }
}
