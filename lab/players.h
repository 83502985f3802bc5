/* SPDX-License-Identifier: MIT */
/* Who plays, and by which rules, as a command line says it: for the commands that let computer players of any
 * game play. */
#ifndef LAB_PLAYERS_H
#define LAB_PLAYERS_H

#include "table/session.h"

/* A computer player: "ace", or "ace:2000" with so many iterations a move. */
struct lab_player {
    char name[SEAT_NAME_SIZE]; /* as it was said */
    const struct player *who;
    int player;          /* index into the game's players; of one that the lab alone has 0 */
    bool guest;          /* the lab alone has it (lab_game.h): no journal names it */
    uint32_t iterations; /* 0: its own measure */
};

/* False, with a complaint, if the game has no such player. */
bool lab_player_read(const struct game *game, const char *word, struct lab_player *out);
/* The move of a player whose seat is in turn. */
struct move lab_player_choose(const struct lab_player *player, const struct session *session, int seat);
/* Whether the games of these may be saved; else false, with a complaint. */
bool lab_players_may_save(const struct lab_player *player, int count);
/* A rule option; false, with a complaint, if the game has none with such a value. */
bool lab_option_read(const struct game *game, const char *name, const char *value,
                     uint8_t option[GAME_OPTIONS_MAX]);
/* Half the width of the interval that holds the true share 95 times in 100, in percent. That each deal is
 * played from several seats is not counted in its favour. */
double lab_share_error(double share, double games);

#endif
