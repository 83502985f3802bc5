/* SPDX-License-Identifier: MIT */
#include "front/mille/drivers.h"

#include "front/front.h"
#include "front/mille/mille_table.h"

#define CAR(asset, painted)                                                                                  \
    .picture = (asset), .w = 440, .h = 290, .tail = 24, .ground = 282, .high = (painted)

const struct car *mille_driver_car(const struct opponent *driver)
{
    static const struct car cars[MILLE_DRIVERS] = {
        [MILLE_DRIVER_SUNDAY] = {CAR("icons/car_sunday", 172)},
        [MILLE_DRIVER_FIRMIN] = {CAR("icons/car_firmin", 228)},
        [MILLE_DRIVER_REGULAR] = {CAR("icons/car_opponent", 164)},
        [MILLE_DRIVER_AMEDEE] = {CAR("icons/car_amedee", 244)},
        [MILLE_DRIVER_RALLY] = {CAR("icons/car_rally", 166)},
        [MILLE_DRIVER_ODETTE] = {CAR("icons/car_odette", 206)},
        [MILLE_DRIVER_ACE] = {CAR("icons/car_ace", 166)},
        [MILLE_DRIVER_MADO] = {CAR("icons/car_mado", 184)},
        [MILLE_DRIVER_GUEST] = {CAR("icons/car_guest", 270)},
        [MILLE_DRIVER_YOU] = {"icons/car_saloon", .w = 420, .h = 220, .tail = 12, .ground = 212, .high = 204},
        [MILLE_DRIVER_THIRD] = {CAR("icons/car_guest_3", 232)},
        [MILLE_DRIVER_FOURTH] = {CAR("icons/car_guest_4", 236)},
        [MILLE_DRIVER_FIFTH] = {CAR("icons/car_guest_5", 134)},
        [MILLE_DRIVER_SIXTH] = {CAR("icons/car_guest_6", 214)},
    };
    return &cars[driver - MILLE_OPPONENTS];
}

struct rgba mille_driver_trail(const struct opponent *driver)
{
    const struct rgba inks[MILLE_DRIVERS] = {
        [MILLE_DRIVER_SUNDAY] = INK_MEADOW, [MILLE_DRIVER_FIRMIN] = INK_MINT,
        [MILLE_DRIVER_REGULAR] = INK_RED,   [MILLE_DRIVER_AMEDEE] = INK_CREAM,
        [MILLE_DRIVER_RALLY] = INK_LILAC,   [MILLE_DRIVER_ODETTE] = INK_ROYAL,
        [MILLE_DRIVER_ACE] = INK_SUN,       [MILLE_DRIVER_MADO] = INK_GOLDLT,
        [MILLE_DRIVER_GUEST] = INK_CORAL,   [MILLE_DRIVER_YOU] = INK_AZURE,
        [MILLE_DRIVER_THIRD] = INK_OCHRE,   [MILLE_DRIVER_FOURTH] = INK_PINE,
        [MILLE_DRIVER_FIFTH] = INK_SKY,     [MILLE_DRIVER_SIXTH] = INK_PLUM,
    };
    return inks[driver - MILLE_OPPONENTS];
}

struct rgba mille_driver_plate(const struct opponent *driver)
{
    /* Cream letters stand on them. */
    static const struct rgba wood = {130, 78, 28, 255}, moss = {74, 88, 40, 255};
    const struct rgba inks[MILLE_DRIVERS] = {
        [MILLE_DRIVER_SUNDAY] = INK_GREEN,   [MILLE_DRIVER_FIRMIN] = INK_PINE,
        [MILLE_DRIVER_REGULAR] = INK_RED,    [MILLE_DRIVER_AMEDEE] = INK_ASPHALT,
        [MILLE_DRIVER_RALLY] = INK_PLUM,     [MILLE_DRIVER_ODETTE] = INK_ROYAL,
        [MILLE_DRIVER_ACE] = INK_NAVY,       [MILLE_DRIVER_MADO] = INK_OXBLOOD,
        [MILLE_DRIVER_GUEST] = INK_TERRA,    [MILLE_DRIVER_YOU] = INK_SEA,
        [MILLE_DRIVER_THIRD] = wood,         [MILLE_DRIVER_FOURTH] = moss,
        [MILLE_DRIVER_FIFTH] = INK_ASPHALT2, [MILLE_DRIVER_SIXTH] = INK_NIGHT,
    };
    return inks[driver - MILLE_OPPONENTS];
}

const struct opponent *mille_table_driver(const struct table *table, int seat)
{
    static const enum mille_driver people[SEATS_MAX] = {MILLE_DRIVER_YOU,   MILLE_DRIVER_GUEST,
                                                        MILLE_DRIVER_THIRD, MILLE_DRIVER_FOURTH,
                                                        MILLE_DRIVER_FIFTH, MILLE_DRIVER_SIXTH};
    if (!session_is_human(&table->session, seat)) {
        return table_opponent(table, seat);
    }
    return &MILLE_OPPONENTS[people[table_person(table, seat)]];
}

int mille_table_row(const struct table *table, int side)
{
    int sides = mille_table_rows(table);
    return (side - table_side_of(table, table_you(table)) + sides) % sides;
}

int mille_table_row_side(const struct table *table, int row)
{
    return (row + table_side_of(table, table_you(table))) % mille_table_rows(table);
}

int mille_table_rows(const struct table *table)
{
    return table->session.journal.setup.sides;
}

struct draw_command *car_draw(struct draw_list *list, const struct car *car, float x, float y, float scale)
{
    return draw_sprite(
        list, car->picture,
        (struct rect){x - car->tail * scale, y - car->ground * scale, car->w * scale, car->h * scale});
}

void car_draw_shaded(struct draw_list *list, const struct car *car, float x, float y, float scale)
{
    /* The shadow's picture is 520 x 70, the tail's foot at 20, 12 in it. */
    draw_sprite(list, "icons/car_shadow",
                (struct rect){x - 20 * scale, y - 12 * scale, 520 * scale, 70 * scale});
    car_draw(list, car, x, y, scale);
}
