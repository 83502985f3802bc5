/* SPDX-License-Identifier: MIT */
/* Players and rule options on the command line, for the commands in which computer players of any game play.
 */
#ifndef LAB_PLAYERS_H
#define LAB_PLAYERS_H

#include "table/session.h"

/* A computer player: "ace", or "ace:2000" with 2000 iterations for each move. */
struct lab_player {
    char name[SEAT_NAME_SIZE]; /* as written on the command line */
    const struct player *who;
    int player;          /* index into the game's players; 0 for a player that only the lab has */
    bool guest;          /* only the lab has this player (lab_game.h), so that journals cannot name it */
    uint32_t iterations; /* 0: the player's default */
};

/* Reads a player. False, after a message: the game has no such player. */
bool lab_player_read(const struct game *game, const char *word, struct lab_player *out);
/* The move of a player. seat: its seat, which is in turn. */
struct move lab_player_choose(const struct lab_player *player, const struct session *session, int seat);
/* Whether games of these players can be saved. False after a message. */
bool lab_players_may_save(const struct lab_player *player, int count);
/* Reads a rule option from the `left` arguments behind --option: NAME VALUE or NAME=VALUE. Returns how many
 * arguments it takes. 0, after a message: the game has no such option or value. */
int lab_option_read(const struct game *game, int left, char **argument, uint8_t option[GAME_OPTIONS_MAX]);
enum { LAB_OPTION_UNSAID = 0xFF }; /* of an option that the command line does not name */
/* Fills in the options of a setup with seats and sides: those of a rule set of the game, then those that are
 * said. set: its name; NULL: the usual rules at that seating. False, after a message: the game has no such
 * rule set. */
bool lab_rules_fill(const struct game *game, const char *set, const uint8_t said[GAME_OPTIONS_MAX],
                    struct game_setup *setup);
/* Says that nobody can sit down like that, and which seatings the game has. */
void lab_seatings_say(const struct game *game, int seats, int sides);
/* Half the width of the 95 % confidence interval of a share of games, in percent. The gain in precision from
 * playing each deal from several seats is not taken into account. */
double lab_share_error(double share, double games);

#endif
