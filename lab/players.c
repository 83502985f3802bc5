/* SPDX-License-Identifier: MIT */
#include "players.h"

#include "lab.h"

#include "base/say.h"

#include <math.h>
#include <string.h>

bool lab_player_read(const struct game *game, const char *word, struct lab_player *out)
{
    char name[SEAT_NAME_SIZE];
    const char *colon = strchr(word, ':');
    uint64_t iterations = 0;
    size_t length = colon ? (size_t)(colon - word) : strlen(word);
    if (colon && !lab_number(colon + 1, "iterations", 1, UINT32_MAX, &iterations)) {
        return false;
    }
    text_format(name, sizeof name, "%.*s", (int)length, word);
    int player = game_player_find(game, name);
    if (player < 0) {
        say_line(stderr, "route-mille-lab: no player of %s is called %s", game->name, word);
        return false;
    }
    *out = (struct lab_player){.player = player, .iterations = (uint32_t)iterations};
    text_copy(out->name, sizeof out->name, word);
    return true;
}

bool lab_option_read(const struct game *game, const char *name, const char *value,
                     uint8_t option[GAME_OPTIONS_MAX])
{
    int found = game_option_find(game, name, value);
    if (found < 0) {
        say_line(stderr, "route-mille-lab: %s has no option %s %s", game->name, name, value);
        return false;
    }
    option[game_option_index(game, name)] = (uint8_t)found;
    return true;
}

double lab_share_error(double share, double games)
{
    return 196 * sqrt(share * (1 - share) / games);
}
