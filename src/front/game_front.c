/* SPDX-License-Identifier: MIT */
#include "front/game_front.h"

#include "base/check.h"

int game_fronts_count(void)
{
    int count = 0;
    while (game_fronts[count]) {
        count++;
    }
    CHECK(count > 0 && count <= GAME_FRONTS_MAX);
    return count;
}

int game_front_place(const struct game_front *game)
{
    int place = 0;
    while (game_fronts[place] != game) {
        CHECK(game_fronts[place] != NULL);
        place++;
    }
    return place;
}

const struct game_front *game_front_of(const struct game *game)
{
    for (int i = 0; game_fronts[i]; i++) {
        if (game_fronts[i]->game == game) {
            return game_fronts[i];
        }
    }
    return NULL;
}

const struct locale_respelling *game_fronts_respelling(const struct settings *settings)
{
    for (int i = 0; game_fronts[i]; i++) {
        if (game_fronts[i]->respelling) {
            return game_fronts[i]->respelling(settings);
        }
    }
    return NULL;
}
