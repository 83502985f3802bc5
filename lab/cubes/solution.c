/* SPDX-License-Identifier: MIT */
/* Finds the solution of the dice game, and writes it as the game's source file. */
#include "cubes/cubes.h"
#include "games/cubes/ai/tables.h"
#include "lab.h"

#include "base/say.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { A_LINE = 8, PATH_SIZE = 512 };

void solution_find(bool jokers, struct solve_desk *desk, struct solution *solution)
{
    turns_build(&solution->turns, jokers);
    solve_alone(&solution->turns, STAKES_GOAL, desk, &solution->alone[0]);
    solve_alone(&solution->turns, STAKES_GOAL_BLITZ, desk, &solution->alone[1]);
    solve_race(&solution->turns, &solution->alone[0], desk, &solution->race[0]);
    solve_race(&solution->turns, &solution->alone[1], desk, &solution->race[1]);
    solve_two(&solution->turns, desk, &solution->two[0]);
    solve_blitz(&solution->turns, desk, &solution->two[0], &solution->two[1]);
}

/* ---- the cases of a turn ------------------------------------------------------------------------------- */

static void write_cases(FILE *file, const struct turns *turns)
{
    fputs("    .each = {\n", file);
    for (int i = 0; i < turns->cases; i++) {
        const struct turns_case *each = &turns->each[i];
        fprintf(file, "        {%d, %d, %d, %d, %" PRIu32 ", %" PRIu32 ", %d, %d},\n", each->dice,
                each->alike, each->row, each->held, each->ways, each->busts, each->first, each->outcomes);
    }
    fputs("    },\n", file);
}

static void write_turns(FILE *file, const struct turns *turns)
{
    fprintf(file, "static const struct turns turns = {\n    .cases = %d, .fresh = %d, .gain_most = %d,\n",
            turns->cases, turns->fresh, turns->gain_most);
    write_cases(file, turns);
    const struct turns_case *last = &turns->each[turns->cases - 1];
    int outcomes = last->first + last->outcomes;
    fputs("    .outcome = {", file);
    for (int i = 0; i < outcomes; i++) {
        const struct turns_outcome *outcome = &turns->outcome[i];
        fprintf(file, "%s{%" PRIu32 ", %d, %d, %d},", i % A_LINE == 0 ? "\n        " : " ", outcome->ways,
                outcome->gain, outcome->first, outcome->options);
    }
    int options = turns->outcome[outcomes - 1].first + turns->outcome[outcomes - 1].options;
    fputs("\n    },\n    .option = {", file);
    for (int i = 0; i < options; i++) {
        fprintf(file, "%s{%d, %d},", i % (2 * A_LINE) == 0 ? "\n        " : " ", turns->option[i].now,
                turns->option[i].gain);
    }
    fputs("\n    },\n};\n\n", file);
}

/* ---- numbers ------------------------------------------------------------------------------------------- */

static void write_long(FILE *file, uint32_t number)
{
    char digits[TABLES_LONG];
    tables_write(number, TABLES_LONG, digits);
    fwrite(digits, 1, sizeof digits, file);
}

static void write_square(FILE *file, const struct solved *solved)
{
    fputs("    .square = {\n", file);
    for (int own = STAKES_GATE; own < STAKES_GOAL; own++) {
        fputs("        \"", file);
        for (int other = STAKES_GATE; other < STAKES_GOAL; other++) {
            char digits[TABLES_SHORT];
            tables_write_short(solved->chance[own][other], digits);
            fwrite(digits, 1, sizeof digits, file);
        }
        fputs("\",\n", file);
    }
    fputs("    },\n", file);
}

static void write_late(FILE *file, const struct solved *solved)
{
    fputs("    .late = \"", file);
    for (int turned = 0; turned < 2; turned++) {
        for (int below = 1; below < STAKES_LEAD; below++) {
            for (int past = 0; past + below < STAKES_LEAD; past++) {
                int under = STAKES_GOAL - below;
                int over = STAKES_GOAL + past;
                write_long(file, turned ? solved->chance[over][under] : solved->chance[under][over]);
            }
        }
    }
    fputs("\",\n    .over = \"", file);
    for (int lead = 0; lead < STAKES_OVER; lead++) {
        write_long(file, solved->over[lead]);
    }
    fputs("\",\n", file);
}

static void write_boarding(FILE *file, const struct alone *alone, const struct solved *solved)
{
    fputs("        {.turns = \"", file);
    write_long(file, alone->turns[0]);
    fputs("\",\n         .chance = \"", file);
    write_long(file, solved->chance[0][0]);
    for (int other = STAKES_GATE; other < solved->goal; other++) {
        write_long(file, solved->chance[0][other]);
    }
    fputs("\",\n         .other = \"", file);
    for (int own = STAKES_GATE; own < solved->goal; own++) {
        write_long(file, solved->chance[own][0]);
    }
    fputs("\"},\n", file);
}

static void write_race_row(FILE *file, const uint32_t longer[RACE_TURNS])
{
    fputs("        \"", file);
    for (int turn = 0; turn < TABLES_RACE_TURNS; turn++) {
        char digits[TABLES_RACE_DIGITS];
        uint64_t scaled = (uint64_t)longer[turn] * TABLES_RACE_ONE + TURNS_ONE / 2;
        tables_write(scaled / TURNS_ONE, TABLES_RACE_DIGITS, digits);
        fwrite(digits, 1, sizeof digits, file);
    }
    fputs("\",\n", file);
}

static void write_race(FILE *file, const struct cubes_race race[TABLES_KINDS])
{
    fputs("    .race = {\n", file);
    for (int kind = 0; kind < TABLES_KINDS; kind++) {
        write_race_row(file, race[kind].longer[0]);
    }
    for (int own = STAKES_GATE; own < STAKES_GOAL; own++) {
        write_race_row(file, race[0].longer[own]);
    }
    fputs("    },\n", file);
}

static void write_all(FILE *file, const struct solution *solution, const char *name)
{
    fputs("/* SPDX-License-Identifier: MIT */\n"
          "/* Written by route-mille-lab cubes solve: see docs/opponents.md. */\n"
          "#include \"games/cubes/ai/tables.h\"\n\n"
          "/* clang-format off */\n",
          file);
    write_turns(file, &solution->turns);
    fprintf(file, "const struct tables tables_%s = {\n    .turns = &turns,\n    .alone = \"", name);
    for (int own = STAKES_GATE; own < STAKES_GOAL; own++) {
        write_long(file, solution->alone[0].turns[own]);
    }
    fputs("\",\n", file);
    write_square(file, &solution->two[0]);
    write_late(file, &solution->two[0]);
    fputs("    .boarding = {\n", file);
    for (int kind = 0; kind < TABLES_KINDS; kind++) {
        write_boarding(file, &solution->alone[kind], &solution->two[kind]);
    }
    fputs("    },\n", file);
    write_race(file, solution->race);
    fputs("};\n", file);
}

bool solution_write(const struct solution *solution, bool jokers, const char *folder)
{
    const char *name = jokers ? "jokers" : "plain";
    char path[PATH_SIZE];
    if (!text_format(path, sizeof path, "%s/tables_%s.c", folder, name)) {
        say_line(stderr, "%s: this name is too long", folder);
        return false;
    }
    FILE *file = fopen(path, "w");
    if (!file) {
        say_line(stderr, "%s: %s", path, strerror(errno));
        return false;
    }
    write_all(file, solution, name);
    bool fine = ferror(file) == 0;
    fine = fclose(file) == 0 && fine;
    if (!fine) {
        say_line(stderr, "%s: it could not be written whole", path);
    }
    return fine;
}
