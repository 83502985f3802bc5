/* SPDX-License-Identifier: MIT */
/* route-mille-lab: the games without a screen. */
#include "lab.h"
#include "mille/mille.h"

#include "base/say.h"

#include <stdio.h>
#include <string.h>

/* In two halves, because C guarantees strings of 4095 characters only. */
static const char help[] =
    "route-mille-lab: the games without a screen\n"
    "\n"
    "  selfplay GAME A [B ..] [--games N] [--seats N] [--seed S]\n"
    "           [--option NAME VALUE] [--save FILE] [--json]\n"
    "      Players of any game (mille, cubes, bones, null) play each other, each deal\n"
    "      from every seat; the last one named takes the seats that are left. Tells who\n"
    "      wins how often, within what error, and the points a game. The lab alone has\n"
    "      plain, a simple search to measure by: plain:2000 for so much thought.\n"
    "  selfplay A B [--hands N | --games N] [--seed S] [--option NAME VALUE]\n"
    "               [--gain PLAYOUTS] [--jobs N] [--save FILE] [--json]\n"
    "      More of two players of the road, both seats swapped on the same deals.\n"
    "      Players: random, sunday, regular, rally, ace, plain; with :N behind the name,\n"
    "      as in ace:2000, so many iterations a move. Options: extension on|off,\n"
    "      deck_end stuck|empty_hands. --gain weighs how many games more A's choices\n"
    "      win than the quick player's would, without the luck: where they differ,\n"
    "      both are played out so many times; B is regular or rally. --jobs shares\n"
    "      the deals among processes; --save writes the journal of the first match.\n"
    "      100 games unless told otherwise.\n"
    "  replay FILE [--events]\n"
    "      Plays a journal again and checks its scores against what happened;\n"
    "      --events prints every event instead of the score sheets. A journal that\n"
    "      is for a day must be that day's deal.\n"
    "  daily DATE TABLE [--json]\n"
    "      The deal of a day, as in daily 2026-11-22 road: its seed, its cards, what\n"
    "      the house makes of it in the person's seat, and par, its mean. Tables:\n"
    "      road (margins), dice (turns), dominoes (points).\n"
    "  engine\n"
    "      Weighs positions for another program, by lines on standard input and\n"
    "      output: docs/engine.md.\n"
    "  review FILE [--seat N | --all] [--iterations N] [--json]\n"
    "      What the strongest player would have done in a journal's places, what\n"
    "      other choices cost, and the luck of each draw: for the first person's\n"
    "      seat unless told otherwise. Iterations are for a decision; the same\n"
    "      number gives the same review. docs/review.md explains the figures.\n"
    "  tune [--fresh] [--rounds N] [--lessons N] [--playouts N] [--seed S]\n"
    "       [--out FILE]\n"
    "  net [--fresh] [--rounds N] [--lessons N] [--playouts N] [--seed S]\n"
    "      [--out FILE]\n"
    "  odds [--hands N] [--out FILE]\n"
    "  equity [--hands N] [--out FILE]\n"
    "  value [--samples N] [--out FILE]\n"
    "      Learn what the strong players know: what an action is worth by itself,\n"
    "      the quick player's net over it, where hidden cards lie, what totals\n"
    "      are worth, what the rest of a hand brings. --out writes the source\n"
    "      file: docs/opponents.md.\n";
static const char help_of_games[] =
    "  cubes solve [--out FOLDER]\n"
    "      Solves the dice game, prints its figures and writes the tables that the\n"
    "      game carries: half a minute.\n"
    "  cubes play A [B ..] [--games N] [--seed S] [--option NAME VALUE]\n"
    "             [--gain] [--save FILE] [--json]\n"
    "      Games of dice of one to six players, the seats turned on the same dice;\n"
    "      plain ones unless told otherwise. Players: apprentice, postman, patronne,\n"
    "      engineer, random, and highest, who minds only whoever is ahead. --gain: what\n"
    "      A wins more than B would in its place, among others like B, with the same\n"
    "      dice turn by turn. --save writes the journal of the first game.\n"
    "  cubes margin SEATS [--games N] [--seed S] [--jokers] [--level] [--step N] [--json]\n"
    "      What the engineer wins more than its share among 2 to 5 others that mind only\n"
    "      whoever is ahead, without the luck of the dice: docs/opponents.md. --level:\n"
    "      nobody is better. --step: of the grid of scores, in fifties.\n"
    "  cubes rank SCORES [--json]\n"
    "      The rankings of a score file of the dice game, best first.\n"
    "  cubes stat JOURNAL [--json]\n"
    "      The status sheet of a game of dice: where every seat stands.\n"
    "  bones ladder A B [C D] [--games N] [--seed S] [--option NAME VALUE] [--json]\n"
    "      Games of dominoes: A against three of B, or four players, each deal played\n"
    "      four times with the seats turned. Players: baker, postman, patronne, marius,\n"
    "      random; plain, plain-baker and plain-patronne, whose even deals those choose\n"
    "      in; marius:100 weighs so many deals a tile.\n"
    "  bones bench [--seconds N]\n"
    "      Measures the domino game and its search on this machine and prints JSON.\n"
    "  bones learn [--choices N] [--out FILE]\n"
    "      Learns how plain searchers play, from so many choices, for Marius to foresee\n"
    "      them; writes the table of the net.\n"
    "  bench [--seconds N]\n"
    "      Measures the core on this machine and prints JSON.\n"
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
    {"selfplay", lab_selfplay}, {"replay", lab_replay}, {"daily", lab_daily},   {"bones", lab_bones},
    {"review", lab_review},     {"engine", lab_engine}, {"bench", lab_bench},   {"tune", lab_tune},
    {"net", lab_net},           {"equity", lab_equity}, {"odds", lab_odds},     {"value", lab_value},
    {"cubes", lab_cubes},       {"help", print_help},   {"--help", print_help},
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
