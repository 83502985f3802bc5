/* SPDX-License-Identifier: MIT */
#include "front/cubes/regulars.h"

#include "base/i18n/translate.h"
#include "front/cubes/draw.h"
#include "ui/shape.h"

#include <string.h>

const struct cubes_regular CUBES_REGULAR_TABLE[CUBES_REGULARS] = {
    {.who = {.player = "apprentice",
             .key = "lucien",
             .item = "regular.lucien",
             .name = N_("Lucien"),
             .title = N_("Garage apprentice"),
             .style = N_("All or nothing: leaves whatever scores, and stops at 1,000."),
             .portrait = "portraits/portrait_lucien",
             .strength = 1},
     .pleased = "portraits/portrait_lucien_pleased",
     .stung = "portraits/portrait_lucien_stung",
     .bust = "portraits/bust_lucien",
     .arm = "portraits/arm_lucien"},
    {.who = {.player = "apprentice",
             .key = "amedee",
             .item = "regular.amedee",
             .name = N_("Amédée"),
             .title = N_("The baker"),
             .style = N_("Up since three, and in for the big batch: plays as Lucien does."),
             .portrait = "portraits/portrait_amedee",
             .strength = 1},
     .pleased = "portraits/portrait_amedee_pleased",
     .stung = "portraits/portrait_amedee_stung",
     .bust = "portraits/bust_amedee",
     .arm = "portraits/arm_amedee"},
    {.who = {.player = "apprentice",
             .key = "firmin",
             .item = "regular.firmin",
             .name = N_("Firmin"),
             .title = N_("The waiter"),
             .style = N_("Plays between two trays and never spills: plays as Lucien does."),
             .portrait = "portraits/portrait_firmin",
             .strength = 1},
     .pleased = "portraits/portrait_firmin",
     .stung = "portraits/portrait_firmin",
     .bust = "portraits/bust_firmin",
     .arm = "portraits/arm_firmin"},
    {.who = {.player = "apprentice",
             .key = "josette",
             .item = "regular.josette",
             .name = N_("Josette"),
             .title = N_("Drives night trucks"),
             .style = N_("Long patience for one great haul: plays as Lucien does."),
             .portrait = "portraits/portrait_josette",
             .strength = 1},
     .pleased = "portraits/portrait_josette",
     .stung = "portraits/portrait_josette",
     .bust = "portraits/bust_josette",
     .arm = "portraits/arm_josette"},
    {.who = {.player = "postman",
             .key = "odette",
             .item = "regular.odette",
             .name = N_("Odette"),
             .title = N_("The postwoman"),
             .style = N_("Half the round still to walk: takes what there is, and goes at 300."),
             .portrait = "portraits/portrait_odette",
             .strength = 2},
     .pleased = "portraits/portrait_odette_pleased",
     .stung = "portraits/portrait_odette_stung",
     .bust = "portraits/bust_odette",
     .arm = "portraits/arm_odette"},
    {.who = {.player = "postman",
             .key = "abbe_roch",
             .item = "regular.abbe_roch",
             .name = N_("Abbé Roch"),
             .title = N_("The parish priest"),
             .style = N_("Trusts the next roll and forgets the score: plays as Odette does."),
             .portrait = "portraits/portrait_abbe_roch",
             .strength = 2},
     .pleased = "portraits/portrait_abbe_roch",
     .stung = "portraits/portrait_abbe_roch",
     .bust = "portraits/bust_abbe_roch",
     .arm = "portraits/arm_abbe_roch"},
    {.who = {.player = "postman",
             .key = "djamila",
             .item = "regular.djamila",
             .name = N_("Djamila"),
             .title = N_("Reads medicine"),
             .style = N_("Quick, exact, takes the pulse of a game: plays as Odette does."),
             .portrait = "portraits/portrait_djamila",
             .strength = 2},
     .pleased = "portraits/portrait_djamila",
     .stung = "portraits/portrait_djamila",
     .bust = "portraits/bust_djamila",
     .arm = "portraits/arm_djamila"},
    {.who = {.player = "patronne",
             .key = "mado",
             .item = "regular.mado",
             .name = N_("Mado"),
             .title = N_("The patronne"),
             .style = N_("Forty years at this counter: keeps one die, rolls the rest, stops at 300."),
             .portrait = "portraits/portrait_mado",
             .strength = 3},
     .pleased = "portraits/portrait_mado_pleased",
     .stung = "portraits/portrait_mado_stung",
     .bust = "portraits/bust_mado",
     .arm = "portraits/arm_mado"},
    {.who = {.player = "patronne",
             .key = "hortense",
             .item = "regular.hortense",
             .name = N_("Hortense"),
             .title = N_("Retired schoolteacher"),
             .style = N_("Taught half the counter to add up: plays as Mado does."),
             .portrait = "portraits/portrait_hortense",
             .strength = 3},
     .pleased = "portraits/portrait_hortense",
     .stung = "portraits/portrait_hortense",
     .bust = "portraits/bust_hortense",
     .arm = "portraits/arm_hortense"},
    {.who = {.player = "engineer",
             .key = "anselme",
             .item = "regular.anselme",
             .name = N_("Anselme"),
             .title = N_("Ponts et Chaussées"),
             .style =
                 N_("Has it all in a table of odds. Nobody plays better; the dice are the same for him."),
             .portrait = "portraits/portrait_anselme",
             .strength = 4},
     .pleased = "portraits/portrait_anselme_pleased",
     .stung = "portraits/portrait_anselme_stung",
     .bust = "portraits/bust_anselme",
     .arm = "portraits/arm_anselme"},
};

int cubes_regular_find(const char *key)
{
    for (int place = 0; place < CUBES_REGULARS; place++) {
        if (strcmp(CUBES_REGULAR_TABLE[place].who.key, key) == 0) {
            return place;
        }
    }
    return -1;
}

int cubes_regular_of(const char *player)
{
    for (int place = 0; place < CUBES_REGULARS; place++) {
        if (strcmp(CUBES_REGULAR_TABLE[place].who.player, player) == 0) {
            return place;
        }
    }
    return -1;
}

static const struct opponent *opponent(int place)
{
    return place < CUBES_REGULARS ? &CUBES_REGULAR_TABLE[place].who : NULL;
}

static void mark(struct draw_list *list, int after, struct rect box)
{
    struct cubes_colour colour = cubes_colour_at(CUBES_SEATS_MAX, 0, after);
    shape_begin(list, box);
    shape_rect(list, 1, 1, box.w - 2, box.h - 2, box.w * .18f,
               (struct paint){.fill = colour.ink, .stroke = INK_INK, .width = 2});
    shape_end(list);
    seat_mark_draw(list, colour.mark, box.x + box.w / 2, box.y + box.h / 2, box.w * .3f, colour.on);
}

const struct game_company CUBES_COMPANY = {.title = N_("Who is at the counter?"),
                                           .opponent = opponent,
                                           .standard = {SEAT_YOU, "lucien", NULL},
                                           .mark = mark};
