/* SPDX-License-Identifier: MIT */
#include "front/net/lamp.h"

#include "base/i18n/translate.h"
#include "front/net/others.h"
#include "front/table/table.h"
#include "ui/shape.h"

enum lamp lamp_of_seat(const struct guest_seat *seat)
{
    switch (seat->is) {
    case GUEST_SEAT_FREE:
        return LAMP_FREE;
    case GUEST_SEAT_COMPUTER:
        return LAMP_COMPUTER;
    case GUEST_SEAT_HERE:
    case GUEST_SEAT_AWAY:
        break;
    }
    return seat->filled || seat->given ? LAMP_COMPUTER : seat->is == GUEST_SEAT_HERE ? LAMP_HERE : LAMP_AWAY;
}

enum lamp lamp_at(const struct table *table, int seat)
{
    if (!table_is_guest(table) || others_state(table->front) == OTHERS_NONE || seat < 0) {
        return LAMP_NONE;
    }
    const struct guest *guest = others_guest(table->front);
    return seat < guest->setup.seats ? lamp_of_seat(&guest->seats[seat]) : LAMP_NONE;
}

const char *lamp_word(enum lamp lamp)
{
    switch (lamp) {
    case LAMP_HERE:
        /* TRANSLATORS: beside the name of a person at a table with others. */
        return _("here");
    case LAMP_AWAY:
        return _("away");
    case LAMP_COMPUTER:
        return _("computer");
    case LAMP_FREE:
        /* TRANSLATORS: of a seat that nobody has taken. */
        return _("free");
    case LAMP_NONE:
        break;
    }
    return "";
}

struct rgba lamp_plate_ink(enum lamp lamp)
{
    return lamp == LAMP_HERE       ? INK_GREEN
           : lamp == LAMP_AWAY     ? INK_SUN
           : lamp == LAMP_COMPUTER ? INK_ASPHALT
                                   : INK_CREAM;
}

struct rgba lamp_word_ink(enum lamp lamp)
{
    return lamp == LAMP_HERE || lamp == LAMP_COMPUTER ? INK_CREAM : INK_INK;
}

/* A wheel with eight teeth, of radius r. */
static void draw_wheel(struct draw_list *list, float r)
{
    enum { POINTS = 32 };
    struct point rim[POINTS];
    for (int i = 0; i < POINTS; i++) {
        float far = r * (i / 2 % 2 == 0 ? .94f : .72f), at = 2 * PI / POINTS * ((float)i + .5f);
        rim[i] = (struct point){r + far * cosf(at), r + far * sinf(at)};
    }
    shape_polygon(list, rim, POINTS, (struct paint){.fill = INK_CREAM, .stroke = INK_INK, .width = r * .16f});
    shape_circle(list, r, r, r * .30f,
                 (struct paint){.fill = INK_ASPHALT, .stroke = INK_INK, .width = r * .12f});
}

void lamp_draw(struct draw_list *list, enum lamp lamp, struct rect box)
{
    const float r = box.w / 2, line = fmaxf(2, r * .18f);
    if (lamp == LAMP_NONE) {
        return;
    }
    shape_begin(list, box);
    switch (lamp) {
    case LAMP_HERE:
        shape_circle(list, r, r, r - line / 2,
                     (struct paint){.fill = INK_GREEN, .stroke = INK_INK, .width = line});
        shape_circle(list, r, r, r * .56f,
                     (struct paint){.fill = INK_MINT, .stroke = INK_CREAM, .width = line * .8f});
        break;
    case LAMP_AWAY: {
        const struct point hands[] = {{r, r * .42f}, {r, r}, {r * 1.42f, r * 1.22f}};
        shape_circle(list, r, r, r - line / 2,
                     (struct paint){.fill = INK_SUN, .stroke = INK_INK, .width = line});
        shape_polyline(list, hands, 3, (struct paint){.stroke = INK_INK, .width = line, .round = true});
        break;
    }
    case LAMP_COMPUTER:
        draw_wheel(list, r);
        break;
    case LAMP_FREE:
    case LAMP_NONE:
        shape_circle(list, r, r, r - line,
                     (struct paint){.fill = INK_CREAM, .stroke = INK_ASPHALT2, .width = line});
        break;
    }
    shape_end(list);
}

void lamp_draw_at(struct draw_list *list, const struct table *table, int seat, struct rect plate)
{
    const float least = 20, most = 34;
    enum lamp lamp = lamp_at(table, seat);
    float size = fminf(most, fmaxf(least, plate.h * .34f));
    lamp_draw(list, lamp, (struct rect){plate.x - size * .28f, plate.y + plate.h - size * .72f, size, size});
}
