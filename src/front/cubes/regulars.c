/* SPDX-License-Identifier: MIT */
#include "front/cubes/regulars.h"

#include "base/words.h"

#include <string.h>

const struct cubes_regular CUBES_REGULAR_TABLE[CUBES_REGULARS] = {
    {.key = "lucien",
     .item = "regular.lucien",
     .portrait = "portraits/portrait_lucien",
     .pleased = "portraits/portrait_lucien_pleased",
     .stung = "portraits/portrait_lucien_stung",
     .bust = "portraits/bust_lucien",
     .arm = "portraits/arm_lucien",
     .player = "apprentice",
     .name = N_("Lucien"),
     .title = N_("Garage apprentice"),
     .style = N_("All or nothing: leaves whatever scores, and stops at 1,000."),
     .strength = 1},
    {.key = "amedee",
     .item = "regular.amedee",
     .portrait = "portraits/portrait_amedee",
     .pleased = "portraits/portrait_amedee_pleased",
     .stung = "portraits/portrait_amedee_stung",
     .bust = "portraits/bust_amedee",
     .arm = "portraits/arm_amedee",
     .player = "apprentice",
     .name = N_("Amédée"),
     .title = N_("The baker"),
     .style = N_("Up since three, and in for the big batch: plays as Lucien does."),
     .strength = 1},
    {.key = "firmin",
     .item = "regular.firmin",
     .portrait = "portraits/portrait_firmin",
     .pleased = "portraits/portrait_firmin",
     .stung = "portraits/portrait_firmin",
     .bust = "portraits/bust_firmin",
     .arm = "portraits/arm_firmin",
     .player = "apprentice",
     .name = N_("Firmin"),
     .title = N_("The waiter"),
     .style = N_("Plays between two trays and never spills: plays as Lucien does."),
     .strength = 1},
    {.key = "josette",
     .item = "regular.josette",
     .portrait = "portraits/portrait_josette",
     .pleased = "portraits/portrait_josette",
     .stung = "portraits/portrait_josette",
     .bust = "portraits/bust_josette",
     .arm = "portraits/arm_josette",
     .player = "apprentice",
     .name = N_("Josette"),
     .title = N_("Drives night lorries"),
     .style = N_("Long patience for one great haul: plays as Lucien does."),
     .strength = 1},
    {.key = "odette",
     .item = "regular.odette",
     .portrait = "portraits/portrait_odette",
     .pleased = "portraits/portrait_odette_pleased",
     .stung = "portraits/portrait_odette_stung",
     .bust = "portraits/bust_odette",
     .arm = "portraits/arm_odette",
     .player = "postman",
     .name = N_("Odette"),
     .title = N_("The postwoman"),
     .style = N_("Half the round still to walk: takes what there is, and goes at 300."),
     .strength = 2},
    {.key = "abbe_roch",
     .item = "regular.abbe_roch",
     .portrait = "portraits/portrait_abbe_roch",
     .pleased = "portraits/portrait_abbe_roch",
     .stung = "portraits/portrait_abbe_roch",
     .bust = "portraits/bust_abbe_roch",
     .arm = "portraits/arm_abbe_roch",
     .player = "postman",
     .name = N_("Abbé Roch"),
     .title = N_("The parish priest"),
     .style = N_("Trusts the next roll and forgets the score: plays as Odette does."),
     .strength = 2},
    {.key = "djamila",
     .item = "regular.djamila",
     .portrait = "portraits/portrait_djamila",
     .pleased = "portraits/portrait_djamila",
     .stung = "portraits/portrait_djamila",
     .bust = "portraits/bust_djamila",
     .arm = "portraits/arm_djamila",
     .player = "postman",
     .name = N_("Djamila"),
     .title = N_("Reads medicine"),
     .style = N_("Quick, exact, takes the pulse of a game: plays as Odette does."),
     .strength = 2},
    {.key = "mado",
     .item = "regular.mado",
     .portrait = "portraits/portrait_mado",
     .pleased = "portraits/portrait_mado_pleased",
     .stung = "portraits/portrait_mado_stung",
     .bust = "portraits/bust_mado",
     .arm = "portraits/arm_mado",
     .player = "patronne",
     .name = N_("Mado"),
     .title = N_("The patronne"),
     .style = N_("Forty years at this counter: keeps one die, rolls the rest, stops at 300."),
     .strength = 3},
    {.key = "hortense",
     .item = "regular.hortense",
     .portrait = "portraits/portrait_hortense",
     .pleased = "portraits/portrait_hortense",
     .stung = "portraits/portrait_hortense",
     .bust = "portraits/bust_hortense",
     .arm = "portraits/arm_hortense",
     .player = "patronne",
     .name = N_("Hortense"),
     .title = N_("Retired schoolteacher"),
     .style = N_("Taught half the counter to add up: plays as Mado does."),
     .strength = 3},
    {.key = "anselme",
     .item = "regular.anselme",
     .portrait = "portraits/portrait_anselme",
     .pleased = "portraits/portrait_anselme_pleased",
     .stung = "portraits/portrait_anselme_stung",
     .bust = "portraits/bust_anselme",
     .arm = "portraits/arm_anselme",
     .player = "engineer",
     .name = N_("Anselme"),
     .title = N_("Ponts et Chaussées"),
     .style = N_("Has it all in a table of odds. Nobody plays better; the dice are the same for him."),
     .strength = 4},
};

int cubes_regular_find(const char *key)
{
    for (int place = 0; place < CUBES_REGULARS; place++) {
        if (strcmp(CUBES_REGULAR_TABLE[place].key, key) == 0) {
            return place;
        }
    }
    return -1;
}

int cubes_regular_of(const char *player)
{
    for (int place = 0; place < CUBES_REGULARS; place++) {
        if (strcmp(CUBES_REGULAR_TABLE[place].player, player) == 0) {
            return place;
        }
    }
    return -1;
}
