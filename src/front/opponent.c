/* SPDX-License-Identifier: MIT */
#include "front/opponent.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/game_front.h"
#include "ui/shape.h"

#include <string.h>

int opponent_count(const struct game_front *game)
{
    int count = 0;
    while (game->opponents[count].player) {
        count++;
    }
    CHECK(count <= OPPONENTS_MAX);
    return count;
}

const struct opponent *opponent_find(const struct game_front *game, const char *key)
{
    const struct opponent *who = game->opponents;
    while (who->player && strcmp(who->key, key) != 0) {
        who++;
    }
    return who->player ? who : NULL;
}

const struct opponent *opponent_playing(const struct game_front *game, const char *player)
{
    const struct opponent *who = game->opponents;
    while (who->player && strcmp(who->player, player) != 0) {
        who++;
    }
    return who->player ? who : NULL;
}

const struct opponent *opponent_at(const struct game_front *game, const struct journal_seat *seat)
{
    if (seat->player == PLAYER_HUMAN) {
        return NULL;
    }
    const char *player = game->game->players[seat->player].name;
    for (const struct opponent *who = game->opponents; who->player; who++) {
        if (strcmp(who->player, player) == 0 && strcmp(_(who->name), seat->name) == 0) {
            return who;
        }
    }
    return opponent_playing(game, player);
}

void opponent_stones(struct draw_list *list, float middle, float y, int strength)
{
    enum { STONE_W = 30, STONE_H = 42 };
    const float pitch = STONE_W + 12, left = middle - pitch * (OPPONENT_STRENGTHS - 1) / 2;
    for (int i = 0; i < OPPONENT_STRENGTHS; i++) {
        bool stands = i < strength;
        shape_begin(list, (struct rect){left + pitch * (float)i - STONE_W / 2.0f, y, STONE_W, STONE_H});
        struct paint line =
            paint_line(stands ? INK_INK : ink_fade(INK_INK, list->contrast ? .8f : .35f), 2.4f);
        if (stands) {
            line.fill = INK_CREAM;
        }
        shape_path(list, line, "M3 40L3 17C3 8 8 2 15 2C22 2 27 8 27 17L27 40Z");
        if (stands) {
            shape_path(list, (struct paint){.fill = INK_RED, .stroke = INK_INK, .width = 2.4f},
                       "M3 19L3 17C3 8 8 2 15 2C22 2 27 8 27 17L27 19Z");
        }
        shape_end(list);
    }
}
