/* SPDX-License-Identifier: MIT */
#include "front/bones/villagers.h"

#include "base/words.h"

#include <stddef.h>
#include <string.h>

const struct bones_villager BONES_VILLAGER_TABLE[BONES_VILLAGERS] = {
    {.player = "baker",
     .item = "villager.baker",
     .name = N_("Amédée"),
     .title = N_("The baker"),
     .style = N_("Most points now, else the heaviest tile, slammed down; forgets who knocked."),
     .portrait = "portraits/portrait_amedee",
     .bust = "portraits/bust_amedee",
     .arm = "portraits/arm_amedee",
     .strength = 1},
    {.player = "postman",
     .item = "villager.postman",
     .name = N_("Odette"),
     .title = N_("The postwoman"),
     .style = N_("Points, then doubles early, and many numbers in hand: ends that she can follow."),
     .portrait = "portraits/portrait_odette",
     .bust = "portraits/bust_odette",
     .arm = "portraits/arm_odette",
     .strength = 2},
    {.player = "patronne",
     .item = "villager.patronne",
     .name = N_("Mado"),
     .title = N_("The patronne"),
     .style = N_("Remembers every knock, and blocks whoever is about to go out."),
     .portrait = "portraits/portrait_mado",
     .bust = "portraits/bust_mado",
     .arm = "portraits/arm_mado",
     .strength = 3},
    {.player = "marius",
     .item = "villager.marius",
     .name = N_("Marius"),
     .title = N_("Pétanque champion"),
     .style = N_("Counts every tile, and plays the rest of the round a thousand times before he moves."),
     .portrait = "portraits/portrait_marius",
     .bust = "portraits/bust_marius",
     .arm = "portraits/arm_marius",
     .strength = 4},
};

const struct bones_villager *bones_villager_of(const char *player)
{
    for (int i = 0; i < BONES_VILLAGERS; i++) {
        if (strcmp(BONES_VILLAGER_TABLE[i].player, player) == 0) {
            return &BONES_VILLAGER_TABLE[i];
        }
    }
    return NULL;
}
