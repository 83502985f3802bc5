/* SPDX-License-Identifier: MIT */
/* What a person chooses for the dice. */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"
#include "front/scenes/options_table.h"
#include "games/cubes/cubes.h"

static const struct options_choice games[] = {
    [CUBES_GAME_STANDARD] = {N_("Standard"), N_("In new games, whoever comes to 10,000 ends the game.")},
    [CUBES_GAME_BLITZ] = {N_("Blitz"),
                          N_("In new games, whoever comes to 7,500 ends the game: a shorter one.")},
    [CUBES_GAME_CHANCE] = {N_("One in six is Blitz"),
                           N_("Chance decides before each game, and says which one it is.")},
};

static const struct options_choice jokers[] = {
    [CUBES_JOKERS_SIXTH] = {N_("One game in six"),
                            N_("Chance decides before each game whether there are Jokers.")},
    [CUBES_JOKERS_NEVER] = {N_("Never"), N_("New games are played without Jokers.")},
    [CUBES_JOKERS_ALWAYS] = {N_("Always"), N_("New games are played with Jokers.")},
};

const struct options_entry CUBES_OPTIONS_ROWS[CUBES_CHOICES] = {
    [CUBES_CHOICE_GAME] = {"options.dice_game", N_("Kind of game"), NULL, PAGE_TABLE, CONTROL_CHOICE,
                           .game = "cubes", .key = "game", .standard = CUBES_GAME_STANDARD,
                           .most = CUBES_GAME_CHANCE, .step = 1, .choices = games},
    [CUBES_CHOICE_JOKERS] = {"options.dice_jokers", N_("Jokers"), NULL, PAGE_TABLE, CONTROL_CHOICE,
                             .game = "cubes", .key = "jokers", .standard = CUBES_JOKERS_SIXTH,
                             .most = CUBES_JOKERS_ALWAYS, .step = 1, .choices = jokers},
    [CUBES_CHOICE_CHANCE] = {"options.dice_chance", N_("Chance of a bust"),
                             N_("Shows exactly how likely the next roll loses what is at risk."), PAGE_TABLE,
                             CONTROL_TOGGLE, .game = "cubes", .key = "chance", .standard = 1, .flag = true,
                             .most = 1, .step = 1},
    [CUBES_CHOICE_STAKES] = {"options.dice_stakes", N_("Stakes"),
                             N_("From 1,000 points at risk on, the light, drums and the music say so."),
                             PAGE_TABLE, CONTROL_TOGGLE, .game = "cubes", .key = "stakes", .standard = 1,
                             .flag = true, .most = 1, .step = 1},
};

int cubes_choice(const struct settings *settings, enum cubes_choice choice)
{
    return options_kept(settings, &CUBES_OPTIONS_ROWS[choice]);
}
