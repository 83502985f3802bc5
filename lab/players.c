/* SPDX-License-Identifier: MIT */
#include "players.h"

#include "lab.h"
#include "lab_game.h"

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
    const struct lab_game *own = lab_game_of(game);
    int player = game_player_find(game, name);
    const struct player *who = player >= 0 ? &game->players[player] : own ? own->players : NULL;
    while (player < 0 && who && who->name && strcmp(who->name, name) != 0) {
        who++;
    }
    if (!who || !who->name) {
        say_line(stderr, "route-mille-lab: no player of %s is called %s", game->name, word);
        return false;
    }
    *out = (struct lab_player){.who = who,
                               .player = player >= 0 ? player : 0,
                               .guest = player < 0,
                               .iterations = (uint32_t)iterations};
    text_copy(out->name, sizeof out->name, word);
    return true;
}

struct move lab_player_choose(const struct lab_player *player, const struct session *session, int seat)
{
    struct question question;
    struct budget budget = {.iterations = player->iterations};
    session_ask(session, seat, &question);
    question.player = player->who;
    /* cppcheck-suppress returnDanglingLifetime ; a move holds no pointer */
    return question_answer(&question, &budget);
}

bool lab_players_may_save(const struct lab_player *player, int count)
{
    for (int i = 0; i < count; i++) {
        if (player[i].guest) {
            say_line(stderr, "route-mille-lab: %s sits in the lab alone, no journal names it",
                     player[i].name);
            return false;
        }
    }
    return true;
}

int lab_option_read(const struct game *game, int left, char **argument, uint8_t option[GAME_OPTIONS_MAX])
{
    char name[SEAT_NAME_SIZE];
    const char *equals = left > 0 ? strchr(argument[0], '=') : NULL;
    const char *value = equals ? equals + 1 : left > 1 ? argument[1] : "";
    size_t length = equals ? (size_t)(equals - argument[0]) : left > 0 ? strlen(argument[0]) : 0;
    text_format(name, sizeof name, "%.*s", (int)length, left > 0 ? argument[0] : "");
    int found = game_option_find(game, name, value);
    if (found < 0) {
        say_line(stderr, "route-mille-lab: %s has no option %s %s", game->name, name, value);
        return 0;
    }
    option[game_option_index(game, name)] = (uint8_t)found;
    return equals ? 1 : 2;
}

bool lab_rules_fill(const struct game *game, const char *set, const uint8_t said[GAME_OPTIONS_MAX],
                    struct game_setup *setup)
{
    const struct lab_game *own = lab_game_of(game);
    memset(setup->option, 0, sizeof setup->option);
    if (own && own->rules ? !own->rules(set, setup) : set != NULL) {
        say_line(stderr, "route-mille-lab: %s has no rule set %s", game->name, set);
        return false;
    }
    for (int i = 0; i < GAME_OPTIONS_MAX; i++) {
        setup->option[i] = said[i] == LAB_OPTION_UNSAID ? setup->option[i] : said[i];
    }
    return true;
}

void lab_seatings_say(const struct game *game, int seats, int sides)
{
    char line[256];
    struct text out = text_in(line, sizeof line);
    for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
        text_addf(&out, "%s%d/%d", out.length > 0 ? ", " : "", at->seats, at->sides);
    }
    say_line(stderr, "route-mille-lab: %d/%d do not play %s; seats and sides are %s", seats, sides,
             game->name, line);
}

double lab_share_error(double share, double games)
{
    return 196 * sqrt(share * (1 - share) / games);
}
