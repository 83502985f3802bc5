/* SPDX-License-Identifier: MIT */
/* route-mille-lab: the games and their computer players, without a screen. */
#include "lab.h"
#include "mille/mille.h"

#include "base/say.h"

#include <stdio.h>
#include <string.h>

/* In two halves, because C guarantees strings of 4095 characters only. */
static const char help[] =
    "route-mille-lab: the games without a screen\n"
    "\n"
    "  selfplay GAME A [B ..] [--games N] [--seats N] [--sides N] [--seed S]\n"
    "           [--rules NAME] [--option NAME=VALUE ..] [--save FILE] [--json]\n"
    "      Players of any game (mille, cubes, bones, null) play each other, each deal\n"
    "      from every seat; the last one named takes all remaining seats. Prints how\n"
    "      often each one wins, with the error, and the points a game. Only the lab has\n"
    "      plain, a simple search for comparisons; plain:2000 sets its iterations.\n"
    "      With fewer sides than seats partners sit opposite each other. The road has\n"
    "      the rules mille, parker, dujardin, us2010 and family, at 2/2, 3/3, 4/4, 4/2\n"
    "      and 6/3 seats and sides; docs/rules.md has its options.\n"
    "  selfplay A B [--hands N | --games N] [--seed S] [--rules NAME]\n"
    "               [--option NAME=VALUE ..] [--gain PLAYOUTS] [--jobs N]\n"
    "               [--save FILE] [--json]\n"
    "      More figures for two players of the road, with seats swapped on each deal.\n"
    "      Players: random, sunday, regular, rally, ace, plain; ace:2000 searches with\n"
    "      2000 iterations a move. --gain measures how many more games A's choices\n"
    "      win than the quick player's, without luck: where they differ, both are\n"
    "      played out PLAYOUTS times; B is regular or rally. --jobs divides the deals\n"
    "      between processes; --save writes the journal of the first match.\n"
    "      100 games by default.\n"
    "  replay FILE [--events]\n"
    "      Plays a journal again and checks its scores against its events; --events\n"
    "      prints every event instead of the score sheets. A journal that is marked\n"
    "      as the deal of a day or of a stage of the journey must have that deal.\n"
    "  daily DATE TABLE [--json]\n"
    "      The deal of a day, as in daily 2026-11-22 road: its seed, its cards, the\n"
    "      results of the computer players in the person's seat, and par, their mean.\n"
    "      Tables: road (margins), dice (turns), dominoes (points).\n"
    "  journey [STAGE [back]] [--tries N] [--check] [--json]\n"
    "      How often people new to a game, seasoned ones and the strongest player meet\n"
    "      the three goals of the stages of the journey, in percent with errors, as\n"
    "      stand-ins for them: N tries of each deal, a tenth of these where somebody\n"
    "      searches. --check: whether the rates are as docs/journey.md wants them.\n"
    "  journey --pick STAGE [back] [--from SEED] [--seeds N]\n"
    "      Looks among N deals, 12,000 by default, for twelve that a stage may have.\n"
    "  engine\n"
    "      Rates positions for another program, with lines on standard input and\n"
    "      output: docs/engine.md.\n"
    "  review FILE [--seat N | --all] [--iterations N] [--json]\n"
    "      The choices of the strongest player for the decisions in a journal, the\n"
    "      cost of other choices, and the luck of each draw; by default for the first\n"
    "      person's seat. Iterations are for each decision; the same number gives the\n"
    "      same review. docs/review.md explains the figures.\n"
    "  tune [--fresh] [--rounds N] [--lessons N] [--playouts N] [--seed S]\n"
    "       [--out FILE]\n"
    "  net [--pairs] [--fresh] [--rounds N] [--lessons N] [--playouts N] [--seed S]\n"
    "      [--out FILE]\n"
    "  odds [--hands N] [--out FILE]\n"
    "  equity [--hands N] [--out FILE]\n"
    "  value [--samples N] [--out FILE]\n"
    "  field [--samples N] [--out FILE]\n"
    "      Train the strong players: the worth of single actions, the quick player's\n"
    "      net, the odds of hidden cards, the value of totals, and that of the rest of\n"
    "      a hand. --out writes the source file: docs/opponents.md.\n";
static const char help_of_games[] =
    "  cubes solve [--out FOLDER]\n"
    "      Solves the dice game, prints its figures and writes the tables of the game:\n"
    "      half a minute.\n"
    "  cubes play A [B ..] [--games N] [--seed S] [--option NAME VALUE]\n"
    "             [--gain] [--save FILE] [--json]\n"
    "      Games of dice of one to six players, with the seats rotated on the same dice;\n"
    "      plain dice by default. Players: apprentice, postman, patronne, engineer,\n"
    "      random, and highest, which looks only at the highest other seat. --gain: what\n"
    "      A wins more than B in the same seat, among others like B, with the same dice\n"
    "      in every turn. --save writes the journal of the first game.\n"
    "  cubes margin SEATS [--games N] [--seed S] [--jokers] [--level] [--step N] [--json]\n"
    "      What the engineer wins more than its share among 2 to 5 players that look only\n"
    "      at the highest other seat, without luck: docs/opponents.md. --level: all\n"
    "      players are equal. --step: of the grid of scores, in fifties.\n"
    "  cubes rank SCORES [--json]\n"
    "      The rankings of a score file of the dice game, the best first.\n"
    "  cubes stat JOURNAL [--json]\n"
    "      The status sheet of a game of dice: the standing of each seat.\n"
    "  bones ladder A B [C D] [--games N] [--seed S] [--option NAME VALUE] [--json]\n"
    "      Games of dominoes: A against three of B, or four players, each deal played\n"
    "      four times with the seats rotated. Players: baker, postman, patronne, marius,\n"
    "      random; plain, plain-baker and plain-patronne, a simple search with playouts\n"
    "      of these players; marius:100 searches with 100 deals a tile.\n"
    "  bones bench [--seconds N]\n"
    "      Measures the domino game and its search on this machine and prints JSON.\n"
    "  bones learn [--choices N] [--out FILE]\n"
    "      Trains the net of Marius with N choices of plain searchers, and writes its\n"
    "      table.\n"
    "  bench [--seconds N]\n"
    "      Measures the games on this machine and prints JSON.\n"
    "  help\n"
    "      Prints this.\n"
    "\n"
    "Exit code: 0 done, 1 failed (a damaged file: its name, line and reason), 2 misused.\n";

static void tell(FILE *out)
{
    fputs(help, out);
    fputs(help_of_games, out);
}

static int print_help(int count, char **argument)
{
    (void)count;
    (void)argument;
    tell(stdout);
    return LAB_DONE;
}

static const struct {
    const char *name;
    int (*run)(int count, char **argument);
} commands[] = {
    {"selfplay", lab_selfplay}, {"replay", lab_replay}, {"daily", lab_daily}, {"bones", lab_bones},
    {"review", lab_review},     {"engine", lab_engine}, {"bench", lab_bench}, {"tune", lab_tune},
    {"net", lab_net},           {"equity", lab_equity}, {"odds", lab_odds},   {"value", lab_value},
    {"field", lab_field},       {"cubes", lab_cubes},   {"help", print_help}, {"--help", print_help},
    {"journey", lab_journey},
};

int main(int count, char **argument)
{
    if (count < 2) {
        tell(stderr);
        return LAB_USAGE;
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(argument[1], commands[i].name) == 0) {
            int code = commands[i].run(count - 2, argument + 2);
            if (fflush(stdout) != 0) {
                perror("route-mille-lab: standard output");
                return LAB_FAILED;
            }
            return code;
        }
    }
    say_line(stderr, "route-mille-lab: no command is called \"%s\"; try help", argument[1]);
    return LAB_USAGE;
}
