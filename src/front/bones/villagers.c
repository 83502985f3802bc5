/* SPDX-License-Identifier: MIT */
#include "front/bones/villagers.h"

#include "base/i18n/translate.h"
#include "front/bones/grid.h"

#include <stddef.h>
#include <string.h>

const struct bones_villager BONES_VILLAGER_TABLE[BONES_VILLAGERS] = {
    {.who = {.player = "baker",
             .key = "amedee",
             .item = "villager.amedee",
             .name = N_("Amédée"),
             .title = N_("The baker"),
             .style = N_("Most points now, else the heaviest tile, slammed down; forgets who knocked."),
             .portrait = "portraits/portrait_amedee",
             .strength = 1},
     .pleased = "portraits/portrait_amedee_pleased",
     .stung = "portraits/portrait_amedee_stung",
     .bust = "portraits/bust_amedee",
     .arm = "portraits/arm_amedee"},
    {.who = {.player = "postman",
             .key = "odette",
             .item = "villager.odette",
             .name = N_("Odette"),
             .title = N_("The postwoman"),
             .style = N_("Points, then doubles early, and many numbers in hand: ends that she can follow."),
             .portrait = "portraits/portrait_odette",
             .strength = 2},
     .pleased = "portraits/portrait_odette_pleased",
     .stung = "portraits/portrait_odette_stung",
     .bust = "portraits/bust_odette",
     .arm = "portraits/arm_odette"},
    {.who = {.player = "patronne",
             .key = "mado",
             .item = "villager.mado",
             .name = N_("Mado"),
             .title = N_("The patronne"),
             .style = N_("Remembers every knock, and blocks whoever is about to go out."),
             .portrait = "portraits/portrait_mado",
             .strength = 3},
     .pleased = "portraits/portrait_mado_pleased",
     .stung = "portraits/portrait_mado_stung",
     .bust = "portraits/bust_mado",
     .arm = "portraits/arm_mado"},
    {.who = {.player = "marius",
             .key = "marius",
             .item = "villager.marius",
             .name = N_("Marius"),
             .title = N_("Pétanque champion"),
             .style =
                 N_("Counts every tile, and plays the rest of the round a thousand times before he moves."),
             .portrait = "portraits/portrait_marius",
             .strength = 4},
     .pleased = "portraits/portrait_marius_pleased",
     .stung = "portraits/portrait_marius_stung",
     .bust = "portraits/bust_marius",
     .arm = "portraits/arm_marius"},
};

const struct bones_villager *bones_villager_of(const char *player)
{
    for (int i = 0; i < BONES_VILLAGERS; i++) {
        if (strcmp(BONES_VILLAGER_TABLE[i].who.player, player) == 0) {
            return &BONES_VILLAGER_TABLE[i];
        }
    }
    return NULL;
}

static const struct opponent *opponent(int place)
{
    return place < BONES_VILLAGERS ? &BONES_VILLAGER_TABLE[place].who : NULL;
}

/* A star for whoever sits below; the others draw their seat as one draws a tile, from behind. */
static void mark(struct draw_list *list, int after, struct rect box)
{
    if (after == 0) {
        bones_grid_sign(list, (struct bones_colour){SEAT_MARK_STAR, INK_SUN, INK_INK}, box.x + box.w / 2,
                        box.y + box.h / 2, box.w);
        return;
    }
    const float w = box.h * 34 / 72;
    draw_sprite(list, "bones/back_upright", (struct rect){box.x + (box.w - w) / 2, box.y, w, box.h});
}

const struct game_company BONES_COMPANY = {.title = N_("Who sits under the plane tree?"),
                                           .order =
                                               N_("You sit below; where the others sit is drawn for every "
                                                  "game."),
                                           .opponent = opponent,
                                           .standard = {SEAT_YOU, "odette", "mado", "marius", NULL},
                                           .mark = mark};
