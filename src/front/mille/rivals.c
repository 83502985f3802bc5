/* SPDX-License-Identifier: MIT */
#include "front/mille/rivals.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "games/mille/mille.h"
#include "table/journal.h"

#include <stddef.h>
#include <string.h>

#define HUMAN "human"

enum { ROW_SUNDAY, ROW_REGULAR, ROW_RALLY, ROW_ACE, ROW_GUEST, ROWS, ROW_YOU = ROWS, DRIVERS };

#define CAR(asset, painted)                                                                                  \
    {                                                                                                        \
        .picture = (asset), .w = 440, .h = 290, .tail = 24, .ground = 282, .high = (painted)                 \
    }

/* A house without one of the players leaves their row out. */
static const struct rival table[DRIVERS] = {
    [ROW_SUNDAY] = {.who = {.player = "sunday",
                            .item = "rival.sunday",
                            .name = N_("Marcel"),
                            .title = N_("Sunday driver"),
                            .style = N_(
                                "Looks at the landscape, overlooks a card or two, hoards remedies, and hits "
                                "back when hit."),
                            .portrait = "icons/portrait_sunday",
                            .dot = "icons/dot_sunday",
                            .strength = 1,
                            .key = "sunday"},
                    .car = CAR("icons/car_sunday", 172)},
    [ROW_REGULAR] = {.who = {.player = "regular",
                             .item = "rival.regular",
                             .name = N_("Léa"),
                             .title = N_("Regular at the relais"),
                             .style =
                                 N_("Has driven this road for years: steady, attentive, hard to surprise."),
                             .portrait = "icons/portrait_opponent",
                             .dot = "icons/dot_opponent",
                             .strength = 2,
                             .key = "regular"},
                     .car = CAR("icons/car_opponent", 164)},
    [ROW_RALLY] =
        {.who = {.player = "rally",
                 .item = "rival.rally",
                 .name = N_("Nino"),
                 .title = N_("Rally driver"),
                 .style =
                     N_("Drives by instinct, at a glance. Keeps a safety for a coup fourré, at times too "
                        "long."),
                 .portrait = "icons/portrait_rally",
                 .dot = "icons/dot_rally",
                 .strength = 3,
                 .key = "rally"},
         .car = CAR("icons/car_rally", 166)},
    [ROW_ACE] =
        {.who = {.player = "ace",
                 .item = "rival.ace",
                 .name = N_("Colette"),
                 .title = N_("The ace"),
                 .style =
                     N_("Has never missed a turning. She thinks many roads through to the end, and sees no "
                        "more than you do."),
                 .portrait = "icons/portrait_ace",
                 .dot = "icons/dot_ace",
                 .strength = 4,
                 .key = "ace"},
         .car = CAR("icons/car_ace", 166)},
    [ROW_GUEST] =
        {.who = {.player = HUMAN,
                 .item = "rival.human",
                 /* TRANSLATORS: the name of a second person at the same machine. */
                 .name = N_("Guest"),
                 .title = N_("Someone beside you"),
                 .style = N_(
                     "Two people at one machine: you hand it over from turn to turn, and a screen hides "
                     "the hands."),
                 .portrait = "icons/portrait_guest",
                 .dot = "icons/dot_guest",
                 .key = SEAT_PERSON},
         .car = CAR("icons/car_guest", 270)},
    [ROW_YOU] =
        {.who =
             {.player = HUMAN, .portrait = "icons/portrait_you", .dot = "icons/dot_you", .key = SEAT_PERSON},
         .car = {.picture = "icons/car_saloon", .w = 420, .h = 220, .tail = 12, .ground = 212, .high = 204}},
};

static bool is_here(const struct rival *rival)
{
    return strcmp(rival->who.player, HUMAN) == 0 || game_player_find(&mille_game, rival->who.player) >= 0;
}

int rivals_count(void)
{
    int count = 0;
    for (int i = 0; i < ROWS; i++) {
        count += is_here(&table[i]);
    }
    return count;
}

const struct rival *rivals_at(int place)
{
    for (int i = 0; i < ROWS; i++) {
        if (is_here(&table[i]) && place-- == 0) {
            return &table[i];
        }
    }
    CHECK(false);
    return NULL;
}

int rivals_player(int place)
{
    const struct rival *rival = rivals_at(place);
    return strcmp(rival->who.player, HUMAN) == 0 ? PLAYER_HUMAN
                                                 : game_player_find(&mille_game, rival->who.player);
}

/* -1: nobody. */
static int find(int player)
{
    for (int place = 0; place < rivals_count(); place++) {
        if (rivals_player(place) == player) {
            return place;
        }
    }
    return -1;
}

int rivals_place(int player)
{
    int place = find(player);
    return place >= 0 ? place : find(0);
}

const struct rival *rivals_you(void)
{
    return &table[ROW_YOU];
}

struct rgba rivals_trail(const struct rival *rival)
{
    const struct rgba inks[DRIVERS] = {
        [ROW_SUNDAY] = INK_MEADOW, [ROW_REGULAR] = INK_RED, [ROW_RALLY] = INK_LILAC,
        [ROW_ACE] = INK_SUN,       [ROW_GUEST] = INK_CORAL, [ROW_YOU] = INK_AZURE,
    };
    return inks[rival - table];
}

struct rgba rivals_plate(const struct rival *rival)
{
    const struct rgba inks[DRIVERS] = {
        [ROW_SUNDAY] = INK_GREEN, [ROW_REGULAR] = INK_RED, [ROW_RALLY] = INK_PLUM,
        [ROW_ACE] = INK_NAVY,     [ROW_GUEST] = INK_TERRA, [ROW_YOU] = INK_SEA,
    };
    return inks[rival - table];
}

const struct rival *rivals_of(int player)
{
    int place = find(player);
    return place >= 0 ? rivals_at(place) : NULL;
}

int rivals_chosen(const struct settings *settings)
{
    const struct settings_company *two = settings_company(settings, mille_game.name);
    const char *who = two && two->seats == 2 ? two->seat[1].who : "";
    for (int place = 0; place < rivals_count(); place++) {
        const char *player = rivals_at(place)->who.player;
        if (strcmp(strcmp(player, HUMAN) == 0 ? SEAT_PERSON : player, who) == 0) {
            return rivals_player(place);
        }
    }
    return 0;
}

void rivals_choose(struct settings *settings, int player)
{
    struct settings_company two = {.seats = 2, .seat = {{.who = SEAT_YOU}, {.who = SEAT_PERSON}}};
    text_copy(two.game, sizeof two.game, mille_game.name);
    if (player != PLAYER_HUMAN) {
        text_copy(two.seat[1].who, sizeof two.seat[1].who, rivals_at(rivals_place(player))->who.player);
    }
    settings_set_company(settings, &two);
}
