/* SPDX-License-Identifier: MIT */
/* The totals in the strip of more than two seats: faces with what they tell, and the points of each side. */
#include "base/number.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"

#include <math.h>

/* A side's share of the strip, and how its faces and its points lie there. */
struct total_cell {
    struct rect box;
    float face, apart; /* size of a face; the middle of the second partner's from that of the first */
    float points;      /* size of the figures */
    float name;        /* the room for a name; 0: there is none */
    bool stacked;      /* the points are below the faces */
};

static const float air = 12, name_size = 25, name_least = 46;

static float faces_w(const struct total_cell *cell, int partners)
{
    return cell->face + cell->apart * (float)(partners - 1);
}

/* Equal shares; in low ones all is in one line, in high narrow ones the points are below. */
static struct total_cell cell_of(const struct draw_list *list, struct rect room, int sides, int partners)
{
    const float gap = 14, inline_face = 52, figures = 34;
    float w = (room.w - gap * (float)(sides - 1)) / (float)sides;
    struct total_cell cell = {.box = {room.x, room.y, w, room.h}, .points = figures};
    cell.face = fminf(inline_face, room.h - 22); /* a ring lies round it */
    cell.apart = cell.face * .8f;
    float number = draw_text_width(list, "2,000", FONT_SIGN, figures, 0);
    float rest = w - faces_w(&cell, partners) - air - number;
    if (rest < -number * .3f && room.h > 52) {
        cell.stacked = true;
        cell.points = fminf(28, room.h * .34f);
        cell.face = fminf(fminf(46, room.h - cell.points - 10), (w - 6) / (1 + .8f * (float)(partners - 1)));
        cell.apart = cell.face * .8f;
    } else if (rest < 0) {
        cell.face = fminf(cell.face, 40);
        cell.apart = cell.face * .66f;
    } else {
        cell.name = rest - air > name_least ? rest - air : 0;
    }
    return cell;
}

static void draw_faces(const struct table *table, struct draw_list *list, int side,
                       const struct total_cell *cell, struct point middle)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    for (int i = 0; i < mille_side_seats(table); i++) {
        int seat = mille_side_seat(table, side, i);
        float x = middle.x + cell->apart * (float)i, half = cell->face / 2;
        if (shown->turn == seat) {
            mille_draw_ring(list, x, middle.y, cell->face);
        }
        mille_draw_face(table, list, seat, (struct rect){x - half, middle.y - half, cell->face, cell->face});
        mille_draw_mark(list, (enum answer_mark)shown->mark[seat], x + half * .72f, middle.y + half * .68f,
                        fmaxf(half * .42f, 9));
    }
}

/* The letters of all names: as large as the longest allows. */
static float letters_of(const struct table *table, const struct draw_list *list, float room)
{
    float longest = 1;
    for (int row = 0; row < mille_table_rows(table); row++) {
        char name[160];
        struct text said = text_in(name, sizeof name);
        mille_side_name(table, mille_table_row_side(table, row), &said);
        longest = fmaxf(longest, draw_text_width(list, name, FONT_BODY_SEMI, name_size, 0));
    }
    return name_size * fminf(1, room / longest);
}

void mille_draw_totals(const struct table *table, struct draw_list *list, struct rect room)
{
    int sides = mille_table_rows(table), partners = mille_side_seats(table);
    struct mille_public pub = mille_draw_public(table);
    struct total_cell cell = cell_of(list, room, sides, partners);
    const float least = .66f;
    float letters = cell.name > 0 ? letters_of(table, list, cell.name) : 0, pitch = cell.box.w + 14;
    for (int row = 0; row < sides; row++) {
        int side = mille_table_row_side(table, row);
        struct rect box = {room.x + pitch * (float)row, room.y, cell.box.w, room.h};
        char points[NUMBER_SIZE];
        number_figure(mille_hand_total(&pub, side), points);
        struct rgba ink = row ? INK_INK : INK_OXBLOOD;
        float faces = faces_w(&cell, partners);
        if (cell.stacked) {
            float x = box.x + (box.w - faces) / 2 + cell.face / 2;
            float y = box.y + (box.h - cell.face - cell.points - 2) / 2;
            draw_faces(table, list, side, &cell, (struct point){x, y + cell.face / 2});
            draw_text_fit(list, box.x + box.w / 2, y + cell.face + cell.points * .95f, points, FONT_SIGN,
                          cell.points, ink, ANCHOR_MIDDLE, box.w);
            continue;
        }
        float middle = box.y + box.h / 2, x = box.x + faces + air;
        draw_faces(table, list, side, &cell, (struct point){box.x + cell.face / 2, middle});
        if (letters > name_size * least) {
            char name[160];
            struct text said = text_in(name, sizeof name);
            mille_side_name(table, side, &said);
            draw_text(list, x, middle + 9, name, FONT_BODY_SEMI, letters, INK_INK, ANCHOR_START);
            x += draw_text_width(list, name, FONT_BODY_SEMI, letters, 0) + air;
        }
        draw_text_fit(list, x, middle + cell.points * .36f, points, FONT_SIGN, cell.points, ink, ANCHOR_START,
                      box.x + box.w + 10 - x);
    }
}
