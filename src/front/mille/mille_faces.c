/* SPDX-License-Identifier: MIT */
/* The faces of more than two seats: over the cars, and in the order of play. */
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"
#include "front/table/seats.h"
#include "ui/furniture.h"

#include <math.h>

/* ---- over the cars ---------------------------------------------------------------------------------- */

static const float full_h = 236, full_pin = 34, least_pin = 27, partners_apart = 30;

/* Pins that would cover each other move apart: each block of them stays where its middle is. */
static void spread(struct point *at, int count, float wide, struct rect ribbon)
{
    const float air = 3, edge = 6;
    float pitch = wide + air, left = ribbon.x + wide / 2 + edge,
          right = ribbon.x + ribbon.w - wide / 2 - edge - pitch * (float)(count - 1);
    int order[SIDES_MAX] = {0}, blocks = 0, size[SIDES_MAX] = {0};
    float middle[SIDES_MAX] = {0}; /* of a block, each pin moved left by its place times the pitch */
    for (int i = 0; i < count; i++) {
        int k = i;
        for (; k > 0 && at[order[k - 1]].x > at[i].x; k--) {
            order[k] = order[k - 1];
        }
        order[k] = i;
    }
    for (int i = 0; i < count; i++) {
        middle[blocks] = at[order[i]].x - pitch * (float)i;
        size[blocks++] = 1;
        while (blocks > 1 && middle[blocks - 2] > middle[blocks - 1]) {
            int both = size[blocks - 2] + size[blocks - 1];
            middle[blocks - 2] = (middle[blocks - 2] * (float)size[blocks - 2] +
                                  middle[blocks - 1] * (float)size[blocks - 1]) /
                                 (float)both;
            size[blocks - 2] = both;
            blocks--;
        }
    }
    for (int block = 0, i = 0; block < blocks; block++) {
        for (int k = 0; k < size[block]; k++, i++) {
            at[order[i]].x = fmaxf(left, fminf(right, middle[block])) + pitch * (float)i;
        }
    }
}

static void draw_stem(struct draw_list *list, struct point pin, struct point roof, float size,
                      struct rgba ink)
{
    float low = size * .38f, x = fmaxf(-size, fminf(size, roof.x - pin.x)),
          y = fmaxf(roof.y - pin.y + 3, size * .62f);
    const float all = size + 2;
    shape_begin(list, (struct rect){pin.x - all, pin.y, 2 * all, y + 2});
    const struct point stem[] = {{all - size * .22f, low}, {all + x, y}, {all + size * .22f, low}};
    shape_polygon(list, stem, 3, paint_fill(ink));
    shape_end(list);
}

static void draw_pin(const struct table *table, struct draw_list *list, int seat, struct point at, float size,
                     struct rgba ink)
{
    const float all = size / 2 + 4;
    shape_begin(list, (struct rect){at.x - all, at.y - all, 2 * all, 2 * all});
    shape_circle(list, all, all, size / 2 + 1,
                 (struct paint){.fill = INK_CREAM, .stroke = ink, .width = size * .088f});
    shape_end(list);
    mille_draw_face(table, list, seat, (struct rect){at.x - size / 2, at.y - size / 2, size, size});
}

/* Where the pins stand, and how large they are. */
struct pins {
    struct point roof[SIDES_MAX], at[SIDES_MAX];
    float size, second; /* of a face; the middle of the second partner's from that of the first */
    int partners;
};

static struct pins pins_of(const struct table *table, const struct mille_ribbon *state)
{
    struct rect ribbon = mille_view_of(table)->layout.ribbon;
    float size = fmaxf(full_pin * fminf(ribbon.h / full_h, 1), least_pin);
    struct pins pins = {.size = size, .second = partners_apart * size / full_pin};
    pins.partners = mille_side_seats(table);
    mille_ribbon_roofs(ribbon, state, pins.roof);
    for (int row = 0; row < state->cars; row++) {
        pins.at[row] =
            (struct point){pins.roof[row].x, fmaxf(pins.roof[row].y - size * .6f, ribbon.y + size / 2 + 5)};
    }
    spread(pins.at, state->cars, size + pins.second * (float)(pins.partners - 1), ribbon);
    return pins;
}

void mille_draw_pins(const struct table *table, struct draw_list *list, const struct mille_ribbon *state)
{
    struct pins pins = pins_of(table, state);
    for (int row = state->cars - 1; row >= 0; row--) {
        int side = mille_table_row_side(table, row);
        struct rgba ink = mille_driver_plate(state->car[row].driver);
        draw_stem(list, pins.at[row], pins.roof[row], pins.size, ink);
        for (int i = 0; i < pins.partners; i++) {
            float x = pins.at[row].x + pins.second * ((float)i - (float)(pins.partners - 1) / 2);
            draw_pin(table, list, mille_side_seat(table, side, i), (struct point){x, pins.at[row].y},
                     pins.size, ink);
        }
    }
}

struct rect mille_draw_beside_pins(const struct table *table, struct rect box)
{
    const float air = 8, step = 12;
    struct rect ribbon = mille_view_of(table)->layout.ribbon;
    struct mille_ribbon state = mille_draw_on_road(table, 0);
    struct pins pins = pins_of(table, &state);
    float wide = pins.size + pins.second * (float)(pins.partners - 1), best = box.x, least = ribbon.w;
    for (float x = ribbon.x + air; x + box.w + air <= ribbon.x + ribbon.w; x += step) {
        bool free = true;
        for (int row = 0; row < state.cars; row++) {
            bool below = pins.at[row].y - pins.size / 2 - air > box.y + box.h;
            float apart = fabsf(pins.at[row].x - x - box.w / 2);
            free = free && (below || apart > (wide + box.w) / 2 + air);
        }
        if (free && fabsf(x - box.x) < least) {
            least = fabsf(x - box.x);
            best = x;
        }
    }
    box.x = best;
    return box;
}

/* ---- the order of play ------------------------------------------------------------------------------ */

void mille_draw_order(const struct table *table, struct draw_list *list)
{
    const struct mille_view *view = mille_view_of(table);
    const struct mille_shown *shown = &view->shown;
    struct rect box = view->layout.order;
    if (box.w <= 0) {
        return;
    }
    int seats = view->layout.seats;
    float step = (box.w - 16) / (float)seats, size = seats < 4 ? 36 : seats < 5 ? 31 : 24;
    float y = box.y + box.h / 2;
    furniture_plate(list, box, 10, INK_CREAM);
    for (int i = 0; i < seats; i++) {
        int seat = (table_you(table) + i) % seats;
        float x = box.x + 8 + step * ((float)i + .5f);
        if (shown->turn == seat) {
            mille_draw_ring(list, x, y, size);
        }
        mille_draw_face(table, list, seat, (struct rect){x - size / 2, y - size / 2, size, size});
        mille_draw_mark(list, (enum answer_mark)shown->mark[seat], x + size * .36f, y + size * .34f, 9);
    }
    shape_begin(list, box);
    for (int i = 1; i < seats; i++) {
        float x = 8 + step * (float)i, middle = box.h / 2, u = seats > 4 ? .7f : 1;
        const struct point arrow[] = {
            {x - 3 * u, middle - 5.5f * u}, {x + 4 * u, middle}, {x - 3 * u, middle + 5.5f * u}};
        shape_polygon(list, arrow, 3, paint_fill(INK_INK));
    }
    shape_end(list);
}
